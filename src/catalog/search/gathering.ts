// Sorts the terms of a batch of tools into posting lists: each list's documents together, lists in ascending order.
import type { Dictionary } from './dictionary.ts';
import { createPostingsWriter, type Postings } from './postings.ts';

const grown = (array: Uint32Array | Int32Array, least: number): number => Math.max(array.length * 2, least);

export interface Gathering {
  /** Notes that a document holds a list's term at its place; documents come in ascending order. */
  note(list: number, document: number): void;
  /** The text as UTF-8 in `bytes`, until the next call; gives its length. */
  read(text: string): number;
  readonly bytes: Buffer;
  /** The term of a mark such as a category, remembered by its text. */
  markOf(text: string, dictionary: Dictionary): number;
  /** Gives the lists noted since the last time, for a segment of so many documents. */
  finish(documents: number): Postings;
}

/** Kept between batches, so that loading makes little garbage. Lists are numbers below 2^32 that are dense from 0. */
export function createGathering(): Gathering {
  /** For each list, its group in this batch plus one. */
  let groups = new Int32Array(1 << 14);
  let lists = new Uint32Array(1 << 12);
  let counts = new Uint32Array(1 << 12);
  let lastNoted = new Uint32Array(1 << 12);
  let groupCount = 0;
  let bytes = Buffer.alloc(1 << 14);
  const marks = new Map<string, number>();
  let documentsNow = 0;
  const writer = createPostingsWriter(() => documentsNow, 1 << 12, 1 << 14);
  let starts = new Uint32Array(1 << 12);
  let sorted = new Uint32Array(1 << 14);
  let notedGroups = new Uint32Array(1 << 14);
  let notedDocuments = new Uint32Array(1 << 14);
  let noted = 0;
  const enlarged = (array: Uint32Array, least: number): Uint32Array<ArrayBuffer> => {
    const larger = new Uint32Array(grown(array, least));
    larger.set(array);
    return larger;
  };
  return {
    get bytes() {
      return bytes;
    },
    read(text) {
      if (bytes.length < text.length * 3) bytes = Buffer.alloc(text.length * 3);
      return bytes.write(text);
    },
    markOf(text, dictionary) {
      const known = marks.get(text);
      if (known !== undefined) return known;
      const term = dictionary.add(text);
      marks.set(text, term);
      return term;
    },
    note(list, document) {
      if (list >= groups.length) {
        const larger = new Int32Array(grown(groups, list + 1));
        larger.set(groups);
        groups = larger;
      }
      let group = groups[list]! - 1;
      if (group < 0) {
        group = groupCount;
        groupCount += 1;
        if (groupCount > lists.length) {
          lists = enlarged(lists, groupCount);
          counts = enlarged(counts, groupCount);
          lastNoted = enlarged(lastNoted, groupCount);
        }
        groups[list] = groupCount;
        lists[group] = list;
        counts[group] = 0;
      } else if (lastNoted[group] === document) return;
      lastNoted[group] = document;
      counts[group]! += 1;
      if (noted === notedGroups.length) {
        notedGroups = enlarged(notedGroups, noted + 1);
        notedDocuments = enlarged(notedDocuments, noted + 1);
      }
      notedGroups[noted] = group;
      notedDocuments[noted] = document;
      noted += 1;
    },
    finish(documents) {
      if (starts.length < groupCount) starts = new Uint32Array(lists.length);
      let end = 0;
      for (let group = 0; group < groupCount; group += 1) {
        starts[group] = end;
        end += counts[group]!;
      }
      if (sorted.length < noted) sorted = new Uint32Array(notedGroups.length);
      for (let at = 0; at < noted; at += 1) {
        const group = notedGroups[at]!;
        sorted[starts[group]!] = notedDocuments[at]!;
        starts[group]! += 1;
      }
      const ascending = lists.slice(0, groupCount).sort();
      documentsNow = documents;
      for (let at = 0; at < groupCount; at += 1) {
        const list = ascending[at]!;
        const group = groups[list]! - 1;
        groups[list] = 0;
        writer.add(list, sorted.subarray(starts[group]! - counts[group]!, starts[group]), counts[group]!);
      }
      groupCount = 0;
      noted = 0;
      return writer.finish();
    },
  };
}
