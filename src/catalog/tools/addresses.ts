/** The addresses of published tools in the order of their row numbers, in bounded batches: what sitemaps are made of. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Rows that one statement looks at: on SQLite it holds up every other request for as long as it runs. */
const BATCH = 2_000;
/** Fewer where each row is read and written out. */
const READ_BATCH = 500;

export interface ToolAddress {
  slug: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Ids. */
  categories: readonly string[];
}

/** What is known of the tools whose row numbers lie in a range. */
export interface RangeState {
  /** How many of them are published. */
  count: number;
  /** Latest change of a published one; null when there is none. */
  updatedAt: string | null;
  /** Rises with every visible change in the range. */
  revision: number;
}

/** The highest row number that was ever given to a tool and is still stored; 0 for an empty catalog. */
export async function findLastRowNumber(db: Database): Promise<number> {
  const row = await db.survey.selectFrom('tools').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/** Published tools with a row number above `after` and up to `upTo`, in batches. */
export async function* readToolAddresses(db: Database, after: number, upTo: number): AsyncGenerator<ToolAddress[]> {
  for (let at = after; at < upTo; at += READ_BATCH) {
    const rows = await db.survey
      .selectFrom('published_tools')
      .select(['slug', 'updated_at', 'categories'])
      .where('seq', '>', at)
      .where('seq', '<=', Math.min(at + READ_BATCH, upTo))
      .orderBy('seq')
      .execute();
    if (rows.length > 0)
      yield rows.map((row) => ({
        slug: row.slug,
        updatedAt: row.updated_at,
        categories: JSON.parse(row.categories) as string[],
      }));
    await nextTurn();
  }
}

/** The state of the row numbers above `after` and up to `upTo`. */
export async function readRangeState(db: Database, after: number, upTo: number): Promise<RangeState> {
  const state: RangeState = { count: 0, updatedAt: null, revision: 0 };
  for (let at = after; at < upTo; at += BATCH) {
    const row = await db.survey
      .selectFrom('tools')
      .select([
        sql<number | null>`sum(case when state = 'published' then 1 else 0 end)`.as('count'),
        sql<string | null>`max(case when state = 'published' then updated_at end)`.as('updated_at'),
        sql<number | null>`max(revision)`.as('revision'),
      ])
      .where('seq', '>', at)
      .where('seq', '<=', Math.min(at + BATCH, upTo))
      .executeTakeFirstOrThrow();
    state.count += Number(row.count ?? 0);
    state.revision = Math.max(state.revision, Number(row.revision ?? 0));
    if (row.updated_at !== null && row.updated_at > (state.updatedAt ?? '')) state.updatedAt = row.updated_at;
    await nextTurn();
  }
  return state;
}

/** Row numbers of tools that have visibly changed after `revision`, in batches. */
export async function* readChangedRowNumbers(db: Database, revision: number): AsyncGenerator<number[]> {
  for (let since = revision, after = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await db.survey
      .selectFrom('tools')
      .select(['seq', 'revision'])
      .where((where) =>
        where.or([where('revision', '>', since), where.and([where('revision', '=', since), where('seq', '>', after)])]),
      )
      .orderBy('revision')
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => row.seq);
    since = last.revision;
    after = last.seq;
    await nextTurn();
  }
}
