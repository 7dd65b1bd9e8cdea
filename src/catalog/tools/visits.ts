/**
 * Daily visits of tools, for their owners; nothing about visitors. Counted in memory and added to
 * the shared table every half-minute; ranking and search never read them.
 */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Page views, clicks on the website, and search results that showed it. */
export const VISIT_KINDS = ['views', 'clicks', 'searches'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Stored days, including today. */
export const VISIT_DAYS = 90;

/** The counts of an answer, cached with it: repeating it costs an addition. */
export interface VisitCount {
  readonly kind: VisitKind;
  /** Slugs of the shown tools; unknown ones are ignored. */
  readonly slugs: readonly string[];
  /** Repeats since the last sum. */
  times: number;
}

export type VisitDay = { day: string } & Record<VisitKind, number>;

export interface Visits {
  count(visitCount: VisitCount): void;
  /** Adds the counts to the table under the current day (UTC); gives the number of tools. */
  keep(): Promise<number>;
}

type Counts = Record<VisitKind, number>;

/** Most pending answers, and most tools between two writes; more are not counted. */
const MOST_WAITING = 1_000;
const MOST_TOOLS = 20_000;
/** Rows of one transaction. */
const BATCH = 200;

/** The counts of one server, in memory until `keep`. */
export function createVisits(db: Database): Visits {
  let waiting: VisitCount[] = [];
  let counts = new Map<string, Counts>();

  function addUp(): void {
    for (const visitCount of waiting) {
      for (const slug of visitCount.slugs) add(slug, visitCount.kind, visitCount.times);
      visitCount.times = 0;
    }
    waiting = [];
  }

  function add(slug: string, kind: VisitKind, times: number): void {
    let own = counts.get(slug);
    if (own === undefined) {
      if (counts.size >= MOST_TOOLS || !isSlug(slug)) return;
      own = { views: 0, clicks: 0, searches: 0 };
      counts.set(slug, own);
    }
    own[kind] += times;
  }

  return {
    count(visitCount) {
      if (visitCount.times === 0) waiting.push(visitCount);
      visitCount.times += 1;
      if (waiting.length >= MOST_WAITING) addUp();
    },
    async keep() {
      addUp();
      const slugs = [...counts.keys()];
      let kept = 0;
      for (let from = 0; from < slugs.length; from += BATCH) {
        const batch = new Map(slugs.slice(from, from + BATCH).map((slug) => [slug, counts.get(slug) ?? NOTHING]));
        // Later counts follow with the next write.
        for (const slug of batch.keys()) counts.delete(slug);
        try {
          kept += await write(db, batch);
        } catch (error) {
          for (const [slug, own] of batch) for (const kind of VISIT_KINDS) add(slug, kind, own[kind]);
          throw error;
        }
      }
      return kept;
    },
  };
}

const NOTHING: Counts = { views: 0, clicks: 0, searches: 0 };

async function write(db: Database, counts: ReadonlyMap<string, Counts>): Promise<number> {
  const day = timestamp(db.now()).slice(0, 10);
  const tools = await db.read
    .selectFrom('published_tools')
    .select(['id', 'slug'])
    .where('slug', 'in', [...counts.keys()])
    // The same order on every server prevents deadlocks.
    .orderBy('id')
    .execute();
  if (tools.length === 0) return 0;
  const rows = tools.map(({ id, slug }) => ({ tool_id: id, day, ...(counts.get(slug) ?? NOTHING) }));
  await db.write((trx) =>
    trx
      .insertInto('visit_days')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['tool_id', 'day']).doUpdateSet({
          views: sql<number>`visit_days.views + excluded.views`,
          clicks: sql<number>`visit_days.clicks + excluded.clicks`,
          searches: sql<number>`visit_days.searches + excluded.searches`,
        }),
      )
      .execute(),
  );
  return rows.length;
}

const firstDay = (now: Date): string => timestamp(now, -(VISIT_DAYS - 1) * DAY_MS).slice(0, 10);

/** The last 90 days of a tool (UTC), oldest first, without days without visits. */
export async function readVisitDays(db: Pick<Database, 'now'> & { read: Reader }, toolId: string): Promise<VisitDay[]> {
  const first = firstDay(db.now());
  const rows = await db.read
    .selectFrom('visit_days')
    .select(['day', ...VISIT_KINDS])
    .where('tool_id', '=', toolId)
    .where('day', '>=', first)
    .execute();
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: VISIT_DAYS }, (_, index) => {
    const day = timestamp(Date.parse(first) + index * DAY_MS).slice(0, 10);
    const { views, clicks, searches } = found.get(day) ?? NOTHING;
    return { day, views, clicks, searches };
  });
}

/** Deletes days older than 90 days, and unpublished tools. */
export async function pruneVisits(db: Database): Promise<void> {
  const removed = db.read
    .selectFrom('tools')
    .select('id')
    .where('state', '=', 'removed')
    // Exactly as in the partial index.
    .where(sql<boolean>`state <> 'published'`);
  const first = firstDay(db.now());
  const days = db.read.selectFrom('visit_days').select('day').limit(1);
  if ((await days.where('day', '<', first).execute()).length > 0)
    await db.write((trx) => trx.deleteFrom('visit_days').where('day', '<', first).execute());
  if ((await days.where('tool_id', 'in', removed).execute()).length > 0)
    await db.write((trx) => trx.deleteFrom('visit_days').where('tool_id', 'in', removed).execute());
}
