/** Folding and cutting of text for search: what makes "Chat-GPT", "chatgpt" and "ＣｈａｔＧＰＴ" the same. */

/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
  ґ: 'г',
  ѐ: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  گ: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ـ: '',
};

/** Printable ASCII without capitals: nothing to fold. */
const PLAIN = /^[\x20-\x40\x5B-\x7E]*$/;
const ODD_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const SHORT_I = /и\u0306/g;
const YI = /і\u0308/g;
const MARKS = /\p{M}+/gu;
const FORMAT = /[\p{Cf}\p{Cs}\p{Cc}]+/gu;
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** Digits of other scripts sit in runs of ten that start at a multiple the engine does not tell, so the run is searched. */
const asciiDigit = (digit: string): string => {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value % 10);
};

/**
 * Text as search compares it: compatibility forms resolved, lower case, without marks, with letters folded
 * (ł ø ß ё, Arabic alef, ya and ta marbuta forms, tatweel, harakat). The Cyrillic й and ї stay letters
 * of their own, since the stemmers need them. Invisible characters vanish, line ends and tabs become spaces.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029\0]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(FORMAT, '')
    .replace(SHORT_I, 'й')
    .replace(YI, 'ї')
    .replace(MARKS, '')
    .replace(ODD_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGITS, asciiDigit);
}

const WORDS = /[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** The same in text of PLAIN, which is read twice as fast. */
const PLAIN_WORDS = /[a-z0-9]+(?:\+\+|#(?![a-z0-9]))?/g;

/** The words of folded text; "c++" and "c#" keep their signs, an apostrophe or a dot parts words. */
export function wordsOf(folded: string): string[] {
  return folded.match(PLAIN.test(folded) ? PLAIN_WORDS : WORDS) ?? [];
}

/** Letters and digits of folded text alone: the form in which names are compared. */
export function skeletonOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A name cut where a person hears a new word: camel humps, letters next to digits. `AnythingLLM4` gives Anything, LLM, 4. */
export function humpsOf(name: string): string[] {
  return name.normalize('NFKC').match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}]+|\p{N}+/gu) ?? [];
}

export type Script = 'latin' | 'cyrillic' | 'arabic' | 'other';

/** The script of a folded word, judged by its first letter. */
export function scriptOf(word: string): Script {
  const code = word.codePointAt(0) ?? 0;
  if (code < 0x250) return 'latin';
  if (code >= 0x400 && code < 0x530) return 'cyrillic';
  if (code >= 0x600 && code < 0x780) return 'arabic';
  return 'other';
}
