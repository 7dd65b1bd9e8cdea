/** Where two values of JSON differ, for messages that a reader can act on. */

/**
 * The places where `given` is not `wanted`, each as a path with dots: `paths./tools.get.summary`. A list that is longer or
 * shorter is one place; what is the same is none.
 */
export function listDifferences(given: unknown, wanted: unknown, path = ''): string[] {
  if (Object.is(given, wanted)) return [];
  if (!isHolder(given) || !isHolder(wanted) || Array.isArray(given) !== Array.isArray(wanted)) return [path];
  if (Array.isArray(given) && given.length !== (wanted as unknown as unknown[]).length) return [path];
  const names = new Set([...Object.keys(given), ...Object.keys(wanted)]);
  return [...names].flatMap((name) =>
    listDifferences(given[name], wanted[name], path === '' ? name : `${path}.${name}`),
  );
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
