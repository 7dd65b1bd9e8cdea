/** Addresses of published tools in row order, in bounded batches, for sitemaps. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { ToolRow } from '#database/schema.ts';

/** Rows of one statement; SQLite blocks all other requests meanwhile. */
const batchOf = ({ isEmbedded }: Database): number => (isEmbedded ? 500 : 2_500);

export interface ToolAddress {
  slug: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Ids. */
  categories: readonly string[];
}

export type ToolTitle = Pick<ToolRow, 'slug' | 'name' | 'tagline'> & Pick<ToolAddress, 'categories'>;

/** A block of consecutive row numbers. */
export interface BlockState {
  /** Latest change of a published tool. */
  updatedAt: string;
  /** Rises with every visible change in the block. */
  revision: number;
}

/** The highest stored row number; 0 for an empty catalog. */
async function findLastRowNumber(db: Database): Promise<number> {
  const row = await db.survey.selectFrom('tools').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/** Published tools with row numbers above `after` up to `upTo`, in batches. */
export async function* readToolAddresses(db: Database, after: number, upTo: number): AsyncGenerator<ToolAddress[]> {
  for (let at = after; at < upTo; at += batchOf(db)) {
    const rows = await rowsAfter(db, at, upTo).select(['slug', 'updated_at', 'categories']).execute();
    yield rows.map((row) => ({
      slug: row.slug,
      updatedAt: row.updated_at,
      categories: JSON.parse(row.categories) as string[],
    }));
    await nextTurn();
  }
}

/** As readToolAddresses, with names and taglines in their own language. */
export async function* readToolTitles(db: Database, after: number, upTo: number): AsyncGenerator<ToolTitle[]> {
  for (let at = after; at < upTo; at += batchOf(db)) {
    const rows = await rowsAfter(db, at, upTo).select(['slug', 'name', 'tagline', 'categories']).execute();
    yield rows.map((row) => ({ ...row, categories: JSON.parse(row.categories) as string[] }));
    await nextTurn();
  }
}

/** A batch of published tools. */
function rowsAfter(db: Database, at: number, upTo: number) {
  return db.survey
    .selectFrom('published_tools')
    .where('seq', '>', at)
    .where('seq', '<=', Math.min(at + batchOf(db), upTo))
    .orderBy('seq');
}

/**
 * The state of each block of `rows` row numbers with published tools, by number from 1 on. For the
 * block size of the indexes it reads two index entries for each.
 */
export async function readBlocks(db: Database, rows: number): Promise<Map<number, BlockState>> {
  const last = Math.ceil((await findLastRowNumber(db)) / rows);
  const inBlock = sql`((seq - 1) / ${sql.lit(rows)}) = block.number`;
  const { rows: blocks } = await sql<{ number: number; updated_at: string | null; revision: number }>`
    with recursive block(number) as (
      select 0 where ${last} > 0 union all select number + 1 from block where number + 1 < ${last}
    )
    select number,
      (select updated_at from tools where ${inBlock} and state = 'published' order by updated_at desc limit 1) as updated_at,
      (select revision from tools where ${inBlock} order by revision desc limit 1) as revision
    from block order by number`.execute(db.survey);
  const states = new Map<number, BlockState>();
  for (const { number, updated_at, revision } of blocks)
    if (updated_at !== null) states.set(Number(number) + 1, { updatedAt: updated_at, revision: Number(revision) });
  return states;
}
