/** Pages of tools that are already chosen: by their keys, or by their name. */
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { NAME_KINDS } from '#catalog/search/engine/name-index.ts';
import { findExact } from '#catalog/search/engine/name-lookup.ts';
import { createScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { compareDocuments, findByKey, isDeleted, type Place } from '#catalog/search/engine/segment.ts';
import { pageOf, type HitsQuery } from './alternatives.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { Page } from './search.ts';

/** A page of the tools with these keys, in their order, that pass the filters. */
export function pickTools(snapshot: IndexSnapshot, keys: readonly number[], query: HitsQuery): Page {
  const scratch = createScratchSets();
  try {
    const hits = keys.flatMap((key) =>
      snapshot.segments
        .map((segment) => ({ segment, document: findByKey(segment, key) }))
        .filter(({ document }) => document >= 0),
    );
    const { reasons: _, ...page } = pageOf(snapshot, hits, query, scratch);
    return page;
  } finally {
    scratch.release();
  }
}

/** Keys of the tools whose name is a text, or the text without a generic ending, in catalog order. */
export function findAllNamed({ segments }: IndexSnapshot, text: string): number[] {
  const found: Place[] = [];
  for (const name of new Set([skeletonOf(text), shortSkeletonOf(text) ?? '']))
    for (const segment of name === '' ? [] : segments)
      findExact(segment.names, name, (document, kind) => {
        if (kind === NAME_KINDS.whole && !isDeleted(segment, document)) found.push({ segment, document });
      });
  return found
    .sort((a, b) => compareDocuments(a.segment, a.document, b.segment, b.document))
    .map(({ segment, document }) => segment.keys[document]!);
}
