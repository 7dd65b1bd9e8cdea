/** Splits unknown compounds of two known words ("Logogenerator"). */
import { localesOf, stem } from '#catalog/language/stems.ts';
import { findConcepts } from '#catalog/search/analysis/vocabulary.ts';
import type { Dictionary } from '#catalog/search/engine/dictionary.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { type Query, readQuery } from './query.ts';

const SHORTEST_PART = 4;
/** Parts of this length do not match by chance. */
const SURE_PART = 5;

const isKnown = (word: string, dictionary: Dictionary): boolean =>
  dictionary.find(word) !== undefined ||
  localesOf(word).some((locale) => dictionary.find(stem(word, locale)) !== undefined) ||
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
  const surfaces = query.surfaces.flatMap((surface) => {
    if (surface.length < 2 * SHORTEST_PART || isKnown(surface, dictionary) || dictionary.fuzzy(surface).length > 0)
      return [surface];
    // A word of the lexicon splits only into other words of the lexicon (not farm-acia).
    const isWord = LEXICON.localesOf(surface).length > 0;
    const parts = partsOf(
      surface,
      (part) =>
        isKnown(part, dictionary) && (!isWord || part.length >= SURE_PART || LEXICON.localesOf(part).length > 0),
    );
    if (parts === undefined) return [surface];
    isSplit = true;
    return parts;
  });
  if (!isSplit) return query;
  return {
    ...readQuery(surfaces.join(' ')),
    skeleton: query.skeleton,
    shortSkeleton: query.shortSkeleton,
    subjectSkeleton: query.subjectSkeleton,
  };
}
