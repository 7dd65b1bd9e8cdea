/** Typed access to the OpenAPI document, whose shape TypeScript does not know. */

export type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of an object; empty for other values. */
export const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/** The items of an array; empty for other values. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A string; empty for other values. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The `$ref` of a value; empty without one. */
const referenceOf = (value: unknown): string => textOf(membersOf(value)['$ref']);

/** Resolves `#/components/…` references; the document has no others. */
export function resolve(document: Members, value: unknown): Members {
  const reference = referenceOf(value);
  if (!reference.startsWith('#/')) return membersOf(value);
  let target: unknown = document;
  for (const step of reference.slice(2).split('/')) target = membersOf(target)[step];
  return membersOf(target);
}
