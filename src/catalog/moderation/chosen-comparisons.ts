/** Editors choose pairs of tools whose comparison search engines may list. */
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { pairOf } from '#catalog/tools/comparisons/counts.ts';
import { timestamp, type Database } from '#database/database.ts';

/** Pairs that can be chosen at a time. */
export const CHOSEN_PAIRS_MOST = 500;

/**
 * Chooses the comparison of two published tools (slugs), or takes it back. Throws `forbidden`,
 * `own_submission`, `not_found` for `slug`, `validation_failed` on `other`, and `conflict` if it is
 * so already or 500 are chosen.
 */
export async function chooseComparison(
  db: Database,
  editor: Account,
  slug: string,
  { other, isChosen }: { other: string; isChosen: boolean },
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug)) throw new CatalogError('not_found');
  if (other === slug) throw fieldError('other', { rule: 'repeated' });
  if (!isSlug(other)) throw fieldError('other', { rule: 'bad_identifier', value: other });
  await db.write(async (trx) => {
    const chosen = trx
      .selectFrom('tools')
      .select(['id', 'slug', 'state', 'account_id'])
      .where('slug', 'in', [slug, other])
      .orderBy('id');
    const tools = (await trx.lockRows(chosen).execute()).filter(({ state }) => state === 'published');
    const [one, two] = [slug, other].map((each) => tools.find((tool) => tool.slug === each));
    if (one === undefined) throw new CatalogError('not_found');
    if (two === undefined) throw fieldError('other', { rule: 'bad_identifier', value: other });
    const owners = [one.account_id, two.account_id];
    const mark = await requireUninvolved(trx, editor, 'choose_comparison', { owners });
    const pair = pairOf(one.id, two.id);
    // The revision stays locked, so that two editors together choose no more than 500.
    await raiseRevision(trx, 'other');
    const all = await trx
      .selectFrom('comparisons')
      .select(['first_id', 'second_id'])
      .where('chosen_at', 'is not', null)
      .execute();
    const isAlready = all.some(({ first_id, second_id }) => first_id === pair.first_id && second_id === pair.second_id);
    if (isAlready === isChosen || (isChosen && all.length >= CHOSEN_PAIRS_MOST)) throw new CatalogError('conflict');
    const chosen_at = isChosen ? timestamp(trx.now()) : null;
    await trx
      .insertInto('comparisons')
      .values({ ...pair, is_frequent: 0, chosen_at })
      .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doUpdateSet({ chosen_at }))
      .execute();
    await trx.deleteFrom('comparisons').where('is_frequent', '=', 0).where('chosen_at', 'is', null).execute();
    const act = isChosen ? 'choose_comparison' : 'unchoose_comparison';
    for (const [tool, with_] of [
      [one, two],
      [two, one],
    ] as const)
      await recordHistory(trx, editor.id, act, ['tool', tool.id], {
        detail: { slug: tool.slug, with: with_.slug, ...mark },
      });
  });
}
