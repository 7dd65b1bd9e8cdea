/** Editors' decisions about recommendations. */
import { timestamp, type Database } from '#database/database.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { makeTransition } from '#catalog/audit/state-changes.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { getRecommendation, type Recommendation } from '#catalog/recommendations/recommendations.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { versionMark } from '#catalog/versions.ts';

/** `drop_answer` takes the maker's answer away; the maker cannot give another. */
const JUDGEMENTS = ['show', 'hide', 'drop_answer'] as const;

/** Tells what an editor has read from what was written since. */
export const markOfTexts = ({ task, text, toKnow, answer }: Recommendation): string =>
  versionMark([task, text, toKnow, answer?.text]);

/**
 * Shows or hides a recommendation, whose author reads the note, or takes its answer away. `mark` is that of what the editor has read. Throws
 * `forbidden`, `own_submission`, `not_found`, `validation_failed` on `act` and `note`, and `conflict`
 * in another state, and where another text or answer is there now.
 */
export async function judgeRecommendation(
  db: Database,
  editor: Account,
  id: string,
  said: { act: string; note?: unknown; mark?: string },
): Promise<void> {
  requireRole(editor, 'editor');
  const act = JUDGEMENTS.find((each) => each === said.act);
  if (act === undefined) throw fieldError('act', { rule: 'required' });
  const note = checkNote('note', said.note, { min: act === 'hide' ? 1 : 0, max: NOTE_LENGTH });
  await db.write(async (trx) => {
    await trx
      .lockRows(trx.selectFrom('recommendations').select('id').where('id', '=', id.replaceAll('\0', '')))
      .execute();
    const judged = await getRecommendation(trx, id);
    if (said.mark !== undefined && said.mark !== markOfTexts(judged)) throw new CatalogError('conflict');
    const tool = await trx
      .selectFrom('tools')
      .select(['slug', 'name', 'account_id'])
      .where('id', '=', judged.toolId)
      .executeTakeFirstOrThrow();
    const owners = [judged.authorId, tool.account_id];
    const mark = await requireUninvolved(trx, editor, 'judge_recommendation', { owners });
    const more = { note, detail: { slug: tool.slug, text: judged.text, to_know: judged.toKnow, ...mark } };
    if (act === 'drop_answer') {
      if (judged.answer === null) throw new CatalogError('conflict');
      await trx.updateTable('recommendations').set({ answer: '' }).where('id', '=', id).execute();
      const detail = { slug: tool.slug, text: judged.answer.text, ...mark };
      await recordHistory(trx, editor.id, act, ['recommendation', id], { note, detail });
    } else {
      const set = act === 'hide' ? { hidden_at: timestamp(trx.now()), editor_note: note } : { editor_note: null };
      await makeTransition(trx, 'recommendation', judged, { action: act, by: 'editor', actorId: editor.id, set, more });
    }
    await raiseRevision(trx, 'other');
    const author = act === 'hide' ? await findAccountIn(trx, judged.authorId) : undefined;
    if (author === undefined) return;
    await enqueueMail(trx, {
      to: author,
      template: 'recommendation_hidden',
      params: { name: tool.name, note: note ?? '', recommend_link: { route: 'recommend', id: tool.slug } },
    });
  });
}
