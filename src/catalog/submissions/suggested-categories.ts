/** Categories that the texts of an entry speak of: by their jobs, and by the words of the catalog's own categories. */
import { detectLocale } from '#catalog/language/detection.ts';
import { fold } from '#catalog/language/fold.ts';
import { sentencesOf } from '#catalog/language/sentences.ts';
import { stem } from '#catalog/language/stems.ts';
import { isStopWord, saysAi } from '#catalog/language/stop-words.ts';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { hasJobs, isGeneric, likelyCategories, partsOf } from '#catalog/search/analysis/analysis.ts';
import type { IndexedCategory } from '#catalog/search/catalog-index.ts';

/** Every category, with its names and synonyms. */
export interface CategoryWords {
  readonly words: readonly IndexedCategory[];
}

const MOST_CATEGORIES = 3;
/** Words of a match that goes before the jobs; a word of a name alone is as sure as two of a synonym. */
const SURE = 2;

interface Phrase {
  id: string;
  isName: boolean;
  stems: ReadonlySet<string>;
}

/** The stems of folded words in a language, without words that tell no categories apart. */
const stemsOf = (words: readonly string[], locale: Locale): Set<string> =>
  new Set(
    words
      .filter((word) => !isStopWord(word, locale) && !isGeneric(word) && !saysAi(word))
      .map((word) => stem(word, locale)),
  );

const known = new WeakMap<CategoryWords, Map<Locale, readonly Phrase[]>>();

/** The phrases of categories that the job model does not know, cached for each state of the categories. */
function phrasesOf(categories: CategoryWords, locale: Locale): readonly Phrase[] {
  let byLocale = known.get(categories);
  if (byLocale === undefined) known.set(categories, (byLocale = new Map()));
  let phrases = byLocale.get(locale);
  if (phrases === undefined) {
    phrases = categories.words
      .filter(({ id }) => !hasJobs(id))
      .flatMap(({ id, words }) =>
        (words[locale] ?? []).flatMap((phrase, at) =>
          partsOf(phrase).map((part) => ({
            id,
            isName: at === 0,
            stems: stemsOf(sentencesOf(fold(part)).flat(), locale),
          })),
        ),
      )
      .filter(({ stems }) => stems.size > 0);
    byLocale.set(locale, phrases);
  }
  return phrases;
}

/** Categories with a phrase whose words one sentence has, in any order, with the number of its words; a name counts one more. */
function categoriesInWords(categories: CategoryWords, texts: readonly string[], own: Locale): Map<string, number> {
  const found = new Map<string, number>();
  for (const locale of new Set([own, DEFAULT_LOCALE])) {
    const sentences = texts.flatMap((text) => sentencesOf(fold(text))).map((words) => stemsOf(words, locale));
    const all = new Set(sentences.flatMap((stems) => [...stems]));
    for (const { id, isName, stems } of phrasesOf(categories, locale)) {
      const weight = stems.size + Number(isName);
      if (weight <= (found.get(id) ?? 0) || !stems.isSubsetOf(all)) continue;
      if (sentences.some((sentence) => stems.isSubsetOf(sentence))) found.set(id, weight);
    }
  }
  return found;
}

/**
 * Ids of at most three categories that the texts of an entry speak of, the surest first; none
 * without a sentence.
 */
export function suggestCategories(
  { name, tagline, description, url }: Record<'name' | 'tagline' | 'description' | 'url', string>,
  categories: CategoryWords,
): string[] {
  if (tagline === '' && description === '') return [];
  const locale = detectLocale([tagline, description].join(' '));
  const texts = [{ locale, tagline, description: description === '' ? null : description }];
  const isThere = new Set(categories.words.map(({ id }) => id));
  const byJobs = likelyCategories({ name, slug: '', url, categories: [], texts }).filter((id) => isThere.has(id));
  const byWords = [...categoriesInWords(categories, [tagline, description], locale)].toSorted(([, a], [, b]) => b - a);
  const idsOf = (isSure: boolean): string[] =>
    byWords.flatMap(([id, weight]) => (weight >= SURE === isSure ? [id] : []));
  return [...idsOf(true), ...byJobs, ...idsOf(false)].slice(0, MOST_CATEGORIES);
}
