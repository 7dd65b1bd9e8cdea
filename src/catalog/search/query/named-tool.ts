/** Finds the published tool that a text names: in any script; and chooses among namesakes. */
import { namesNear } from '#catalog/search/engine/dictionary.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { stem } from '#catalog/language/stems.ts';
import { skeletonOf, wordsOf } from '#catalog/language/words.ts';
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { kindsOf } from '#catalog/search/analysis/well-known.ts';
import { hasBit, readBits } from '#catalog/search/engine/bitset.ts';
import { NAME, documentsWith, intersectionOf, liveWith, TEXTS, withScratch } from '#catalog/search/engine/documents.ts';
import { namesSoundingLike, OTHER_NAMES, wholeNameOf } from '#catalog/search/engine/names.ts';
import { compareDocuments } from '#catalog/search/engine/catalog-order.ts';
import { type DocumentTable, isDeleted } from '#catalog/search/engine/document-table.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { detectIntent } from './intent.ts';
import { keysOf } from './listing.ts';
import { readQuery } from './query.ts';

/** The first of some documents in catalog order. */
const firstOf = (table: DocumentTable, documents: readonly number[]): number | undefined =>
  documents.toSorted((a, b) => compareDocuments(table, a, b))[0];

/** By whole name, else by short name or domain, else in another script by sound; the newest of several. */
export function findNamed(index: IndexSnapshot, text: string): number | undefined {
  const { table } = index;
  const skeleton = skeletonOf(text);
  const named = [NAME, OTHER_NAMES].map((fields) => liveWith(index, [termOf('name', skeleton)], fields));
  const heard = scriptOf(skeleton) === 'latin' ? [] : namesSoundingLike(table, skeleton);
  const found = [...named, heard.filter((document) => !isDeleted(table, document))];
  return firstOf(table, found.find(({ length }) => length > 0) ?? []);
}

/** A shorter name has too many others one edit away. */
const SHORTEST_MISSPELT = 5;

/** One edit away; the newest of several. */
export function findMisspelt(index: IndexSnapshot, text: string): number | undefined {
  const skeleton = skeletonOf(text);
  if (skeleton.length < SHORTEST_MISSPELT) return undefined;
  return firstOf(index.table, liveWith(index, namesNear(index.dictionary, skeleton), TEXTS));
}

/** Most tools with the words of the name that are looked at. */
const MOST = 256;

/** The terms of what the rest of a query asks for: jobs and their categories, and categories that it names. */
const askedTerms = ({ taught, categories, categoryIds }: IndexSnapshot, rest: string): string[] => {
  const query = readQuery(rest);
  const { asked } = detectIntent(query, taught);
  const named = categories()
    .find(query.tokens)
    .flatMap(({ numbers }) => numbers.map((number) => categoryIds[number]));
  return [
    ...asked.map(({ id }) => termOf('job', id)),
    ...[...asked.map(({ category }) => category), ...named].map((id) => termOf('category', id ?? '')),
  ];
};

/**
 * Chooses among well-known tools of one name by the rest of the query ("alternatives to Copilot for
 * programming"): the tool itself if it does what the rest asks for, or if no well-known tool with its name does. */
export function chooseNamesake(snapshot: IndexSnapshot, tool: number, name: string, rest: string): number {
  const wanted = rest === '' ? [] : askedTerms(snapshot, rest);
  if (wanted.length === 0) return tool;
  return withScratch(snapshot, (index) => {
    const { table } = index;
    if (hasBit(documentsWith(index, wanted, NAME), tool)) return tool;
    const words = wordsOf(name).map((word) => [stem(word, 'en')]);
    const skeleton = skeletonOf(name);
    const both = intersectionOf(
      index,
      [wanted, ...words].map((terms) => documentsWith(index, terms, NAME)),
    );
    const documents = new Uint32Array(MOST);
    const count = readBits(both, documents);
    const found = [...documents.subarray(0, count)].filter((document) => {
      const whole = wholeNameOf(table, document);
      const isNamesake = whole.startsWith(skeleton) || whole.endsWith(skeleton);
      return isNamesake && kindsOf([whole]).length > 0 && !isDeleted(table, document);
    });
    const [first = tool] = found.sort((a, b) => compareDocuments(table, a, b));
    return first;
  });
}

/** Keys of the tools whose name is a text, or the text without a generic ending, in catalog order. */
export function findAllNamed(index: IndexSnapshot, text: string): number[] {
  const { table } = index;
  const terms = [skeletonOf(text), shortSkeletonOf(text) ?? ''].map((name) => termOf('name', name));
  const found = liveWith(index, [...new Set(terms)], NAME);
  return keysOf(
    table,
    found.sort((a, b) => compareDocuments(table, a, b)),
  );
}
