/** Spelling corrections: a word that hardly any tool uses is replaced by one a letter away (a long one by one two letters away) that far more of them use. */
import type { Locale } from '#catalog/locales.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import { isHeardAlike, isLikelySlip } from '#catalog/language/spelling.ts';
import { findByPrefix, findExact } from '#catalog/search/engine/name-lookup.ts';
import { isDeleted } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { serviceNamed } from '#catalog/search/analysis/vocabulary.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { findTransliterated } from './name-matches.ts';
import { type Query, type QueryWord, readQuery } from './query.ts';
import { searchPage } from './search.ts';
import { joinedWith } from './term-matches.ts';
import { documentFrequencyOf, isInName, usesOf } from './term-frequency.ts';

/** A misspelt word must be meant as a word that this many times as many tools use. */
const CORRECTION_FACTOR = 10;
/** A word that at most this many tools use, or one in so many, may be misspelt. */
const MOST_USES = 4;
const DOUBTFUL_SHARE = 20_000;
/** So many words of a query that may be misspelt are looked at. */
const MOST_DOUBTFUL = 4;
/** How many tools must use a word of four, five and more letters that another is corrected to: a short word has many neighbours. */
const LEAST_USES = [5, 3, 1] as const;
const SHORTEST = 4;
/** A word that sounds the same is meant rather than one that so many times as many tools use. */
const HEARD_FACTOR = 100;
const MAX_CANDIDATES = 16;
/** Names of more words are not looked for in misspelt words. */
const LONGEST_NAME = 3;
/** A shorter word that is like a name is none too often. */
const SHORTEST_OF_NAME = 7;
/** A shorter stem has too many neighbours. */
const SHORTEST_STEM = 5;

/** How many tools use a word in the place of another: by itself, or else, when the lexicon knows it, by what it means there. */
const usesInstead = (snapshot: IndexSnapshot, query: Query, at: number, text: string): number => {
  const known = LEXICON.localesOf(text);
  const own = localesOf(text).filter((locale) => known.includes(locale) || query.likelyLocales.includes(locale));
  const uses = usesOf(snapshot, [text, ...own.map((locale) => stem(text, locale))]);
  if (uses > 0 || known.length === 0) return uses;
  const word = readQuery(query.surfaces.with(at, text).join(' ')).words.find((one) => one.at === at);
  return word === undefined ? 0 : usesOf(snapshot, [...word.phrases, ...word.synonyms]);
};

/** Whether a name begins with the whole query, or is it in another script: then it is no mistake. */
const beginsName = ({ segments }: IndexSnapshot, skeleton: string): boolean =>
  segments.some((segment) => {
    let begins = false;
    const see = (document: number): void => void (begins ||= !isDeleted(segment, document));
    findByPrefix(segment.names, skeleton, see);
    findTransliterated(segment, skeleton, false, see);
    findTransliterated(segment, skeleton, true, see);
    return begins;
  });

const hasTerm = ({ dictionary, segments }: IndexSnapshot, text: string, isNamed: boolean): boolean => {
  const term = dictionary.find(text);
  return term !== undefined && (isNamed ? isInName(segments, term) : documentFrequencyOf(segments, term) > 0);
};

/** Whether a word means itself although few tools use it: a stop word, a number, a service, in a name, one of two typed apart, or not typed to its end. */
const isSettled = (snapshot: IndexSnapshot, query: Query, { surface, at, stems }: QueryWord): boolean =>
  surface.length < SHORTEST ||
  stems.length === 0 ||
  localesOf(surface).length === 0 ||
  localesOf(surface).some((locale) => isStopWord(surface, locale)) ||
  /\d/.test(surface) ||
  serviceNamed([surface]) !== undefined ||
  [surface, stem(surface, 'en')].some((text) => hasTerm(snapshot, text, true)) ||
  joinedWith(query, at).some((text) => hasTerm(snapshot, text, false)) ||
  (at === query.surfaces.length - 1 && isBegun(snapshot, surface));

/** Whether a word that tools or the lexicon know begins with a longer part of it. */
const isBegun = ({ dictionary, segments }: IndexSnapshot, surface: string): boolean =>
  LEXICON.withPrefix(surface, 1).length > 0 ||
  dictionary
    .withPrefix(surface, MAX_CANDIDATES, Infinity)
    .some((term) => term !== dictionary.find(surface) && documentFrequencyOf(segments, term) > 0);

/** Those of some words that are of a language of the query. */
const spokenIn = ({ likelyLocales }: Query, words: readonly string[]): string[] =>
  words.filter((text) => LEXICON.localesOf(text).some((locale) => likelyLocales.includes(locale)));

/** Words that may have been meant: those of the lexicon and of names. */
const candidatesFor = ({ dictionary, segments }: IndexSnapshot, query: Query, surface: string): string[] => {
  const spelt = spokenIn(query, LEXICON.near(surface));
  // A name's words are among its terms besides their stems: the longer one is the word.
  const named = dictionary
    .fuzzy(surface)
    .filter((term) => isInName(segments, term))
    .toSorted((a, b) => dictionary.compare(b, a));
  return [...spelt, ...named.map((term) => dictionary.termOf(term))];
};

/** The same when these are none, for a word that nobody uses: stems of texts with the ending that was typed. */
const restoredFor = ({ dictionary }: IndexSnapshot, { surface, stems }: QueryWord): string[] =>
  stems
    .filter((own) => own.length >= SHORTEST_STEM && surface.startsWith(own))
    .flatMap((own) => dictionary.fuzzy(own).map((term) => dictionary.termOf(term) + surface.slice(own.length)))
    .toSorted();

/** Whether a query is the name of a tool with another word at a place: so may a word of another language be a mistake, too ("stable difusion"). */
const makesName = ({ segments }: IndexSnapshot, { surfaces }: Query, at: number, text: string): boolean =>
  segments.some((segment) => {
    let isName = false;
    const skeleton = skeletonOf(surfaces.with(at, text).join(''));
    findExact(segment.names, skeleton, (document) => (isName ||= !isDeleted(segment, document)));
    return isName;
  });

/** How many tools a query finds as it stands. */
const hitsOf = (snapshot: IndexSnapshot, surfaces: readonly string[]): number =>
  searchPage(snapshot, { query: readQuery(surfaces.join(' ')), groups: [], offset: 0, limit: 0 }).total;

/** The word that was meant by one that people write, too: one that makes the query the name of a tool, and finds more. */
const nameWordOf = (snapshot: IndexSnapshot, query: Query, word: QueryWord): string | undefined => {
  const { surfaces } = query;
  if (surfaces.length < 2 || surfaces.length > LONGEST_NAME) return undefined;
  const text = candidatesFor(snapshot, query, word.surface).find(
    (one) => one !== word.surface && makesName(snapshot, query, word.at, one),
  );
  if (text === undefined) return undefined;
  return hitsOf(snapshot, surfaces.with(word.at, text)) > hitsOf(snapshot, surfaces) ? text : undefined;
};

/** A word and its stems in some languages: what it would be in another one says nothing ("resetas" is no "reset"). */
const stemsIn = (surface: string, locales: readonly Locale[]): string[] => [
  surface,
  ...localesOf(surface).flatMap((locale) => (locales.includes(locale) ? [stem(surface, locale)] : [])),
];

/** The word that was meant by a rarely used one; undefined when it is as good as any. */
const correctionOf = (snapshot: IndexSnapshot, query: Query, word: QueryWord): string | undefined => {
  const { surface, at } = word;
  const known = LEXICON.localesOf(surface);
  if (known.length > 0) {
    const name = nameWordOf(snapshot, query, word);
    if (name !== undefined || known.some((locale) => query.likelyLocales.includes(locale))) return name;
  }
  const own = usesOf(snapshot, [...stemsIn(surface, query.likelyLocales), ...word.phrases, ...word.synonyms]);
  // What a word that nobody spells so means by its stem is doubtful: a name one letter away is likelier ("synthesa").
  if (known.length === 0 && surface.length >= SHORTEST_OF_NAME && query.surfaces.length === 1) {
    const name = candidatesFor(snapshot, query, surface).find((text) => makesName(snapshot, query, at, text));
    if (name !== undefined && usesOf(snapshot, [surface]) === 0) return name;
  }
  if (own > Math.max(MOST_USES, snapshot.live / DOUBTFUL_SHARE)) return undefined;
  const least = Math.max(LEAST_USES[Math.min(surface.length, 6) - SHORTEST]!, own * CORRECTION_FACTOR);
  const bestOf = (candidates: readonly string[]): string | undefined => {
    let best: { text: string; worth: number } | undefined;
    for (const text of [...new Set(candidates)].slice(0, MAX_CANDIDATES)) {
      if (text === surface || text.length < SHORTEST || !isLikelySlip(surface, text)) continue;
      const uses = usesInstead(snapshot, query, at, text);
      if (uses < least) continue;
      const worth = isHeardAlike(surface, text) ? uses * HEARD_FACTOR : uses;
      if (worth > (best?.worth ?? 0)) best = { text, worth };
    }
    return best?.text;
  };
  const best = bestOf(candidatesFor(snapshot, query, surface));
  if (best !== undefined || own > 0) return best;
  return bestOf(restoredFor(snapshot, word)) ?? bestOf(spokenIn(query, LEXICON.far(surface)));
};

/** The words that were probably meant, by the place of the one that was typed. */
export function correctionsOf(snapshot: IndexSnapshot, query: Query): ReadonlyMap<number, string> {
  const corrections = new Map<number, string>();
  const doubtful = query.words.filter((word) => !isSettled(snapshot, query, word)).slice(0, MOST_DOUBTFUL);
  for (const word of doubtful) {
    const meant = correctionOf(snapshot, query, word);
    if (meant !== undefined) corrections.set(word.at, meant);
  }
  if (corrections.size === 0 || beginsName(snapshot, query.skeleton)) return NONE;
  const meant = query.surfaces.map((surface, at) => corrections.get(at) ?? surface);
  return hitsOf(snapshot, meant) > 0 ? corrections : NONE;
}

const NONE: ReadonlyMap<number, string> = new Map();
