/** Careful access to the served OpenAPI document, whose shape TypeScript does not know. */

export type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's members; none for everything else. */
export const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/** A list's items; none for everything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text; an empty one for everything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Path of a reference inside the document; empty when `value` is none. */
const referenceOf = (value: unknown): string => textOf(membersOf(value)['$ref']);

/** Follows `#/components/…` references; the document holds no others. */
export function resolve(document: Members, value: unknown): Members {
  const reference = referenceOf(value);
  if (!reference.startsWith('#/')) return membersOf(value);
  let target: unknown = document;
  for (const step of reference.slice(2).split('/')) target = membersOf(target)[step];
  return membersOf(target);
}
