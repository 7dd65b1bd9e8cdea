/** Merging: a published duplicate becomes an alias of the tool that it duplicates, and answers as a duplicate ever after. */
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { requireRole, type Account } from './actors.ts';
import { CatalogError, fieldError } from './errors.ts';
import { noteMerge } from './finding-outcomes.ts';
import { recordHistory } from './history.ts';
import { decideTool } from './lifecycle.ts';
import { raiseRevision } from './revision.ts';
import { RULES } from './screening/screening.ts';
import { claimUrl } from './url-claims.ts';

const DUPLICATE_RULES = RULES.filter((rule) => rule.verdict === 'duplicate').map((rule) => rule.id);

/**
 * Removes the tool `from` and lets its slug, address and name stand for `into` (both slugs). What was merged into `from`
 * before follows it. Throws `forbidden`, `not_found`, `validation_failed` on `into` when both are one tool, and `conflict`
 * when `into` is not published or `from` has been removed already.
 */
export async function mergeTools(db: Database, editor: Account, merge: { from: string; into: string }): Promise<void> {
  requireRole(editor, 'editor');
  if (merge.from === merge.into) throw fieldError('into', { rule: 'repeated' });
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('tools').selectAll().where('slug', 'in', [merge.from, merge.into]).orderBy('id');
    // Of two merges in opposite directions the second must see what the first did; SQLite's write lock sees to it.
    const tools = await (db.engine === 'postgres' ? chosen.forUpdate() : chosen).execute();
    const from = tools.find((tool) => tool.slug === merge.from);
    const into = tools.find((tool) => tool.slug === merge.into);
    if (from === undefined || into === undefined) throw new CatalogError('not_found');
    const { to } = decideTool(from.state, 'merge');
    if (into.state !== 'published') throw new CatalogError('conflict');
    const now = timestamp(db.now());
    await trx
      .updateTable('tools')
      .set({ state: to, updated_at: now, revision: await raiseRevision(trx) })
      .where('id', '=', from.id)
      .execute();
    // A quarantined tool had given its address up; where another entry has taken it since, that one keeps it.
    await claimUrl(trx, from.url_key, 'tool', from.id);
    await trx.updateTable('tool_aliases').set({ tool_id: into.id }).where('tool_id', '=', from.id).execute();
    await trx.insertInto('tool_aliases').values({ alias_id: from.id, tool_id: into.id, created_at: now }).execute();
    await noteMerge(trx, db, from.id, DUPLICATE_RULES);
    await recordHistory(trx, db, {
      subjectKind: 'tool',
      subjectId: from.id,
      action: 'merge',
      fromState: from.state,
      toState: to,
      actorId: editor.id,
      reasonCode: 'duplicate',
      detail: { into: into.slug },
    });
    await recordHistory(trx, db, {
      subjectKind: 'tool',
      subjectId: into.id,
      action: 'absorb',
      fromState: into.state,
      toState: into.state,
      actorId: editor.id,
      detail: { from: from.slug },
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
