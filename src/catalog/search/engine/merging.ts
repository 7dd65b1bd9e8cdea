// Joins segments into one in small steps, so that the event loop never waits long; the old ones answer until it is done.
import { createHitRoom, type HitRoom } from './bitset-pool.ts';
import { addHit, wordsFor } from './bitset.ts';
import { createLengthNorms, lengthNormAt, setLengthNorm } from './length-norms.ts';
import { compareBackwards, compareForwards, NAME_KINDS, type Names } from './name-index.ts';
import { createPostingsWriter, type Postings, readList } from './postings.ts';
import { compareDocuments, isDeleted, type Segment } from './segment.ts';
import { inOrder, NONE, STEP, type Steps, trim } from './time-slice.ts';

/** One input's place in the new numbering. */
interface Source {
  segment: Segment;
  /** New number of each document, NONE for deleted ones. */
  mapped: Uint32Array;
}

const sumOf = (segments: readonly Segment[], size: (segment: Segment) => number): number =>
  segments.reduce((sum, segment) => sum + size(segment), 0);

function* mergeDocuments(sources: readonly Source[]): Steps<Omit<Segment, 'postings' | 'names' | 'byKey'>> {
  const segments = sources.map((source) => source.segment);
  const most = sumOf(segments, (segment) => segment.documents);
  const keys = new Float64Array(most);
  const times = new Float64Array(most);
  const lengthNorms = createLengthNorms(most);
  const ids = Buffer.allocUnsafeSlow(sumOf(segments, (segment) => segment.ids.length));
  const idStarts = new Uint32Array(most + 1);
  const bundles = new Uint32Array(most);
  let count = 0;
  yield* inOrder(
    segments.map((segment) => segment.documents),
    (a, i, b, j) => compareDocuments(segments[a]!, i, segments[b]!, j),
    (source, at) => {
      const { segment, mapped } = sources[source]!;
      if (isDeleted(segment, at)) return;
      mapped[at] = count;
      keys[count] = segment.keys[at]!;
      times[count] = segment.times[at]!;
      setLengthNorm(lengthNorms, count, lengthNormAt(segment.lengthNorms, at));
      bundles[count] = segment.bundles[at]!;
      segment.ids.copy(ids, idStarts[count], segment.idStarts[at], segment.idStarts[at + 1]);
      idStarts[count + 1] = idStarts[count]! + segment.idStarts[at + 1]! - segment.idStarts[at]!;
      count += 1;
    },
  );
  const room = createHitRoom(count);
  return {
    documents: count,
    live: count,
    deleted: room.take(),
    keys: trim(keys, count),
    times: trim(times, count),
    lengthNorms,
    ids: ids.subarray(0, idStarts[count]),
    idStarts: trim(idStarts, count + 1),
    bundles: trim(bundles, count),
    late: undefined,
    room,
  };
}

function* mergeKeys(sources: readonly Source[], documents: number): Steps<Uint32Array> {
  const byKey = new Uint32Array(documents);
  let count = 0;
  yield* inOrder(
    sources.map(({ segment }) => segment.documents),
    (a, i, b, j) => {
      const [one, other] = [sources[a]!.segment, sources[b]!.segment];
      return one.keys[one.byKey[i]!]! - other.keys[other.byKey[j]!]!;
    },
    (source, at) => {
      const { segment, mapped } = sources[source]!;
      const document = mapped[segment.byKey[at]!]!;
      if (document === NONE) return;
      byKey[count] = document;
      count += 1;
    },
  );
  return byKey;
}

function* mergeNames(sources: readonly Source[], all: number): Steps<Names> {
  const segments = sources.map((source) => source.segment);
  const most = sumOf(segments, (segment) => segment.names.documents.length);
  const text = Buffer.allocUnsafeSlow(sumOf(segments, (segment) => segment.names.text.length));
  const starts = new Uint32Array(most + 1);
  const documents = new Uint32Array(most);
  const kinds = new Uint8Array(most);
  const ofDocument = new Uint32Array(all);
  const sounds = new Int32Array(all);
  const renumbered = segments.map((segment) => new Uint32Array(segment.names.documents.length).fill(NONE));
  let count = 0;
  const lengths = new Uint8Array(most);
  const sizes = segments.map((segment) => segment.names.documents.length);
  yield* inOrder(
    sizes,
    (a, i, b, j) => {
      const [one, other] = [segments[a]!.names, segments[b]!.names];
      return compareForwards(
        one.text,
        one.starts[i]!,
        one.starts[i + 1]!,
        other.text,
        other.starts[j]!,
        other.starts[j + 1]!,
      );
    },
    (source, at) => {
      const { names } = segments[source]!;
      const document = sources[source]!.mapped[names.documents[at]!]!;
      if (document === NONE) return;
      renumbered[source]![at] = count;
      names.text.copy(text, starts[count], names.starts[at], names.starts[at + 1]);
      starts[count + 1] = starts[count]! + names.starts[at + 1]! - names.starts[at]!;
      documents[count] = document;
      kinds[count] = names.kinds[at]!;
      lengths[count] = names.lengths[at]!;
      if (kinds[count] === NAME_KINDS.whole) {
        ofDocument[document] = count;
        sounds[document] = names.sounds[names.documents[at]!]!;
      }
      count += 1;
    },
  );
  const backwards = new Uint32Array(count);
  const backwardLengths = new Uint8Array(count);
  let placed = 0;
  yield* inOrder(
    sizes,
    (a, i, b, j) => {
      const [one, other] = [segments[a]!.names, segments[b]!.names];
      const [x, y] = [one.backwards[i]!, other.backwards[j]!];
      return compareBackwards(
        one.text,
        one.starts[x]!,
        one.starts[x + 1]!,
        other.text,
        other.starts[y]!,
        other.starts[y + 1]!,
      );
    },
    (source, at) => {
      const entry = renumbered[source]![segments[source]!.names.backwards[at]!]!;
      if (entry === NONE) return;
      backwards[placed] = entry;
      backwardLengths[placed] = lengths[entry]!;
      placed += 1;
    },
  );
  return {
    text: text.subarray(0, starts[count]),
    starts: trim(starts, count + 1),
    documents: trim(documents, count),
    kinds: trim(kinds, count),
    backwards,
    lengths: trim(lengths, count),
    backwardLengths,
    ofDocument,
    sounds,
  };
}

/** Writes the new numbers of a list's documents behind each other; deleted ones are left out. */
const readMapped = (postings: Postings, at: number, source: Source, into: Uint32Array, from: number): number => {
  const { mapped, segment } = source;
  const until = readList(postings, at, segment.documents, into, from);
  let end = from;
  for (let read = from; read < until; read += 1) {
    const number = mapped[into[read]!]!;
    if (number === NONE) continue;
    into[end] = number;
    end += 1;
  }
  return end;
};

/** Sorts many documents by setting their bits and reading them in order; leaves the bits cleared. */
const sortByBits = (hits: Uint32Array, count: number, bits: Int32Array): void => {
  for (let i = 0; i < count; i += 1) bits[hits[i]! >>> 5]! |= 1 << (hits[i]! & 31);
  let end = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word]!;
    if (left === 0) continue;
    bits[word] = 0;
    while (left !== 0) {
      const one = left & -left;
      left ^= one;
      hits[end] = (word << 5) + 31 - Math.clz32(one);
      end += 1;
    }
  }
};

function* mergePostings(sources: readonly Source[], documents: number, room: HitRoom): Steps<Postings> {
  const inputs = sources.map(({ segment }) => segment.postings);
  const heads = inputs.map(() => 0);
  const writer = createPostingsWriter(
    Math.max(...inputs.map((postings) => postings.lists.length)),
    inputs.reduce((sum, postings) => sum + postings.bytes.length, 0),
  );
  writer.begin(documents, room);
  // Deleted documents are read, too, before they are left out.
  const hits = new Uint32Array(sources.reduce((sum, { segment }) => sum + segment.documents, 1));
  const bits = new Int32Array(wordsFor(documents));
  let work = 0;
  const isTired = (more: number): boolean => {
    work += more;
    if (work < STEP * 4) return false;
    work = 0;
    return true;
  };
  for (;;) {
    let list = NONE;
    for (let i = 0; i < inputs.length; i += 1) list = Math.min(list, inputs[i]!.lists[heads[i]!] ?? NONE);
    if (list === NONE) return writer.finish(true);
    let count = 0;
    let parts = 0;
    for (let i = 0; i < inputs.length; i += 1) {
      const at = heads[i]!;
      if (inputs[i]!.lists[at] !== list) continue;
      heads[i] = at + 1;
      const before = count;
      count = readMapped(inputs[i]!, at, sources[i]!, hits, count);
      parts += 1;
      if (isTired(count - before + 8)) yield;
    }
    if (parts > 1 && count > documents >>> 8) {
      sortByBits(hits, count, bits);
      if (isTired(count)) yield;
    } else if (parts > 1) hits.subarray(0, count).sort();
    if (count > 0) writer.add(list, hits, 0, count);
    if (isTired(count)) yield;
  }
}

/** Joins segments; pauses often. Documents deleted meanwhile are marked as deleted in the result. */
export function* mergeSegments(segments: readonly Segment[]): Steps<Segment> {
  const sources = segments.map((segment) => {
    segment.late = [];
    return { segment, mapped: new Uint32Array(segment.documents).fill(NONE) };
  });
  const documents = yield* mergeDocuments(sources);
  const byKey = yield* mergeKeys(sources, documents.documents);
  const names = yield* mergeNames(sources, documents.documents);
  const postings = yield* mergePostings(sources, documents.documents, documents.room);
  const merged: Segment = { ...documents, byKey, names, postings };
  for (const { segment, mapped } of sources) {
    for (const document of segment.late ?? []) {
      const number = mapped[document]!;
      if (number === NONE || isDeleted(merged, number)) continue;
      addHit(merged.deleted, number);
      merged.live -= 1;
    }
    segment.late = undefined;
  }
  return merged;
}
