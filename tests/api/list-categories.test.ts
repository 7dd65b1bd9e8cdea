/** listCategories: all categories, named and ordered in the asked language. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { CATEGORIES, publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('listCategories', () => {
  const world = sharedCheckedWorld();
  before(async () => {
    await publish(world.db, [{ categories: ['chatbots'] }, { categories: ['chatbots', 'video'] }]);
    await world.app.context.live.refresh();
  });

  test('gives every category on one page with the number of its published tools', async () => {
    const { status, json } = await world.visitor.get('/api/v1/categories');
    assert.equal(status, 200);
    assert.equal(json.locale, 'en');
    assert.deepEqual(
      json.data.map((category: any) => [category.id, category.tool_count]),
      [
        ['chatbots', 2],
        ['developer-tools', 0],
        ['image-generation', 0],
        ['video', 1],
        ['writing', 0],
      ],
    );
  });

  test('gives the description, null where there is none', async () => {
    const { json } = await world.visitor.get('/api/v1/categories');
    const descriptions = Object.fromEntries(json.data.map((category: any) => [category.id, category.description]));
    assert.equal(descriptions['image-generation'], 'Pictures from words.');
    assert.equal(descriptions['video'], null);
  });

  for (const locale of ['ar', 'ru', 'de']) {
    test(`names and orders them in ${locale}`, async () => {
      const { json, headers } = await world.visitor.get(`/api/v1/categories?locale=${locale}`);
      assert.equal(headers.get('content-language'), locale);
      const names = json.data.map((category: any) => category.name);
      const expected = CATEGORIES.map(
        (category) => (category.names as Record<string, string>)[locale] ?? category.name,
      );
      assert.deepEqual(names, [...expected].sort(new Intl.Collator(locale).compare));
    });
  }

  test('falls back to the English name', async () => {
    const { json } = await world.visitor.get('/api/v1/categories?locale=uk');
    assert.equal(json.data.find((category: any) => category.id === 'video').name, 'Video');
  });

  test('links each to its tools', async () => {
    const { json } = await world.visitor.get('/api/v1/categories?locale=de');
    const { links } = json.data.find((category: any) => category.id === 'video');
    assert.equal(links.tools, `${world.config.publicUrl}/api/v1/tools?category=video&locale=de`);
    const tools = await world.visitor.get(new URL(links.tools).pathname + new URL(links.tools).search);
    assert.equal(tools.json.pagination.total, 1);
  });

  for (const query of [
    'locale=xx',
    'locale=EN',
    'locale=en-US',
    'locale=',
    'locale=../../etc',
    'locale=en&locale=de',
  ]) {
    test(`refuses ?${query}`, async () => {
      const { status, json } = await world.visitor.get(`/api/v1/categories?${query}`);
      assert.equal(status, 422);
      assert.deepEqual([json.error.code, Object.keys(json.error.fields)], ['validation_failed', ['locale']]);
    });
  }
});
