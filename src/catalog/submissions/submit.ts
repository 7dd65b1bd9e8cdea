/** Owners' actions on submissions: submit, correct, withdraw, appeal. */
import { randomUUID } from 'node:crypto';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { SubmissionRow } from '#database/schema.ts';
import { type Account } from '#catalog/roles.ts';
import { holdCategories } from '#catalog/tools/categories/categories.ts';
import { removeRedirect, findWinners } from '#catalog/entries/redirects.ts';
import { changesBetween } from '#catalog/entries/changes.ts';
import { deleteEntryKeys, writeEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { requireOwnCatalog } from '#catalog/revision.ts';
import { CatalogError } from '#catalog/errors.ts';
import { noteFindings, replaceFindings } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { makeTransition, type StateChange } from '#catalog/audit/state-changes.ts';
import { APPEAL_LENGTH } from '#catalog/lifecycle.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { resetHandling, appealQueuePosition, replaceFacets, writeFacets } from './queue-index.ts';
import { hashAddress, noteAddress } from '#catalog/screening/source-addresses.ts';
import {
  checkedColumns,
  findSubmissionIn,
  getSubmission,
  lockSubmission,
  submissionOf,
  type Submission,
} from './records.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';
import { checkSubmission, duplicateError, type ScreeningOptions } from './validation.ts';
import { countQuota, type SubmissionQuota } from './quota.ts';
import { noteOpinion } from './second-opinions.ts';
import { reserveUrl, releaseUrls, type ReservationHolder } from '#catalog/entries/url-reservations.ts';

export interface Submitted {
  submission: Submission;
  /** Ignored body fields. */
  unknown: string[];
  quota: SubmissionQuota;
}

export interface SubmitOptions extends ScreeningOptions {
  perHour: number;
  /** After an abort nothing is stored; otherwise the Idempotency-Key finds it. */
  signal?: AbortSignal;
  /** Runs inside the transaction, after the insert; stores the answer for retries. */
  onStored?(trx: Tx, submitted: Submitted): Promise<void>;
}

/**
 * Stores a submission for moderation. Throws `validation_failed`, `duplicate_submission`,
 * `spam_detected`, `not_an_ai_tool`, or `submission_limit_exceeded` beyond `perHour` accepted in an
 * hour, counted from rows in the same transaction.
 */
export async function submitTool(
  db: Database,
  account: Account,
  body: unknown,
  options: SubmitOptions,
): Promise<Submitted> {
  await requireOwnCatalog(db.read);
  const addressHash = await hashAddress(db.read, options.address);
  const checked = await checkSubmission(db, { accountId: account.id, except: null, addressHash }, body, options);
  return db.write(async (trx) => {
    await lockAccount(trx, account.id);
    const quota = await countQuota(trx, db.now(), account.id, options.perHour);
    if (quota.remaining === 0) throw new CatalogError('submission_limit_exceeded', { retryAfter: quota.reset });
    await holdCategories(trx, checked.entry.categories);
    const now = timestamp(db.now());
    const id = randomUUID();
    if (!(await reserveUrl(trx, checked.entry.urlKey, 'submission', id)))
      throw await takenError(trx, checked.entry, account.id);
    const row: SubmissionRow = {
      id,
      account_id: account.id,
      state: 'awaiting_moderation',
      ...checkedColumns(checked.entry),
      findings: JSON.stringify(checked.findings),
      submitted_at: now,
      queued_at: now,
      state_since: now,
      decided_at: null,
      decided_by: null,
      reason_code: null,
      editor_note: null,
      appealed_at: null,
      appeal_message: null,
      tool_id: null,
    };
    await trx.insertInto('submissions').values(row).execute();
    if (addressHash !== null) await noteAddress(trx, { id, accountId: account.id, submittedAt: now }, addressHash);
    await writeEntryKeys(trx, 'submission', id, checked.entry);
    await noteFindings(trx, id, checked.findings);
    if (checked.opinion !== undefined) await noteOpinion(trx, id, checked.entry, checked.opinion);
    await writeFacets(trx, [submissionOf(row)]);
    await recordHistory(trx, account.id, 'submit', ['submission', id], {
      at: now,
      toState: 'awaiting_moderation',
      ...(checked.isReview && { detail: { review: true } }),
    });
    await enqueueMail(trx, {
      to: account,
      template: 'submission_received',
      params: { name: checked.entry.name, status_link: { route: 'submission', id } },
    });
    const submitted: Submitted = {
      submission: submissionOf(row),
      unknown: checked.unknown,
      quota: { remaining: quota.remaining - 1, reset: quota.reset },
    };
    await options.onStored?.(trx, submitted);
    options.signal?.throwIfAborted();
    return submitted;
  });
}

/**
 * Replaces a submission after a request for changes; it keeps its queue position. Throws as
 * submitTool (without quota), `not_found` for another account's, `conflict` in another state.
 */
export async function resubmitSubmission(
  db: Database,
  account: Account,
  id: string,
  body: unknown,
  options: ScreeningOptions = {},
): Promise<{ submission: Submission; unknown: string[] }> {
  await requireOwnCatalog(db.read);
  // Before validation: an unauthorised caller learns nothing about the body.
  requireTransition('submission', requireOwn(account, await getSubmission(db, id)), 'resubmit', 'owner');
  const addressHash = await hashAddress(db.read, options.address);
  const judged = { accountId: account.id, except: id, addressHash };
  const checked = await checkSubmission(db, judged, body, options);
  const submission = await db.write(async (trx) => {
    const current = requireOwn(account, await lockSubmission(trx, id));
    requireTransition('submission', current, 'resubmit', 'owner');
    await holdCategories(trx, checked.entry.categories);
    if (current.urlKey !== checked.entry.urlKey) {
      await releaseUrls(trx, id);
      if (!(await reserveUrl(trx, checked.entry.urlKey, 'submission', id)))
        throw await takenError(trx, checked.entry, account.id);
    }
    await deleteEntryKeys(trx, id);
    await writeEntryKeys(trx, 'submission', id, checked.entry);
    await replaceFindings(trx, id, checked.findings);
    if (checked.opinion !== undefined) await noteOpinion(trx, id, checked.entry, checked.opinion);
    await resetHandling(trx, id, 'resubmit');
    return transitionSubmission(trx, current, {
      action: 'resubmit',
      by: 'owner',
      actorId: account.id,
      set: {
        ...checkedColumns(checked.entry),
        findings: JSON.stringify(checked.findings),
        decided_at: null,
        reason_code: null,
      },
      more: { detail: { changes: changesBetween(current, checked.entry), ...(checked.isReview && { review: true }) } },
    });
  });
  return { submission, unknown: checked.unknown };
}

/** Withdraws a submission. Throws `not_found` for another account's, `conflict`. */
export async function withdrawSubmission(db: Database, account: Account, id: string): Promise<Submission> {
  return db.write(async (trx) => {
    const submission = requireOwn(account, await lockSubmission(trx, id));
    await releaseUrls(trx, id);
    return transitionSubmission(trx, submission, { action: 'withdraw', by: 'owner', actorId: account.id });
  });
}

/**
 * Appeals against a rejection, once; another editor decides, and it waits at the end of the queue's
 * front third. `message`: 20 to 1,000 characters. Throws `validation_failed`, `not_found`,
 * `conflict` (not rejected, or appealed before), or `duplicate_submission` if the URL is taken
 * since.
 */
export async function appealSubmission(
  db: Database,
  account: Account,
  id: string,
  message: unknown,
): Promise<Submission> {
  requireTransition('submission', requireOwn(account, await getSubmission(db, id)), 'appeal', 'owner');
  const text = checkNote('message', message, APPEAL_LENGTH);
  return db.write(async (trx) => {
    const submission = requireOwn(account, await lockSubmission(trx, id));
    // Before its address: a repeated appeal must not report its own address as taken.
    requireTransition('submission', submission, 'appeal', 'owner');
    await removeRedirect(trx, id);
    if (!(await reserveUrl(trx, submission.urlKey, 'submission', id))) throw duplicateError(null);
    const now = timestamp(db.now());
    const queuedAt = await appealQueuePosition(trx);
    await resetHandling(trx, id, 'appeal');
    return transitionSubmission(trx, submission, {
      action: 'appeal',
      by: 'owner',
      actorId: account.id,
      set: { appealed_at: now, appeal_message: text, queued_at: queuedAt, decided_at: null },
      more: { note: text },
    });
  });
}

/** Makes a transition and updates the queue index. Throws `conflict`. */
export async function transitionSubmission(
  trx: Tx,
  submission: Submission,
  change: StateChange<'submission'>,
): Promise<Submission> {
  const moved = submissionOf(await makeTransition(trx, 'submission', submission, change));
  await replaceFacets(trx, [moved]);
  return moved;
}

function requireOwn(account: Account, submission: Submission): Submission {
  if (submission.accountId !== account.id) throw new CatalogError('not_found');
  return submission;
}

/** Serialises the submissions of an account. */
async function lockAccount(trx: Tx, accountId: string): Promise<void> {
  await trx.lockRows(trx.selectFrom('accounts').select('id').where('id', '=', accountId)).execute();
}

/** The error for a URL that was taken between screening and insert. */
async function takenError(trx: Tx, entry: CheckedEntry, accountId: string): Promise<CatalogError> {
  const reservation = await trx
    .selectFrom('url_claims')
    .selectAll()
    .where('url_key', '=', entry.urlKey)
    .executeTakeFirst();
  if (reservation === undefined) return duplicateError(null);
  const winner = (await findWinners(trx, reservation.entry_kind as ReservationHolder, [reservation.entry_id])).get(
    reservation.entry_id,
  );
  const tool = await trx
    .selectFrom('published_tools')
    .select('slug')
    .where('id', '=', winner?.id ?? reservation.entry_id)
    .executeTakeFirst();
  if (tool !== undefined || reservation.entry_kind === 'tool')
    return duplicateError(tool ? { kind: 'tool', slug: tool.slug } : null);
  const holder = await findSubmissionIn(trx, reservation.entry_id);
  return duplicateError(holder?.accountId === accountId ? { kind: 'submission', id: holder.id } : null);
}
