reports-title = Signalements des visiteurs
reports-lead = Problèmes signalés par les visiteurs, les plus anciens d’abord. Vous ne voyez pas qui les a signalés. Ceux qui ont demandé une réponse apprennent la suite donnée en une phrase neutre, mais ne voient jamais votre note.
reports-open = Ouverts
reports-closed = Clos
reports-kind = Motif
reports-tool = Outil : nom court ou partie du nom
reports-none = Aucun signalement n’est ouvert.
reports-noneFound = Aucun signalement ne correspond.
reports-count = { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}
reports-more = { $count ->
    [one] { $count } autre signalement
   *[other] { $count } autres signalements
}
reports-report = Signalement
reports-outcome = Suite donnée
reports-choose = Choisissez une suite
reports-note = Note pour la rédaction
reports-button = Clore la sélection
reports-desk = Modifier, masquer ou fusionner
reports-closing = Clos
reports-already = Quelqu’un d’autre l’a déjà clos. Rien n’a été écrasé.
reports-awaited = Réponse demandée
reports-reopen = Rouvrir
reports-reopened = Rouvert.
