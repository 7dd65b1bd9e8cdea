/** The segments of the index: new tools become a segment, smaller segments are merged into larger ones. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSegmentBuilder } from './builder.ts';
import type { Dictionary } from './dictionary.ts';
import type { FacetValues } from './facet-values.ts';
import { chooseMerge, chooseMergeAtRest } from './merge-policy.ts';
import { createMergeScheduler } from './merge-scheduler.ts';
import { rowsOf } from './rows.ts';
import { finishInTurns, finishNow } from './time-slice.ts';
import { deleteDocument, findByKey, type IndexedTool, type Segment } from './segment.ts';

export interface IndexWriter {
  readonly segments: readonly Segment[];
  /** Adds tools with distinct keys, none of which is in a segment, as a new segment; `onBuilt` sees it before it may be merged and be gone. */
  add(tools: readonly IndexedTool[], onBuilt: (segment: Segment) => void): void;
  /**
   * Builds a segment of tools with distinct keys beside other work, in short turns of the event loop; one call at a time, and no
   * `add` meanwhile. What it resolves to makes it one of the segments, as `add` does.
   */
  prepare(tools: readonly IndexedTool[]): Promise<(onBuilt: (segment: Segment) => void) => void>;
  /** Builds one segment of pages of rows (rows.ts) with distinct keys, none of which is in a segment. */
  load(pages: AsyncIterable<string>): Promise<Segment>;
  /** Marks the live document of a key as deleted; returns it, or undefined if there is none. */
  remove(key: number): { segment: Segment; document: number } | undefined;
  /** Takes over segments that were stored; there must be none yet. */
  restore(stored: readonly Segment[]): void;
}

/** After so many milliseconds without a change the index counts as left alone. */
const REST_MS = 250;
/** At most so many milliseconds of merging within one call of add. */
const MAX_WORK_MS = 8;
/** Tools that are prepared in one turn of the event loop, and milliseconds of other work in one: requests go on in between. */
const PREPARED_TOOLS = 32;
const PREPARED_MS = 3;

/** No segments yet. Merging goes on in turns of the event loop and, while tools pour in, within each call of add. */
export function createIndexWriter(dictionary: Dictionary, facetValues: FacetValues): IndexWriter {
  const builder = createSegmentBuilder(dictionary, facetValues);
  let segments: Segment[] = [];

  const drop = (dropped: readonly Segment[]): void => {
    segments = segments.filter((segment) => !dropped.includes(segment));
  };

  const startMerges = (): void => {
    for (;;) {
      drop(segments.filter(({ live, lateDeletes }) => live === 0 && lateDeletes === undefined));
      const group = chooseMerge(segments);
      if (group === undefined) return;
      merges.start(group);
    }
  };

  const merges = createMergeScheduler((group, merged) => {
    drop(group);
    segments.push(merged);
    startMerges();
  });

  const atRest = setTimeout(() => {
    const group = merges.isBusy ? undefined : chooseMergeAtRest(segments);
    if (merges.isBusy) atRest.refresh();
    else if (group !== undefined) merges.start(group);
  }, REST_MS).unref();

  const join = (segment: Segment, onBuilt: (segment: Segment) => void): void => {
    segments.push(segment);
    onBuilt(segment);
    startMerges();
    atRest.refresh();
  };

  return {
    get segments() {
      return segments;
    },
    add(tools, onBuilt) {
      const begun = performance.now();
      builder.add(rowsOf(tools));
      join(finishNow(builder.finish()), onBuilt);
      if (merges.isBusy) merges.work(Math.min(MAX_WORK_MS, performance.now() - begun));
    },
    async prepare(tools) {
      for (let from = 0; from < tools.length; from += PREPARED_TOOLS) {
        builder.add(rowsOf(tools.slice(from, from + PREPARED_TOOLS)));
        await nextTurn();
        if (merges.isBusy) merges.work(PREPARED_MS);
        await nextTurn();
      }
      const segment = await finishInTurns(builder.finish(), PREPARED_MS);
      return (onBuilt) => {
        join(segment, onBuilt);
      };
    },
    async load(pages) {
      const loader = createSegmentBuilder(dictionary, facetValues);
      for await (const page of pages) loader.add(page);
      const segment = await finishInTurns(loader.finish(true));
      if (segment.live > 0) segments.push(segment);
      return segment;
    },
    remove(key) {
      for (const segment of segments) {
        const document = findByKey(segment, key);
        if (document < 0) continue;
        deleteDocument(segment, document);
        return { segment, document };
      }
      return undefined;
    },
    restore(stored) {
      segments = [...stored];
    },
  };
}
