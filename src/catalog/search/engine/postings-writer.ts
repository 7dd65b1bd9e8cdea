// Notes which documents hold which terms, and sorts the notes into posting lists: each list's documents together, lists in ascending order.
import type { HitRoom } from './bitset-pool.ts';
import { release, resized } from './growable-array.ts';
import { createPostingsWriter, type Postings } from './postings.ts';

export interface Noting {
  /** Notes that a document holds a list's term; documents come one after the other from 0, each with one note or more. */
  note(list: number, document: number): void;
  /** The lists noted since the last time; `order` gives for each new number of a document the one it was noted by. */
  finish(order: Uint32Array, room: HitRoom, isLast: boolean): Postings;
}

const FIRST_LISTS = 1 << 12;
const FIRST_NOTES = 1 << 14;
/** Documents are sorted this many at a time, so that a large catalog needs no second copy of all notes. */
const SORTED_AT_ONCE = 1 << 23;
const ELSEWHERE = 0xffffffff;

/** Kept between segments, so that loading makes little garbage. Lists are numbers below 2^30 that are dense from 0. */
export function createNoting(): Noting {
  /**
   * Pairs: how many documents a list has, zero between segments; and the last of them, or while they are sorted the
   * place of the next. Side by side, since lists are met in no order and every look costs a cache line.
   */
  let stats = new Uint32Array(FIRST_LISTS * 2);
  /** The lists that have documents. */
  let lists = new Uint32Array(FIRST_LISTS);
  let listCount = 0;
  /** Lists of all documents, one document behind the other. */
  let notes = new Uint32Array(FIRST_NOTES);
  let noted = 0;
  let ends = new Uint32Array(FIRST_LISTS);
  const writer = createPostingsWriter(FIRST_LISTS, FIRST_NOTES);

  const inAscendingOrder = (): Uint32Array => {
    if (listCount * 8 < stats.length) return lists.subarray(0, listCount).sort();
    let at = 0;
    for (let list = 0; at < listCount; list += 1) {
      if (stats[list * 2] === 0) continue;
      lists[at] = list;
      at += 1;
    }
    return lists;
  };

  /** Writes the new numbers of the documents of all lists that have a place to `sorted`, ascending. */
  const sortNotes = (order: Uint32Array, sorted: Uint32Array): void => {
    const all = notes;
    const until = ends;
    const places = stats;
    for (let document = 0; document < order.length; document += 1) {
      const came = order[document]!;
      const end = until[came]!;
      for (let at = came === 0 ? 0 : until[came - 1]!; at < end; at += 1) {
        const place = all[at]! * 2 + 1;
        const head = places[place]!;
        if (head === ELSEWHERE) continue;
        sorted[head] = document;
        places[place] = head + 1;
      }
    }
  };

  return {
    note(list, document) {
      const at = list * 2;
      if (at >= stats.length) stats = resized(stats, Math.max(stats.length * 2, at + 2));
      const count = stats[at]!;
      if (count === 0) {
        if (listCount === lists.length) lists = resized(lists, listCount * 2);
        lists[listCount] = list;
        listCount += 1;
      } else if (stats[at + 1] === document) return;
      stats[at] = count + 1;
      stats[at + 1] = document;
      if (noted === notes.length) notes = resized(notes, noted * 2);
      notes[noted] = list;
      noted += 1;
      if (document >= ends.length) ends = resized(ends, Math.max(ends.length * 2, document + 1));
      ends[document] = noted;
    },
    finish(order, room, isLast) {
      writer.begin(order.length, room);
      const ascending = inAscendingOrder();
      for (let at = 0; at < listCount; at += 1) stats[ascending[at]! * 2 + 1] = ELSEWHERE;
      const sorted = new Uint32Array(Math.min(noted, SORTED_AT_ONCE + order.length));
      for (let from = 0; from < listCount;) {
        let to = from;
        let notesNow = 0;
        while (to < listCount && notesNow < SORTED_AT_ONCE) {
          const list = ascending[to]!;
          stats[list * 2 + 1] = notesNow;
          notesNow += stats[list * 2]!;
          to += 1;
        }
        sortNotes(order, sorted);
        for (; from < to; from += 1) {
          const list = ascending[from]!;
          const count = stats[list * 2]!;
          writer.add(list, sorted, stats[list * 2 + 1]! - count, count);
          stats[list * 2 + 1] = ELSEWHERE;
        }
      }
      for (let at = 0; at < listCount; at += 1) stats[ascending[at]! * 2] = 0;
      release(sorted);
      listCount = 0;
      noted = 0;
      if (isLast) for (const array of [stats, lists, notes, ends]) release(array);
      return writer.finish(isLast);
    },
  };
}
