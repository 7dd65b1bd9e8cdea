/** Merges the name indexes of segments. */
import { DELETED, type MergeSource, sumOver } from './doc-map.ts';
import { trimmed } from './growable-array.ts';
import { compareForwards, compareReversed, NAME_KINDS, type NameIndex } from './name-index.ts';
import { mergeSorted, type Sliced } from './time-slice.ts';

/** What is made of the entries in ascending order; `renumbered` has the new number of each source's entries. */
interface Forwards {
  index: Omit<NameIndex, 'reversed' | 'reversedLengths'>;
  renumbered: readonly Uint32Array[];
}

function* mergeForwards(sources: readonly MergeSource[], documentCount: number): Sliced<Forwards> {
  const inputs = sources.map(({ segment }) => segment.names);
  const most = sumOver(sources, (segment) => segment.names.documents.length);
  const text = Buffer.allocUnsafeSlow(sumOver(sources, (segment) => segment.names.text.length));
  const starts = new Uint32Array(most + 1);
  const documents = new Uint32Array(most);
  const kinds = new Uint8Array(most);
  const lengths = new Uint8Array(most);
  const entryOfDocument = new Uint32Array(documentCount);
  const phoneticKeys = new Int32Array(documentCount);
  const renumbered = inputs.map((names) => new Uint32Array(names.documents.length).fill(DELETED));
  let count = 0;
  yield* mergeSorted(
    inputs.map((names) => names.documents.length),
    (a, i, b, j) => {
      const [one, other] = [inputs[a]!, inputs[b]!];
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
      const names = inputs[source]!;
      const document = sources[source]!.docMap[names.documents[at]!]!;
      if (document === DELETED) return;
      renumbered[source]![at] = count;
      names.text.copy(text, starts[count], names.starts[at], names.starts[at + 1]);
      starts[count + 1] = starts[count]! + names.starts[at + 1]! - names.starts[at]!;
      documents[count] = document;
      kinds[count] = names.kinds[at]!;
      lengths[count] = names.lengths[at]!;
      if (kinds[count] === NAME_KINDS.whole) {
        entryOfDocument[document] = count;
        phoneticKeys[document] = names.phoneticKeys[names.documents[at]!]!;
      }
      count += 1;
    },
  );
  const index = {
    text: text.subarray(0, starts[count]),
    starts: trimmed(starts, count + 1),
    documents: trimmed(documents, count),
    kinds: trimmed(kinds, count),
    lengths: trimmed(lengths, count),
    entryOfDocument,
    phoneticKeys,
  };
  return { index, renumbered };
}

/** Merges the names of segments whose documents have their new doc ids, of which there are so many. */
export function* mergeNames(sources: readonly MergeSource[], documentCount: number): Sliced<NameIndex> {
  const inputs = sources.map(({ segment }) => segment.names);
  const { index, renumbered } = yield* mergeForwards(sources, documentCount);
  const reversed = new Uint32Array(index.documents.length);
  const reversedLengths = new Uint8Array(index.documents.length);
  let count = 0;
  yield* mergeSorted(
    inputs.map((names) => names.documents.length),
    (a, i, b, j) => {
      const [one, other] = [inputs[a]!, inputs[b]!];
      const [x, y] = [one.reversed[i]!, other.reversed[j]!];
      return compareReversed(
        one.text,
        one.starts[x]!,
        one.starts[x + 1]!,
        other.text,
        other.starts[y]!,
        other.starts[y + 1]!,
      );
    },
    (source, at) => {
      const entry = renumbered[source]![inputs[source]!.reversed[at]!]!;
      if (entry === DELETED) return;
      reversed[count] = entry;
      reversedLengths[count] = index.lengths[entry]!;
      count += 1;
    },
  );
  return { ...index, reversed, reversedLengths };
}
