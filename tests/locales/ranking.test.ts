/** The page on ranking tells every tier of the search, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { TIERS } from '#catalog/search/query/ranking.ts';

for (const locale of LOCALES) {
  test(`in ${locale} there is one sentence for each tier, no two the same`, () => {
    const { tiers } = visitorMessages(locale).ranking;
    assert.equal(tiers.length, TIERS.length);
    assert.equal(new Set(tiers).size, TIERS.length);
  });
}
