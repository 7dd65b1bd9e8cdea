/** Short terms of the field in queries, read as their long forms: STT, txt2img, speech2text, e-mail. */
import { LEXICON } from '#catalog/language/lexicon.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';
import { serviceNamed } from './vocabulary.ts';

const LONG_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(readVocabulary('search/short-terms')).flatMap(([long, shorts]) =>
    shorts.split('\n').map((short) => [short, long.split(' ')] as const),
  ),
);

/** 2 and 4 between two words are "to" and "for": "text2image", not "b2b" or "mp4". */
const JOINED = /^(\p{L}{3,})([24])(\p{L}{3,})$/u;

/** A service with a version: "gpt4o", "llama2". */
const NUMBERED = /^(\p{L}{3,})(\d{1,2}[a-z]?)$/u;

const isKnown = (word: string): boolean => LEXICON.localesOf(word).length > 0;

const longFormOf = (word: string): readonly string[] => {
  const long = LONG_FORMS.get(word);
  if (long !== undefined) return long;
  const [, name = '', version = ''] = NUMBERED.exec(word) ?? [];
  if (name !== '' && serviceNamed([name]) !== undefined) return [name, version];
  const [, before = '', digit, after = ''] = JOINED.exec(word) ?? [];
  return digit !== undefined && isKnown(before) && isKnown(after)
    ? [before, digit === '2' ? 'to' : 'for', after]
    : [word];
};

/** The beginning of "mail" after "e-", at least two letters, or a word that begins with it. */
const isMail = (word: string | undefined): word is string =>
  word !== undefined && ((word.length > 1 && 'mail'.startsWith(word)) || word.startsWith('mail'));

/** Folded words of a query with short terms as their long forms. */
export function expandTerms(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (word === 'e' && isMail(words[at + 1])) return [];
    return isMail(word) && words[at - 1] === 'e' ? [`e${word}`] : longFormOf(word);
  });
}
