/** Alternatives to a tool in the index: by the rule of query/alternatives.ts, in whatever portions the tools came. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jobsIn } from '#catalog/search/analysis/analysis.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { type Sketch, indexSketches, toolFrom } from '../sample-index.ts';

const SKETCHES: Sketch[] = [
  { name: 'Inkwell', tagline: 'Tattoo designs from a sentence', categories: ['art'], publishedAt: 1 },
  { name: 'Skin Sketch', tagline: 'Plans a tattoo on your arm', categories: ['art'], publishedAt: 2 },
  { name: 'Needle', tagline: 'Covers an old tattoo', categories: ['other'], publishedAt: 3 },
  { name: 'Ornament', tagline: 'Tattoo designs from one spoken sentence', categories: ['other'], publishedAt: 4 },
  { name: 'Canvas', tagline: 'Oil paintings for your wall', categories: ['art'], publishedAt: 9 },
  { name: 'Ledger', tagline: 'Books invoices by itself', categories: ['money'], publishedAt: 9 },
  { name: 'Swap', tagline: 'Skin art. An alternative to Inkwell and Canvas', categories: ['body'], publishedAt: 9 },
  { name: 'Pack', tagline: 'Stencils made with Inkwell', categories: ['art'], publishedAt: 9 },
  { name: 'Midjourney', tagline: 'New mediums of thought', categories: ['labs'], publishedAt: 5 },
  { name: 'Craiyon', tagline: 'Nine at a time', categories: ['fun'], publishedAt: 5 },
];

const namesOf = (
  index: CatalogIndex,
  at: number,
  changes: Partial<Parameters<CatalogIndex['alternatives']>[0]> = {},
) => {
  const { name, tagline = '', categories = [] } = SKETCHES[at]!;
  const found = index.alternatives({
    of: {
      key: at + 1,
      name,
      tagline,
      description: null,
      categories,
      jobs: jobsIn(toolFrom(SKETCHES[at]!, at + 1).terms),
    },
    wish: { words: '', pricing: [] },
    withTool: false,
    offset: 0,
    limit: 50,
    ...changes,
  });
  return found.keys.map((key) => SKETCHES[key - 1]?.name);
};
const { index } = indexSketches(SKETCHES);

describe('alternatives', () => {
  it('say so, share words and a category, or many words, or a category alone; add-ons come last', () =>
    assert.deepEqual(namesOf(index, 0), ['Swap', 'Ornament', 'Skin Sketch', 'Canvas', 'Pack']));
  it('share more than one word where they share no category', () => assert.ok(!namesOf(index, 1).includes('Needle')));
  it('are well known for the same, whatever their texts say', () => assert.deepEqual(namesOf(index, 8), ['Craiyon']));
  it('are never the tool itself, unless it is asked for as the first', () => {
    assert.ok(!namesOf(index, 0).includes('Inkwell'));
    assert.equal(namesOf(index, 0, { withTool: true })[0], 'Inkwell');
  });
  it('come in pages', () =>
    assert.deepEqual(
      [0, 2, 4].flatMap((offset) => namesOf(index, 0, { offset, limit: 2 })),
      namesOf(index, 0),
    ));
  it('are narrowed by filters', () => assert.deepEqual(namesOf(index, 0, { category: 'body' }), ['Swap']));
  it('are the same however the tools came in, and are gone when they are taken out', () => {
    const { index: own } = indexSketches([]);
    own.put([toolFrom({ name: 'Gone', tagline: 'Tattoo designs', categories: ['art'] }, 99)]);
    for (const [at, sketch] of SKETCHES.entries()) own.put([toolFrom(sketch, at + 1)]);
    own.remove([99]);
    for (const at of SKETCHES.keys()) assert.deepEqual(namesOf(own, at), namesOf(index, at));
  });
});
