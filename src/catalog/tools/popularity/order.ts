/** The order by popularity: made from the counted networks once an hour by one server, and stored, so that all agree. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { HOUR_MS } from '#catalog/periods.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';

/** Networks from which a tool is popular: fewer are its maker and friends. */
export const LEAST_NETWORKS = 10;
/** Points of a click on the website; a view of the page has 1. */
export const CLICK_POINTS = 2;
/** Points that one referring site may add beyond half of all other sources' points. */
const REFERRER_POINTS = 5;

/** Most tools in the order; the others follow as newest. */
const MOST = 2_000;
/** Rows that are read at once, a few milliseconds. */
const SLICE = 5_000;
/** Names of one statement. */
const BATCH = 500;

interface Source {
  tool_id: string;
  network: number;
  referrer: number;
  points: number;
}

/** The points of a tool: its largest referring site adds at most half as much as all other sources, and 5. */
export function pointsOf(sources: readonly Pick<Source, 'referrer' | 'points'>[]): number {
  if (sources.length < LEAST_NETWORKS) return 0;
  const bySite = new Map<number, number>();
  let all = 0;
  for (const { referrer, points } of sources) {
    all += points;
    if (referrer !== 0) bySite.set(referrer, (bySite.get(referrer) ?? 0) + points);
  }
  const largest = Math.max(0, ...bySite.values());
  const others = all - largest;
  return others + Math.min(largest, REFERRER_POINTS + others / 2);
}

/** The ids of popular tools, most popular first; equal ones by id. */
async function rankTools(db: Database): Promise<string[]> {
  const ranked: { id: string; points: number }[] = [];
  let tool: Source[] = [];
  const finish = (): void => {
    const points = pointsOf(tool);
    if (points > 0) ranked.push({ id: tool[0]!.tool_id, points });
    tool = [];
  };
  for (let last = { tool_id: '', network: -1 }, isWhole = false; !isWhole;) {
    const rows: Source[] = await db.survey
      .selectFrom('visit_sources')
      .select(['tool_id', 'network', 'referrer', sql<number>`views + ${sql.lit(CLICK_POINTS)} * clicks`.as('points')])
      .where(sql<boolean>`(tool_id, network) > (${last.tool_id}, ${last.network})`)
      .orderBy('tool_id')
      .orderBy('network')
      .limit(SLICE)
      .execute();
    for (const row of rows) {
      if (tool.length > 0 && tool[0]!.tool_id !== row.tool_id) finish();
      tool.push(row);
    }
    last = rows.at(-1) ?? last;
    isWhole = rows.length < SLICE;
    await nextTurn();
  }
  finish();
  return ranked
    .toSorted((one, other) => other.points - one.points || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ id }) => id);
}

/** The row numbers of published tools, in the given order. */
async function keysOf(db: Database, ids: readonly string[]): Promise<number[]> {
  const keys = new Map<string, number>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = await db.survey.selectFrom('published_tools').select(['id', 'seq']).where('id', 'in', batch).execute();
    for (const { id, seq } of rows) keys.set(id, seq);
  }
  return ids.flatMap((id) => keys.get(id) ?? []);
}

/** Makes the order anew if it is an hour old. A changed one raises the catalog's revision, so that all servers read it. */
export async function orderByPopularity(db: Database): Promise<void> {
  const stored = await readStored(db.read);
  if (stored !== undefined && stored.made_at > timestamp(db.now(), -HOUR_MS)) return;
  const tools = JSON.stringify(await keysOf(db, await rankTools(db)));
  const made_at = timestamp(db.now());
  if (stored === undefined && tools === '[]') return;
  await db.write(async (trx) => {
    if (stored?.tools !== tools) await raiseRevision(trx, 'other');
    await trx
      .insertInto('popular_order')
      .values({ id: 1, made_at, tools })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ made_at, tools }))
      .execute();
  });
}

const readStored = (db: Reader) =>
  db.selectFrom('popular_order').select(['made_at', 'tools']).where('id', '=', 1).executeTakeFirst();

/** The row numbers of popular tools as stored, most popular first. */
export async function readPopular(db: Reader): Promise<string> {
  return (await readStored(db))?.tools ?? '[]';
}
