/** Merge of a published duplicate into another tool, permanently. */
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { findMerged, findWinners, moveRedirects } from '#catalog/entries/redirects.ts';
import { CatalogError, fieldError, conflict } from '#catalog/errors.ts';
import { noteMerge } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { type ToolState } from '#catalog/lifecycle.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { RULES } from '#catalog/screening/screening.ts';
import { moveFollows } from '#catalog/follows/edits.ts';
import { moveListEntries } from '#catalog/lists/edits.ts';
import { closeReportsAbout } from './reports/close.ts';
import { moveRecommendations } from '#catalog/recommendations/edits.ts';
import { moveCollectionEntries } from '#catalog/tools/collections/edits.ts';
import { moveComparisons } from '#catalog/tools/comparisons/counts.ts';
import { moveTaskStatements } from '#catalog/tools/tasks/statements.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { reserveUrl, type ReservationHolder } from '#catalog/entries/url-reservations.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';

const DUPLICATE_RULES = RULES.filter((rule) => rule.verdict === 'duplicate').map((rule) => rule.id);

/**
 * Removes the tool `from` and redirects its slug, address, name, redirects and reports to `into`
 * (both slugs). Throws `forbidden`, `not_found`, `validation_failed` on `into` if both are one
 * tool, and `conflict` if `into` is not published or `from` is removed already.
 */
export async function mergeTools(db: Database, editor: Account, merge: { from: string; into: string }): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(merge.from) || !isSlug(merge.into)) throw new CatalogError('not_found');
  if (merge.from === merge.into) throw fieldError('into', { rule: 'repeated' });
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('tools').selectAll().where('slug', 'in', [merge.from, merge.into]).orderBy('id');
    // The second of two opposite merges must see the first; SQLite's write lock ensures it.
    const tools = await trx.lockRows(chosen).execute();
    const from = tools.find((tool) => tool.slug === merge.from);
    const into = tools.find((tool) => tool.slug === merge.into);
    if (from === undefined || into === undefined) throw new CatalogError('not_found');
    const owners = [from.account_id, into.account_id];
    const mark = await requireUninvolved(trx, editor, 'merge', { owners });
    const to = requireTransition('tool', { state: from.state as ToolState }, 'merge', 'editor');
    if (into.state !== 'published') throw conflict('winner_hidden');
    const now = timestamp(db.now());
    await moveListEntries(trx, from.id, into.id);
    await moveRecommendations(trx, from.id, into, closeReportsAbout);
    await moveFollows(trx, from.id, into.id);
    await moveCollectionEntries(trx, from.id, into.id);
    await moveTaskStatements(trx, from.id, into.id);
    await trx
      .updateTable('tools')
      .set({ state: to, updated_at: now, revision: await raiseRevision(trx) })
      .where('id', '=', from.id)
      .execute();
    // listFrequentComparisons locks the revision before the comparisons, too: another order could deadlock.
    await moveComparisons(trx, from.id, into.id);
    // A quarantined tool has released its address; another entry that took it keeps it.
    await reserveUrl(trx, from.url_key, 'tool', from.id);
    await moveRedirects(trx, from.id, into.id);
    const passed = await trx
      .updateTable('reports')
      .set({ tool_id: into.id })
      .where('tool_id', '=', from.id)
      .executeTakeFirst();
    const reports = Number(passed.numUpdatedRows);
    await noteMerge(trx, from.id, DUPLICATE_RULES);
    await recordHistory(trx, editor.id, 'merge', ['tool', from.id], {
      fromState: from.state,
      toState: to,
      reasonCode: 'duplicate',
      detail: { slug: from.slug, into: into.slug, ...mark },
    });
    await recordHistory(trx, editor.id, 'absorb', ['tool', into.id], {
      fromState: into.state,
      toState: into.state,
      detail: { slug: into.slug, from: from.slug, ...(reports > 0 && { reports }), ...mark },
    });
  });
}

/** The published tool into which the tool `slug` was merged. */
export async function findMergedInto(db: Reader, slug: string): Promise<string | undefined> {
  return (await findMerged(db, [slug])).get(slug);
}

/** The published tool that an editor names by slug, page or site address; follows redirects. */
export async function findWinnerNamed(db: Reader, text: string): Promise<string | undefined> {
  const named = text.trim();
  const check = checkPublicUrl(named);
  if (check.ok) {
    const winner = await findHolderOf(db, check.key);
    if (winner !== undefined) return winner;
  }
  const [path = ''] = named.split(/[?#]/, 1);
  const [, slug = named] = /\/tools\/([\w-]{1,100})\/?$/.exec(path) ?? [];
  if (!isSlug(slug)) return undefined;
  const tool = await db.selectFrom('published_tools').select('slug').where('slug', '=', slug).executeTakeFirst();
  return tool?.slug ?? findMergedInto(db, slug);
}

/** The slug of the published tool that holds a canonical URL, also by a redirect. */
async function findHolderOf(db: Reader, urlKey: string): Promise<string | undefined> {
  const reservation = await db.selectFrom('url_claims').selectAll().where('url_key', '=', urlKey).executeTakeFirst();
  if (reservation === undefined) return undefined;
  const winner = (await findWinners(db, reservation.entry_kind as ReservationHolder, [reservation.entry_id])).get(
    reservation.entry_id,
  );
  const tool = await db
    .selectFrom('published_tools')
    .select('slug')
    .where('id', '=', winner?.id ?? reservation.entry_id)
    .executeTakeFirst();
  return tool?.slug;
}
