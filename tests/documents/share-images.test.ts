/** Pictures for shared links: PNG of the size that networks want, drawn by us, the same for the same tool. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { findDrawable, findGlyph, widthOf } from '#documents/glyphs.ts';
import { publish } from '../factories.ts';
import { openWorld, type World } from '../world.ts';

/** Reads a picture strictly: signature, checksums, palette, and the pixels as palette numbers. */
function readPng(bytes: Buffer): { width: number; height: number; pixels: Uint8Array; colors: number } {
  assert.equal(bytes.subarray(0, 8).toString('hex'), '89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    assert.equal(bytes.readUInt32BE(at + 8 + length), crc32(body));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    at += length + 12;
  }
  assert.deepEqual([...chunks.keys()], ['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  assert.equal(rows.length, (width + 1) * height);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    assert.equal(rows[y * (width + 1)], 2);
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = (rows[y * (width + 1) + 1 + x] ?? 0) + (y === 0 ? 0 : (pixels[(y - 1) * width + x] ?? 0));
  }
  return { width, height, pixels, colors: (chunks.get('PLTE')?.length ?? 0) / 3 };
}

describe('share images', () => {
  let w: World;
  before(async () => {
    w = await openWorld();
    await publish(w.db, [
      { name: 'Cat Painter', slug: 'cat-painter' },
      { name: 'Шедеврум', slug: 'shedevrum' },
      { name: 'رسام', slug: 'rassam' },
      { name: '你好', slug: 'ni-hao' },
      { name: '🦙🦙', slug: 'llama' },
      { name: 'W'.repeat(80), slug: 'long' },
      { name: '"><img src=x onerror=alert(1)>', slug: 'hostile' },
    ]);
    await w.app.parts.live.refresh();
  });
  after(() => w.close());

  async function picture(path: string): Promise<ReturnType<typeof readPng>> {
    const response = await fetch(w.origin + path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('content-type'), 'image/png');
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'cross-origin');
    return readPng(Buffer.from(await response.arrayBuffer()));
  }

  test('every tool has a picture of 1200 by 630, whatever its name is written in', async () => {
    for (const slug of ['cat-painter', 'shedevrum', 'rassam', 'ni-hao', 'llama', 'long', 'hostile']) {
      const { width, height, pixels, colors } = await picture(`/og/en/${slug}.png`);
      assert.deepEqual([width, height], [1200, 630]);
      assert.ok(pixels.every((pixel) => pixel < colors));
    }
  });

  test('the monogram is drawn on the tile, which is on the right for Arabic', async () => {
    const [left, right] = [await picture('/og/en/cat-painter.png'), await picture('/og/ar/cat-painter.png')];
    const inkIn = ({ pixels }: { pixels: Uint8Array }, from: number, to: number): number => {
      let count = 0;
      for (let y = 0; y < 630; y += 1)
        for (let x = from; x < to; x += 1) if ((pixels[y * 1200 + x] ?? 0) === 200) count += 1;
      return count;
    };
    assert.ok(inkIn(left, 96, 396) > 1_000);
    assert.equal(inkIn(left, 396, 1200), 0);
    assert.ok(inkIn(right, 804, 1104) > 1_000);
    assert.equal(inkIn(right, 0, 804), 0);
  });

  test('the site has one, too', async () => {
    assert.deepEqual((await picture('/og/en.png')).width, 1200);
    assert.deepEqual((await picture('/og/ar.png')).width, 1200);
  });

  test('equal pictures have equal tags, others have others, and a known one is 304', async () => {
    const tag = async (path: string): Promise<string> => (await w.visitor.get(path)).headers.get('etag') ?? '';
    const first = await tag('/og/en/cat-painter.png');
    assert.equal(await tag('/og/fr/cat-painter.png'), first);
    assert.notEqual(await tag('/og/ar/cat-painter.png'), first);
    assert.notEqual(await tag('/og/en/llama.png'), first);
    assert.equal((await w.visitor.get('/og/en/cat-painter.png', { 'if-none-match': first })).status, 304);
  });

  test('unknown tools, locales and types are 404', async () => {
    for (const path of [
      '/og/en/nobody.png',
      '/og/xx/cat-painter.png',
      '/og/en/cat-painter.svg',
      '/og/xx.png',
      '/og/en/.png',
    ]) {
      assert.equal((await w.visitor.get(path)).status, 404, path);
    }
  });

  test('twenty who ask for the same new picture at once all get it', async () => {
    await publish(w.db, [{ name: 'Crowd', slug: 'crowd' }]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => w.visitor.get('/og/en/crowd.png')));
    assert.deepEqual(new Set(replies.map((reply) => `${reply.status} ${reply.headers.get('etag')}`)).size, 1);
  });
});

test('the alphabet has every capital and figure, each drawn differently and inside its grid', () => {
  const seen = new Set<string>();
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    const glyph = findGlyph(sign);
    assert.ok(glyph, sign);
    for (const stroke of glyph.strokes) {
      assert.equal(stroke.length % 2, 0, sign);
      stroke.forEach((value, index) => assert.ok(value >= 0 && value <= (index % 2 === 0 ? 4 : 6), sign));
    }
    seen.add(JSON.stringify(glyph.strokes));
  }
  assert.equal(seen.size, 36);
  assert.equal(widthOf('AI'), 8);
});

test('names are folded into the alphabet, or are not drawable', () => {
  assert.equal(findDrawable('Éclair Łódź'), 'ECLAIR LODZ');
  assert.equal(findDrawable("O'Neil's AI-2.0 (beta)"), 'ONEILS AI-2.0 BETA');
  assert.equal(findDrawable('Straße'), 'STRASSE');
  assert.equal(findDrawable('Яндекс GPT'), undefined);
  assert.equal(findDrawable('🦙'), undefined);
});
