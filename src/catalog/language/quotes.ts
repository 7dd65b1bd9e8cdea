/** Quotes folded phrases as they were typed. */
import { foldClosely } from './fold.ts';

interface TypedText {
  text: string;
  words: readonly { folded: string; from: number; to: number }[];
}

/** The words of a text and where they stand; "A.I." is one. */
function readTyped(text: string): TypedText {
  const words = [...text.matchAll(/\bA\.I\b\.?|[\p{L}\p{M}\p{N}]+/giu)].map(({ 0: word, index }) => ({
    folded: foldClosely(word).replaceAll('.', ''),
    from: index,
    to: index + word.length,
  }));
  return { text, words };
}

/** The text from the first to the last word of a phrase, on one line. */
function quoteOf({ text, words }: TypedText, phrase: string): string | undefined {
  const sought = phrase.split(' ');
  const first = words.findIndex((_, at) => sought.every((word, offset) => words[at + offset]?.folded === word));
  const from = words[first]?.from;
  const to = words[first + sought.length - 1]?.to;
  return from === undefined ? undefined : text.slice(from, to).replaceAll(/\s+/g, ' ');
}

/** Quotes a folded phrase from the first text that has it; the phrase itself if none does. */
export function quotesFrom(texts: readonly string[]): (phrase: string) => string {
  const typed = texts.map(readTyped);
  return (phrase) => typed.map((text) => quoteOf(text, phrase)).find(Boolean) ?? phrase;
}

/** The phrases that no other contains; of equal ones the first. */
export function longestOf(phrases: readonly string[]): string[] {
  const isWithin = (phrase: string, at: number): boolean =>
    phrases.some((one, other) => other !== at && (one === phrase ? other < at : ` ${one} `.includes(` ${phrase} `)));
  return phrases.filter((phrase, at) => !isWithin(phrase, at));
}
