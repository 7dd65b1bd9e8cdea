/** Common passwords, composed of words, keyboard walks and endings. */
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';

/** Keyboard rows, columns and sequences; each is walked both ways. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiopü',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'йцукенгшщзхъї',
  'фывапролджэ',
  'фівапролджє',
  'ячсмитьбю',
  'абвгдеёжзийклмн',
  'ضصثقفغعهخحج',
  'شسيبلاتنمك',
].flatMap((walk) => [walk, Array.from(walk).reverse().join('')]);

/** Digit runs with a rhythm; walks and repeats are found by rule. */
const RHYTHMS = [
  '112233445566',
  '102030405060',
  '147258369',
  '159357',
  '147852369',
  '789456123',
  '741852963',
  '132435',
  '246810',
  '13579',
  '1357924680',
  '314159265',
  '271828',
  '520131',
  '131313',
  '696969',
  '420420',
];

/** Letters that signs replace in a disguised word. "1" may be i or l, which count as one letter. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  '€': 'e',
  1: 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '+': 't',
};

const undisguise = (text: string): string => text.replace(/[@43€1!|l0$57+]/g, (sign) => DISGUISES[sign] ?? sign);

/** The leading words of published password leaks, and names in our eight languages. */
const WORDS = entriesOf(readVocabulary('passwords'), 'words');
const UNDISGUISED_WORDS = new Set(WORDS.map(undisguise));
const LONGEST_PIECE = Math.max(...WORDS.map((word) => word.length));

/** Costs of the pieces. A password that costs less than ENOUGH in total is common. */
const COST = { word: 2, walk: 1, digit: 0.6, sign: 0.6, letter: 1.5 };
const ENOUGH = 5.5;

/** Whether a lower-case text is a keyboard walk or a count. */
function isWalk(text: string): boolean {
  if (text.length < 3) return text.length === 2 && text[0] === text[1];
  return (
    /^(?:19|20)\d\d$/.test(text) ||
    /^(.{1,3}?)\1+$/su.test(text) ||
    WALKS.some((walk) => walk.includes(text)) ||
    RHYTHMS.some((rhythm) => rhythm.startsWith(text))
  );
}

function costOf(character: string): number {
  if (/\p{N}/u.test(character)) return COST.digit;
  return /\p{L}/u.test(character) ? COST.letter : COST.sign;
}

/**
 * Whether attackers try a password first: up to six repeated characters, or a cheap composition of
 * common words (also disguised, "p@ssw0rd"), keyboard walks, repeats, years and a few characters,
 * such as "iloveyou12345" or "Summer2026!!!". Ignores case; accepts three unrelated words. Linear
 * in the length (pieces have at most 25 characters).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (/^(.{1,6}?)\1+$/su.test(lower)) return true;
  const text = lower.replace(/(.)\1{3,}/gsu, '$1$1$1');
  const plain = undisguise(text);
  if (UNDISGUISED_WORDS.has(plain.replace(/[^\p{L}\p{N}]+/gu, ''))) return true;

  // best[n] is the cheapest composition of the first n characters, with its last word.
  const best: { cost: number; word: string }[] = [{ cost: 0, word: '' }];
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1] ?? { cost: Infinity, word: '' };
    let found = { cost: before.cost + costOf(text.charAt(end - 1)), word: before.word };
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const from = best[start];
      if (from === undefined || from.cost >= ENOUGH) continue;
      const word = plain.slice(start, end);
      const cost = from.cost + (word === from.word ? 0 : COST.word);
      if (cost < found.cost && UNDISGUISED_WORDS.has(word)) found = { cost, word };
      if (from.cost + COST.walk < found.cost && isWalk(text.slice(start, end))) {
        found = { cost: from.cost + COST.walk, word: from.word };
      }
    }
    best.push(found);
  }
  return (best.at(-1)?.cost ?? 0) < ENOUGH;
}
