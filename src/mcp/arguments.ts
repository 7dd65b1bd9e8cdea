/** Checks a tool's arguments against its schema and suggests corrections. */
import { distance } from 'fastest-levenshtein';
import { isRead, type Operation, type Schema } from '#http/api/operation.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import { KEY_ARGUMENT } from './tool-schemas.ts';
import type { DescribedTool } from './tools.ts';

type Json = Readonly<Record<string, unknown>>;

const SYNONYMS: Readonly<Record<string, string>> = {
  q: 'query search text term keyword keywords prompt',
  query: 'q search text term keyword keywords prompt',
  task: 'q query search text term keyword keywords prompt need job goal description',
  constraints: `constraint filter filters requirements criteria category pricing pricings price ${ATTRIBUTES.join(' ')}`,
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
function nearestOf(given: string, known: readonly string[]): string | undefined {
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

type Properties = Readonly<Record<string, Schema & { description?: string }>>;

const propertiesOf = (schema: Schema | undefined): Properties | undefined =>
  schema?.['properties'] as Properties | undefined;

/** Names that do not exist, each with the one that was probably meant. */
function unknownNames(given: Json, known: readonly string[], within: string): string[] {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return [
    ...unknown.slice(0, MOST_NAMED).map((name) => {
      const meant = meantBy(name, known);
      const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
      return `${within}${name.slice(0, LONGEST_NAME)}: There is no such argument.${hint}`;
    }),
    ...(unknown.length > MOST_NAMED ? [`Unknown arguments beside those: ${unknown.length - MOST_NAMED}.`] : []),
  ];
}

/** The accepted values of each type of argument. */
const TAKEN: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list of texts',
};

/** Whether a value is of a type. Text always is: its parser knows numbers, booleans and lists in it. */
function isOf(type: unknown, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'string') return true;
  if (type === 'array') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return type === 'integer' ? typeof value === 'number' : typeof value === type;
}

/** The values of another type than their arguments. */
function wrongTypes(properties: Properties, args: Json, within: string): string[] {
  return Object.entries(properties)
    .filter(([name, { type }]) => type !== 'object' && !isOf(type, args[name]))
    .map(([name, { type }]) => `${within}${name}: Give ${TAKEN[String(type)] ?? 'text'}.`);
}

/** The problems of arguments that are objects. */
function nestedProblems(properties: Properties, args: Json): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const members = propertiesOf(schema);
    const given = args[name] ?? {};
    if (members === undefined) return [];
    const known = Object.keys(members);
    if (typeof given !== 'object' || Array.isArray(given)) return [`${name}: Give an object with ${known.join(', ')}.`];
    return [...unknownNames(given as Json, known, `${name}.`), ...wrongTypes(members, given as Json, `${name}.`)];
  });
}

/** Whether a value is as good as none. */
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * The problems as lines for a model; undefined without any. Types and absence of body members are
 * left to the operation, which reports all problems at once, unless there are others anyway.
 */
export function argumentProblems(
  { name: tool, inputSchema }: DescribedTool,
  operation: Operation | undefined,
  args: Json,
): string | undefined {
  const properties = inputSchema['properties'] as Properties;
  const known = Object.keys(properties);
  const inBody = (name: string): boolean =>
    operation !== undefined &&
    !isRead(operation) &&
    name !== KEY_ARGUMENT &&
    operation.parameters.every((parameter) => parameter.name !== name);
  const typed = Object.fromEntries(Object.entries(properties).filter(([name]) => !inBody(name)));
  const wrong = [...unknownNames(args, known, ''), ...wrongTypes(typed, args, ''), ...nestedProblems(properties, args)];
  const missing = (inputSchema['required'] as string[]).filter((name) => isMissing(args[name]));
  if (wrong.length === 0 && missing.every(inBody)) return undefined;
  return [
    `validation_failed: ${tool} cannot be called with these arguments. Correct them and call it again.`,
    ...wrong,
    ...missing.map((name) => `${name}: This argument is missing. ${properties[name]?.description ?? ''}`.trimEnd()),
    known.length === 0
      ? 'It takes no arguments.'
      : `It takes: ${known.map((name) => taken(name, properties)).join(', ')}.`,
  ].join('\n');
}

/** A name, with the names of its members. */
function taken(name: string, properties: Properties): string {
  const members = propertiesOf(properties[name]);
  return members === undefined ? name : `${name} {${Object.keys(members).join(', ')}}`;
}
