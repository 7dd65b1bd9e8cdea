/** Lookups in memory, as an import screens a file against itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';
import { fileLookups, lookupsOver } from '#catalog/screening/lookups.ts';
import { world } from '../../support/world.ts';
import { known } from './entries.ts';

const check = checkPublicUrl(known().url);
const KEY = check.ok ? check.key : '';

for (const [entries, listed] of [
  [49, 49],
  [50, 50],
  [51, 50],
] as const)
  test(`of ${entries} entries with one address, a lookup lists ${listed}`, async () => {
    const lookups = lookupsOver(Array.from({ length: entries }, () => known()));
    assert.equal((await lookups.byUrlKey(KEY)).length, listed);
  });

test('an entry that two keys find is listed once', async () => {
  const one = known({ name: 'Word Painter' });
  const lookups = lookupsOver([one]);
  assert.deepEqual(await lookups.byUrlKey(KEY), [one]);
  assert.deepEqual(await lookups.byRelatedUrlKeys([KEY, KEY]), await lookups.byRelatedUrlKeys([KEY]));
});

test('a row of a file is held against the 200 rows before it', async () => {
  const { db } = await world();
  const lookups = fileLookups(db);
  for (let line = 1; line <= 201; line += 1) {
    if (line === 201) assert.equal((await lookups.recentTexts?.())?.length, 200);
    const { name, tagline } = known();
    lookups.add(line, { name, tagline, url: `https://row-${line}.example.com/` } as CheckedEntry);
  }
  const ids = (await lookups.recentTexts?.())?.map(({ id }) => id);
  assert.deepEqual([ids?.length, ids?.at(0), ids?.at(-1)], [200, 'line 201', 'line 2']);
});
