// Notes which documents hold which terms, and sorts the notes into posting lists: each list's documents together, lists in ascending order.
import { createPostingsWriter, type Postings } from './postings.ts';
import { release, resized } from './room.ts';

export interface Noting {
  /** Notes that a document holds a list's term; documents come one after the other from 0. */
  note(list: number, document: number): void;
  /** The lists noted since the last time; `order` gives for each new number of a document the one it was noted by. */
  finish(order: Uint32Array, isLast: boolean): Postings;
}

const FIRST_LISTS = 1 << 12;
const FIRST_NOTES = 1 << 14;
/** Documents are sorted this many at a time, so that a large catalog needs no second copy of all notes. */
const SORTED_AT_ONCE = 1 << 23;
const ELSEWHERE = 0xffffffff;

/** Kept between segments, so that loading makes little garbage. Lists are numbers below 2^32 that are dense from 0. */
export function createNoting(): Noting {
  /** For each list, its group in this segment plus one. */
  let groups = new Int32Array(FIRST_LISTS);
  let lists = new Uint32Array(FIRST_LISTS);
  /** For each group, how many documents it has and the last of them plus one. */
  let stats = new Uint32Array(FIRST_LISTS * 2);
  let groupCount = 0;
  /** Groups of all documents, one document behind the other. */
  let notes = new Uint32Array(FIRST_NOTES);
  let noted = 0;
  let ends = new Uint32Array(FIRST_LISTS);
  let documentsNow = 0;
  const writer = createPostingsWriter(() => documentsNow, FIRST_LISTS, FIRST_NOTES);

  const inAscendingOrder = (): Uint32Array => {
    if (groupCount * 8 < groups.length) return lists.slice(0, groupCount).sort();
    const ascending = new Uint32Array(groupCount);
    let at = 0;
    for (let list = 0; at < groupCount; list += 1) {
      if (groups[list] === 0) continue;
      ascending[at] = list;
      at += 1;
    }
    return ascending;
  };

  return {
    note(list, document) {
      if (list >= groups.length) groups = resized(groups, Math.max(groups.length * 2, list + 1));
      let group = groups[list]! - 1;
      if (group < 0) {
        group = groupCount;
        groupCount += 1;
        if (groupCount > lists.length) {
          lists = resized(lists, lists.length * 2);
          stats = resized(stats, lists.length * 2);
        }
        groups[list] = groupCount;
        lists[group] = list;
        stats[group * 2] = 0;
      } else if (stats[group * 2 + 1] === document + 1) return;
      stats[group * 2 + 1] = document + 1;
      stats[group * 2]! += 1;
      if (noted === notes.length) notes = resized(notes, noted * 2);
      notes[noted] = group;
      noted += 1;
      if (document >= ends.length) ends = resized(ends, Math.max(ends.length * 2, document + 1));
      ends[document] = noted;
    },
    finish(order, isLast) {
      documentsNow = order.length;
      const ascending = inAscendingOrder();
      const heads = new Uint32Array(groupCount).fill(ELSEWHERE);
      const sorted = new Uint32Array(Math.min(noted, SORTED_AT_ONCE + order.length));
      for (let from = 0; from < groupCount;) {
        let to = from;
        let room = 0;
        while (to < groupCount && room < SORTED_AT_ONCE) {
          const group = groups[ascending[to]!]! - 1;
          heads[group] = room;
          room += stats[group * 2]!;
          to += 1;
        }
        for (let document = 0; document < order.length; document += 1) {
          const came = order[document]!;
          for (let at = came === 0 ? 0 : ends[came - 1]!; at < ends[came]!; at += 1) {
            const group = notes[at]!;
            const head = heads[group]!;
            if (head === ELSEWHERE) continue;
            sorted[head] = document;
            heads[group] = head + 1;
          }
        }
        for (; from < to; from += 1) {
          const list = ascending[from]!;
          const group = groups[list]! - 1;
          const count = stats[group * 2]!;
          groups[list] = 0;
          writer.add(list, sorted, heads[group]! - count, count);
          heads[group] = ELSEWHERE;
        }
      }
      release(sorted);
      release(heads);
      groupCount = 0;
      noted = 0;
      if (isLast) for (const room of [groups, lists, stats, notes, ends]) release(room);
      return writer.finish(isLast);
    },
  };
}
