/** The order of an import: waiting rows follow the lines of the file, published ones share a time and stand by name. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { importTools } from '#catalog/transfer/imports.ts';
import { submission } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

test('rows wait in the order of the file, though its second batch is planned before the first', async () => {
  const w = await world();
  const { db } = w;
  let asked = 0;
  let answerSecond = (): void => undefined;
  const second = new Promise<void>((resolve) => (answerSecond = resolve));
  const planning = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"name":"url_claims"')) planning.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!planning.has(queryId)) return result;
      asked += 1;
      if (asked === 1) await second;
      else answerSecond();
      return result;
    },
  };
  Object.assign(db, { read: db.read.withPlugin(plugin) });
  const file = join(w.config.dataDir, 'many.jsonl');
  const rows = Array.from({ length: 300 }, (_, index) => submission({ name: `In order ${index}` }));
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  assert.equal((await importTools(db, file, { published: false })).queued, 300);
  const waiting = await db.read.selectFrom('submissions').select('name').orderBy('submitted_at').execute();
  assert.deepEqual(
    waiting.map(({ name }) => name),
    rows.map((_, index) => `In order ${index}`),
  );
});

describe('published rows of an import', async () => {
  const w = await world();
  const names = Array.from({ length: 300 }, (_, at) => `Tool ${String((at * 7) % 300).padStart(3, '0')}`);
  const twins = ['Twin', 'Twin', 'Twin'];
  const rows = [
    ...names.map((name) => submission({ name, tagline: 'An AI that hums' })),
    ...twins.map((name, at) => submission({ name, slug: `twin-${(at * 2) % 3}`, tagline: 'An AI that hums' })),
  ];
  const file = join(w.config.dataDir, 'by-name.jsonl');
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  await importTools(w.db, file, { published: true });
  await w.app.context.live.refresh();
  const sorted = [...names.toSorted(), ...twins];
  const pagesOf = async (query: string): Promise<{ name: string; slug: string }[]> => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => w.visitor.get(`/api/v1/tools?per_page=50&page=${page}&${query}`)),
    );
    return pages.flatMap(({ json }) => json.data as { name: string; slug: string }[]);
  };

  for (const query of ['', 'sort=updated', 'sort=name', 'q=tool', 'q=hums', 'q=hums&sort=newest'])
    test(`stand by name, each once, on the pages of "${query}"`, async () => {
      const found = await pagesOf(query);
      const wanted = query === 'q=tool' ? names.toSorted() : sorted;
      assert.deepEqual(
        found.map(({ name }) => name).filter((name) => wanted.includes(name)),
        wanted,
      );
      assert.equal(new Set(found.map(({ slug }) => slug)).size, found.length);
    });
  test('stand by slug where their names are equal', async () => {
    const found = await pagesOf('sort=name');
    assert.deepEqual(
      found.slice(-3).map(({ slug }) => slug),
      ['twin-0', 'twin-1', 'twin-2'],
    );
  });
  test('stand by name in feeds, too', async () => {
    const { text } = await w.visitor.get('/en/tools/feed.json');
    const titles = (JSON.parse(text) as { items: { title: string }[] }).items.map(({ title }) => title);
    assert.deepEqual(titles.slice(0, 3), ['Tool 000', 'Tool 001', 'Tool 002']);
  });
});
