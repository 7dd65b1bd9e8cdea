/** Scores hits by the words, prices, attributes and services of the query, and orders them by score. */
import { intersectionCount } from '#catalog/search/engine/bitset.ts';
import { inCatalogOrder } from '#catalog/search/engine/catalog-order.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { type OpenTerms, setOf } from '#catalog/search/engine/documents.ts';
import { scoreInto, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { documentsOf, firstHits, type Hits, MAX_HITS } from './listing.ts';
import { SCORE_SCALE, WEIGHTS, weightOf } from './ranking.ts';
import type { WordMatches } from './term-matches.ts';
import type { Attribute, AttributeWish } from '#catalog/search/analysis/attribute-words.ts';

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
      .filter((word) => !word.isAsked || required.includes(word))
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
    set = setOf(firstHits(table, hits), index);
  }
  const documents = documentsOf({ set, count: Math.min(MAX_HITS, hits.count) });
  const scores = scored.subarray(0, documents.length);
  scoreInto(scores, set, parts);
  for (let at = 0; at < documents.length; at += 1) scores[at]! += length * table.lengthNorms[documents[at]!]!;
  return rankByScore(table, documents, scores, from, to);
}

/** An attribute that hardly any hit has, with their number. */
export interface RelaxedAttribute extends AttributeWish {
  met: number;
}

/** An attribute with fewer hits is said to be let go of. */
const FEWEST_MET = 10;

const keyOf = ({ parameter, value }: Attribute): string => `${parameter}=${value}`;

/** Each attribute with a word of it, whose `category` holds the tools that have it. */
const attributesOf = (words: readonly WordMatches[]): { attribute: Attribute; word: WordMatches }[] => [
  ...new Map(
    words.flatMap((word) => word.word.stated.map((attribute) => [keyOf(attribute), { attribute, word }] as const)),
  ).values(),
];

/** Score terms: what states an attribute or tells it, then what implies it. `rarity` is the sum over required words. */
export function scoreAttributes(words: readonly WordMatches[], rarity: number): ScoreTerm[] {
  const [own = 0, implying = 0] = WEIGHTS.asked.map((weight) => toFixedPoint(weight * rarity));
  const service = toFixedPoint(WEIGHTS.service * rarity);
  const services = words.flatMap(({ word, texts, maker }): ScoreTerm[] =>
    word.isService || maker !== undefined
      ? [
          [
            ...(maker ? [{ weight: own, set: maker }] : []),
            ...(word.isService ? [{ weight: service, set: texts }] : []),
          ],
        ]
      : [],
  );
  return [
    ...services,
    ...attributesOf(words).map(({ word: { having, category, likely } }) =>
      having === undefined || category === undefined
        ? []
        : [
            { weight: own, set: having },
            { weight: implying, set: category },
            ...(likely === undefined ? [] : [{ weight: implying, set: likely }]),
          ],
    ),
  ];
}

/** The requested attributes that few hits have. */
export function relaxedAttributes(
  asked: readonly AttributeWish[],
  words: readonly WordMatches[],
  { set }: Hits,
): RelaxedAttribute[] {
  const found = attributesOf(words);
  return asked.flatMap((attribute) => {
    const said = found.find((one) => keyOf(one.attribute) === keyOf(attribute));
    if (said === undefined) return [];
    const having = said.word.category;
    const met = having === undefined ? 0 : intersectionCount(having, set);
    return met < FEWEST_MET ? [{ ...attribute, met }] : [];
  });
}
