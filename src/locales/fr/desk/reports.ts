/** Sentences of the desk about readers’ reports, in French. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Signalements des lecteurs',
    lead:
      'Problèmes signalés par les lecteurs, les plus anciens d’abord. Vous ne ' +
      'voyez pas qui les a signalés. Ceux qui ont demandé une réponse apprennent ' +
      'la suite donnée en une phrase neutre, mais ne voient jamais votre note.',
    open: 'Ouverts',
    closed: 'Clos',
    kind: 'Motif',
    tool: 'Outil : nom court ou partie du nom',
    none: 'Aucun signalement n’est ouvert.',
    noneFound: 'Aucun signalement ne correspond.',
    count: (n) => k.plural(n, { one: '# signalement', other: '# signalements' }),
    more: (n) => k.plural(n, { one: '# autre signalement', other: '# autres signalements' }),
    report: 'Signalement',
    outcome: 'Suite donnée',
    choose: 'Choisissez une suite',
    note: 'Note pour les éditeurs',
    button: 'Clore la sélection',
    desk: 'Modifier, masquer ou fusionner',
    closing: 'Clos',
    already: 'Quelqu’un d’autre l’a déjà clos. Rien n’a été écrasé.',
    awaited: 'Réponse demandée',
    reopen: 'Rouvrir',
    reopened: 'Rouvert.',
  },
});
