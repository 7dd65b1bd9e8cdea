/** Appends the names of tools to the index: as skeletons in UTF-8, without making strings of plain ones. */
import { phoneticKeyOfBytes } from '#catalog/language/phonetic.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { isGeneric, LONGEST_GENERIC, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { withRoom } from './growable-array.ts';
import { MAX_LENGTH, NAME_KINDS, type NameIndex } from './name-index.ts';

const SPACE = 32;
const DASH = 45;
const DOT = 46;
const UNDERSCORE = 95;

const isSmallLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Makes room for an entry of so many bytes; returns where it is to be written. */
const openEntry = (names: NameIndex, length: number): number => {
  const start = names.starts[names.count]!;
  names.text = withRoom(names.text, start + length);
  return start;
};

/** Ends the entry that was opened; one without letters is one only as a whole name. */
const closeEntry = (names: NameIndex, end: number, kind: number, document: number): void => {
  const { count } = names;
  const start = names.starts[count]!;
  if (end === start && kind !== NAME_KINDS.whole) return;
  if (count >= names.kinds.length) {
    names.documents = withRoom(names.documents, count + 1);
    names.kinds = withRoom(names.kinds, count + 1);
    names.lengths = withRoom(names.lengths, count + 1);
  }
  names.starts = withRoom(names.starts, count + 2);
  names.documents[count] = document;
  names.kinds[count] = kind;
  names.lengths[count] = Math.min(MAX_LENGTH, end - start);
  if (kind === NAME_KINDS.whole) {
    names.wholes = withRoom(names.wholes, document + 1);
    names.phoneticKeys = withRoom(names.phoneticKeys, document + 1);
    names.wholes[document] = count;
    names.phoneticKeys[document] = phoneticKeyOfBytes(names.text, start, end);
  }
  names.starts[count + 1] = end;
  names.count += 1;
};

const addSkeleton = (names: NameIndex, skeleton: string, kind: number, document: number): void => {
  const start = openEntry(names, skeleton.length * 3);
  closeEntry(names, start + names.text.write(skeleton, start), kind, document);
};

const addShortForm = (names: NameIndex, name: string, document: number): void => {
  const short = shortSkeletonOf(name);
  if (short !== undefined) addSkeleton(names, short, NAME_KINDS.short, document);
};

/** Appends another spelling that is a skeleton already. */
export const addAlias = (names: NameIndex, skeleton: string, document: number): void =>
  addSkeleton(names, skeleton, NAME_KINDS.alias, document);

/** Appends the name at from..to and, if it has one, its shorter form. */
export function addName(names: NameIndex, row: Buffer, from: number, to: number, document: number): void {
  let end = openEntry(names, to - from);
  const { text } = names;
  let lastSign = -1;
  let lastLetter = from - 1;
  for (let at = from; at < to; at += 1) {
    let code = row[at]!;
    if (code > 127 || code < SPACE) {
      const name = row.toString('utf8', from, to);
      addSkeleton(names, skeletonOf(name), NAME_KINDS.whole, document);
      addShortForm(names, name, document);
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
  closeEntry(names, end, NAME_KINDS.whole, document);
  // Only a name whose last word is a generic ending has a shorter form.
  const length = lastLetter - lastSign;
  if (lastSign < from || length < 2 || length > LONGEST_GENERIC) return;
  if (isGeneric(row.toString('latin1', lastSign + 1, lastLetter + 1).toLowerCase()))
    addShortForm(names, row.toString('latin1', from, to), document);
}
