// Which documents of a segment stand in each tier of ranking.ts.
import { scriptOf } from '#catalog/text/fold.ts';
import {
  addHit,
  type HitSet,
  isEmpty,
  meet,
  meetParts,
  type Parts,
  takeHits,
  unite,
} from '#catalog/search/engine/bitset.ts';
import {
  findBeginning,
  findExact,
  findHeard,
  findMisspelt,
  holdsLetters,
  NAME_KINDS,
} from '#catalog/search/engine/name-index.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { addHalfMet } from './minimum-match.ts';
import type { Query } from './query.ts';
import type { TierId } from './ranking.ts';
import { addNamed, type FoundWord } from './term-matches.ts';

const SHORTEST_MISSPELT_NAME = 4;

/** Documents of each segment whose names fit the query. */
interface NameSets {
  exact: HitSet;
  short: HitSet;
  begins: HitSet;
  misspelt: HitSet;
}

const nameSets = (segment: Segment, query: Query, scratch: ScratchSets): NameSets => {
  const { skeleton, shortSkeleton, subjectSkeleton } = query;
  const sets = {
    exact: scratch.take(segment),
    short: scratch.take(segment),
    begins: scratch.take(segment),
    misspelt: scratch.take(segment),
  };
  if (skeleton === '') return sets;
  findBeginning(segment.names, skeleton, (document, kind, isWhole) => {
    if (isWhole) addHit(kind === NAME_KINDS.whole ? sets.exact : sets.short, document);
    if (kind === NAME_KINDS.whole) addHit(sets.begins, document);
  });
  for (const shorter of [shortSkeleton, subjectSkeleton])
    if (shorter !== undefined) findExact(segment.names, shorter, (document) => addHit(sets.short, document));
  if (skeleton.length >= SHORTEST_MISSPELT_NAME) {
    findMisspelt(segment.names, skeleton, (document) => addHit(sets.misspelt, document));
  }
  return sets;
};

/** The words that have to be met: the subject rather than the wishes, of those the ones that not most tools use. */
const tellingOf = (words: readonly FoundWord[]): readonly FoundWord[] => {
  const subjects = words.filter(({ word }) => !word.isWish);
  const candidates = subjects.length > 0 ? subjects : words;
  const required = candidates.filter((word) => word.rarity > 0);
  return required.length > 0 ? required : candidates;
};

/** So few documents are looked at one by one before a word's completions are worked out, which takes longer. */
const FEW_NAMES = 32;
const few = new Uint32Array(FEW_NAMES);

/** Whether the names that hold the other words of the query may hold one that the last word begins. */
const mayBegin = (segment: Segment, whole: readonly HitSet[], last: FoundWord): boolean => {
  const smallest = whole.map((set) => ({ set, count: takeHits(set, few) })).find(({ count }) => count < FEW_NAMES);
  if (smallest === undefined) return true;
  takeHits(smallest.set, few);
  // A stem may end in another letter than the word in the name.
  const letters = Buffer.from(last.word.surface.slice(0, -1));
  return few.subarray(0, smallest.count).some((document) => holdsLetters(segment.names, document, letters));
};

/**
 * For each tier the set of its documents in one segment, or undefined when there are none; documents of earlier tiers
 * may be among them.
 */
export function tierSets(
  segment: Segment,
  at: number,
  query: Query,
  words: readonly FoundWord[],
  scratch: ScratchSets,
): Record<TierId, () => HitSet | undefined> {
  const telling = tellingOf(words);
  const isUnknown = words.length === 0 || words.some((word) => word.isCorrected || word.count === 0);
  const names = nameSets(segment, query, scratch);
  const allOf = (sets: readonly HitSet[]): HitSet | undefined => {
    if (sets.length === 0 || sets.some(isEmpty)) return undefined;
    const set = scratch.take(segment);
    meet(set, sets);
    return set;
  };
  const allMet = (parts: readonly Parts[]): HitSet | undefined => {
    if (parts.length === 0 || telling.some((word) => isEmpty(word.sets[at]!.anywhere))) return undefined;
    const set = scratch.take(segment);
    meetParts(set, parts);
    return set;
  };
  const copyOf = (...sets: (HitSet | undefined)[]): HitSet | undefined => {
    const filled = sets.filter((set) => set !== undefined && !isEmpty(set));
    if (filled.length === 0) return undefined;
    const copy = scratch.take(segment);
    for (const set of filled) if (set !== undefined) unite(copy, set);
    return copy;
  };
  const inName = (): HitSet | undefined => allOf(telling.map((word) => word.sets[at]!.name));
  return {
    exact_name: () => copyOf(names.exact),
    short_name: () => copyOf(names.short),
    name_almost_typed: () => allOf([names.begins, names.misspelt]),
    name_begins() {
      const whole = isEmpty(names.begins) ? undefined : inName();
      return whole && allOf([whole, names.begins]);
    },
    name_begins_within: () => copyOf(names.begins),
    all_words_in_name: inName,
    all_beginnings_in_name() {
      const last = telling.find(({ word }) => word.at === query.surfaces.length - 1);
      const whole = telling.filter((word) => word !== last).map((word) => word.sets[at]!.name);
      if (
        last === undefined ||
        whole.some(isEmpty) ||
        !mayBegin(segment, whole, last) ||
        last.completions().length === 0
      )
        return undefined;
      const begun = scratch.take(segment);
      unite(begun, last.sets[at]!.name);
      addNamed(segment, last.completions(), begun);
      return allOf([...whole, begun]);
    },
    misspelt_name() {
      if (!isUnknown) return undefined;
      if (scriptOf(query.skeleton) === 'latin') return copyOf(names.misspelt);
      const heard = scratch.take(segment);
      findHeard(segment.names, query.skeleton, (document) => addHit(heard, document));
      return copyOf(names.misspelt, heard);
    },
    all_words_in_summary() {
      return allMet(
        telling.map((word) => {
          const { summary, category } = word.sets[at]!;
          return { texts: summary, category };
        }),
      );
    },
    all_words: () => allOf(telling.map((word) => word.sets[at]!.anywhere)),
    some_words() {
      if (telling.length < 2) return undefined;
      const weighed = telling.map((word) => ({
        weight: Math.max(1, word.rarity),
        count: word.count,
        set: word.sets[at]!.anywhere,
      }));
      const set = scratch.take(segment);
      addHalfMet(weighed, set, scratch.take(segment));
      return set;
    },
    similar_name: () => copyOf(names.misspelt),
  };
}
