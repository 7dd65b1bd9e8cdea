/** Reads an entry once for all rules: folded text, words with the field they stand in, scripts, and the language it seems to be in. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { fold, scriptOf, wordsOf } from '#catalog/language/folding.ts';
import { readWords } from './masked-words.ts';
import type { ScreenedEntry as Entry, ScreenedField as Field } from '#catalog/entries/columns.ts';

export interface Word {
  /** Lower case, without marks, Arabic letters unified, unmasked. */
  text: string;
  field: Field;
}

export interface Reading {
  /** The name as it was typed. */
  name: string;
  /** Name, tagline and description, folded, a line each. */
  text: string;
  words: readonly Word[];
  /** Words of name, tagline and description in order as they read, masked ones too; fields kept apart by an empty string. */
  line: readonly string[];
  /** The same line as it was typed, for showing. */
  shown: readonly string[];
  /** Places in the line of words that were written so that they are hard to find. */
  masked: ReadonlySet<number>;
  /** Words of the categories' ids. */
  categoryWords: readonly string[];
  /** Words of the host and the path of the address. */
  urlWords: readonly string[];
  host: string;
  /** The share of letters of each script, by the names that Unicode gives. */
  scripts: Readonly<Record<string, number>>;
  letters: number;
  /** Latin letters with marks or beyond ASCII: é, ß, ł. */
  accented: number;
}

function scriptShares(text: string): { scripts: Record<string, number>; letters: number; accented: number } {
  const counts: Record<string, number> = {};
  let letters = 0;
  let accented = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    let script: string;
    if (code < 0x80) {
      if (!((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a))) continue;
      script = 'Latin';
    } else {
      if (!/\p{L}/u.test(character)) continue;
      script = scriptOf(character);
      if (script === 'Latin') accented++;
    }
    counts[script] = (counts[script] ?? 0) + 1;
    letters++;
  }
  for (const script of Object.keys(counts)) counts[script] = (counts[script] ?? 0) / letters;
  return { scripts: counts, letters, accented };
}

export function read(entry: Entry): Reading {
  const words: Word[] = [];
  const line: string[] = [];
  const shown: string[] = [];
  const masked = new Set<number>();
  const fields: [Field, string | null][] = [
    ['name', entry.name],
    ['tagline', entry.tagline],
    ['description', entry.description],
  ];
  for (const [field, text] of fields) {
    if (text === null) continue;
    for (const word of readWords(text)) {
      if (word.masked) masked.add(line.length);
      words.push({ text: word.text, field });
      line.push(word.text);
      shown.push(word.typed);
    }
    line.push('');
    shown.push('');
  }
  const check = checkPublicUrl(entry.url);
  const urlWords = check.ok ? wordsOf(fold(decodedPath(check.canonical)).replace(/[_-]/g, ' ')) : [];
  const { scripts, letters, accented } = scriptShares(`${entry.name} ${entry.tagline} ${entry.description ?? ''}`);
  return {
    name: entry.name,
    text: [entry.name, entry.tagline, entry.description ?? ''].map((text) => fold(text)).join('\n'),
    words,
    line,
    shown,
    masked,
    categoryWords: entry.categories.slice(0, 5).flatMap((id) => wordsOf(fold(id))),
    urlWords,
    host: check.ok ? check.host : '',
    scripts,
    letters,
    accented,
  };
}

function decodedPath(canonical: string): string {
  const plain = canonical.slice('https://'.length);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
