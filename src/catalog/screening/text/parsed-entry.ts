/** Parses an entry once for all rules: folded text, words with their fields, scripts. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { type Script, scriptOf } from '#catalog/language/scripts.ts';
import { bareWordsOf } from '#catalog/language/words.ts';
import { readWords } from './masked-words.ts';
import type { ScreenedEntry as Entry, ScreenedField as Field } from '#catalog/entries/columns.ts';

export interface Word {
  /** Lower case, without marks, Arabic letters unified, unmasked. */
  text: string;
  field: Field;
}

export interface Reading {
  /** As typed. */
  name: string;
  /** Name, tagline and description, folded, one per line. */
  text: string;
  words: readonly Word[];
  /** The unmasked words of name, tagline and description; an empty string ends each field. */
  line: readonly string[];
  /** The same words as typed. */
  shown: readonly string[];
  /** Positions of masked words in the line. */
  masked: ReadonlySet<number>;
  categoryWords: readonly string[];
  /** Words of host and path. */
  urlWords: readonly string[];
  host: string;
  scripts: Readonly<Partial<Record<Script, number>>>;
  letters: number;
  /** Latin letters with marks or beyond ASCII: é, ß, ł. */
  accented: number;
}

type Letters = Pick<Reading, 'scripts' | 'letters' | 'accented'>;

function countLetters(text: string): Letters {
  const counts = new Map<Script, number>();
  let accented = 0;
  const letters = text.match(/\p{L}/gu) ?? [];
  for (const letter of letters) {
    const script = scriptOf(letter);
    if (script === 'latin' && letter > '\x7f') accented++;
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  const shares = Array.from(counts, ([script, count]) => [script, count / letters.length] as const);
  return { scripts: Object.fromEntries(shares), letters: letters.length, accented };
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
  const urlWords = check.ok ? bareWordsOf(foldClosely(decodedPath(check.canonical)).replace(/[_-]/g, ' ')) : [];
  return {
    name: entry.name,
    text: [entry.name, entry.tagline, entry.description ?? ''].map((text) => foldClosely(text)).join('\n'),
    words,
    line,
    shown,
    masked,
    categoryWords: entry.categories.slice(0, 5).flatMap((id) => bareWordsOf(foldClosely(id))),
    urlWords,
    host: check.ok ? check.host : '',
    ...countLetters(`${entry.name} ${entry.tagline} ${entry.description ?? ''}`),
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
