/** Documents in Markdown: what they link to and the npm scripts they name exist, their lines are at most 100 columns, and decisions are few, short and cited rightly. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const LONGEST_LINE = 100;
const MOST_DECISIONS = 40;
const MOST_WORDS_OF_DECISIONS = 12_000;

/** Each with its text, code blocks left out of `prose`. */
const documents = globSync(['*.md', '{bench,client,corpus,decisions,deploy,docs,src}/**/*.md'], {
  cwd: root,
  exclude: ['client/node_modules'],
}).map((path) => {
  const file = path.split(sep).join('/');
  const text = readFileSync(join(root, path), 'utf8');
  return { file, text, prose: text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, (block) => block.replaceAll(/[^\n]/g, '')) };
});

test('every file and heading that a document links to exists', () => {
  const headings = (text: string): string[] =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  const missing = documents.flatMap(({ file, prose }) =>
    [...prose.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
      .filter(([, path = '', heading = '']) => {
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(join(root, target))) return true;
        return heading !== '' && !headings(readFileSync(join(root, target), 'utf8')).includes(heading);
      })
      .map(([, path = '', heading = '']) => `${file}: ${path}#${heading}`),
  );
  assert.deepEqual(missing, []);
});

/** Whether a file is there; `*` stands for any part of a name. */
function exists(path: string): boolean {
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
}

test('every file that a document names exists, in the project, in src or beside it', () => {
  const missing = documents
    .filter(({ file }) => file !== 'CHANGELOG.md')
    .flatMap(({ file, prose }) =>
      [
        ...prose.matchAll(
          /`((?:[\w@*-][\w.@*-]*\/)+[\w.*-]+\.[a-z]+|(?:src|tests|bench|scripts|docs|decisions|deploy)\/[^`\s<…]+)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => ![path, `src/${path}`, `${dirname(file)}/${path}`].some(exists))
        .map((path) => `${file}: ${path}`),
    );
  assert.deepEqual([...new Set(missing)], []);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const unknown = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([, name = '']) => `${file}: ${name}`),
  );
  assert.deepEqual(unknown, []);
});

test('lines of prose have at most 100 columns, not counting the addresses of links', () => {
  const long = documents.flatMap(({ file, prose }) =>
    prose
      .split('\n')
      .map((line, index) => ({ line: line.replaceAll(/\]\([^)]*\)/g, ']'), place: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > LONGEST_LINE && !/^ *\|/.test(line))
      .map(({ place }) => place),
  );
  assert.deepEqual(long, []);
});

test('README has at most 6 KB, ARCHITECTURE 9 KB, a release in CHANGELOG 25 lines', () => {
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  assert.ok(Buffer.byteLength(textOf('README.md')) <= 6 * 1024);
  assert.ok(Buffer.byteLength(textOf('ARCHITECTURE.md')) <= 9 * 1024);
  const [, ...releases] = textOf('CHANGELOG.md').split(/^## /m);
  const long = releases
    .map((release) => release.split('\n').filter(Boolean))
    .filter(([, ...lines]) => lines.length > 25)
    .map(([name = '', ...lines]) => `${name}: ${lines.length} of 25 lines; add your words to one that is there`);
  assert.deepEqual(long, []);
});

const decisions = documents.filter(({ file }) => /^decisions\/\d/.test(file));
const numberOf = (file: string): string => file.slice('decisions/'.length).slice(0, 4);

test('every decision has its number and a title, a status and a date, and is named after its title', () => {
  const wrong = decisions.filter(({ file, text }) => {
    const [, number, title = ''] =
      /^# (\d{4}) (\S.+)\n\n- Status: (?:accepted|superseded by \d{4})\n- Date: \d{4}-\d\d-\d\d(?:, last changed \d{4}-\d\d-\d\d)?\n/.exec(
        text,
      ) ?? [];
    const name = title
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-');
    return file !== `decisions/${number}-${name}.md`;
  });
  assert.deepEqual(
    wrong.map(({ file }) => file),
    [],
  );
});

test('decisions are at most 40, of 12,000 words in all, each with a number of its own and a line in their README', () => {
  const numbers = decisions.map(({ file }) => numberOf(file));
  assert.equal(new Set(numbers).size, numbers.length);
  assert.ok(numbers.length <= MOST_DECISIONS, `there are ${numbers.length}: merge two on one subject`);
  const words = decisions.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  assert.ok(words <= MOST_WORDS_OF_DECISIONS, `they have ${words} words: shorten those that grew`);
  const index = readFileSync(join(root, 'decisions/README.md'), 'utf8');
  assert.deepEqual(
    decisions.map(({ file }) => file).filter((file) => !index.includes(`](${file.slice('decisions/'.length)})`)),
    [],
  );
});

test('every decision that is cited exists', () => {
  const known = new Set(decisions.map(({ file }) => numberOf(file)));
  const cited = globSync(
    [
      '*.{md,sh,mjs,yaml,json}',
      'Dockerfile',
      '{bench,client,corpus,decisions,demo,deploy,docs,scripts,src,tests}/**/*.{css,md,mjs,service,sh,ts,wat}',
    ],
    { cwd: root, exclude: ['client/node_modules', 'package-lock.json'] },
  );
  const missing = cited.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // "decisions/0004, 0039" cites two; a record also cites others by their bare numbers.
    const places = /^decisions[/\\]\d/.test(path)
      ? [...text.replace(/^- Supersedes: .*(?:\n {2}.*)*/m, '').matchAll(/\b0\d{3}\b/g)].map(([number]) => number)
      : [...text.matchAll(/\bdecisions?[ /]0\d{3}\b(?:, 0\d{3}\b)*/g)].flatMap(([all]) => all.match(/0\d{3}/g) ?? []);
    return places.filter((number) => !known.has(number)).map((number) => `${path.split(sep).join('/')}: ${number}`);
  });
  assert.deepEqual(missing, []);
});
