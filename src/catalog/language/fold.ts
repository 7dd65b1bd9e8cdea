/**
 * Folding: "Chat-GPT", "chat-gpt" and "Ｃｈａｔ-ＧＰＴ" become equal. `fold` is loose, for search;
 * `foldClosely` keeps line ends, digits and letters of neighbouring languages (Persian پ, Icelandic
 * þ), for screening and for the stored keys of names.
 */
import { memoize } from '#catalog/memoize.ts';
import { letterTable } from './letters.ts';

/** Letters that Unicode does not decompose. */
const CLOSE_LETTERS = letterTable('ł:l ø:o đ:d ß:ss æ:ae œ:oe ı:i ґ:г ٱ:ا ى:ي ة:ه ـ:');
const LOOSE_LETTERS = {
  ...CLOSE_LETTERS,
  ...letterTable('ð:d þ:th ŋ:n ħ:h ŧ:t ی:ي ې:ي ک:ك گ:ك ۀ:ه پ:ب چ:ج ڤ:ف'),
};
type Letters = readonly [table: Readonly<Record<string, string>>, pattern: RegExp];
const lettersIn = (table: Readonly<Record<string, string>>): Letters => [
  table,
  new RegExp(`[${Object.keys(table).join('')}]`, 'gu'),
];
const CLOSE = lettersIn(CLOSE_LETTERS);
const LOOSE = lettersIn(LOOSE_LETTERS);

const SHORT_I = /и\u0306/g;
const YI = /і\u0308/g;
const MARKS = /\p{M}+/gu;

/** Decomposed, lower case, without marks, letters replaced; the Cyrillic й and ї stay letters. */
function unmarked(text: string, [table, pattern]: Letters): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(SHORT_I, 'й')
    .replace(YI, 'ї')
    .replace(MARKS, '')
    .replace(pattern, (letter) => table[letter] ?? letter);
}

/** Lower-case printable ASCII needs no folding. */
const PLAIN = /^[\x20-\x40\x5B-\x7E]*$/;
const FORMAT = /[\p{Cf}\p{Cs}\p{Cc}]+/gu;
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** Digits of a script are runs of ten without a fixed start, so the run is searched. */
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
 * The form that search compares: compatibility forms resolved, lower case, without marks, letters
 * folded (ł ø ß ё, Arabic alef, ya and ta marbuta, tatweel, harakat). The Cyrillic й and ї stay,
 * since the stemmers need them. Invisible characters vanish, line ends and tabs become spaces.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const spaced = lower.replace(/[\t\n\v\f\r\u0085\u2028\u2029\0]/g, ' ').replace(FORMAT, '');
  return unmarked(spaced, LOOSE).replace(DIGITS, asciiDigit);
}

/** Resolves compatibility forms (full width, ligatures); at most 1.5 times as long as the input. */
function plainForm(text: string): string {
  // Two Arabic ligatures resolve to formulas of up to eighteen letters that hide no word.
  return text
    .replace(/[\ufdfa\ufdfb]/g, ' ')
    .normalize('NFKC')
    .slice(0, Math.max(64, Math.ceil(1.5 * text.length)));
}

const BEYOND_ASCII = /[^\t\n\r -~]/;

/** Folds names and screened texts; at most 1.5 times as long as the input. */
export const foldClosely = memoize(
  (text: string): string =>
    BEYOND_ASCII.test(text)
      ? unmarked(plainForm(text), CLOSE).normalize('NFC').replaceAll('’', "'")
      : text.toLowerCase(),
  { most: 1_000, longest: 300 },
);
