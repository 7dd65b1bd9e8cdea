/** Merges segments into one in time slices, so that the event loop never waits long; the old ones answer until it is done. */
import { createBitset, setBit } from './bitset.ts';
import { DELETED, type MergeSource, openSource, sumOver } from './doc-map.ts';
import { trimmed } from './growable-array.ts';
import { mergeNames } from './merge-names.ts';
import { mergePostings } from './merge-postings.ts';
import { COMPARISONS } from './orders.ts';
import { compareDocuments, isDeleted, type Orders, type Segment, type StoredColumns } from './segment.ts';
import { mergeSorted, type Sliced } from './time-slice.ts';

/** Merges what is stored of the documents and writes their new doc ids to the sources. */
function* mergeColumns(sources: readonly MergeSource[]): Sliced<StoredColumns> {
  const segments = sources.map(({ segment }) => segment);
  const most = sumOver(sources, (segment) => segment.documents);
  const keys = new Float64Array(most);
  const times = new Float64Array(most);
  const updates = new Float64Array(most);
  const lengthNorms = new Uint8Array(most);
  const ids = Buffer.allocUnsafeSlow(sumOver(sources, (segment) => segment.ids.length));
  const idStarts = new Uint32Array(most + 1);
  const facetSets = new Uint32Array(most);
  let count = 0;
  yield* mergeSorted(
    segments.map((segment) => segment.documents),
    (a, i, b, j) => compareDocuments(segments[a]!, i, segments[b]!, j),
    (source, at) => {
      const { segment, docMap } = sources[source]!;
      if (isDeleted(segment, at)) return;
      docMap[at] = count;
      keys[count] = segment.keys[at]!;
      times[count] = segment.times[at]!;
      updates[count] = segment.updates[at]!;
      lengthNorms[count] = segment.lengthNorms[at]!;
      facetSets[count] = segment.facetSets[at]!;
      segment.ids.copy(ids, idStarts[count], segment.idStarts[at], segment.idStarts[at + 1]);
      idStarts[count + 1] = idStarts[count]! + segment.idStarts[at + 1]! - segment.idStarts[at]!;
      count += 1;
    },
  );
  return {
    keys: trimmed(keys, count),
    times: trimmed(times, count),
    updates: trimmed(updates, count),
    lengthNorms: trimmed(lengthNorms, count),
    ids: ids.subarray(0, idStarts[count]),
    idStarts: trimmed(idStarts, count + 1),
    facetSets: trimmed(facetSets, count),
  };
}

function* mergeKeys(sources: readonly MergeSource[], documents: number): Sliced<Uint32Array> {
  const byKey = new Uint32Array(documents);
  let count = 0;
  yield* mergeSorted(
    sources.map(({ segment }) => segment.documents),
    (a, i, b, j) => {
      const [one, other] = [sources[a]!.segment, sources[b]!.segment];
      return one.keys[one.byKey[i]!]! - other.keys[other.byKey[j]!]!;
    },
    (source, at) => {
      const { segment, docMap } = sources[source]!;
      const document = docMap[segment.byKey[at]!]!;
      if (document === DELETED) return;
      byKey[count] = document;
      count += 1;
    },
  );
  return byKey;
}

/** Merges what the sources have in another order than the catalog's. */
function* mergeOrder(sources: readonly MergeSource[], documents: number, order: keyof Orders): Sliced<Uint32Array> {
  const orders = sources.map(({ segment }) => segment.orders[order]);
  const compare = COMPARISONS[order];
  const merged = new Uint32Array(documents);
  let count = 0;
  yield* mergeSorted(
    orders.map(({ length }) => length),
    (a, i, b, j) => compare(sources[a]!.segment, orders[a]![i]!, sources[b]!.segment, orders[b]![j]!),
    (source, at) => {
      const document = sources[source]!.docMap[orders[source]![at]!]!;
      if (document === DELETED) return;
      merged[count] = document;
      count += 1;
    },
  );
  return merged;
}

/** Marks what was deleted while the merge ran. */
const applyLateDeletes = (merged: Segment, sources: readonly MergeSource[]): void => {
  for (const { segment, docMap } of sources) {
    for (const document of segment.lateDeletes ?? []) {
      const number = docMap[document]!;
      if (number === DELETED || isDeleted(merged, number)) continue;
      setBit(merged.deleted, number);
      merged.live -= 1;
    }
    segment.lateDeletes = undefined;
  }
};

function* mergeSources(sources: readonly MergeSource[]): Sliced<Segment> {
  const columns = yield* mergeColumns(sources);
  const documents = columns.keys.length;
  const merged: Segment = {
    ...columns,
    documents,
    live: documents,
    deleted: createBitset(documents),
    byKey: yield* mergeKeys(sources, documents),
    orders: {
      updated: yield* mergeOrder(sources, documents, 'updated'),
      name: yield* mergeOrder(sources, documents, 'name'),
    },
    names: yield* mergeNames(sources, documents),
    postings: yield* mergePostings(sources, documents),
    lateDeletes: undefined,
    spare: [],
  };
  applyLateDeletes(merged, sources);
  return merged;
}

/** Merges segments, which count as being merged from now on; pauses often. Documents that are deleted meanwhile are marked as deleted in the result. */
export function mergeSegments(segments: readonly Segment[]): Sliced<Segment> {
  return mergeSources(segments.map(openSource));
}
