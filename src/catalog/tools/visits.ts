/**
 * How often a tool is looked at, per day, for its owner: numbers alone, nothing of who looked. What is shown is counted in memory
 * and added to the table that all servers share every half-minute; nothing that orders or finds tools reads it.
 */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Views of the page of a tool, clicks on the way to its website, and searches whose answer showed it. */
export const VISIT_KINDS = ['views', 'clicks', 'searches'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Days that are kept, the present one among them. */
export const VISIT_DAYS = 90;

/** What showing an answer counts, once for each time: kept with the answer, so that one from memory costs an addition. */
export interface Sighting {
  readonly kind: VisitKind;
  /** The slugs of the tools; what is none counts nothing. */
  readonly slugs: readonly string[];
  /** How often since it was last added up. */
  times: number;
}

export type VisitDay = { day: string } & Record<VisitKind, number>;

export interface Visits {
  count(sighting: Sighting): void;
  /** Adds what was counted to the table under the present day (UTC); gives how many tools it was about. */
  keep(): Promise<number>;
}

type Counts = Record<VisitKind, number>;

/** Answers that are remembered before they are added up, and tools between two times they are written; further ones are not counted. */
const MOST_WAITING = 1_000;
const MOST_TOOLS = 20_000;
/** Rows of one transaction. */
const BATCH = 200;

/** The counts of one server, in memory until they are kept. */
export function createVisits(db: Database): Visits {
  let waiting: Sighting[] = [];
  let counts = new Map<string, Counts>();

  function addUp(): void {
    for (const sighting of waiting) {
      for (const slug of sighting.slugs) add(slug, sighting.kind, sighting.times);
      sighting.times = 0;
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
    count(sighting) {
      if (sighting.times === 0) waiting.push(sighting);
      sighting.times += 1;
      if (waiting.length >= MOST_WAITING) addUp();
    },
    async keep() {
      addUp();
      const slugs = [...counts.keys()];
      let kept = 0;
      for (let from = 0; from < slugs.length; from += BATCH) {
        const batch = new Map(slugs.slice(from, from + BATCH).map((slug) => [slug, counts.get(slug) ?? NOTHING]));
        // What is counted while they are written comes with the next time.
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
    // In one order on every server, so that no two wait for each other.
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

/** The last 90 days of a tool (UTC), oldest first, with nothing for days on which it was not seen. */
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

/** Forgets days that are over 90 days old, and tools that are not in the catalog any more. */
export async function pruneVisits(db: Database): Promise<void> {
  const removed = db.read
    .selectFrom('tools')
    .select('id')
    .where('state', '=', 'removed')
    // Word for word as the index of the few that are not shown has it.
    .where(sql<boolean>`state <> 'published'`);
  const first = firstDay(db.now());
  const days = db.read.selectFrom('visit_days').select('day').limit(1);
  if ((await days.where('day', '<', first).execute()).length > 0)
    await db.write((trx) => trx.deleteFrom('visit_days').where('day', '<', first).execute());
  if ((await days.where('tool_id', 'in', removed).execute()).length > 0)
    await db.write((trx) => trx.deleteFrom('visit_days').where('tool_id', 'in', removed).execute());
}
