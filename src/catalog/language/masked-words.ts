/** Unmasks words that evade word lists: c4sin0, c@sino, c a s i n o, саsinо, casinoooo. */
import { foldClosely } from './fold.ts';
import { CYRILLIC_LOOK_ALIKES, LATIN_LOOK_ALIKES, LOOK_ALIKES } from './homoglyphs.ts';
import { scriptOf, scriptsOf } from './scripts.ts';
import { bareWordsOf } from './words.ts';

export interface ReadWord {
  /** Unmasked. */
  text: string;
  /** Folded. */
  typed: string;
  /** Spaced out, or written with look-alike letters or digits. */
  masked: boolean;
}

interface Token {
  typed: string;
  /** Letters and digits only. */
  plain: string;
  /** The text between the previous token and this one. */
  gap: string;
  hidden: 'by invisible characters' | 'by form' | undefined;
}

/** Private-use characters that mark an invisible character or a compatibility form. */
const TRACE = '\ue010';
const FORM_TRACE = '\ue011';
const INVISIBLE = /(?<=[\p{L}\p{N}])\p{Default_Ignorable_Code_Point}+(?=[\p{L}\p{N}])/gu;
const COMPATIBILITY = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1d400}-\u{1d7ff}]/gu;
/** Spaced Arabic letters: the joining stroke continues after the gap. */
const DRAWN_APART = /\u0640[ .]{1,3}(?=\u0640|\p{L})/gu;
const TOKEN =
  /[@$€¥]?[\p{L}\p{N}\ue010\ue011]+(?:[@$€¥£¢!|*¡]{1,2}[\p{L}\p{N}\ue010\ue011]+)*(?:[$€]+(?!\d)|\+\+|#)?/gu;
const SIGN = /[@$€¥£¢!|*¡]/;
const SIGNS = /[@$€¥£¢!|*¡]+/g;

function tokensOf(text: string): Token[] {
  let marked = text.replace(INVISIBLE, TRACE).replace(DRAWN_APART, '');
  if (marked.search(COMPATIBILITY) >= 0) marked = marked.replace(COMPATIBILITY, (letter) => FORM_TRACE + letter);
  const folded = foldClosely(marked).replace(/\ba\.i\.?/g, 'ai');
  const tokens: Token[] = [];
  let end = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const hidden = match[0].includes(TRACE)
      ? ('by invisible characters' as const)
      : match[0].includes(FORM_TRACE)
        ? ('by form' as const)
        : undefined;
    const typed = hidden === undefined ? match[0] : match[0].replaceAll(TRACE, '').replaceAll(FORM_TRACE, '');
    if (typed !== '')
      tokens.push({ typed, plain: typed.replace(SIGNS, ''), gap: folded.slice(end, match.index), hidden });
    end = match.index + match[0].length;
  }
  return tokens;
}

const MOST_VARIANTS = 27;

/** Readings of a word by tables of look-alikes; equal characters read alike. */
function variants(word: string, table: Readonly<Record<string, string>>): string[] {
  const distinct = [...new Set(word)].filter((letter) => (table[letter]?.length ?? 0) > 1).slice(0, 3);
  let forms = [
    Array.from(word, (letter) => (distinct.includes(letter) ? letter : (table[letter] ?? letter).charAt(0))).join(''),
  ];
  for (const letter of distinct) {
    forms = forms.flatMap((form) => Array.from(table[letter] ?? '', (meant) => form.replaceAll(letter, meant)));
    if (forms.length > MOST_VARIANTS) break;
  }
  return forms.slice(0, MOST_VARIANTS);
}

const LATIN: Readonly<Record<string, string>> = { ...LOOK_ALIKES, ...LATIN_LOOK_ALIKES };
const ARABIC_LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء';
const VOWELS = 'aeiouyаеиіоуяю';

/** Readings of a word with one letter replaced by a digit or an asterisk. */
function fillHole(word: string, letters: string): string[] {
  const hole = /[\d*]/.exec(word);
  if (hole === null) return [];
  return Array.from(letters, (letter) => word.slice(0, hole.index) + letter + word.slice(hole.index + 1));
}

function cyrillicShare(word: string): number {
  const letters = Array.from(word).filter((letter) => /\p{L}/u.test(letter));
  return letters.filter((letter) => scriptOf(letter) === 'cyrillic').length / Math.max(letters.length, 1);
}

/** Collapses repeated letters. */
function collapseRepeats(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

/** Budget of lookups for one text; later masked words stay as typed. */
const MOST_LOOKUPS = 1_500;

interface Lookups {
  isKnown(word: string): boolean;
  /** Whether the budget is used up. */
  isSpent(): boolean;
}

function lookups(isKnownWord: (word: string) => boolean): Lookups {
  let left = MOST_LOOKUPS;
  return {
    isKnown(word) {
      left -= 1;
      return left >= 0 && isKnownWord(/[\u0621-\u064a]/.test(word) ? (bareWordsOf(word)[0] ?? '') : word);
    },
    isSpent: () => left <= 0,
  };
}

/** Possible readings of a masked word, likeliest first. */
function readings(word: string): string[] {
  const scripts = scriptsOf(word);
  if (scripts.has('arabic')) return fillHole(word.replace(/[@$!|]/g, ''), ARABIC_LETTERS);
  const latin = variants(word, LATIN);
  const cyrillic = variants(word, CYRILLIC_LOOK_ALIKES);
  const forms = cyrillicShare(word) >= 0.5 ? [...cyrillic, ...latin] : [...latin, ...cyrillic];
  return word.includes('*') ? [...fillHole(word, VOWELS), ...forms.map((form) => form.replaceAll('*', ''))] : forms;
}

/** The word itself without any reading. */
function likeliestReading(word: string): string {
  if (scriptsOf(word).has('arabic') || word.includes('*')) return readings(word)[0] ?? word;
  const table = cyrillicShare(word) >= 0.5 ? CYRILLIC_LOOK_ALIKES : LATIN;
  return Array.from(word, (letter) => (table[letter] ?? letter).charAt(0)).join('');
}

/** The first reading that is a known word; none without budget, since readings are expensive. */
function knownReading(
  word: string,
  { isKnown, isSpent }: Lookups,
  turned = (reading: string) => reading,
): string | undefined {
  return isSpent() ? undefined : readings(word).map(turned).find(isKnown);
}

/** A deliberate compound of two scripts: "AIпомощник". */
function isJoint(word: string): boolean {
  return /^(?:\p{Script=Latin}{2,}\p{Script=Cyrillic}{2,}|\p{Script=Cyrillic}{2,}\p{Script=Latin}{2,})$/u.test(word);
}

const PLAIN = /^(?:[a-z]+|[а-яіїєґў]+|[\u0621-\u064a]+|\d+)$/;
const LONGEST = 40;

/** Caches words: hostile texts repeat expensive ones hundreds of times. */
function readOnce(known: Lookups): (token: Token) => readonly ReadWord[] {
  const read = new Map<string, readonly ReadWord[]>();
  return (token) => {
    const key = `${token.hidden ?? ''} ${token.typed}`;
    const words = read.get(key) ?? unmask(token, known);
    read.set(key, words);
    return words;
  };
}

/** The words that one token says. */
function unmask(token: Token, known: Lookups): ReadWord[] {
  const { isKnown } = known;
  const { typed, plain, hidden } = token;
  const asTyped = { text: plain, typed, masked: hidden === 'by invisible characters' };
  if (typed.length < 3 || typed.length > LONGEST) return [asTyped];
  if (isKnown(typed)) return [{ ...asTyped, masked: hidden !== undefined }];
  if (PLAIN.test(typed)) {
    if (!/(\p{L})\1{2}/u.test(typed)) return [asTyped];
    const single = [typed.replace(/(\p{L})\1{2,}/gu, '$1$1'), collapseRepeats(typed)].find(isKnown);
    return [single === undefined ? asTyped : { text: single, typed, masked: true }];
  }
  const scripts = scriptsOf(plain);
  const isMixed = scripts.has('latin') && (scripts.has('cyrillic') || scripts.has('greek'));
  const isLeet = /\d/.test(plain) && /\p{L}/u.test(plain);
  if (isMixed || isLeet || SIGN.test(typed)) {
    const read = knownReading(typed, known) ?? knownReading(typed, known, collapseRepeats);
    if (read !== undefined) return [{ text: read, typed, masked: true }];
  }
  if (SIGN.test(typed)) {
    const pieces = typed.split(SIGNS).filter((piece) => piece !== '');
    return pieces.map((piece) => ({ text: piece, typed: piece, masked: asTyped.masked }));
  }
  if (isMixed && !isJoint(plain)) return [{ text: likeliestReading(plain), typed, masked: true }];
  return [asTyped];
}

const MOST_PIECES = 18;
const LONGEST_PIECE = 4;
const FEWEST_SINGLES = 4;

/** The number of tokens from `at` that may be pieces of one spaced-out word. */
function piecesFrom(tokens: readonly Token[], at: number): number {
  let count = 1;
  while (count < MOST_PIECES) {
    const next = tokens[at + count];
    if (next === undefined || next.gap.length > 4 || next.gap.includes('\n')) break;
    if (next.plain.length > LONGEST_PIECE && next.gap.includes(' ')) break;
    if (next.plain.length > 12) break;
    count += 1;
  }
  return count;
}

/** The pieces of them that one word may have: outside Arabic, spaces and signs do not alternate. */
function likePiecesFrom(tokens: readonly Token[], at: number, most: number): number {
  if (scriptsOf(tokens[at]?.plain ?? '').has('arabic')) return most;
  const isSpaced = (index: number): boolean => /\s/.test(tokens[index]?.gap ?? '');
  let count = 2;
  while (count < most && isSpaced(at + count) === isSpaced(at + 1)) count += 1;
  return Math.min(count, most);
}

const HYPHENS = new Set(['-', "'", '’', 'ʼ', '/', '`']);

/** Whether pieces look like one word: mostly single letters, or no space between them. */
function isSpacedOut(run: readonly Token[], gaps: readonly string[], singles: number): boolean {
  if (gaps.every((gap) => !/\s/.test(gap))) return singles >= 2 || !gaps.every((gap) => HYPHENS.has(gap));
  const isArabic = scriptsOf(run[0]?.plain ?? '').has('arabic');
  // A wider gap, or a space among signs, ends the word.
  if (!isArabic && gaps.some((gap) => !/\s/.test(gap) || gap.length > (gaps[0]?.length ?? 1))) return false;
  if (isArabic) return singles >= 2 && 2 * singles >= run.length;
  return singles >= 3 && run.every((token) => token.plain.length < 3) && run.at(-1)?.plain.length === 1;
}

interface Joined {
  count: number;
  word: ReadWord;
}

/** The word that tokens from `at` make together; undefined for separate words. */
function joinedFrom(tokens: readonly Token[], at: number, known: Lookups): Joined | undefined {
  const { isKnown } = known;
  const first = tokens[at];
  const second = tokens[at + 1];
  if (first === undefined || second === undefined || second.gap.length > 4) return undefined;
  if (/^\d+$/.test(first.plain) && /^\d+$/.test(second.plain)) return undefined;
  if (first.plain.length > LONGEST_PIECE && second.gap.includes(' ')) return undefined;
  const most = piecesFrom(tokens, at);
  if (known.isSpent()) return singlesFrom(tokens, at, most);
  for (let count = likePiecesFrom(tokens, at, most); count >= 2; count--) {
    const run = tokens.slice(at, at + count);
    const singles = run.filter((token) => token.plain.length === 1).length;
    const gaps = run.slice(1).map((token) => token.gap);
    if (!isSpacedOut(run, gaps, singles)) continue;
    // "copy.ai" is not a masked "copy".
    if (run.some((token) => token.plain.length > 3 && isKnown(token.plain))) continue;
    const whole = run.map((token) => token.typed).join('');
    if (whole.length < 4 || whole.length > LONGEST) continue;
    const text = isKnown(whole) ? whole : PLAIN.test(whole) ? undefined : knownReading(whole, known);
    if (text !== undefined) return { count, word: { text, typed: shownOf(run), masked: true } };
  }
  return singlesFrom(tokens, at, most);
}

/** Joins four or more single letters to any word; a wider gap ends it. */
function singlesFrom(tokens: readonly Token[], at: number, most: number): Joined | undefined {
  let count = 0;
  let gap = '';
  while (count < most) {
    const token = tokens[at + count];
    if (
      token?.plain.length !== 1 ||
      (count > 1 && (token.gap.length > gap.length || (/\s/.test(token.gap) && !/\s/.test(gap))))
    )
      break;
    if (count === 1) gap = token.gap;
    count += 1;
  }
  if (count < FEWEST_SINGLES) return undefined;
  const run = tokens.slice(at, at + count);
  const whole = run.map((token) => token.plain).join('');
  if (whole.replace(/\P{L}/gu, '').length < 0.6 * whole.length) return undefined;
  const text = PLAIN.test(whole) ? whole : likeliestReading(whole);
  return { count, word: { text, typed: shownOf(run), masked: true } };
}

const shownOf = (run: readonly Token[]): string => run.map((token) => token.typed).join(' ');

/**
 * The words of a text in order; a masked one is read as the known word that it imitates. Bounded:
 * each token is joined with at most 17 others.
 */
export function readWords(text: string, isKnownWord: (word: string) => boolean): ReadWord[] {
  const tokens = tokensOf(text);
  const known = lookups(isKnownWord);
  const wordsOfToken = readOnce(known);
  const words: ReadWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const joined = joinedFrom(tokens, at, known);
    if (joined !== undefined) {
      words.push(joined.word);
      at += joined.count;
      continue;
    }
    const token = tokens[at];
    if (token !== undefined) words.push(...wordsOfToken(token));
    at += 1;
  }
  return words.map((word) => ({ ...word, text: bareWordsOf(word.text)[0] ?? word.text }));
}
