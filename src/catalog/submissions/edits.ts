/** Editors' corrections of waiting submissions. */
import type { Database } from '#database/database.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { findCategoryIds, holdCategories } from '#catalog/tools/categories/categories.ts';
import { changesBetween, markOf } from '#catalog/entries/changes.ts';
import { deleteEntryKeys, writeEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { CatalogError } from '#catalog/errors.ts';
import { replaceFindings } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { replaceFacets } from './queue-index.ts';
import { stateConflict } from '#catalog/transitions.ts';
import { checkEntry, isIncomplete } from '#catalog/entries/check.ts';
import { checkedColumns, getSubmission, lockSubmission, submissionOf, type Submission } from './records.ts';
import { duplicateError, screenEntry, type OnRuleError } from './validation.ts';
import { reserveUrl, releaseUrls } from '#catalog/entries/url-reservations.ts';

/**
 * Replaces the fields of a waiting submission and screens it again; findings do not refuse an
 * editor. Skips no-ops. Throws `forbidden`, `not_found`, `own_submission`, `validation_failed`,
 * `duplicate_submission` if the new address is taken, and `conflict` if it no longer waits or
 * `mark` is outdated.
 */
export async function editSubmission(
  db: Database,
  editor: Account,
  id: string,
  edit: { body: unknown; mark: string },
  onRuleError?: OnRuleError,
): Promise<Submission> {
  requireRole(editor, 'editor');
  const seen = await getSubmission(db, id);
  const concern = { owners: [seen.accountId] };
  await requireUninvolved(db.read, editor, 'edit_submission', concern);
  const ids = await findCategoryIds(db.read);
  const checked = checkEntry(
    edit.body,
    { hasCategory: (category) => ids.has(category) },
    { isNew: !isIncomplete(seen) },
  );
  if (checked.entry === null) throw new CatalogError('validation_failed', { fields: checked.fields });
  const { entry } = checked;
  const findings = await screenEntry(db, { accountId: seen.accountId, except: id }, entry, onRuleError);
  return db.write(async (trx) => {
    const submission = await lockSubmission(trx, id);
    const mark = await requireUninvolved(trx, editor, 'edit_submission', concern);
    if (submission.state !== 'awaiting_moderation') throw stateConflict('submission', submission, 'editor');
    if (markOf(submission) !== edit.mark) throw new CatalogError('conflict');
    const changes = changesBetween(submission, entry);
    if (Object.keys(changes).length === 0) return submission;
    await holdCategories(trx, entry.categories);
    if (submission.urlKey !== entry.urlKey) {
      await releaseUrls(trx, id);
      if (!(await reserveUrl(trx, entry.urlKey, 'submission', id))) throw duplicateError(null);
    }
    const row = await trx
      .updateTable('submissions')
      .set({ ...checkedColumns(entry), findings: JSON.stringify(findings) })
      .where('id', '=', id)
      .where('state', '=', 'awaiting_moderation')
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new CatalogError('conflict');
    const edited = submissionOf(row);
    await deleteEntryKeys(trx, id);
    await writeEntryKeys(trx, 'submission', id, entry);
    await replaceFindings(trx, id, findings);
    await replaceFacets(trx, [edited]);
    await recordHistory(trx, editor.id, 'edit', ['submission', id], { detail: { changes, ...mark } });
    const owner = await findAccountIn(trx, submission.accountId);
    if (owner !== undefined) {
      await enqueueMail(trx, {
        to: owner,
        template: 'submission_edited',
        params: {
          name: submission.name,
          status_link: { route: 'submission', id },
          fields: Object.keys(changes).join(' '),
        },
      });
    }
    return edited;
  });
}
