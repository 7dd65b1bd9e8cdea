// Brings together where a word is met in one segment: by the worth of the place, in names and taglines, anywhere, and in how many tools.
import { addHits, countHits, gatherHits, type HitSet, unite } from '#catalog/search/engine/bitset.ts';
import { isDense, listOf, seekList, uniteLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { removedIn, type Segment } from '#catalog/search/engine/segment.ts';
import { SUMMARY_WORTH } from './ranking.ts';

/** None of the sets is to be changed. */
export interface Gathered {
  /** The documents by the worth of the place, the best first; a document may be in several. */
  places: readonly { worth: number; set: HitSet }[];
  /** Names and taglines. */
  summary: HitSet;
  /** Names and texts. */
  said: HitSet;
  /** Names, texts and category. */
  anywhere: HitSet;
  /** How many tools say the word; a category does not count. */
  count: number;
}

/** Terms, and what each is worth in name, tagline and description. */
export type Valued = readonly { terms: readonly number[]; worths: readonly number[] }[];

/** Words that many tools say come again and again: so many a segment are kept, each of two or three bits a document. */
const MOST_KEPT = 32;

interface Kept extends Omit<Gathered, 'places'> {
  /** How many documents were left when they were counted. */
  live: number;
}

const kept = new WeakMap<Segment, Map<string, Kept>>();

/** Room of this size that is left to the garbage collector costs more than all else: it goes to the next words instead. */
const forget = (segment: Segment, words: Map<string, Kept>, key: string, scratch: ScratchSets): void => {
  const old = words.get(key);
  if (old === undefined) return;
  words.delete(key);
  for (const set of new Set([old.summary, old.said, old.anywhere])) scratch.add(segment, set);
};

const keptOf = (segment: Segment): Map<string, Kept> => {
  let words = kept.get(segment);
  if (words === undefined) kept.set(segment, (words = new Map()));
  return words;
};

/** Positions of posting lists by the worth of what they tell, and how many documents they name. */
interface Lists {
  byWorth: (number[] | undefined)[];
  uses: number;
}

const listsOf = ({ postings }: Segment, valued: Valued): Lists => {
  const lists: Lists = { byWorth: [], uses: 0 };
  for (const { terms, worths } of valued) {
    for (const term of terms) {
      const end = listOf(term + 1, 0);
      for (let list = seekList(postings, listOf(term, 0)); postings.lists[list]! < end; list += 1) {
        (lists.byWorth[worths[postings.lists[list]! & 3]!] ??= []).push(list);
        lists.uses += postings.counts[list]!;
      }
    }
  }
  return lists;
};

const placesOf = (segment: Segment, { byWorth }: Lists, scratch: ScratchSets): Gathered['places'] => {
  const { postings, documents } = segment;
  const places: { worth: number; set: HitSet }[] = [];
  for (let worth = byWorth.length - 1; worth >= 0; worth -= 1) {
    const lists = byWorth[worth];
    if (lists !== undefined)
      places.push({ worth, set: uniteLists(postings, lists, documents, () => scratch.take(segment)) });
  }
  return places;
};

/** The documents of the places worth `from` and more but less than `below`; undefined when there is no such place. */
const setOf = (
  segment: Segment,
  places: Gathered['places'],
  from: number,
  below: number,
  scratch: ScratchSets,
): HitSet | undefined => {
  const sets = places.flatMap(({ worth, set }) => (worth >= from && worth < below ? [set] : []));
  if (sets.length < 2) return sets[0];
  const all = scratch.take(segment);
  for (const set of sets) unite(all, set);
  return all;
};

/** Brings places together; with `isOwn` in sets that are the caller's own, else in lent ones. */
const together = (
  segment: Segment,
  places: Gathered['places'],
  category: HitSet | undefined,
  scratch: ScratchSets,
  isOwn: boolean,
): Omit<Gathered, 'places'> => {
  const take = (): HitSet => (isOwn ? segment.room.take() : scratch.take(segment));
  const copyOf = (set: HitSet): HitSet => {
    const copy = take();
    unite(copy, set);
    return copy;
  };
  const leading = setOf(segment, places, SUMMARY_WORTH, Infinity, scratch);
  const others = setOf(segment, places, 0, SUMMARY_WORTH, scratch);
  const removed = removedIn(segment);
  let summary: HitSet;
  let said: HitSet;
  let count: number;
  if (leading !== undefined && others !== undefined) {
    said = take();
    summary = isOwn ? take() : leading;
    count = gatherHits(isOwn ? summary : undefined, said, leading, others, removed);
  } else {
    const only = leading ?? others ?? scratch.take(segment);
    said = isOwn ? copyOf(only) : only;
    summary = others === undefined ? said : take();
    count = countHits(said, removed);
  }
  if (category === undefined) return { summary, said, anywhere: said, count };
  const anywhere = copyOf(said);
  unite(anywhere, category);
  return { summary, said, anywhere, count };
};

/** The same with more terms, which few tools use. */
export function gatherMore(segment: Segment, gathered: Gathered, valued: Valued, scratch: ScratchSets): Gathered {
  const places = placesOf(segment, listsOf(segment, valued), scratch);
  if (places.length === 0) return gathered;
  const copyOf = (set: HitSet): HitSet => {
    const copy = scratch.take(segment);
    unite(copy, set);
    return copy;
  };
  const removed = removedIn(segment);
  const said = copyOf(gathered.said);
  const summary = copyOf(gathered.summary);
  const anywhere = gathered.anywhere === gathered.said ? said : copyOf(gathered.anywhere);
  let { count } = gathered;
  for (const { worth, set } of places) {
    count += addHits(said, set, removed);
    if (anywhere !== said) unite(anywhere, set);
    if (worth >= SUMMARY_WORTH) unite(summary, set);
  }
  return {
    places: [...gathered.places, ...places].sort((a, b) => b.worth - a.worth),
    summary,
    said,
    anywhere,
    count,
  };
}

/**
 * Gathers the terms of a word in one segment, with the set of its categories if it names any. `more` are terms that
 * hang on the words beside it and are not kept.
 */
export function gatherWord(
  segment: Segment,
  valued: Valued,
  more: Valued,
  category: HitSet | undefined,
  categoryTerms: readonly number[],
  scratch: ScratchSets,
): Gathered {
  const { documents, live } = segment;
  const lists = listsOf(segment, valued);
  if (!isDense(lists.uses, documents)) {
    const places = placesOf(segment, more.length === 0 ? lists : listsOf(segment, [...valued, ...more]), scratch);
    return { places, ...together(segment, places, category, scratch, false) };
  }
  const places = placesOf(segment, lists, scratch);
  const words = keptOf(segment);
  const key = `${valued.map(({ terms }) => terms.join()).join(';')};${categoryTerms.join()}`;
  let known = words.get(key);
  if (known?.live === live) {
    // The word asked for last is forgotten last.
    words.delete(key);
  } else {
    known = { ...together(segment, places, category, scratch, true), live };
    forget(segment, words, key, scratch);
    if (words.size === MOST_KEPT) forget(segment, words, words.keys().next().value!, scratch);
  }
  words.set(key, known);
  const gathered = { ...known, places };
  return more.length === 0 ? gathered : gatherMore(segment, gathered, more, scratch);
}
