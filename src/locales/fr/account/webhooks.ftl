webhooks-title = Webhooks
webhooks-lead = Nous prévenons votre serveur dès que quelque chose arrive à vos fiches, pour vous éviter de l’interroger sans cesse.
webhooks-off = Rien n’est envoyé, car ce serveur n’en contacte aucun autre.
webhooks-list = Vos webhooks
webhooks-none = Vous n’avez pas encore de webhook.
webhooks-noneLead = Ajoutez l’adresse d’un serveur qui accepte du JSON par POST.
webhooks-add = Ajouter un webhook
webhooks-url = Adresse
webhooks-urlHint = Une adresse publique en http ou https, sur le port habituel.
webhooks-events = Événements
webhooks-button = Ajouter le webhook
webhooks-verifyFirst = Confirmez votre adresse e-mail avant d’ajouter un webhook.
webhooks-documentation = Comment les recevoir
webhooks-chosen = { $count ->
    [one] { $count } événement
    [many] { $count } événements
   *[other] { $count } événements
}
webhooks-secretTitle = La clé de signature de ce webhook
webhooks-secretOnce = Copiez-la maintenant : elle ne sera plus affichée.
webhooks-secretUse = Elle sert à vérifier qu’un message vient de nous. Les bibliothèques Standard Webhooks le font pour vous.
webhooks-secretOld = Pendant 24 heures, chaque message est aussi signé avec l’ancienne clé.
webhooks-toWebhook = Voir le webhook
webhooks-back = Tous les webhooks
webhooks-states-on = Actif
webhooks-states-failing = En échec
webhooks-states-off = Désactivé
webhooks-failingSince = Rien n’est arrivé depuis le { $date }. Au bout de cinq jours, le webhook est désactivé.
webhooks-offReasons-gone = Désactivé : le serveur a répondu que l’adresse n’existe plus (410).
webhooks-offReasons-failing = Désactivé : rien n’est arrivé pendant cinq jours.
webhooks-turnOn = Réactiver
webhooks-test = Envoyer un événement d’essai
webhooks-save = Enregistrer les événements
webhooks-rotate = Nouvelle clé de signature
webhooks-rotateHint = Vous recevez une nouvelle clé. L’ancienne reste valable 24 heures.
webhooks-remove = Supprimer le webhook
webhooks-removeHint = Plus rien n’est envoyé, et la liste de ses envois est supprimée.
webhooks-deliveries = Envois des sept derniers jours
webhooks-noDeliveries = Rien n’a encore été envoyé.
webhooks-event = Événement
webhooks-when = Quand (UTC)
webhooks-state = État
webhooks-answer = Réponse
webhooks-resendButton = Renvoyer
webhooks-duration = { $milliseconds } ms
webhooks-attempts = { $count ->
    [one] { $count } tentative
    [many] { $count } tentatives
   *[other] { $count } tentatives
}
webhooks-next = prochaine le { $time }
webhooks-body = Réponse du serveur
webhooks-deliveryStates-waiting = En attente
webhooks-deliveryStates-retrying = Nouvelle tentative prévue
webhooks-deliveryStates-delivered = Reçu
webhooks-deliveryStates-failed = Échoué
webhooks-deliveryStates-missed = Non envoyé (webhook désactivé)
webhooks-resend = { $count ->
    [one] Renvoyer { $count } envoi échoué
    [many] Renvoyer { $count } envois échoués
   *[other] Renvoyer { $count } envois échoués
}
webhooks-done-saved = Les événements sont enregistrés.
webhooks-done-removed = Le webhook est supprimé.
webhooks-done-turned_on = Le webhook est de nouveau actif.
webhooks-done-test = L’événement d’essai est en route. Rechargez la page dans un instant.
webhooks-done-again = Le renvoi est en route. Rechargez la page dans un instant.
webhooks-testEvent = Événement d’essai
webhooks-fetched = Relevé par vos programmes
webhooks-names-submission_approved = Proposition acceptée
webhooks-names-submission_rejected = Proposition refusée
webhooks-names-submission_changes_requested = Modifications demandées
webhooks-names-submission_edited = Proposition corrigée par la rédaction
webhooks-names-submission_expired = Proposition expirée
webhooks-names-tool_updated = Outil modifié
webhooks-names-tool_hidden = Outil masqué
webhooks-names-tool_restored = Outil publié de nouveau
webhooks-names-tool_removed = Outil retiré ou fusionné
webhooks-names-tool_price_changed = Prix modifié : vos outils et ceux de vos listes
webhooks-names-tool_link_dead = Lien mort : vos outils et ceux de vos listes
webhooks-names-change_accepted = Modification proposée acceptée
webhooks-names-change_declined = Modification proposée refusée
webhooks-names-tool_news = Nouveautés de ce que vous suivez, avec l’e-mail qui les annonce
webhooks-names-desk_submission_waiting = Rédaction : proposition en attente
webhooks-names-desk_change_waiting = Rédaction : modification proposée en attente
webhooks-names-desk_report_opened = Rédaction : problème signalé
webhooks-names-desk_report_closed = Rédaction : signalement clos
webhooks-names-desk_link_dead = Rédaction : lien mort d’un outil
