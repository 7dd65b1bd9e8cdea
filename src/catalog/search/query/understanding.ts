/** How a query was understood: what was corrected, which words were let go of, which prices and other filters it asks for. */
import type { AttributeName } from '#fields/fields.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { takeApart } from './compounds.ts';
import { correctionsOf } from './corrections.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { type Query, readQuery } from './query.ts';

/** A filter that the words of a query ask for, and the query without these words. */
export interface FilterHint {
  parameter: 'pricing' | AttributeName;
  value: string;
  /** The query without the words that ask for it. */
  without: string;
}

export interface Understanding {
  /** The query as it was typed and as it was searched for, when a word was probably misspelt. */
  corrected: { from: string; to: string } | null;
  /** What was probably meant where the words were to be taken as they were typed. */
  meant: string | null;
  /** Words that were let go of, as they were typed. */
  ignored: readonly string[];
  hints: readonly FilterHint[];
  /** Ids of the nearest categories, when nothing matches. */
  nearest: readonly string[];
}

const SOURCE_WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** The words of a query as they were typed, in the order of its surfaces; the folded ones where a fold has changed their number. */
function typedWords(text: string, surfaces: readonly string[]): readonly string[] {
  const typed = text.match(SOURCE_WORDS) ?? [];
  return typed.length === surfaces.length ? typed : surfaces;
}

/** The query with other words at some places; a word that is empty goes away. */
const rewrite = (text: string, surfaces: readonly string[], changes: ReadonlyMap<number, string>): string => {
  const isAligned = text.match(SOURCE_WORDS)?.length === surfaces.length;
  let at = -1;
  const rewritten = isAligned
    ? text.replace(SOURCE_WORDS, (word) => changes.get((at += 1)) ?? word)
    : surfaces.map((word, place) => changes.get(place) ?? word).join(' ');
  return rewritten.replace(/\s+/g, ' ').trim();
};

/** A query as it is searched for, and how it came to be that. */
export interface ReadText extends Omit<Understanding, 'meant' | 'ignored' | 'nearest'> {
  query: Query;
  /** Its words as they were typed. */
  typed: readonly string[];
}

/** The filters that a query asks for, each with the text without its words and the stop words before them. */
const hintsOf = ({ words, surfaces, locales, stated }: Query, text: string): FilterHint[] => {
  const isStop = (at: number): boolean => locales.some((locale) => isStopWord(surfaces[at]!, locale));
  const without = (places: readonly number[]): string => {
    const changes = new Map<number, string>();
    for (const at of places) {
      changes.set(at, '');
      for (let before = at - 1; before >= 0 && isStop(before); before -= 1) changes.set(before, '');
    }
    return rewrite(text, surfaces, changes);
  };
  const prices = new Map<PricingModel, number[]>();
  for (const { pricing, at } of words)
    for (const value of pricing) prices.set(value, [...(prices.get(value) ?? []), at]);
  return [
    ...[...prices].map(([value, places]) => ({ parameter: 'pricing' as const, value, without: without(places) })),
    ...stated.map(({ parameter, value, words: places }) => ({ parameter, value, without: without(places) })),
  ];
};

/** What a text is read as when some of its words were corrected and compounds are taken apart. */
export function readCorrected(
  text: string,
  typed: Query,
  corrections: ReadonlyMap<number, string>,
  apart: (query: Query) => Query,
): ReadText {
  const to = corrections.size === 0 ? text : rewrite(text, typed.surfaces, corrections);
  const whole = corrections.size === 0 ? typed : readQuery(to);
  const query = apart(whole);
  return {
    query,
    corrected: corrections.size === 0 ? null : { from: text, to },
    hints: hintsOf(whole, to),
    typed: typedWords(to, query.surfaces),
  };
}

const NO_CORRECTIONS: ReadonlyMap<number, string> = new Map();

/** Reads a text, corrects it, then takes compounds apart. */
export function readText(snapshot: IndexSnapshot, text: string): ReadText {
  const query = readQuery(text);
  return readCorrected(text, query, correctionsOf(snapshot, query), (read) => takeApart(snapshot.dictionary, read));
}

/** As `readText`, with every word taken as it was typed. */
export function readTyped(snapshot: IndexSnapshot, text: string): ReadText {
  return readCorrected(text, readQuery(text), NO_CORRECTIONS, (read) => takeApart(snapshot.dictionary, read));
}
