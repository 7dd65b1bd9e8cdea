/** Short terms of the field in queries, read as their long forms: STT, txt2img, speech2text, e-mail; and versions of names. */
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

/** The letter of a version in Cyrillic, as a keyboard may write it: "GPT-4о". */
const LOOKALIKE = /^(\d{1,2})([оасе])$/u;
const LATIN: Readonly<Record<string, string>> = { о: 'o', а: 'a', с: 'c', е: 'e' };

/** Folded words of a query with short terms as their long forms. */
export function expandTerms(typed: readonly string[]): string[] {
  const words = typed.map((word) =>
    word.replace(LOOKALIKE, (_, digits: string, letter: string) => digits + LATIN[letter]),
  );
  return words.flatMap((word, at) => {
    if (word === 'e' && isMail(words[at + 1])) return [];
    return isMail(word) && words[at - 1] === 'e' ? [`e${word}`] : longFormOf(word);
  });
}

/** A version or a year after a name: "3", "v6", "4o", "r1", "2026"; not "3d" or "4k". */
const VERSION = /^(?:[a-z]?\d{1,2}(?:[a-z](?<![dk]))?|20\d\d)$/;

/** Model sizes near a version ("whisper large v3", "stable diffusion xl 1.0"). */
const SIZES: ReadonlySet<string> = new Set(
  'tiny nano mini small base medium large xl xxl huge lite flash turbo pro plus max ultra instruct'.split(' '),
);

/** Positions of versions after a name, and of sizes near one or after a service. */
export function versionsIn(tokens: readonly string[], isService: (at: number) => boolean): ReadonlySet<number> {
  const places = [...tokens.keys()].slice(1);
  const isVersion = (at: number): boolean => VERSION.test(tokens[at]!);
  const hasVersion = places.some(isVersion);
  return new Set(places.filter((at) => isVersion(at) || (SIZES.has(tokens[at]!) && (hasVersion || isService(at - 1)))));
}
