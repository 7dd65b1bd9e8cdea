/**
 * How a name sounds, roughly, in Latin, Cyrillic or Arabic letters: its consonants in classes that the three scripts write
 * alike, so that "миджорни" meets Midjourney.
 */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';

/** Letters by class: those that transcriptions take for each other are one. Vowels are left out but for the first. */
const CLASSES: Readonly<Record<string, string>> = {
  a: 'aeiouyаеиоуыэюяёіїєйاويىءع',
  h: 'hхهحخ',
  k: 'kqкكق',
  s: 'szсзшщжцчسصزذظش',
  t: 'tтتطث',
  d: 'dдدض',
  g: 'gjгجغ',
  p: 'bpбпب',
  f: 'fvwфвف',
  l: 'lлل',
  m: 'mмم',
  n: 'nнن',
  r: 'rрر',
  c: 'c',
  x: 'x',
};
const codeOf = (letter: string): number => letter.charCodeAt(0);
const SOUNDS = new Uint8Array(0x700);
for (const [sound, letters] of Object.entries(CLASSES))
  for (const letter of letters) SOUNDS[codeOf(letter)] = codeOf(sound);
for (let digit = codeOf('0'); digit <= codeOf('9'); digit += 1) SOUNDS[digit] = digit;

const VOWEL = codeOf('a');
const BREATH = codeOf('h');
/** "c" and "x" are heard as "s", "k" or both. */
const C = codeOf('c');
const X = codeOf('x');
const S = codeOf('s');
const K = codeOf('k');
const D = codeOf('d');
const T = codeOf('t');
const G = codeOf('g');
const F = codeOf('f');
/** Before these, "c" is an "s"; ch is as near to "s" as to anything. */
const SOFTENING = new Set([...'heiy'].map(codeOf));
/** Letters that are heard together with a "d" or "t" before them: dj, дж, دج; tch, тч, تش. */
const AFTER_D = new Set([...'jжج'].map(codeOf));
const AFTER_T = new Set([...'чش'].map(codeOf));

/** Fewer sounds than this are shared by too many names. */
const FEWEST = 3;

/** Whether two letters, given as UTF-16 units, sound so much alike that one is written for the other. */
export function soundAlike(a: number, b: number): boolean {
  return (SOUNDS[a] ?? 0) !== 0 && SOUNDS[a] === SOUNDS[b];
}

/**
 * A number for the sound of the folded letters at from..to of a text in UTF-16 units (or ASCII bytes); 0 when it has too
 * few consonants to say which name is meant.
 */
function phoneticKey(text: ArrayLike<number>, from: number, to: number): number {
  let hash = EMPTY_HASH;
  let count = 0;
  let before = 0;
  const add = (sound: number): void => {
    if (sound === before) return;
    hash = mixHash(hash, sound);
    count += 1;
    before = sound;
  };
  for (let at = from; at < to; at += 1) {
    const letter = text[at]!;
    const next = at + 1 < to ? text[at + 1]! : 0;
    const second = at + 2 < to ? text[at + 2]! : 0;
    const sound = SOUNDS[letter] ?? 0;
    if (sound === 0) continue;
    if (sound === VOWEL || sound === BREATH) {
      if (at === from) add(sound);
      if (sound === VOWEL) before = 0;
    } else if (sound === C) add(SOFTENING.has(next) ? S : K);
    else if (sound === X) {
      if (at > from) add(K);
      add(S);
    } else if (sound === D && (AFTER_D.has(next) || (next === letter && AFTER_D.has(second)))) add(G);
    else if (AFTER_D.has(letter) && before === G) continue;
    else if (sound === T && AFTER_T.has(next)) continue;
    else if (sound === T && next === codeOf('i') && second === codeOf('o')) add(S);
    else if (letter === codeOf('p') && next === codeOf('h')) add(F);
    else add(sound);
  }
  return count < FEWEST ? 0 : hash;
}

/** The same for the letters at from..to of a text in UTF-8. */
export function phoneticKeyOfBytes(text: Buffer, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (text[at]! > 127) return phoneticKeyOf(text.toString('utf8', from, to));
  return phoneticKey(text, from, to);
}

/** The same for a text. */
export function phoneticKeyOf(text: string): number {
  return phoneticKey(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    0,
    text.length,
  );
}
