/** Pages of tools that are already chosen: by their keys, or by their name. */
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { NAME_KINDS } from '#catalog/search/engine/name-index.ts';
import { findExact } from '#catalog/search/engine/name-lookup.ts';
import { createScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { compareDocuments, findByKey, isDeleted } from '#catalog/search/engine/document-table.ts';
import { pageOf, type HitsQuery } from './alternatives.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { Page } from './search.ts';

/** A page of the tools with these keys, in their order, that pass the filters. */
export function pickTools(snapshot: IndexSnapshot, keys: readonly number[], query: HitsQuery): Page {
  const scratch = createScratchSets(snapshot.table);
  try {
    const hits = keys
      .map((key) => ({ document: findByKey(snapshot.table, key) }))
      .filter(({ document }) => document >= 0);
    const { reasons: _, ...page } = pageOf(snapshot, hits, query, scratch);
    return page;
  } finally {
    scratch.release();
  }
}

/** Keys of the tools whose name is a text, or the text without a generic ending, in catalog order. */
export function findAllNamed({ table }: IndexSnapshot, text: string): number[] {
  const found: number[] = [];
  for (const name of new Set([skeletonOf(text), shortSkeletonOf(text) ?? '']))
    if (name !== '')
      findExact(table.names, name, (document, kind) => {
        if (kind === NAME_KINDS.whole && !isDeleted(table, document)) found.push(document);
      });
  return found.sort((a, b) => compareDocuments(table, a, b)).map((document) => table.keys[document]!);
}
