/** The vocabularies that screening learns from: trades of projects that are no AI tools, and what spam offers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { assertEach } from '../support/assert-each.ts';

interface Entry {
  id: string;
  group?: string;
  phrases: string[];
}

const root = join(import.meta.dirname, '..', '..');

/** [folder, entries at least, phrases in each] */
const VOCABULARIES = [
  ['trades', 420, 8],
  ['offers', 60, 12],
] as const;

test('a vocabulary has enough entries, with ids and phrases that are there once', () =>
  assertEach(
    VOCABULARIES,
    ([folder]) => folder,
    ([folder, least, each]) =>
      assertEach(
        LOCALES,
        (locale) => `${folder} in ${locale}: enough of them, with ids and phrases that are there once`,
        (locale) => {
          const entries = readFileSync(join(root, 'corpus', folder, `${locale}.jsonl`), 'utf8')
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as Entry);
          assert.ok(entries.length >= least);
          assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length);
          const phrases = entries.flatMap((entry) => entry.phrases);
          assert.equal(new Set(phrases).size, phrases.length);
          for (const { id, group, phrases: own } of entries) {
            assert.match(id, /^[a-z0-9-]+$/);
            assert.equal(own.length, each, id);
            if (folder === 'trades') assert.match(group ?? '', /^[a-z-]+$/, id);
            for (const phrase of own) assert.ok(phrase === phrase.trim() && phrase.length >= 8, phrase);
          }
        },
      ),
  ));
