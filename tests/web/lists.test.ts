/** What lists of tools say about themselves: their numbers, their cards, and what to do when they hold nothing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { textOf } from './browser.ts';

const w = await world();
const { visitor } = w;
await publish(w.db, [
  ...Array.from({ length: 90 }, (_, index) => ({ name: `Lantern ${index}`, categories: ['video', 'writing'] })),
  ...Array.from({ length: 10 }, (_, index) => ({ name: `Anchor ${index}`, categories: ['chatbots'] })),
]);
const admin = (await w.person('admin')).account;
for (const slot of ['results', 'category'] as const)
  await createPlacement(w.db, admin, {
    slug: 'lantern-1',
    slot,
    startsAt: '2026-01-01',
    endsAt: '2099-01-01',
    label: 'Booked',
  });
await w.app.context.live.refresh();

/** The numbers of a list's pages as they are shown. */
const numbersOf = (html: string): string[] => {
  const [list = ''] = /<ol class="pagination-numbers">[\s\S]*?<\/ol>/.exec(html) ?? [];
  return [...list.matchAll(/>\s*([\d…]+)\s*</g)].map(([, number = '']) => number);
};
const cardsOf = (html: string): string[] =>
  html.match(/<li class="card">[\s\S]*?<\/li>(?=\s*(?:<li class="card">|<\/ol>))/g) ?? [];

describe('the numbers of pages', () => {
  for (const [page, shown] of [
    [1, '1 2 … 5'],
    [2, '1 2 3 4 5'],
    [3, '1 2 3 4 5'],
    [5, '1 … 4 5'],
  ] as const) {
    test(`around page ${page} of 5 are ${shown}: dots stand for several`, async () => {
      const { text } = await visitor.get(`/en/tools?page=${page}`);
      assert.equal(numbersOf(text).join(' '), shown);
    });
  }
});

describe('a card', () => {
  test('beyond the first page names itself as the canonical address, and a narrowed one the whole list', async () => {
    const canonical = async (path: string): Promise<string | undefined> =>
      /<link rel="canonical" href="([^"]*)"/
        .exec((await w.visitor.get(path)).text)?.[1]
        ?.slice(w.config.publicUrl.length);
    assert.equal(await canonical('/en/tools?page=1'), '/en/tools');
    assert.equal(await canonical('/en/tools?page=2'), '/en/tools?page=2');
    assert.equal(await canonical('/en/tools?q=tool&page=2'), '/en/tools');
    assert.match((await w.visitor.get('/en/tools?page=2')).text, /hreflang="de" href="[^"]*\/de\/tools\?page=2"/);
  });
  test('in a category names the other ones of its tool', async () => {
    const [card = ''] = cardsOf((await visitor.get('/en/categories/video')).text);
    assert.ok(card.includes('/en/categories/writing') && !card.includes('/en/categories/video'));
    const [other = ''] = cardsOf((await visitor.get('/en/tools?q=lantern')).text);
    assert.ok(other.includes('/en/categories/writing') && other.includes('/en/categories/video'));
  });
  test('has its date where the list follows dates, and none where it follows the search', async () => {
    const [newest = ''] = cardsOf((await visitor.get('/en/categories/video')).text);
    const [best = ''] = cardsOf((await visitor.get('/en/tools?q=lantern')).text);
    assert.deepEqual([newest.includes('<time'), best.includes('<time')], [true, false]);
  });
});

describe('a list', () => {
  test('says what was searched for, and clears everything at once when it was narrowed twice', async () => {
    const reply = await visitor.get('/en/tools?q=lantern&category=video');
    assert.ok(textOf(reply).includes('90 tools for “lantern”'));
    assert.match(reply.text, /<a class="clear" href="\/en\/tools"/);
    assert.ok(!(await visitor.get('/en/tools?q=lantern')).text.includes('class="clear"'));
  });
  test('of nothing says for which words, and shows nothing that is paid for', async () => {
    const { text } = await visitor.get('/en/tools?q=zzzzqqqq');
    assert.ok(text.includes('No tools match “zzzzqqqq”') && !text.includes('class="sponsored"'));
    assert.ok(!text.includes('remove a filter'), 'there is no filter');
  });
  test('that is shorter than the page asked for leads to its first page with its words', async () => {
    const reply = await visitor.get('/en/tools?q=lantern&page=90');
    assert.ok(textOf(reply).includes('There is no such page') && !textOf(reply).includes('No tools match'));
    assert.match(reply.text, /class="button button-quiet" href="\/en\/tools\?q=lantern"/);
  });
});
