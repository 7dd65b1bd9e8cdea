/** Pictures of strangers are drawn anew: as WebP of fixed sizes, without what the file says of itself, on a ground that they stand out from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { drawFiles } from '#catalog/pictures/pictures.ts';
import type { Drawing, DrawnPicture } from '#catalog/pictures/kinds.ts';
import { frozenClock } from '../../../support/clock.ts';

const svg = (content: string, size = 'width="24" height="24"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
const RED = svg('<rect width="24" height="24" fill="#c00"/>');

const db = { clock: frozenClock() };
async function ask(file: Buffer, kind: 'logo' | 'screenshot' = 'logo'): Promise<Drawing> {
  const [drawing] = await drawFiles(db, { account: null }, [{ kind, file }]);
  return drawing!;
}
async function draw(file: Buffer, kind: 'logo' | 'screenshot' = 'logo'): Promise<DrawnPicture> {
  const { drawn } = await ask(file, kind);
  assert.ok(drawn);
  return drawn;
}
const largest = ({ files }: DrawnPicture): Buffer => Buffer.from(files.at(-1)!.webp);
/** Red, green and blue of one pixel. */
async function colorAt(picture: DrawnPicture, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(largest(picture))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}
const isLight = (color: number[]): boolean => color.every((value) => value > 240);
const isDark = (color: number[]): boolean => color.every((value) => value < 60);

test('each format becomes a logo of three sizes', async () => {
  const square = sharp(RED).resize(200);
  const files = [
    RED,
    await square.clone().png().toBuffer(),
    await square.clone().jpeg().toBuffer(),
    await square.clone().gif().toBuffer(),
    await square.clone().webp().toBuffer(),
  ];
  for (const file of files) {
    const { files: drawn } = await draw(file);
    assert.deepEqual(
      drawn.map(({ width }) => width),
      [64, 128, 256],
    );
    for (const { width, webp } of drawn) {
      const meta = await sharp(webp).metadata();
      assert.deepEqual([meta.format, meta.width, meta.height], ['webp', width, width]);
    }
  }
});

test('a small SVG is drawn sharp', async () => {
  const drawn = await draw(svg('<rect x="0" y="0" width="12" height="24" fill="#000"/>'));
  const [left, right] = [await colorAt(drawn, 122, 128), await colorAt(drawn, 133, 128)];
  assert.ok(isDark(left) && isLight(right), `${left.join()} ${right.join()}`);
});

test('what a photograph says of itself is left out, and it stands upright', async () => {
  const exif = { IFD0: { Copyright: 'somebody at home' } };
  const half = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#c00' } })
    .extend({ right: 200, background: '#00c' })
    .jpeg()
    .withMetadata({ orientation: 6, exif })
    .toBuffer();
  assert.ok(half.includes('somebody at home'));
  const drawn = await draw(half);
  for (const { webp } of drawn.files) {
    assert.equal((await sharp(webp).metadata()).exif, undefined);
    assert.ok(!Buffer.from(webp).includes('somebody at home'));
  }
  // Turned by a quarter: what was left is above.
  const [above, below] = [await colorAt(drawn, 128, 40), await colorAt(drawn, 128, 216)];
  assert.ok(above[0]! > 150 && below[2]! > 150);
});

test('a light logo gets a dark ground, a dark one and a filled one a light ground', async () => {
  const light = await draw(svg('<circle cx="12" cy="12" r="8" fill="#fff"/>'));
  const dark = await draw(svg('<circle cx="12" cy="12" r="8" fill="#223"/>'));
  const wide = await draw(svg('<rect width="48" height="24" fill="#223"/>', 'width="48" height="24"'));
  assert.ok(isDark(await colorAt(light, 4, 4)));
  assert.ok(isLight(await colorAt(dark, 4, 4)));
  assert.ok(isLight(await colorAt(wide, 128, 4)));
});

test('the same file is the same picture', async () => {
  assert.equal((await draw(RED)).hash, (await draw(RED)).hash);
});

test('a screenshot fills 1280 by 800 from its top', async () => {
  const tall = await sharp({ create: { width: 800, height: 200, channels: 3, background: '#c00' } })
    .extend({ bottom: 2_000, background: '#00c' })
    .png()
    .toBuffer();
  const { files } = await draw(tall, 'screenshot');
  const sizes = await Promise.all(files.map(({ webp }) => sharp(webp).metadata()));
  assert.deepEqual(
    sizes.map(({ width, height }) => [width, height]),
    [
      [384, 240],
      [640, 400],
      [1_280, 800],
    ],
  );
  const narrow = await ask(await sharp(tall).resize(600).png().toBuffer(), 'screenshot');
  assert.deepEqual(narrow, { drawn: null, reason: 'unreadable_picture' });
});

test('a drawing that takes too long is ended, and the next one is drawn', async () => {
  const clouds = '<feTurbulence baseFrequency="0.9" numOctaves="100000"/>'.repeat(9);
  const endless = svg(
    `<filter id="f" x="-9" y="-9" width="99" height="99">${clouds}</filter><rect width="24" height="24" filter="url(#f)"/>`,
  );
  assert.deepEqual(await ask(endless), { drawn: null, reason: 'picture_too_complex' });
  await draw(RED);
});
