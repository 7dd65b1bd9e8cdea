/** Matches the jobs of a query with the analysed jobs of tools. */
import { jobTerm } from '#catalog/search/analysis/analysis.ts';
import { isEmpty, type ReadonlyBitset, unionInto } from '#catalog/search/engine/bitset.ts';
import { categoryTerm } from '#catalog/search/engine/facet-values.ts';
import { documentsWith, levelsOf, NAME, weightedLists } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import type { AskedJob, Intent } from './intent.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { JOB } from './ranking.ts';
import { toFixedPoint, type ScoreTerm } from './scoring.ts';
import { taughtDocuments } from './taught-jobs.ts';

/** Documents of one segment. */
export interface SegmentJobs {
  /** Documents with a sure job of the query. */
  doing: ReadonlyBitset;
  /** Documents with a likely job of the query. */
  alike: ReadonlyBitset;
}

export interface JobMatches {
  segments: readonly SegmentJobs[];
  /** Score terms of jobs and categories. */
  parts: readonly ScoreTerm[];
}

/** A taught phrase in the texts counts as a further purpose. */
const [, TAUGHT_WEIGHT] = JOB.weights;

const layersOf = (
  { dictionary, taught }: IndexSnapshot,
  segment: Segment,
  { id, job, share }: AskedJob,
  rarity: number,
  scratch: ScratchSets,
): WeightedSet[] => {
  const weights = JOB.weights.map((weight) => toFixedPoint(rarity * share * weight));
  const lists = weightedLists(segment, [{ terms: [dictionary.find(jobTerm(id))], weights }]);
  const layers = levelsOf(segment, lists, scratch);
  const byPhrase = taughtDocuments(taught, job, segment, dictionary, scratch);
  if (byPhrase === undefined) return layers;
  return [...layers, { weight: toFixedPoint(rarity * share * TAUGHT_WEIGHT), set: byPhrase }].sort(
    (a, b) => b.weight - a.weight,
  );
};

/** The sum of the shares of jobs by category id. */
export function categoryShares(alike: readonly AskedJob[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { category, share } of alike)
    if (category !== null) shares.set(category, (shares.get(category) ?? 0) + share);
  return shares;
}

const categoryPart = (
  { dictionary, segments }: IndexSnapshot,
  id: string,
  weight: number,
  scratch: ScratchSets,
): ScoreTerm => {
  const term = dictionary.find(categoryTerm(id));
  return {
    segments: segments.map((segment) => [{ weight, set: documentsWith(segment, [term], NAME, scratch) }]),
  };
};

const unionOf = (
  segment: Segment,
  parts: readonly (readonly WeightedSet[])[],
  scratch: ScratchSets,
): ReadonlyBitset => {
  const all = scratch.take(segment);
  for (const { set } of parts.flat()) if (!isEmpty(set)) unionInto(all, set);
  return all;
};

/** `rarity` is the sum over required words. Undefined without jobs. */
export function matchJobs(
  snapshot: IndexSnapshot,
  { asked, alike }: Pick<Intent, 'asked' | 'alike'>,
  rarity: number,
  scratch: ScratchSets,
): JobMatches | undefined {
  if (asked.length === 0) return undefined;
  const { segments } = snapshot;
  const layers = segments.map((segment) => alike.map((job) => layersOf(snapshot, segment, job, rarity, scratch)));
  return {
    segments: segments.map((segment, at) => ({
      doing: unionOf(
        segment,
        layers[at]!.filter((_, place) => asked.some(({ job }) => job === alike[place]!.job)),
        scratch,
      ),
      alike: unionOf(segment, layers[at]!, scratch),
    })),
    parts: [
      ...alike.map((_, place) => ({ segments: layers.map((own) => own[place]!) })),
      ...[...categoryShares(alike)].flatMap(([id, share]) => {
        const weight = toFixedPoint(rarity * share * JOB.category);
        return weight === 0 ? [] : [categoryPart(snapshot, id, weight, scratch)];
      }),
    ],
  };
}
