/** Phonetic keys of names in Latin, Cyrillic or Arabic letters: "миджорни" matches Midjourney. */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';

/** Letters that transcriptions confuse share a class. Of vowels only the first counts. */
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
/** "c" and "x" sound like "s", "k" or both. */
const C = codeOf('c');
const X = codeOf('x');
const S = codeOf('s');
const K = codeOf('k');
const D = codeOf('d');
const T = codeOf('t');
const G = codeOf('g');
const F = codeOf('f');
/** Before these, "c" sounds like "s"; "ch" is nearest to "s". */
const SOFTENING = new Set([...'heiy'].map(codeOf));
/** Letters that join a "d" or "t" before them: dj, дж, دج; tch, тч, تش. */
const AFTER_D = new Set([...'jжج'].map(codeOf));
const AFTER_T = new Set([...'чش'].map(codeOf));

/** Keys of fewer consonants match too many names, so they have the vowels too. Words with fewer letters have no key. */
const FEWEST = 3;

/** Whether two letters (UTF-16 units) have one phonetic class. */
export function lettersSoundAlike(a: number, b: number): boolean {
  return (SOUNDS[a] ?? 0) !== 0 && SOUNDS[a] === SOUNDS[b];
}

/** The phonetic hash of a text; 0 for too few sounds. */
export function phoneticKeyOf(text: string): number {
  let hash = EMPTY_HASH;
  let count = 0;
  let before = 0;
  let voiced = EMPTY_HASH;
  let letters = 0;
  let last = 0;
  const add = (sound: number): void => {
    if (sound === before) return;
    hash = mixHash(hash, sound);
    count += 1;
    before = sound;
  };
  const unitAt = (at: number): number => (at < text.length ? text.charCodeAt(at) : 0);
  for (let at = 0; at < text.length; at += 1) {
    const [letter, next, second] = [unitAt(at), unitAt(at + 1), unitAt(at + 2)];
    const sound = SOUNDS[letter] ?? 0;
    if (sound === 0) continue;
    if (sound !== last) {
      voiced = mixHash(voiced, sound === C ? K : sound);
      letters += 1;
      last = sound;
    }
    if (sound === VOWEL || sound === BREATH) {
      if (at === 0) add(sound);
      if (sound === VOWEL) before = 0;
    } else if (sound === C) add(SOFTENING.has(next) ? S : K);
    else if (sound === X) {
      if (at > 0) add(K);
      add(S);
    } else if (sound === D && (AFTER_D.has(next) || (next === letter && AFTER_D.has(second)))) add(G);
    else if (AFTER_D.has(letter) && before === G) continue;
    else if (sound === T && AFTER_T.has(next)) continue;
    else if (sound === T && next === codeOf('i') && second === codeOf('o')) add(S);
    else if (letter === codeOf('p') && next === codeOf('h')) add(F);
    else add(sound);
  }
  if (count >= FEWEST) return hash;
  return letters < FEWEST ? 0 : voiced;
}
