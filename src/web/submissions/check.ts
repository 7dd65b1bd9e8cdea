/** The verdict on a submission form while it is filled in, as JSON for our script; the same as the API's. */
import { lookupsFor, publishedLookups } from '#catalog/screening/lookups.ts';
import { findSubmission, type Submission } from '#catalog/submissions/records.ts';
import { listHints } from '#catalog/submissions/hints.ts';
import { ruleMessage } from '#locales/screening.ts';
import { quotable } from '#locales/quotable.ts';
import { listSameSite, validateSubmission } from '#catalog/submissions/validation.ts';
import type { Fields } from '#catalog/problems.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import { basePath } from '#http/base-path.ts';
import { CatalogError } from '#catalog/errors.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { suggestedCategories } from '#web/elements/category-field.ts';
import { fieldProblem } from '#web/elements/field-problems.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { CHOSEN, ENTRY } from '#web/elements/form-tables.ts';
import { type KnownEntry } from './form.ts';
import { bodyOfForm, changesSince } from './form-values.ts';
import { screeningOf } from './screening-options.ts';
import type { FormVerdict } from './verdict-notice.ts';

/** The visitor's submission that the form corrects, if any. */
async function findCorrected({ context, form, account }: PageRequest): Promise<Submission | undefined> {
  if (account === null) return undefined;
  const corrected = await findSubmission(context.db, form.get('correcting') ?? '');
  return corrected?.accountId === account.id ? corrected : undefined;
}

/**
 * The entry that already has the URL of the form. The verdict names it only once all fields are
 * valid, but a person who has typed the URL alone should not fill in the rest in vain.
 */
async function findHolder(request: PageRequest, corrected: Submission | undefined): Promise<KnownHolder | undefined> {
  const { context, form, account } = request;
  const checked = checkPublicUrl((form.get('url') ?? '').trim());
  if (!checked.ok) return undefined;
  const lookups =
    account === null
      ? publishedLookups(context.db)
      : lookupsFor(context.db, { accountId: account.id, except: corrected?.id ?? null });
  return (await lookups.byUrlKey(checked.key)).find(({ state }) => HOLDING.has(state));
}

type KnownHolder = Awaited<ReturnType<ReturnType<typeof lookupsFor>['byUrlKey']>>[number];
const HOLDING = new Set<string>(['published', 'awaiting_moderation', 'changes_requested']);

/** The card of a known entry; none for other people's submissions, which are not public. */
function cardOf({ locale, account }: PageRequest, { kind, id, slug, name, url, accountId }: KnownHolder): KnownEntry[] {
  const address = shownAddress(url);
  if (kind === 'tool') return slug === null ? [] : [{ name, address, href: pathTo(locale, 'tools', slug) }];
  return accountId === account?.id ? [{ name, address, href: pathTo(locale, 'submissions', id) }] : [];
}

/**
 * The verdict of screening. Visitors without a session get field problems and published duplicates,
 * within a budget. Throws `too_many_attempts`.
 */
export async function judgeForm(request: PageRequest, corrected?: Submission): Promise<FormVerdict> {
  const { context, form, locale, account } = request;
  const { submit: s } = submissionMessages(locale);
  if (account === null) await takeAttempt(request, 'entry_check', request.address);
  const verdict = await context.admission.run('submission', () =>
    validateSubmission(context.db, account, bodyOfForm(form), screeningOf(request)),
  );
  const typed = (form.get('url') ?? '').trim();
  const isOwn = corrected !== undefined && corrected.url === typed;
  const holder = isOwn ? undefined : await findHolder(request, corrected);
  const tooLong = request.refusal?.fields ?? {};
  const fields: Fields = { ...tooLong };
  for (const { code, field, problem } of verdict.problems) {
    if (field === null || problem === null || Object.hasOwn(tooLong, field)) continue;
    if (isOwn && code === 'duplicate_submission') continue;
    (fields[field] ??= []).push(problem);
  }
  if (holder !== undefined) fields['url'] ??= [{ rule: 'duplicate' }];
  const isDuplicate =
    holder !== undefined || (!isOwn && verdict.problems.some(({ code }) => code === 'duplicate_submission'));
  const known = holder === undefined ? [] : cardOf(request, holder);
  const near = verdict.similar.length > 0 || corrected !== undefined ? [] : await listSameSite(context.db, typed);
  const shown = (tools: typeof near): KnownEntry[] =>
    tools.map(({ slug, name, url }) => ({ name, address: shownAddress(url), href: pathTo(locale, 'tools', slug) }));
  const [neighbour] = near;
  const title = isDuplicate ? s.duplicate : neighbour === undefined ? s.similar : s.sameSite(neighbour.name);
  const entries = known.length > 0 ? known : shown([...verdict.similar, ...near]);
  const suggested = suggestedCategories(request, { values: form, error: null });
  return { fields, isDuplicate, title, entries, hints: await hintsOf(request), suggested };
}

/** Hints by field on flaws that are no errors; incomplete forms get them, too. */
async function hintsOf({ context, form, locale }: PageRequest): Promise<Record<string, string>> {
  const { submit: s } = submissionMessages(locale);
  const typed = (name: string): string => (form.get(name) ?? '').trim();
  const texts = {
    url: typed('url'),
    name: typed('name'),
    tagline: typed('tagline'),
    description: typed('description'),
  };
  const hints = await context.admission.run('submission', () =>
    listHints(context.db, texts, (rule, error) => context.log.error({ err: error, rule }, 'a screening rule failed')),
  );
  return Object.fromEntries(
    hints.map(({ field, rule, tool }) => [
      field,
      tool === null
        ? (ruleMessage(locale, rule) ?? '')
        : s.sameName({
            name: quotable(locale, tool.name),
            address: quotable(locale, shownAddress(tool.url), LONGEST_ADDRESS),
          }),
    ]),
  );
}
const LONGEST_ADDRESS = 80;

/** The error of a checked form, for its page. */
export function errorOf({ fields, isDuplicate }: FormVerdict): CatalogError | null {
  const code = isDuplicate ? 'duplicate_submission' : 'validation_failed';
  return Object.keys(fields).length === 0 ? null : new CatalogError(code, { fields });
}

async function check(request: PageRequest): Promise<PageAnswer> {
  const { form, locale, publicUrl } = request;
  const { submit: s } = submissionMessages(locale);
  const corrected = await findCorrected(request);
  const { fields, title, entries, hints, suggested } = await judgeForm(request, corrected);
  const count = Object.keys(fields).length;
  const sentencesOf = ([field, problems]: [string, Fields[string]]): [string, string[]] => [
    field,
    problems.map((problem) => fieldProblem(locale, field, problem)),
  ];
  return {
    body: JSON.stringify({
      fields: Object.fromEntries(Object.entries(fields).map(sentencesOf)),
      changed:
        corrected === undefined
          ? {}
          : Object.fromEntries(changesSince(request, { values: form, error: null }, corrected)),
      hints,
      suggested,
      title,
      entries: entries.map((entry) => ({ ...entry, href: basePath(publicUrl) + entry.href })),
      said: count === 0 ? s.noProblems : request.t.form.fix(count),
    }),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}

export const SUBMIT_CHECK_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/submit/check',
    storesNothing: true,
    who: 'anyone',
    form: { ...ENTRY, correcting: CHOSEN },
    again: null,
    handler: check,
  },
];
