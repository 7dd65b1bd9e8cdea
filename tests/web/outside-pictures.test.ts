/** PICTURES_URL: pictures of tools lie in a store that speaks S3; whatever the store does, pages stay and no picture is lost. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { LOGO_WIDTHS } from '#catalog/pictures/kinds.ts';
import { countPictures, moveIn, moveOut, removeStrays } from '#catalog/pictures/outside-pictures.ts';
import { createPictureSweep, keepPicture } from '#catalog/pictures/pictures.ts';
import { HOUR_MS, MINUTE_MS } from '#catalog/periods.ts';
import { publish } from '../support/factories.ts';
import { openObjectServer, type ObjectServer } from '../support/object-server.ts';
import { openWorld, type Reply, type World } from '../support/world.ts';

describe('pictures outside the database', () => {
  let server: ObjectServer;
  let w: World;
  let made = 0;
  before(async () => {
    server = await openObjectServer();
    w = await openWorld(server.settings);
  });
  after(async () => {
    await w.close();
    await server.close();
  });
  beforeEach(async () => {
    Object.assign(server, { isUp: true, damages: false, asked: [] });
    // The store is asked again a minute after failures.
    await w.clock.elapse(MINUTE_MS);
    await w.app.drain('moves');
  });

  /** A logo of random bytes; with `isShown` that of a published tool. */
  async function addLogo(isShown = true): Promise<{ slug: string; hash: string; bytes: Buffer }> {
    made += 1;
    const slug = `pictured-${made}`;
    const bytes = randomBytes(2_000);
    const hash = createHash('sha256').update(bytes).digest('hex');
    await publish(w.db, [{ name: `Pictured ${made}`, slug }]);
    await w.db.write(async (trx) => {
      await keepPicture(trx, { hash, files: LOGO_WIDTHS.map((width) => ({ width, webp: bytes })) });
      if (isShown) await trx.updateTable('tools').set({ logo_hash: hash }).where('slug', '=', slug).execute();
    });
    return { slug, hash, bytes };
  }
  const logo = (hash: string, width = 64): Promise<Reply> => w.visitor.get(`/logos/${hash}-${width}.webp`);
  const bytesOf = async (hash: string, width = 64): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${w.origin}/logos/${hash}-${width}.webp`)).arrayBuffer());
  const rowsOf = (hash: string) =>
    w.db.read.selectFrom('pictures').select(['webp', 'object']).where('hash', '=', hash).execute();

  test('move there behind requests, are read there, and leave their rows', async () => {
    const { hash, bytes } = await addLogo();
    assert.equal(await w.app.drain('moves'), 3);
    for (const { webp, object } of await rowsOf(hash)) {
      assert.equal(webp.length, 0);
      assert.match(object ?? '', /^[0-9a-f]{64}-\d+-[\w-]{8}\.webp$/);
    }
    assert.ok((await bytesOf(hash)).equals(bytes));
    assert.ok(server.asked.every((line) => line.includes('/catalog/pictures/')));
    assert.equal(await w.app.drain('moves'), 0);
  });

  test('stay in the database as long as no tool has them, where they count for their account', async () => {
    const { hash } = await addLogo(false);
    assert.equal(await w.app.drain('moves'), 0);
    assert.ok((await rowsOf(hash)).every(({ webp, object }) => webp.length === 2_000 && object === null));
  });

  test('answer 503 with a time while the store is down; pages and pictures in the database stay', async () => {
    const outside = await addLogo();
    await w.app.drain('moves');
    server.isUp = false;
    const { status, headers } = await logo(outside.hash, 128);
    assert.deepEqual([status, headers.get('retry-after')], [503, '60']);
    assert.equal((await w.visitor.get(`/en/tools/${outside.slug}`)).status, 200);
    const added = await addLogo();
    await assert.rejects(w.app.drain('moves'), /the store cannot be asked/);
    assert.ok((await bytesOf(added.hash)).equals(added.bytes));
    server.isUp = true;
    await w.clock.elapse(MINUTE_MS);
    await w.app.drain('moves');
    assert.ok((await bytesOf(outside.hash, 256)).equals(outside.bytes));
    assert.ok((await rowsOf(added.hash)).every(({ object }) => object !== null));
  });

  test('stay in the database if the store gives back other bytes, and what it got is removed after an hour', async () => {
    const { hash, bytes } = await addLogo();
    server.damages = true;
    await assert.rejects(w.app.drain('moves'), /came back with other bytes/);
    assert.ok((await rowsOf(hash)).every(({ webp, object }) => Buffer.from(webp).equals(bytes) && object === null));
    server.damages = false;
    await w.clock.elapse(MINUTE_MS);
    await w.app.drain('moves');
    const askedTo = (method: string) =>
      server.asked.filter((line) => line.startsWith(`${method} `) && line.includes(hash));
    assert.deepEqual(askedTo('DELETE'), []);
    w.clock.advance(HOUR_MS);
    await w.app.drain('moves');
    assert.equal(askedTo('DELETE').length, askedTo('PUT').length - 3);
    assert.ok((await bytesOf(hash)).equals(bytes));
  });

  test('are removed there once nobody uses them', async () => {
    const { slug, hash } = await addLogo();
    await w.app.drain('moves');
    await w.db.write((trx) => trx.updateTable('tools').set({ logo_hash: null }).where('slug', '=', slug).execute());
    w.clock.advance(HOUR_MS);
    await createPictureSweep(w.db)();
    assert.deepEqual(await rowsOf(hash), []);
    await w.app.drain('moves');
    const removed = server.asked.filter((line) => line.startsWith(`DELETE /catalog/pictures/${hash}`));
    assert.equal(removed.length, 3);
  });

  test('are moved once by several servers together', async () => {
    const { hash, bytes } = await addLogo();
    const { outside } = await countPictures(w.db.read);
    const store = w.db.objects.store!;
    assert.deepEqual(await Promise.all([moveOut(w.db, store), moveOut(w.db, store)]), [3, 3]);
    assert.equal((await countPictures(w.db.read)).outside, outside + 3);
    w.clock.advance(HOUR_MS);
    assert.equal(await removeStrays(w.db, store), 3);
    assert.ok((await bytesOf(hash)).equals(bytes));
  });

  test('are moved back once by several commands together', async () => {
    const { hash, bytes } = await addLogo();
    await w.app.drain('moves');
    const store = w.db.objects.store!;
    await Promise.all([moveIn(w.db, store), moveIn(w.db, store)]);
    assert.ok((await rowsOf(hash)).every(({ webp, object }) => Buffer.from(webp).equals(bytes) && object === null));
    assert.ok((await bytesOf(hash)).equals(bytes));
    const noted = await w.db.read.selectFrom('stray_objects').select('name').execute();
    assert.equal(noted.filter(({ name }) => name.startsWith(hash)).length, 3);
  });
});
