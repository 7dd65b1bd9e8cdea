/** Names as skeletons: terms in the field of their kind, by which documents are found; and the whole names in their order. */
import { phoneticKeyOf } from '#catalog/language/phonetic.ts';
import { TERM_KINDS, termOf } from '#catalog/search/analysis/term-kinds.ts';
import type { DocumentTable } from './document-table.ts';
import { bound } from './growable-array.ts';
import type { Field } from './postings.ts';

/** The field of a skeleton by what it is to its tool: the whole name, the name without a generic ending, its own domain. */
export const NAME_FIELDS = { whole: 0, short: 1, alias: 2 } as const satisfies Record<string, Field>;

/** Fields of the dictionary that hold forms of a name other than the whole name. */
export const OTHER_NAMES: readonly Field[] = [NAME_FIELDS.short, NAME_FIELDS.alias];

/** The skeleton of the whole name. */
export const wholeNameOf = ({ names, terms }: DocumentTable, document: number): string =>
  terms[names[document]!]!.slice(TERM_KINDS.name.length);

/** The documents whose whole names begin with a skeleton, deleted ones included. */
export function namesBegunBy({ names, terms, sorted }: DocumentTable, skeleton: string): Uint32Array {
  const { items, length } = sorted.name;
  const begun = termOf('name', skeleton);
  const nameAt = (at: number): string => terms[names[items[at]!]!]!;
  const from = bound(0, length, (at) => nameAt(at) < begun);
  return items.subarray(
    from,
    bound(from, length, (at) => nameAt(at).startsWith(begun)),
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
