show = Afficher

entry = Fiche

opinion-title = Deuxième avis
opinion-verdicts-ai_tool = Un outil d’IA
opinion-verdicts-not_an_ai_tool = Pas un outil d’IA
opinion-verdicts-spam = Spam
opinion-verdicts-unsure = Incertain
opinion-by = Avis du modèle de langage { $model }, qui a lu la fiche. À titre indicatif.

findings-stateChanged = Avant : { $was }. Maintenant : { $now }.
findings-noLongerFound = Le contrôle automatique ne le trouve plus.
findings-foundLater = Trouvé depuis l’envoi.
findings-title = Constats du contrôle automatique
findings-none = Le contrôle automatique n’a rien relevé d’inhabituel.
findings-verdicts-flood = Envois groupés
findings-verdicts-duplicate = Doublon possible
findings-verdicts-spam = Spam possible
findings-verdicts-not_an_ai_tool = Peut-être pas un outil d’IA
findings-verdicts-notice = Remarque
findings-existing = Fiche existante
findings-certain = La règle est sûre d’elle et aurait refusé cette fiche.

decision-reason = Motif
decision-chooseReason = Choisissez un motif
decision-note = Message au créateur

placement-slot = Où
placement-from = Du (UTC)
placement-until = Au (UTC)
placement-label = Nom de la réservation (visible ici seulement)
placement-words = Mots

collection-name = Titre
collection-intro = Introduction
collection-from = Premier jour (UTC)
collection-until = Dernier jour (UTC)
collection-members = Outils

administration = Administration

sections-changes = Modifications
sections-mail = E-mail
sections-overview = Vue d’ensemble
sections-figures = Vos décisions
sections-blocks = Blocages
sections-replies = Réponses
sections-placements = Emplacements sponsorisés
sections-queue = File d’examen
sections-reports = Signalements
sections-tools = Outils
sections-categories = Catégories
sections-accounts = Comptes
sections-audit = Journal des actions
sections-site = Site
sections-pages = Pages

status = État

justNow = À l’instant

minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

filter = Filtrer

all = Tout

clear = Effacer les filtres

save = Enregistrer

history-title = Historique
history-when = Quand (UTC)
history-action = Quoi
history-which = Objet
history-system = Système
history-subjects-list = Liste
history-subjects-recommendation = Recommandation
history-subjects-change_request = Modification proposée
history-subjects-block = Liste de blocage
history-subjects-reply = Réponse
history-subjects-desk = Rédaction
history-subjects-submission = Proposition
history-subjects-tool = Outil
history-subjects-account = Compte
history-subjects-token = Jeton
history-subjects-category = Catégorie
history-subjects-collection = Collection
history-subjects-placement = Emplacement sponsorisé
history-subjects-catalog = Catalogue
history-subjects-screening_rule = Règle de contrôle
history-subjects-site = Site
history-subjects-site_page = Page
history-subjects-job = Tâche
history-subjects-invitation = Invitation
history-subjects-webhook = Webhook
history-subjects-grant = Application connectée
history-subjects-claim = Revendication
history-actions-publish = Publié
history-actions-claim = Revendiqué par son créateur
history-actions-prove = Revendication prouvée
history-actions-contest = Revendication rivale prouvée
history-actions-grant = Revendication acceptée
history-actions-refuse = Revendication refusée
history-actions-lose = Preuve perdue
history-actions-revoke = Revendication révoquée
history-actions-owner_changed = Changement de créateur
history-actions-owner_confirmed = Confirmé par son créateur
history-actions-suggest = Modification proposée
history-actions-ask_removal = Suppression demandée
history-actions-change = Modifié sur proposition du créateur
history-actions-accept = Modification acceptée
history-actions-decline = Modification refusée
history-actions-confirm = Modification visible confirmée
history-actions-revert = Modification visible annulée
history-actions-note = Note ajoutée
history-actions-assign = Confié
history-actions-snooze = Mis en attente
history-actions-wake = Attente terminée
history-actions-escalate = Transmis aux administrateurs
history-actions-settle = Repris par la rédaction
history-actions-submit = Proposé
history-actions-approve = Accepté
history-actions-reject = Refusé
history-actions-request_changes = Modifications demandées
history-actions-withdraw = Retiré par son créateur
history-actions-resubmit = Proposé de nouveau
history-actions-expire = Expiré
history-actions-appeal = Recours déposé
history-actions-undo = Décision annulée
history-actions-edit = Modifié
history-actions-imported = Importé
history-actions-quarantine = Masqué
history-actions-restore = Publié de nouveau
history-actions-remove = Supprimé
history-actions-merge = Fusionné avec un autre
history-actions-absorb = Fusionné ici
history-actions-choose = Choisie pour le répertoire des listes
history-actions-unchoose = Retirée des listes choisies
history-actions-post = Rédigée
history-actions-hold = Rédigée, en attente d’examen
history-actions-show = Affichée
history-actions-hide = Masquée
history-actions-answer = Réponse du créateur
history-actions-drop_answer = Réponse du créateur retirée
history-actions-choose_comparison = Comparatif choisi :
history-actions-unchoose_comparison = Choix du comparatif annulé :
history-actions-link_checked = État du lien modifié
history-actions-logo_accepted = Nouveau logo accepté
history-actions-logo_declined = Nouveau logo refusé
history-actions-screenshot_accepted = Nouvelle capture acceptée
history-actions-screenshot_declined = Nouvelle capture refusée
history-actions-logo_removed = Logo retiré
history-actions-screenshot_removed = Image retirée
history-actions-close_report = Signalement clos
history-actions-reopen_report = Signalement rouvert
history-actions-translated = Traduit
history-actions-translation_removed = Traduction supprimée
history-actions-translation_requested = Traduction automatique demandée
history-actions-create = Créé
history-actions-end = Terminé
history-actions-set_mode = Mode modifié
history-actions-drop_mode = Mode abaissé automatiquement
history-actions-demo_begun = Chargement de la démonstration commencé
history-actions-demo_loaded = Catalogue de démonstration chargé
history-actions-demo_removed = Catalogue de démonstration supprimé
history-actions-mail_tested = E-mail remis

similar-title = Fiches similaires
similar-none = Aucune fiche similaire.
similar-earlier = Décisions antérieures sur cette adresse
similar-noEarlier = Cette adresse est nouvelle dans le catalogue.
similar-duplicateOf = Refuser comme doublon

selfReview-now-own_submission = Cette fiche est la vôtre. Comme il n’y a personne d’autre à la rédaction, vous pouvez vous en occuper en tant qu’administrateur. Le journal des actions le mentionnera.
selfReview-now-own_decision = Vous avez refusé cette proposition vous-même. Comme il n’y a personne d’autre à la rédaction, vous pouvez statuer sur le recours en tant qu’administrateur. Le journal des actions le mentionnera.
selfReview-queue = Certaines de ces fiches sont les vôtres ou contestent vos décisions. Comme il n’y a personne d’autre à la rédaction, vous pouvez statuer en tant qu’administrateur. Le journal des actions le mentionnera.
selfReview-past-own_submission = fiche personnelle : il n’y avait personne d’autre à la rédaction
selfReview-past-own_decision = recours contre son propre refus : il n’y avait personne d’autre à la rédaction

saveChanges = Enregistrer les modifications

cancel = Annuler

tool-states-published = Publié
tool-states-quarantined = Masqué
tool-states-removed = Supprimé
tool-visible = Le voir dans le catalogue
tool-mergedInto = Fusionné avec
tool-hint = Nom court, adresse dans le catalogue ou site web

report-outcomes-corrected = Fiche corrigée
report-outcomes-taken_down = Outil masqué, fusionné ou supprimé
report-outcomes-nothing_wrong = Tout est en ordre
report-outcomes-unclear = Invérifiable
report-outcomes-not_serious = Signalement fantaisiste
report-earlier = Signalements clos
report-done = C’est clos.
report-doneSome = C’est clos. Certains avaient déjà été clos par quelqu’un d’autre ; ils restent tels quels.

edit = Modifier

roles-member = Membre
roles-editor = Rédaction
roles-admin = Administrateur

state = État

accountStates-active = Actif
accountStates-suspended = Suspendu
accountStates-unverified = Adresse non confirmée

siteTexts-name = Nom
siteTexts-tagline = Slogan
siteTexts-description = Description
siteTexts-footer = Pied de page
siteTexts-colors = Couleurs
siteTexts-accent_light = Couleur d’accent, thème clair
siteTexts-accent_dark = Couleur d’accent, thème sombre
siteTexts-terms_version = Version des conditions
siteTexts-checklist_hidden = Liste des préparatifs masquée
siteTexts-release_hidden = Avis de nouvelle version masqué
siteTexts-logos = Logo
siteTexts-logo_light = Logo
siteTexts-logo_dark = Logo, thème sombre
siteTexts-logo_icon = Icône

team-title = Notes de la rédaction
team-none = Pas encore de notes.
team-note = Note pour la rédaction
team-noteHint = Seule la rédaction la voit. @nom prévient quelqu’un par e-mail : { $names }
team-add = Ajouter la note
team-noted = La note a été ajoutée.
team-assigned = Confiée à { $who }
team-assign = Confier à
team-nobody = Personne
team-snoozed = En attente jusqu’au { $date }
team-snooze = Mettre en attente pour (jours)
team-snoozeHint = De 1 à 90. D’ici là, la fiche n’est pas dans la file d’examen, par exemple en attendant le créateur.
team-snoozeButton = Mettre en attente
team-wake = Terminer l’attente
team-escalated = Transmise aux administrateurs
team-escalate = Transmettre aux administrateurs
team-escalateHint = Ils reçoivent un e-mail ; les autres passent cette fiche.
team-escalateNote = Que doivent-ils décider ?
team-settle = Reprendre la fiche
team-handled = Enregistré.
team-handling = Suivi
team-filters-mine = Qui me sont confiées
team-filters-unassigned = Non attribuées
team-filters-escalated = Transmises aux administrateurs
team-filters-snoozed = En attente
