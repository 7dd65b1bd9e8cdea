choosing-sort-label = Trier par
choosing-sort-relevance = Pertinence
choosing-sort-newest = Les plus récents
choosing-sort-popular = Les plus populaires
choosing-sort-updated = Modifiés récemment
choosing-sort-price = Les moins chers
choosing-sort-name = A–Z
choosing-sort-close = Résultats proches seulement ; « Pertinence » en montre { NUMBER($count) } de plus.
choosing-sort-rule = Vous pouvez aussi trier par popularité, par date d’ajout, par dernière modification, par prix ou par nom ; une recherche ne montre alors que les résultats proches.
choosing-popular-title = Populaires ce mois-ci
choosing-popular-all = Tous par popularité
choosing-fresh = Nouveau
choosing-freshCount = { $count ->
    [one] { $count } nouveau cette semaine
   *[other] { $count } nouveaux cette semaine
}
choosing-listedCount = { $count ->
    [one] { $count } ajouté à partir d’une liste cette semaine
   *[other] { $count } ajoutés à partir de listes cette semaine
}
choosing-free = { $count ->
    [one] { $count } gratuit ou avec une offre gratuite
   *[other] { $count } gratuits ou avec une offre gratuite
}
choosing-follow = Suivre cette liste :
choosing-reasons-known = Connu comme alternative à { $name }
choosing-reasons-job = Fait le même travail
choosing-reasons-category = Aussi dans : { $name }
choosing-share-share = Partager
choosing-share-copy = Copier le lien
choosing-share-copied = Lien copié
choosing-undescribed = Pas encore de description détaillée.
choosing-kept-keep = Enregistrer { $name }
choosing-kept-lead = Les outils enregistrés restent sur cet appareil et, dès que vous êtes connecté, dans votre compte. Partagez-les avec l’adresse de cette page.
choosing-kept-none = Aucun outil enregistré
choosing-kept-noneHint = Utilisez le signet d’un outil pour l’enregistrer ici.
choosing-kept-count = { $count ->
    [one] { $count } enregistré
   *[other] { $count } enregistrés
}
choosing-kept-clear = Tout retirer
choosing-compare-first = Comparer les { $count } premiers
choosing-compare-title = Comparer des outils
choosing-compare-lead = Jusqu’à quatre outils. L’adresse de cette page permet de partager la comparaison.
choosing-compare-choose = Choisissez de deux à quatre outils à comparer.
choosing-compare-withOthers = Comparer à d’autres outils
choosing-compare-visit = Visiter
choosing-compare-remove = Retirer
choosing-compare-add = Ajouter un outil
choosing-compare-addButton = Ajouter
choosing-compare-missing = Le catalogue ne contient aucun outil nommé « { $name } ».
choosing-compare-only = Différences seulement
choosing-compare-differs = différent
choosing-versus-title = { $first } ou { $second } : le comparatif
choosing-versus-lead = { $first } et { $second } côte à côte : caractéristiques, prix et ce que seul l’un des deux sait faire.
choosing-versus-differences = Ce que seul l’un des deux propose
choosing-versus-known = D’après les fiches de ce catalogue.
choosing-versus-only = { $name } seulement
choosing-versus-nothing = Rien qui manque à l’autre.
choosing-versus-compared = Comparatifs
choosing-moreCategories = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
choosing-collections-title = Collections
choosing-collections-chosen = Choisis par la rédaction
choosing-collections-all = Toutes les collections
choosing-collections-lead = Des outils réunis par la rédaction autour d’un usage. Une place ne s’y achète pas.
choosing-collections-none = Il n’y a pas encore de collections.
choosing-collections-over = Cette collection est terminée.
choosing-confirmed-title = Confirmé cette semaine
choosing-confirmed-kinds-maker = Confirmé par son créateur
choosing-confirmed-kinds-price = Prix confirmé
choosing-confirmed-kinds-link = Le site répond
choosing-groups-assistants = Assistants et agents
choosing-groups-text = Textes et documents
choosing-groups-images = Images et design
choosing-groups-media = Vidéo, son et jeux
choosing-groups-code = Code et données
choosing-groups-work = Travail et bureau
choosing-groups-market = Marketing et ventes
choosing-groups-life = Études et quotidien
choosing-groups-more = Autres
