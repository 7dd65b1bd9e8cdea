/** Cuts folded text into words. */
import { fold } from './fold.ts';

const WORDS = /[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** The same in printable ASCII, which is read twice as fast. */
const PLAIN = /^[\x20-\x40\x5B-\x7E]*$/;
const PLAIN_WORDS = /[a-z0-9]+(?:\+\+|#(?![a-z0-9]))?/g;

/** The words of folded text; "c++" and "c#" keep their signs, an apostrophe or a dot parts words. */
export function wordsOf(folded: string): string[] {
  return folded.match(PLAIN.test(folded) ? PLAIN_WORDS : WORDS) ?? [];
}

/** The apostrophe within Ukrainian words, by whatever sign it is typed (комп'ютер, комп’ютер); many leave it out. */
const APOSTROPHES = /(?<=[а-яєії])['’ʼ`‘′](?=[а-яєії])/gu;

/** Folded text without the apostrophes that are part of words. */
export const joinWords = (folded: string): string => folded.replace(APOSTROPHES, '');

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/u;
const RUNS = new RegExp(`${CJK.source}|[^${CJK.source.slice(1, -2)}]+`, 'gu');

/** The overlapping pairs of signs of a run; a single sign is itself. Folding takes Korean syllables apart, which are put together again. */
const pairsOf = (run: string): string[] => {
  const signs = [...run.normalize('NFC')];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign);
};

/**
 * The words that search compares: those of Chinese, Japanese and Korean are bigrams (as in Lucene's CJKAnalyzer), since no
 * script of theirs parts words from particles. `words` are what wordsOf gave, if it was asked before.
 */
export function tokensOf(folded: string, words: readonly string[] = wordsOf(joinWords(folded))): readonly string[] {
  if (!CJK.test(folded)) return words;
  return words.flatMap((word) => (word.match(RUNS) ?? []).flatMap((run) => (CJK.test(run) ? pairsOf(run) : [run])));
}

/** Arabic writes "and", "with", "for", "as" and the article onto the next word; they are taken off where a word remains. */
function withoutProclitics(word: string): string {
  if (!ARABIC_WORD.test(word)) return word;
  let rest = word;
  while (rest.length >= 6 && 'وفبكل'.includes(rest.charAt(0))) rest = rest.slice(1);
  return rest.length >= 5 && rest.startsWith('ال') ? rest.slice(2) : rest;
}
const ARABIC_WORD = /^[\u0621-\u064a]+$/;

/** The words that word lists and keys of names hold: "c++", "c#" and "a.i." keep their signs, Arabic words lose their proclitics. */
export function bareWordsOf(folded: string): string[] {
  return (folded.replace(/\ba\.i\.?/g, 'ai').match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []).map(withoutProclitics);
}

/** Letters and digits of folded text alone. */
export const lettersOf = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');

/** The form in which search compares names. */
export function skeletonOf(text: string): string {
  return lettersOf(fold(text));
}

/** A name cut where a person hears a new word: camel humps, letters next to digits. `AnythingLLM4` gives Anything, LLM, 4. */
export function humpsOf(name: string): string[] {
  return name.normalize('NFKC').match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}]+|\p{N}+/gu) ?? [];
}
