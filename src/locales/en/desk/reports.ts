/** Sentences of the desk about readers’ reports, in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const messages = (k: Format) => ({
  reports: {
    title: 'Reader reports',
    lead:
      'Problems reported by readers, oldest first. You do not see who reported. Those ' +
      'who asked are told the outcome in a neutral sentence, but never see your note.',
    open: 'Open',
    closed: 'Closed',
    kind: 'Reason',
    tool: 'Tool: slug or part of the name',
    none: 'No open reports.',
    noneFound: 'No matching reports.',
    count: (n: number) => k.plural(n, { one: '# report', other: '# reports' }),
    more: (n: number) => k.plural(n, { one: '# more report', other: '# more reports' }),
    report: 'Report',
    outcome: 'Outcome',
    choose: 'Choose an outcome',
    note: 'Note for editors',
    button: 'Close selected',
    desk: 'Edit, hide or merge',
    closing: 'Closed',
    already: 'Somebody else has already closed this. Nothing was overwritten.',
    awaited: 'Reply requested',
    reopen: 'Reopen',
    reopened: 'Reopened.',
  },
});

export type ReportMessages = ReturnType<typeof messages>;
