skip = Aller au contenu
skipToResults = Aller aux résultats

mainNav = Menu principal

language = Langue

optional = facultatif

nav-tools = Outils
nav-submit = Proposer
nav-account = Compte
nav-signOut = Se déconnecter
nav-desk = Rédaction
nav-editTool = Modifier cet outil

footer-order = Le paiement n’a aucune influence sur l’ordre des résultats.
footer-catalog = Catalogue
footer-makers = Pour les créateurs
footer-about = À propos du catalogue
footer-feed = Flux des nouveautés
footer-poweredBy = Fonctionne avec { $program }

pricing-free = Gratuit
pricing-freemium = Avec offre gratuite
pricing-paid = Payant
pricing-free_trial = Essai gratuit
pricing-open_source = Open source
pricing-unknown = Prix non indiqué

price-amount = Montant
price-currency = Devise
price-period = Facturation
price-per-month = par mois
price-per-year = par an
price-per-once = une seule fois
price-per-use = par utilisation
price-from-month = à partir de { $price } par mois
price-from-year = à partir de { $price } par an
price-from-once = à partir de { $price }, paiement unique
price-from-use = à partir de { $price } par utilisation
price-upTo = jusqu’à { $price } par mois
price-title = Prix par mois

yes = Oui

no = Non

platforms-web = Web
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Extension de navigateur
platforms-cli = Ligne de commande
platforms-ide = Éditeur de code

states-awaiting_moderation = En attente d’examen
states-changes_requested = Modifications demandées
states-published = Publié
states-rejected = Refusé
states-withdrawn = Retiré
states-expired = Expiré

reasons-duplicate = Déjà dans le catalogue
reasons-spam = Publicité ou spam
reasons-not_an_ai_tool = Pas un outil d’IA
reasons-broken_link = Le lien ne fonctionne pas
reasons-misleading = Texte trompeur
reasons-wrong_category = Mauvaise catégorie
reasons-incomplete = Il manque des informations
reasons-policy = Contraire à nos règles
reasons-other = Autre motif

catalog-screenshot = Capture d’écran de { $name }
catalog-picture = Image de { $name }
catalog-title = Le catalogue des outils d’IA
catalog-lead = Trouvez l’outil qu’il vous faut et voyez ce qu’il fait et ce qu’il coûte. La rédaction examine chaque proposition.
catalog-newest = Nouveautés
catalog-all = Voir tous les outils
catalog-verified = Créateur vérifié
catalog-since = Au catalogue depuis le

search-label = Rechercher des outils
search-placeholder = Ex. : { $category }
search-button = Rechercher
search-found = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
search-filters = Filtres
search-suggestions = Suggestions
search-earlier = Recherche précédente, sur cet appareil uniquement
search-forget = Effacer les recherches précédentes
search-help = Mettez une expression entre « guillemets » pour la trouver telle quelle, et un moins devant un mot pour l’exclure : vidéo -musique.

kept-title = Outils enregistrés
kept-compare = Comparer

theme-label = Apparence
theme-system = Système
theme-light = Clair
theme-dark = Sombre

pagination-label = Pages
pagination-previous = Précédente
pagination-next = Suivante
pagination-page = Page { NUMBER($page) } sur { NUMBER($of) }

titles-categories = Catégories
titles-tasks = Tâches
titles-lists = Listes de membres
titles-report = Signaler un problème
titles-ranking = Comment l’ordre est établi
titles-api = Documentation de l’API
titles-apiFile = Description OpenAPI (JSON)
titles-statistics = L’examen en chiffres
titles-submit = Proposer un outil

form-check = Vérifiez votre saisie
form-fix = { $count ->
    [one] { $count } point à corriger
    [many] { $count } points à corriger
   *[other] { $count } points à corriger
}
form-password = Mot de passe
form-email = Adresse e-mail
form-cancel = Annuler
form-allCategories = Toutes les catégories
form-mainCategory = Catégorie principale
form-mainCategoryHint = L’une des catégories choisies ci-dessus ; à défaut, la première

readOnly-title = Ce catalogue est temporairement en lecture seule.
readOnly-closed = Les formulaires ne peuvent pas être envoyés. Réessayez plus tard.
readOnly-unchanged = Rien n’a été modifié.

error-notFound = Page introuvable
error-failed = Cela n’a pas fonctionné
error-retrySeconds = Réessayez dans { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }.
error-retryMinutes = Réessayez dans { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }.
error-tryAgain = Réessayer
error-formOnly = Cette page ne s’ouvre qu’à l’envoi d’un formulaire. Revenez en arrière et utilisez le formulaire.
error-home = Aller à l’accueil

unverified-needed = Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous avons envoyé à { $email }.
unverified-resend = Renvoyer le message
unverified-sent = Le message est parti. Le lien qu’il contient est valable 24 heures.

token-never = Sans limite de durée
token-lastUsed = Dernière utilisation
token-neverUsed = Jamais
token-validUntil = Valable jusqu’au
token-state-active = Actif
token-state-expired = Expiré
token-state-revoked = Révoqué
token-revoke = Révoquer
token-revokeAll = Révoquer tous les jetons
token-revokeHint = Les programmes qui l’utilisent perdent aussitôt l’accès. C’est irréversible.

appeal = Recours

fields-url-label = Site web
fields-url-hint = La page publique de l’outil, commençant par https://
fields-name-label = Nom
fields-name-hint = De 2 à 80 caractères
fields-tagline-label = Accroche
fields-tagline-hint = Ce que fait l’outil, en une phrase de 5 à 200 caractères
fields-description-label = Description
fields-description-hint = Jusqu’à { 2000 } caractères
fields-logo_url-label = Adresse du logo
fields-logo_url-hint = Commençant par https://
fields-pricing_model-label = Prix
fields-price_from-label = Offres payantes
fields-price_from-hint = Le prix normal le plus bas, hors remises
fields-free_limit-label = Offre gratuite
fields-free_limit-hint = Ce qu’elle comprend, par exemple « 20 pages par mois ». 80 caractères au plus
fields-pricing_url-label = Page des tarifs
fields-pricing_url-hint = Commençant par https://
fields-categories-label = Catégories
fields-categories-hint = Choisissez-en une à cinq. Décrivez ce que fait l’outil, et celles qui conviennent apparaîtront ici.
fields-platforms-label = Plateformes
fields-platforms-hint = Où il fonctionne
fields-has_api-label = Dispose d’une API
fields-self_hosted-label = Hébergeable soi-même
fields-license-label = Licence open source
fields-license-hint = Identifiant SPDX, seulement si l’outil est open source
fields-interface_languages-label = Langues de l’interface
fields-free_trial-label = Essai gratuit
fields-needs_account-label = Compte nécessaire
fields-eu_data-label = Données conservées dans l’UE
fields-contact_email-label = E-mail de contact
fields-contact_email-hint = Pour les questions de la rédaction. Jamais affiché.

clipboard-copy = Copier
clipboard-copied = Copié

password-show = Afficher
password-hide = Masquer

reportKinds-broken_link = Le lien ne fonctionne pas
reportKinds-wrong_price = Le prix est inexact
reportKinds-wrong_text = La description est fausse ou dépassée
reportKinds-misleading = Il ne tient pas ses promesses
reportKinds-not_an_ai_tool = Ce n’est pas un outil d’IA
reportKinds-closed = L’outil n’existe plus
reportKinds-other = Autre chose

sitePages-imprint = Mentions légales
sitePages-privacy = Politique de confidentialité
sitePages-terms = Conditions d’utilisation
sitePages-contact = Contact
sitePages-about = Qui sommes-nous ?
sitePages-guidelines = Consignes pour proposer un outil
sitePages-onlyIn = Ce texte n’est disponible qu’en { $language }.

charts-week = Semaine du
charts-growth = Outils dans le catalogue
charts-tools = Outils
charts-submissions = Propositions par semaine
charts-submitted = Envoyées
charts-decisions = Décisions par semaine
charts-published = Publiées
charts-rejected = Refusées
charts-changes = Modifications demandées
charts-waiting = Heures jusqu’à la décision
charts-median = Médiane
charts-p95 = Délai maximal dans 95 % des cas
charts-age = Ancienneté des propositions en attente
charts-entries = Fiches
charts-ages-1 = < 1 jour
charts-ages-2 = 1–3 jours
charts-ages-3 = 3–7 jours
charts-ages-4 = 7–30 jours
charts-ages-5 = > 30 jours
charts-precision = Précision des règles
charts-table = Afficher en tableau
