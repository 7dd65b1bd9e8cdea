/** Document frequencies of terms. */
import { countWith, NAME, TEXTS } from '#catalog/search/engine/documents.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Counts live documents only, so that packing changes nothing. */
export function documentFrequencyOf(table: DocumentTable, term: number | undefined): number {
  return countWith(table, term, TEXTS);
}

/** The highest document frequency of some terms. */
export function usesOf(
  { dictionary, table }: Pick<IndexSnapshot, 'dictionary' | 'table'>,
  texts: readonly string[],
): number {
  return Math.max(0, ...[...new Set(texts)].map((text) => documentFrequencyOf(table, dictionary.find(text))));
}

/** Whether the name of a tool contains a term. */
export function isInName(table: DocumentTable, term: number): boolean {
  return countWith(table, term, NAME) > 0;
}
