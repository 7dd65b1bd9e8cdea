/** Whether a query asks for a phrase that somebody has named. */
import { readQuery, type QueryWord } from './query.ts';

/** "Text to speech" has the words of the opposite job: such words count within their phrase only. */
const isSame = (one: QueryWord, other: QueryWord): boolean =>
  one.isOrdered || one.stems.length === 0
    ? one.phrases.some((phrase) => other.phrases.includes(phrase))
    : one.surface === other.surface || one.stems.some((stem) => other.stems.includes(stem));

/** Whether all words of the phrase that say something are in the query, in any form, and in any order but where a known phrase has its own. */
export function asksForPhrase(q: string, phrase: string): boolean {
  const { words } = readQuery(phrase);
  if (words.length === 0) return false;
  const asked = readQuery(q).words;
  return words.every((word) => asked.some((other) => isSame(word, other)));
}
