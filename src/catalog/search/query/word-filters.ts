/** Filters by words: tools with a phrase in their texts, and tools without a word. */
import { fold } from '#catalog/language/fold.ts';
import { localesOf, MAX_STEM_LENGTH, stem } from '#catalog/language/stems.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { categoryTerm } from '#catalog/search/engine/facet-values.ts';
import type { FilterGroup } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { listPage } from './listing.ts';
import type { Operators } from './operators.ts';

/** The texts of tools, by key. */
export type ReadTexts = (keys: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>;

/** Most tools whose texts are read for the phrases of a query, the newest first. */
const MOST_READ = 1_000;

const termsOf = (word: string): string[] => {
  const cut = word.slice(0, MAX_STEM_LENGTH);
  return [...new Set([cut, stem(cut, 'en'), ...localesOf(word).map((locale) => stem(cut, locale))])];
};

const isStop = (word: string): boolean => localesOf(word).some((locale) => isStopWord(word, locale));

/** The newest tools with all words of a phrase, stop words aside; undefined for stop words alone. */
const candidatesFor = (snapshot: IndexSnapshot, phrase: readonly string[], most: number): number[] | undefined => {
  const groups = phrase.flatMap((word): FilterGroup[] =>
    isStop(word) ? [] : [{ facet: 'words', terms: termsOf(word) }],
  );
  if (groups.length === 0) return undefined;
  return listPage(snapshot, groups, 'newest', 0, most);
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
    const named = categories.find([word]).flatMap(({ numbers }) => numbers);
    const terms = [...termsOf(word), ...named.map((number) => categoryTerm(categoryIds[number] ?? ''))];
    return { facet: 'words', terms, isExcluding: true };
  };
  const groups = await Promise.all([
    ...phrases.map((phrase) => ofPhrase(phrase, false)),
    ...excluded.map((words) => (words.length === 1 ? [ofWord(words[0]!)] : ofPhrase(words, true))),
  ]);
  return groups.flat();
}
