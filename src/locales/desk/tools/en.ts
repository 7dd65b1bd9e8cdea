/** Sentences of the desk about tools, their texts and categories, in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const en = (k: Format) => ({
  tools: {
    title: 'Tools in the catalog',
    search: 'Name, words or address',
    none: 'No matching tools.',
    updated: 'Last changed',
    onlyPublished: 'Only published tools can be edited.',
    actions: {
      quarantine: 'Hide',
      restore: 'Publish again',
      remove: 'Remove for good',
    },
    actionHints: {
      quarantine: 'Readers stop seeing it immediately. The owner is told the reason.',
      restore: 'It returns at its old address.',
      remove: 'This cannot be undone.',
    },
    done: {
      edit: 'The tool has been changed.',
      quarantine: 'The tool has been hidden.',
      restore: 'The tool has been published again.',
      remove: 'The tool has been removed.',
      merge: 'The tools have been merged.',
    },
    aliases: 'Also known as',
    openReports: 'Open reader reports',
  },
  merge: {
    title: 'Merge into another tool',
    titleOf: (name: string) => `Merge ${name} into another tool`,
    lead: 'For a tool that is listed twice. You can compare both entries first.',
    winner: 'Tool to keep',
    compare: 'Compare both',
    unknown: 'No published tool has this slug or address.',
    itself: 'A tool cannot be merged into itself.',
    confirm: (from: string, into: string) => `Merge ${from} into ${into}?`,
    goes: 'Removed',
    stays: 'Kept',
    what: 'What happens',
    effects: [
      'The removed tool leaves the catalog immediately. Its slug is never reused.',
      'Its page redirects to the tool you keep.',
      'Anyone who submits its address is told that it is a duplicate of the tool you keep.',
      'Tools merged into it earlier follow it. This cannot be undone.',
    ] as readonly string[],
    swap: 'Swap',
    button: 'Merge',
  },
  texts: {
    title: 'Translations',
    lead: 'All texts and who wrote them. Machine translations are marked for readers too.',
    original: 'Original',
    provenance: {
      author: 'Author',
      editor: 'Editor',
      machine: 'Machine',
    },
    missing: 'Missing',
    noDescription: 'Description missing',
    wholeOnly:
      'Machine translation never adds to what a person wrote. Write the description here, or remove the translation to have all of it translated.',
    outOf: (n: number, all: number) => `${k.number(n)} of ${k.number(all)}`,
    remove: 'Remove this translation',
    removeHint: 'Readers will see the original. The text remains only in the history.',
    machine: 'Machine-translate',
    machineMissing: 'Machine-translate all missing',
    off: 'Machine translation is not set up on this server.',
    notOffered: 'Choose one of the languages below.',
    waiting: 'Translation in progress. Reload the page to see the result.',
    underWay: 'In progress',
    failed: (reason: string) => `Machine translation failed: ${reason}`,
    done: {
      saved: 'The translation has been saved.',
      removed: 'The translation has been removed.',
      asked: 'Machine translations have been requested.',
    },
  },
  categories: {
    title: 'Categories',
    lead: 'Names, descriptions and search words in eight languages.',
    name: 'Name',
    description: 'Description',
    synonyms: 'Search words',
    synonymsHint: 'One per line, up to 100. Searching for one finds the tools in this category.',
    tools: 'Tools',
    languages: 'Languages',
    done: 'The category has been changed.',
    meanwhile:
      'Somebody else has changed the texts in this language in the meantime. Nothing was overwritten. Saving again replaces these texts with yours:',
  },
});

export type ToolMessages = ReturnType<typeof en>;
