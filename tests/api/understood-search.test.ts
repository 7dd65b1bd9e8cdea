/** listTools says how it read a query: what it corrected, let go of, and which filters the words ask for. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish } from '../factories.ts';
import { sharedWorld } from './conformance.ts';

describe('search in an answer of listTools', () => {
  const world = sharedWorld();
  const get = async (query: string) => (await world.visitor.get(`/api/v1/tools?${query}`)).json;

  before(async () => {
    await publish(world.db, [
      { name: 'Midjourney', tagline: 'Pictures from words', categories: ['image-generation'] },
      { name: 'Lexia', tagline: 'Answers on WhatsApp', categories: ['chatbots'], pricingModel: 'free' },
      { name: 'Lexo', tagline: 'Answers on WhatsApp', categories: ['chatbots'], pricingModel: 'paid' },
      ...Array.from({ length: 40 }, (_, at) => ({ name: `Letters ${at}`, categories: ['writing'] })),
    ]);
    await world.app.context.live.refresh();
  });

  test('is there with a query alone', async () => {
    assert.equal((await get('')).search, undefined);
    assert.equal((await get('q=%20')).search, undefined);
    assert.deepEqual((await get('q=midjourney')).search, {
      corrected: null,
      ignored: [],
      hints: [],
      alternatives_to: null,
    });
  });

  test('tells a correction, and none where exact is true', async () => {
    const { data, search } = await get('q=midjorney');
    assert.deepEqual(search.corrected, { from: 'midjorney', to: 'midjourney' });
    assert.equal(data[0].name, 'Midjourney');
    assert.equal((await get('q=midjorney&exact=true')).search.corrected, null);
    assert.equal((await get('q=midjorney&exact=true')).links.self.includes('exact=true'), true);
  });

  test('takes exact as true or false alone', async () => {
    const { status } = await world.visitor.get('/api/v1/tools?q=a&exact=1');
    assert.equal(status, 422);
  });

  test('tells words that were not used', async () =>
    assert.deepEqual((await get('q=frobnicator%20whatsapp%20answers')).search.ignored, ['frobnicator']));

  test('tells the price that is asked for, whose tools come first', async () => {
    for (const [q, value, name] of [
      ['whatsapp answers for free', 'free', 'Lexia'],
      ['whatsapp kostenlos', 'free', 'Lexia'],
      ['whatsapp de pago', 'paid', 'Lexo'],
    ] as const) {
      const { data, search } = await get(`q=${encodeURIComponent(q)}`);
      assert.deepEqual(search.hints, [{ parameter: 'pricing', value }], q);
      assert.equal(data[0].name, name, q);
    }
  });

  test('is the same under a filter', async () => {
    const { data, search } = await get('q=frobnicator%20whatsapp%20answers&pricing=open_source');
    assert.deepEqual([data, search.ignored], [[], ['frobnicator']]);
  });
});
