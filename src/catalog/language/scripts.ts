/** Scripts of letters and words. */

/** "han" is Chinese, Japanese and Korean: scripts without spaces between words. */
export type Script = 'latin' | 'cyrillic' | 'arabic' | 'greek' | 'han' | 'other';

/** Unicode blocks, frequent ones first. Everything below 0x250 is Latin, including ASCII digits. */
const BLOCKS: readonly (readonly [from: number, to: number, script: Script])[] = [
  [0x00, 0x2af, 'latin'],
  [0x400, 0x52f, 'cyrillic'],
  [0x600, 0x6ff, 'arabic'],
  [0x750, 0x77f, 'arabic'],
  [0x8a0, 0x8ff, 'arabic'],
  [0x370, 0x3ff, 'greek'],
  [0x1c80, 0x1c8f, 'cyrillic'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x2de0, 0x2dff, 'cyrillic'],
  [0x3040, 0x9fff, 'han'],
  [0xa640, 0xa69f, 'cyrillic'],
  [0xa720, 0xa7ff, 'latin'],
  [0xac00, 0xd7af, 'han'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfeff, 'arabic'],
  [0x20000, 0x3ffff, 'han'],
];

/** The script of the first letter; ASCII digits and signs are Latin. */
export function scriptOf(text: string): Script {
  const code = text.codePointAt(0) ?? 0;
  for (const [from, to, script] of BLOCKS) if (code >= from && code <= to) return script;
  return 'other';
}

/** The scripts of the letters of a word. */
export function scriptsOf(word: string): Set<Script> {
  const scripts = new Set<Script>();
  for (const letter of word) if (/\p{L}/u.test(letter)) scripts.add(scriptOf(letter));
  return scripts;
}
