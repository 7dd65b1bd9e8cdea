/** Pictures for shared links: PNG of the size that networks want, the same for the same tool. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { findDrawable } from '#documents/share-picture.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  pixels: Uint8Array;
}

/** Reads a picture strictly: signature, checksums, filters, eight bits of red, green, blue and opacity. */
function readPng(bytes: Buffer): Picture {
  assert.equal(bytes.subarray(0, 8).toString('hex'), '89504e470d0a1a0a');
  const parts: Buffer[] = [];
  let header: Buffer = Buffer.alloc(13);
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    assert.equal(bytes.readUInt32BE(at + 8 + length), crc32(body));
    const name = body.subarray(0, 4).toString('latin1');
    if (name === 'IHDR') header = body.subarray(4);
    if (name === 'IDAT') parts.push(body.subarray(4));
    at += length + 12;
  }
  assert.deepEqual([header[8], header[9]], [8, 6]);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * 4;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : pixels[y * stride + x - 4]!;
      const up = y === 0 ? 0 : pixels[(y - 1) * stride + x]!;
      const corner = x < 4 || y === 0 ? 0 : pixels[(y - 1) * stride + x - 4]!;
      const estimate = left + up - corner;
      const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      const added = [0, left, up, Math.floor((left + up) / 2), paeth][filter] ?? 0;
      pixels[y * stride + x] = rows[y * (stride + 1) + 1 + x]! + added;
    }
  }
  return { width, height, pixels };
}

/** #faf8f3, as the pixels hold it. */
const PAPER = [0xfa, 0xf8, 0xf3];

/** How many pixels of a rectangle are not paper. */
function inkIn({ width, pixels }: Picture, [left, right]: readonly [number, number], [top, bottom] = [0, 630]): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1)
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4)
      if (PAPER.some((value, channel) => pixels[at + channel] !== value)) count += 1;
  return count;
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
    await w.app.context.live.refresh();
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
      const drawn = await picture(`/og/en/${slug}.png`);
      assert.deepEqual([drawn.width, drawn.height], [1200, 630]);
      assert.ok(inkIn(drawn, [460, 1104]) > 1_000, slug);
      assert.equal(inkIn(drawn, [1104, 1200]), 0, slug);
    }
  });

  test('a name in Cyrillic or Arabic letters is drawn in them, not as its address spells it', async () => {
    await publish(w.db, [
      { name: 'Shedevrum', slug: 'shedevrum-latin' },
      { name: 'Rassam', slug: 'rassam-latin' },
    ]);
    for (const slug of ['shedevrum', 'rassam']) {
      const [own, latin] = [await picture(`/og/en/${slug}.png`), await picture(`/og/en/${slug}-latin.png`)];
      assert.notEqual(inkIn(own, [460, 1104], [200, 430]), inkIn(latin, [460, 1104], [200, 430]), slug);
    }
  });

  test('the tile is on the left, and for Arabic on the right', async () => {
    const [left, right] = [await picture('/og/en/cat-painter.png'), await picture('/og/ar/cat-painter.png')];
    assert.ok(inkIn(left, [96, 396]) > 80_000);
    assert.equal(inkIn(left, [0, 96]), 0);
    assert.ok(inkIn(right, [804, 1104]) > 80_000);
    assert.equal(inkIn(right, [1104, 1200]), 0);
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

test('names in Latin, Greek, Cyrillic and Arabic letters are drawn as they are, others not', () => {
  for (const name of ['Éclair Łódź', "O'Neil's AI-2.0 (beta)", 'Яндекс GPT', 'Миджорни', 'رسام الصور', 'Ελλάδα'])
    assert.equal(findDrawable(name), name);
  assert.equal(findDrawable('Llama 🦙 3'), 'Llama 3');
  assert.equal(findDrawable('你好'), undefined);
  assert.equal(findDrawable('🦙'), undefined);
});
