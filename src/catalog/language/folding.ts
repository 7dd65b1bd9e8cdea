/** Folded text: lower case, compatibility forms and marks gone; its words, and the script of a letter. */
import { remembered } from '#catalog/memoize.ts';

const LETTER_FOLDS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ё: 'е',
  ґ: 'г',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};
const FOLDABLE = /[łøđßæœıёґأإآٱىةؤئ]/g;

/** Compatibility forms gone (full width, mathematical letters, ligatures). At most half as long again as the input. */
export function plainForm(text: string): string {
  // Two ligatures of Arabic stand for whole formulas of up to eighteen letters, and no word is hidden in them.
  return text
    .replace(/[\ufdfa\ufdfb]/g, ' ')
    .normalize('NFKC')
    .slice(0, Math.max(64, Math.ceil(1.5 * text.length)));
}

/** Lower case, compatibility forms and marks gone, look-alike letters of one language unified. At most half as long again as the input. */
export const fold = remembered(foldText, { most: 1_000, longest: 300 });

const BEYOND_ASCII = /[^\t\n\r -~]/;

function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return plainForm(text)
    .toLowerCase()
    .replace(FOLDABLE, (letter) => LETTER_FOLDS[letter] ?? letter)
    .replaceAll('й', '\ue000')
    .replaceAll('ї', '\ue001')
    .normalize('NFD')
    .replace(/[\p{M}\u0640]+/gu, '')
    .replaceAll('\ue000', 'й')
    .replaceAll('\ue001', 'ї')
    .normalize('NFC')
    .replaceAll('’', "'");
}

/** Arabic writes "and", "with", "for", "as" and the article onto the next word; they are taken off where a word remains. */
function withoutProclitics(word: string): string {
  let rest = word;
  while (rest.length >= 6 && 'وفبكل'.includes(rest.charAt(0))) rest = rest.slice(1);
  if (rest.length >= 5 && rest.startsWith('ال')) rest = rest.slice(2);
  return rest;
}

const ARABIC_WORD = /^[\u0621-\u064a]+$/;

/** The words of folded text: runs of letters and digits; "c++", "c#" and "a.i." keep their signs, Arabic words lose their proclitics. */
export function wordsOf(folded: string): string[] {
  return typedWordsOf(folded).map(stemmed);
}

function stemmed(word: string): string {
  return ARABIC_WORD.test(word) ? withoutProclitics(word) : word;
}

/** The words as they stand there, Arabic ones with their proclitics. */
function typedWordsOf(folded: string): string[] {
  return folded.replace(/\ba\.i\.?/g, 'ai').match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? [];
}

const SCRIPTS: readonly (readonly [from: number, to: number, name: string])[] = [
  [0x41, 0x24f, 'Latin'],
  [0x250, 0x2af, 'Latin'],
  [0x370, 0x3ff, 'Greek'],
  [0x400, 0x52f, 'Cyrillic'],
  [0x600, 0x6ff, 'Arabic'],
  [0x750, 0x77f, 'Arabic'],
  [0x8a0, 0x8ff, 'Arabic'],
  [0x1c80, 0x1c8f, 'Cyrillic'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x1f00, 0x1fff, 'Greek'],
  [0x2de0, 0x2dff, 'Cyrillic'],
  [0x3040, 0x9fff, 'Han'],
  [0xa640, 0xa69f, 'Cyrillic'],
  [0xa720, 0xa7ff, 'Latin'],
  [0xac00, 0xd7af, 'Han'],
  [0xfb50, 0xfdff, 'Arabic'],
  [0xfe70, 0xfeff, 'Arabic'],
  [0x20000, 0x3ffff, 'Han'],
];

/** The script of a letter by its block; Japanese and Korean count as "Han", what is not listed as "Other". */
export function scriptOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  for (const [from, to, name] of SCRIPTS) if (code >= from && code <= to) return name;
  return 'Other';
}
