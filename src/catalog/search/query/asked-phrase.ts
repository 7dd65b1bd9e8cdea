/** Tells whether a query contains a phrase. */
import { readQuery, type QueryWord } from './query.ts';

/** "Text to speech" has the words of the opposite job: only the phrase counts. */
const isSame = (one: QueryWord, other: QueryWord): boolean =>
  one.isOrdered || one.stems.length === 0
    ? one.phrases.some((phrase) => other.phrases.includes(phrase))
    : one.surface === other.surface || one.stems.some((stem) => other.stems.includes(stem));

/** Whether a query has the meaningful words of a phrase; a known phrase keeps its order. */
export function asksForPhrase(q: string, phrase: string): boolean {
  const { words } = readQuery(phrase);
  if (words.length === 0) return false;
  const asked = readQuery(q).words;
  return words.every((word) => asked.some((other) => isSame(word, other)));
}
