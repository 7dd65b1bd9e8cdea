/** The message files: their syntax, their ids and variables, and whether translations are as new as their English. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { Visitor, type FunctionReference, type Message } from '@fluent/syntax';
import { LOCALES } from '#catalog/locales.ts';
import { SUBJECTS, lineOf, readMessageFile, variablesOf, type MessageFile } from '../../scripts/messages.ts';
import {
  confirm,
  listMissing,
  listStale,
  readEnglish,
  readRecord,
  renewRecord,
  staleText,
} from '../../scripts/translations.ts';

const FUNCTIONS = ['NUMBER', 'ISOLATE'];

/** The files of a language by subject, but for English. */
const files = LOCALES.flatMap((locale) =>
  SUBJECTS.map((subject) => ({ locale, subject, file: readMessageFile(locale, subject) })),
);
const english = new Map(SUBJECTS.map((subject) => [subject, readMessageFile('en', subject)]));

function assertNone(lines: readonly string[]): void {
  assert.ok(lines.length === 0, lines.join('\n'));
}

const placeOf = (file: MessageFile, { id }: Message): string => `${file.path}:${lineOf(file, id)} ${id.name}`;

test('every file is Fluent', () => {
  assertNone(
    files.flatMap(({ file }) =>
      file.junk.map(
        (junk) => `${file.path}:${lineOf(file, junk)} ${junk.annotations.map(({ message }) => message).join(', ')}`,
      ),
    ),
  );
});

test('the server reads as many messages from each file as the reference parser', () => {
  for (const { file } of files)
    assert.equal(new FluentResource(file.text).body.length, file.messages.length, file.path);
});

test('every language has the messages of English, once', () => {
  assertNone(
    files.flatMap(({ subject, file }) => {
      const wanted = new Set(english.get(subject)?.messages.map(({ id }) => id.name));
      const own = file.messages.map(({ id }) => id.name);
      const extra = own.filter((id, at) => !wanted.has(id) || own.indexOf(id) !== at);
      return extra.map((id) => `${file.path}: ${id} is not in English, or twice`);
    }),
  );
  assertNone(listMissing(readEnglish()));
});

test('a new message of English is named for each language that lacks it', () => {
  const lacking = LOCALES.filter((locale) => locale !== 'en').map(
    (locale) => `src/locales/${locale}/mails.ftl lacks motto`,
  );
  assert.deepEqual(listMissing(new Map([['mails/motto', '']])), lacking);
});

test('a translation shows only what English is given', () => {
  assertNone(
    files.flatMap(({ subject, file }) => {
      const known = new Map(english.get(subject)?.messages.map((one) => [one.id.name, variablesOf(one)]));
      return file.messages.flatMap((message) =>
        [...variablesOf(message)].flatMap(([name, type]) => {
          const given = known.get(message.id.name)?.get(name);
          if (given === undefined) return [`${placeOf(file, message)}: there is no $${name}`];
          return type === 'number' && given !== type ? [`${placeOf(file, message)}: $${name} is no number`] : [];
        }),
      );
    }),
  );
});

test('messages use the functions that there are, and no other message', () => {
  const wrong: string[] = [];
  for (const { file } of files)
    for (const message of file.messages) {
      class References extends Visitor {
        override visitFunctionReference(node: FunctionReference): void {
          if (!FUNCTIONS.includes(node.id.name)) wrong.push(`${placeOf(file, message)}: ${node.id.name}()`);
          this.genericVisit(node);
        }
        override visitMessageReference(): void {
          wrong.push(`${placeOf(file, message)}: another message`);
        }
        override visitAttribute(): void {
          wrong.push(`${placeOf(file, message)}: an attribute`);
        }
      }
      new References().visit(message);
    }
  assertNone(wrong);
});

test('direction marks are written as ISOLATE(), which can be seen', () => {
  assertNone(
    files.filter(({ file }) => /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(file.text)).map(({ file }) => file.path),
  );
});

test('no id is both a message and the beginning of another', () => {
  for (const { messages } of english.values()) {
    const ids = messages.map(({ id }) => id.name);
    for (const id of ids) assert.ok(!ids.some((other) => other.startsWith(`${id}-`)), id);
  }
});

test('every translation is as new as its English', () => {
  const now = readEnglish();
  const record = readRecord();
  assert.deepEqual(
    Object.keys(record),
    [...now.keys()],
    'src/locales/translated.json is out of date; run: npm run translations',
  );
  assertNone(listStale(record, now).map(staleText));
});

test('a changed English sentence makes seven translations stale, until each is confirmed', () => {
  const message = 'visitors/list-title';
  const now = readEnglish();
  const before = renewRecord({}, now);
  const changed = new Map(now).set(message, 'another');
  const stale = listStale(before, changed);
  assert.deepEqual(
    stale.map(({ locale }) => locale),
    LOCALES.filter((locale) => locale !== 'en'),
  );
  for (const { place, locale } of stale) assert.match(place, new RegExp(`^src/locales/${locale}/visitors\\.ftl:\\d+$`));
  const german = confirm(before, changed, { message, locales: ['de'] });
  assert.equal(listStale(german, changed).length, 6);
  const all = confirm(german, changed, { message });
  assert.deepEqual(listStale(all, changed), []);
  assert.equal(all[message], 'another');
});

test('a new message is recorded, one that is gone is not', () => {
  const record = renewRecord(
    { 'visitors/gone': '1', 'visitors/kept': '2' },
    new Map([
      ['visitors/kept', '3'],
      ['visitors/new', '4'],
    ]),
  );
  assert.deepEqual(record, { 'visitors/kept': '2', 'visitors/new': '4' });
});

test('a message or a language that does not exist cannot be confirmed', () => {
  const now = new Map([['visitors/list-title', '1']]);
  assert.throws(() => confirm({}, now, { message: 'list-title' }), /there is no message list-title/);
  assert.throws(() => confirm({}, now, { message: 'visitors/list-title', locales: ['xx'] }), /xx is no language/);
});
