/** The verdict on a submission form while it is being filled in, as JSON for our script: the one that the API gives. */
import { lookupsFor } from '#catalog/screening/catalog-lookups.ts';
import { findSubmission, type Submission } from '#catalog/submissions/records.ts';
import { validateSubmission } from '#catalog/submissions/verdicts.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/submissions/messages.ts';
import { fieldProblem } from '#web/elements/field-problems.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { CHOSEN, ENTRY } from '#web/elements/form-tables.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { bodyOfForm, changesSince, type KnownEntry } from './form.ts';
import { screeningOf } from './submit.ts';

/** The visitor's own submission that the form corrects, if it does. */
async function findCorrected({ context, form, account }: PageRequest): Promise<Submission | undefined> {
  const corrected = await findSubmission(context.db, form.get('correcting') ?? '');
  return corrected?.accountId === account?.id ? corrected : undefined;
}

/**
 * What holds the address of the form already. The verdict says nothing of it before all fields are in order, but
 * somebody who has typed the address alone should not fill in the rest in vain.
 */
async function findHolder(request: PageRequest, corrected: Submission | undefined): Promise<KnownHolder | undefined> {
  const { context, form } = request;
  const checked = checkPublicUrl((form.get('url') ?? '').trim());
  if (!checked.ok) return undefined;
  const lookups = lookupsFor(context.db, { accountId: accountOf(request).id, except: corrected?.id ?? null });
  return (await lookups.byUrlKey(checked.key)).find(({ state }) => HOLDING.has(state));
}

type KnownHolder = Awaited<ReturnType<ReturnType<typeof lookupsFor>['byUrlKey']>>[number];
const HOLDING = new Set<string>(['published', 'awaiting_moderation', 'changes_requested']);

/** The card of a known entry; nothing of somebody else's submission, which is not public. */
function cardOf({ locale, account }: PageRequest, { kind, id, slug, name, url, accountId }: KnownHolder): KnownEntry[] {
  const address = shownAddress(url);
  if (kind === 'tool') return slug === null ? [] : [{ name, address, href: pathTo(locale, 'tools', slug) }];
  return accountId === account?.id ? [{ name, address, href: pathTo(locale, 'submissions', id) }] : [];
}

async function check(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const account = accountOf(request);
  const { submit: s } = submissionMessages(locale);
  const verdict = await context.admission.run('submission', () =>
    validateSubmission(context.db, account, bodyOfForm(form), screeningOf(request)),
  );
  const corrected = await findCorrected(request);
  const isOwn = corrected !== undefined && corrected.url === (form.get('url') ?? '').trim();
  const holder = isOwn ? undefined : await findHolder(request, corrected);
  const fields: Record<string, string[]> = {};
  const tooLong = request.refusal?.fields ?? {};
  for (const [field, problems] of Object.entries(tooLong))
    fields[field] = problems.map((problem) => fieldProblem(locale, field, problem));
  for (const { code, field, problem } of verdict.problems) {
    if (field === null || problem === null || Object.hasOwn(tooLong, field)) continue;
    if (isOwn && code === 'duplicate_submission') continue;
    (fields[field] ??= []).push(fieldProblem(locale, field, problem));
  }
  if (holder !== undefined) fields['url'] ??= [fieldProblem(locale, 'url', { rule: 'duplicate' })];
  const similar = verdict.similar.map(({ slug, name, url }): KnownEntry => ({
    name,
    address: shownAddress(url),
    href: pathTo(locale, 'tools', slug),
  }));
  const isDuplicate =
    holder !== undefined || (!isOwn && verdict.problems.some(({ code }) => code === 'duplicate_submission'));
  const known = holder === undefined ? [] : cardOf(request, holder);
  const count = Object.keys(fields).length;
  return {
    body: JSON.stringify({
      fields,
      changed:
        corrected === undefined
          ? {}
          : Object.fromEntries(changesSince(request, { values: form, error: null }, corrected)),
      title: isDuplicate ? s.duplicate : s.similar,
      entries: known.length > 0 ? known : similar,
      said: count === 0 ? s.fine : s.found(count),
    }),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}

export const SUBMIT_CHECK_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/submit/check',
    who: 'member',
    form: { ...ENTRY, correcting: CHOSEN },
    handler: check,
  },
];
