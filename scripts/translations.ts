/**
 * `npm run translations` records new messages and lists translations that are older than their
 * English, or what a language lacks; `npm run translations -- confirm visitors/list-title de` says that one is right
 * again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { LOCALES_FOLDER, SUBJECTS, hashOf, lineOf, readMessageFile } from './messages.ts';

/**
 * By message, such as `visitors/list-title`: the hash of the English that all translations were
 * made from, or that of each language while they differ. It lies beside the folders of the
 * languages, because editors of translations rewrite the files in them.
 */
export type Translated = { [message: string]: string | { [locale: string]: string } };

const RECORD = join(LOCALES_FOLDER, 'translated.json');
const LANGUAGES = LOCALES.filter((locale) => locale !== 'en');

export interface Stale {
  message: string;
  locale: Locale;
  /** File and line of the translation. */
  place: string;
}

/** The hash of every English message. */
export function readEnglish(folder = LOCALES_FOLDER): Map<string, string> {
  return new Map(
    SUBJECTS.flatMap((subject) =>
      readMessageFile('en', subject, folder).messages.map((one) => [`${subject}/${one.id.name}`, hashOf(one)] as const),
    ),
  );
}

export const readRecord = (): Translated => JSON.parse(readFileSync(RECORD, 'utf8')) as Translated;

const hashIn = (record: Translated, message: string, locale: Locale): string | undefined => {
  const hash = record[message];
  return typeof hash === 'object' ? hash[locale] : hash;
};

/** The record with what is new in English and without what is gone, in the order of the files. */
export function renewRecord(record: Translated, english: ReadonlyMap<string, string>): Translated {
  return Object.fromEntries([...english].map(([message, hash]) => [message, record[message] ?? hash]));
}

/** The messages that a language lacks, each with its file. */
export function listMissing(english: ReadonlyMap<string, string>): string[] {
  const messages = [...english.keys()].map((message) => [message.lastIndexOf('/'), message] as const);
  return SUBJECTS.flatMap((subject) => {
    const ids = messages.flatMap(([at, message]) => (message.slice(0, at) === subject ? [message.slice(at + 1)] : []));
    return LANGUAGES.flatMap((locale) => {
      const file = readMessageFile(locale, subject);
      const own = new Set(file.messages.map(({ id }) => id.name));
      return ids.filter((id) => !own.has(id)).map((id) => `${file.path} lacks ${id}`);
    });
  });
}

/** The translations that are older than their English. */
export function listStale(record: Translated, english: ReadonlyMap<string, string>): Stale[] {
  return [...english].flatMap(([message, hash]) =>
    LANGUAGES.filter((locale) => hashIn(record, message, locale) !== hash).map((locale) => ({
      message,
      locale,
      place: placeOf(message, locale),
    })),
  );
}

const placeOf = (message: string, locale: Locale): string => {
  const at = message.lastIndexOf('/');
  const file = readMessageFile(locale, message.slice(0, at));
  const found = file.messages.find(({ id }) => id.name === message.slice(at + 1));
  return found === undefined ? file.path : `${file.path}:${lineOf(file, found.id)}`;
};

/** The record in which translations of a message are as new as its English. Throws for an unknown message or language. */
export function confirm(
  record: Translated,
  english: ReadonlyMap<string, string>,
  { message, locales = LANGUAGES }: { message: string; locales?: readonly string[] },
): Translated {
  const hash = english.get(message);
  if (hash === undefined) throw new Error(`there is no message ${message}; write it like visitors/list-title`);
  const wrong = locales.find((locale) => !LANGUAGES.some((one) => one === locale));
  if (wrong !== undefined) throw new Error(`${wrong} is no language of a translation: ${LANGUAGES.join(' ')}`);
  const each = LANGUAGES.map((locale) => [
    locale,
    locales.includes(locale) ? hash : (hashIn(record, message, locale) ?? ''),
  ]);
  return { ...record, [message]: each.every(([, one]) => one === hash) ? hash : Object.fromEntries(each) };
}

/** What `npm run translations` and `npm run check` say of a stale translation. */
export const staleText = ({ message, locale, place }: Stale): string =>
  `${place}: English has changed (${placeOf(message, 'en')}). Mend or keep it, then: npm run translations -- confirm ${message} ${locale}`;

if (import.meta.main) {
  const english = readEnglish();
  const known = readRecord();
  let record = renewRecord(known, english);
  const fresh = Object.keys(record).filter((one) => !(one in known)).length;
  const [command, message, ...locales] = process.argv.slice(2);
  try {
    // Recorded now, a translation that is written later would pass for as new as its English.
    const missing = listMissing(english);
    if (missing.length > 0) throw new Error(missing.join('\n'));
    if (command === 'confirm' && message !== undefined)
      record = confirm(record, english, { message, ...(locales.length > 0 && { locales }) });
    else if (command !== undefined) throw new Error('usage: npm run translations [-- confirm MESSAGE [LANGUAGE …]]');
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
    const stale = listStale(record, english);
    if (fresh > 0) process.stdout.write(`Recorded ${fresh} new.\n`);
    process.stdout.write(stale.map((one) => `${staleText(one)}\n`).join('') || 'Every translation is up to date.\n');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
