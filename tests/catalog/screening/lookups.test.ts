/** Lookups in memory, as an import screens a file against itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { lookupsOver } from '#catalog/screening/lookups.ts';
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
