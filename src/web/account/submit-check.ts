/** The verdict on a submission form while it is being filled in, as JSON for our script: the one that the API gives. */
import { findSubmission } from '#catalog/submission-records.ts';
import { validateSubmission } from '#catalog/submission-verdicts.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { problemSentence } from '#locales/messages.ts';
import { pathTo, shownAddress } from '#web/links.ts';
import { accountOf } from './signed-in.ts';
import { bodyOfForm, type KnownEntry } from './submission-form.ts';
import { onRuleErrorOf } from './submit.ts';

/** True while the form still holds the address of the visitor's own submission that it corrects. */
async function isOwnAddress(visit: Visit): Promise<boolean> {
  const { parts, form } = visit;
  const corrected = await findSubmission(parts.db, form.get('correcting') ?? '');
  return corrected?.accountId === accountOf(visit).id && corrected.url === (form.get('url') ?? '').trim();
}

async function check(visit: Visit): Promise<PageAnswer> {
  const { parts, form, locale } = visit;
  const account = accountOf(visit);
  const { submit: s } = accountMessages(locale);
  await takeAttempt(visit, 'write', account.id);
  const verdict = await validateSubmission(parts.db, account, bodyOfForm(form), onRuleErrorOf(visit));
  const isOwn = await isOwnAddress(visit);
  const problems = verdict.problems.filter(({ code }) => !(isOwn && code === 'duplicate_submission'));
  const fields: Record<string, string[]> = {};
  for (const { field, problem } of problems) {
    if (field !== null && problem !== null) (fields[field] ??= []).push(problemSentence(locale, problem));
  }
  const isDuplicate = problems.some(({ code }) => code === 'duplicate_submission');
  const entries = verdict.similar.map(({ slug, name, url }): KnownEntry => ({
    name,
    address: shownAddress(url),
    href: pathTo(locale, 'tools', slug),
  }));
  const count = Object.keys(fields).length;
  return {
    body: JSON.stringify({
      fields,
      title: isDuplicate ? s.duplicate : s.similar,
      entries,
      said: count === 0 ? s.fine : s.found(count),
    }),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}

export const SUBMIT_CHECK_PAGES: readonly Page[] = [
  { method: 'POST', path: '/:locale/submit/check', who: 'member', act: check },
];
