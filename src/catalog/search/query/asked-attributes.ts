/** The attributes that a query asks for beside the job: their part of the score, and how many hits have them. */
import type { Attribute, AttributeWish } from '#catalog/search/analysis/attribute-words.ts';
import { intersectionCount } from '#catalog/search/engine/bitset.ts';
import type { Hits } from './listing.ts';
import { WEIGHTS } from './ranking.ts';
import { type ScoreTerm, toFixedPoint } from './scoring.ts';
import type { WordMatches } from './term-matches.ts';

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

/** Those of the asked attributes that few hits have. */
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
    const met = set === undefined || having === undefined ? 0 : intersectionCount(having, set);
    return met < FEWEST_MET ? [{ ...attribute, met }] : [];
  });
}
