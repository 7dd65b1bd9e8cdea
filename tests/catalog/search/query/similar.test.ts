/** Tools that resemble one: by the rare words and the categories they share. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Sketch, indexSketches, toolFrom } from '../sample-index.ts';

const SKETCHES: Sketch[] = [
  { name: 'Inkwell', tagline: 'Tattoo designs from a sentence', categories: ['art'], publishedAt: 1 },
  { name: 'Skin Sketch', tagline: 'Plans a tattoo on your arm', categories: ['art'], publishedAt: 2 },
  { name: 'Needle', tagline: 'Covers an old tattoo', categories: ['other'], publishedAt: 3 },
  { name: 'Ornament', tagline: 'Tattoo designs from one spoken sentence', categories: ['other'], publishedAt: 4 },
  { name: 'Canvas', tagline: 'Oil paintings for your wall', categories: ['art'], publishedAt: 9 },
  { name: 'Ledger', tagline: 'Books invoices by itself', categories: ['money'], publishedAt: 9 },
  { name: 'Abacus', tagline: 'Reads receipts', categories: ['money'], publishedAt: 8 },
];
const { index } = indexSketches(SKETCHES);
const similar = (at: number, limit = 5): (string | undefined)[] => {
  const tool = toolFrom(SKETCHES[at]!, at + 1);
  return index.similar(tool, limit).map((key) => SKETCHES[key - 1]?.name);
};

describe('similar tools', () => {
  it('share a rare word and a category, or several words', () =>
    assert.deepEqual(similar(0), ['Ornament', 'Skin Sketch']));
  it('share more than one word where they share no category', () => assert.ok(!similar(1).includes('Needle')));
  it('are never the tool itself', () => assert.ok(!similar(1).includes('Skin Sketch')));
  it('are as many as were asked for at most, the most alike first', () =>
    assert.deepEqual(similar(0, 1), ['Ornament']));
  it('are none when no word is shared', () => assert.deepEqual(similar(5), []));
  it('are gone when they are taken out', () => {
    const { index: own } = indexSketches(SKETCHES);
    own.remove([2]);
    assert.deepEqual(own.similar(toolFrom(SKETCHES[0]!, 1), 5), [4]);
  });
});
