recommendations-title = Recommandations
recommendations-titleOf = Qui recommande { $name }
recommendations-lead = Rédigées par des personnes qui ont un compte ici. Elles n’influent pas sur l’ordre des résultats.
recommendations-people = { $people ->
    [one] { $people } personne le recommande
    [many] { $people } personnes le recommandent
    *[other] { $people } personnes le recommandent
}
recommendations-peopleFor = { $people ->
    [one] { $people } personne le recommande pour
    [many] { $people } personnes le recommandent pour
    *[other] { $people } personnes le recommandent pour
}
recommendations-toKnow = Bon à savoir
recommendations-helpful = { $people ->
    [one] Utile à { $people } personne
    [many] Utile à { $people } personnes
    *[other] Utile à { $people } personnes
}
recommendations-vote = Utile
recommendations-unvote = Retirer « Utile »
recommendations-orders-helpful = Les plus utiles
recommendations-orders-newest = Les plus récentes
recommendations-order = Ordre
recommendations-all = Toutes les recommandations
recommendations-none = Personne n’a encore recommandé cet outil.
recommendations-link = Recommander cet outil
recommendations-edit = Modifier votre recommandation
recommendations-own = Mes recommandations
recommendations-versus = Qui recommande lequel, et pour quoi
recommendations-versusNone = Pas encore de recommandation
recommendations-answer-title = Réponse du créateur
recommendations-answer-label = Votre réponse en tant que créateur
recommendations-answer-hint = Vous pouvez répondre une fois à chaque recommandation.
recommendations-answer-button = Répondre
recommendations-form-title = Recommander { $name }
recommendations-form-lead = Dites à quoi il vous sert, ce qu’il fait bien et une chose à savoir. Votre adresse e-mail n’est pas affichée. Quelque chose ne va pas avec l’outil ? Signalez alors un problème.
recommendations-form-task = À quoi vous sert-il ?
recommendations-form-choose = Choisissez une tâche
recommendations-form-allTasks = Afficher toutes les tâches
recommendations-form-text = Pourquoi le recommandez-vous ?
recommendations-form-textHint = { NUMBER($most) } caractères au plus, sans liens ni coordonnées
recommendations-form-toKnow = Une chose à savoir avant de commencer
recommendations-form-toKnowHint = Par exemple une limite, un prix ou un réglage
recommendations-form-button = Recommander
recommendations-form-change = Enregistrer les modifications
recommendations-form-changeHint = Une modification efface les votes reçus et la réponse du créateur.
recommendations-form-withdraw = Retirer la recommandation
recommendations-form-withdrawHint = Son texte et ses votes sont supprimés.
recommendations-form-confirmFirst = Confirmez votre adresse e-mail avant de recommander un outil.
recommendations-form-note = Motif de la rédaction
recommendations-states-waiting = En attente d’examen
recommendations-states-shown = Publique
recommendations-states-hidden = Masquée par la rédaction
recommendations-states-withdrawn = Retirée
recommendations-done-shown = Merci. Votre recommandation est publique.
recommendations-done-waiting = Merci. La rédaction lira votre recommandation avant sa publication.
recommendations-done-hidden = La rédaction a masqué cette recommandation. Vous seul la voyez et pouvez la modifier.
recommendations-done-withdrawn = Votre recommandation est retirée.
recommendations-done-answered = Votre réponse est publique.
recommendations-report-link = Signaler
recommendations-report-title = Signaler une recommandation concernant { $name }
recommendations-report-message = Quel est le problème de cette recommandation ?
recommendations-desk-lead = De comptes créés il y a moins d’une semaine, avec des mots que le contrôle automatique juge douteux, ou modifiées après avoir été masquées. Si vous en masquez une, son auteur en reçoit le motif par e-mail.
recommendations-desk-none = Rien ici.
recommendations-desk-show = Afficher
recommendations-desk-hide = Masquer
recommendations-desk-drop_answer = Retirer la réponse
recommendations-desk-note = Motif, que lira son auteur
recommendations-desk-author = Auteur
recommendations-desk-reported = La recommandation en question
recommendations-desk-done-show = La recommandation est publique.
recommendations-desk-done-hide = La recommandation est masquée, et son auteur en est informé.
recommendations-desk-done-drop_answer = La réponse est retirée.
recommendations-desk-stale = Cette recommandation a changé entre-temps. Voici son état actuel.
