/** Additional columns of the desk's list of tools: languages, and the last move. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { TOOL_STATES, type ToolState } from '#catalog/lifecycle.ts';

/** Number of languages with complete texts, including the original, by slug. */
export async function countLanguages(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(slugs.map((slug) => [slug, 1]));
  if (slugs.length === 0) return counts;
  const rows = await db.read
    .selectFrom('tools')
    // A subquery for each tool: with a join a planner may scan all texts.
    .select((tool) => [
      'slug',
      tool
        .selectFrom('tool_texts')
        .select((text) => text.fn.countAll<number>().as('count'))
        .whereRef('tool_texts.tool_id', '=', 'tools.id')
        .whereRef('tool_texts.locale', '<>', 'tools.original_locale')
        .where((where) =>
          where.or([where('tools.description', 'is', null), where('tool_texts.description', 'is not', null)]),
        )
        .as('count'),
    ])
    .where('slug', 'in', slugs)
    .execute();
  for (const { slug, count } of rows) counts.set(slug, 1 + Number(count));
  return counts;
}

export interface LastMove {
  at: string;
  action: string;
  reasonCode: string | null;
}

/** The last transition of each tool, by slug. */
export async function findLastMoves(
  db: Database,
  state: ToolState,
  slugs: readonly string[],
): Promise<Map<string, LastMove>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.read
    .selectFrom('tools')
    .innerJoin('history', 'history.subject_id', 'tools.id')
    .select(['tools.slug', 'history.at', 'history.action', 'history.reason_code'])
    .where('tools.slug', 'in', slugs)
    .where('history.to_state', '=', state)
    .where('history.from_state', '<>', state)
    .orderBy('history.at')
    .orderBy('history.id')
    .execute();
  return new Map(rows.map(({ slug, at, action, reason_code }) => [slug, { at, action, reasonCode: reason_code }]));
}

/** Number of hidden and of removed tools. */
export async function countHidden(db: Database): Promise<Partial<Record<ToolState, number>>> {
  const rows = await db.read
    .selectFrom('tools')
    .select(['state', sql<number>`count(*)`.as('count')])
    // Uses the index of hidden tools.
    .where(sql<boolean>`state <> 'published'`)
    .groupBy('state')
    .execute();
  const counts: Partial<Record<ToolState, number>> = {};
  for (const state of TOOL_STATES) {
    if (state !== 'published') counts[state] = Number(rows.find((row) => row.state === state)?.count ?? 0);
  }
  return counts;
}
