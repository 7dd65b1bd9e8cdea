/** OpenAPI documents without references, for tests that read one part or compare two documents. */

type Json = Record<string, any>;

const REFERENCE = /^#\/components\/(\w+)\/(.+)$/;

/** A copy in which every reference to one of these kinds of components is what it refers to. */
export function dereferenced(document: Json, kinds: readonly string[]): Json {
  const visit = (value: unknown): any => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...rest } = value as { $ref?: string };
    const [, kind = '', name = ''] = REFERENCE.exec(reference ?? '') ?? [];
    if (kinds.includes(kind)) return { ...visit(document['components'][kind][name]), ...visit(rest) };
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]));
  };
  return visit(document);
}
