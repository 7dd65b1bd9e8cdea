/** Sentences of the visitors’ pages, in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const messages = (k: Format) => ({
  sponsored: 'Sponsored',
  home: {
    categories: 'Browse by category',
    submitTitle: 'Built something?',
    submitText:
      'Submit your tool with a form or through the API. An editor reviews every submission and explains the decision.',
    points: [
      'Editors review every submission',
      'Ranking cannot be bought',
      'No tracking, no third parties',
    ] as readonly string[],
  },
  list: {
    title: 'AI tools',
    foundAtLeast: (n: number) => `More than ${k.number(n)} tools`,
    category: 'Category',
    anyCategory: 'All categories',
    pricing: 'Price',
    anyPricing: 'Any price',
    clear: 'Clear search and filters',
    none: 'No matching tools',
    noneHint: 'Try fewer or different words, or remove a filter.',
    about: {
      tools: 'All tools, newest first. Filter by price and category, or search.',
      category: (name: string) => `AI tools in “${name}”: what each one does and what it costs.`,
      categories: 'All categories and how many tools each contains.',
    },
    foundFor: (found: string, q: string) => `${found} for “${q}”`,
    noneFor: (q: string) => `No tools match “${q}”`,
    fewerWords: 'Try fewer or different words.',
    beyond: 'There is no such page',
    unlisted: (q: string) => `No tool is listed under “${q}”`,
    nearAddress: 'No tool is listed at exactly this address. These come closest.',
    correctedTo: (q: string) => `Results for “${q}”.`,
    instead: (q: string) => `Search instead for “${q}”`,
    meant: (q: string) => `Did you mean “${q}”?`,
    ignored: (words: string) => `Not used: ${words}.`,
    hint: (price: string) => `${price} first`,
    nearest: 'Nearest categories',
  },
  tool: {
    visit: 'Visit the website',
    about: 'About',
    facts: 'Facts',
    website: 'Website',
    pricing: 'Price',
    updated: 'Last changed',
    checked: 'Link last checked',
    broken: 'The link did not work when we last checked.',
    original: (language: string) => `Not translated yet: shown in ${language}.`,
    machine: 'Machine translation.',
    confirmed: (month: string) => `Confirmed in ${month}`,
    /** Who stated the price, and in which month. */
    stated: {
      maker: (month: string) => `by the maker, ${month}`,
      editor: (month: string) => `by an editor, ${month}`,
      import: (month: string) => `from an imported list, ${month}`,
    },
    back: 'Back to the tool',
  },
  badge: {
    listed: (site: string) => `Listed on ${site}`,
    title: 'Badge for your website',
    copy: 'Copy this code into your page.',
  },
  alternatives: {
    title: (name: string) => `Alternatives to ${name}`,
    lead: (name: string) => `Tools you can use instead of ${name}, the closest first.`,
    all: 'All alternatives',
    none: 'No alternatives yet',
    order: 'The closest first; payment plays no part.',
    named: 'Named in your search',
    words: 'Search for these words instead',
  },
  suggest: {
    category: 'Category',
    count: (n: number) => k.plural(n, { one: '# suggestion', other: '# suggestions' }),
    none: 'No suggestions',
  },
  facets: {
    features: 'Features',
    noAccount: 'No account needed',
    more: 'More categories',
    chosen: 'Active filters',
    remove: (name: string) => `Remove filter: ${name}`,
    clear: 'Clear all',
  },
  sort: {
    why: 'How ranking works',
  },
  category: {
    search: 'Search in this category',
    others: 'Other categories',
  },
  report: {
    title: (name: string) => `Report a problem with ${name}`,
    sent: 'Report sent',
    lead: 'Tell us what is wrong. An editor reads every report but does not see who sent it.',
    kind: 'What is wrong?',
    message: 'What should the editor know?',
    messageHint: `Up to ${k.number(1000)} characters`,
    replyTo: 'E-mail address for a reply',
    replyToHint:
      'We send one e-mail when the report is closed (at most three a day) and then delete the address, after 90 days at the latest.',
    signedIn: 'The outcome will be under “My reports” in your account.',
    button: 'Send report',
    done: 'Thank you. An editor will look into it.',
    doneNoMail:
      'Thank you. An editor will look into it. You will not get an e-mail: you have sent too many reports with an address today.',
  },
  ranking: {
    lead: 'The order of results depends on how well each entry matches your words. The same search gives everybody the same order.',
    paidTitle: 'Payment plays no part',
    paid:
      'Nobody can buy a better position. Paid entries appear in a separate box marked “Sponsored”, at most two ' +
      'per page. They are shown only above results that contain the tool itself. Search does not know which tools ' +
      'pay: it never reads that table, and an automated test compares all results with and without placements.',
    withoutTitle: 'Without search words',
    without: 'Lists and categories show the newest entries first.',
    withTitle: 'With search words',
    with: 'Each tool goes into the first group it fits:',
    tiers: [
      'The name is exactly what you typed, ignoring capitals, accents, spaces and punctuation.',
      'The name differs only by an ending such as “AI” or “.com”, or the tool uses that domain.',
      'The name is one letter longer.',
      'The name begins with what you typed, as whole words.',
      'The name begins with what you typed.',
      'The name contains all your words.',
      'The name contains all your words, the last one as the start of a word.',
      'The name is one wrong, missing, extra or swapped letter away, or sounds like ' +
        'what you typed in another alphabet, and hardly any tool uses the words you typed.',
      'The name, tagline and categories together contain all your words or synonyms of them (the ' +
        'categories alone are not enough), and the tool does what you ask for, if that is clear.',
      'The name, texts and categories contain all your words, or the tool does what you ask for, described in other words.',
      'At least half of your words match; rare words count more than common ones.',
      'The name is one letter away, even though other tools use the words you typed.',
      'If none of the groups above has a tool: all your words match once unknown words, then the most common ' +
        'ones, are left out. If too few remain and the search may be about something else, nothing is shown.',
    ] as readonly string[],
    withinTitle: 'Within a group',
    within:
      'Where the name matches, the newest entry comes first. Where the words match, the name ' +
      'counts more than the tagline, and the tagline more than the description; ties go to ' +
      'short taglines, then to the newest entries. Words such as “best” or “free” are optional. ' +
      'What a tool does is inferred from its texts, using a list of jobs in eight languages.',
    alternativesTitle: 'Alternatives to a tool',
    alternatives:
      'A tool is an alternative to another if its texts say so, if both are well known for the same ' +
      'purpose, or if they share a category and words for what they do. The first counts most, then ' +
      'the second, then shared words (rare ones more than common ones), then shared categories. Add-ons ' +
      'that do not replace the other tool, and sellers of prompts, come last; ties go to the newest ' +
      'entry. At most 50 are shown, and from the eleventh on only those close to the best. If a search ' +
      'asks for alternatives, the tool it names comes first, and tools at the price it asks for move up.',
    understoodTitle: 'How your words are read',
    understood:
      'A word that hardly any tool uses is corrected if a similar one is much more common; the page says so ' +
      'and offers your spelling. Words for a price, such as “free” or “open source”, move tools at that price ' +
      'up. Words for a feature, such as “Chrome extension” or “no sign-up”, move up the tools whose makers ' +
      'state it. What follows “instead of” is not searched for. Version numbers, as in “DALL·E 3”, are optional.',
    languagesTitle: 'In your language',
    languages:
      'You can search in any of the eight languages. Other forms of a word match too, and category names also find tools described in another language.',
    notTitle: 'What does not count',
    not: [
      'Payment of any kind',
      'Clicks and visits',
      'Who you are and what you searched for before',
      'Who submitted the tool',
    ] as readonly string[],
    check: 'Check it yourself: the public API returns the same order, without placements.',
    apiLink: 'Read the API documentation',
  },
  api: {
    lead: 'Read the catalog without a key, submit tools with a token. This page is generated from the OpenAPI description; its explanations are in English.',
    start: 'Getting started',
    startRead: 'Reading requires no token. Try this in a terminal:',
    startToken: 'Submitting requires a token.',
    makeToken: 'Create an API token',
    startErrors: 'Every error is JSON with `code`, `message` and, for invalid fields, an explanation in `fields`.',
    startPages: 'Lists are paginated, with `per_page` results per page; `links.next` is the next page.',
    startLimits: 'Beyond the limit you get 429, and `Retry-After` says how many seconds to wait.',
    base: 'Base URL',
    contents: 'Operations',
    parameters: 'Parameters',
    required: 'required',
    body: 'Body (JSON)',
    answers: 'Responses',
    errors: 'Errors',
    token: 'Token required',
    open: 'No token required',
    example: 'Example',
    values: 'One of',
    standard: 'Default',
  },
  statistics: {
    lead: 'How long submissions wait, and what editors decide. Calculated automatically, without names.',
    waiting: 'Waiting now',
    oldest: 'Oldest waiting since',
    nobody: 'The queue is empty',
    period: (days: number) => k.plural(days, { one: 'Last day', other: 'Last # days' }),
    decisions: 'Decisions',
    published: 'Published',
    rejected: 'Rejected',
    changes: 'Changes requested',
    median: 'Typical wait (median)',
    p95: '95% decided within',
    noDecisions: 'No decisions yet',
    reasons: 'Reasons for rejection',
    span: 'Period',
    at: (time: string) => `As of ${time} (UTC).`,
    json: 'The same data as JSON',
  },
  noTool: {
    gone: 'This tool is no longer in the catalog',
    goneText: 'An editor removed it. Try a search.',
    missing: 'This tool is not in the catalog',
    missingText: 'It may have another name here. Search for it, browse the categories, or submit it.',
  },
});

export type VisitorMessages = ReturnType<typeof messages>;
