/**
 * Searches without results, counted by week and words, without personal data. Words are shown only
 * after several searches.
 */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import type { Database } from '#database/database.ts';
import { fold } from '#catalog/language/fold.ts';

export interface EmptySearches {
  /** Counts an empty search; cached answers do not count again. */
  note(words: string): void;
  /** Adds the counts to the shared table, and deletes old weeks. */
  keep(): Promise<void>;
}

export interface EmptySearchWeek {
  /** Its Monday, as `2026-01-26`. */
  week: string;
  count: number;
}

/** Most words in a server's memory; further ones are ignored. */
const REMEMBERED = 500;
/** Most words of a week in the table; beyond it only known words count. */
const KEPT_A_WEEK = 2_000;
const KEPT_WEEKS = 12;
/** Searches before their words are shown. */
const SHOWN_FROM = 3;
const LONGEST = 60;
const MOST_WORDS = 6;

/** Addresses, possible telephone or document numbers. */
const PERSONAL = /@|:\/\/|www\.|\d[\d\s().+-]{3,}\d|\d{4}/;

/** The normalised words; undefined if they are not stored. */
function countedWords(typed: string): string | undefined {
  const words = fold(typed).replaceAll(/\s+/g, ' ').trim();
  if (words === '' || words.length > LONGEST || words.split(' ').length > MOST_WORDS || PERSONAL.test(words))
    return undefined;
  return words;
}

/** The Monday (UTC) of a week. */
function weekOf(now: Date): string {
  const days = Math.floor(now.getTime() / DAY_MS);
  // The first day of 1970 was a Thursday.
  return new Date((days - ((days + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

/** The counts of one server, in memory until `keep`. */
export function createEmptySearches(db: Database): EmptySearches {
  let counts = new Map<string, number>();
  return {
    note(typed) {
      const words = countedWords(typed);
      if (words === undefined || (counts.size >= REMEMBERED && !counts.has(words))) return;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    },
    async keep() {
      const week = weekOf(db.now());
      const oldest = weekOf(new Date(db.now().getTime() - KEPT_WEEKS * 7 * DAY_MS));
      const counted = counts;
      counts = new Map();
      if (counted.size === 0) return;
      await db.write(async (trx) => {
        await trx.deleteFrom('empty_searches').where('week', '<', oldest).execute();
        const { known } = await trx
          .selectFrom('empty_searches')
          .select((row) => row.fn.countAll<number>().as('known'))
          .where('week', '=', week)
          .executeTakeFirstOrThrow();
        const isFull = Number(known) >= KEPT_A_WEEK;
        for (const [words, count] of counted) {
          const raised = { count: sql<number>`empty_searches.count + ${count}` };
          if (isFull)
            await trx
              .updateTable('empty_searches')
              .set(raised)
              .where('week', '=', week)
              .where('words', '=', words)
              .execute();
          else
            await trx
              .insertInto('empty_searches')
              .values({ week, words, count })
              .onConflict((conflict) => conflict.columns(['week', 'words']).doUpdateSet(raised))
              .execute();
        }
      });
    },
  };
}

/** Empty searches of each recent week, oldest first, and the most frequent words. */
export async function readEmptySearches(
  db: Database,
  most: number,
): Promise<{ weeks: EmptySearchWeek[]; words: { words: string; count: number }[] }> {
  const weeks = await db.survey
    .selectFrom('empty_searches')
    .select(['week', sql<number>`sum(count)`.as('count')])
    .groupBy('week')
    .orderBy('week')
    .execute();
  const words = await db.survey
    .selectFrom('empty_searches')
    .select(['words', sql<number>`sum(count)`.as('count')])
    .groupBy('words')
    .having(sql<boolean>`sum(count) >= ${SHOWN_FROM}`)
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(most)
    .execute();
  return {
    weeks: weeks.map(({ week, count }) => ({ week, count: Number(count) })),
    words: words.map((row) => ({ words: row.words, count: Number(row.count) })),
  };
}
