/** Merges the posting lists of segments: those of a term become one, with the new doc ids. */
import { type Bitset, clearBits, createBitset, readBits, setBit } from './bitset.ts';
import { DELETED, type MergeSource, sumOver } from './doc-map.ts';
import { createPostingsSerializer } from './postings-serializer.ts';
import { type Postings, readList } from './postings.ts';
import { SLICE_UNITS, type Sliced } from './time-slice.ts';

const NO_LIST = 0xffffffff;

/** Writes the new doc ids of a list to `into` from `from` on, deleted ones left out; returns where they end. */
const readMapped = (source: MergeSource, at: number, into: Uint32Array, from: number): number => {
  const { docMap, segment } = source;
  const until = readList(segment.postings, at, segment.documents, into, from);
  let end = from;
  for (let read = from; read < until; read += 1) {
    const document = docMap[into[read]!]!;
    if (document === DELETED) continue;
    into[end] = document;
    end += 1;
  }
  return end;
};

/** Sorts many documents by setting their bits and reading them in order; leaves the bits cleared. */
const sortByBits = (docs: Uint32Array, bits: Bitset): void => {
  for (const document of docs) setBit(bits, document);
  readBits(bits, docs);
  clearBits(bits);
};

/** Merges the lists of segments whose documents have their new doc ids, of which there are so many. */
export function* mergePostings(sources: readonly MergeSource[], documents: number): Sliced<Postings> {
  const inputs = sources.map(({ segment }) => segment.postings);
  const heads = inputs.map(() => 0);
  const serializer = createPostingsSerializer(
    Math.max(...inputs.map((postings) => postings.listIds.length)),
    sumOver(sources, ({ postings }) => postings.bytes.length),
  );
  serializer.begin(documents);
  // Deleted documents are read, too, before they are left out.
  const docs = new Uint32Array(sumOver(sources, (segment) => segment.documents) + 1);
  const bits = createBitset(documents);
  let work = 0;
  const isTired = (more: number): boolean => {
    work += more;
    if (work < SLICE_UNITS * 4) return false;
    work = 0;
    return true;
  };
  for (;;) {
    let listId = NO_LIST;
    for (let i = 0; i < inputs.length; i += 1) listId = Math.min(listId, inputs[i]!.listIds[heads[i]!] ?? NO_LIST);
    if (listId === NO_LIST) return serializer.finish(true);
    let count = 0;
    let parts = 0;
    for (let i = 0; i < inputs.length; i += 1) {
      const at = heads[i]!;
      if (inputs[i]!.listIds[at] !== listId) continue;
      heads[i] = at + 1;
      const before = count;
      count = readMapped(sources[i]!, at, docs, count);
      parts += 1;
      if (isTired(count - before + 8)) yield;
    }
    if (parts > 1 && count > documents >>> 8) {
      sortByBits(docs.subarray(0, count), bits);
      if (isTired(count)) yield;
    } else if (parts > 1) docs.subarray(0, count).sort();
    if (count > 0) serializer.add(listId, docs, 0, count);
    if (isTired(count)) yield;
  }
}
