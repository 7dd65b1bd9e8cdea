/** "X vs Y": the two listed tools that a query compares, and the tools between them. */
import { isOr, isVersus } from '#catalog/search/analysis/alternative-cues.ts';
import { serviceNamed } from '#catalog/search/analysis/vocabulary.ts';
import { kindsOf } from '#catalog/search/analysis/well-known.ts';
import { isStop } from '#catalog/language/stop-words.ts';
import { fold } from '#catalog/language/fold.ts';
import { skeletonOf, wordsOf } from '#catalog/language/words.ts';
import { withScratch } from '#catalog/search/engine/documents.ts';
import { findByKeys } from '#catalog/search/engine/document-table.ts';
import { listAlternatives, MOST_ALTERNATIVES } from './alternatives.ts';
import type { Found, PageQuery } from './found.ts';
import type { AlternativesOf } from './more-like-this.ts';
import { isOrdinary, MAX_WORDS, type Window, windowsFrom, windowsTo } from './asked-alternatives.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { pageOfChosen } from './chosen-tools.ts';
import { chooseNamesake, findNamed } from './named-tool.ts';

/** The keys of two tools. */
export type Compared = readonly [number, number];

interface Named extends Window {
  name: string;
  /** Its document. */
  tool: number;
}

/** The longest of the runs of words that names a tool, in any script. */
const namedIn = (index: IndexSnapshot, words: readonly string[], windows: readonly Window[]): Named | undefined => {
  for (const { from, to } of windows) {
    const own = words.slice(from, to);
    if (own.every(isOrdinary)) continue;
    const name = serviceNamed(own) ?? own.join(' ');
    const tool = findNamed(index, name);
    if (tool !== undefined) return { name, tool, from, to };
  }
  return undefined;
};

/** What people use a well-known tool for, in English. */
const purposeOf = ({ name }: Named): string => kindsOf([skeletonOf(name)])[0]?.words ?? '';

/** The tools of "X vs Y" and, where the query begins with it, of "X or Y"; undefined for other queries. */
export function readCompared(index: IndexSnapshot, text: string): Compared | undefined {
  const words = wordsOf(fold(text));
  if (words.length < 3 || words.length > MAX_WORDS) return undefined;
  const at = words.findIndex((word, place) => place > 0 && (isVersus(word) || isOr(word)));
  if (at < 0) return undefined;
  const left = namedIn(index, words, windowsTo(at));
  const right = left && namedIn(index, words, windowsFrom(words, at + 1));
  if (left === undefined || right === undefined) return undefined;
  if (!(isVersus(words[at]!) || words.slice(0, left.from).every(isStop))) return undefined;
  const rest = words.filter((word, place) => (place < left.from || place >= right.to) && !isStop(word)).join(' ');
  const keyOf = (own: Named, other: Named): number =>
    index.table.keys[chooseNamesake(index, own.tool, own.name, rest || purposeOf(other))]!;
  const keys: Compared = [keyOf(left, right), keyOf(right, left)];
  return keys[0] === keys[1] ? undefined : keys;
}

/** A page of two tools, then of their alternatives: those that stand high in both lists first. */
export function findCompared(
  snapshot: IndexSnapshot,
  tools: readonly [AlternativesOf, AlternativesOf],
  query: PageQuery,
): Found {
  return withScratch(snapshot, (index) => {
    const { table } = index;
    const lists = tools.map((of) => [...listAlternatives(index, of, { words: '', pricing: [] }).keys()]);
    const own = findByKeys(
      table,
      tools.map(({ key }) => key),
    );
    const placeIn = (list: readonly number[], document: number): number =>
      list.includes(document) ? list.indexOf(document) : MOST_ALTERNATIVES;
    const sumOf = (document: number): number => lists.reduce((sum, list) => sum + placeIn(list, document), 0);
    const between = [...new Set(lists.flat())].sort((a, b) => sumOf(a) - sumOf(b));
    return pageOfChosen(index, [...new Set([...own, ...between])], query);
  });
}
