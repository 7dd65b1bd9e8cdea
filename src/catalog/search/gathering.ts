// Sorts the terms of a batch of tools into posting lists: each list's documents together, lists in ascending order.
import { createPostingsWriter, type Postings } from './postings.ts';

const grown = (array: Uint32Array | Int32Array, least: number): number => Math.max(array.length * 2, least);

export interface Gathering {
  /** Notes that a document holds a list's term at its place; documents come in ascending order. */
  note(list: number, document: number): void;
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
  let notedGroups = new Uint32Array(1 << 14);
  let notedDocuments = new Uint32Array(1 << 14);
  let noted = 0;
  const enlarged = (array: Uint32Array, least: number): Uint32Array<ArrayBuffer> => {
    const larger = new Uint32Array(grown(array, least));
    larger.set(array);
    return larger;
  };
  return {
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
      const starts = new Uint32Array(groupCount);
      let end = 0;
      for (let group = 0; group < groupCount; group += 1) {
        starts[group] = end;
        end += counts[group]!;
      }
      const sorted = new Uint32Array(noted);
      for (let at = 0; at < noted; at += 1) {
        const group = notedGroups[at]!;
        sorted[starts[group]!] = notedDocuments[at]!;
        starts[group]! += 1;
      }
      const ascending = lists.slice(0, groupCount).sort();
      const writer = createPostingsWriter(documents, groupCount, noted * 2);
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
