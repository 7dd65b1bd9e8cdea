/** Operators of a query: "quotes" mean a phrase, a leading minus leaves out; and the filters that they make. */
import { fold } from '#catalog/language/fold.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { localesOf, MAX_STEM_LENGTH, stem } from '#catalog/language/stems.ts';
import { isStop } from '#catalog/language/stop-words.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import type { FilterGroup } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { listPage } from './listing.ts';

export interface Operators {
  /** The query without operators and excluded words. */
  text: string;
  /** The words of each phrase, folded. */
  phrases: readonly (readonly string[])[];
  /** The words of each word or phrase that is left out; several words are a phrase. */
  excluded: readonly (readonly string[])[];
}

/** Quotes in pairs: "a", “a”, „a“, «a». An unbalanced one is a letter like others. */
const QUOTED = `"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»`;
/** A minus before a word excludes it; within a word or between two it does not. */
const OPERATOR = new RegExp(`(?<![^\\s(])([-−]?)(${QUOTED})|(?<!\\S)[-−](?=[\\p{L}\\p{N}])(\\S+)`, 'gu');
/** Most phrases and words of a query that are taken as such. */
const MOST = 8;

/** Undefined without operators, and if nothing would be left to look for. */
export function readOperators(q: string): Operators | undefined {
  const phrases: (readonly string[])[] = [];
  const excluded: (readonly string[])[] = [];
  const text = q.replace(OPERATOR, (whole, minus: string | undefined, quoted: string | undefined, word: string) => {
    const said = quoted === undefined ? word : quoted.slice(1, -1);
    const words = tokensOf(fold(said));
    if (words.length === 0 || phrases.length + excluded.length >= MOST) return whole;
    const isLeftOut = quoted === undefined || minus !== '';
    (isLeftOut ? excluded : phrases).push(words);
    return isLeftOut ? ' ' : said;
  });
  const isNothing = phrases.length + excluded.length === 0 || tokensOf(fold(text)).length === 0;
  return isNothing ? undefined : { text: text.replace(/\s+/g, ' ').trim(), phrases, excluded };
}

/** The texts of tools, by key. */
export type ReadTexts = (keys: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>;

/** Most tools whose texts are read for the phrases of a query, the newest first. */
const MOST_READ = 1_000;

const termsOf = (word: string): string[] => {
  const cut = word.slice(0, MAX_STEM_LENGTH);
  return [...new Set([cut, stem(cut, 'en'), ...localesOf(word).map((locale) => stem(cut, locale))])];
};

/** The newest tools with all words of a phrase, stop words aside; undefined for stop words alone. */
const candidatesFor = (index: IndexSnapshot, phrase: readonly string[], most: number): number[] | undefined => {
  const groups = phrase.flatMap((word): FilterGroup[] =>
    isStop(word) ? [] : [{ facet: 'words', terms: termsOf(word) }],
  );
  if (groups.length === 0) return undefined;
  return listPage(index, groups, 'newest', 0, most);
};

const has = (texts: readonly string[], phrase: readonly string[]): boolean =>
  texts.some((text) => ` ${tokensOf(fold(text)).join(' ')} `.includes(` ${phrase.join(' ')} `));

/** The filters of a query's operators; texts are read to see whether words stand in this order. */
export async function filtersOfWords(
  snapshot: () => IndexSnapshot,
  { phrases, excluded }: Operators,
  readTexts: ReadTexts,
): Promise<FilterGroup[]> {
  const read = phrases.length + excluded.filter((words) => words.length > 1).length;
  const most = Math.floor(MOST_READ / Math.max(1, read));
  const ofPhrase = async (phrase: readonly string[], isExcluding: boolean): Promise<FilterGroup[]> => {
    const keys = candidatesFor(snapshot(), phrase, most);
    if (keys === undefined) return [];
    const texts = await readTexts(keys);
    const own = keys.filter((key) => has(texts.get(key) ?? [], phrase));
    return [{ facet: 'words', terms: [], keys: own, isExcluding }];
  };
  const ofWord = (word: string): FilterGroup => {
    const { categories, categoryIds } = snapshot();
    const named = categories()
      .find([word])
      .flatMap(({ numbers }) => numbers);
    const terms = [...termsOf(word), ...named.map((number) => termOf('category', categoryIds[number] ?? ''))];
    return { facet: 'words', terms, isExcluding: true };
  };
  const groups = await Promise.all([
    ...phrases.map((phrase) => ofPhrase(phrase, false)),
    ...excluded.map((words) => (words.length === 1 ? [ofWord(words[0]!)] : ofPhrase(words, true))),
  ]);
  return groups.flat();
}
