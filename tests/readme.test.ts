/** What README.md links to and names exists; its tables are checked in generated-files.test.ts. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { README_FILE } from './write-readme.ts';

const text = readFileSync(README_FILE, 'utf8');

test('every file that README.md links to exists', () => {
  const missing = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => !existsSync(join(dirname(README_FILE), path)));
  assert.deepEqual(missing, []);
});

test('every npm script that README.md and CONTRIBUTING.md name exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(dirname(README_FILE), 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const both = text + readFileSync(join(dirname(README_FILE), 'CONTRIBUTING.md'), 'utf8');
  const named = [...both.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map((match) => match[1] ?? '');
  assert.deepEqual(
    named.filter((name) => !Object.hasOwn(scripts, name)),
    [],
  );
});
