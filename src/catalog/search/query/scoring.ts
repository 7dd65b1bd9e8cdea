/** Scores hits by the words, prices, attributes and services of the query, and orders them by score. */
import { cardinality } from '#catalog/search/engine/bitset.ts';
import { inCatalogOrder } from '#catalog/search/engine/catalog-order.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { type OpenTerms, setOf } from '#catalog/search/engine/documents.ts';
import { scoreInto, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { documentsOf, firstHits, type Hits, MAX_HITS } from './listing.ts';
import { SCORE_SCALE, WEIGHTS, weightOf } from './ranking.ts';
import type { AttributeMatches, WordMatches } from './term-matches.ts';
import type { AttributeWish } from '#catalog/search/analysis/attribute-words.ts';

/**
 * A term of the score: layers, the highest weight first, in units of 1 / SCORE_SCALE. A document
 * gets the weight of its first layer.
 */
export type ScoreTerm = readonly WeightedSet[];

/** The terms of a query's score. */
export interface Score {
  parts: readonly ScoreTerm[];
  /** Added for each step of the length norm. */
  length: number;
}

/** Converts to units of 1 / SCORE_SCALE. */
export const toFixedPoint = (value: number): number => Math.round(SCORE_SCALE * value);

/** The total weight of the required words. */
export const rarityOfAll = (required: readonly WordMatches[]): number =>
  required.reduce((sum, word) => sum + weightOf(word), 0);

/** Score terms of matches, required words and prices; `rarity` is the sum over required words. */
export function scoreWords(
  words: readonly WordMatches[],
  required: readonly WordMatches[],
  rarity: number,
): ScoreTerm[] {
  return [
    ...words
      .filter((word) => word.attributes.length === 0 || required.includes(word))
      .map((word) => word.levels.map(({ weight, set }) => ({ weight: toFixedPoint(weightOf(word) * weight), set }))),
    ...required.map((word) => [{ weight: toFixedPoint(weightOf(word) * WEIGHTS.matched), set: word.anywhere }]),
    words
      .flatMap(({ price, word: { pricing } }) => {
        const weight = pricing.includes('open_source') ? WEIGHTS.openSource : WEIGHTS.price;
        return price === undefined ? [] : [{ weight: toFixedPoint(weight * rarity), set: price }];
      })
      .sort((a, b) => b.weight - a.weight),
  ];
}

/** Documents of ranks from..to by descending score, then in catalog order (a counting sort). */
export function rankByScore(
  table: DocumentTable,
  documents: Uint32Array,
  scores: Uint32Array,
  from: number,
  to: number,
): Uint32Array {
  let most = 0;
  for (let at = 0; at < scores.length; at += 1) if (scores[at]! > most) most = scores[at]!;
  const counts = new Uint32Array(most + 1);
  for (let at = 0; at < scores.length; at += 1) counts[scores[at]!]! += 1;
  /** The start of each score's documents among the documents of the scores that reach into the page. */
  const places = new Int32Array(most + 1).fill(-1);
  const levels: { begin: number; end: number }[] = [];
  let skipped = 0;
  let end = 0;
  for (let score = most; score >= 0 && skipped + end < to; score -= 1) {
    const count = counts[score]!;
    if (end === 0 && skipped + count <= from) skipped += count;
    else if (count > 0) {
      places[score] = end;
      levels.push({ begin: end, end: end + count });
      end += count;
    }
  }
  const ranked = new Uint32Array(end);
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at]!;
    if (places[score]! < 0) continue;
    ranked[places[score]!] = documents[at]!;
    places[score]! += 1;
  }
  if (table.packed < table.count)
    for (const level of levels) ranked.set(inCatalogOrder(table, ranked.subarray(level.begin, level.end)), level.begin);
  return ranked.subarray(from - skipped, to - skipped);
}

/** Scores of the hits that are ranked, one after the other. */
const scored = new Uint32Array(MAX_HITS);

/** Documents of ranks from..to by score; only the newest MAX_HITS are scored. */
export function bestByScore(
  index: OpenTerms,
  { parts, length }: Score,
  hits: Hits,
  from: number,
  to: number,
): Uint32Array {
  const { table } = index;
  let { set } = hits;
  if (hits.count > MAX_HITS && table.packed < table.count) {
    set = setOf(index, firstHits(table, hits));
  }
  const documents = documentsOf({ set, count: Math.min(MAX_HITS, hits.count) });
  const scores = scored.subarray(0, documents.length);
  scoreInto(scores, set, parts);
  for (let at = 0; at < documents.length; at += 1) scores[at]! += length * table.lengthNorms[documents[at]!]!;
  return rankByScore(table, documents, scores, from, to);
}

/** The attributes that words ask for. */
const attributesOf = (words: readonly WordMatches[]): AttributeMatches[] => [
  ...new Set(words.flatMap(({ attributes }) => attributes)),
];

/** Score terms: makers, services, and attributes that are stated, told or implied. `rarity` is the sum over required words. */
export function scoreAttributes(words: readonly WordMatches[], rarity: number): ScoreTerm[] {
  const [own = 0, implying = 0, service = 0] = [...WEIGHTS.asked, WEIGHTS.service].map((one) =>
    toFixedPoint(one * rarity),
  );
  const services = words.map(({ word, texts, maker }): ScoreTerm => [
    ...(maker ? [{ weight: own, set: maker }] : []),
    ...(word.isService ? [{ weight: service, set: texts }] : []),
  ]);
  const attributes = attributesOf(words).map(({ having, meeting = having, likely }): ScoreTerm => [
    { weight: own, set: having },
    { weight: implying, set: meeting },
    { weight: implying, set: likely },
  ]);
  return [...services, ...attributes];
}

/** An attribute that hardly any hit has, with their number. */
export interface RelaxedAttribute extends AttributeWish {
  met: number;
}

/** An attribute with fewer hits is said to be let go of. */
const FEWEST_MET = 10;

/** The requested attributes that few hits have. */
export function relaxedAttributes(words: readonly WordMatches[], { set }: Hits): RelaxedAttribute[] {
  return attributesOf(words)
    .map(({ wish, meeting }) => ({ ...wish, met: meeting === undefined ? 0 : cardinality(set, undefined, meeting) }))
    .filter(({ met }) => met < FEWEST_MET);
}
