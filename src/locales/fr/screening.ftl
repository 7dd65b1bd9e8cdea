states-published = publiée
states-awaiting_moderation = en attente d’examen
states-changes_requested = en attente de modifications
states-rejected = refusée
states-withdrawn = retirée
states-expired = expirée
states-quarantined = masquée
states-removed = supprimée

differences-https = http ou https
differences-www = www
differences-path_spelling = écriture du chemin
differences-fragment = partie après #

relations-same_page_other_form = Autre forme de la même adresse
relations-same_store_item = Même produit d’une boutique d’applications
relations-same_repository = Même dépôt
relations-same_repository_name = Même nom de dépôt chez un autre propriétaire
relations-same_host = Même hôte
relations-same_word_in_address = Même mot dans l’adresse

matches-same_name = Même nom
matches-same_name_but_for_common_words = Même nom, aux mots courants près
matches-same_name_in_other_letters = Même nom dans un autre alphabet
matches-same_tagline = Même accroche
matches-one_name_holds_the_other = Un nom contient l’autre
matches-one_letter_apart = Une lettre de différence dans le nom
matches-near_same_tagline = Accroche presque identique

rules-same_page-name = Même page
rules-same_page-message = Un outil avec cette adresse figure déjà dans le catalogue ou attend d’être examiné.
rules-same_page-evidence = Même page que « { $name } » ({ $state }, { $url }). Différences : { $differs_by }.
rules-same_page-evidence_without_differs_by = Même page que « { $name } » ({ $state }, { $url }).
rules-same_store_item-name = Même application ou extension
rules-same_store_item-message = Cette application ou extension figure déjà dans le catalogue ou attend d’être examinée, à une autre adresse de sa boutique.
rules-same_store_item-evidence = Même produit de la boutique { $store }, { $id }, que « { $name } » ({ $state }, { $url }).
rules-related_page-name = Adresse apparentée
rules-related_page-message = Cela semble être une autre adresse d’un outil qui figure déjà dans le catalogue.
rules-related_page-evidence = { $relation } : { $shared }. Fiche existante : « { $name } » ({ $state }, { $url }).
rules-same_name-name = Même nom ou même accroche
rules-same_name-message = Un outil avec ce nom ou cette accroche figure déjà dans le catalogue ou attend d’être examiné.
rules-same_name-evidence = { $match } : « { $name } » ({ $state }, { $url }).
rules-look_alike_name-name = Nom d’apparence identique
rules-look_alike_name-message = Le nom ressemble à celui d’un autre outil, écrit avec des lettres d’apparence semblable.
rules-look_alike_name-evidence = Ressemble au nom « { $name } » ({ $url }), écrit avec des lettres d’apparence semblable : { $letters }.
rules-look_alike_name-evidence_without_letters = Ressemble au nom « { $name } » ({ $url }), écrit avec des lettres d’apparence semblable.
rules-gambling-name = Jeux d’argent
rules-gambling-message = Cela ressemble à une offre de jeux d’argent, que le catalogue ne recense pas.
rules-gambling-evidence = Mots sur les jeux d’argent : { $words }.
rules-adult-name = Pornographie et escortes
rules-adult-message = Cela ressemble à une offre réservée aux adultes, que le catalogue ne recense pas.
rules-adult-evidence = Mots sur la pornographie ou les escortes : { $words }.
rules-pills-name = Médicaments et drogues
rules-pills-message = Cela ressemble à une vente de médicaments ou de drogues, que le catalogue ne recense pas.
rules-pills-evidence = Mots sur la vente de médicaments ou de drogues : { $words }.
rules-sold_attention-name = Abonnés achetés
rules-sold_attention-message = Cela ressemble à une vente d’abonnés, de mentions « j’aime » ou de vues, que le catalogue ne recense pas.
rules-sold_attention-evidence = Mots sur l’achat d’abonnés, de mentions « j’aime » ou de vues : { $words }.
rules-essay_mill-name = Devoirs contre paiement
rules-essay_mill-message = Cela ressemble à une offre de rédaction de devoirs ou de mémoires pour autrui, que le catalogue ne recense pas.
rules-essay_mill-evidence = Mots sur les devoirs et mémoires contre paiement : { $words }.
rules-get_rich-name = Argent facile
rules-get_rich-message = Cela ressemble à une promesse d’argent facile, que le catalogue ne recense pas.
rules-get_rich-evidence = Mots sur l’argent facile : { $words }.
rules-miracle_cures-name = Remèdes miracles
rules-miracle_cures-message = Cela ressemble à une offre de remèdes miracles ou de minceur sans effort, que le catalogue ne recense pas.
rules-miracle_cures-evidence = Mots sur les remèdes miracles et la minceur : { $words }.
rules-fake_reviews-name = Avis achetés
rules-fake_reviews-message = Cela ressemble à une vente d’avis, que le catalogue ne recense pas.
rules-fake_reviews-evidence = Mots sur l’achat d’avis : { $words }.
rules-sold_traffic-name = Visites achetées
rules-sold_traffic-message = Cela ressemble à une vente de visites, de clics ou de fichiers d’adresses, que le catalogue ne recense pas.
rules-sold_traffic-evidence = Mots sur l’achat de visites, de clics ou d’adresses : { $words }.
rules-sold_links-name = Liens achetés
rules-sold_links-message = Cela ressemble à une vente de liens ou d’articles invités, que le catalogue ne recense pas.
rules-sold_links-evidence = Mots sur l’achat de liens ou d’articles invités : { $words }.
rules-exam_takers-name = Examens passés par d’autres
rules-exam_takers-message = Cela ressemble à une offre de passer des examens à la place d’autrui, que le catalogue ne recense pas.
rules-exam_takers-evidence = Mots sur les examens passés par d’autres : { $words }.
rules-fake_diplomas-name = Faux diplômes
rules-fake_diplomas-message = Cela ressemble à une vente de diplômes ou de titres, que le catalogue ne recense pas.
rules-fake_diplomas-evidence = Mots sur les faux diplômes : { $words }.
rules-false_papers-name = Faux papiers
rules-false_papers-message = Cela ressemble à une offre de faux documents ou de fausses attestations, que le catalogue ne recense pas.
rules-false_papers-evidence = Mots sur les faux papiers : { $words }.
rules-visa_papers-name = Visas contre paiement
rules-visa_papers-message = Cela ressemble à une vente de visas ou de titres de séjour, que le catalogue ne recense pas.
rules-visa_papers-evidence = Mots sur les visas et titres de séjour contre paiement : { $words }.
rules-account_sale-name = Comptes à vendre
rules-account_sale-message = Cela ressemble à une vente de comptes, que le catalogue ne recense pas.
rules-account_sale-evidence = Mots sur les comptes à vendre : { $words }.
rules-quick_loans-name = Prêts rapides
rules-quick_loans-message = Cela ressemble à une offre de prêts rapides, que le catalogue ne recense pas.
rules-quick_loans-evidence = Mots sur les prêts rapides : { $words }.
rules-recruiting-name = Systèmes pyramidaux
rules-recruiting-message = Cela ressemble à une promesse de revenus tirés du recrutement d’autrui, que le catalogue ne recense pas.
rules-recruiting-evidence = Mots sur les revenus tirés du recrutement d’autrui : { $words }.
rules-false_prizes-name = Faux gains
rules-false_prizes-message = Cela ressemble à l’annonce d’un faux gain, que le catalogue ne recense pas.
rules-false_prizes-evidence = Mots sur de faux gains : { $words }.
rules-copies-name = Contrefaçons
rules-copies-message = Cela ressemble à une vente de contrefaçons, que le catalogue ne recense pas.
rules-copies-evidence = Mots sur les contrefaçons : { $words }.
rules-spells-name = Sorts et voyance
rules-spells-message = Cela ressemble à une offre de sorts ou de voyance, que le catalogue ne recense pas.
rules-spells-evidence = Mots sur les sorts et la voyance : { $words }.
rules-break_ins-name = Piratage sur commande
rules-break_ins-message = Cela ressemble à une offre d’intrusion dans des comptes ou des sites, que le catalogue ne recense pas.
rules-break_ins-evidence = Mots sur l’intrusion dans des comptes ou des sites : { $words }.
rules-spying-name = Espionnage de personnes
rules-spying-message = Cela ressemble à une offre de surveillance secrète de personnes, que le catalogue ne recense pas.
rules-spying-evidence = Mots sur la surveillance secrète de personnes : { $words }.
rules-piracy-name = Logiciels piratés
rules-piracy-message = Cela ressemble à une offre de logiciels ou de chaînes piratés, que le catalogue ne recense pas.
rules-piracy-evidence = Mots sur les logiciels ou chaînes piratés : { $words }.
rules-blocked_domain-name = Domaine bloqué
rules-blocked_domain-message = Ce site n’est pas admis dans ce catalogue.
rules-blocked_domain-evidence = { $value } figure sur la liste des domaines bloqués. Motif : { $reason }
rules-blocked_word-name = Mot bloqué
rules-blocked_word-message = Le texte contient un mot que ce catalogue n’accepte pas.
rules-blocked_word-evidence = « { $value } » figure sur la liste des mots bloqués. Motif : { $reason }
rules-blocked_mail-name = Domaine d’e-mail bloqué
rules-blocked_mail-message = Utilisez une adresse e-mail d’un autre fournisseur.
rules-blocked_mail-evidence = { $value } figure sur la liste des domaines d’e-mail bloqués. Motif : { $reason }
rules-template_flood-name = Texte répété
rules-template_flood-message = Presque le même texte vient d’être proposé plusieurs fois. Décrivez ce que cet outil a de particulier.
rules-template_flood-evidence = { $count ->
        [one] { $count } autre texte de la dernière heure est presque identique
       *[other] { $count } autres textes de la dernière heure sont presque identiques
    } : { $names }.
rules-account_flood-name = Beaucoup de fiches à la fois
rules-account_flood-message = Beaucoup de fiches sont venues de ce compte en une heure. Attendez un peu avant d’en envoyer d’autres.
rules-account_flood-evidence = { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    } sur { $site } de ce compte en une heure.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    } de ce compte en une heure.
rules-address_flood-name = Beaucoup de fiches d’une même adresse IP
rules-address_flood-message = Beaucoup de fiches sont venues de votre adresse IP en une heure. Attendez un peu avant d’en envoyer d’autres.
rules-address_flood-evidence = { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    } de { $accounts ->
        [one] { $accounts } compte
       *[other] { $accounts } comptes
    } depuis une même adresse IP en une heure.
rules-keyword_stuffing-name = Mots-clés au lieu de phrases
rules-keyword_stuffing-message = Cela ressemble à une liste de mots-clés. Décrivez par des phrases ce que fait l’outil.
rules-keyword_stuffing-evidence = Le mot « { $word } » { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    } parmi { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } mot-clé au lieu d’une phrase.
   *[other] { $count } mots-clés au lieu d’une phrase.
}
rules-link_pile-name = Trop de liens
rules-link_pile-message = Le texte contient trop de liens ou de numéros de téléphone. Retirez-les.
rules-link_pile-evidence = { $links ->
        [one] { $links } lien
       *[other] { $links } liens
    } et { $numbers ->
        [one] { $numbers } numéro de téléphone ou nom de messagerie
       *[other] { $numbers } numéros de téléphone ou noms de messagerie
    } dans le texte.
rules-short_link-name = Lien court ou redirection
rules-short_link-message = C’est un lien court ou la redirection d’un annuaire. Indiquez l’adresse de l’outil lui-même.
rules-short_link-evidence = Lien court, page de liens ou redirection d’un annuaire chez { $host } : ce qui se trouve derrière peut changer.
rules-disposable_mail-name = Boîte jetable
rules-disposable_mail-message = Cette adresse semble jetable. Indiquez-en une permanente.
rules-disposable_mail-evidence = { $domain } fournit des boîtes jetables.
rules-parked_page-name = Page parquée ou vide
rules-parked_page-message = Cela ressemble au texte d’une page vide. Décrivez l’outil.
rules-parked_page-evidence = Mots d’une page parquée ou vide, avec le nom « { $name } » : { $words }.
rules-spam_wording-name = Ressemble à du spam
rules-spam_wording-message = Ce texte ressemble à du spam. Décrivez simplement ce que fait l’outil.
rules-spam_wording-evidence = Le texte ressemble à du spam ; mots qui l’indiquent : { $words }.
rules-masked_words-name = Mots déguisés
rules-masked_words-message = Certains mots sont déguisés. Écrivez-les normalement.
rules-masked_words-evidence = Mots déguisés pour passer inaperçus : { $words }.
rules-prompt_injection-name = Instructions à un modèle de langage
rules-prompt_injection-message = Retirez ce qui s’adresse à un modèle de langage. Décrivez l’outil.
rules-prompt_injection-evidence = Instructions à un modèle de langage susceptible d’évaluer le texte : { $words }. Ne vous fiez pas à l’avis d’un modèle sur cette fiche.
rules-shouting-name = Majuscules et points d’exclamation
rules-shouting-message = Utilisez moins de majuscules, de points d’exclamation et d’émojis.
rules-shouting-evidence = { NUMBER($capitals_percent) } % des lettres sont des majuscules, { $exclamation_marks ->
        [one] { $exclamation_marks } point d’exclamation
       *[other] { $exclamation_marks } points d’exclamation
    }, { $pictures ->
        [one] { $pictures } émoji
       *[other] { $pictures } émojis
    }.
rules-not_ai-name = Pas un outil d’IA
rules-not_ai-message = La fiche ne dit pas ce que fait l’IA. Ajoutez une phrase à ce sujet.
rules-not_ai-evidence-1 = { $silent ->
    [yes] Presque rien dans le nom, l’accroche et la description n’évoque l’IA.
   *[no] { "" }
}
rules-not_ai-evidence-2 = La fiche mentionne « { $said } », mais le reste ne décrit pas vraiment un outil d’IA.
rules-not_ai-evidence-3 = Seul « { $perhaps } » pourrait évoquer l’IA.
rules-not_ai-evidence-4 = Le texte exclut l’IA : « { $denial } ».
rules-not_ai-evidence-5 = Mots indiquant le contraire : { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] La langue ou le style est nouveau pour la règle ; elle n’est donc pas sûre.
}
rules-second_opinion-name = Verdict du modèle de langage
rules-second_opinion-message = Un modèle de langage qui assiste la rédaction y voit du spam ou autre chose qu’un outil d’IA. S’il se trompe, demandez l’avis de la rédaction.
rules-second_opinion-evidence = Le modèle de langage { $model } dit non : { $reason }

notChecked = Cette règle a échoué et n’a pas vérifié la fiche. Vérifiez vous-même.

page-title = Règles de contrôle
page-lead = Ce que chaque règle a trouvé ces 90 derniers jours, et combien de fois la rédaction lui a donné raison.
page-modes-off = Désactivée
page-modes-advisory = Consultative
page-modes-enforced = Appliquée
page-modesHint = Une règle consultative montre à la rédaction ce qu’elle trouve. Une règle appliquée refuse en plus ce dont elle est sûre ; si elle se trompe trop souvent, elle devient automatiquement consultative.
page-rule = Règle
page-mode = Mode
page-modeOf = Mode de la règle « { $rule } »
page-fired = Constats
page-refused = Refus
page-agreed = D’accord
page-disagreed = Pas d’accord
page-precision = Précision
page-percent = { NUMBER($value) } %
page-floor = seuil : { $percent }
page-save = Enregistrer
page-changed = Les modes ont été enregistrés.

page-model-title = Modèle de langage
page-model-asked = Consulté aussitôt, si aucune règle ne refuse, pour les fiches que l’une de ces règles ou un thème de spam signale ({ $rules }) et pour les textes sur lesquels le classifieur hésite. S’il dit non, la règle « { $rule } » refuse, ou signale la fiche là où le classifieur doute peu ; le créateur peut demander l’avis de la rédaction.
page-model-advises = Il ne fait que conseiller la rédaction, car JUDGE_REFUSES est désactivé.
page-model-budget = Requêtes aujourd’hui (UTC) : { $asked } sur { $most }.
page-model-editors = Décisions des 90 derniers jours : { $agreed } dans le sens du modèle, { $disagreed } contre.
