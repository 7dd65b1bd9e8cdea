// Words that are written so that lists do not find them: c4sin0, c@sino, c a s i n o, саsinо. What they read as.
import { LOOK_ALIKES } from './homoglyphs.ts';
import { fold, scriptOf, typedWordsOf } from './parsed-entry.ts';
import type { Reading } from './parsed-entry.ts';
import type { Entry } from '#catalog/screening/rule.ts';

/** A line of words and, parallel to it, how they were typed. */
export interface Line {
  words: readonly string[];
  shown: readonly string[];
}

const FEWEST_SINGLES = 4;
const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', '€': 'e' };

const SIGN_IN_WORD = /[@$!€](?=\p{L})|(?<=\p{L})\$/gu;

/** The line of an entry with signs inside words read as the letters that they stand for. */
function lineOf(entry: Entry, reading: Reading): Line {
  const texts = [entry.name, entry.tagline, entry.description ?? ''];
  if (!texts.some((text) => text.search(SIGN_IN_WORD) >= 0)) return { words: reading.line, shown: reading.shown };
  const words = texts.flatMap((text) => [
    ...typedWordsOf(fold(text).replace(SIGN_IN_WORD, (sign) => SIGNS[sign] ?? sign)),
    '',
  ]);
  return { words, shown: words };
}

/** Latin letters that are drawn like Cyrillic ones. */
const CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  r: 'г',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
};

function cyrillicShare(word: string): number {
  const letters = Array.from(word);
  return letters.filter((letter) => scriptOf(letter) === 'Cyrillic').length / letters.length;
}

function inCyrillic(word: string): string {
  return Array.from(word, (letter) => CYRILLIC[letter] ?? letter).join('');
}

/** A word with digits among its letters, or letters of several scripts, as it reads; `one` is what 1 stands for. */
function unmaskedWord(word: string, one: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  const scripts = new Set<string>();
  let digits = 0;
  for (const character of word) {
    if (/\d/.test(character)) digits += 1;
    else scripts.add(scriptOf(character));
  }
  if (scripts.has('Cyrillic') && scripts.has('Latin') && cyrillicShare(word) > 0.5) return inCyrillic(word);
  const isMixed = scripts.size > 1 && scripts.has('Latin');
  const isLeet = digits > 0 && scripts.has('Latin') && /^\d?\p{L}+\d|^\d\p{L}/u.test(word);
  if (!isMixed && !isLeet) return word;
  let read = '';
  for (const character of word) {
    if (character === '1') read += one;
    else if (isLeet && DIGITS[character] !== undefined) read += DIGITS[character];
    else read += /\d/.test(character) ? character : (LOOK_ALIKES[character] ?? character);
  }
  return read;
}

/** The line with runs of four and more single letters drawn together. */
function joined({ words, shown }: Line): Line {
  const line: string[] = [];
  const typed: string[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && words[end]?.length === 1) end += 1;
    if (end - at < FEWEST_SINGLES) end = Math.max(at + 1, end);
    const run = words.slice(at, end);
    if (run.length >= FEWEST_SINGLES) {
      line.push(run.join(''));
      typed.push(shown.slice(at, end).join(' '));
    } else {
      line.push(...run);
      typed.push(...shown.slice(at, end));
    }
    at = end;
  }
  return { words: line, shown: typed };
}

const memo = new WeakMap<Reading, Line[]>();

/** How an entry reads when nothing in it is masked: no line where it reads as it is written, two where a 1 may be an i or an l. */
export function unmaskedLines(entry: Entry, reading: Reading): Line[] {
  const known = memo.get(reading);
  if (known !== undefined) return known;
  const found = unmasked(lineOf(entry, reading), reading.line.join(' '));
  memo.set(reading, found);
  return found;
}

function unmasked(line: Line, written: string): Line[] {
  const drawn = joined(line);
  const readings = ['i', 'l'].map((one) => drawn.words.map((word) => unmaskedWord(word, one)));
  const found: Line[] = [];
  const known = new Set([written]);
  for (const words of readings) {
    const text = words.join(' ');
    if (known.has(text)) continue;
    known.add(text);
    found.push({ words, shown: drawn.shown });
  }
  return found;
}
