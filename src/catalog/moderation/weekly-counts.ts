/** Texts counted by week in bounded room: searches without results, and sites that send visitors. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import type { Database } from '#database/database.ts';

/** A table of weeks, texts and counts, and its column of texts. */
interface CountedTable {
  table: 'empty_searches' | 'referrers';
  column: 'words' | 'site';
}

export interface WeeklyCounts {
  note(text: string): void;
  /** Adds the counts to the shared table, and deletes old weeks. */
  keep(): Promise<void>;
}

/** Most texts in a server's memory; further ones are ignored. */
const REMEMBERED = 500;
/** Most texts of a week in the table; beyond it only known ones count. */
const KEPT_A_WEEK = 2_000;
const KEPT_WEEKS = 12;
/** Counts from which a text is shown. */
const SHOWN_FROM = 3;

/** The Monday (UTC) of a week. */
function weekOf(now: Date): string {
  const days = Math.floor(now.getTime() / DAY_MS);
  // The first day of 1970 was a Thursday.
  return new Date((days - ((days + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

/** The counts of one server, in memory until `keep`. */
export function createWeeklyCounts(db: Database, { table, column }: CountedTable): WeeklyCounts {
  let counts = new Map<string, number>();
  const [into, text] = [sql.table(table), sql.ref(column)];
  return {
    note(counted) {
      if (counts.size >= REMEMBERED && !counts.has(counted)) return;
      counts.set(counted, (counts.get(counted) ?? 0) + 1);
    },
    async keep() {
      const week = weekOf(db.now());
      const oldest = weekOf(new Date(db.now().getTime() - KEPT_WEEKS * 7 * DAY_MS));
      const counted = counts;
      counts = new Map();
      if (counted.size === 0) return;
      await db.write(async (trx) => {
        await trx.deleteFrom(table).where('week', '<', oldest).execute();
        const { known } = await trx
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('known'))
          .where('week', '=', week)
          .executeTakeFirstOrThrow();
        const isFull = Number(known) >= KEPT_A_WEEK;
        for (const [value, count] of counted)
          if (isFull)
            await sql`update ${into} set count = count + ${count} where week = ${week} and ${text} = ${value}`.execute(
              trx,
            );
          else
            await sql`insert into ${into} (week, ${text}, count) values (${week}, ${value}, ${count})
              on conflict (week, ${text}) do update set count = ${into}.count + excluded.count`.execute(trx);
      });
    },
  };
}

export interface WeeklyFigures {
  /** The last twelve weeks, each by its Monday, as `2026-01-26`, oldest first; a week without any is zero. */
  weeks: { week: string; count: number }[];
  /** The most frequent texts that were counted at least three times. */
  texts: { text: string; count: number }[];
}

export async function readWeeklyCounts(
  db: Database,
  { table, column }: CountedTable,
  most: number,
): Promise<WeeklyFigures> {
  const total = sql<number>`sum(count)`;
  const counted = await db.survey
    .selectFrom(table)
    .select(['week', total.as('count')])
    .groupBy('week')
    .execute();
  const counts = new Map(counted.map(({ week, count }) => [week, Number(count)]));
  const weeks = Array.from({ length: KEPT_WEEKS }, (_, at) =>
    weekOf(new Date(db.now().getTime() - (KEPT_WEEKS - 1 - at) * 7 * DAY_MS)),
  );
  const text = sql.ref<string>(column);
  const texts = await db.survey
    .selectFrom(table)
    .select([text.as('text'), total.as('count')])
    .groupBy(text)
    .having(total, '>=', SHOWN_FROM)
    .orderBy('count', 'desc')
    .orderBy(text)
    .limit(most)
    .execute();
  return {
    weeks: weeks.map((week) => ({ week, count: counts.get(week) ?? 0 })),
    texts: texts.map((row) => ({ text: row.text, count: Number(row.count) })),
  };
}
