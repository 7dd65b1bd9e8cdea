/** Notes which statements of SQL the program runs in this process, whichever database they go to. */
import { createHash } from 'node:crypto';
import { DefaultQueryExecutor } from 'kysely';

/** Lists of every length, and limits of every size, are one statement. */
const LISTS: readonly [RegExp, string][] = [
  [/\?(?:, \?)+/g, '?'],
  [/\(\?\)(?:, \(\?\))+/g, '(?)'],
  [/\b\d+\b/g, '0'],
];

/** Matches lines of a stack trace that name no file of the project, or a file of the runner. */
const FOREIGN = /^(?!\s+at )|node:|\/node_modules\/|\/tests\/runner\//;
const SOURCES = new URL('../../src/', import.meta.url).href;

const texts = new Set<string>();
const shorts = new Map<string, string>();
const { prototype } = DefaultQueryExecutor;
const { executeQuery } = prototype;
prototype.executeQuery = function (this: DefaultQueryExecutor, ...given: Parameters<typeof executeQuery>) {
  const { sql } = given[0];
  if (!texts.has(sql) && isOfProgram()) texts.add(sql);
  return executeQuery.apply(this, given);
} as typeof executeQuery;

/** Whether a file of src asks for it: what tests ask on their own, to see what has become, proves nothing of an engine. */
function isOfProgram(): boolean {
  const callers = (new Error().stack ?? '').split('\n').filter((line) => !FOREIGN.test(line));
  return callers.length === 0 || callers[0]!.includes(SOURCES);
}

function shorten(text: string): string {
  const short =
    shorts.get(text) ??
    createHash('sha1')
      .update(LISTS.reduce((whole, [list, one]) => whole.replaceAll(list, one), text))
      .digest('base64url')
      .slice(0, 8);
  shorts.set(text, short);
  return short;
}

/** The statements since the last call, as short hashes of their texts without values. */
export function takeStatements(): string[] {
  const taken = new Set([...texts].map(shorten));
  texts.clear();
  return [...taken];
}
