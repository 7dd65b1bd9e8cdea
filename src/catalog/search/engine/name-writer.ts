// Takes in the names of tools for a segment: as skeletons in UTF-8, without making strings of plain ones.
import { skeletonOf } from '#catalog/text/fold.ts';
import { isGeneric, LONGEST_GENERIC, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { release, resized } from './growable-array.ts';
import { NAME_KINDS, type NameEntries } from './name-index.ts';

export interface Naming {
  readonly names: NameEntries;
  /** Adds the name at from..to and, if it has one, its shorter form. */
  addName(row: Buffer, from: number, to: number, document: number): void;
  /** Adds another spelling that is a skeleton already. */
  addAlias(skeleton: string, document: number): void;
  /** Begins anew; gives the room back when it was the last time. */
  clear(isLast: boolean): void;
}

const SPACE = 32;
const DASH = 45;
const DOT = 46;
const UNDERSCORE = 95;
const FIRST_ROOM = 1 << 10;

/** No names yet. */
export function createNaming(): Naming {
  const names: NameEntries = {
    text: Buffer.from(new ArrayBuffer(FIRST_ROOM * 16)),
    starts: new Uint32Array(FIRST_ROOM),
    documents: new Uint32Array(FIRST_ROOM),
    kinds: new Uint8Array(FIRST_ROOM),
    count: 0,
  };

  /** Makes room for a name of so many bytes and gives where it is to be written. */
  const openName = (length: number): number => {
    const start = names.starts[names.count]!;
    if (start + length > names.text.length)
      names.text = Buffer.from(names.text.buffer.transfer(names.text.length * 2 + length));
    return start;
  };

  const closeName = (end: number, kind: number, document: number): void => {
    if (end === names.starts[names.count]!) return;
    if (names.count + 2 > names.kinds.length) {
      const length = names.kinds.length * 2;
      names.starts = resized(names.starts, length);
      names.documents = resized(names.documents, length);
      names.kinds = resized(names.kinds, length);
    }
    names.documents[names.count] = document;
    names.kinds[names.count] = kind;
    names.count += 1;
    names.starts[names.count] = end;
  };

  const addSkeleton = (skeleton: string, kind: number, document: number): void => {
    const start = openName(skeleton.length * 3);
    closeName(start + names.text.write(skeleton, start), kind, document);
  };

  const addName = (row: Buffer, from: number, to: number, document: number): void => {
    let end = openName(to - from);
    const { text } = names;
    let lastSign = -1;
    let lastLetter = from - 1;
    for (let at = from; at < to; at += 1) {
      let code = row[at]!;
      if (code > 127 || code < SPACE) {
        const name = row.toString('utf8', from, to);
        addSkeleton(skeletonOf(name), NAME_KINDS.whole, document);
        const short = shortSkeletonOf(name);
        if (short !== undefined) addSkeleton(short, NAME_KINDS.short, document);
        return;
      }
      if (code >= 65 && code <= 90) code += 32;
      if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
        text[end] = code;
        end += 1;
      }
      if (code !== SPACE) lastLetter = at;
      if (code === DOT || code === DASH || code === UNDERSCORE) lastSign = at;
      else if (code === SPACE && row[at + 1] !== SPACE && at + 1 < to) lastSign = at;
    }
    closeName(end, NAME_KINDS.whole, document);
    // Only a name whose last word is a generic ending has a shorter form.
    const length = lastLetter - lastSign;
    if (lastSign < from || length < 2 || length > LONGEST_GENERIC) return;
    if (!isGeneric(row.toString('latin1', lastSign + 1, lastLetter + 1).toLowerCase())) return;
    const short = shortSkeletonOf(row.toString('latin1', from, to));
    if (short !== undefined) addSkeleton(short, NAME_KINDS.short, document);
  };

  return {
    names,
    addName,
    addAlias: (skeleton, document) => addSkeleton(skeleton, NAME_KINDS.alias, document),
    clear(isLast) {
      names.count = 0;
      if (isLast) for (const room of [names.text, names.starts, names.documents, names.kinds]) release(room);
    },
  };
}
