/** Operators of a query: "quotes" mean a phrase, a leading minus leaves out. */
import { fold } from '#catalog/language/fold.ts';
import { tokensOf } from '#catalog/language/words.ts';

export interface Operators {
  /** The query without operators and without what is left out. */
  text: string;
  /** The words of each phrase, folded. */
  phrases: readonly (readonly string[])[];
  /** The words of each word or phrase that is left out; several words are a phrase. */
  excluded: readonly (readonly string[])[];
}

/** Quotes in pairs: "a", “a”, „a“, «a». An unbalanced one is a letter like others. */
const QUOTED = `"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»`;
/** A minus stands before a word, not within one or between two. */
const OPERATOR = new RegExp(`(?<![^\\s(])([-−]?)(${QUOTED})|(?<!\\S)[-−](?=[\\p{L}\\p{N}])(\\S+)`, 'gu');
/** Most phrases and words of a query that are taken as such. */
const MOST = 8;

/** Undefined without operators, and if nothing would be left to look for. */
export function readOperators(q: string): Operators | undefined {
  const phrases: (readonly string[])[] = [];
  const excluded: (readonly string[])[] = [];
  const text = q.replace(OPERATOR, (whole, minus: string | undefined, quoted: string | undefined, word: string) => {
    const said = quoted === undefined ? word : quoted.slice(1, -1);
    const words = tokensOf(fold(said));
    if (words.length === 0 || phrases.length + excluded.length >= MOST) return whole;
    const isLeftOut = quoted === undefined || minus !== '';
    (isLeftOut ? excluded : phrases).push(words);
    return isLeftOut ? ' ' : said;
  });
  const isNothing = phrases.length + excluded.length === 0 || tokensOf(fold(text)).length === 0;
  return isNothing ? undefined : { text: text.replace(/\s+/g, ' ').trim(), phrases, excluded };
}
