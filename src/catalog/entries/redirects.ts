/** Redirects from merged or duplicate entries to a published tool. */
import { conflict } from '#catalog/errors.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { releaseUrls } from './url-reservations.ts';

/**
 * Redirects a submission to the published tool `slug`; its address stays reserved. Returns the
 * tool's id. Throws `conflict` if the tool is not published.
 */
export async function redirectSubmission(trx: Tx, submissionId: string, slug: string): Promise<string> {
  const chosen = trx.selectFrom('tools').select(['id', 'state']).where('slug', '=', slug);
  // Locks against a concurrent merge, which would miss this redirect; SQLite's write lock does so.
  const tool = await trx.lockRows(chosen).executeTakeFirst();
  if (tool?.state !== 'published') throw conflict('winner_hidden');
  await trx
    .insertInto('submission_aliases')
    .values({ submission_id: submissionId, tool_id: tool.id, created_at: timestamp(trx.now()) })
    .execute();
  return tool.id;
}

/** Ends a submission's redirect and reservation, after an appeal or undo. */
export async function removeRedirect(trx: Tx, submissionId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('submission_aliases')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (Number(numDeletedRows) > 0) await releaseUrls(trx, submissionId);
}

/** Redirects the tool `from`, and its own redirects, to `into`. */
export async function moveRedirects(trx: Tx, from: string, into: string): Promise<void> {
  await trx.updateTable('tool_aliases').set({ tool_id: into }).where('tool_id', '=', from).execute();
  await trx.updateTable('submission_aliases').set({ tool_id: into }).where('tool_id', '=', from).execute();
  const created_at = timestamp(trx.now());
  await trx.insertInto('tool_aliases').values({ alias_id: from, tool_id: into, created_at }).execute();
}

/** The current tool of each redirected entry, published or not. */
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

/** The published tools that others were merged into, by the slugs of those. */
export async function findMerged(db: Reader, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('tools as old')
    .innerJoin('tool_aliases', 'tool_aliases.alias_id', 'old.id')
    .innerJoin('published_tools as tool', 'tool.id', 'tool_aliases.tool_id')
    .select(['old.slug as from', 'tool.slug as into'])
    .where('old.slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ from, into }) => [from, into]));
}

export interface Redirect {
  name: string;
  url: string;
}

/** Merged tools, then rejected submissions, that redirect to a tool; at most a hundred of each. */
export async function listRedirects(db: Database, toolId: string): Promise<Redirect[]> {
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
