/** Compares names by sound: "Кандинский", "كاندينسكي" and "Kandinsky" sound alike. */
import { memoize } from '#catalog/memoize.ts';
import { foldClosely } from './fold.ts';
import { lettersOf } from './words.ts';
import { letterTable } from './letters.ts';

/** Vowels as bits, since one may sound like several: "u" is "а" in "Ранвей", "у" in "Лумен". */
const A = 1;
const I = 2;
const U = 4;

export interface Sounds {
  /** Classes that every script can write (b and p, s and z, g, h and j are one), and digits. */
  consonants: string;
  /** Bits of the vowels before, between and after the consonants; 0 for none. */
  vowels: readonly number[];
  script: 'latin' | 'arabic' | 'other';
}

/** For Latin letters after the replacement of spellings. */
const CONSONANTS = letterTable(`
  б:b в:f г:g д:d ж:g з:s к:k л:l м:m н:n п:b р:r с:s т:t ф:f х:g ц:ts ч:c ш:c щ:c
  ب:b پ:b ت:t ث:t ج:g چ:c ح:g خ:g د:d ذ:d ر:r ز:s ژ:g س:s ش:c ص:s ض:d ط:t ظ:d
  غ:g ف:f ڤ:f ق:k ك:k ک:k گ:g ل:l م:m ن:n ه:g
  b:b c:k d:d f:f g:g h:g j:g k:k l:l m:m n:n p:b q:k r:r s:s t:t v:f w:f x:ks z:s ç:c
`);

const BITS: Readonly<Record<string, number>> = { a: A, i: I, u: U };
const HEARD = letterTable(`
  a:a e:ai i:i o:u u:au y:i ə:aiu
  а:a е:ai є:ai и:i і:i ї:i й:i о:u у:u ы:i э:ai ю:iu я:ai
  ا:a ع:a و:u ي:i
`);
const VOWELS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(HEARD).map(([letter, heard]) => [
    letter,
    Array.from(heard, (one) => BITS[one] ?? 0).reduce((a, b) => a | b),
  ]),
);

/** Spellings and their sound, replaced in this order; `ç` is ch, sh and similar sounds. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([b-df-hj-np-tv-z])\1+/g, '$1'],
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  [/tsch|tch|sch|sh|ch|cz|sz/g, 'ç'],
  [/ti(?=on|al)/g, 'çi'],
  // Before a consonant, too, where "j" is a vowel: "Khudozhnik".
  [/d?zh/g, 'ж'],
  [/dg|dj/g, 'j'],
  [/ph/g, 'f'],
  [/ee/g, 'i'],
  [/th/g, 't'],
  [/ck|que$/g, 'k'],
  [/qu/g, 'kw'],
  [/wh/g, 'w'],
  [/(?<=[aeiouy])gh(?![aeiouy])/g, ''],
  [/[kg]h/g, 'g'],
  [/h(?![aeiouy])/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/j(?![aeiou])/g, 'i'],
  [/(?<=[aeiouy])w/g, 'u'],
  [/д{1,2}ж/g, 'ж'],
  [/^у(?=[аеиіоыэюя])/, 'в'],
  [/تش/g, 'ش'],
  [/دج/g, 'ج'],
  [/ه$/, 'ا'],
  [/^و/, 'ف'],
];

/** "GPT" is spoken letter by letter, with vowels that Latin does not write. */
const SPOKEN_LETTERS = /[B-DF-HJ-NP-TV-XZ]{2,4}(?!\p{Ll})/gu;
/** A Latin "e" may be silent. */
const MAY_BE_SILENT = new Set([A | I, A | I | U]);
const ARABIC_LETTER = /\p{Script=Arabic}/u;

function scriptOfLetters(letters: string): Sounds['script'] {
  if (ARABIC_LETTER.test(letters)) return 'arabic';
  return /^[\p{Script=Latin}\p{N}]*$/u.test(letters) ? 'latin' : 'other';
}

/** Words of a name, which no spelling crosses: "Shchedryk Holos" has no "kh". A name of single letters is one word. */
function wordsToSpell(name: string): string[] {
  const words = name
    .split(/[^\p{L}\p{M}\p{N}ə]+/u)
    .map((word) => lettersOf(foldClosely(word)))
    .filter((word) => word !== '');
  return words.some((word) => word.length < 2) ? [words.join('')] : words;
}

function spell(word: string): string {
  let spelled = word;
  for (const [spelling, sound] of SPELLINGS) spelled = spelled.replace(spelling, sound);
  return spelled;
}

/** Ignores unknown scripts. The first 80 letters count. */
export const soundsOf = memoize(
  (name: string): Sounds => {
    const spoken = name.slice(0, 80).replace(SPOKEN_LETTERS, (run) => `${run.split('').join('ə')}ə`);
    const words = wordsToSpell(spoken);
    const letters = words.join('');
    const spelled = words.map(spell).join('');
    let consonants = '';
    const vowels = [0];
    for (const letter of spelled) {
      const vowel = VOWELS[letter];
      if (vowel !== undefined) {
        vowels[vowels.length - 1] = (vowels.at(-1) ?? 0) | vowel;
        continue;
      }
      for (const sound of CONSONANTS[letter] ?? (/\p{Nd}/u.test(letter) ? letter : '')) {
        // "гг" and "dd" are one sound; Arabic doubles a letter only with a short vowel between.
        const isDoubled = consonants.endsWith(sound) && vowels.at(-1) === 0;
        if (isDoubled && !ARABIC_LETTER.test(letter) && !/\d/.test(letter)) continue;
        consonants += sound;
        vowels.push(0);
      }
    }
    return { consonants, vowels, script: scriptOfLetters(letters) };
  },
  { most: 500, longest: 300 },
);

/** Too many names share fewer consonants. */
export const FEWEST_CONSONANTS = 3;

/** From this many consonants on one vowel may differ. */
const MANY_CONSONANTS = 5;

/**
 * Whether two vowels (0 for none) may be one: Arabic omits short ones except at either end, and
 * writes no other vowel than the sound.
 */
function isOneVowel(
  left: number,
  right: number,
  { a, b, edge }: { a: Sounds; b: Sounds; edge: 'first' | 'last' | null },
): boolean {
  if (left === right) return true;
  if (left !== 0 && right !== 0) {
    if (a.script === 'arabic' && b.script === 'latin') return (left & right) === left;
    if (b.script === 'arabic' && a.script === 'latin') return (left & right) === right;
    return (left & right) !== 0;
  }
  const [written, writer, silent] = left === 0 ? [right, b, a] : [left, a, b];
  if (edge === 'first') return false;
  if (writer.script === 'latin' && MAY_BE_SILENT.has(written)) return true;
  return silent.script === 'arabic' && edge === null;
}

function vowelsAgree(a: Sounds, b: Sounds): boolean {
  const last = a.vowels.length - 1;
  const apart = a.vowels.filter((vowel, at) => {
    const edge = at === 0 ? 'first' : at === last ? 'last' : null;
    return !isOneVowel(vowel, b.vowels[at] ?? 0, { a, b, edge });
  }).length;
  return apart <= (a.consonants.length >= MANY_CONSONANTS ? 1 : 0);
}

/** Whether names of different scripts, or of one script that is not Latin, sound alike. */
export function namesSoundAlike(a: string, b: string): boolean {
  const left = soundsOf(a);
  const right = soundsOf(b);
  if (left.consonants.length < FEWEST_CONSONANTS || left.consonants !== right.consonants) return false;
  if (left.script === right.script)
    return left.script === 'other' && left.consonants.length > FEWEST_CONSONANTS && vowelsAgree(left, right);
  return vowelsAgree(left, right);
}
