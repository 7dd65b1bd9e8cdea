// Brings together where a word is met in one segment: by the worth of the place, in names and taglines, anywhere, and in how many tools.
import { claim, countHits, type HitSet, unite } from './hit-set.ts';
import { isDense, listOf, seekList, uniteLists } from './postings.ts';
import { SUMMARY_WORTH } from './ranking.ts';
import { removedIn, type Segment, takeSet } from './segment.ts';
import type { Loans } from './words.ts';

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
const forget = (segment: Segment, words: Map<string, Kept>, key: string, loans: Loans): void => {
  const old = words.get(key);
  if (old === undefined) return;
  words.delete(key);
  for (const set of new Set([old.summary, old.said, old.anywhere])) loans.add(segment, set);
};

const keptOf = (segment: Segment): Map<string, Kept> => {
  let words = kept.get(segment);
  if (words === undefined) kept.set(segment, (words = new Map()));
  return words;
};

/** The documents of the terms by worth, the best first, and how many times the terms are used. */
const placesOf = (segment: Segment, valued: Valued, loans: Loans): { places: Gathered['places']; uses: number } => {
  const { postings, documents } = segment;
  const byWorth: (number[] | undefined)[] = [];
  let uses = 0;
  for (const { terms, worths } of valued) {
    for (const term of terms) {
      const end = listOf(term + 1, 0);
      for (let list = seekList(postings, listOf(term, 0)); postings.lists[list]! < end; list += 1) {
        (byWorth[worths[postings.lists[list]! & 3]!] ??= []).push(list);
        uses += postings.counts[list]!;
      }
    }
  }
  const places: { worth: number; set: HitSet }[] = [];
  for (let worth = byWorth.length - 1; worth >= 0; worth -= 1) {
    const lists = byWorth[worth];
    if (lists !== undefined)
      places.push({ worth, set: uniteLists(postings, lists, documents, () => loans.take(segment)) });
  }
  return { places, uses };
};

const setsOf = (places: Gathered['places'], from: number, below: number): HitSet[] =>
  places.flatMap(({ worth, set }) => (worth >= from && worth < below ? [set] : []));

/** Gathers the terms of a word in one segment, with the set of its categories if it names any. */
export function gatherWord(
  segment: Segment,
  valued: Valued,
  category: HitSet | undefined,
  categoryTerms: readonly number[],
  loans: Loans,
): Gathered {
  const { documents, live } = segment;
  const { places, uses } = placesOf(segment, valued, loans);
  const words = keptOf(segment);
  const key = `${valued.map(({ terms }) => terms.join()).join(';')};${categoryTerms.join()}`;
  const known = words.get(key);
  if (known?.live === live) {
    // The word asked for last is forgotten last.
    words.delete(key);
    words.set(key, known);
    return { ...known, places };
  }
  const isKept = isDense(uses, documents);
  const together = (sets: readonly HitSet[]): HitSet => {
    const [only] = sets;
    if (only !== undefined && sets.length === 1 && !isKept) return only;
    const all = isKept ? takeSet(segment) : loans.take(segment);
    for (const set of sets) unite(all, set);
    return all;
  };
  const summary = together(setsOf(places, SUMMARY_WORTH, Infinity));
  const said = together([summary, ...setsOf(places, 0, SUMMARY_WORTH)]);
  const anywhere = category === undefined ? said : together([said, category]);
  const count = countHits(said, removedIn(segment));
  if (isKept) {
    forget(segment, words, key, loans);
    if (words.size === MOST_KEPT) forget(segment, words, words.keys().next().value!, loans);
    words.set(key, { summary, said, anywhere, count, live });
  }
  return { places, summary, said, anywhere, count };
}

/** The same with more terms, which few tools use. */
export function gatherMore(segment: Segment, gathered: Gathered, valued: Valued, loans: Loans): Gathered {
  const { places } = placesOf(segment, valued, loans);
  if (places.length === 0) return gathered;
  const copyOf = (...sets: HitSet[]): HitSet => {
    const copy = loans.take(segment);
    for (const set of sets) unite(copy, set);
    return copy;
  };
  const all = setsOf(places, 0, Infinity);
  const said = copyOf(gathered.said);
  return {
    places: [...gathered.places, ...places].sort((a, b) => b.worth - a.worth),
    summary: copyOf(gathered.summary, ...setsOf(places, SUMMARY_WORTH, Infinity)),
    count: gathered.count + claim(copyOf(...all), undefined, removedIn(segment), said),
    said,
    anywhere: gathered.anywhere === gathered.said ? said : copyOf(gathered.anywhere, ...all),
  };
}
