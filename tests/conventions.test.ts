/** What CONTRIBUTING says of files, held against the sources. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const LONGEST_FILE = 300;
const LONGEST_LINE = 160;
const LARGEST_ROOM = 40;
const VAGUE = /^(?:utils?|helpers?|common|services?|managers?|misc)$/;
/** Each with its file; the first three are what Kysely's SQLite dialect is extended by. */
const CLASSES = [
  'src/database/sqlite.ts: ImmediateDriver',
  'src/database/sqlite.ts: LiteralDialect',
  'src/database/sqlite.ts: ReadingAdapter',
  'src/database/sqlite.ts: ReadingDialect',
  'src/database/sqlite.ts: TransactionalAdapter',
  'src/database/literal-limits.ts: LiteralLimits',
  'src/database/sqlite.ts: ImmediateDialect',
  'src/catalog/errors.ts: CatalogError',
  'src/http/send/cached-response.ts: CachedResponse',
];

const files = ['src', 'tests', 'bench', 'training', 'scripts', 'client/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => {
    const file = path.split(sep).join('/');
    return { file, text: readFileSync(join(root, path), 'utf8') };
  }),
);
const sources = files.filter(({ file }) => file.startsWith('src/') && file !== 'src/locales/messages.d.ts');

/** The three longest declarations of a file, each with its lines. */
function longestParts(text: string): string {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => {
    const [, name] = /^(?:export )?(?:async )?(?:function|const|class|interface|type) (\w+)/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, at }];
  });
  return starts
    .map(({ name, at }, index) => ({ name, at, length: (starts[index + 1]?.at ?? lines.length) - at }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 3)
    .map(({ name, at, length }) => `${name} (lines ${at + 1} to ${at + length})`)
    .join(', ');
}

test('no file of the sources is longer than 300 lines', () => {
  const long = sources
    .map(({ file, text }) => ({ file, text, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(
      ({ file, text, lines }) =>
        `${file} has ${lines} lines: move a subject to a file beside it; the longest parts are ${longestParts(text)}`,
    );
  assert.deepEqual(long, []);
});

test('no line of the sources is longer than 160 characters', () => {
  const long = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (line.length > LONGEST_LINE ? [`${file}:${at + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});

test('no room of the sources holds more than 40 files', () => {
  const rooms = Map.groupBy(sources, ({ file }) => dirname(file));
  const large = [...rooms].map(([room, held]) => ({ room, files: held.length }));
  assert.deepEqual(
    large.filter((room) => room.files > LARGEST_ROOM),
    [],
  );
});

test('a file opens with what it is for, in a doc comment', () => {
  assert.deepEqual(
    files.filter(({ text }) => !/^(?:#!.*\n)?\/\*\*[ \n]/.test(text)).map(({ file }) => file),
    [],
  );
});

test('a file that a comment names is there', () => {
  const others = globSync('{client,corpus,models,src,tests}/**/*.{bin,css,ftl,sql}', {
    cwd: root,
    exclude: ['client/node_modules'],
  });
  const names = new Set([...files.map(({ file }) => file), ...others.map((path) => path.split(sep).join('/'))]);
  const isThere = (name: string): boolean => names.has(name) || [...names].some((file) => file.endsWith(`/${name}`));
  const gone = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\/\*.*?\*\/|\/\/[^\n]*/gs)]
      .flatMap(([comment]) => [
        ...comment.matchAll(/(?<![\w/.*-])(?:[\w-]+\/)*[\w-]+(?:\.test)?\.(?:bin|css|ftl|sql|ts)\b/g),
      ])
      .filter(([name]) => !isThere(name))
      .map(([name]) => `${file}: ${name}`),
  );
  assert.deepEqual(gone, []);
});

test('a file is named after its subject', () => {
  assert.deepEqual(
    files.filter(({ file }) => VAGUE.test(basename(file, '.ts').replace(/\.test$/, ''))).map(({ file }) => file),
    [],
  );
});

test('only the room of the database asks which engine it is', () => {
  const others = sources.filter(({ file }) => !file.startsWith('src/database/'));
  assert.deepEqual(
    others.filter(({ text }) => /\bengine [!=]==|\bforUpdate\b/.test(text)).map(({ file }) => file),
    [],
  );
});

test('the classes are those that CONTRIBUTING names', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm)].map(([, name]) => `${file}: ${name}`),
  );
  assert.deepEqual(found.toSorted(), CLASSES.toSorted());
});

test('ARCHITECTURE names every file and folder of src and of its rooms once, and nothing that is not there', () => {
  const [, tree = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('```');
  const named: Record<string, string[]> = { '': [], src: [] };
  let room = '';
  for (const line of tree.split('\n')) {
    const [, indent = '', name = ''] = /^( *)([\w.-]+)\/?(?: |$)/.exec(line) ?? [];
    if (name === '' || indent.length > 4) continue;
    if (indent.length === 2) room = `src/${name}`;
    const place = ['', 'src', room][indent.length / 2] ?? '';
    (named[place] ??= []).push(name);
  }
  const there = (place: string): string[] =>
    readdirSync(join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || place === 'src')
      .map(({ name }) => name);
  for (const place of Object.keys(named).filter((one) => one !== ''))
    assert.deepEqual(named[place]?.toSorted(), there(place).toSorted(), place);
  assert.deepEqual(
    named['']?.filter((name) => !existsSync(join(root, name))),
    [],
  );
});
