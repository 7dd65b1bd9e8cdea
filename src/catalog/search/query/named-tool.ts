/** Finds the published tool that a text names: exactly, misspelt, or in another script. */
import { scriptOf } from '#catalog/language/scripts.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { NAME_KINDS } from '#catalog/search/engine/name-index.ts';
import { findByPhonetic, findExact, findFuzzy } from '#catalog/search/engine/name-lookup.ts';
import { compareDocuments, isDeleted, type Place, type Segment } from '#catalog/search/engine/segment.ts';

/** A shorter name has too many others one edit away. */
const SHORTEST_MISSPELT = 5;

/** The first live document in catalog order. */
const firstOf = (
  segments: readonly Segment[],
  look: (segment: Segment, found: (document: number) => void) => void,
): Place | undefined => {
  let first: Place | undefined;
  for (const segment of segments)
    look(segment, (document) => {
      if (isDeleted(segment, document)) return;
      if (first === undefined || compareDocuments(segment, document, first.segment, first.document) < 0)
        first = { segment, document };
    });
  return first;
};

/** By whole name, else by short name or domain; the newest of several. */
export function findNamed(segments: readonly Segment[], text: string): Place | undefined {
  const skeleton = skeletonOf(text);
  if (skeleton === '') return undefined;
  const byKind = (isWhole: boolean): Place | undefined =>
    firstOf(segments, ({ names }, found) =>
      findExact(names, skeleton, (document, kind) => {
        if ((kind === NAME_KINDS.whole) === isWhole) found(document);
      }),
    );
  return byKind(true) ?? byKind(false);
}

/** One edit away; the newest of several. */
export function findMisspelt(segments: readonly Segment[], text: string): Place | undefined {
  const skeleton = skeletonOf(text);
  if (skeleton.length < SHORTEST_MISSPELT) return undefined;
  return firstOf(segments, ({ names }, found) => findFuzzy(names, skeleton, found));
}

/** For texts that are not Latin; the newest of several. */
export function findBySound(segments: readonly Segment[], text: string): Place | undefined {
  const skeleton = skeletonOf(text);
  if (scriptOf(skeleton) === 'latin') return undefined;
  return firstOf(segments, ({ names }, found) => findByPhonetic(names, skeleton, found));
}
