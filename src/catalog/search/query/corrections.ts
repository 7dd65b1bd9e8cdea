/** Corrects spelling: rare words become far more common ones, one edit away; unknown compounds come apart. */
import {
  compareTerms,
  findTerm,
  termsNear,
  termsWithPrefix,
  type Dictionary,
} from '#catalog/search/engine/dictionary.ts';
import type { Locale } from '#catalog/locales.ts';
import { lazy } from '#catalog/memoize.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { isStop } from '#catalog/language/stop-words.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import { isHeardAlike, isLikelySlip } from '#catalog/language/spelling.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { isServiceName, findConcepts } from '#catalog/search/analysis/vocabulary.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { type Query, type QueryWord, readQuery } from './query.ts';
import { documentFrequencyOf, isInName, usesOf } from '#catalog/search/engine/documents.ts';

/** Least ratio of the uses of the correction to the uses of the word. */
const CORRECTION_FACTOR = 10;
/** Words used by at most this many tools, or this share of them, may be misspelt. */
const MOST_USES = 4;
const DOUBTFUL_SHARE = 20_000;
/** Most words to check in a query. */
const MOST_DOUBTFUL = 4;
/** Least uses of a correction of four, five and more letters: short words have many neighbours. */
const LEAST_USES = [5, 3, 1] as const;
const SHORTEST = 4;
/** The bonus of a correction that sounds the same, as a factor of its uses. */
const HEARD_FACTOR = 100;
const MAX_CANDIDATES = 16;
/** Most words of a name that a correction may complete. */
const LONGEST_NAME = 3;
/** Shorter words resemble names by chance. */
const SHORTEST_OF_NAME = 7;

/** Uses of a candidate in place of the word; if the lexicon knows it, else of its synonyms. */
const usesInstead = (index: IndexSnapshot, query: Query, at: number, text: string): number => {
  const known = LEXICON.localesOf(text);
  const own = localesOf(text).filter((locale) => known.includes(locale) || query.likelyLocales.includes(locale));
  const uses = usesOf(index, [text, ...own.map((locale) => stem(text, locale))]);
  if (uses > 0 || known.length === 0) return uses;
  const word = readQuery(query.tokens.with(at, text).join(' ')).words.find((one) => one.at === at);
  return word === undefined ? 0 : usesOf(index, [...word.phrases, ...word.synonyms]);
};

/**
 * Whether a rare word needs no correction: a stop word, a number, part of an attribute, a service, part of a name, half
 * of a compound, or an unfinished word.
 */
const isSettled = (index: IndexSnapshot, query: Query, { token, at, stems, stated }: QueryWord): boolean =>
  token.length < SHORTEST ||
  stated.length > 0 ||
  stems.length === 0 ||
  localesOf(token).length === 0 ||
  isStop(token) ||
  /\d/.test(token) ||
  isServiceName(token) ||
  [token, stem(token, 'en')].some((text) => isInName(index, text)) ||
  (at === query.tokens.length - 1 && isPrefix(index, token));

/** Whether a longer word of the tools or the lexicon begins with it. */
const isPrefix = (index: IndexSnapshot, token: string): boolean =>
  LEXICON.withPrefix(token, 1).length > 0 ||
  termsWithPrefix(index.dictionary, token, MAX_CANDIDATES, Infinity).some(
    (term) => term !== token && documentFrequencyOf(index, term) > 0,
  );

/** Candidates from the lexicon and from names. */
const candidatesFor = (index: IndexSnapshot, query: Query, token: string): string[] => {
  const spelt = LEXICON.near(token).filter((text) =>
    LEXICON.localesOf(text).some((locale) => query.likelyLocales.includes(locale)),
  );
  // Names are indexed as words and stems: the longer term is the word.
  const named = termsNear(index.dictionary, token).filter((term) => isInName(index, term));
  return [...spelt, ...named.sort((a, b) => compareTerms(b, a))];
};

/** Whether a candidate makes the query a tool's name; also in place of a foreign word ("stable difusion"). */
const makesName = (index: IndexSnapshot, query: Query, at: number, text: string): boolean => {
  const name = termOf('name', skeletonOf(query.tokens.with(at, text).join('')));
  return documentFrequencyOf(index, name) > 0 && text !== query.tokens[at];
};

/** A word and its stems in its likely languages ("resetas" is not "reset"). */
const stemsIn = (token: string, locales: readonly Locale[]): string[] => [
  token,
  ...localesOf(token).flatMap((locale) => (locales.includes(locale) ? [stem(token, locale)] : [])),
];

/** The correction of a rare word; undefined if it is fine. */
const correctionOf = (index: IndexSnapshot, query: Query, word: QueryWord): string | undefined => {
  const { token, at } = word;
  const known = LEXICON.localesOf(token);
  const { length } = query.tokens;
  // The stem of an unknown word is doubtful: a name one edit away is likelier ("synthesa").
  const mayBeName =
    known.length > 0
      ? length > 1 && length <= LONGEST_NAME
      : length === 1 && token.length >= SHORTEST_OF_NAME && usesOf(index, [token]) === 0;
  const candidates = lazy(() => candidatesFor(index, query, token));
  const name = mayBeName ? candidates().find((text) => makesName(index, query, at, text)) : undefined;
  if (name !== undefined || known.some((locale) => query.likelyLocales.includes(locale))) return name;
  const own = usesOf(index, [...stemsIn(token, query.likelyLocales), ...word.phrases, ...word.synonyms]);
  if (own > Math.max(MOST_USES, index.table.live / DOUBTFUL_SHARE)) return undefined;
  const least = Math.max(LEAST_USES[Math.min(token.length, 6) - SHORTEST]!, own * CORRECTION_FACTOR);
  let best: { text: string; worth: number } | undefined;
  for (const text of [...new Set(candidates())].slice(0, MAX_CANDIDATES)) {
    if (text === token || text.length < SHORTEST || !isLikelySlip(token, text)) continue;
    const uses = usesInstead(index, query, at, text);
    const worth = isHeardAlike(token, text) ? uses * HEARD_FACTOR : uses;
    if (uses >= least && worth > (best?.worth ?? 0)) best = { text, worth };
  }
  return best?.text;
};

/** Corrections by the position of the typed word. */
export function correctionsOf(index: IndexSnapshot, query: Query): ReadonlyMap<number, string> {
  const corrections = new Map<number, string>();
  const doubtful = query.words.filter((word) => !isSettled(index, query, word)).slice(0, MOST_DOUBTFUL);
  for (const word of doubtful) {
    const meant = correctionOf(index, query, word);
    if (meant !== undefined) corrections.set(word.at, meant);
  }
  return corrections;
}

const SHORTEST_PART = 4;
/** Parts of this length do not match by chance. */
const SURE_PART = 5;

const isKnown = (word: string, dictionary: Dictionary): boolean =>
  findTerm(dictionary, word) !== undefined ||
  localesOf(word).some((locale) => findTerm(dictionary, stem(word, locale)) !== undefined) ||
  findConcepts([word]).length > 0;

/** Splits nearest to the middle where both parts are known; drops a German linking s. */
const partsOf = (word: string, isPart: (part: string) => boolean): [string, string] | undefined => {
  const middle = word.length >>> 1;
  for (let distance = 0; word.length - middle - distance >= SHORTEST_PART; distance += 1) {
    for (const at of new Set([middle - distance, middle + distance])) {
      if (word.length - at < SHORTEST_PART) continue;
      const right = word.slice(at);
      if (!isPart(right)) continue;
      for (const left of new Set([word.slice(0, at), word.slice(0, at).replace(/s$/, '')])) {
        if (left.length >= SHORTEST_PART && isPart(left)) return [left, right];
      }
    }
  }
  return undefined;
};

/** Splits the compounds of a query. Its skeletons stay as typed. */
export function splitCompounds(dictionary: Dictionary, query: Query): Query {
  let isSplit = false;
  const tokens = query.tokens.flatMap((token) => {
    if (token.length < 2 * SHORTEST_PART || isKnown(token, dictionary) || termsNear(dictionary, token).length > 0)
      return [token];
    // A word of the lexicon splits only into other words of the lexicon (not farm-acia).
    const isWord = LEXICON.localesOf(token).length > 0;
    const parts = partsOf(
      token,
      (part) =>
        isKnown(part, dictionary) && (!isWord || part.length >= SURE_PART || LEXICON.localesOf(part).length > 0),
    );
    if (parts === undefined) return [token];
    isSplit = true;
    return parts;
  });
  if (!isSplit) return query;
  return {
    ...readQuery(tokens.join(' ')),
    skeleton: query.skeleton,
    shortSkeleton: query.shortSkeleton,
    subjectSkeleton: query.subjectSkeleton,
  };
}
