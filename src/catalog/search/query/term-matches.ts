// Turns the words of a query into sets of documents: where each word, its synonyms, its categories and its corrections stand.
import { stem } from '#catalog/search/analysis/stemmers.ts';
import type { HitSet } from '#catalog/search/engine/bitset.ts';
import type { Dictionary } from '#catalog/search/engine/dictionary.ts';
import { categoryMark } from '#catalog/search/engine/facet-values.ts';
import { addList, findList, listOf, seekList, uniteLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { Query, QueryWord } from './query.ts';
import { rarityOf, WORTH } from './ranking.ts';
import { type Gathered, gatherMore, gatherWord } from './segment-matches.ts';

/** Where one word of the query is met in one segment. None of the sets is to be changed. */
export interface WordSets extends Gathered {
  category: HitSet | undefined;
  /** The word itself in the name. */
  name: HitSet;
}

export interface FoundWord {
  word: QueryWord;
  rarity: number;
  /** How many tools say it, whether by itself, a synonym or a correction. */
  count: number;
  isCorrected: boolean;
  /** One a segment. */
  sets: WordSets[];
  /** Terms that continue the word; none unless it is the last one. Worked out when first asked for. */
  completions(): readonly number[];
}

/** A beginning that fits more terms than this says too little to be completed. */
const MOST_COMPLETIONS = 1_000;
const COMPLETIONS = 128;
const CORRECTIONS = 8;
/** A word that at most one tool in so many uses may be misspelt. */
const DOUBTFUL_SHARE = 20_000;
/** A last word that at most one tool in so many uses may not be typed to its end yet. */
const UNFINISHED_SHARE = 1_000;
/** A misspelt word must be meant as a word used this many times as often. */
const CORRECTION_FACTOR = 10;
/** At most so many letters may follow a stem in a misspelt word ("presentaton" is met by "present"). */
const LONGEST_REST = 4;
const SHORTEST_STEM = 5;

const addTerm = (segment: Segment, term: number, set: HitSet): void => {
  const at = findList(segment.postings, listOf(term, 0));
  if (at >= 0) addList(segment.postings, at, set, segment.documents);
};

/** The documents whose names hold one of the terms, or that have one of these marks; not to be changed. */
const namedBy = (segment: Segment, terms: readonly number[], scratch: ScratchSets): HitSet => {
  const { postings, documents } = segment;
  const positions = terms.map((term) => findList(postings, listOf(term, 0))).filter((at) => at >= 0);
  return uniteLists(postings, positions, documents, () => scratch.take(segment));
};

/** Adds the documents whose names hold one of the terms. */
export function addNamed(segment: Segment, terms: readonly number[], set: HitSet): void {
  for (const term of terms) addTerm(segment, term, set);
}

/** How many tools use a term, removed ones counted until their segment is merged. */
export function usesOf(snapshot: IndexSnapshot, term: number): number {
  let uses = 0;
  for (const { postings } of snapshot.segments) {
    const end = listOf(term + 1, 0);
    for (let at = seekList(postings, listOf(term, 0)); postings.lists[at]! < end; at += 1) uses += postings.counts[at]!;
  }
  return uses;
}

/** Terms that a doubtful word was probably meant to be, the most used first. */
const correctionsOf = (snapshot: IndexSnapshot, word: QueryWord, uses: number): number[] => {
  const { dictionary } = snapshot;
  if (word.surface.length < 4) return [];
  const candidates = new Set<number>();
  for (const form of new Set([word.surface, ...word.stems]))
    for (const term of dictionary.near(form)) candidates.add(term);
  for (let rest = 1; rest <= LONGEST_REST && word.surface.length - rest >= SHORTEST_STEM; rest += 1) {
    for (const term of dictionary.near(word.surface.slice(0, -rest))) {
      if (dictionary.termOf(term).length >= SHORTEST_STEM) candidates.add(term);
    }
  }
  const own = new Set(word.stems.map((text) => dictionary.find(text)));
  return [...candidates]
    .filter((term) => !own.has(term))
    .map((term) => ({ term, uses: usesOf(snapshot, term) }))
    .filter((candidate) => candidate.uses > 0 && candidate.uses >= uses * CORRECTION_FACTOR)
    .sort((a, b) => b.uses - a.uses || dictionary.compare(a.term, b.term))
    .slice(0, CORRECTIONS)
    .map((candidate) => candidate.term);
};

const termsOf = (dictionary: Dictionary, texts: Iterable<string>): number[] => {
  const terms = new Set<number>();
  for (const text of texts) {
    const term = dictionary.find(text);
    if (term !== undefined) terms.add(term);
  }
  return [...terms];
};

/** The word written together with its neighbour ("head shot" is met by "headshot"). */
const joinedWith = (query: Query, word: QueryWord): string[] => {
  const before = query.surfaces[word.at - 1];
  const after = query.surfaces[word.at + 1];
  const joined = [before === undefined ? '' : before + word.surface, after === undefined ? '' : word.surface + after];
  return joined.filter((text) => text !== '').flatMap((text) => [text, stem(text, 'en')]);
};

const sumOf = (gathered: readonly Gathered[]): number => gathered.reduce((sum, { count }) => sum + count, 0);

/** Finds where every word of the query is met. */
export function findWords(snapshot: IndexSnapshot, query: Query, scratch: ScratchSets): FoundWord[] {
  const { dictionary, segments } = snapshot;
  const phrases = snapshot.categories.find(query.surfaces);
  const lastAt = query.surfaces.length - 1;
  return query.words.map((word) => {
    const own = termsOf(dictionary, word.stems);
    const joined = termsOf(dictionary, joinedWith(query, word)).filter((term) => !own.includes(term));
    const synonyms = termsOf(dictionary, word.synonyms);
    const named = new Set(
      phrases.filter((phrase) => phrase.words.includes(word.at)).flatMap((phrase) => phrase.numbers),
    );
    const marks = termsOf(
      dictionary,
      [...named].map((number) => categoryMark(snapshot.categoryIds[number] ?? '')),
    );
    let continuing: readonly number[] | undefined;
    const completions = (): readonly number[] =>
      (continuing ??= word.at === lastAt ? dictionary.beginningWith(word.surface, COMPLETIONS, MOST_COMPLETIONS) : []);
    const worths = word.inPhrase ? WORTH.partOfPhrase : WORTH.own;
    const valued = [
      { terms: own, worths },
      { terms: synonyms, worths: word.inPhrase ? WORTH.own : WORTH.synonym },
    ];
    const categories = segments.map((segment) => (marks.length === 0 ? undefined : namedBy(segment, marks, scratch)));
    const beside = joined.length === 0 ? [] : [{ terms: joined, worths }];
    let gathered = segments.map((segment, at) => gatherWord(segment, valued, beside, categories[at], marks, scratch));
    const count = sumOf(gathered);
    const isNameWord = (): boolean =>
      [...own, ...joined].some((term) => segments.some((segment) => findList(segment.postings, listOf(term, 0)) >= 0));
    const isUnexplained = synonyms.length === 0 && marks.length === 0;
    const corrections =
      isUnexplained && count <= Math.max(1, snapshot.live / DOUBTFUL_SHARE) && !isNameWord()
        ? correctionsOf(snapshot, word, count)
        : [];
    const continued = isUnexplained && count <= Math.max(2, snapshot.live / UNFINISHED_SHARE) ? completions() : [];
    if (corrections.length + continued.length > 0) {
      const more = [{ terms: [...corrections, ...continued], worths: WORTH.synonym }];
      gathered = gathered.map((one, at) => gatherMore(segments[at]!, one, more, scratch));
    }
    const counted = sumOf(gathered);
    return {
      word,
      rarity: rarityOf(counted, snapshot.live),
      count: counted,
      isCorrected: corrections.length > 0,
      sets: segments.map((segment, at) => ({
        ...gathered[at]!,
        category: categories[at],
        name: namedBy(segment, [...own, ...joined], scratch),
      })),
      completions,
    };
  });
}
