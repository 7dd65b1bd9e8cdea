/** Names as skeletons: terms in the field of their kind, by which documents are found; and the whole names in their order. */
import { phoneticKeyOf } from '#catalog/language/phonetic.ts';
import { type DocumentTable, textOf } from './document-table.ts';
import { bound } from './growable-array.ts';
import type { Field } from './postings.ts';

/** The field of a skeleton by what it is to its tool: the whole name, the name without a generic ending, its own domain. */
export const NAME_FIELDS = { whole: 0, short: 1, alias: 2 } as const satisfies Record<string, Field>;

/** Fields of the dictionary that hold forms of a name other than the whole name. */
export const OTHER_NAMES: readonly Field[] = [NAME_FIELDS.short, NAME_FIELDS.alias];

/** The skeleton of the whole name. */
export const wholeNameOf = ({ names }: DocumentTable, document: number): string => textOf(names, document).toString();

/** The documents whose whole names begin with a skeleton, deleted ones included. */
export function namesBegunBy({ names, byName: { items, length } }: DocumentTable, skeleton: string): Uint32Array {
  const key = Buffer.from(skeleton);
  const compare = (at: number): number => textOf(names, items[at]!).subarray(0, key.length).compare(key);
  const from = bound(0, length, (at) => compare(at) < 0);
  return items.subarray(
    from,
    bound(from, length, (at) => compare(at) === 0),
  );
}

/** The documents whose whole names have the phonetic key of a skeleton, deleted ones included. Looks at all of them. */
export function namesSoundingLike({ sounds }: DocumentTable, skeleton: string): number[] {
  const sound = phoneticKeyOf(skeleton);
  const found: number[] = [];
  if (sound === 0) return found;
  for (let at = sounds.indexOf(sound); at >= 0; at = sounds.indexOf(sound, at + 1)) found.push(at);
  return found;
}
