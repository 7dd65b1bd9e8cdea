queue-title = File d’examen
queue-waiting = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
queue-flags = Alertes
queue-done-approve = Acceptée. L’outil est dans le catalogue.
queue-done-reject = Refusée.
queue-done-request_changes = Modifications demandées.
queue-flag = Alerte
queue-category = Catégorie
queue-language = Langue
queue-waited = Attente
queue-openedBy = Ouverte par { $who }
queue-openedByYou = Ouverte par vous
queue-decidedBy = Décidée par
queue-until = jusqu’au { $date }
queue-select = Sélectionner { $name }
queue-selectAll = Sélectionner toute la page
queue-bulk = Décider pour les fiches sélectionnées
queue-decision = Décision
queue-chooseDecision = Choisissez une décision
queue-selected = Sélectionnées :
queue-noneFound = Aucune fiche ne correspond aux filtres.
queue-noneIn = Aucune fiche n’est dans l’état « { $state } ».
queue-start = Commencer par la plus ancienne

review-title = Examiner une proposition
review-maker = Proposé par
review-contact = E-mail de contact
review-decide = Décider
review-approve = Accepter
review-reject = Refuser
review-requestChanges = Demander des modifications
review-ownSubmission = C’est votre propre proposition. Une autre personne de la rédaction doit décider.
review-ownDecision = C’est un recours contre votre propre décision. Une autre personne de la rédaction doit décider.
review-statusPage = Page de suivi du créateur
review-waited = Temps d’attente : { $time }
review-openAt = { $email } a ouvert cette fiche. Vous pouvez décider malgré tout ; la première décision l’emporte.
review-decidedBy = Décision de { $email }.
review-waitsUntil = En attente du créateur jusqu’au { $date }.
review-seeTool = Voir dans le catalogue
review-editTool = Modifier l’outil
review-previous = Précédente
review-next = Suivante
review-edit = Modifier
review-standsFor = Cette adresse est désormais rattachée à { $name }.
review-changed = Modifié depuis le dernier examen
review-corrected = Corrigé par la rédaction
review-before = Avant
review-after = Maintenant
review-accountAge = { $days ->
    [0] Compte créé aujourd’hui
    [one] Compte créé il y a { $days } jour
   *[other] Compte créé il y a { $days } jours
}
review-firstOne = Première proposition de ce compte.
review-noteMissing = Écrivez ce que le créateur doit modifier.
review-noteHint = Nécessaire pour demander des modifications.
review-undoTooLate = Cette décision ne peut plus être annulée.
review-undone = La décision est annulée. La fiche attend de nouveau à sa place.
review-place = { NUMBER($place) } sur { NUMBER($total) }
review-saved = Vos modifications sont enregistrées. Le créateur a été prévenu.
review-empty = La file d’examen est vide. Beau travail !
review-none = Rien n’a encore été proposé. Les propositions des créateurs attendront ici une décision.

bulk-buttons-approve = { $count ->
    [one] Accepter { $count } fiche
   *[other] Accepter { $count } fiches
}
bulk-buttons-reject = { $count ->
    [one] Refuser { $count } fiche
   *[other] Refuser { $count } fiches
}
bulk-buttons-request_changes = { $count ->
    [one] Demander des modifications pour { $count } fiche
   *[other] Demander des modifications pour { $count } fiches
}
bulk-confirmHint = Vérifiez la sélection. Vous pouvez annuler pendant une minute ; les créateurs ne sont prévenus qu’ensuite.
bulk-change = Modifier la sélection
bulk-undoAll = Tout annuler
bulk-undone = { $count ->
    [one] { $count } décision annulée
   *[other] { $count } décisions annulées
}
bulk-standing = { $count ->
    [one] { $count } décision maintenue
   *[other] { $count } décisions maintenues
}
bulk-undoneTitle = Décision groupée annulée
bulk-title = Résultat de la décision groupée
bulk-done = { $count ->
    [one] { $count } fiche traitée
   *[other] { $count } fiches traitées
}
bulk-refused = { $count ->
    [one] { $count } fiche laissée telle quelle
   *[other] { $count } fiches laissées telles quelles
}
bulk-button = Décider
bulk-unchanged = Laissée telle quelle
bulk-back = Retour à la file d’examen

editing-title = Modifier la fiche
editing-lead = Les règles sont les mêmes que pour le créateur. Les anciennes et nouvelles valeurs restent dans l’historique, et le créateur apprend quels champs vous avez modifiés.
editing-changedMeanwhile = Quelqu’un d’autre a modifié ou traité cette fiche entre-temps. Rien n’a été écrasé ; voici son état actuel.

keys-title = Raccourcis clavier
keys-move = Fiche suivante et précédente
keys-open = Ouvrir la fiche en surbrillance
keys-approve = Accepter
keys-reject = Refuser, puis un chiffre pour le motif
keys-changes = Demander des modifications : écrire le message, puis Ctrl+Entrée
keys-duplicate = Refuser comme doublon du premier outil similaire
keys-edit = Modifier
keys-note = Aller au message
keys-undo = Annuler la dernière décision
keys-leave = Quitter un champ ou renoncer
keys-help = Afficher cette aide
keys-pickReason = Appuyez sur un chiffre de 1 à 9 pour refuser ; Échap pour renoncer.
keys-writeNote = Écrivez le message, puis appuyez sur Ctrl+Entrée. Échap pour renoncer.
keys-off = Utiliser les raccourcis à une touche sur cet appareil
keys-close = Fermer

replies-title = Réponses
replies-lead = Des débuts de message, par motif et par langue. Seuls ceux rédigés dans la langue du créateur sont proposés.
replies-builtIn = Toujours envoyé avec ce motif
replies-none = Pas encore de réponse type.
replies-text = Texte
replies-placeholders = Variables
replies-placeholder-name = nom de la fiche
replies-placeholder-url = son adresse
replies-placeholder-site = nom de ce catalogue
replies-add = Ajouter la réponse
replies-saved = La réponse a été enregistrée.
replies-removed = La réponse a été supprimée.
replies-remove = Supprimer
replies-insert = Insérer une réponse
replies-insertHint = Elle est insérée avant votre propre texte.

suspendAndReject-title = Tout refuser et suspendre
suspendAndReject-hint = Suspend ce compte et refuse toutes ses fiches en attente pour un même motif. Le créateur est prévenu. Cela ne s’annule pas en une fois.
suspendAndReject-button = { $count ->
    [one] Suspendre et refuser { $count } fiche
   *[other] Suspendre et refuser { $count } fiches
}
suspendAndReject-done = Le compte est suspendu et ses fiches en attente sont refusées.

ownFigures-title = Vos décisions
ownFigures-lead = Vous seul et les administrateurs voyez ces chiffres. Les décisions annulées ne comptent pas.
ownFigures-period = Période
ownFigures-total = Décisions
ownFigures-appeals = Recours contre vos refus (90 jours)
ownFigures-upheld = Refusées à nouveau
ownFigures-overturned = Finalement publiées
ownFigures-open = Pas encore tranchés
ownFigures-agreement = Concordance
ownFigures-none = Aucun recours.
