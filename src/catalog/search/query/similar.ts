/** Finds the tools that are like one ("more like this"): by the rarest words they share and by categories, from a few short posting lists. */
import { clearBits, readBits } from '#catalog/search/engine/bitset.ts';
import { categoryTerm } from '#catalog/search/engine/facet-values.ts';
import { type Field, findList, listIdOf, unionList } from '#catalog/search/engine/postings.ts';
import { findByKey, isDeleted, type Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { rarityOf } from './ranking.ts';
import { documentFrequencyOf } from './term-frequency.ts';

/** The tool that others shall be like. */
export interface SimilarityQuery {
  key: number;
  /** What analyseTool gave. */
  terms: string;
  categories: readonly string[];
}

/** So many of the rarest words are looked up, */
const MAX_WORDS = 6;
/** none that more tools use than this. */
const MAX_FREQUENCY = 300;
/** The weight of a shared word by where the other tool says it (name, tagline, description), times its rarity. */
const FIELD_WEIGHTS = [3, 2, 1] as const;
/** The same for a shared category. */
const CATEGORY_WEIGHT = 2;
/** Factor for a word of the tool's own description. */
const DESCRIPTION_FACTOR = 0.5;
/** One shared word is chance ("effortlessly", "French"): it takes so many, or a category in common. */
const MIN_WORDS = 3;
/** Factor for the words where no category is shared. */
const NO_CATEGORY_FACTOR = 0.5;

interface WeightedTerm {
  term: number;
  weight: number;
}

/** The rarest terms that at least one other tool uses, too. */
const rarestTerms = (snapshot: IndexSnapshot, terms: string): WeightedTerm[] => {
  const [name = '', taglines = '', descriptions = ''] = terms.split('\n');
  const weigh = (text: string, factor: number): WeightedTerm[] =>
    text.split(' ').flatMap((word) => {
      const term = snapshot.dictionary.find(word);
      const frequency = term === undefined ? 0 : documentFrequencyOf(snapshot.segments, term);
      if (term === undefined || frequency < 2 || frequency > MAX_FREQUENCY) return [];
      return [{ term, weight: factor * rarityOf(frequency, snapshot.live) }];
    });
  return [...weigh(`${name} ${taglines}`, 1), ...weigh(descriptions, DESCRIPTION_FACTOR)]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || snapshot.dictionary.compare(a.term, b.term))
    .slice(0, MAX_WORDS);
};

/** What a document shares with the tool: how many of its words, and their score. */
interface Shared {
  words: number;
  score: number;
}

/** Adds a term to what the documents of a segment share that hold it; each holds it in one field. */
const addTerm = (segment: Segment, { term, weight }: WeightedTerm, found: Map<number, Shared>): void => {
  const set = segment.pool.take();
  for (const [field, fieldWeight] of FIELD_WEIGHTS.entries()) {
    const at = findList(segment.postings, listIdOf(term, field as Field));
    if (at < 0) continue;
    unionList(segment.postings, at, set, segment.documents);
    const documents = new Uint32Array(segment.postings.counts[at]!);
    readBits(set, documents);
    for (const document of documents) {
      const shared = found.get(document);
      if (shared === undefined) found.set(document, { words: 1, score: weight * fieldWeight });
      else {
        shared.words += 1;
        shared.score += weight * fieldWeight;
      }
    }
    clearBits(set);
  }
  segment.pool.give(set);
};

interface Candidate {
  key: number;
  time: number;
  score: number;
}

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || b.time - a.time || a.key - b.key;

/**
 * The keys of at most `limit` other tools that share a word and a category with one, or several words: the more and the
 * rarer, and the more categories, the earlier; the newest among equals.
 */
export function findSimilar(snapshot: IndexSnapshot, query: SimilarityQuery, limit: number): number[] {
  const { dictionary, facetValues, segments, live } = snapshot;
  const terms = rarestTerms(snapshot, query.terms);
  const categories = new Map(
    query.categories.flatMap((id) => {
      const term = dictionary.find(categoryTerm(id));
      const ordinal = facetValues.find(categoryTerm(id));
      if (term === undefined || ordinal === undefined) return [];
      return [[ordinal, CATEGORY_WEIGHT * rarityOf(documentFrequencyOf(snapshot.segments, term), live)] as const];
    }),
  );
  let best: Candidate[] = [];
  for (const segment of segments) {
    const found = new Map<number, Shared>();
    for (const term of terms) addTerm(segment, term, found);
    found.delete(findByKey(segment, query.key));
    for (const [document, shared] of found) {
      const weights = [...facetValues.valuesOf(segment.facetSets[document]!)].flatMap(
        (ordinal) => categories.get(ordinal) ?? [],
      );
      if (weights.length === 0 && shared.words < MIN_WORDS) continue;
      const base = weights.length === 0 ? shared.score * NO_CATEGORY_FACTOR : shared.score;
      const score = weights.reduce((sum, weight) => sum + weight, base);
      if (best.length === limit && score < best[limit - 1]!.score) continue;
      if (isDeleted(segment, document)) continue;
      const candidate = { key: segment.keys[document]!, time: segment.times[document]!, score };
      best = [...best, candidate].sort(byScore).slice(0, limit);
    }
  }
  return best.map(({ key }) => key);
}
