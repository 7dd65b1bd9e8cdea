/** Parses an entry once for all rules: its words, unmasked, and the language that they are in. */
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { languageOf } from '#catalog/language/detection.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { readWords } from '#catalog/language/masked-words.ts';
import { type Script, scriptOf } from '#catalog/language/scripts.ts';
import { isKnownWord } from './known-words.ts';

export interface Reading {
  /** As typed. */
  name: string;
  /** Name, tagline and description, folded, one per line. */
  text: string;
  /** The unmasked words of name, tagline and description; an empty string ends each field. */
  line: readonly string[];
  /** The same words as typed. */
  shown: readonly string[];
  /** Positions of masked words in the line. */
  masked: ReadonlySet<number>;
  /** The position after the name. */
  nameEnd: number;
  /** The number of words after it. */
  length: number;
  /** One of the eight locales, or "other", in which nothing is refused. */
  language: string;
}

export function read(entry: Entry): Reading {
  const line: string[] = [];
  const shown: string[] = [];
  const masked = new Set<number>();
  for (const text of [entry.name, entry.tagline, entry.description]) {
    if (text === null) continue;
    for (const word of readWords(text, isKnownWord)) {
      if (word.masked) masked.add(line.length);
      line.push(word.text);
      shown.push(word.typed);
    }
    line.push('');
    shown.push('');
  }
  const nameEnd = line.indexOf('');
  const told = line.slice(nameEnd).filter((word) => word !== '');
  return {
    name: entry.name,
    text: [entry.name, entry.tagline, entry.description ?? ''].map((text) => foldClosely(text)).join('\n'),
    line,
    shown,
    masked,
    nameEnd,
    length: told.length,
    language: languageIn(entry, told),
  };
}

/** Letters of other languages: Kazakh, Belarusian, Serbian, Bulgarian; Persian, Urdu. */
const FOREIGN_LETTERS = /[әғқңөұүһўђјљњћџѓќ]|[پچژکگیٹڈڑں]/giu;
/** Common words of unknown languages in Latin letters that no known language has. */
const FOREIGN_WORDS = new Set(
  `il gli della delle che sono questo nostro uma seu sua nao voce pelo pela het een voor jouw wij zijn yang untuk dan dari ini dengan
   kami atau bir ve icin ile nasil cua va att och som det ett av egy hogy pentru ktere jsou nebo`.split(/\s+/),
);
const FEWEST_FOREIGN = 2;
const FOREIGN_SHARE = 0.12;
const KNOWN_SCRIPTS: readonly Script[] = ['latin', 'cyrillic', 'arabic'];

function languageIn(entry: Entry, words: readonly string[]): string {
  const letters = `${entry.name} ${entry.tagline} ${entry.description ?? ''}`.match(/\p{L}/gu) ?? [];
  const counts = new Map<Script, number>();
  for (const letter of letters) counts.set(scriptOf(letter), (counts.get(scriptOf(letter)) ?? 0) + 1);
  const most = KNOWN_SCRIPTS.find((script) => 2 * (counts.get(script) ?? 0) > letters.length);
  if (most === undefined) return 'other';
  const foreign =
    most === 'latin'
      ? words.filter((word) => FOREIGN_WORDS.has(word)).length
      : (`${entry.tagline} ${entry.description ?? ''}`.match(FOREIGN_LETTERS)?.length ?? 0);
  const share = most === 'latin' ? FOREIGN_SHARE * words.length : 0;
  return foreign >= FEWEST_FOREIGN && foreign >= share ? 'other' : languageOf(entry);
}
