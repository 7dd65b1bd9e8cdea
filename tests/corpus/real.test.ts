/** The real rows: their keys, sources and labels, and none of their texts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CORPUS_LOCALES } from '../../training/screening/corpus.ts';

const [head = '', ...lines] = readFileSync('corpus/real/rows.tsv', 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => line.split('\t'));

/** The longest name of a project; a text is longer. */
const LONGEST_NAME = 80;

const KNOWN: Readonly<Record<string, RegExp>> = {
  file: /^(?:not_ai\.dev|screening_hard\.dev|tools|tools_i18n|rows-real2)$/,
  /** A repository, a file of it (at a commit), or an issue. */
  source: /^[\w.-]+\/[\w.-]+(?:#\d+|\/[^\s@]+(?:@[0-9a-f]{40})?)?$/,
  locale: /^[a-z]{2}$/,
  label: /^(?:ai|other|spam)$/,
  kind: /^[a-z]+$/,
  half: /^(?:open|held|second)$/,
};

test('at least 400 real rows have their source and our reading of them, and no text', () => {
  assert.equal(head, 'file\tname\tsource\tlocale\tlabel\tkind\thalf');
  assert.ok(rows.length >= 400);
  const fields = head.split('\t');
  for (const row of rows) {
    assert.equal(row.length, fields.length, row.join(' '));
    for (const [at, field] of fields.entries()) assert.match(row[at] ?? '', KNOWN[field] ?? /^.+$/, row.join(' '));
    assert.ok((row[1] ?? '').length <= LONGEST_NAME, row.join(' '));
  }
});

test('no real row is there twice, and a name is in one half alone', () => {
  const halves = new Map<string, string>();
  const keys = new Set<string>();
  for (const [file = '', name = '', , locale = '', , , half = ''] of rows) {
    const key = `${file} ${locale} ${name}`;
    assert.ok(!keys.has(key), key);
    keys.add(key);
    assert.equal(halves.get(name) ?? half, half, name);
    halves.set(name, half);
  }
});

test('the second set has 250 rows, in each of eight languages 15 of other projects', () => {
  const second = rows.filter((row) => row.at(-1) === 'second');
  assert.ok(second.length >= 250);
  for (const locale of CORPUS_LOCALES)
    assert.ok(second.filter((row) => row[3] === locale && row[4] === 'other').length >= 15, locale);
});
