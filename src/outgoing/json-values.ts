/** Reads untrusted JSON without assuming its shape. */

/** Undefined for text that is not JSON. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** A nested member of an object, by its path; undefined if it is missing. */
export function memberOf(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found) && Object.hasOwn(found, name);
    found = isObject ? (found as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return found;
}

/** An empty list for every other value. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Undefined for every other value. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
