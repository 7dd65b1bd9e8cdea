// Documents of several segments brought into the one order of the catalog.
import { type HitSet, takeHits } from './hit-set.ts';
import { compareDocuments, type Segment } from './segment.ts';

/** Documents in order: the number of the segment and the document in it, side by side. */
export interface Hits {
  segments: Uint16Array;
  documents: Uint32Array;
  length: number;
}

/** The first documents of the segments' sets, newest first, then the greater id; at most `most`. */
export function firstHits(segments: readonly Segment[], sets: readonly HitSet[], most: number): Hits {
  const taken = segments.map((segment, at) => {
    const into = new Uint32Array(Math.min(most, segment.documents));
    return into.subarray(0, takeHits(sets[at]!, into, most));
  });
  const filled = taken.flatMap((documents, at) => (documents.length > 0 ? [at] : []));
  const length = Math.min(
    most,
    taken.reduce((sum, documents) => sum + documents.length, 0),
  );
  if (filled.length === 1) {
    const only = filled[0]!;
    return { segments: new Uint16Array(length).fill(only), documents: taken[only]!, length };
  }
  const hits: Hits = { segments: new Uint16Array(length), documents: new Uint32Array(length), length };
  const heads = taken.map(() => 0);
  for (let count = 0; count < length; count += 1) {
    let best = -1;
    for (const at of filled) {
      if (heads[at]! >= taken[at]!.length) continue;
      if (best < 0 || compareDocuments(segments[at]!, taken[at]![heads[at]!]!, segments[best]!, taken[best]![heads[best]!]!) < 0) {
        best = at;
      }
    }
    hits.segments[count] = best;
    hits.documents[count] = taken[best]![heads[best]!]!;
    heads[best]! += 1;
  }
  return hits;
}

/** The same documents by descending worth; equal ones keep their order (a counting sort). */
export function byWorth(hits: Hits, worthOf: (segment: number, document: number) => number, highest: number): Hits {
  const worths = new Uint16Array(hits.length);
  const starts = new Uint32Array(highest + 2);
  for (let at = 0; at < hits.length; at += 1) {
    const worth = worthOf(hits.segments[at]!, hits.documents[at]!);
    worths[at] = worth;
    starts[highest - worth + 1]! += 1;
  }
  for (let worth = 1; worth < starts.length; worth += 1) starts[worth]! += starts[worth - 1]!;
  const sorted: Hits = {
    segments: new Uint16Array(hits.length),
    documents: new Uint32Array(hits.length),
    length: hits.length,
  };
  for (let at = 0; at < hits.length; at += 1) {
    const slot = highest - worths[at]!;
    const to = starts[slot]!;
    starts[slot] = to + 1;
    sorted.segments[to] = hits.segments[at]!;
    sorted.documents[to] = hits.documents[at]!;
  }
  return sorted;
}
