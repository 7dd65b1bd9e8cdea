/** Changes the table of documents, and packs it when many have come or gone. */
import { deleteDocument, type DocumentTable, emptyTable, findByKey } from './document-table.ts';
import { orderNewcomers } from './catalog-order.ts';
import type { Dictionary } from './dictionary.ts';
import type { FacetValues } from './facet-values.ts';
import { packTable } from './packing.ts';
import { createRowReader, type RowReader, rowsOf, type IndexedTool } from './rows.ts';
import { finishInTurns, finishNow, type Sliced } from './time-slice.ts';

/** Fewer newcomers or deleted documents are not worth packing, nor are smaller shares of all. */
const FEW = 2_048;
const NEW_SHARE = 1 / 8;
const DELETED_SHARE = 1 / 4;
/** Milliseconds that packing takes of one turn of the event loop, and at most of one call of `add`. */
const SLICE_MS = 2;
const MAX_WORK_MS = 8;

/** A page of rows that came, or a key that went. */
type Change = string | number;

const isWorn = ({ count, packed, live }: DocumentTable): boolean =>
  count - packed > Math.max(FEW, NEW_SHARE * packed) || count - live > Math.max(FEW, DELETED_SHARE * live);

/** Makes a change of a table; returns its first document, or -1. */
const apply = (to: DocumentTable, change: Change, readRows: RowReader): number => {
  if (typeof change === 'number') {
    const document = findByKey(to, change);
    if (document >= 0) deleteDocument(to, document);
    return document;
  }
  const from = to.count;
  readRows(to, change);
  finishNow(orderNewcomers(to, from));
  return from;
};

/** Packs the table and makes the changes again that come meanwhile. */
function* repack(table: DocumentTable, changes: readonly Change[], readRows: RowReader): Sliced<DocumentTable> {
  const packed = yield* packTable(table);
  for (let at = 0; at < changes.length; at += 1) {
    apply(packed, changes[at]!, readRows);
    yield;
  }
  return packed;
}

/** No documents yet. Packing goes on in turns of the event loop and, while tools pour in, within each call of add. */
export function createIndexWriter(dictionary: Dictionary, facetValues: FacetValues) {
  const readRows = createRowReader(dictionary, facetValues);
  let table = emptyTable(dictionary.terms);
  let packing: { steps: Sliced<DocumentTable>; changes: Change[] } | undefined;

  const work = (milliseconds: number): void => {
    for (const until = performance.now() + milliseconds; packing !== undefined && performance.now() < until;) {
      const step = packing.steps.next();
      if (step.done !== true) continue;
      table = step.value;
      packing = undefined;
    }
  };

  const workInTurns = (): void => {
    work(SLICE_MS);
    if (packing !== undefined) setImmediate(workInTurns);
  };

  const change = (made: Change): number => {
    const document = apply(table, made, readRows);
    packing?.changes.push(made);
    if (packing === undefined && isWorn(table)) {
      const changes: Change[] = [];
      packing = { steps: repack(table, changes, readRows), changes };
      // Sees the documents of now: later changes are made again.
      packing.steps.next();
      setImmediate(workInTurns);
    }
    return document;
  };

  return {
    get table(): DocumentTable {
      return table;
    },
    /** Adds tools with distinct keys, none of which has a live document. */
    add(tools: readonly IndexedTool[]): void {
      const begun = performance.now();
      change(rowsOf(tools));
      work(Math.min(MAX_WORK_MS, performance.now() - begun));
    },
    /** Marks the live document of a key as deleted; returns it, or -1 if there is none. */
    remove: (key: number): number => change(key),
    /** Adds pages of rows (rows.ts) with distinct keys to an empty table. */
    async load(pages: AsyncIterable<string>): Promise<void> {
      for await (const page of pages) readRows(table, page);
      await finishInTurns(orderNewcomers(table, 0));
      table = await finishInTurns(packTable(table));
    },
    /** Takes over a table that was stored; there must be no documents yet. */
    restore(stored: DocumentTable): void {
      table = { ...stored, terms: dictionary.terms, popularity: table.popularity };
    },
  };
}

export type IndexWriter = ReturnType<typeof createIndexWriter>;
