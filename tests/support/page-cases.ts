/** Page cases: each page with its viewer, address and form. The table of pages makes them, so a new page needs no line here. */
import assert from 'node:assert/strict';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import type { Page } from '#http/pages/page-types.ts';
import { PAGES } from '#web/pages.ts';
import { CAST, type FilledWorld } from './filled-world.ts';

/**
 * The person who sees a page; visitors are not signed in. `halfway` is the guarded account before its second factor,
 * `returning` the same account a while after it.
 */
export type Viewer = 'visitor' | 'halfway' | 'returning' | keyof typeof CAST;

export interface PageCase {
  /** Of the picture, without the language. */
  name: string;
  /** The page that it shows; undefined for addresses that no page has. */
  page: Page | undefined;
  /** With `/:locale` at its beginning. */
  path: string;
  as: Viewer;
  /** The form that leads to it, where a page is the answer to one. */
  form?: Readonly<Record<string, string | readonly string[]>>;
  /** The page answers 404. */
  isMissing?: true;
}

/** Addresses that answer with a file, with data for a script or with the way to another page. */
const NO_PAGES = new Set([
  '/',
  '/oauth/authorize',
  '/:locale/suggest',
  '/:locale/account',
  '/:locale/account/menu',
  '/:locale/account/lists/add',
  '/:locale/account/data',
  '/:locale/admin/audit.csv',
  '/:locale/admin/audit.json',
  '/:locale/tools/:slug/placements.csv',
  '/:locale/tools/:slug/visits.csv',
  '/:locale/tools/:slug/visits.json',
  '/:locale/sign-in/github',
  '/:locale/sign-in/github/return',
  '/:locale/sign-in/google',
  '/:locale/sign-in/google/return',
  '/:locale/sign-in/oidc',
  '/:locale/sign-in/oidc/return',
  // Nobody of the filled world is connected with it.
  '/:locale/account/oidc',
]);

/** Forms that act as soon as they are sent, empty or not; every other one refuses to be empty and draws its page again. */
const ACTS_AT_ONCE = new Set([
  '/:locale/verify-email/:secret',
  '/:locale/confirm-email/:secret',
  '/:locale/account/verification',
  '/:locale/sign-in/registered',
  '/:locale/sign-out',
  '/:locale/account/sign-out-everywhere',
  '/:locale/account/two-factor/challenge',
  '/:locale/account/two-factor/passkeys/challenge',
  '/:locale/account/two-factor/recovery-codes',
  '/:locale/sign-in/two-factor/challenge',
  '/:locale/account/tokens/:id/revoke',
  '/:locale/account/tokens/revoke-all',
  '/:locale/account/grants/:id/end',
  '/:locale/account/sessions/:id/end',
  '/:locale/account/webhooks/:id/turn-on',
  '/:locale/account/webhooks/:id/test',
  '/:locale/account/webhooks/:id/resend',
  '/:locale/account/webhooks/:id/redeliver',
  '/:locale/account/webhooks/:id/rotate',
  '/:locale/account/webhooks/:id/delete',
  '/:locale/submit/check',
  '/:locale/submit/draft',
  '/:locale/submissions/:id/withdraw',
  '/:locale/tools/:slug/suggest/removal',
  '/:locale/changes/:id/withdraw',
  '/:locale/tools/:slug/claim',
  '/:locale/tools/:slug/claim/proof',
  '/:locale/tools/:slug/claim/withdraw',
  '/:locale/editor/claims/:id/accept',
  '/:locale/editor/changes/:id/undo',
  '/:locale/editor/submissions/:id/approve',
  '/:locale/editor/submissions/:id/undo',
  '/:locale/editor/submissions/:id/duplicate',
  '/:locale/editor/submissions/:id/handling',
  '/:locale/editor/decisions/undo',
  '/:locale/admin/blocks/:id/remove',
  '/:locale/admin/invitations/:id/withdraw',
  '/:locale/admin/mail/test',
  '/:locale/admin/overview/checklist/hide',
  '/:locale/admin/overview/checklist/show',
  '/:locale/admin/overview/release/hide',
  '/:locale/notices/:secret',
  '/:locale/account/notices',
  '/:locale/follow',
  '/:locale/follows/:secret',
  '/:locale/account/follows',
  '/:locale/account/saved',
  '/:locale/editor/submissions/:id/claim',
  '/:locale/editor/tools/:slug/restore',
  '/:locale/admin/accounts/:id/suspend',
  '/:locale/admin/accounts/:id/lift',
  '/:locale/admin/accounts/:id/revoke',
  '/:locale/admin/placements/:id/end',
  '/:locale/editor/reports/:slug/reopen',
  '/:locale/editor/collections/:id/remove',
  '/:locale/admin/site/demo',
  '/:locale/account/lists/:id/publish',
  '/:locale/account/lists/:id/withdraw',
  '/:locale/account/lists/:id/remove',
  '/:locale/account/lists/add',
  '/:locale/editor/lists/:id',
  '/:locale/recommendations/:id/vote',
  '/:locale/recommendations/:id/unvote',
  '/:locale/tools/:slug/recommend/withdraw',
]);

/**
 * The values of each path's parameter; several values give several page cases, `name: value`. A path that is not listed
 * has the first value of its longest listed beginning.
 */
function samplesOf({
  submissions,
  tools,
  members,
  placement,
  passkey,
  token,
  secrets,
  reply,
  block,
  changes: suggested,
  invitation,
  webhooks,
  grants,
  claims,
  lists,
  recommendations,
}: FilledWorld) {
  const { published, rejected, appealed, changes, withdrawn, expired, corrected, waiting } = submissions;
  const { flagged, long, arabic, claimed, editors } = submissions;
  const { own, translated, quarantined, removed, merged } = tools;
  return {
    '/:locale/tools/:slug': { '': 'whisper', own, translated },
    '/:locale/tools/:slug/suggest': { '': own },
    '/:locale/tools/:slug/suggest/picture': { '': own },
    '/:locale/tools/:slug/claim': { '': claims.begun },
    '/:locale/editor/claims/:id': { '': claims.rival },
    '/:locale/tools/:slug/still-right': { '': own },
    '/:locale/tools/:slug/visits': { '': own },
    '/:locale/tools/:slug/visits.csv': { '': own },
    '/:locale/tools/:slug/visits.json': { '': own },
    '/:locale/changes/:id': { '': suggested.waits, accepted: suggested.accepted },
    '/:locale/editor/changes/:id': { '': suggested.waits, removal: suggested.removal },
    '/:locale/categories/:id': { '': 'image-generation', edited: 'chatbots' },
    '/:locale/tools/:slug/placements': { '': own },
    '/:locale/tools/:slug/placements.csv': { '': own },
    '/:locale/collections/:id': { '': 'make-a-podcast' },
    '/:locale/compare/:pair': { '': 'chatgpt-vs-midjourney' },
    '/:locale/tasks/:id': { '': 'generate-images', few: 'remove-background' },
    '/:locale/roles/:id': { '': 'designers' },
    '/:locale/lists/:id': { '': lists.public },
    '/:locale/tools/:slug/recommend': { '': 'whisper', first: 'descript', own },
    '/:locale/tools/:slug/recommendations': { '': 'whisper', own, none: 'descript' },
    '/:locale/recommendations/:id': { '': recommendations.shown },
    '/:locale/editor/recommendations/:id': { '': recommendations.waiting },
    '/:locale/account/lists/:id': { public: lists.public, private: lists.private, hidden: lists.hidden },
    '/:locale/editor/lists/:id': { '': lists.hidden },
    '/:locale/editor/collections/:id': { '': 'make-a-podcast' },
    '/:locale/editor/tasks/:id': { '': 'generate-images' },
    '/:locale/verify-email/:secret': { '': secrets.verify, expired: 'x'.repeat(43) },
    '/:locale/confirm-email/:secret': { '': secrets.confirm },
    '/:locale/reset-password/:secret': { '': secrets.reset },
    '/:locale/invitation/:secret': { '': secrets.invited, expired: 'x'.repeat(43) },
    '/:locale/still-right/:secret': { '': secrets.stillRight, expired: 'x'.repeat(43) },
    '/:locale/notices/:secret': { '': secrets.notices },
    '/:locale/follows/:secret': { '': secrets.follows },
    '/:locale/admin/invitations/:id/withdraw': { '': invitation },
    '/:locale/submissions/:id': { published, rejected, appealed, changes, withdrawn, expired, corrected, waiting },
    '/:locale/submissions/:id/correct': { '': changes },
    '/:locale/submissions/:id/appeal': { '': rejected },
    '/:locale/account/tokens/:id': { '': token },
    '/:locale/account/authorize/:asked': {
      '': grants.device,
      website: grants.website,
      registered: grants.registered,
      faulty: grants.faulty,
      wrong: grants.wrong,
      unknown: 'x'.repeat(43),
    },
    '/:locale/account/grants/:id': { '': grants.connected },
    '/:locale/account/webhooks/:id': { '': webhooks.on, off: webhooks.off },
    '/:locale/account/two-factor/passkeys/:id': { '': passkey },
    '/:locale/editor/submissions/:id': {
      flagged,
      long,
      arabic,
      claimed,
      editors,
      published,
      rejected,
      appealed,
      changes,
      corrected,
      waiting,
    },
    '/:locale/editor/replies/:id': { '': reply },
    '/:locale/admin/blocks/:id/remove': { '': block },
    '/:locale/editor/submissions/:id/edit': { '': flagged, long },
    '/:locale/editor/tools/:slug': { own, quarantined, removed, merged },
    '/:locale/editor/tools/:slug/remove': { '': quarantined },
    '/:locale/editor/reports/:slug': { '': 'whisper' },
    '/:locale/editor/translations/:slug': { '': translated, demo: 'whisper' },
    '/:locale/editor/categories/:id': { '': 'chatbots' },
    '/:locale/editor/jobs/:id': { '': 'add-captions' },
    '/:locale/admin/accounts/:id/security': { '': members.guarded },
    '/:locale/admin/accounts/:id': {
      maker: members.maker,
      suspended: members.suspended,
      guarded: members.guarded,
    },
    '/:locale/admin/accounts/:id/reset-second-factor': { '': members.guarded },
    '/:locale/admin/placements/:id': { '': placement },
    '/:locale/account/sessions/:id': { '': '0'.repeat(16) },
    '/:locale/setup/:secret': { '': 'x'.repeat(43) },
    '/:locale/admin/pages/:slug': { '': 'imprint' },
    '/:locale/:slug': { '': 'imprint', guidelines: 'guidelines' },
  } satisfies Record<string, Record<string, string>>;
}

/** The values of a page's parameter; a page without a parameter has one page case. */
function valuesFor(page: Page, samples: Readonly<Record<string, Record<string, string>>>): Record<string, string> {
  if (!/:(?!locale)/.test(page.path)) return { '': '' };
  const exact = samples[page.path];
  if (exact !== undefined) return exact;
  const [base] = Object.keys(samples)
    .filter((path) => page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length);
  assert.ok(
    base !== undefined,
    `tests/support/page-cases.ts has nothing that stands for the parameter of ${page.path}`,
  );
  return { '': Object.values(samples[base] ?? {})[0] ?? '' };
}

const viewerOf = (page: Page): Viewer => {
  if (page.path.startsWith('/:locale/sign-in/two-factor')) return 'halfway';
  if (page.path === '/:locale/account/confirm') return 'returning';
  // Whoever has a factor removes it; whoever has none sets one up.
  if (/\/(?:remove|off|recovery-codes|two-factor\/challenge)$/.test(page.path) && page.who === 'member')
    return 'guarded';
  if (page.who === 'editor' || page.who === 'admin') return 'admin';
  return page.who === 'member' ||
    page.path.startsWith('/:locale/submissions/') ||
    page.path.startsWith('/:locale/changes/')
    ? 'maker'
    : 'visitor';
};

/** States of pages that their plain address does not show. */
function morePageCases({ submissions, spare, tools }: FilledWorld): Omit<PageCase, 'page'>[] {
  const [decided = '', approved = ''] = spare.splice(0, 2);
  return [
    { name: 'tools-narrowed', path: '/:locale/tools?q=video&pricing=freemium', as: 'visitor' },
    { name: 'tools-sponsored', path: '/:locale/tools?q=writing', as: 'visitor' },
    { name: 'tools-nothing', path: '/:locale/tools?q=qqqqzzzz', as: 'visitor' },
    { name: 'tools-last', path: '/:locale/tools?page=7', as: 'visitor' },
    { name: 'no-such-page', path: '/:locale/nothing-here', as: 'visitor', isMissing: true },
    { name: 'no-such-tool', path: `/:locale/tools/${tools.quarantined}`, as: 'visitor', isMissing: true },
    { name: 'never-heard-of', path: '/:locale/tools/speech-to-text-studio', as: 'visitor', isMissing: true },
    { name: 'removed-tool', path: `/:locale/tools/${tools.removed}`, as: 'visitor' },
    { name: 'tools-beyond', path: '/:locale/tools?q=video&page=90', as: 'visitor' },
    { name: 'tools-nothing-left', path: '/:locale/tools?q=video&pricing=free&category=legal', as: 'visitor' },
    { name: 'reports-closed', path: '/:locale/editor/reports?state=closed', as: 'editor' },
    { name: 'follow-tool', path: '/:locale/follow?tool=whisper', as: 'visitor' },
    { name: 'list-add', path: '/:locale/account/lists/add?tool=whisper', as: 'maker' },
    { name: 'list-add-first', path: '/:locale/account/lists/add?tool=whisper', as: 'newcomer' },
    { name: 'lists-empty', path: '/:locale/account/lists', as: 'newcomer' },
    {
      name: 'list-add-refused',
      path: '/:locale/account/lists/add',
      as: 'maker',
      form: { tool: 'whisper', list: 'new', title: '' },
    },
    { name: 'report-sent', path: '/:locale/tools/whisper/report?done=sent', as: 'visitor' },
    { name: 'submit-member', path: '/:locale/submit', as: 'maker' },
    {
      name: 'submit-checked',
      path: '/:locale/submit/draft',
      as: 'visitor',
      form: { act: 'check', url: 'https://www.deepl.com/pro' },
    },
    { name: 'sign-in-first', path: '/:locale/sign-in?next=%2Fen%2Fsubmit', as: 'visitor' },
    { name: 'sign-in-failed', path: '/:locale/sign-in?failed=github', as: 'visitor' },
    { name: 'sign-in-expired', path: '/:locale/sign-in?expired=yes', as: 'visitor' },
    { name: 'account-settings-guarded', path: '/:locale/account/settings', as: 'guarded' },
    { name: 'account-password-guarded', path: '/:locale/account/password', as: 'returning' },
    { name: 'account-tokens-guarded', path: '/:locale/account/tokens', as: 'returning' },
    { name: 'account-recovery-codes', path: '/:locale/account/two-factor/recovery-codes', as: 'guarded', form: {} },
    { name: 'submission-of-somebody', path: `/:locale/submissions/${submissions.waiting}`, as: 'visitor' },
    { name: 'editor-forbidden', path: '/:locale/editor/queue', as: 'maker' },
    { name: 'account-start-empty', path: '/:locale/account/start', as: 'newcomer' },
    { name: 'account-empty', path: '/:locale/account/submissions', as: 'newcomer' },
    { name: 'account-tokens-empty', path: '/:locale/account/tokens', as: 'newcomer' },
    { name: 'account-webhooks-empty', path: '/:locale/account/webhooks', as: 'newcomer' },
    { name: 'account-webhooks-desk', path: '/:locale/account/webhooks', as: 'admin' },
    {
      name: 'account-webhook-made',
      path: '/:locale/account/webhooks',
      as: 'maker',
      form: { url: 'https://hooks.example.org/catalog', events: ['submission.approved'] },
    },
    { name: 'account-settings-unverified', path: '/:locale/account/settings', as: 'newcomer' },
    { name: 'account-filtered', path: '/:locale/account/submissions?status=rejected', as: 'maker' },
    { name: 'account-received', path: `/:locale/submissions/${submissions.waiting}?done=received`, as: 'maker' },
    {
      name: 'account-token-made',
      path: '/:locale/account/tokens',
      as: 'maker',
      form: { name: 'shown once', scopes: ['submissions:write'], expires_in_days: '30' },
    },
    { name: 'submit-again', path: `/:locale/submit?again=${submissions.expired}`, as: 'maker' },
    {
      name: 'submit-known',
      path: '/:locale/submit',
      as: 'maker',
      form: {
        url: 'https://github.com/openai/whisper',
        name: 'Whisper',
        tagline: 'A neural network that writes down what is said',
        pricing_model: 'free',
        categories: ['video'],
      },
    },
    ...SUBMISSION_STATES.filter((state) => state !== 'awaiting_moderation').map((state) => ({
      name: `editor-queue-${state}`,
      path: `/:locale/editor/queue?status=${state}`,
      as: 'admin' as const,
    })),
    { name: 'editor-queue-filtered', path: '/:locale/editor/queue?flag=same_name', as: 'admin' },
    { name: 'editor-queue-nothing', path: '/:locale/editor/queue?category=video&language=de', as: 'admin' },
    { name: 'editor-queue-of-editors', path: '/:locale/editor/queue', as: 'editor' },
    {
      name: 'editor-undo',
      path: `/:locale/editor/submissions/${decided}/request-changes`,
      as: 'admin',
      form: { note: 'Say more, please.' },
    },
    {
      name: 'editor-bulk-result',
      path: '/:locale/editor/decisions',
      as: 'admin',
      form: { ids: [approved, submissions.editors, submissions.rejected], decision: 'approve', confirmed: 'yes' },
    },
    {
      name: 'editor-bulk-confirm',
      path: '/:locale/editor/decisions',
      as: 'admin',
      form: {
        ids: [submissions.claimed, submissions.editors],
        decision: 'reject',
        reason: 'spam',
        note: 'Sent twice.',
      },
    },
    {
      name: 'editor-merge-chosen',
      path: `/:locale/editor/tools/${tools.translated}/merge?into=${tools.own}`,
      as: 'admin',
    },
    { name: 'editor-tools-quarantined', path: '/:locale/editor/tools?state=quarantined', as: 'admin' },
    { name: 'editor-tools-search', path: '/:locale/editor/tools?q=whisper', as: 'admin' },
    { name: 'admin-accounts-search', path: '/:locale/admin/accounts?q=mona', as: 'admin' },
    { name: 'admin-audit-filtered', path: '/:locale/admin/audit?kind=submission&action=reject', as: 'admin' },
  ];
}

const nameOf = (path: string): string =>
  path
    .replace('/:locale', '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/^:/, ''))
    .join('-') || 'home';

/** The page of an address: literal parts win over parameters, as in the router. */
function pageAt(method: Page['method'], path: string): Page | undefined {
  const parts = path.replace(/\?.*/, '').split('/');
  return PAGES.filter((page) => page.method === method)
    .filter((page) => {
      const own = page.path.split('/');
      return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at]);
    })
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

/** An address of each page of that method and who may open it, both kinds of files and forms that act at once among them. */
export function addressesOf(filled: FilledWorld, method: Page['method']): (PageCase & { page: Page })[] {
  const samples = samplesOf(filled);
  return PAGES.filter((page) => page.method === method).flatMap((page) =>
    Object.entries(valuesFor(page, samples)).map(([which, value]) => ({
      name: [nameOf(page.path), which].filter(Boolean).join('-'),
      page,
      path: page.path.replace(/:(?!locale)\w+/, value),
      as: viewerOf(page),
    })),
  );
}

/**
 * Every page as somebody sees it who may: each GET page at least once, each form once as it comes back when it was sent
 * empty, and states that need more. Fails for a page with a parameter that nothing stands for. Uses two spare entries up,
 * so it is called once for each language.
 */
export function pageCasesOf(filled: FilledWorld): PageCase[] {
  const pages = addressesOf(filled, 'GET').filter(({ page }) => !NO_PAGES.has(page.path));
  const forms = addressesOf(filled, 'POST').filter(({ page }) => !ACTS_AT_ONCE.has(page.path));
  // A refused form looks alike for every value.
  const refused = [...new Map(forms.toReversed().map((pageCase) => [pageCase.page.path, pageCase])).values()]
    .toReversed()
    .map((pageCase) => ({ ...pageCase, name: `${nameOf(pageCase.page.path)}-refused`, form: {} }));
  const more = morePageCases(filled).map((pageCase) => ({
    ...pageCase,
    page: pageAt(pageCase.form === undefined ? 'GET' : 'POST', pageCase.path),
  }));
  return [...pages, ...refused, ...more];
}
