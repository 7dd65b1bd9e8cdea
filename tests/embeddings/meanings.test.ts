/** A catalog with a model of embeddings: texts get vectors behind the server, searches find what is near, failures change nothing. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { countVectors, takeTexts } from '#catalog/tools/vectors.ts';
import { startEmbedding } from '#embeddings/embedding-worker.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { ENGINE, openWorld, world } from '../support/world.ts';
import { json, type Answer } from '../judge/judge-server.ts';
import { until } from '../support/until.ts';
import { textOf } from '../web/browser.ts';
import { embedding, openEmbeddingsServer } from './embeddings-server.ts';

/** Pictures lie along the first axis, voices along the second, all else along the third. */
const vectorOf = (text: string): number[] => {
  if (/image|picture|canvas|draw/i.test(text)) return [5, 0.1, 0.1];
  return /voice|speech|phone/i.test(text) ? [0.1, 5, 0.1] : [0.1, 0.1, 5];
};
const server = await openEmbeddingsServer(vectorOf);
after(() => server.close());
const MODEL = 'three-axes';
const SETTINGS = { EMBEDDINGS_URL: server.url, EMBEDDINGS_KEY: 'secret-key', EMBEDDINGS_MODEL: MODEL };
const TOOLS = [
  { name: 'Pixelbrook', tagline: 'Image generator for posters', pricingModel: 'free' },
  { name: 'Easelwright', tagline: 'A blank canvas that fills itself', pricingModel: 'paid' },
  { name: 'Ringwell', tagline: 'Answers the phone for small firms', pricingModel: 'free' },
] as const;
/** A twentieth of all tools is near. */
const OTHERS = Array.from({ length: 37 }, (_, at) => ({ name: `Ledger ${at}`, tagline: 'Books what was paid' }));
const ALL = [...TOOLS, ...OTHERS];
const Q = 'image generator';

const w = await world(SETTINGS);
const without = await world();
for (const at of [w, without]) {
  await publish(at.db, ALL);
  await at.app.context.live.refresh();
}
const maker = await w.person();

beforeEach(() => server.answer(embedding(vectorOf)));

/** Names by a search that no cache answers. */
let searches = 0;
async function namesOf(q: string, more = '', at = w): Promise<string[]> {
  searches += 1;
  const reply = await at.visitor.get(
    `/api/v1/tools?q=${encodeURIComponent(q)}&per_page=${50 - (searches % 40)}${more}`,
  );
  assert.equal(reply.status, 200, reply.text);
  return reply.json.data.map(({ name }: { name: string }) => name);
}

test('after failures in a row come longer pauses, up to eleven minutes, and after a success a short one', async () => {
  const { db, clock } = await world();
  await publish(db, TOOLS);
  const pauses: number[] = [];
  let wake = (): void => undefined;
  const wait = (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds / 1_000);
    return new Promise((resolve) => (wake = resolve));
  };
  let isFailing = true;
  const embed = (texts: readonly string[]) =>
    Promise.resolve(
      isFailing
        ? { vectors: null, failure: 'away', final: false }
        : { vectors: texts.map(() => new Float32Array([1, 0])), failure: null },
    );
  const polling = startEmbedding(
    { ...db, clock: { ...clock, wait } },
    { embedder: { model: MODEL, embed }, log: { warn: () => undefined }, onStored: () => Promise.resolve() },
  );
  for (let round = 1; round <= 10; round += 1) {
    await until(() => pauses.length === round);
    isFailing = round < 9;
    clock.advance(86_400_000);
    wake();
  }
  await until(() => pauses.length === 11);
  const stopped = polling.stop();
  wake();
  await stopped;
  assert.deepEqual(pauses, [10, 20, 40, 80, 160, 320, 640, 640, 640, 5, 5]);
});

const textsAsked = (): string[] => server.asked.flatMap(({ body }) => body.input as string[]);

describe('vectors of tools', () => {
  test('come in requests of 32 texts, and make a search find what is near', async () => {
    const before = await namesOf(Q);
    assert.deepEqual(before, await namesOf(Q, '', without));
    assert.ok(!before.includes('Easelwright'));
    server.asked.length = 0;
    assert.equal(await w.app.drain('vectors'), ALL.length);
    const [first] = server.asked;
    assert.deepEqual([server.asked.length, first?.headers.authorization], [2, 'Bearer secret-key']);
    assert.deepEqual([first?.body.model, first?.body.input.length], [MODEL, 32]);
    assert.ok(textsAsked().slice(-ALL.length).includes('Pixelbrook\nImage generator for posters'));
    assert.deepEqual(await namesOf(Q), [...before, 'Easelwright']);
    assert.deepEqual(await countVectors(w.db.read, MODEL), { tools: ALL.length, vectors: ALL.length });
  });

  test('come once: a second round asks nothing', async () => {
    server.asked.length = 0;
    assert.equal(await w.app.drain('vectors'), 0);
    assert.deepEqual(server.asked, []);
  });

  test('are told nothing of who submitted or who searches', () => {
    const sent = JSON.stringify(server.asked.map(({ body }) => body));
    for (const secret of [maker.account.email, maker.token, maker.account.id]) assert.ok(!sent.includes(secret));
  });

  test('leave filters as they are', async () => {
    assert.deepEqual(await namesOf(Q, '&pricing=paid'), ['Easelwright']);
    assert.ok(!(await namesOf(Q, '&pricing=free')).includes('Easelwright'));
  });

  test('find nothing where nothing fits, and no more by a name', async () => {
    for (const q of ['bicycle spare parts', 'qwxzv jjkqx', 'Ringwell'])
      assert.deepEqual(await namesOf(q), await namesOf(q, '', without), q);
  });
});

describe('whatever the server of the model does', () => {
  const answers: Record<string, Answer> = {
    'a failure': json(500, {}),
    garbage: (response) => response.end('<html>'),
    'other dimensions': embedding(() => [1, 0]),
    'null for a number': json(200, { data: [{ index: 0, embedding: [null, 1, 0] }] }),
    'a broken connection': (response) => response.destroy(),
  };
  for (const [what, answer] of Object.entries(answers)) {
    test(`a search after ${what} has the hits of its words`, async () => {
      const own = await openWorld(SETTINGS);
      try {
        await publish(own.db, ALL);
        await own.app.context.live.refresh();
        await own.app.drain('vectors');
        server.answer(answer);
        assert.deepEqual(await namesOf(Q, '', own), await namesOf(Q, '', without));
      } finally {
        await own.close();
      }
    });
  }

  test('a search that waits for it goes on after 300 ms', async () => {
    const own = await openWorld(SETTINGS);
    try {
      await publish(own.db, ALL);
      await own.app.context.live.refresh();
      await own.app.drain('vectors');
      server.answer(() => undefined);
      const names = await own.clock.elapseDuring(namesOf(Q, '', own), 300);
      assert.deepEqual(names, await namesOf(Q, '', without));
    } finally {
      await own.close();
    }
  });
});

test('a message to MCP that was answered without a vector gets its hits by meaning once the vector is there', async () => {
  const own = await openWorld(SETTINGS);
  after(() => own.close());
  await publish(own.db, ALL);
  await own.app.context.live.refresh();
  await own.app.drain('vectors');
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_tools', arguments: { q: Q, per_page: 50 } },
  };
  const search = async (): Promise<boolean> =>
    (await own.visitor.post('/mcp', message, { accept: 'application/json, text/event-stream' })).text.includes(
      'Easelwright',
    );
  server.answer(json(503, {}));
  assert.equal(await search(), false);
  server.answer(embedding(vectorOf));
  assert.equal(await search(), true);
});

describe('texts', () => {
  const own = { ...SETTINGS, EMBEDDINGS_MODEL: 'another' };

  test('are tried again after a failure, one by one where one is refused', async () => {
    const at = await openWorld(own);
    try {
      await publish(at.db, TOOLS);
      server.answer(json(503, {}));
      server.asked.length = 0;
      assert.equal(await at.app.drain('vectors'), 0);
      assert.equal(server.asked.length, 1, 'a server that fails is not asked for parts');
      const [refused] = textsAsked();
      server.asked.length = 0;
      assert.equal(await at.app.drain('vectors'), 0);
      assert.deepEqual(server.asked, [], 'not within a minute');
      at.clock.advance(60_000);
      server.answer((response, asked) => {
        const isRefused = (asked.body.input as string[]).some((text) => text === refused);
        (isRefused ? json(400, {}) : embedding(vectorOf))(response, asked);
      });
      await at.app.drain('vectors');
      assert.deepEqual(await countVectors(at.db.read, 'another'), { tools: 3, vectors: 2 });
      at.clock.advance(600_000);
      server.asked.length = 0;
      await at.app.drain('vectors');
      assert.deepEqual(server.asked, [], 'what was refused is not sent again');
    } finally {
      await at.close();
    }
  });

  test('that changed are sent again, and all of them for another model', async () => {
    const at = await openWorld(own);
    try {
      const [slug = ''] = await publish(at.db, TOOLS);
      await at.app.drain('vectors');
      server.asked.length = 0;
      await at.db.write(async (trx) => {
        const { revision } = await trx
          .updateTable('catalog_revision')
          .set((set) => ({ revision: set('revision', '+', 1) }))
          .returning('revision')
          .executeTakeFirstOrThrow();
        await trx.updateTable('tools').set({ tagline: 'Speaks', revision }).where('slug', '=', slug).execute();
      });
      assert.equal(await at.app.drain('vectors'), 1);
      assert.deepEqual(textsAsked(), ['Pixelbrook\nSpeaks']);
      const { noteTexts, FIRST_PLACE } = await import('#catalog/tools/vectors.ts');
      await noteTexts(at.db, 'a third', FIRST_PLACE, new AbortController().signal);
      assert.deepEqual(await countVectors(at.db.read, 'a third'), { tools: 3, vectors: 0 });
      assert.equal((await takeTexts(at.db, 'a third')).length, 3);
      assert.deepEqual(await takeTexts(at.db, 'a third'), [], 'leased to one server');
      at.clock.advance(3 * 60_000);
      assert.equal((await takeTexts(at.db, 'a third')).length, 3, 'a server that died leaves them to another');
    } finally {
      await at.close();
    }
  });

  test('of other dimensions than those before are not stored', async () => {
    const at = await openWorld(own);
    try {
      await publish(at.db, TOOLS.slice(0, 1));
      await at.app.drain('vectors');
      await publish(at.db, TOOLS.slice(1));
      server.answer(embedding(() => [1, 0]));
      assert.equal(await at.app.drain('vectors'), 0);
      assert.deepEqual(await countVectors(at.db.read, 'another'), { tools: 3, vectors: 1 });
    } finally {
      await at.close();
    }
  });

  test('of hidden tools are not sent', async () => {
    const at = await openWorld(own);
    try {
      const slugs = await publish(at.db, TOOLS);
      const { noteTexts, FIRST_PLACE } = await import('#catalog/tools/vectors.ts');
      await noteTexts(at.db, 'another', FIRST_PLACE, new AbortController().signal);
      await at.db.write((trx) =>
        trx.updateTable('tools').set({ state: 'quarantined' }).where('slug', '=', slugs[0]!).execute(),
      );
      server.asked.length = 0;
      assert.equal(await at.app.drain('vectors'), 2);
      assert.ok(!textsAsked().some((text) => text.startsWith('Pixelbrook')));
    } finally {
      await at.close();
    }
  });
});

test('without a model nothing is sent, and the page on ranking says nothing of it; with one it does', async () => {
  server.asked.length = 0;
  assert.equal(await without.app.drain('vectors'), 0);
  await namesOf('draw a picture', '', without);
  assert.deepEqual(server.asked, []);
  for (const locale of LOCALES) {
    const { meanings } = visitorMessages(locale).ranking;
    assert.ok(textOf(await w.visitor.get(`/${locale}/ranking`)).includes(meanings), locale);
    assert.ok(!textOf(await without.visitor.get(`/${locale}/ranking`)).includes(meanings), locale);
  }
});

test(`stored vectors are read after a start on ${ENGINE}`, async () => {
  const { createCatalogIndex } = await import('#catalog/search/catalog-index.ts');
  const { openStoredVectors } = await import('#catalog/tools/serving/stored-vectors.ts');
  const sizes: number[] = [];
  for (const model of [MODEL, 'unknown']) {
    const index = createCatalogIndex();
    let count = 0;
    const counting = { ...index, putVectors: (stored: readonly unknown[]) => void (count += stored.length) };
    const stored = openStoredVectors(w.db, counting, model);
    await stored.refresh();
    assert.equal(count, 0, 'left to the load');
    await stored.load(new AbortController().signal);
    await stored.refresh();
    sizes.push(count);
  }
  assert.deepEqual(sizes, [ALL.length, 0]);
});
