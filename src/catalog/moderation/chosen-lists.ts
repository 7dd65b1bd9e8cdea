/** Editors choose public lists for the top of the directory. */
import { timestamp, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { CatalogError } from '#catalog/errors.ts';
import { CHOSEN_MOST, listChosen } from '#catalog/lists/directory.ts';
import { getPublicList } from '#catalog/lists/lists.ts';
import { requireRole, type Account } from '#catalog/roles.ts';

/**
 * Chooses a public list, or takes it back; its owner's withdrawal and an editor's hiding take it
 * back, too, and so does a change of its title or introduction. Throws `forbidden`, `own_submission`, `not_found`, and `conflict` if it is so already or
 * twelve are chosen.
 */
export async function chooseList(db: Database, editor: Account, id: string, isChosen: boolean): Promise<void> {
  requireRole(editor, 'editor');
  await db.write(async (trx) => {
    await trx.lockRows(trx.selectFrom('lists').select('id').where('id', '=', id.replaceAll('\0', ''))).execute();
    const list = await getPublicList(trx, id);
    const mark = await requireUninvolved(trx, editor, 'choose_list', { owners: [list.ownerId] });
    const chosen = await listChosen(trx);
    if (list.isChosen === isChosen || (isChosen && chosen.length >= CHOSEN_MOST)) throw new CatalogError('conflict');
    const chosen_at = isChosen ? timestamp(trx.now()) : null;
    await trx.updateTable('lists').set({ chosen_at }).where('id', '=', id).execute();
    const detail = { title: list.title, ...mark };
    await recordHistory(trx, editor.id, isChosen ? 'choose' : 'unchoose', ['list', id], { detail });
  });
}
