sponsored = Sponsorisé

home-categories = Parcourir par catégorie
home-submitTitle = Vous avez créé un outil ?
home-submitText = Proposez-le avec le formulaire ou par l’API. La rédaction examine chaque proposition et vous explique sa décision.
home-points-1 = La rédaction examine chaque proposition
home-points-2 = L’ordre des résultats ne s’achète pas
home-points-3 = Aucun pistage, aucun service tiers

list-title = Outils d’IA
list-foundAtLeast = Plus de { NUMBER($count) } outils
list-category = Catégorie
list-anyCategory = Toutes les catégories
list-pricing = Prix
list-anyPricing = Tous les prix
list-clear = Effacer la recherche et les filtres
list-none = Aucun outil ne correspond
list-noneHint = Essayez avec moins de mots ou d’autres mots, ou retirez un filtre.
list-about-tools = Tous les outils du catalogue, les plus récents d’abord. Affinez par prix et par catégorie, ou lancez une recherche.
list-about-category = Outils d’IA de la catégorie « { $name } » : ce que fait chacun et ce qu’il coûte.
list-about-categories = Toutes les catégories du catalogue et le nombre d’outils de chacune.
list-foundFor = { $found } pour « { $q } »
list-noneFor = Aucun outil ne correspond à « { $q } »
list-fewerWords = Essayez avec moins de mots ou d’autres mots.
list-beyond = Cette page n’existe pas
list-unlisted = Aucun outil n’est répertorié à l’adresse « { $q } »
list-nearAddress = Aucun outil n’est répertorié à cette adresse exacte. Voici les plus proches.
list-correctedTo = Résultats pour « { $q } ».
list-instead = Rechercher plutôt « { $q } »
list-meant = Vouliez-vous dire « { $q } » ?
list-ignored = Non pris en compte : { $words }.
list-unmet = À notre connaissance, aucun outil ne répond à « { $words } ». Voici ceux qui correspondent au reste de la recherche.
list-relaxed = { $count ->
    [one] À notre connaissance, un seul outil répond à « { $words } ». Les autres correspondent au reste de la recherche.
   *[other] À notre connaissance, seuls { $count } outils répondent à « { $words } ». Les autres correspondent au reste de la recherche.
}
list-hint = De préférence : { $price }
list-nearest = Catégories les plus proches

tool-visit = Visiter le site
tool-about = Présentation
tool-facts = En bref
tool-website = Site web
tool-pricing = Prix
tool-updated = Dernière modification
tool-checked = Dernière vérification du lien
tool-pictureFrom = Image provenant de
tool-broken = Le lien ne fonctionnait pas lors de notre dernière vérification.
tool-original = Pas encore traduit, affiché dans la langue d’origine : { $language }.
tool-machine = Traduction automatique.
tool-confirmed = Confirmé en { $month }
tool-stated-maker = selon son créateur, { $month }
tool-stated-editor = selon la rédaction, { $month }
tool-stated-import = d’après une liste importée, { $month }
tool-back = Retour à la fiche

badge-listed = Répertorié sur { $site }
badge-title = Badge pour votre site
badge-copy = Copiez ce code sur votre page.

alternatives-title = Alternatives à { $name }
alternatives-lead = Des outils qui peuvent remplacer { $name }, les plus proches d’abord.
alternatives-all = Toutes les alternatives
alternatives-none = Pas encore d’alternative
alternatives-order = Les plus proches d’abord ; l’argent n’y est pour rien.
alternatives-named = Cité dans votre recherche
alternatives-words = Chercher plutôt ces mots

suggest-category = Catégorie
suggest-task = Tâche
suggest-count = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}
suggest-none = Aucune suggestion

facets-features = Caractéristiques
facets-noAccount = Sans compte
facets-more = Plus de catégories
facets-chosen = Filtres choisis
facets-remove = Retirer le filtre : { $name }
facets-clear = Tout effacer

sort-why = Comment l’ordre est établi

category-search = Rechercher dans cette catégorie
category-others = Autres catégories

tasks-lead = Que voulez-vous faire ? Chaque tâche réunit les outils qui s’en chargent.
tasks-all = Toutes les tâches
tasks-none = Il n’y a pas encore de tâches.
tasks-others = Tâches voisines
tasks-search = Rechercher parmi ces outils
tasks-sure = Seulement les outils dont les textes disent clairement qu’ils le font.
tasks-more = Rechercher parmi tous les outils
tasks-roles = Par métier
tasks-role = { $role } : des tâches à confier à l’IA, et les outils qui s’en chargent.
tasks-otherRoles = Autres métiers

report-title = Signaler un problème avec { $name }
report-sent = Signalement envoyé
report-lead = Dites-nous ce qui ne va pas. La rédaction lit chaque signalement, mais ne voit pas qui l’a envoyé.
report-kind = Qu’est-ce qui ne va pas ?
report-message = Que doit savoir la rédaction ?
report-messageHint = Jusqu’à { 1000 } caractères
report-replyTo = Adresse e-mail pour la réponse
report-replyToHint = Nous envoyons un seul e-mail quand le signalement est clos (trois par jour au plus), puis nous effaçons l’adresse, au bout de 90 jours au plus tard.
report-signedIn = La suite donnée apparaîtra dans votre compte, sous « Mes signalements ».
report-button = Envoyer le signalement
report-done = Merci. La rédaction va s’en occuper.
report-doneNoMail = Merci. La rédaction va s’en occuper. Vous ne recevrez pas d’e-mail : vous avez envoyé trop de signalements avec une adresse aujourd’hui.

ranking-lead = L’ordre des résultats dépend de la correspondance entre chaque fiche et vos mots. Une même recherche donne à tous le même ordre.
ranking-paidTitle = L’argent n’y est pour rien
ranking-paid = Personne ne peut acheter une meilleure place. Les fiches sponsorisées figurent dans un cadre à part portant la mention « Sponsorisé », deux au plus par page, et seulement au-dessus de résultats qui contiennent l’outil lui-même. La recherche ignore qui paie : elle ne lit jamais ces données, et un test automatique compare tous les résultats avec et sans emplacements sponsorisés.
ranking-withoutTitle = Sans mot recherché
ranking-without = Les listes et les catégories montrent d’abord les fiches les plus récentes.
ranking-popularTitle = Par popularité
ranking-popular = Cet ordre ne s’applique que si vous le choisissez ; aucune recherche ne l’utilise d’elle-même. Il tient compte des 30 derniers jours : qui ouvre la page d’un outil compte une fois, qui va ensuite sur son site compte deux fois de plus. Toutes les personnes d’un même réseau (les 24 premiers bits d’une adresse IPv4, ou 48 d’une adresse IPv6) comptent pour une seule, au plus une fois par jour et sur deux jours. Un site qui renvoie à un outil apporte au plus la moitié de ce qu’apportent toutes les autres sources réunies, plus cinq points. Les outils ouverts depuis moins de dix réseaux ne sont pas classés ; ils viennent ensuite, les plus récents d’abord. Les robots connus ne comptent pas, et rien ne s’achète. Aucune adresse n’est conservée : seulement, pendant 30 jours, une marque que se partagent 256 réseaux et qui change d’un outil à l’autre.
ranking-priceTitle = Par prix
ranking-price = Vous seul pouvez choisir cet ordre, lui aussi. Viennent d’abord les outils utilisables gratuitement, puis les prix mensuels, du plus bas au plus élevé ; un prix annuel compte pour un douzième. Les autres devises sont converties en dollars américains à des taux fixes et arrondis : deux prix proches peuvent donc changer de place. Suivent les prix à payer une seule fois, puis les prix à l’utilisation et, en dernier, les outils dont personne n’a indiqué le prix. À prix égal, c’est le nom qui décide. Le filtre par prix compare de la même façon.
ranking-withTitle = Avec des mots recherchés
ranking-with = Chaque outil va dans le premier groupe qui lui convient :
ranking-tiers-1 = Le nom est exactement ce que vous avez saisi, sans tenir compte des majuscules, des accents, des espaces ni de la ponctuation.
ranking-tiers-2 = Le nom ne diffère que par une terminaison comme « AI » ou « .com », l’outil a ce nom de domaine, vous avez saisi le nom de son éditeur, ou le nom figure parmi vos mots et d’autres correspondent à l’outil.
ranking-tiers-3 = Le nom compte une lettre de plus que votre saisie.
ranking-tiers-4 = Le nom commence par ce que vous avez saisi.
ranking-tiers-5 = Le nom contient tous vos mots, le dernier comme début d’un mot.
ranking-tiers-6 = Le nom diffère d’une seule lettre, fausse, manquante, en trop ou intervertie, ou se prononce comme ce que vous avez saisi dans une autre écriture, et presque aucun outil n’emploie les mots saisis.
ranking-tiers-7 = Le nom, les textes et les catégories contiennent tous vos mots, ou l’outil fait ce que vous cherchez, ou presque, décrit autrement.
ranking-tiers-8 = Au moins la moitié de vos mots correspondent ; les mots rares comptent plus que les mots courants.
ranking-withinTitle = À l’intérieur d’un groupe
ranking-within = Si c’est le nom qui correspond, la fiche la plus récente vient d’abord. Si ce sont les mots, le nom compte plus que l’accroche, et l’accroche plus que la description ; à égalité, les accroches les plus brèves viennent d’abord, puis les fiches les plus récentes. Les mots comme « meilleur » ou « gratuit » sont facultatifs. Ce que fait un outil se déduit de ses textes, d’après une liste de tâches en huit langues.
ranking-alternativesTitle = Alternatives à un outil
ranking-alternatives = Un outil est une alternative à un autre si ses textes le disent, si les deux sont connus pour le même usage, ou s’ils partagent une catégorie et des mots qui disent ce qu’ils font. Le premier cas compte le plus, puis le deuxième, puis les mots en commun (les rares plus que les courants), puis les catégories en commun. À égalité, la fiche la plus récente passe devant. La page en montre 50 au plus et, à partir du onzième, seulement ceux qui sont proches des meilleurs. Si une recherche demande des alternatives, l’outil nommé vient en premier, et les outils au prix demandé remontent.
ranking-understoodTitle = Comment vos mots sont lus
ranking-understood = Un mot que presque aucun outil n’emploie est corrigé lorsqu’un mot voisin est bien plus employé ; la page le dit et propose votre orthographe. Les mots qui désignent un prix, comme « gratuit » ou « open source », font monter les outils à ce prix. Ceux qui désignent une caractéristique, comme « extension de navigateur » ou « sans inscription », font monter les outils qui l’indiquent dans leurs données ou leurs textes. Ce qui suit « au lieu de » n’est pas cherché. Les numéros de version, comme dans « DALL·E 3 », sont facultatifs.
ranking-meanings = Ce site compare aussi le sens : un modèle de langage transforme vos mots et les textes de chaque outil en nombres. Les outils dont les nombres sont les plus proches des vôtres, 50 au plus, sont trouvés même sans mot commun, et remontent un peu. Pour cela, les mots de votre recherche sont envoyés au serveur du modèle, sans rien d’autre sur vous ; s’il ne répond pas aussitôt, seuls les mots comptent.
ranking-languagesTitle = Dans votre langue
ranking-languages = Vous pouvez chercher dans chacune des huit langues. Les autres formes d’un mot correspondent aussi, et les noms des catégories mènent aussi à des outils décrits dans une autre langue.
ranking-notTitle = Ce qui ne compte pas
ranking-ignored-1 = Tout paiement, quel qu’il soit
ranking-ignored-2 = Les clics et les visites, sauf si vous triez par popularité
ranking-ignored-3 = Qui vous êtes et ce que vous avez cherché avant
ranking-ignored-4 = Qui a proposé l’outil
ranking-check = Vérifiez par vous-même : l’API ouverte donne le même ordre, sans aucun emplacement sponsorisé.
ranking-apiLink = Lire la documentation de l’API

api-lead = Lisez le catalogue sans clé, proposez des outils avec un jeton. Cette page est générée à partir de la description OpenAPI ; ses explications sont en anglais.
api-start = Pour commencer
api-startRead = Aucun jeton pour lire. Essayez dans un terminal :
api-startToken = Pour proposer des outils, il vous faut un jeton.
api-makeToken = Créer un jeton d’API
api-startErrors = Chaque erreur est un objet JSON avec `code`, `message` et, si un champ n’est pas valable, une explication dans `fields`.
api-startPages = Les listes sont paginées, à raison de `per_page` résultats par page ; `links.next` mène à la suivante.
api-startLimits = Au-delà d’une limite, la réponse est 429 et `Retry-After` indique combien de secondes attendre.
api-base = Adresse de base
api-contents = Opérations
api-parameters = Paramètres
api-required = obligatoire
api-body = Corps (JSON)
api-answers = Réponses
api-errors = Erreurs
api-token = Exige un jeton
api-open = Sans jeton
api-example = Exemple
api-values = L’une de ces valeurs
api-standard = Par défaut

statistics-lead = Combien de temps attendent les propositions et ce que décide la rédaction. Calculé automatiquement, sans aucun nom.
statistics-waiting = Dans la file d’examen
statistics-oldest = La plus ancienne attend depuis
statistics-nobody = File d’examen vide
statistics-period = { $days ->
    [one] Dernier jour
   *[other] { $days } derniers jours
}
statistics-decisions = Décisions
statistics-published = Publiées
statistics-rejected = Refusées
statistics-changes = Modifications demandées
statistics-median = Délai habituel (médiane)
statistics-p95 = Délai maximal dans 95 % des cas
statistics-noDecisions = Pas encore de décision
statistics-reasons = Motifs des refus
statistics-span = Période
statistics-at = Situation au { $time } (UTC).
statistics-json = Les mêmes chiffres en JSON

noTool-gone = Cet outil n’est plus dans le catalogue
noTool-goneText = La rédaction a supprimé la fiche. Essayez une recherche.
noTool-missing = Cet outil n’est pas dans le catalogue
noTool-missingText = Peut-être porte-t-il ici un autre nom. Recherchez-le, parcourez les catégories ou proposez-le.
