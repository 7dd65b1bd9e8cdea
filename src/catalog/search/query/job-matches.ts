/** Matches the jobs that a query asks for with those that the tools were given when they were analysed. */
import { jobTerm } from '#catalog/search/analysis/analysis.ts';
import { type Bitset, isEmpty, unionInto } from '#catalog/search/engine/bitset.ts';
import { categoryTerm } from '#catalog/search/engine/facet-values.ts';
import { type Field, findList, listIdOf, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { AskedJob } from './asked-jobs.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { JOB } from './ranking.ts';
import type { Level } from './segment-matches.ts';
import { taughtDocuments } from './taught-jobs.ts';

/** The documents of one segment that do the jobs. None of the bitsets is to be changed. */
export interface SegmentJobs {
  /** By weight, the highest first; a document may be on several levels. */
  levels: readonly Level[];
  /** Those of the category that the first job implies. */
  category: Bitset | undefined;
  /** All that do one of them. */
  all: Bitset;
}

export interface JobMatches {
  asked: readonly AskedJob[];
  rarity: number;
  categoryWeight: number;
  segments: readonly SegmentJobs[];
}

const matchSegment = (
  { dictionary, taught }: IndexSnapshot,
  segment: Segment,
  asked: readonly AskedJob[],
  scratch: ScratchSets,
): SegmentJobs => {
  const { postings, documents } = segment;
  const byWeight: number[][] = [];
  for (const { id, share } of asked) {
    const term = dictionary.find(jobTerm(id));
    if (term === undefined) continue;
    JOB.weights.forEach((most, field) => {
      const list = findList(postings, listIdOf(term, field as Field));
      const weight = Math.max(1, Math.round((most * share) / asked[0]!.share));
      if (list >= 0) (byWeight[weight] ??= []).push(list);
    });
  }
  const levels: Level[] = [];
  const all = scratch.take(segment);
  const byPhrase = asked.flatMap(({ job }) => taughtDocuments(taught, job, segment, dictionary, scratch) ?? []);
  for (const set of byPhrase) unionInto(all, set);
  for (let weight = byWeight.length - 1; weight > 0; weight -= 1) {
    const lists = byWeight[weight];
    if (lists === undefined) continue;
    const set = unionLists(postings, lists, documents, () => scratch.take(segment));
    if (!isEmpty(set)) unionInto(all, set);
    levels.push({ weight, set });
  }
  const [, taughtWeight] = JOB.weights;
  levels.push(...byPhrase.map((set) => ({ weight: taughtWeight, set })));
  levels.sort((a, b) => b.weight - a.weight);
  const implied = asked[0]!.category;
  const category = implied === null ? undefined : dictionary.find(categoryTerm(implied));
  const list = category === undefined ? -1 : findList(postings, listIdOf(category, 0));
  return {
    levels,
    category: list < 0 ? undefined : unionLists(postings, [list], documents, () => scratch.take(segment)),
    all,
  };
};

/** The tools that do what is asked for; undefined when that is not known. */
export function matchJobs(
  snapshot: IndexSnapshot,
  asked: readonly AskedJob[],
  scratch: ScratchSets,
): JobMatches | undefined {
  if (asked.length === 0) return undefined;
  return {
    asked,
    rarity: JOB.rarity,
    categoryWeight: JOB.category,
    segments: snapshot.segments.map((segment) => matchSegment(snapshot, segment, asked, scratch)),
  };
}
