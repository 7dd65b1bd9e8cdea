/** Finds the published tool that a text names: exactly, misspelt, or in another script; and chooses among namesakes. */
import { scriptOf } from '#catalog/language/scripts.ts';
import { stem } from '#catalog/language/stems.ts';
import { skeletonOf, wordsOf } from '#catalog/language/words.ts';
import { jobTerm } from '#catalog/search/analysis/analysis.ts';
import { kindsOf } from '#catalog/search/analysis/well-known.ts';
import { hasBit, intersect, readBits } from '#catalog/search/engine/bitset.ts';
import { NAME, documentsWith } from '#catalog/search/engine/documents.ts';
import { categoryTerm } from '#catalog/search/engine/facet-values.ts';
import { NAME_KINDS, entryOf } from '#catalog/search/engine/name-index.ts';
import { findByPhonetic, findExact, findFuzzy } from '#catalog/search/engine/name-lookup.ts';
import { createScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { type Place, type Segment, compareDocuments, isDeleted } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { detectIntent } from './intent.ts';
import { readQuery } from './query.ts';

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

/** Most tools with the words of the name that are looked at in one segment. */
const MOST = 256;

const skeletonAt = ({ names }: Segment, document: number): string => {
  const entry = entryOf(names, document);
  return entry < 0 ? '' : names.text.toString('utf8', names.starts[entry], names.starts[entry + 1]);
};

/** The terms of what the rest of a query asks for: jobs and their categories, and categories that it names. */
const askedTerms = ({ dictionary, taught, categories, categoryIds }: IndexSnapshot, rest: string) => {
  const query = readQuery(rest);
  const { asked } = detectIntent(query, taught);
  const named = categories.find(query.surfaces).flatMap(({ numbers }) => numbers.map((number) => categoryIds[number]));
  return [
    ...asked.map(({ id }) => jobTerm(id)),
    ...[...asked.map(({ category }) => category), ...named].map((id) => categoryTerm(id ?? '')),
  ].flatMap((text) => dictionary.find(text) ?? []);
};

/**
 * Chooses among well-known tools of one name by the rest of the query ("alternatives to Copilot for
 * programming"): the tool itself if it does what the rest asks for, or if no well-known tool with its name does. */
export function chooseNamesake(snapshot: IndexSnapshot, tool: Place, name: string, rest: string): Place {
  const wanted = rest === '' ? [] : askedTerms(snapshot, rest);
  if (wanted.length === 0) return tool;
  const scratch = createScratchSets();
  try {
    if (hasBit(documentsWith(tool.segment, wanted, NAME, scratch), tool.document)) return tool;
    const words = wordsOf(name).map((word) => [snapshot.dictionary.find(stem(word, 'en'))]);
    const skeleton = skeletonOf(name);
    const found = snapshot.segments.flatMap((segment): Place[] => {
      const both = scratch.take(segment);
      const sets = [wanted, ...words].map((terms) => documentsWith(segment, terms, NAME, scratch));
      intersect(both, sets);
      const documents = new Uint32Array(MOST);
      const count = readBits(both, documents);
      return [...documents.subarray(0, count)].flatMap((document) => {
        const whole = skeletonAt(segment, document);
        const isNamesake = whole.startsWith(skeleton) || whole.endsWith(skeleton);
        return isNamesake && kindsOf([whole]).length > 0 && !isDeleted(segment, document)
          ? [{ segment, document }]
          : [];
      });
    });
    const [first = tool] = found.sort((a, b) => compareDocuments(a.segment, a.document, b.segment, b.document));
    return first;
  } finally {
    scratch.release();
  }
}
