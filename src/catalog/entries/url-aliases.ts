/** Aliases: entries that stand for a published tool, having been merged into it or rejected as its duplicate. */
import { conflict } from '#catalog/errors.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { releaseUrls } from './url-reservations.ts';

/**
 * Lets a submission stand for the published tool `slug` from now on; it keeps its claim, so that its address stays
 * taken. Returns the tool's id. Throws `conflict` when the tool is not published.
 */
export async function aliasSubmission(trx: Tx, submissionId: string, slug: string): Promise<string> {
  const chosen = trx.selectFrom('tools').select(['id', 'state']).where('slug', '=', slug);
  // A merge of this tool at the same moment must wait, or its aliases would not follow it; SQLite's write lock sees to it.
  const tool = await trx.lockRows(chosen).executeTakeFirst();
  if (tool?.state !== 'published') throw conflict('winner_hidden');
  await trx
    .insertInto('submission_aliases')
    .values({ submission_id: submissionId, tool_id: tool.id, created_at: timestamp(trx.now()) })
    .execute();
  return tool.id;
}

/** The submission stands for itself again: after an appeal, or when the decision is taken back. It gives up its claim. */
export async function dissolveAlias(trx: Tx, submissionId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('submission_aliases')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (Number(numDeletedRows) > 0) await releaseUrls(trx, submissionId);
}

/** What stood for the tool `from` stands for `into`, and `from` itself, a tool, with it. */
export async function passAliases(trx: Tx, from: string, into: string): Promise<void> {
  await trx.updateTable('tool_aliases').set({ tool_id: into }).where('tool_id', '=', from).execute();
  await trx.updateTable('submission_aliases').set({ tool_id: into }).where('tool_id', '=', from).execute();
  const created_at = timestamp(trx.now());
  await trx.insertInto('tool_aliases').values({ alias_id: from, tool_id: into, created_at }).execute();
}

/** For each of the entries that stands for another tool: that tool as it is now, published or not. */
export async function findWinners(
  db: Reader,
  kind: 'tool' | 'submission',
  entryIds: readonly string[],
): Promise<Map<string, { id: string; slug: string; state: string }>> {
  if (entryIds.length === 0) return new Map();
  const aliases =
    kind === 'tool'
      ? db.selectFrom('tool_aliases').select(['alias_id as entry_id', 'tool_id']).where('alias_id', 'in', entryIds)
      : db
          .selectFrom('submission_aliases')
          .select(['submission_id as entry_id', 'tool_id'])
          .where('submission_id', 'in', entryIds);
  const rows = await db
    .selectFrom(aliases.as('alias'))
    .innerJoin('tools', 'tools.id', 'alias.tool_id')
    .select(['alias.entry_id', 'tools.id', 'tools.slug', 'tools.state'])
    .execute();
  return new Map(rows.map(({ entry_id, ...tool }) => [entry_id, tool]));
}

export interface Alias {
  name: string;
  url: string;
}

/** What stands for a tool: merged tools, then rejected submissions; the first hundred of each. */
export async function listAliases(db: Database, toolId: string): Promise<Alias[]> {
  const tools = await db.read
    .selectFrom('tool_aliases')
    .innerJoin('tools', 'tools.id', 'tool_aliases.alias_id')
    .select(['tools.name', 'tools.url'])
    .where('tool_aliases.tool_id', '=', toolId)
    .orderBy('tool_aliases.created_at')
    .limit(100)
    .execute();
  const submissions = await db.read
    .selectFrom('submission_aliases')
    .innerJoin('submissions', 'submissions.id', 'submission_aliases.submission_id')
    .select(['submissions.name', 'submissions.url'])
    .where('submission_aliases.tool_id', '=', toolId)
    .orderBy('submission_aliases.created_at')
    .limit(100)
    .execute();
  return [...tools, ...submissions];
}
