/** Sentences about the operator's own site, in English; its type is what every other language must satisfy. */

export const messages = () => ({
  site: {
    lead: 'What this catalog is called and what it says of itself: on every page, in mail, feeds and documents. Empty fields keep the default.',
    nameHint: (name: string) => `Default: ${name}`,
    taglineHint: 'The headline of the home page',
    descriptionHint: 'One or two sentences for the home page, feeds and search engines',
    fallback: (language: string) => `Empty fields take the text in ${language}.`,
    poweredBy: (program: string) => `Name ${program} in the footer (“powered by”)`,
    preview: 'Preview',
    saved: 'The site has been changed. Visitors see it at once.',
    history: 'History of changes',
    accentHint: (example: string) => `Such as ${example}. If you give only one, the other follows from it.`,
    termsHint:
      'A date or a number. Members accept it when they register, and again when you change it. It needs the page “terms”; empty asks nobody.',
    logoLead:
      'SVG or PNG, at most 512\u00A0KiB. The file is drawn anew as PNG; convert letters to paths first. A wide logo takes the place of the name.',
    logoHints: {
      light: 'Also for the dark theme, browser tabs and shared links, unless you give others',
      dark: 'For dark grounds, where the other cannot be seen',
      icon: 'A square picture for browser tabs and home screens',
    },
    upload: 'Upload',
    removeLogo: 'Remove',
    logoSaved: 'The logo has been changed. Visitors see it at once.',
    logoRemoved: 'The picture has been removed.',
  },
  demo: {
    title: 'Demo catalog',
    lead: 'Came with the program, so that there is something to look at. Entries that were edited, reported, sponsored or used since stay.',
    entries: 'Entries',
    goes: 'Removed',
    stays: 'Kept',
    tools: 'Tools',
    categories: 'Categories',
    collections: 'Collections',
    warning: 'This cannot be undone. The demo is not loaded again by itself.',
    remove: 'Remove the demo catalog',
    removed: 'The demo catalog has been removed.',
    none: 'There is no demo catalog here.',
  },
  pages: {
    lead: 'Imprint, privacy policy, terms, contact, guidelines and whatever else this catalog needs. They are linked at the bottom of every page.',
    none: 'There are no pages yet.',
    page: 'Page',
    languages: 'Languages',
    create: 'Add a page',
    name: 'Name in the address',
    nameHint: 'Lower-case letters, digits and hyphens, for example privacy',
    button: 'Write it',
    text: 'Text (Markdown)',
    textHint: 'The first line “# Title” is the title. An empty text removes the page in this language.',
    inFile: (file: string) => `This text comes from the file ${file}. Once you save one here, it is used instead.`,
    view: 'View page',
    saved: 'The page has been saved.',
    removed: 'The text has been removed.',
    versions: 'Earlier texts',
  },
});

export type SiteMessages = ReturnType<typeof messages>;
