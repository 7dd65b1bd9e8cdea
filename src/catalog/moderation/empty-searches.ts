/** Searches without results, counted by week and words, without personal data. Words are shown only after several searches. */
import type { Database } from '#database/database.ts';
import { fold } from '#catalog/language/fold.ts';
import { createWeeklyCounts, readWeeklyCounts, type WeeklyCounts, type WeeklyFigures } from './weekly-counts.ts';

const COUNTED = { table: 'empty_searches', column: 'words' } as const;

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

/** The counts of one server; cached answers do not count again. */
export function createEmptySearches(db: Database): WeeklyCounts {
  const counts = createWeeklyCounts(db, COUNTED);
  return {
    ...counts,
    note(typed) {
      const words = countedWords(typed);
      if (words !== undefined) counts.note(words);
    },
  };
}

/** Empty searches of each recent week, and the most frequent words. */
export const readEmptySearches = (db: Database, most: number): Promise<WeeklyFigures> =>
  readWeeklyCounts(db, COUNTED, most);
