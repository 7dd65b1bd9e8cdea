errors-malformed_request = La requête est illisible. Vérifiez l’adresse et réessayez.
errors-missing_token = Un jeton d’API est nécessaire ici. Envoyez-le dans l’en-tête « Authorization: Bearer <token> ».
errors-invalid_token = Ce jeton d’API n’est pas valide. Vérifiez-le ou créez-en un nouveau dans votre compte.
errors-expired_token = Ce jeton d’API a expiré. Créez-en un nouveau dans votre compte.
errors-revoked_token = Ce jeton d’API a été révoqué. Créez-en un nouveau dans votre compte.
errors-insufficient_scope = Ce jeton d’API n’a pas l’autorisation requise. Créez-en un qui la possède dans votre compte.
scopes-missing = Ce jeton d’API n’a pas l’autorisation « { $permission } » ({ $scope }). Créez-en un qui la possède dans votre compte.
errors-account_suspended = Ce compte est suspendu. Adressez-vous à l’exploitant du catalogue.
errors-email_unverified = Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien du message que nous vous avons envoyé.
errors-forbidden = Vous n’avez pas le droit de faire cela. Connectez-vous avec un compte qui y est autorisé.
errors-own_submission = Cette fiche est la vôtre. Laissez-la à une autre personne de la rédaction.
errors-own_decision = Vous avez refusé cette proposition vous-même. Laissez une autre personne de la rédaction statuer sur le recours.
errors-second_factor_required = Votre rôle exige l’authentification à deux facteurs. Configurez-la dans les paramètres de votre compte.
errors-cross_site = Le formulaire ne provient pas de ce site. Rouvrez la page et recommencez.
errors-read_only = Ce catalogue est le miroir en lecture seule d’un autre. C’est dans l’original qu’il faut proposer votre outil.
errors-not_found = Il n’y a rien ici. Vérifiez l’adresse ou cherchez dans le catalogue.
errors-method_not_allowed = Cette adresse n’accepte pas cette méthode. L’en-tête « Allow » indique celles qu’elle accepte.
errors-not_acceptable = Ce contenu n’existe pas au format demandé. Modifiez l’en-tête « Accept ».
errors-request_timeout = La requête est arrivée trop lentement. Renvoyez-la.
errors-conflict = Cet élément a été modifié entre-temps. Rechargez la page et vérifiez-le.
errors-idempotency_key_in_progress = Une requête avec cette Idempotency-Key est encore en cours. Patientez un instant, puis renvoyez-la.
errors-cursor_expired = Ce curseur appartient à un état antérieur du catalogue. Chargez l’export complet et reprenez à partir de son curseur.
errors-payload_too_large = La requête est trop volumineuse. Envoyez 64 Kio au maximum.
errors-unsupported_media_type = Ce type de contenu n’est pas accepté. Envoyez de l’UTF-8 non compressé : application/json à l’API, application/x-www-form-urlencoded pour un formulaire.
errors-expectation_failed = L’en-tête « Expect » ne peut pas être satisfait. Envoyez la requête sans lui.
errors-validation_failed = Certains champs manquent ou ne sont pas valides. Corrigez-les et réessayez.
errors-duplicate_submission = Cet outil figure déjà dans le catalogue ou attend d’être examiné. Il est inutile de le proposer à nouveau.
errors-spam_detected = Ce texte a été pris pour de la publicité ou du spam. Décrivez simplement ce que fait l’outil.
errors-not_an_ai_tool = La fiche ne dit pas ce que fait l’IA. Ajoutez une phrase à ce sujet ou demandez l’avis de la rédaction.
errors-idempotency_key_reused = Cette Idempotency-Key a déjà servi pour un autre contenu. Utilisez-en une nouvelle.
errors-sign_in_failed = L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.
errors-link_expired = Ce lien n’est plus valable. Demandez-en un nouveau.
errors-sign_in_expired = La connexion a pris trop de temps ou a échoué trop souvent. Recommencez.
errors-rate_limited = Trop de requêtes. Patientez un instant et réessayez.
errors-submission_limit_exceeded = Vous avez atteint la limite horaire de propositions. Réessayez plus tard.
errors-too_many_attempts = Trop de tentatives. Patientez un moment et réessayez.
errors-headers_too_large = Les en-têtes de la requête sont trop volumineux. Raccourcissez l’adresse ou supprimez les cookies de ce site.
errors-internal_error = Une erreur s’est produite de notre côté. Réessayez plus tard.
errors-not_implemented = Le serveur ne prend pas en charge cette méthode. Utilisez-en une de la description de l’API.
errors-unavailable = Le catalogue est indisponible pour le moment. Réessayez dans quelques secondes.
errors-overloaded = Le catalogue est très sollicité en ce moment. Réessayez dans quelques secondes.
errors-maintenance = Ce catalogue est temporairement en lecture seule. Rien n’a été modifié ; réessayez plus tard.

problems-required = Ce champ est obligatoire. Remplissez-le.
problems-not_a_string = Saisissez du texte ici.
problems-not_an_array = Indiquez une liste ici.
problems-not_an_object = Envoyez un objet JSON.
problems-not_an_integer = Indiquez un nombre entier, en chiffres uniquement.
problems-leading_zeros = Écrivez le nombre sans zéros au début.
problems-not_a_boolean = Indiquez true ou false.
problems-out_of_range = Indiquez un nombre de { NUMBER($min) } à { NUMBER($max) }.
problems-too_short = { $min ->
    [one] Trop court. Écrivez au moins { $min } caractère.
   *[other] Trop court. Écrivez au moins { $min } caractères.
}
problems-too_long = { $max ->
    [one] Trop long. Écrivez au plus { $max } caractère.
   *[other] Trop long. Écrivez au plus { $max } caractères.
}
problems-too_few = { $min ->
    [one] Pas assez d’éléments. Indiquez-en au moins { $min }.
   *[other] Pas assez d’éléments. Indiquez-en au moins { $min }.
}
problems-too_many = { $max ->
    [one] Trop d’éléments. Indiquez-en au plus { $max }.
   *[other] Trop d’éléments. Indiquez-en au plus { $max }.
}
problems-not_one_of = Choisissez l’une de ces valeurs : { $allowed }.
problems-not_one_of_without_allowed = Choisissez l’une des valeurs proposées.
problems-unchanged = Rien ne diffère de la fiche actuelle. Modifiez au moins un champ.
problems-repeated = Indiquez chaque valeur une seule fois.
problems-control_characters = Retirez les caractères de contrôle.
problems-line_break = Écrivez ceci sur une seule ligne, sans saut de ligne ni tabulation.
problems-invisible_characters = Retirez les caractères invisibles. Il suffit souvent de saisir à nouveau le texte.
problems-direction_marks = Retirez les marques invisibles qui changent le sens de l’écriture.
problems-broken_characters = Certains caractères sont endommagés. Saisissez-les à nouveau.
problems-too_many_marks = Trop d’accents sur une même lettre. Le maximum est de { NUMBER($max) }.
problems-no_letters = Utilisez au moins une lettre ou un chiffre.
problems-contact_data = Retirez les liens, les adresses e-mail, les numéros de téléphone et les noms de compte.
problems-not_a_url = Ce n’est pas une adresse web complète. Écrivez-la ainsi : https://example.org.
problems-url_scheme = Utilisez une adresse web qui commence par http:// ou https://.
problems-url_credentials = Retirez le nom d’utilisateur et le mot de passe de l’adresse web.
problems-url_host = Utilisez l’adresse d’un site public.
problems-unknown_host = Ce catalogue répond à l’adresse { $value }, pas sous ce nom d’hôte. Si ce nom est le bon, indiquez cette adresse dans PUBLIC_URL.
problems-url_port = Retirez le numéro de port de l’adresse web.
problems-not_https = Utilisez une adresse qui commence par https://.
problems-not_an_email = Ce n’est pas une adresse e-mail. Écrivez-la ainsi : name@example.org.
problems-unknown_category = La catégorie « { $value } » n’existe pas. Choisissez dans la liste des catégories.
problems-unknown_category_without_value = Cette catégorie n’existe pas. Choisissez dans la liste des catégories.
problems-bad_identifier = Cet identifiant n’est pas valide. Vérifiez son orthographe.
problems-unreadable_json = Ce JSON est illisible. Vérifiez les crochets, les accolades, les guillemets et les virgules.
problems-cut_array = Cette liste JSON est coupée : le crochet fermant manque.
problems-not_utf8 = Ce texte n’est pas de l’UTF-8 valide. Envoyez-le dans cet encodage.
problems-repeated_key = Le nom « { $value } » apparaît plusieurs fois. Indiquez-le une seule fois.
problems-repeated_key_without_value = Un nom apparaît plusieurs fois. Indiquez-le une seule fois.
problems-unknown_field = Ce champ n’existe pas ici. Utilisez : { $allowed }.
problems-not_a_key = Utilisez de 1 à 255 caractères ASCII visibles, sans espace.
problems-not_a_cursor = Ce n’est pas un curseur. Utilisez-en un de la liste des modifications ou de l’export complet.
problems-duplicate = Un outil à cette adresse figure déjà dans le catalogue ou attend d’être examiné.
problems-spam = Ce texte ressemble à de la publicité ou à du spam. Décrivez simplement ce que fait l’outil.
problems-not_ai = La fiche ne dit pas ce que fait l’IA. Ajoutez une phrase à ce sujet.
problems-review_used = Vous avez déjà demandé l’avis de la rédaction. Réessayez plus tard.
problems-common_password = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
problems-address_in_password = Ce mot de passe contient la partie de votre adresse e-mail qui précède le @. Choisissez-en un autre.
problems-leaked_password = Ce mot de passe, ou un autre très proche, a fuité d’un autre site. Choisissez-en un autre.
problems-wrong_password = Ce mot de passe est incorrect. Réessayez.
problems-wrong_code = Ce code est faux, trop ancien ou déjà utilisé. Saisissez-en un autre.
problems-passkey_failed = La clé d’accès n’a pas été acceptée. Réessayez.
problems-in_the_past = Cette date est trop proche ou passée. Choisissez-en une plus tardive.
problems-not_a_color = Ce n’est pas une couleur. Écrivez-la en hexadécimal, comme l’affichent les sélecteurs de couleurs.
problems-low_contrast = Un texte de cette couleur se lit mal : le contraste doit être d’au moins 4,5 pour 1. La couleur suffisante la plus proche est { $value }.
problems-low_contrast_without_value = Un texte de cette couleur se lit mal : le contraste doit être d’au moins 4,5 pour 1.
problems-not_a_picture = Ce fichier est illisible en SVG comme en PNG. Exportez-le de nouveau en SVG simple ou en PNG.
problems-unreadable_picture = Cette image est illisible ou trop petite. Envoyez un fichier PNG, JPEG, WebP ou GIF, ou un logo en SVG.
problems-picture_too_complex = Cette image est trop longue à dessiner. Simplifiez-la ou envoyez-la en PNG.
problems-picture_too_long = Un côté de cette image est plus de dix fois plus long que l’autre. Recadrez-la ou choisissez-en une autre.
problems-picture_too_small = Cette image est trop petite. Envoyez au moins 32 pixels, 512 de préférence.
problems-picture_empty = Cette image est vide. Choisissez-en une autre.
problems-picture_with_text = Ce SVG contient des lettres sous forme de texte, et leur police se perd au dessin. Convertissez-les en tracés et exportez-le de nouveau, ou envoyez-le en PNG.
problems-picture_not_square = Cette icône n’est pas carrée. Recadrez l’image ou ajoutez-lui des marges pour qu’elle soit aussi large que haute.
problems-pictures_full = Vos images non publiées occupent déjà { NUMBER($max) } Mo. Retirez celles dont vous n’avez plus besoin ou attendez la décision de la rédaction.
problems-being_reviewed = La rédaction l’examine en ce moment. Réessayez plus tard.
problems-file_too_large = Le fichier est trop volumineux. Envoyez au plus { NUMBER($max) } Kio.
problems-body_too_large = La requête est trop volumineuse. Envoyez { NUMBER($max) } Kio au maximum.
problems-too_many_fields = Le formulaire a trop de champs. Envoyez-en au plus { NUMBER($max) }.
problems-field_header_too_large = L’en-tête d’un champ du formulaire est trop volumineux. Raccourcissez le nom du fichier : { NUMBER($max) } octets au plus sont lus.
problems-field_name_too_long = Le nom d’un champ du formulaire est trop long. Utilisez au plus { NUMBER($max) } caractères.
problems-too_many_tokens = { $max ->
    [one] Vous avez déjà { $max } jeton. Révoquez-le pour en créer un autre.
   *[other] Vous avez déjà { $max } jetons. Révoquez-en un pour en créer un autre.
}
problems-name_taken = C’est déjà pris. Choisissez autre chose.
problems-page_blocked = Le site ne laisse pas les programmes lire cette page. Remplissez les champs vous-même.
problems-page_not_html = Il n’y a pas de page web à cette adresse, mais un autre type de fichier. Vérifiez l’adresse ou remplissez les champs vous-même.
problems-page_empty = La page ne contient aucune information utilisable. Remplissez les champs vous-même.
problems-page_unread = La page n’a pas pu être lue : { $value }. Vérifiez l’adresse ou remplissez les champs vous-même.

missing = Il manque :

fields-typed-required = Remplissez ce champ.
fields-one-required = Choisissez une option.
fields-one-not_one_of = Choisissez une option.
fields-several-required = Choisissez au moins une option.
fields-several-too_few = Choisissez au moins une option.
fields-several-too_many = Trop d’options. Choisissez-en { NUMBER($max) } au maximum.

conflicts-submission-awaiting_moderation = Cette proposition attend d’être examinée.
conflicts-submission-changes_requested = La rédaction a demandé des modifications de cette proposition.
conflicts-submission-published = Cette proposition est publiée.
conflicts-submission-rejected = Cette proposition a été refusée.
conflicts-submission-withdrawn = Cette proposition a été retirée.
conflicts-submission-expired = Cette proposition a expiré.
conflicts-change-awaiting_moderation = Cette modification est en attente d’examen.
conflicts-change-live = Cette modification est déjà visible.
conflicts-change-accepted = Cette modification a été acceptée.
conflicts-change-declined = Cette modification a été refusée.
conflicts-change-withdrawn = Cette modification a été retirée.
conflicts-tool-published = Cet outil est publié.
conflicts-tool-quarantined = Cet outil est masqué.
conflicts-tool-removed = Cet outil a été supprimé définitivement.
conflicts-possible = Possible à présent : { $acts }.
conflicts-acts-accept = l’accepter
conflicts-acts-decline = la refuser
conflicts-acts-confirm = la confirmer
conflicts-acts-revert = l’annuler
conflicts-acts-approve = l’accepter
conflicts-acts-reject = la refuser
conflicts-acts-request_changes = demander des modifications
conflicts-acts-withdraw = la retirer
conflicts-acts-resubmit = la corriger et la renvoyer
conflicts-acts-expire = la laisser expirer
conflicts-acts-appeal = déposer un recours contre le refus
conflicts-acts-quarantine = le masquer
conflicts-acts-restore = le publier de nouveau
conflicts-acts-remove = le supprimer définitivement
conflicts-acts-merge = le fusionner avec un autre outil
conflicts-nothing-published = Proposez une modification de la fiche publiée, ou demandez sa suppression.
conflicts-nothing-rejected = Un seul recours est possible.
conflicts-nothing-withdrawn = L’outil peut être proposé à nouveau.
conflicts-nothing-expired = L’outil peut être proposé à nouveau.
conflicts-undecidable = La rédaction n’a rien à décider pour le moment.
conflicts-reasons-address_taken = Son adresse appartient désormais à une autre fiche.
conflicts-reasons-winner_hidden = L’outil à conserver n’est pas publié.
conflicts-reasons-undo_over = Cette décision ne peut plus être annulée.
conflicts-reasons-entry_changed = La fiche a changé depuis : cette décision ne peut plus être annulée.
conflicts-reasons-reports_closed = Quelqu’un d’autre a déjà clos ces signalements. Rien n’a été écrasé.
conflicts-reasons-reports_open = Ces signalements sont déjà ouverts.
conflicts-reasons-placement_ended = Cet emplacement sponsorisé est terminé.
conflicts-reasons-original_language = C’est la langue d’origine. Son texte se modifie dans la fiche de l’outil.
conflicts-reasons-written_by_person = Cette traduction a été écrite par une personne. Une machine ne la remplace pas.
conflicts-reasons-no_translator = La traduction automatique n’est pas configurée sur ce serveur.
conflicts-reasons-webhook_off = Ce webhook est désactivé. Réactivez-le d’abord.
conflicts-reasons-webhook_has_address = Ce webhook a une adresse, à laquelle ses événements sont envoyés.
conflicts-reasons-outgoing_off = Ce serveur ne contacte aucun autre site. Remplissez les champs vous-même.
conflicts-reasons-own_tool = Vous ne pouvez ni recommander votre propre outil ni voter pour votre propre recommandation.
conflicts-reasons-tool_hidden = Cet outil est masqué. Il ne peut être modifié tant que la rédaction ne l’a pas examiné.
conflicts-reasons-change_waits = Une autre modification de cet outil est en attente d’examen. Retirez-la pour en proposer une nouvelle.
conflicts-reasons-only_admin = C’est le seul compte administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.
