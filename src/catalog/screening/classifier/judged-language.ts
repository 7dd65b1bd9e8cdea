/** The language of an entry for the models; in "other", an unknown one, nothing is refused. */
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { languageOf } from '#catalog/language/detection.ts';

/** Letters of other languages: Kazakh, Belarusian, Serbian, Bulgarian; Persian, Urdu. */
const FOREIGN_LETTERS = /[әғқңөұүһўђјљњћџѓќ]|[پچژکگیٹڈڑں]/iu;
const FEWEST_FOREIGN_LETTERS = 2;

/** Common words of unknown languages in Latin letters that no known language has. */
const FOREIGN_WORDS = new Set(
  `il gli della delle che sono questo nostro uma seu sua nao voce pelo pela het een voor jouw wij zijn yang untuk dan dari ini dengan
   kami atau bir ve icin ile nasil cua va att och som det ett av egy hogy pentru ktere jsou nebo`.split(/\s+/),
);
const FEWEST_FOREIGN_WORDS = 2;
const FOREIGN_SHARE = 0.12;

const KNOWN_SCRIPTS = ['latin', 'cyrillic', 'arabic'] as const;

const memo = new WeakMap<Reading, string>();

/** One of the eight locales or "other"; cached. */
export function judgedLanguage(entry: Entry, reading: Reading): string {
  const language = memo.get(reading) ?? guessLanguage(entry, reading);
  memo.set(reading, language);
  return language;
}

function guessLanguage(entry: Entry, reading: Reading): string {
  const most = KNOWN_SCRIPTS.find((script) => (reading.scripts[script] ?? 0) > 0.5);
  if (most === undefined) return 'other';
  const language = languageOf(entry);
  if (most !== 'latin') {
    const text = `${entry.tagline} ${entry.description ?? ''}`;
    const foreign = Array.from(text).filter((letter) => FOREIGN_LETTERS.test(letter)).length;
    return foreign >= FEWEST_FOREIGN_LETTERS ? 'other' : language;
  }
  const words = reading.words.filter((word) => word.field !== 'name');
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word.text)).length;
  const isForeign = foreign >= FEWEST_FOREIGN_WORDS && foreign >= words.length * FOREIGN_SHARE;
  return isForeign ? 'other' : language;
}
