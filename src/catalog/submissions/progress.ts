/** Queue positions and published tools of several submissions at once. */
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { Submission } from './records.ts';

/**
 * Queue positions by submission id, from 1; only waiting ones. One statement that scans the queue
 * once, up to the last of them.
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

/** As queuePositions for one; null if it does not wait. */
export async function queuePosition(db: Database, submission: Submission): Promise<number | null> {
  return (await queuePositions(db, [submission])).get(submission.id) ?? null;
}

function byPlace(a: Submission, b: Submission): number {
  if (a.queuedAt !== b.queuedAt) return a.queuedAt < b.queuedAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Counts waiting submissions from one (or the head) on and before another. */
function countBetween(db: Reader, at: number, from: Submission | undefined, before: Submission) {
  let query = db
    .selectFrom('submissions')
    .select([sql<number>`${sql.lit(at)}`.as('at'), sql<number>`count(*)`.as('between')])
    .where('state', '=', 'awaiting_moderation')
    // The index range needs a bound on the time alone.
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
  linkStatus: string;
}

/** The tools of published submissions, by submission id; one statement. */
export async function findToolsOf(db: Database, submissions: readonly Submission[]): Promise<Map<string, BecomeTool>> {
  const ids = submissions.flatMap(({ toolId }) => (toolId === null ? [] : [toolId]));
  if (ids.length === 0) return new Map();
  const rows = await db.read
    .selectFrom('tools')
    .select(['id', 'slug', 'state', 'link_status as linkStatus'])
    .where('id', 'in', ids)
    .execute();
  const tools = new Map(rows.map(({ id, ...tool }) => [id, tool]));
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
