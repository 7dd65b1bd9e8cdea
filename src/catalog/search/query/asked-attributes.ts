/** The attributes that a query asks for beside the job: their part of the score, and how many hits have them. */
import type { Attribute } from '#catalog/search/analysis/attribute-words.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { type Hits, narrow } from './listing.ts';
import { WEIGHTS } from './ranking.ts';
import { type ScoreTerm, toFixedPoint } from './scoring.ts';
import type { WordMatches } from './term-matches.ts';

/** An attribute that hardly any hit has, with their number. */
export interface RelaxedAttribute extends Attribute {
  /** Positions of its words. */
  words: readonly number[];
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
  return attributesOf(words).map(({ word: { having, category } }) =>
    having === undefined || category === undefined
      ? []
      : [
          { weight: own, set: having },
          { weight: implying, set: category },
        ],
  );
}

/** Counts the hits that have each attribute. */
export function countAttributes(words: readonly WordMatches[], scratch: ScratchSets) {
  const counts = attributesOf(words).map(({ attribute, word }) => ({ key: keyOf(attribute), word, met: 0 }));
  return {
    add(hits: Hits): void {
      for (const count of counts)
        if (count.word.category !== undefined) count.met += narrow(hits, count.word.category, scratch).count;
    },
    /** Those of the attributes that few hits have. */
    relaxed: (asked: readonly (Attribute & { words: readonly number[] })[]): RelaxedAttribute[] =>
      asked.flatMap((attribute) => {
        const met = counts.find(({ key }) => key === keyOf(attribute))?.met;
        return met === undefined || met >= FEWEST_MET ? [] : [{ ...attribute, met }];
      }),
  };
}
