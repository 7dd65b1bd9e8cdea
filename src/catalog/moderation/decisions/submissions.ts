/** Editors' decisions on submissions, and the expiry of unanswered change requests. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import type { SubmissionRow } from '#database/schema.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { FIELDS } from '#fields/fields.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import { PRICE_KEYS } from '#catalog/entries/stated-price.ts';
import type { Changes } from '#catalog/entries/changes.ts';
import { redirectSubmission } from '#catalog/entries/redirects.ts';
import { replacedBy, type UndoableDecision } from './undo.ts';
import { holdMail, type UndoOptions } from './undo-window.ts';
import { CatalogError } from '#catalog/errors.ts';
import { noteDecision } from '#catalog/screening/feedback/outcomes.ts';
import { NOTE_LENGTH, type ReasonCode } from '#catalog/lifecycle.ts';
import { checkReason, requireTransition } from '#catalog/transitions.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { enqueueMail, type Mail, type MailParams, type MailTemplate } from '#catalog/mail/outbox.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { movePictures } from '#catalog/submissions/pictures.ts';
import { lockSubmission, submissionOf, type Submission } from '#catalog/submissions/records.ts';
import { pickEntry } from '#catalog/entries/columns.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { transitionSubmission } from '#catalog/submissions/submit.ts';
import { insertTools } from '#catalog/tools/write.ts';
import { releaseUrls } from '#catalog/entries/url-reservations.ts';

/**
 * Publishes a submission as a new tool. Throws `not_found`, `conflict` if it no longer waits,
 * `forbidden`, `own_submission` for the editor's own entry and `own_decision` for an appeal against
 * this editor's rejection.
 */
export async function approveSubmission(
  db: Database,
  editor: Account,
  id: string,
  options: UndoOptions = {},
): Promise<Submission> {
  return decide(db, editor, id, 'approve', options, async (trx, submission) => {
    // The tool takes over the reservation.
    await releaseUrls(trx, submission.id);
    const revision = await raiseRevision(trx);
    const [tool] = await insertTools(
      trx,
      [
        {
          ...pickEntry(submission),
          urlKey: submission.urlKey,
          accountId: submission.accountId,
          publishedAt: timestamp(db.now()),
          priceStated: await findStatedPrice(trx, submission),
          translations: {},
        },
      ],
      revision,
    );
    if (tool === undefined) throw new CatalogError('conflict');
    await movePictures(trx, submission, tool.id);
    return {
      set: { tool_id: tool.id, reason_code: null, editor_note: null },
      mail: {
        template: 'submission_approved',
        params: { tool_link: { route: 'tool', id: tool.slug } },
      },
    };
  });
}

/** Rejects a submission with a reason. Throws as approveSubmission and `validation_failed`. */
export async function rejectSubmission(
  db: Database,
  editor: Account,
  id: string,
  decision: { reason: unknown; note?: unknown },
  options: UndoOptions = {},
): Promise<Submission> {
  const reason = checkReason(decision.reason);
  const note = checkNote('note', decision.note, { min: 0, max: NOTE_LENGTH });
  return decide(db, editor, id, 'reject', options, async (trx, submission) => {
    await releaseUrls(trx, submission.id);
    return {
      set: { reason_code: reason, editor_note: note },
      reasonCode: reason,
      note,
      mail: {
        template: 'submission_rejected',
        params: {
          reason_code: reason,
          note: note ?? '',
          ...(submission.appealedAt !== null && { appealed: submission.appealedAt }),
        },
      },
    };
  });
}

/**
 * Rejects a submission as a duplicate of the published tool `of` (slug). Its address and name
 * belong to that tool until an appeal. Throws as rejectSubmission, and `conflict` if the tool is
 * not published.
 */
export async function rejectAsDuplicate(
  db: Database,
  editor: Account,
  id: string,
  decision: { of: string; note?: unknown },
  options: UndoOptions = {},
): Promise<Submission> {
  const note = checkNote('note', decision.note, { min: 0, max: NOTE_LENGTH });
  if (!isSlug(decision.of)) throw new CatalogError('not_found');
  const reason: ReasonCode = 'duplicate';
  return decide(db, editor, id, 'reject', { ...options, of: decision.of }, async (trx, submission) => {
    await redirectSubmission(trx, submission.id, decision.of);
    return {
      set: { reason_code: reason, editor_note: note },
      reasonCode: reason,
      note,
      detail: { duplicate_of: decision.of },
      mail: { template: 'submission_rejected', params: { reason_code: reason, note: note ?? '' } },
    };
  });
}

/** Returns a submission with a note. Throws as approveSubmission and `validation_failed`. */
export async function requestChanges(
  db: Database,
  editor: Account,
  id: string,
  decision: { note: unknown },
  options: UndoOptions = {},
): Promise<Submission> {
  const note = checkNote('note', decision.note, { min: 1, max: NOTE_LENGTH });
  return decide(db, editor, id, 'request_changes', options, () =>
    Promise.resolve({
      set: { editor_note: note, reason_code: null },
      note,
      mail: { template: 'changes_requested', params: { note: note ?? '' } },
    }),
  );
}

/** Expires submissions 30 days after an unanswered request for changes; gives their number. */
export async function expireSubmissions(db: Database): Promise<number> {
  const limit = timestamp(db.now(), -PERIODS.answerToChanges.lasts);
  const due = await db.read
    .selectFrom('submissions')
    .selectAll()
    .where('state', '=', 'changes_requested')
    .where('state_since', '<', limit)
    .limit(500)
    .execute();
  let expired = 0;
  for (const row of due) {
    try {
      await db.write(async (trx) => {
        const submission = submissionOf(row);
        await releaseUrls(trx, submission.id);
        await transitionSubmission(trx, submission, { action: 'expire', by: 'system', actorId: null });
        await tellOwner(trx, submission, 'submission_expired', {});
      });
      expired += 1;
    } catch (error) {
      // The owner answered at the same moment.
      if (!(error instanceof CatalogError && error.code === 'conflict')) throw error;
    }
  }
  return expired;
}

/** Who stated the price: the maker at the last submission, an editor since, or an import. */
async function findStatedPrice(trx: Tx, submission: Submission): Promise<StatedPrice | null> {
  if (submission.pricingModel === null) return null;
  const rows = await trx
    .selectFrom('history')
    .select(['action', 'at', 'detail'])
    .where('subject_id', '=', submission.id)
    .where('subject_kind', '=', 'submission')
    .where('action', 'in', Object.keys(STATING))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const last = rows.find(({ action, detail }) => {
    const { changes } = (detail === null ? {} : JSON.parse(detail)) as { changes?: Changes };
    return action !== 'edit' || PRICE_KEYS.some((key) => changes?.[FIELDS[key].name] !== undefined);
  });
  return last === undefined ? null : { by: STATING[last.action as keyof typeof STATING], at: last.at };
}

/** Acts that state the fields of a submission, and by whom. */
const STATING = { submit: 'maker', resubmit: 'maker', edit: 'editor', imported: 'import' } as const;

interface Outcome {
  set: Partial<SubmissionRow>;
  reasonCode?: string | null;
  note?: string | null;
  /** Detail of the history row. */
  detail?: Record<string, unknown>;
  mail: { template: MailTemplate; params: MailParams };
}

/** Runs a decision in one transaction; `of` is the tool that a submission duplicates. */
async function decide(
  db: Database,
  editor: Account,
  id: string,
  action: 'approve' | 'reject' | 'request_changes',
  { undoMs, of }: UndoOptions & { of?: string },
  act: (trx: Tx, submission: Submission) => Promise<Outcome>,
): Promise<Submission> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const submission = await lockSubmission(trx, id);
    requireTransition('submission', submission, action, 'editor');
    const mark = await requireUninvolved(trx, editor, of === undefined ? action : 'reject_as_duplicate', {
      owners: [submission.accountId, ...(of === undefined ? [] : [await findToolOwner(trx, of)])],
      submission,
    });
    const outcome = await act(trx, submission);
    const held = holdMail(trx, undoMs);
    const undoable =
      held &&
      ({
        held_mail: held.id,
        undo_until: held.undoUntil,
        since: submission.stateSince,
        replaced: await replacedBy(trx, submission),
      } satisfies UndoableDecision);
    const decided = await transitionSubmission(trx, submission, {
      action,
      by: 'editor',
      actorId: editor.id,
      set: { ...outcome.set, decided_at: timestamp(db.now()), decided_by: editor.id },
      more: {
        reasonCode: outcome.reasonCode ?? null,
        note: outcome.note ?? null,
        detail: { ...outcome.detail, ...mark, ...undoable },
      },
    });
    await noteDecision(trx, submission, { action, reasonCode: outcome.reasonCode ?? null });
    await tellOwner(trx, submission, outcome.mail.template, outcome.mail.params, held);
    return decided;
  });
}

async function findToolOwner(trx: Tx, slug: string): Promise<string | null> {
  const tool = await trx.selectFrom('tools').select('account_id').where('slug', '=', slug).executeTakeFirst();
  return tool?.account_id ?? null;
}

async function tellOwner(
  trx: Tx,
  submission: Submission,
  template: MailTemplate,
  params: MailParams,
  held?: { id: string; until: Date },
): Promise<void> {
  const owner = await findAccountIn(trx, submission.accountId);
  if (owner === undefined) return;
  const mail: Mail = {
    to: owner,
    template,
    params: { name: submission.name, status_link: { route: 'submission', id: submission.id }, ...params },
  };
  await enqueueMail(trx, mail, held);
}
