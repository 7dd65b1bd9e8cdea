/** Sentences that every page or several areas use, in English; its type is what every other language must satisfy. */
import type { ReasonCode, SubmissionState } from '#catalog/lifecycle.ts';
import type { ReportKind } from '#catalog/moderation/reports/reports.ts';
import type { FieldName } from '#fields/fields.ts';
import type { PRICING_CHOICES } from '#fields/pricing.ts';
import type { Format } from '#locales/format.ts';

type PricingChoice = (typeof PRICING_CHOICES)[number];

interface FieldTexts {
  label: string;
  hint: string;
}

export const messages = (k: Format) => ({
  skip: 'Skip to content',
  mainNav: 'Main',
  language: 'Language',
  optional: 'optional',
  nav: {
    tools: 'Tools',
    submit: 'Submit a tool',
    account: 'Account',
    signOut: 'Sign out',
    desk: 'Editors’ desk',
  },
  footer: {
    order: 'Payment never affects the order of results.',
    catalog: 'Catalog',
    makers: 'For makers',
    about: 'About the catalog',
    feed: 'Feed of new tools',
    poweredBy: (program: string) => `Powered by ${program}`,
  },
  pricing: {
    free: 'Free',
    freemium: 'Free plan available',
    paid: 'Paid',
    free_trial: 'Free trial',
    open_source: 'Open source',
    unknown: 'Price not stated',
  } satisfies Record<PricingChoice, string> as Record<PricingChoice, string>,
  yes: 'Yes',
  no: 'No',
  platforms: {
    web: 'Web',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    ios: 'iOS',
    android: 'Android',
    browser_extension: 'Browser extension',
    cli: 'Command line',
    ide: 'Code editor',
  },
  states: {
    awaiting_moderation: 'Awaiting review',
    changes_requested: 'Changes requested',
    published: 'Published',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  } satisfies Record<SubmissionState, string> as Record<SubmissionState, string>,
  reasons: {
    duplicate: 'Already in the catalog',
    spam: 'Advertising or spam',
    not_an_ai_tool: 'Not an AI tool',
    broken_link: 'The link does not work',
    misleading: 'Misleading text',
    wrong_category: 'Wrong category',
    incomplete: 'Missing information',
    policy: 'Against our rules',
    other: 'Other reason',
  } satisfies Record<ReasonCode, string> as Record<ReasonCode, string>,
  catalog: {
    screenshot: (name: string) => `Screenshot of ${name}`,
    title: 'A catalog of AI tools',
    lead: 'Find a tool for the job and see what it does and costs. Editors review every submission.',
    newest: 'New in the catalog',
    all: 'See all tools',
    verified: 'Verified maker',
    since: 'In the catalog since',
  },
  search: {
    label: 'Search tools',
    placeholder: 'For example: subtitles',
    button: 'Search',
    found: (n: number) => k.plural(n, { one: '# tool', other: '# tools' }),
    filters: 'Filters',
    suggestions: 'Suggestions',
    earlier: 'Earlier search, on this device only',
    forget: 'Clear earlier searches',
    help: 'Put a phrase in “quotes” to find exactly that, and a minus before a word to leave it out: video -music.',
  },
  kept: {
    title: 'Kept tools',
    compare: 'Compare',
  },
  theme: {
    label: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, of: number) => `Page ${k.number(page)} of ${k.number(of)}`,
  },
  titles: {
    categories: 'Categories',
    report: 'Report a problem',
    ranking: 'How ranking works',
    api: 'API documentation',
    apiFile: 'OpenAPI description (JSON)',
    statistics: 'Review statistics',
  },
  form: {
    check: 'Please check the form',
    password: 'Password',
    email: 'E-mail address',
    cancel: 'Cancel',
  },
  error: {
    notFound: 'Page not found',
    failed: 'That did not work',
    retry: (seconds: number) =>
      seconds < 90
        ? `Try again in ${k.plural(seconds, { one: '# second', other: '# seconds' })}.`
        : `Try again in ${k.plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })}.`,
    again: 'Try again',
    home: 'Go to the home page',
  },
  unverified: {
    needed: (email: string) => `Your e-mail address is not confirmed yet. Open the link we sent to ${email}.`,
    resend: 'Resend e-mail',
    sent: 'We have sent the e-mail. Its link works for 24 hours.',
  },
  token: {
    never: 'Never expires',
    lastUsed: 'Last used',
    neverUsed: 'Never',
    validUntil: 'Valid until',
    state: {
      active: 'Active',
      expired: 'Expired',
      revoked: 'Revoked',
    },
    revoke: 'Revoke',
    revokeAll: 'Revoke all tokens',
    revokeHint: 'Programs that use it lose access immediately. This cannot be undone.',
  },
  appeal: 'Appeal',
  fields: {
    url: { label: 'Website', hint: 'The tool’s public page, starting with https://' },
    name: { label: 'Name', hint: '2 to 80 characters' },
    tagline: { label: 'Tagline', hint: 'What it does in one sentence, 5 to 200 characters' },
    description: { label: 'Description', hint: `Up to ${k.number(2000)} characters` },
    logo_url: { label: 'Logo address', hint: 'Starting with https://' },
    pricing_model: { label: 'Price', hint: '' },
    categories: { label: 'Categories', hint: 'Choose one to five' },
    platforms: { label: 'Platforms', hint: 'Where it runs' },
    has_api: { label: 'Has an API', hint: '' },
    self_hosted: { label: 'Self-hosting possible', hint: '' },
    license: { label: 'Open source license', hint: 'SPDX id, only if it is open source' },
    interface_languages: { label: 'Interface languages', hint: '' },
    free_trial: { label: 'Free trial', hint: '' },
    needs_account: { label: 'Needs an account', hint: '' },
    eu_data: { label: 'Data stays in the EU', hint: '' },
    contact_email: { label: 'Contact e-mail', hint: 'For questions from editors. Never shown publicly.' },
  } satisfies Record<FieldName, FieldTexts> as Record<FieldName, FieldTexts>,
  clipboard: {
    copy: 'Copy',
    copied: 'Copied',
  },
  password: {
    show: 'Show',
    hide: 'Hide',
  },
  reportKinds: {
    broken_link: 'The link does not work',
    wrong_price: 'The price is wrong',
    wrong_text: 'The description is wrong or out of date',
    misleading: 'It claims things it does not do',
    not_an_ai_tool: 'It is not an AI tool',
    closed: 'The tool no longer exists',
    other: 'Something else',
  } satisfies Record<ReportKind, string> as Record<ReportKind, string>,
  sitePages: {
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    contact: 'Contact',
    about: 'About us',
    guidelines: 'Submission guidelines',
    onlyIn: (language: string) => `This text is only available in ${language}.`,
  },
  charts: {
    week: 'Week from',
    growth: 'Tools in the catalog',
    tools: 'Tools',
    submissions: 'Submissions per week',
    submitted: 'Submitted',
    decisions: 'Decisions per week',
    published: 'Published',
    rejected: 'Rejected',
    changes: 'Changes requested',
    waiting: 'Hours until the decision',
    median: 'Median',
    p95: '95% within',
    age: 'Age of the queue',
    entries: 'Entries',
    ages: ['< 1 day', '1–3 days', '3–7 days', '7–30 days', '> 30 days'],
    precision: 'Precision of the rules',
    table: 'Show as a table',
  },
});

export type EveryPageMessages = ReturnType<typeof messages>;
