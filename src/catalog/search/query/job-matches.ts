/** Matches the jobs of a query with the analysed jobs of tools, and with words typical of the jobs in any language; and the tools that do a task. */
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { type Bitset, isEmpty, type ReadonlyBitset, subtractSeen } from '#catalog/search/engine/bitset.ts';
import {
  documentsNamed,
  documentsWith,
  levelsOf,
  documentFrequencyOf,
  unionOf,
  intersectionOf,
  TEXTS,
  setOf,
} from '#catalog/search/engine/documents.ts';
import { setIn, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { deletedIn, findByKeys } from '#catalog/search/engine/document-table.ts';
import type { TaskFilter } from './filters.ts';
import type { AskedJob } from './intent.ts';
import { keysOf } from './listing.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
import { JOB, rarityOf } from './ranking.ts';
import { bestByScore, toFixedPoint, type ScoreTerm } from './scoring.ts';
import { jobModel } from '#catalog/search/analysis/jobs/classifier.ts';

export interface JobMatches {
  /** Documents with a job of the query, or with a related one. */
  doing: ReadonlyBitset;
  /** Score terms of jobs and categories. */
  parts: readonly ScoreTerm[];
}

/** Documents whose texts have all stems of a phrase of the job; undefined without any. */
function taughtDocuments(index: OpenSnapshot, job: number): Bitset | undefined {
  const phrases = index.taught.stems.get(job) ?? [];
  const held = phrases
    .map((phrase) =>
      intersectionOf(
        index,
        [...new Set(phrase)].map((text) => documentsWith(index, [text], TEXTS)),
      ),
    )
    .filter((set) => !isEmpty(set));
  return held.length === 0 ? undefined : unionOf(index, held);
}

/** A taught phrase in the texts counts as a further purpose. */
const [, TAUGHT_WEIGHT] = JOB.weights;

/** The weights, by strength in the tool, of the job that a query asks for and of each related job. */
export function jobWeights({ id, job, share }: AskedJob, rarity: number) {
  const { jobs } = jobModel();
  const weightsOf = (part: number): number[] =>
    JOB.weights.map((weight) => toFixedPoint(rarity * share * part * weight));
  const related = jobs[job]!.related.map((other) => ({
    id: jobs[other.job]!.id,
    weights: weightsOf((JOB.related * other.likeness) / 100),
  }));
  return { own: { id, weights: weightsOf(1) }, related };
}

/** A score term of the job, or of what editors teach of it, and one of the best related job. */
const partsOf = (index: OpenSnapshot, asked: AskedJob, rarity: number): ScoreTerm[] => {
  const layersOf = (id: string, weights: readonly number[]): WeightedSet[] =>
    levelsOf(index, [{ terms: [termOf('job', id)], weights }]);
  const { own, related } = jobWeights(asked, rarity);
  const byPhrase = taughtDocuments(index, asked.job);
  const taught = toFixedPoint(rarity * asked.share * TAUGHT_WEIGHT);
  return [
    [...layersOf(own.id, own.weights), ...(byPhrase === undefined ? [] : [{ weight: taught, set: byPhrase }])],
    related.flatMap(({ id, weights }) => layersOf(id, weights)),
  ].map((layers) => layers.sort((a, b) => b.weight - a.weight));
};

/** The sum of the shares of jobs by category id. */
export function categoryShares(asked: readonly AskedJob[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { category, share } of asked)
    if (category !== null) shares.set(category, (shares.get(category) ?? 0) + share);
  return shares;
}

/** `rarity` is the sum over required words. Undefined without jobs. */
export function matchJobs(index: OpenSnapshot, asked: readonly AskedJob[], rarity: number): JobMatches | undefined {
  if (asked.length === 0) return undefined;
  const layers = asked.flatMap((job) => partsOf(index, job, rarity));
  const categories = [...categoryShares(asked)].flatMap(([id, share]): ScoreTerm[] => {
    const weight = toFixedPoint(rarity * share * JOB.category);
    if (weight === 0) return [];
    return [[{ weight, set: documentsNamed(index, 'category', [id]) }]];
  });
  const doing = unionOf(index, layers.flat().map(setIn));
  return { doing, parts: [...layers, ...categories] };
}

/** The most typical terms of the jobs with a weight of 0 to 1, by the jobs' shares. */
export function tellingWords(asked: readonly AskedJob[]): ReadonlyMap<string, number> {
  const all = asked.reduce((sum, { share }) => sum + share, 0);
  const telling = new Map<string, number>();
  for (const { job, share } of asked)
    for (const { term, weight } of jobModel().jobs[job]!.words)
      telling.set(term, (telling.get(term) ?? 0) + (weight * share) / (100 * all));
  return new Map(
    [...telling]
      .filter(([, value]) => value >= JOB.leastTelling)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, JOB.mostWords),
  );
}

/** The values of a term by field; `own` is its rarity, `rarity` the sum over required words. */
export const jobWordValues = (telling: number, own: number, rarity: number): number[] =>
  JOB.words.map((weight) => toFixedPoint(rarity * own * telling * weight));

/** Score terms; unused and very common terms are left out. */
export function matchJobWords(index: OpenSnapshot, asked: readonly AskedJob[], rarity: number): ScoreTerm[] {
  return [...tellingWords(asked)].flatMap(([term, telling]) => {
    const count = documentFrequencyOf(index, term);
    const own = count === 0 ? 0 : rarityOf(count, index.table.live);
    if (own === 0) return [];
    const weights = jobWordValues(telling, own, rarity);
    return [levelsOf(index, [{ terms: [term], weights }])];
  });
}

/** All parts of the score are in proportion to it. */
const RARITY = 1;

/** Keys of a page of the `passing` tools, the fittest first: by job, by what editors say, by category and typical words. */
export function pageByFit(
  index: OpenSnapshot,
  { jobs, said }: TaskFilter,
  passing: ReadonlyBitset,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const { table } = index;
  const asked = jobModel().jobs.flatMap(({ id, category }, job): AskedJob[] =>
    jobs.includes(id) ? [{ id, job, category, share: 1 / jobs.length }] : [],
  );
  const stated = setOf(index, findByKeys(table, said));
  const parts: ScoreTerm[] = [
    [{ weight: toFixedPoint(RARITY * JOB.weights[0]), set: stated }],
    ...(matchJobs(index, asked, RARITY)?.parts ?? []),
    ...matchJobWords(index, asked, RARITY),
  ];
  const set = unionOf(index, [passing]);
  const count = subtractSeen(set, deletedIn(table), index.take());
  const end = Math.min(count, offset + limit);
  if (offset >= end) return [];
  return keysOf(table, bestByScore(index, { parts, length: 0 }, { set, count }, offset, end));
}
