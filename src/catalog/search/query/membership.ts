/** Tells which of a few tools are hits, without their ranks. */
import { hasBit, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { type DocumentTable, findByKey } from '#catalog/search/engine/document-table.ts';

export interface Membership {
  /** Notes tools in a set; `missing` is the content of an undefined set. */
  note(set: ReadonlyBitset | undefined, missing: 'all' | 'none'): void;
  /** Noted keys in the order of the given keys. */
  found(): number[];
}

/** Keys without a document are never found. */
export function createMembership(table: DocumentTable, keys: readonly number[]): Membership {
  const places = keys.map((key) => ({ key, document: findByKey(table, key) })).filter(({ document }) => document >= 0);
  const noted = new Set<number>();
  return {
    note(set, missing) {
      for (const { key, document } of places)
        if (set === undefined ? missing === 'all' : hasBit(set, document)) noted.add(key);
    },
    found: () => keys.filter((key) => noted.has(key)),
  };
}
