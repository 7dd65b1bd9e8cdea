/** Analyses a query before any index is asked: folding, guessing the language, stems and synonyms. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold, skeletonOf, wordsOf } from '#catalog/text/fold.ts';
import { isStopWord, isWish } from '#catalog/text/stop-words.ts';
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { localesOf, MAX_STEM_LENGTH, stem } from '#catalog/search/analysis/stemmers.ts';
import { findConcepts } from '#catalog/search/analysis/vocabulary.ts';

/** One word of a query with everything that may match it. */
export interface QueryWord {
  /** Folded, as typed. */
  surface: string;
  /** Its place among all words of the query. */
  at: number;
  /** Its stems in the languages of its script, each once. */
  stems: readonly string[];
  /** Terms for other ways to say it. */
  synonyms: readonly string[];
  /** Whether it is part of a known phrase ("speech to text"), so that its stems alone say less than the phrase's terms. */
  inPhrase: boolean;
  /** Whether it tells a wish ("best", "free"), which no result has to meet. */
  isWish: boolean;
}

export interface Query {
  /** The whole query as a name is compared. */
  skeleton: string;
  /** The same without a generic ending such as "ai", when it has one. */
  shortSkeleton: string | undefined;
  /** The words that say what is looked for, as a name is compared; undefined when those are all or none. */
  subjectSkeleton: string | undefined;
  /** All its words, folded. */
  surfaces: readonly string[];
  /** The words that say something, at most twelve; empty when there are only stop words. */
  words: readonly QueryWord[];
}

const MAX_WORDS = 12;
const MAX_LENGTH = 200;

/** The languages whose stop words and vocabulary explain most of the words; English when nothing speaks for another. */
const guessLocales = (surfaces: readonly string[], concepts: ReturnType<typeof findConcepts>): Locale[] => {
  const votes = LOCALES.map((locale) => {
    const covered = new Set(concepts.filter((found) => found.phrase.locale === locale).flatMap((f) => f.phrase.words));
    surfaces.forEach((word, at) => {
      if (localesOf(word).includes(locale) && isStopWord(word, locale)) covered.add(at);
    });
    return { locale, count: covered.size };
  });
  const most = Math.max(...votes.map((vote) => vote.count));
  const best = votes.filter((vote) => vote.count === most).map((vote) => vote.locale);
  return best.includes('en') ? ['en'] : best;
};

/** Reads a query of any text; never throws. Text beyond 200 code units does not count. */
export function readQuery(text: string): Query {
  const cut = text.slice(0, MAX_LENGTH);
  const surfaces = wordsOf(fold(cut)).map((word) => word.slice(0, MAX_STEM_LENGTH));
  const concepts = findConcepts(surfaces);
  const locales = guessLocales(surfaces, concepts);
  const words: QueryWord[] = [];
  const seen = new Set<string>();
  surfaces.forEach((surface, at) => {
    if (words.length >= MAX_WORDS || seen.has(surface)) return;
    if (locales.some((locale) => isStopWord(surface, locale))) return;
    seen.add(surface);
    const own = localesOf(surface);
    const stems = [...new Set([...own.map((locale) => stem(surface, locale)), ...(own.length === 0 ? [surface] : [])])];
    const meanings = concepts.filter(({ phrase }) => phrase.words.includes(at));
    const synonyms = new Set(meanings.flatMap(({ ways }) => ways));
    for (const known of stems) synonyms.delete(known);
    const inPhrase = meanings.some(({ phrase }) => phrase.words.length > 1);
    words.push({
      surface,
      at,
      stems,
      synonyms: [...synonyms],
      inPhrase,
      isWish: locales.some((locale) => isWish(surface, locale)),
    });
  });
  const skeleton = skeletonOf(cut);
  const subject = skeletonOf(words.flatMap((word) => (word.isWish ? [] : [word.surface])).join(''));
  return {
    skeleton,
    shortSkeleton: shortSkeletonOf(cut),
    subjectSkeleton: subject === '' || subject === skeleton ? undefined : subject,
    surfaces,
    words,
  };
}
