/** Documents in Markdown: what they link to and the npm scripts they name exist, and their lines are at most 100 columns. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const LONGEST_LINE = 100;

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

test('every file that a document names exists, in the project, in src or beside it', () => {
  const missing = documents
    .filter(({ file }) => !/^(?:corpus|decisions)\/|^CHANGELOG/.test(file))
    .flatMap(({ file, prose }) =>
      [
        ...prose.matchAll(
          /`((?:[\w@*-][\w.@*-]*\/)+[\w.*-]+\.[a-z]+|(?:src|tests|bench|scripts|docs|decisions|deploy)\/[^`\s<…]+)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => globSync([path, `src/${path}`, `${dirname(file)}/${path}`], { cwd: root }).length === 0)
        .map((path) => `${file}: ${path}`),
    );
  assert.deepEqual([...new Set(missing)], []);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const current = documents.filter(({ file }) => !/^(?:corpus|decisions)\//.test(file));
  const unknown = current.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([, name = '']) => `${file}: ${name}`),
  );
  assert.deepEqual(unknown, []);
});

test('lines of prose have at most 100 columns, not counting the addresses of links', () => {
  const wrapped = documents.filter(({ file }) => /^(?!ARCH)[A-Z]+\.md$|^(?:bench|client|docs)\//.test(file));
  const long = wrapped.flatMap(({ file, prose }) =>
    prose
      .split('\n')
      .map((line, index) => ({ line: line.replaceAll(/\]\([^)]*\)/g, ']'), place: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > LONGEST_LINE && !/^ *\|/.test(line))
      .map(({ place }) => place),
  );
  assert.deepEqual(long, []);
});
