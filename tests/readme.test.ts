/** README.md says what the code does: its tables come from the code, and what it links to exists. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { README_FILE, withTables } from './write-readme.ts';

const text = readFileSync(README_FILE, 'utf8');

test('the tables of settings and commands are those of the code (npm run readme writes them)', () => {
  assert.equal(text, withTables(text));
});

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
