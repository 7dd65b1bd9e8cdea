/** Notes which statements of SQL this process runs, whichever database they go to. */
import { createHash } from 'node:crypto';
import { DefaultQueryExecutor } from 'kysely';

/** Lists of every length, and limits of every size, are one statement. */
const LISTS: readonly [RegExp, string][] = [
  [/\?(?:, \?)+/g, '?'],
  [/\(\?\)(?:, \(\?\))+/g, '(?)'],
  [/\b\d+\b/g, '0'],
];

const texts = new Set<string>();
const shorts = new Map<string, string>();
const { prototype } = DefaultQueryExecutor;
const { executeQuery } = prototype;
prototype.executeQuery = function (this: DefaultQueryExecutor, ...given: Parameters<typeof executeQuery>) {
  texts.add(given[0].sql);
  return executeQuery.apply(this, given);
} as typeof executeQuery;

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
