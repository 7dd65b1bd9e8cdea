/** Checks a tool's arguments against its schema and suggests corrections. */
import { distance } from 'fastest-levenshtein';
import type { Operation } from '#http/api/operation.ts';
import type { DescribedTool } from './tools.ts';

type Json = Readonly<Record<string, unknown>>;

const SYNONYMS: Readonly<Record<string, string>> = {
  q: 'query search text term keyword keywords prompt',
  query: 'q search text term keyword keywords prompt',
  slug: 'id name title tool url address website link homepage domain host',
  id: 'slug submission url',
  url: 'address website link homepage domain',
  name: 'title',
  tagline: 'summary subtitle',
  description: 'text body about',
  message: 'note text comment reason',
  category: 'topic tag',
  categories: 'topics tags',
  pricing: 'price pricing_model cost',
  pricing_model: 'pricing price cost',
  sort: 'order order_by sort_by',
  locale: 'language lang',
  since: 'cursor after',
  per_page: 'limit count size max_results',
  limit: 'per_page count size max_results',
};

/** Longest part of an unknown name that is repeated. */
const LONGEST_NAME = 64;
/** Unknown names beyond this many are only counted. */
const MOST_NAMED = 10;

/** Normalizes spellings: "per-page" and "perPage" become `per_page`. */
const plain = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[-\s]+/g, '_')
    .toLowerCase();

/** The name nearest to `given`; `undefined` if more than a third of the letters differ. */
export function nearestOf(given: string, known: readonly string[]): string | undefined {
  const typed = plain(given);
  const near = known
    .map((name) => ({ name, slips: distance(typed, plain(name)), longest: Math.max(typed.length, name.length) }))
    .filter(({ slips, longest }) => slips <= longest / 3);
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.name;
}

/** The argument meant by an unknown name: a synonym, a typo, or a word in it (`search_query`). */
function meantBy(given: string, known: readonly string[]): string | undefined {
  const words = known.flatMap((name) => (SYNONYMS[name] ?? '').split(' ').map((word) => ({ name, word })));
  const bySynonym = (typed: string): string | undefined => words.find(({ word }) => word === plain(typed))?.name;
  const inside = plain(given).split('_');
  return (
    bySynonym(given) ??
    nearestOf(given, known) ??
    known.find((name) => inside.includes(name)) ??
    inside.map(bySynonym).find((name) => name !== undefined)
  );
}

/**
 * The problems as lines for a model; undefined without any. Missing body members are left to the
 * operation, which reports all problems at once, unless there are others anyway.
 */
export function argumentProblems(
  { name: tool, inputSchema }: DescribedTool,
  operation: Operation | undefined,
  args: Json,
): string | undefined {
  const properties = inputSchema['properties'] as Record<string, { description?: string }>;
  const known = Object.keys(properties);
  const unknown = Object.keys(args).filter((name) => !Object.hasOwn(properties, name));
  const missing = (inputSchema['required'] as string[]).filter(
    (name) => args[name] === undefined || args[name] === null,
  );
  const inBody = (name: string): boolean =>
    operation !== undefined && operation.parameters.every((parameter) => parameter.name !== name);
  if (unknown.length === 0 && missing.every(inBody)) return undefined;
  return [
    `validation_failed: ${tool} cannot be called with these arguments. Correct them and call it again.`,
    ...unknown.slice(0, MOST_NAMED).map((name) => {
      const meant = meantBy(name, known);
      const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
      return `${name.slice(0, LONGEST_NAME)}: There is no such argument.${hint}`;
    }),
    ...(unknown.length > MOST_NAMED ? [`Unknown arguments beside those: ${unknown.length - MOST_NAMED}.`] : []),
    ...missing.map((name) => `${name}: This argument is missing. ${properties[name]?.description ?? ''}`.trimEnd()),
    known.length === 0 ? 'It takes no arguments.' : `It takes: ${known.join(', ')}.`,
  ].join('\n');
}
