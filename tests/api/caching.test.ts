/** Caching of reads: tags, conditional requests, encodings, and how soon a change is seen. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { OPERATIONS } from '#api/operations.ts';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { openDatabase } from '#database/connection.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { isRead } from '#http/api/operation.ts';
import { converse, requestText } from '../http/bare-socket.ts';
import { publish, submission } from '../support/factories.ts';
import { until } from '../support/until.ts';
import { world as uncheckedWorld, type World } from '../support/world.ts';
import { checkedWorld, sharedCheckedWorld } from './conformance.ts';

const READS = OPERATIONS.filter(isRead).map(({ path }) => `/api/v1${path.replace('{slug}', 'lumen')}`);
const DOCUMENTS = ['/agent/openapi.json', '/api/v1/agent/openapi.json', '/llms.txt', ASSET_PATHS['app.css']];

describe('caching', () => {
  const world = sharedCheckedWorld();
  before(async () => {
    await publish(world.db, [
      { slug: 'lumen', description: 'It paints. '.repeat(150).trim() },
      ...Array.from({ length: 20 }, () => ({})),
    ]);
    await world.app.context.live.refresh();
  });

  for (const path of READS) {
    test(`${path} may be kept for a minute`, async () => {
      const { headers } = await world.visitor.get(path);
      assert.equal(headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=600');
      assert.equal(headers.get('vary'), 'Accept-Encoding');
      assert.match(headers.get('etag') ?? '', /^"[\x21\x23-\x7e]+"$/);
    });
  }

  for (const path of [...READS, ...DOCUMENTS]) {
    test(`${path} has a strong tag that stays as long as the answer does`, async () => {
      const tags = new Set<string | null>();
      for (let time = 0; time < 4; time += 1) tags.add((await world.visitor.get(path)).headers.get('etag'));
      assert.equal(tags.size, 1);
    });

    test(`${path} is not sent again to who has it, however it was encoded`, async () => {
      for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br', 'br;q=0, gzip', '']) {
        const first = await world.visitor.get(path, { 'accept-encoding': encoding });
        const tag = first.headers.get('etag') ?? '';
        for (const match of [tag, `W/${tag}`, '*', `"other", ${tag}`, `"other",${tag} , "more"`]) {
          const again = await world.visitor.get(path, { 'accept-encoding': encoding, 'if-none-match': match });
          assert.deepEqual([match, again.status, again.text, again.headers.get('etag')], [match, 304, '', tag]);
          assert.equal(again.headers.get('cache-control'), first.headers.get('cache-control'));
          assert.equal(again.headers.get('vary'), 'Accept-Encoding');
        }
        // What was kept under one encoding is still good under another.
        assert.equal(
          (await world.visitor.get(path, { 'accept-encoding': 'identity', 'if-none-match': tag })).status,
          304,
        );
      }
    });

    test(`${path} is sent to who has something else`, async () => {
      const tag = (await world.visitor.get(path)).headers.get('etag') ?? '';
      for (const match of ['"other"', tag.slice(1, -1), `${tag.slice(0, -1)}x"`, '', 'W/', `"${'a'.repeat(8_000)}"`]) {
        assert.equal((await world.visitor.get(path, { 'if-none-match': match })).status, 200, match);
      }
    });

    test(`HEAD ${path} is conditional like GET`, async () => {
      const tag = (await world.visitor.get(path, { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
      const { status, headers } = await world.visitor.request('HEAD', path, undefined, { 'if-none-match': tag });
      assert.deepEqual([status, headers.get('content-length')], [304, null]);
    });

    test(`${path} is compressed on request, to the same content`, async () => {
      // fetch would unpack it.
      const raw = async (accept: string): Promise<{ encoding: string | null; tag: string | null; bytes: Buffer }> => {
        const chunks: Buffer[] = [];
        return new Promise((resolve, reject) => {
          request({ port: world.port, path, headers: { 'accept-encoding': accept } }, (response) => {
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                encoding: response.headers['content-encoding'] ?? null,
                tag: response.headers.etag ?? null,
                bytes: Buffer.concat(chunks),
              }),
            );
          })
            .on('error', reject)
            .end();
        });
      };
      const plain = await raw('identity');
      assert.equal(plain.encoding, null);
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync };
      for (const [accept, encoding] of Object.entries({
        gzip: 'gzip',
        br: 'br',
        'gzip, br': 'br',
        'gzip;q=1, br;q=0': 'gzip',
        GZIP: 'gzip',
      } as Record<string, 'gzip' | 'br'>)) {
        const packed = await raw(accept);
        if (plain.bytes.length < 1_024) continue;
        assert.deepEqual([accept, packed.encoding], [accept, encoding]);
        assert.ok(packed.bytes.length < plain.bytes.length);
        assert.ok(unpack[encoding](packed.bytes).equals(plain.bytes));
        assert.notEqual(packed.tag, plain.tag);
      }
      for (const accept of ['', 'x', 'gzip;q=0', 'identity;q=1, gzip;q=0.000', '*;q=0'])
        assert.equal((await raw(accept)).encoding, null, accept);
    });
  }

  test('errors may not be kept', async () => {
    for (const path of ['/api/v1/tools?page=0', '/api/v1/tools/none']) {
      const { headers } = await world.visitor.get(path, { 'if-none-match': '*' });
      assert.deepEqual([headers.get('cache-control'), headers.get('etag')], ['no-store', null]);
    }
  });

  test('parameters that are not known are no part of what is kept', async () => {
    const tag = (await world.visitor.get('/api/v1/tools?page=1')).headers.get('etag') ?? '';
    assert.equal((await world.visitor.get('/api/v1/tools?x=1&page=1', { 'if-none-match': tag })).status, 304);
  });

  test('a pipelined read is answered in its place', async () => {
    const one = requestText('GET /api/v1/categories');
    const { answers } = await converse(world.port, [one + requestText('GET /api/v1/tools/none') + one], 3);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 404, 200],
    );
    assert.equal(answers[0]?.text, answers[2]?.text);
  });
});

describe('freshness', () => {
  const world = sharedCheckedWorld();

  test('a decision is seen by the very next read of the same process', async () => {
    const [owner, editor] = [await world.person(), await world.person('editor')];
    const { id } = (await owner.post('/api/v1/submissions', submission({ name: 'Sudden Finch' }))).json.data;
    const first = await world.visitor.get('/api/v1/tools');
    for (let time = 0; time < 3; time += 1) await world.visitor.get('/api/v1/tools');
    await approveSubmission(world.db, editor.account, id);
    await world.app.context.live.refresh();
    const second = await world.visitor.get('/api/v1/tools');
    assert.equal(second.json.pagination.total, first.json.pagination.total + 1);
    assert.notEqual(second.headers.get('etag'), first.headers.get('etag'));
    assert.equal(
      (await world.visitor.get('/api/v1/tools', { 'if-none-match': first.headers.get('etag') ?? '' })).status,
      200,
    );
    assert.equal(
      (await world.visitor.get('/api/v1/categories')).json.data.find((category: any) => category.id === 'chatbots')
        .tool_count,
      second.json.pagination.total,
    );
  });

  test('a change that another process makes is seen within a second', async () => {
    const other = await openDatabase(world.config.databaseUrl, world.clock);
    try {
      const editor = await world.person('editor');
      const seenAfterASecond = async (path: string, isSeen: (json: any) => boolean): Promise<void> => {
        await world.clock.elapse(1_000);
        await until(async () => isSeen((await world.visitor.get(path)).json));
      };
      const [slug = ''] = await publish(other, [{ slug: 'from-elsewhere', name: 'From Elsewhere' }]);
      await seenAfterASecond(`/api/v1/tools/${slug}`, (json) => json.data !== undefined);
      await seenAfterASecond('/api/v1/tools?q=elsewhere', (json) => json.data.length === 1);
      await quarantineTool(other, editor.account, slug, { reason: 'policy' });
      await seenAfterASecond(`/api/v1/tools/${slug}`, (json) => json.error?.code === 'not_found');
      await seenAfterASecond('/api/v1/tools?q=elsewhere', (json) => json.data.length === 0);
      await restoreTool(other, editor.account, slug);
      await seenAfterASecond('/api/v1/tools?q=elsewhere', (json) => json.data.length === 1);
    } finally {
      await other.close();
    }
  });
});

test('a server without a cache gives the same answers', async () => {
  const world = await checkedWorld({ READ_CACHE_MEGABYTES: '0' });
  await publish(world.db, [{ slug: 'lumen' }]);
  await world.app.context.live.refresh();
  const texts = new Set<string>();
  for (let time = 0; time < 3; time += 1) texts.add((await world.visitor.get('/api/v1/tools')).text);
  assert.equal(texts.size, 1);
});

test('answers that are ready are given while the database is away, with and without a token', async () => {
  const opened = await uncheckedWorld();
  const owner = await opened.person();
  const ready = await opened.visitor.get('/api/v1/tools');
  await owner.get('/api/v1/tools');
  await withoutDatabase(opened, async () => {
    for (const reader of [opened.visitor, owner]) assert.equal((await reader.get('/api/v1/tools')).text, ready.text);
    const { status, headers, json } = await owner.post('/api/v1/submissions', submission());
    assert.deepEqual([status, json.error.code, headers.get('retry-after')], [503, 'unavailable', '2']);
  });
});

test('searches for tools that were listed before are answered while the database is away', async () => {
  const opened = await uncheckedWorld();
  await publish(opened.db, [{ slug: 'lumen', name: 'Lumen' }]);
  await opened.app.context.live.refresh();
  await opened.visitor.get('/api/v1/tools');
  await withoutDatabase(opened, async () => {
    const { json } = await opened.visitor.get('/api/v1/tools?q=lumen&locale=de');
    assert.deepEqual(
      (json as { data: { slug: string }[] }).data.map(({ slug }) => slug),
      ['lumen'],
    );
    assert.equal((await opened.visitor.get('/api/v1/tools/lumen')).status, 503);
  });
});

/** Runs `act` while every read fails as it does when PostgreSQL has been stopped. */
async function withoutDatabase({ app }: World, act: () => Promise<void>): Promise<void> {
  const { db } = app.context;
  const { read } = db;
  const away = new Proxy(read, {
    get() {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  Object.assign(db, { read: away });
  try {
    await act();
  } finally {
    Object.assign(db, { read });
  }
}
