/** What well-known tools are used for, and which others people weigh them against. */
import { fold } from '#catalog/language/fold.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { sentencesOf } from '#catalog/language/sentences.ts';
import { jobsOfTool, type ToolJob } from './jobs/tool-jobs.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

/** A kind of well-known tools. */
export interface Kind {
  /** What they do, in English. */
  words: string;
  /** Their names as skeletons. */
  names: readonly string[];
}

const KINDS: readonly Kind[] = Object.entries(readVocabulary('search/well-known')).map(([words, names]) => ({
  words,
  names: [...new Set(names.split('\n').map(skeletonOf))],
}));

/** By name, the kind that it is best known for first: a line begins with those that stand for it. */
const KINDS_OF: ReadonlyMap<string, readonly Kind[]> = new Map(
  Map.groupBy(
    KINDS.flatMap((kind) => kind.names.map((name, place) => ({ name, place, kind }))).toSorted(
      (a, b) => a.place - b.place,
    ),
    ({ name }) => name,
  )
    .entries()
    .map(([name, found]) => [name, found.map(({ kind }) => kind)]),
);

/** The kinds of the first of some skeletons that is well known, its main one first; none for a stranger. */
export function kindsOf(skeletons: readonly string[]): readonly Kind[] {
  return skeletons.map((skeleton) => KINDS_OF.get(skeleton)).find((kinds) => kinds !== undefined) ?? [];
}

const jobs = new Map<Kind, readonly ToolJob[]>();

/** The jobs that the tools of a kind do, the surest first. */
export function jobsOfKind(kind: Kind): readonly ToolJob[] {
  let found = jobs.get(kind);
  if (found === undefined) {
    const texts = [{ tagline: sentencesOf(fold(kind.words)), description: null }];
    jobs.set(kind, (found = jobsOfTool({ name: [], categories: [], texts })));
  }
  return found;
}
