/** Categories of which none is in a group: the pages tell no groups apart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { textOf } from './browser.ts';

test('categories without groups stand under one heading, all of them on the home page', async () => {
  const w = await world();
  const ids = Array.from({ length: 6 }, (_, at) => `own-${at}`);
  await importCategories(
    w.db,
    ids.map((slug) => ({ slug, name: `Own ${slug}` })),
  );
  await publish(
    w.db,
    ids.map((id) => ({ categories: [id] })),
  );
  await w.app.context.live.refresh();
  const [, section = ''] =
    /<ul class="category-groups">([^]*?)<\/section>/.exec((await w.visitor.get('/en')).text) ?? [];
  assert.equal([...section.matchAll(/\/categories\/own-\d"/g)].length, 6);
  assert.doesNotMatch(section, /<h3|more/);
  const page = await w.visitor.get('/en/categories');
  assert.match(page.text, /<h2[^>]*class="visually-hidden"/);
  assert.doesNotMatch(textOf(page), /\bMore\b/);
});
