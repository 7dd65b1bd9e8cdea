/** Sentences about the operator's own site, in English; its type is what every other language must satisfy. */

export const messages = () => ({
  site: {
    lead: 'The name and description of this catalog on pages and in mail, feeds and documents. Empty fields use the default.',
    nameHint: (name: string) => `Default: ${name}`,
    taglineHint: 'The headline of the home page',
    descriptionHint: 'One or two sentences for the home page, feeds and search engines',
    fallback: (language: string) => `Empty fields use the text in ${language}.`,
    poweredBy: (program: string) => `Name ${program} in the footer (“powered by”)`,
    preview: 'Preview',
    saved: 'The site has been changed. Visitors see it immediately.',
    history: 'History of changes',
    accentHint: (example: string) => `Such as ${example}. If you give only one, the other is derived from it.`,
    termsHint:
      'A date or a number. Members accept the terms when they register, and again when you change it. It needs the page “terms”; if empty, nobody is asked.',
    logoLead:
      'SVG or PNG, at most 512\u00A0KiB. The file is redrawn as PNG, so convert letters to paths first. A wide logo replaces the name.',
    logoHints: {
      light: 'Also for the dark theme, browser tabs and shared links, unless you add others',
      dark: 'For dark backgrounds, where the other is hard to see',
      icon: 'A square picture for browser tabs and home screens',
    },
    upload: 'Upload',
    removeLogo: 'Remove',
    logoSaved: 'The logo has been changed. Visitors see it immediately.',
    logoRemoved: 'The picture has been removed.',
  },
  demo: {
    title: 'Demo catalog',
    lead: 'Sample entries that came with the program. Those edited, reported, sponsored or used since then are kept, as are the categories.',
    entries: 'Entries',
    goes: 'Removed',
    stays: 'Kept',
    tools: 'Tools',
    collections: 'Collections',
    warning: 'This cannot be undone. The demo catalog is not loaded again automatically.',
    remove: 'Remove the demo catalog',
    removed: 'The demo catalog has been removed.',
    none: 'There is no demo catalog here.',
  },
  pages: {
    lead: 'Imprint, privacy policy, terms, contact, guidelines and whatever else this catalog needs. Every page links to them in its footer.',
    none: 'There are no pages yet.',
    page: 'Page',
    languages: 'Languages',
    create: 'Add a page',
    name: 'Name in the address',
    nameHint: 'Lower-case letters, digits and hyphens, for example privacy',
    button: 'Create',
    text: 'Text (Markdown)',
    textHint: 'The first line “# Title” is the title. An empty text removes the page in this language.',
    inFile: (file: string) => `This text comes from the file ${file}. Once you save one here, it is used instead.`,
    view: 'View page',
    saved: 'The page has been saved.',
    removed: 'The text has been removed.',
    versions: 'Earlier versions',
  },
});

export type SiteMessages = ReturnType<typeof messages>;
