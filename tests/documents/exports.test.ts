/** The dump: a manifest that is true of its file, ranges and tags, and a cursor from which nothing is missed. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, rm, truncate } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { beginEpoch } from '#catalog/epoch.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { clockOfToday } from '../support/clock.ts';

const DUMP = '/export/tools.jsonl.gz';
const MANIFEST = '/export/manifest.json';

describe('the dump', () => {
  let w: World;
  let manifest: Record<string, any>;
  let whole: Buffer;
  before(async () => {
    // The process that makes a dump reads the clock of the machine.
    w = await openWorld({}, { clock: clockOfToday() });
    assert.equal((await w.visitor.get(MANIFEST)).status, 404, 'there is none yet');
    await publish(w.db, [{ name: 'Quarantined' }, ...Array.from({ length: 30 }, () => ({}))]);
    await w.db.write((trx) =>
      trx.updateTable('tools').set({ state: 'quarantined' }).where('name', '=', 'Quarantined').execute(),
    );
    assert.equal(await w.app.drain('dumps'), 1);
    manifest = (await w.visitor.get(MANIFEST)).json;
    whole = (await read()).body;
  });
  after(() => w.close());

  /** fetch would take a byte for a character. */
  function read(headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<{ status: number; headers: Record<string, any>; body: Buffer }>((resolve, reject) => {
      const asked = request({ port: w.port, path: DUMP, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', reject).end();
    });
  }

  test('is what the manifest says', () => {
    const { bytes, sha256, count, url } = manifest;
    assert.deepEqual(
      [whole.length, createHash('sha256').update(whole).digest('hex'), url],
      [bytes, sha256, w.config.publicUrl + DUMP],
    );
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    assert.deepEqual([lines.length, count], [30, 30]);
    assert.ok(lines.every((line) => 'tagline' in JSON.parse(line)));
  });

  test('is sent as it is, under a strong tag that names its bytes', async () => {
    const { headers, status } = await read({ 'accept-encoding': 'gzip, br' });
    assert.deepEqual(
      [status, headers['content-type'], headers['content-encoding'], headers['accept-ranges'], headers['etag']],
      [200, 'application/gzip', undefined, 'bytes', `"${manifest['sha256']}"`],
    );
    assert.equal((await read({ 'if-none-match': headers['etag'] })).status, 304);
    const head = await read({}, 'HEAD');
    assert.deepEqual([head.status, Number(head.headers['content-length']), head.body.length], [200, whole.length, 0]);
  });

  test('is sent in parts', async () => {
    const end = whole.length - 1;
    const parts: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      [`bytes=${end}-`, end, end],
      ['bytes=10-', 10, end],
      ['bytes=-5', end - 4, end],
      [`bytes=5-${whole.length + 100}`, 5, end],
      [`bytes=-${whole.length + 100}`, 0, end],
    ];
    for (const [range, first, last] of parts) {
      const { status, headers, body } = await read({ range });
      assert.deepEqual([status, headers['content-range']], [206, `bytes ${first}-${last}/${whole.length}`], range);
      assert.ok(body.equals(whole.subarray(first, last + 1)), range);
      const exposed = String(headers['access-control-expose-headers']).split(', ');
      assert.ok(exposed.includes('Content-Range'), 'a page elsewhere can read which part it got');
    }
  });

  test('is sent whole where the range cannot be read, and not at all where there is nothing', async () => {
    for (const range of ['bytes=9-0', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=a-b'])
      assert.deepEqual([(await read({ range })).status, range], [200, range]);
    for (const range of [`bytes=${whole.length}-`, 'bytes=-0']) {
      const { status, headers } = await read({ range });
      assert.deepEqual([status, headers['content-range']], [416, `bytes */${whole.length}`], range);
      const { etag, 'cache-control': cache, 'content-type': type } = headers;
      assert.deepEqual([etag, cache, type], [undefined, 'no-store', undefined], 'no cache keeps it for the file');
    }
  });

  test('HEAD tells of the whole file, whatever the range', async () => {
    const { status, headers } = await w.visitor.request('HEAD', DUMP, undefined, { range: 'bytes=0-9' });
    assert.deepEqual([status, headers.get('content-length')], [200, String(whole.length)]);
  });

  test('a part is sent only of the bytes that the client has begun with', async () => {
    const range = 'bytes=3-';
    assert.equal((await read({ range, 'if-range': `"${manifest['sha256']}"` })).status, 206);
    for (const other of ['"other"', `W/"${manifest['sha256']}"`, 'Mon, 23 Nov 2026 00:00:00 GMT'])
      assert.equal((await read({ range, 'if-range': other })).status, 200, other);
  });

  test('leads into the changes: nothing between is missed', async () => {
    const [slug] = await publish(w.db, [{}]);
    await w.app.context.live.refresh();
    const { json } = await w.visitor.get(`/api/v1/changes?since=${manifest['cursor']}`);
    assert.deepEqual(
      json.data.map((change: Record<string, unknown>) => change['slug']),
      [slug],
    );
  });

  test('is not sent once a tool in it is hidden, until it is made anew without it', async () => {
    const editor = (await w.person('editor')).account;
    const [slug = ''] = await publish(w.db, [{}]);
    assert.equal((await read()).status, 200, 'what is new comes by the changes');
    await w.db.write(beginEpoch);
    assert.equal(await w.app.drain('dumps'), 1);
    assert.match(gunzipSync((await read()).body).toString(), new RegExp(`"${slug}"`));
    await quarantineTool(w.db, editor, slug, { reason: 'policy' });
    assert.deepEqual([(await read()).status, (await w.visitor.get(MANIFEST)).status], [404, 404]);
    assert.equal(await w.app.drain('dumps'), 1);
    const again = await read();
    assert.equal(again.status, 200);
    assert.doesNotMatch(gunzipSync(again.body).toString(), new RegExp(`"${slug}"`));
    await restoreTool(w.db, editor, slug);
    assert.equal((await read()).status, 200);
  });

  test('is not there while its file is missing or cut short, and is made anew', async () => {
    const folder = join(w.config.dataDir, 'export');
    for (const spoil of [(path: string) => truncate(path, 5), rm]) {
      for (const name of await readdir(folder)) if (name.endsWith('.gz')) await spoil(join(folder, name));
      assert.deepEqual([(await read()).status, (await w.visitor.get(MANIFEST)).status], [404, 404]);
    }
    assert.equal(await w.app.drain('dumps'), 1);
    assert.equal((await read()).status, 200);
  });

  test('is made anew after the next night and for another epoch, and leaves no drafts', async () => {
    assert.equal(await w.app.drain('dumps'), 0);
    await w.db.write(beginEpoch);
    assert.equal(await w.app.drain('dumps'), 1);
    w.clock.advance(2 * 86_400_000);
    assert.equal(await w.app.drain('dumps'), 1);
    const files = await readdir(join(w.config.dataDir, 'export'));
    assert.ok(
      files.length <= 3 && files.every((name) => /^(?:manifest\.json|tools-.*\.gz)$/.test(name)),
      String(files),
    );
  });

  test('the categories beside it are a file that can be imported', async () => {
    const { json } = await w.visitor.get('/export/categories.json');
    assert.equal(json.length, 5);
    assert.equal(json.find(({ id }: { id: string }) => id === 'video').names.en, 'Video');
  });
});
