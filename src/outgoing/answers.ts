/** What a stranger's JSON says, read without believing that it has any shape. */

/** The value in a text or body; undefined for what is no JSON. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** A member of a member of … of an object; undefined where there is none on the way. */
export function memberOf(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found) && Object.hasOwn(found, name);
    found = isObject ? (found as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return found;
}

/** The items of a list; none where it is no list. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text; undefined for everything else. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
