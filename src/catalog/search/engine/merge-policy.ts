// The segments of the index, smaller ones merged into larger ones a little at a time (a log-structured merge).
import { createBuilder } from './builder.ts';
import type { Dictionary } from './dictionary.ts';
import type { Marks } from './facet-values.ts';
import { mergeSegments } from './merging.ts';
import { rowsOf } from './rows.ts';
import { findByKey, type IndexedTool, markDeleted, type Segment } from './segment.ts';

export interface Layers {
  readonly segments: readonly Segment[];
  /** Adds tools with distinct keys as a new segment, which it gives back as first built. */
  add(tools: readonly IndexedTool[]): Segment;
  /** Takes a segment as it is; none of its keys may be in another. */
  take(segment: Segment): void;
  /** Marks the live document of a key as deleted; gives it, or undefined if there is none. */
  remove(key: number): { segment: Segment; document: number } | undefined;
}

/** This many segments of one size are merged. */
const FAN_IN = 4;
/** Segments of up to so many documents are all one size, and two of them are merged at once. */
const TINY = 64;
/** Up to so many documents a merge is done at once. */
const SMALL = 512;
/** After so many milliseconds without a change the segments are brought down to a few. */
const QUIET = 250;
const FEW = 4;
/** Milliseconds of merging in one go while nothing else is asked. */
const SLICE = 2;

interface Job {
  segments: readonly Segment[];
  documents: number;
  steps: Generator<undefined, Segment, undefined>;
}

const sizeClassOf = (segment: Segment): number =>
  segment.live <= TINY ? 0 : Math.floor(Math.log(segment.live / TINY) / Math.log(FAN_IN)) + 1;

/** No layers yet. Merging goes on in turns of the event loop and, while tools pour in, within each call of add. */
export function createLayers(dictionary: Dictionary, marks: Marks): Layers {
  const builder = createBuilder(dictionary, marks);
  let segments: Segment[] = [];
  let jobs: Job[] = [];
  let isScheduled = false;

  const drop = (dropped: readonly Segment[]): void => {
    segments = segments.filter((segment) => !dropped.includes(segment));
    for (const { room } of dropped) room.release();
  };

  const finish = (job: Job, merged: Segment): void => {
    drop(job.segments);
    if (merged.live > 0) segments.push(merged);
    else merged.room.release();
    jobs = jobs.filter((other) => other !== job);
  };

  const run = (job: Job, until: number): boolean => {
    for (;;) {
      const step = job.steps.next();
      if (step.done === true) {
        finish(job, step.value);
        return true;
      }
      if (performance.now() >= until) return false;
    }
  };

  const start = (group: readonly Segment[]): void => {
    const documents = group.reduce((sum, segment) => sum + segment.documents, 0);
    for (const segment of group) segment.late = [];
    const job = { segments: group, documents, steps: mergeSegments(group) };
    jobs.push(job);
    jobs.sort((a, b) => a.documents - b.documents);
    if (documents <= SMALL) run(job, Infinity);
  };

  /** Starts a merge for every size of which there are enough, and for segments that are mostly deletions. */
  const plan = (): void => {
    for (;;) {
      drop(segments.filter((segment) => segment.live === 0 && segment.late === undefined));
      const idle = segments.filter((segment) => segment.late === undefined);
      const groups = Map.groupBy(idle, sizeClassOf);
      const worn = idle.find((segment) => segment.live * 2 < segment.documents);
      const group =
        [...groups].find(([size, members]) => members.length >= (size === 0 ? 2 : FAN_IN))?.[1] ??
        (worn === undefined ? undefined : [worn]);
      if (group === undefined) return;
      start(group);
    }
  };

  const work = (milliseconds: number): void => {
    const until = performance.now() + milliseconds;
    let job = jobs[0];
    while (job !== undefined && run(job, until)) {
      plan();
      job = jobs[0];
    }
  };

  const schedule = (): void => {
    if (isScheduled || jobs.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      work(SLICE);
      schedule();
    });
  };

  /** Merges all but the largest segment, and that too when the others are a quarter of it. */
  const settle = (): void => {
    if (jobs.length > 0) quiet.refresh();
    else if (segments.length > FEW) {
      const [largest, ...others] = segments.toSorted((a, b) => b.live - a.live);
      const rest = others.reduce((sum, segment) => sum + segment.live, 0);
      start(largest !== undefined && rest * FAN_IN > largest.live ? [largest, ...others] : others);
      schedule();
    }
  };
  const quiet = setTimeout(settle, QUIET).unref();

  const remove = (key: number): { segment: Segment; document: number } | undefined => {
    for (const segment of segments) {
      const document = findByKey(segment, key);
      if (document < 0) continue;
      markDeleted(segment, document);
      return { segment, document };
    }
    return undefined;
  };

  return {
    get segments() {
      return segments;
    },
    add(tools) {
      const begun = performance.now();
      builder.add(rowsOf(tools));
      const segment = builder.finish();
      segments.push(segment);
      plan();
      if (jobs.length > 0) work(Math.min(8, performance.now() - begun));
      schedule();
      quiet.refresh();
      return segment;
    },
    take(segment) {
      if (segment.live > 0) segments.push(segment);
    },
    remove,
  };
}
