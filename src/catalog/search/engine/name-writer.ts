/** Takes in the names of tools for a segment: as skeletons in UTF-8, without making strings of plain ones. */
import { skeletonOf } from '#catalog/language/words.ts';
import { isGeneric, LONGEST_GENERIC, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { release, resized } from './growable-array.ts';
import { NAME_KINDS, type NameEntries } from './name-index.ts';

export interface NameWriter {
  readonly entries: NameEntries;
  /** Adds the name at from..to and, if it has one, its shorter form. */
  addName(row: Buffer, from: number, to: number, document: number): void;
  /** Adds another spelling that is a skeleton already. */
  addAlias(skeleton: string, document: number): void;
  /** Begins anew; frees the memory when it was the last time. */
  clear(isLast: boolean): void;
}

const SPACE = 32;
const DASH = 45;
const DOT = 46;
const UNDERSCORE = 95;
const INITIAL_ENTRIES = 1 << 10;

const isSmallLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Makes room for an entry of so many bytes; returns where it is to be written. */
const openEntry = (entries: NameEntries, length: number): number => {
  const start = entries.starts[entries.count]!;
  if (start + length > entries.text.length)
    entries.text = Buffer.from(entries.text.buffer.transfer(entries.text.length * 2 + length));
  return start;
};

/** Ends the entry that was opened; one without letters is none. */
const closeEntry = (entries: NameEntries, end: number, kind: number, document: number): void => {
  if (end === entries.starts[entries.count]!) return;
  if (entries.count + 2 > entries.kinds.length) {
    const length = entries.kinds.length * 2;
    entries.starts = resized(entries.starts, length);
    entries.documents = resized(entries.documents, length);
    entries.kinds = resized(entries.kinds, length);
  }
  entries.documents[entries.count] = document;
  entries.kinds[entries.count] = kind;
  if (kind === NAME_KINDS.whole) entries.wholes[document] = entries.count + 1;
  entries.count += 1;
  entries.starts[entries.count] = end;
};

const addSkeleton = (entries: NameEntries, skeleton: string, kind: number, document: number): void => {
  const start = openEntry(entries, skeleton.length * 3);
  closeEntry(entries, start + entries.text.write(skeleton, start), kind, document);
};

const addShortForm = (entries: NameEntries, name: string, document: number): void => {
  const short = shortSkeletonOf(name);
  if (short !== undefined) addSkeleton(entries, short, NAME_KINDS.short, document);
};

/** No names yet. */
export function createNameWriter(): NameWriter {
  const entries: NameEntries = {
    text: Buffer.from(new ArrayBuffer(INITIAL_ENTRIES * 16)),
    starts: new Uint32Array(INITIAL_ENTRIES),
    documents: new Uint32Array(INITIAL_ENTRIES),
    kinds: new Uint8Array(INITIAL_ENTRIES),
    count: 0,
    wholes: new Uint32Array(INITIAL_ENTRIES),
  };

  const addName = (row: Buffer, from: number, to: number, document: number): void => {
    if (document === entries.wholes.length) entries.wholes = resized(entries.wholes, document * 2);
    entries.wholes[document] = 0;
    let end = openEntry(entries, to - from);
    const { text } = entries;
    let lastSign = -1;
    let lastLetter = from - 1;
    for (let at = from; at < to; at += 1) {
      let code = row[at]!;
      if (code > 127 || code < SPACE) {
        const name = row.toString('utf8', from, to);
        addSkeleton(entries, skeletonOf(name), NAME_KINDS.whole, document);
        addShortForm(entries, name, document);
        return;
      }
      if (code >= 65 && code <= 90) code += 32;
      if (isSmallLetterOrDigit(code)) {
        text[end] = code;
        end += 1;
      }
      if (code !== SPACE) lastLetter = at;
      if (code === DOT || code === DASH || code === UNDERSCORE) lastSign = at;
      else if (code === SPACE && row[at + 1] !== SPACE && at + 1 < to) lastSign = at;
    }
    closeEntry(entries, end, NAME_KINDS.whole, document);
    // Only a name whose last word is a generic ending has a shorter form.
    const length = lastLetter - lastSign;
    if (lastSign < from || length < 2 || length > LONGEST_GENERIC) return;
    if (isGeneric(row.toString('latin1', lastSign + 1, lastLetter + 1).toLowerCase()))
      addShortForm(entries, row.toString('latin1', from, to), document);
  };

  return {
    entries,
    addName,
    addAlias: (skeleton, document) => addSkeleton(entries, skeleton, NAME_KINDS.alias, document),
    clear(isLast) {
      entries.count = 0;
      const { text, starts, documents, kinds, wholes } = entries;
      if (isLast) for (const array of [text, starts, documents, kinds, wholes]) release(array);
    },
  };
}
