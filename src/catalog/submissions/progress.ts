/** How far submissions have come: their places in the queue and the tools they became, for a whole page of them at once. */
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { Submission } from './records.ts';

/**
 * Places in the queue by submission id, 1 for the entry that is judged next; those that do not wait have none.
 * One statement, which looks at each waiting entry before the last of these once, however many are asked for.
 */
export async function queuePositions(db: Database, submissions: readonly Submission[]): Promise<Map<string, number>> {
  const waiting = submissions.filter(({ state }) => state === 'awaiting_moderation').sort(byPlace);
  const [first, ...others] = waiting.map((submission, at) => countBetween(db.read, at, waiting[at - 1], submission));
  if (first === undefined) return new Map();
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute();
  const between = new Map(rows.map((row) => [Number(row.at), Number(row.between)]));
  let ahead = 0;
  return new Map(
    waiting.map(({ id }, at) => {
      ahead += between.get(at) ?? 0;
      return [id, ahead + 1];
    }),
  );
}

/** As queuePositions for one; null for a submission that does not wait. */
export async function queuePosition(db: Database, submission: Submission): Promise<number | null> {
  return (await queuePositions(db, [submission])).get(submission.id) ?? null;
}

function byPlace(a: Submission, b: Submission): number {
  if (a.queuedAt !== b.queuedAt) return a.queuedAt < b.queuedAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** How many wait from one entry on (without it: from the head of the queue on) and before another. */
function countBetween(db: Reader, at: number, from: Submission | undefined, before: Submission) {
  let query = db
    .selectFrom('submissions')
    .select([sql<number>`${sql.lit(at)}`.as('at'), sql<number>`count(*)`.as('between')])
    .where('state', '=', 'awaiting_moderation')
    // The bound on the time alone is what an index range follows from.
    .where('queued_at', '<=', before.queuedAt)
    .where((where) => where.or([where('queued_at', '<', before.queuedAt), where('id', '<', before.id)]));
  if (from !== undefined) {
    query = query
      .where('queued_at', '>=', from.queuedAt)
      .where((where) => where.or([where('queued_at', '>', from.queuedAt), where('id', '>=', from.id)]));
  }
  return query;
}

export interface BecomeTool {
  slug: string;
  state: string;
}

/** The tools that published submissions became, by submission id; one statement. */
export async function findToolsOf(db: Database, submissions: readonly Submission[]): Promise<Map<string, BecomeTool>> {
  const ids = submissions.flatMap(({ toolId }) => (toolId === null ? [] : [toolId]));
  if (ids.length === 0) return new Map();
  const rows = await db.read.selectFrom('tools').select(['id', 'slug', 'state']).where('id', 'in', ids).execute();
  const tools = new Map(rows.map(({ id, slug, state }) => [id, { slug, state }]));
  return new Map(
    submissions.flatMap(({ id, toolId }) => {
      const tool = toolId === null ? undefined : tools.get(toolId);
      return tool === undefined ? [] : [[id, tool] as const];
    }),
  );
}

/** As findToolsOf for one. */
export async function findToolOf(db: Database, submission: Submission): Promise<BecomeTool | undefined> {
  return (await findToolsOf(db, [submission])).get(submission.id);
}
