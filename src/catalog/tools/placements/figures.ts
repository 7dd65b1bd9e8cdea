/** Daily views and clicks of placements, for their customers; nothing about visitors. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { isRowId, timestamp, type Database } from '#database/database.ts';

export const PLACEMENT_FIGURES = ['views', 'clicks'] as const;
export type PlacementFigure = (typeof PLACEMENT_FIGURES)[number];

export type PlacementDay = { day: string } & Record<PlacementFigure, number>;

/** Most placements counted between two writes. */
const MOST = 2_000;
/** Rows of one transaction. */
const BATCH = 200;
/** Days that are kept. */
const DAYS = 400;

type Counts = Record<PlacementFigure, number>;

export interface PlacementCounts {
  count(id: string, figure: PlacementFigure, times?: number): void;
  /** Adds the counts to the shared table under the current day (UTC). */
  keep(): Promise<void>;
}

/** The counts of one server, in memory until `keep`. */
export function createPlacementCounts(db: Database): PlacementCounts {
  const counts = new Map<string, Counts>();

  function count(id: string, figure: PlacementFigure, times = 1): void {
    let own = counts.get(id);
    if (own === undefined) {
      if (counts.size >= MOST || !isRowId(id)) return;
      counts.set(id, (own = { views: 0, clicks: 0 }));
    }
    own[figure] += times;
  }

  return {
    count,
    async keep() {
      const ids = [...counts.keys()];
      for (let from = 0; from < ids.length; from += BATCH) {
        const batch = ids.slice(from, from + BATCH).flatMap((id) => {
          const own = counts.get(id);
          // Later counts follow with the next write.
          counts.delete(id);
          return own === undefined ? [] : [{ id, ...own }];
        });
        try {
          await write(db, batch);
        } catch (error) {
          for (const { id, ...own } of batch) for (const figure of PLACEMENT_FIGURES) count(id, figure, own[figure]);
          throw error;
        }
      }
    },
  };
}

async function write(db: Database, counts: readonly ({ id: string } & Counts)[]): Promise<void> {
  const day = timestamp(db.now()).slice(0, 10);
  const known = await db.read
    .selectFrom('placements')
    .select('id')
    .where(
      'id',
      'in',
      counts.map(({ id }) => id),
    )
    // The same order on every server prevents deadlocks.
    .orderBy('id')
    .execute();
  const rows = known.flatMap(({ id }) => {
    const own = counts.find((each) => each.id === id);
    return own === undefined ? [] : [{ placement_id: id, day, views: own.views, clicks: own.clicks }];
  });
  if (rows.length === 0) return;
  await db.write((trx) =>
    trx
      .insertInto('placement_days')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['placement_id', 'day']).doUpdateSet({
          views: sql<number>`placement_days.views + excluded.views`,
          clicks: sql<number>`placement_days.clicks + excluded.clicks`,
        }),
      )
      .execute(),
  );
}

const dayOf = (time: number): string => timestamp(time).slice(0, 10);

/** The days (UTC) of placements from their start on, latest first, at most 400; those without views are zero. */
export async function readPlacementDays(
  db: Database,
  placements: readonly { id: string; startsAt: string; endsAt: string }[],
): Promise<Map<string, PlacementDay[]>> {
  if (placements.length === 0) return new Map();
  const rows = await db.read
    .selectFrom('placement_days')
    .select(['placement_id', 'day', ...PLACEMENT_FIGURES])
    .where(
      'placement_id',
      'in',
      placements.map(({ id }) => id),
    )
    .execute();
  const counted = new Map(
    rows.map(({ placement_id, day, views, clicks }) => [`${placement_id} ${day}`, { day, views, clicks }]),
  );
  return new Map(
    placements.map(({ id, startsAt, endsAt }) => {
      // It ends before the time of its end.
      const last = Math.min(Date.parse(endsAt) - 1, db.now().getTime());
      const count = Math.floor(last / DAY_MS) - Math.floor(Date.parse(startsAt) / DAY_MS) + 1;
      const days = Array.from({ length: Math.max(0, Math.min(DAYS, count)) }, (_, at) => dayOf(last - at * DAY_MS));
      return [id, days.map((day) => counted.get(`${id} ${day}`) ?? { day, views: 0, clicks: 0 })];
    }),
  );
}

/** Deletes days older than 400 days. */
export async function prunePlacementDays(db: Database): Promise<void> {
  const first = timestamp(db.now(), -DAYS * DAY_MS).slice(0, 10);
  const old = await db.read.selectFrom('placement_days').select('day').where('day', '<', first).limit(1).execute();
  if (old.length > 0) await db.write((trx) => trx.deleteFrom('placement_days').where('day', '<', first).execute());
}
