/** Tokenizes folded text. */
import { fold } from './fold.ts';

const WORDS = /[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** A pattern for printable ASCII is twice as fast. */
const PLAIN = /^[\x20-\x40\x5B-\x7E]*$/;
const PLAIN_WORDS = /[a-z0-9]+(?:\+\+|#(?![a-z0-9]))?/g;

/** The words of folded text; "c++" and "c#" are words, apostrophes and dots separate words. */
export function wordsOf(folded: string): string[] {
  return folded.match(PLAIN.test(folded) ? PLAIN_WORDS : WORDS) ?? [];
}

/** Apostrophes inside Ukrainian words (комп'ютер, комп’ютер); many writers omit them. */
const APOSTROPHES = /(?<=[а-яєії])['’ʼ`‘′](?=[а-яєії])/gu;

/** ".NET" by itself, not at the end of a host. */
const DOT_NET = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu;

/** Removes apostrophes inside words, and writes ".net" as "dotnet". */
export const joinWords = (folded: string): string => folded.replace(APOSTROPHES, '').replace(DOT_NET, ' dotnet');

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/u;
const RUNS = new RegExp(`${CJK.source}|[^${CJK.source.slice(1, -2)}]+`, 'gu');

/** Bigrams, or a single character. NFC composes Korean syllables, which folding split. */
const pairsOf = (run: string): string[] => {
  const signs = [...run.normalize('NFC')];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign);
};

/**
 * The tokens of search. Chinese, Japanese and Korean become bigrams (as in Lucene's CJKAnalyzer),
 * since they have no spaces. `words` saves a second call of `wordsOf`.
 */
export function tokensOf(folded: string, words: readonly string[] = wordsOf(joinWords(folded))): readonly string[] {
  if (!CJK.test(folded)) return words;
  return words.flatMap((word) => (word.match(RUNS) ?? []).flatMap((run) => (CJK.test(run) ? pairsOf(run) : [run])));
}

/** Removes Arabic "and", "with", "for", "as" and the article from the front of a long word. */
function withoutProclitics(word: string): string {
  if (!ARABIC_WORD.test(word)) return word;
  let rest = word;
  while (rest.length >= 6 && 'وفبكل'.includes(rest.charAt(0))) rest = rest.slice(1);
  return rest.length >= 5 && rest.startsWith('ال') ? rest.slice(2) : rest;
}
const ARABIC_WORD = /^[\u0621-\u064a]+$/;

/** Words for word lists and keys of names: "c++" stays, Arabic words lose their proclitics. */
export function bareWordsOf(folded: string): string[] {
  return (folded.replace(/\ba\.i\.?/g, 'ai').match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []).map(withoutProclitics);
}

const SIGNS = /(?![©®™])\p{Extended_Pictographic}/gu;

/** The emoji of folded text, which are terms of names only. */
export const signsOf = (folded: string): readonly string[] => (PLAIN.test(folded) ? [] : (folded.match(SIGNS) ?? []));

/** Letters and digits of folded text. */
export const lettersOf = (folded: string): string =>
  folded.replace(PLAIN.test(folded) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, '');

/** The form in which search compares names. */
export function skeletonOf(text: string): string {
  return lettersOf(fold(text));
}

/** Splits camel case, and letters from digits: `AnythingLLM4` is Anything, LLM, 4. */
export function humpsOf(name: string): string[] {
  return name.normalize('NFKC').match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}]+|\p{N}+/gu) ?? [];
}
