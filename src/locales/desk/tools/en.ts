/** Sentences of the desk about tools, their texts and categories, in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const en = (k: Format) => ({
  tools: {
    title: 'Tools in the catalog',
    search: 'Name, words or address',
    none: 'No tool matches.',
    updated: 'Last changed',
    onlyPublished: 'Only published tools can be edited.',
    actions: {
      quarantine: 'Hide',
      restore: 'Publish again',
      remove: 'Remove for good',
    },
    actionHints: {
      quarantine: 'Readers no longer see it from this moment on. The owner is told the reason.',
      restore: 'It returns under its old address.',
      remove: 'It cannot be brought back.',
    },
    done: {
      edit: 'The tool is changed.',
      quarantine: 'The tool is hidden.',
      restore: 'The tool is published again.',
      remove: 'The tool is removed.',
      merge: 'The tools are merged.',
    },
    aliases: 'Also stands for',
    openReports: 'Open reports from readers',
  },
  merge: {
    title: 'Merge into another tool',
    titleOf: (name: string) => `Merge ${name} into another tool`,
    lead: 'For a tool that is in the catalog twice. You see both entries before anything happens.',
    winner: 'Tool that stays',
    compare: 'Compare both',
    unknown: 'No published tool has this slug or address.',
    itself: 'A tool cannot be merged into itself.',
    confirm: (from: string, into: string) => `Merge ${from} into ${into}?`,
    goes: 'Goes',
    stays: 'Stays',
    what: 'What happens',
    effects: [
      'The tool that goes leaves the catalog at once. No other tool ever gets its slug.',
      'Its page leads to the tool that stays.',
      'Whoever submits its address is told from now on that it is a duplicate of the tool that stays.',
      'What was merged into it before follows it. This cannot be undone.',
    ] as readonly string[],
    swap: 'The other way round',
    button: 'Merge',
  },
  texts: {
    title: 'Translations',
    lead: 'Every text with who wrote it. What a machine wrote is marked as such for readers too.',
    original: 'Original',
    provenance: {
      author: 'Author',
      editor: 'Editor',
      machine: 'Machine',
    },
    missing: 'Missing',
    noDescription: 'Description missing',
    wholeOnly:
      'A machine never adds to what a person wrote. Write the description here, or remove the translation to have all of it translated.',
    outOf: (n: number, all: number) => `${k.number(n)} of ${k.number(all)}`,
    remove: 'Remove this translation',
    removeHint: 'Readers then see the original. The text is only kept in the history.',
    machine: 'Translate by machine',
    machineMissing: 'Translate all missing ones by machine',
    off: 'Machine translation is not set up on this server.',
    notOffered: 'Choose one of the languages below.',
    waiting: 'The machine is translating. Reload the page to see the result.',
    underWay: 'In progress',
    failed: (reason: string) => `The machine translation failed: ${reason}`,
    done: {
      saved: 'The translation is saved.',
      removed: 'The translation is removed.',
      asked: 'Machine translations are on their way.',
    },
  },
  categories: {
    title: 'Categories',
    lead: 'Names, descriptions and search words in eight languages.',
    name: 'Name',
    description: 'Description',
    synonyms: 'Search words',
    synonymsHint: 'One in each line, up to 100. Search finds the tools of the category by them.',
    tools: 'Tools',
    languages: 'Languages',
    done: 'The category is changed.',
    meanwhile:
      'Somebody else has changed the texts in this language meanwhile. Nothing was overwritten. If you save again, yours replace these:',
  },
});

export type ToolMessages = ReturnType<typeof en>;
