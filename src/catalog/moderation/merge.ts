/** Merging: a published duplicate becomes an alias of the tool that it duplicates, and answers as a duplicate ever after. */
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { findWinners, moveRedirects } from '#catalog/entries/redirects.ts';
import { CatalogError, fieldError, conflict } from '#catalog/errors.ts';
import { noteMerge } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { type ToolState } from '#catalog/lifecycle.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { RULES } from '#catalog/screening/screening.ts';
import { moveListEntries } from '#catalog/lists/edits.ts';
import { moveCollectionEntries } from '#catalog/tools/collections/edits.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { reserveUrl, type ReservationHolder } from '#catalog/entries/url-reservations.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';

const DUPLICATE_RULES = RULES.filter((rule) => rule.verdict === 'duplicate').map((rule) => rule.id);

/**
 * Removes the tool `from` and lets its slug, address and name stand for `into` (both slugs). What was merged into `from`
 * before follows it, and so do its reports. Throws `forbidden`, `not_found`, `validation_failed` on `into` when both are one tool, and `conflict`
 * when `into` is not published or `from` has been removed already.
 */
export async function mergeTools(db: Database, editor: Account, merge: { from: string; into: string }): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(merge.from) || !isSlug(merge.into)) throw new CatalogError('not_found');
  if (merge.from === merge.into) throw fieldError('into', { rule: 'repeated' });
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('tools').selectAll().where('slug', 'in', [merge.from, merge.into]).orderBy('id');
    // Of two merges in opposite directions the second must see what the first did; SQLite's write lock sees to it.
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
    await moveCollectionEntries(trx, from.id, into.id);
    await trx
      .updateTable('tools')
      .set({ state: to, updated_at: now, revision: await raiseRevision(trx) })
      .where('id', '=', from.id)
      .execute();
    // A quarantined tool had given its address up; where another entry has taken it since, that one keeps it.
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

/** The slug of the published tool into which the tool of `slug` was merged. */
export async function findMergedInto(db: Reader, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tools as old')
    .innerJoin('tool_aliases', 'tool_aliases.alias_id', 'old.id')
    .innerJoin('published_tools as tool', 'tool.id', 'tool_aliases.tool_id')
    .select('tool.slug')
    .where('old.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug;
}

/**
 * The slug of the published tool that an editor names, by its slug, the address of its page in any language, or the
 * address of its own site; what stands for another tool leads to that one.
 */
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

/** The slug of the published tool that holds a canonical URL, itself or through an alias. */
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
