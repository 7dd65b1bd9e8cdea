/** Nearness in meaning: exact search over vectors, and the order that it makes of a search. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CatalogQuery, createCatalogIndex, type Found } from '#catalog/search/catalog-index.ts';
import { finishNow } from '#catalog/search/engine/time-slice.ts';
import { createVectors } from '#catalog/search/engine/vectors.ts';
import { NEAR } from '#catalog/search/query/ranking.ts';
import { assertEach } from '../../../support/assert-each.ts';
import { toolFrom } from '../sample-index.ts';

const DIMENSIONS = 7;

/** A generator of numbers from -1 to 1 that gives the same ones each time. */
function numbersFrom(start: number): () => number {
  let seed = start;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 1_073_741_823 - 1;
}

function unitFrom(next: () => number): Float32Array {
  const values = Array.from({ length: DIMENSIONS }, next);
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
}

describe('the nearest vectors', () => {
  const next = numbersFrom(7);
  const stored = Array.from({ length: 3_000 }, (_, at) => ({ key: 1 + ((at * 7) % 3_000), vector: unitFrom(next) }));
  const vectors = createVectors();
  vectors.put(stored);
  const cosine = (one: Float32Array, other: Float32Array): number =>
    one.reduce((sum, a, at) => sum + a * other[at]!, 0);

  test('are those of all', () => {
    for (let time = 0; time < 20; time += 1) {
      const query = unitFrom(next);
      const naive = stored.toSorted((a, b) => cosine(query, b.vector) - cosine(query, a.vector)).map(({ key }) => key);
      assert.deepEqual(finishNow(vectors.nearest(query, 50)), naive.slice(0, 50));
    }
  });

  test('are the latest ones of their tools', () => {
    const query = unitFrom(next);
    vectors.put([{ key: 2_999, vector: query }]);
    assert.equal(finishNow(vectors.nearest(query, 1))[0], 2_999);
    assert.equal(vectors.size, 3_000);
  });

  test('are none for a vector of other dimensions, which is not stored either', () => {
    vectors.put([{ key: 5_000, vector: Float32Array.of(1) }]);
    assert.equal(vectors.size, 3_000);
    assert.deepEqual(finishNow(vectors.nearest(Float32Array.of(1), 50)), []);
    assert.deepEqual(finishNow(createVectors().nearest(unitFrom(next), 50)), []);
  });
});

describe('a search', () => {
  const next = numbersFrom(11);
  const count = 400;
  const names = ['Redraw', 'Paintly', 'Videon', 'Talky'];
  const taglines = [
    'Generates images from a text prompt',
    'Draws pictures of what you describe',
    'Edits video clips with AI',
    'A voice assistant for phone calls',
    'Turns speech into text',
  ];
  const tools = Array.from({ length: count }, (_, at) =>
    toolFrom(
      {
        name: `${names[at % names.length]} ${at}`,
        tagline: taglines[at % taglines.length]!,
        pricing: at % 3 === 0 ? 'free' : 'paid',
        publishedAt: at % 10,
      },
      at + 1,
    ),
  );
  const vectors = tools.map(({ key }) => ({ key, vector: unitFrom(next) }));
  const index = createCatalogIndex();
  index.put(tools);
  index.putVectors(vectors);
  const plain = createCatalogIndex();
  plain.put(tools);
  const query = unitFrom(next);
  const near = vectors
    .toSorted(
      (a, b) => b.vector.reduce((s, v, i) => s + v * query[i]!, 0) - a.vector.reduce((s, v, i) => s + v * query[i]!, 0),
    )
    .slice(0, count * NEAR.share)
    .map(({ key }) => key);

  const ask = (
    more: Partial<CatalogQuery>,
    of = index,
    readVector: (q: string) => Promise<Float32Array | undefined> = () => Promise.resolve(query),
  ): Promise<Found> =>
    of.answer(
      { offset: 0, limit: count, ...more },
      { readTool: () => Promise.resolve(undefined), readTexts: () => Promise.resolve(new Map()), readVector },
    );

  test('has the near tools among its hits, by the sum of reciprocal ranks', async () => {
    const q = 'image generator';
    const before = (await ask({ q }, plain)).keys;
    const late = near.filter((key) => !before.includes(key));
    assert.ok(late.length > 0 && late.length < near.length);
    const { keys, total } = await ask({ q });
    assert.deepEqual(new Set(keys), new Set([...before, ...late]));
    assert.equal(total, keys.length);
    // Tools without a matching word come by score, which is their length, then newest, name.
    const byScore = [...before, ...late.toSorted(byCatalog)];
    const value = (key: number): number =>
      1 / (NEAR.score + byScore.indexOf(key) + 1) +
      (near.includes(key) ? 1 / (NEAR.nearness + near.indexOf(key) + 1) : 0);
    assert.deepEqual(
      keys,
      byScore.toSorted((a, b) => value(b) - value(a)),
    );
  });

  const byCatalog = (a: number, b: number): number => {
    const [one, other] = [tools[a - 1]!, tools[b - 1]!];
    return other.publishedAt - one.publishedAt || (one.name < other.name ? -1 : 1);
  };

  test('has the same hits on every page, and under every filter those of the whole that pass', async () => {
    const q = 'image generator';
    const whole = (await ask({ q })).keys;
    const pages = [];
    for (let offset = 0; offset < whole.length; offset += 20) pages.push(...(await ask({ q, offset, limit: 20 })).keys);
    assert.deepEqual(pages, whole);
    const free = await ask({ q, pricing: 'free', facets: true });
    assert.deepEqual(new Set(free.keys), new Set(whole.filter((key) => tools[key - 1]!.pricing === 'free')));
    assert.equal(free.facets?.pricing['paid'], whole.length - free.keys.length);
  });

  test('does without where nothing is near, the vector is of other dimensions, or there is none', async () => {
    const q = 'image generator';
    const expected = await ask({ q }, plain);
    for (const vector of [undefined, Float32Array.of(1), new Float32Array(DIMENSIONS).fill(Number.NaN)])
      assert.deepEqual(await ask({ q }, index, () => Promise.resolve(vector)), expected);
  });

  test('asks for no vector by a name, in another order, in quotes, or without words', async () => {
    const unasked: Partial<CatalogQuery>[] = [
      { q: 'image generator', sort: 'name' },
      { q: 'image generator', sort: 'newest' },
      { q: 'image generator', exact: true },
      { q: '"image generator"' },
      { q: ' ' },
      {},
    ];
    await assertEach(
      unasked,
      (more) => JSON.stringify(more),
      async (more) => {
        const asked: string[] = [];
        const found = await ask(more, index, (q) => {
          asked.push(q);
          return Promise.resolve(query);
        });
        assert.deepEqual(asked, []);
        assert.deepEqual(found, await ask(more, plain));
      },
    );
  });

  test('finds nothing near a name, what is looked for elsewhere, or no word that it knows', async () => {
    for (const q of ['Redraw 40', 'bicycle spare parts', 'qwxzv jjkqx'])
      assert.deepEqual((await ask({ q })).keys, (await ask({ q }, plain)).keys, q);
  });

  test('leaves out tools that are gone', async () => {
    const gone = near.slice(0, 5);
    const smaller = createCatalogIndex();
    smaller.put(tools);
    smaller.putVectors(vectors);
    smaller.remove(gone);
    const { keys } = await ask({ q: 'image generator' }, smaller);
    assert.deepEqual(
      keys.filter((key) => gone.includes(key)),
      [],
    );
    assert.ok(near.slice(5).every((key) => keys.includes(key)));
  });
});
