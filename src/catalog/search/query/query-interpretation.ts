/** The interpretation of a query: corrections, dropped words, prices and other filter hints. */
import type { AttributeName } from '#fields/fields.ts';
import { type Attribute, isField } from '#catalog/search/analysis/attribute-words.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import type { Operators } from './operators.ts';
import { splitCompounds, correctionsOf } from './corrections.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { type Query, readQuery, type QueryWord } from './query.ts';

/** A filter that words of a query ask for. */
export interface FilterHint {
  parameter: 'pricing' | AttributeName;
  value: string;
  /** The query without these words. */
  without: string;
}

export interface Interpretation {
  /** The query before and after spelling correction. */
  corrected: { from: string; to: string } | null;
  /** The suggested correction of an exact query. */
  meant: string | null;
  /** Dropped words as typed. */
  ignored: readonly string[];
  hints: readonly FilterHint[];
  /** Ids of the nearest categories if there are no hits. */
  nearest: readonly string[];
  /** Attributes that it asks for and few hits have: their words as typed, and the number of hits that have them. */
  relaxed?: readonly (Attribute & { words: string; met: number })[];
  /** How many hits by relevance another order leaves out, which are not close. */
  leftOut?: number;
  /** Its quotes and minus signs. */
  operators?: Operators;
}

const SOURCE_WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** Words as typed, by position; the folded ones if folding changed their number. */
function typedWords(text: string, tokens: readonly string[]): readonly string[] {
  const typed = text.match(SOURCE_WORDS) ?? [];
  return typed.length === tokens.length ? typed : tokens;
}

/** Replaces words of a query by position; an empty word is removed. */
const rewrite = (text: string, tokens: readonly string[], changes: ReadonlyMap<number, string>): string => {
  const isAligned = text.match(SOURCE_WORDS)?.length === tokens.length;
  let at = -1;
  const rewritten = isAligned
    ? text.replace(SOURCE_WORDS, (word) => changes.get((at += 1)) ?? word)
    : tokens.map((word, place) => changes.get(place) ?? word).join(' ');
  return rewritten.replace(/\s+/g, ' ').trim();
};

/** A parsed query with its corrections and hints. */
export interface ReadText extends Omit<Interpretation, 'meant' | 'ignored' | 'nearest' | 'relaxed' | 'leftOut'> {
  query: Query;
  /** Its words as typed. */
  typed: readonly string[];
}

/** Filter hints; `without` drops their words and the stop words before them. */
const hintsOf = ({ words, tokens, locales, stated }: Query, text: string): FilterHint[] => {
  const isStop = (at: number): boolean => locales.some((locale) => isStopWord(tokens[at]!, locale));
  const without = (places: readonly number[]): string => {
    const changes = new Map<number, string>();
    for (const at of places) {
      changes.set(at, '');
      for (let before = at - 1; before >= 0 && isStop(before); before -= 1) changes.set(before, '');
    }
    return rewrite(text, tokens, changes);
  };
  const prices = new Map<PricingModel, number[]>();
  for (const { pricing, at } of words)
    for (const value of pricing) prices.set(value, [...(prices.get(value) ?? []), at]);
  return [
    ...[...prices].map(([value, places]) => ({ parameter: 'pricing' as const, value, without: without(places) })),
    ...stated
      .filter(isField)
      .map(({ parameter, value, words: places }) => ({ parameter, value, without: without(places) })),
  ];
};

/** Parses a text with corrections, then splits compounds by `apart`. */
export function readCorrected(
  text: string,
  typed: Query,
  corrections: ReadonlyMap<number, string>,
  apart: (query: Query) => Query,
): ReadText {
  const to = corrections.size === 0 ? text : rewrite(text, typed.tokens, corrections);
  const whole = corrections.size === 0 ? typed : readQuery(to);
  const query = apart(whole);
  return {
    query,
    corrected: corrections.size === 0 ? null : { from: text, to },
    hints: hintsOf(whole, to),
    typed: typedWords(to, query.tokens),
  };
}

/** Parses a text, corrects it unless it is `exact`, and splits compounds. */
export function readText(index: IndexSnapshot, text: string, exact = false): ReadText {
  const query = readQuery(text);
  const corrections = exact ? new Map<number, string>() : correctionsOf(index, query);
  return readCorrected(text, query, corrections, (read) => splitCompounds(index.dictionary, read));
}

/** "Text to speech" has the words of the opposite job: only the phrase counts. */
const isSame = (one: QueryWord, other: QueryWord): boolean =>
  one.isOrdered || one.stems.length === 0
    ? one.phrases.some((phrase) => other.phrases.includes(phrase))
    : one.token === other.token || one.stems.some((stem) => other.stems.includes(stem));

/** Whether a query has the meaningful words of a phrase; a known phrase keeps its order. */
export function asksForPhrase(q: string, phrase: string): boolean {
  const { words } = readQuery(phrase);
  if (words.length === 0) return false;
  const asked = readQuery(q).words;
  return words.every((word) => asked.some((other) => isSame(word, other)));
}
