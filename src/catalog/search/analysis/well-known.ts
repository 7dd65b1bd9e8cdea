/** Well-known tools by kind: their purpose and their rivals. */
import { fold } from '#catalog/language/fold.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { sentencesOf } from '#catalog/language/sentences.ts';
import { jobsOfTool, type ToolJob } from './jobs/tool-jobs.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

export interface Kind {
  /** Their purpose in English. */
  words: string;
  /** Skeletons of their names. */
  names: readonly string[];
}

const KINDS: readonly Kind[] = Object.entries(readVocabulary('search/well-known')).map(([words, names]) => ({
  words,
  names: [...new Set(names.split('\n').map(skeletonOf))],
}));

/** Kinds by name, the main one first: a line begins with the tools that are typical of it. */
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

/** The kinds of the first known skeleton, the main one first; empty for unknown tools. */
export function kindsOf(skeletons: readonly string[]): readonly Kind[] {
  return skeletons.map((skeleton) => KINDS_OF.get(skeleton)).find((kinds) => kinds !== undefined) ?? [];
}

export const isWellKnown = (name: string): boolean => kindsOf([skeletonOf(name)]).length > 0;

const jobs = new Map<Kind, readonly ToolJob[]>();

/** The jobs of a kind, the surest first. */
export function jobsOfKind(kind: Kind): readonly ToolJob[] {
  let found = jobs.get(kind);
  if (found === undefined) {
    const texts = [{ tagline: sentencesOf(fold(kind.words)), description: null }];
    jobs.set(kind, (found = jobsOfTool({ name: [], categories: [], texts })));
  }
  return found;
}
