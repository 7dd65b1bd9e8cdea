/** What speaks for a tool as an alternative to another one: a score for each document of a segment, and whether it is an add-on. */
import type { PricingModel } from '#fields/pricing.ts';
import { isGeneric, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { statedTerm } from '#catalog/search/analysis/stated-alternatives.ts';
import { stem } from '#catalog/search/analysis/stemmers.ts';
import { findConcepts } from '#catalog/search/analysis/vocabulary.ts';
import { kindsOf } from '#catalog/search/analysis/well-known.ts';
import { type Bitset, intersect, readBits, setBit } from '#catalog/search/engine/bitset.ts';
import { findExact } from '#catalog/search/engine/name-lookup.ts';
import { findList, listIdOf, seekList, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { fold, skeletonOf, wordsOf } from '#catalog/text/fold.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { type Query, readQuery } from './query.ts';
import { matchWords, type WordMatches } from './term-matches.ts';

/** The tool whose alternatives are looked for. */
export interface AlternativesOf {
  key: number;
  name: string;
  /** Its tagline and description in their original language. */
  text: string;
  categories: readonly string[];
}

/** What somebody wishes of the alternatives. */
export interface AlternativesWish {
  /** What they said beside the name. */
  words: string;
  /** The prices that they asked for; any when empty. */
  pricing: readonly PricingModel[];
}

/** The weights of the signs. Those of words are factors of a word's score in a search (ranking.ts). */
const SIGN_WEIGHTS = {
  /** The text says to be an alternative to the tool. */
  stated: 1200,
  /** Both are well-known tools of one kind: the kind that the tool is best known for, others. */
  rival: [480, 240],
  /** A word that was asked for. */
  asked: 6,
  /** A word for what tools of its kind do: as above. */
  kind: [6, 3],
  /** A word of the tool's own texts: of a stranger, of a well-known one. */
  own: [3, 1],
} as const;

/** A word of the tool, or one asked for, and what it finds. */
interface Trait {
  matches: WordMatches;
  factor: number;
}

/** What is looked for, worked out once for all segments. */
export interface Signs {
  traits: readonly Trait[];
  skeletons: readonly string[];
  /** Words of the name that texts about the tool repeat; none when they are ordinary ones. */
  nameWords: readonly string[];
}

/** So many documents are read at most for all words together, those of the rarest first. */
const MAX_READ = 250_000;

/** The words as they are looked for alone, without their neighbours and completions. */
const alone = (query: Query, isLeftOut: (surface: string) => boolean): Query => ({
  ...query,
  surfaces: [],
  words: query.words.flatMap((word) => (isLeftOut(word.surface) ? [] : [{ ...word, at: -2, isWish: false }])),
});

const isOrdinary = (word: string): boolean => findConcepts([word]).length > 0;

/** Reads what is known of the tool and what is wished for. */
export function readSigns(
  snapshot: IndexSnapshot,
  tool: AlternativesOf,
  wish: AlternativesWish,
  scratch: ScratchSets,
): Signs {
  const words = wordsOf(fold(tool.name)).filter((word) => !isGeneric(word));
  const names = new Set(words.filter((word) => !isOrdinary(word)));
  const skeletons = [skeletonOf(tool.name), shortSkeletonOf(tool.name) ?? ''].filter((skeleton) => skeleton !== '');
  const kinds = kindsOf(skeletons);
  const seen = new Set(names);
  const traitsOf = (text: string, factor: number): Trait[] => {
    const query = alone(readQuery(text), (surface) => seen.has(surface));
    for (const { surface } of query.words) seen.add(surface);
    return matchWords(snapshot, query, scratch)
      .filter(({ rarity, count }) => rarity > 0 && count > 0)
      .map((matches) => ({ matches, factor }));
  };
  const { asked, kind, own } = SIGN_WEIGHTS;
  const traits = [
    ...traitsOf(wish.words, asked),
    ...kinds.flatMap((one, at) => traitsOf(one.words, kind[Math.min(at, 1)]!)),
    ...traitsOf(tool.text, kinds.length > 0 ? own[1] : own[0]),
  ];
  let read = 0;
  return {
    traits: traits
      .toSorted((a, b) => a.matches.count - b.matches.count)
      .filter(({ matches }) => (read += matches.count) <= MAX_READ),
    skeletons,
    nameWords: words.length > 1 || names.size > 0 ? words : [],
  };
}

/** The signs that the documents of a segment bear. */
export interface SegmentSigns {
  scores: Uint32Array;
  /** How many words of the tool, or asked for, each document has. */
  words: Uint8Array;
  /** Documents that say to be alternatives or are well known for the same. */
  certain: Bitset;
  /** Documents that name the tool. */
  naming: Bitset | undefined;
}

const addWords = (segment: Segment, at: number, traits: readonly Trait[], { scores, words }: SegmentSigns): void => {
  const last = new Uint8Array(segment.documents);
  const list = new Uint32Array(segment.documents);
  traits.forEach(({ matches, factor }, place) => {
    for (const { set, weight } of matches.segments[at]!.levels) {
      const value = factor * matches.rarity * weight;
      const count = readBits(set, list);
      for (let read = 0; read < count; read += 1) {
        const document = list[read]!;
        // Levels come with the highest weight first, which alone counts.
        if (last[document] === place + 1) continue;
        last[document] = place + 1;
        scores[document]! += value;
        words[document]! += 1;
      }
    }
  });
};

/** The documents whose texts hold every one of some words. */
const holdingAll = (
  { dictionary }: IndexSnapshot,
  segment: Segment,
  words: readonly string[],
  scratch: ScratchSets,
): Bitset | undefined => {
  const { postings, documents } = segment;
  const sets = words.map((word) => {
    const lists = [...new Set([word, stem(word, 'en')])].flatMap((text) => {
      const term = dictionary.find(text);
      if (term === undefined) return [];
      const from = seekList(postings, listIdOf(term, 0));
      return [0, 1, 2].map((field) => from + field).filter((list) => postings.listIds[list]! < listIdOf(term + 1, 0));
    });
    return unionLists(postings, lists, documents, () => scratch.take(segment));
  });
  if (sets.length < 2) return sets[0];
  const all = scratch.take(segment);
  intersect(all, sets);
  return all;
};

/** Looks for the signs in the segment at a place. */
export function signsIn(snapshot: IndexSnapshot, at: number, signs: Signs, scratch: ScratchSets): SegmentSigns {
  const segment = snapshot.segments[at]!;
  const { documents, postings, names } = segment;
  const found: SegmentSigns = {
    scores: new Uint32Array(documents),
    words: new Uint8Array(documents),
    certain: scratch.take(segment),
    naming: holdingAll(snapshot, segment, signs.nameWords, scratch),
  };
  addWords(segment, at, signs.traits, found);
  const add = (documentsOf: Iterable<number>, value: number): void => {
    for (const document of documentsOf) {
      found.scores[document]! += value;
      setBit(found.certain, document);
    }
  };
  const stated = new Set<number>();
  for (const skeleton of signs.skeletons) {
    const term = snapshot.dictionary.find(statedTerm(skeleton));
    const list = term === undefined ? -1 : findList(postings, listIdOf(term, 2));
    if (list < 0) continue;
    const read = new Uint32Array(postings.counts[list]!);
    readBits(
      unionLists(postings, [list], documents, () => scratch.take(segment)),
      read,
    );
    for (const document of read) stated.add(document);
  }
  add(stated, SIGN_WEIGHTS.stated);
  kindsOf(signs.skeletons).forEach((kind, place) => {
    const rivals = new Set<number>();
    for (const name of kind.names) findExact(names, name, (document) => rivals.add(document));
    add(rivals, SIGN_WEIGHTS.rival[Math.min(place, 1)]!);
  });
  return found;
}
