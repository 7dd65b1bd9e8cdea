/** Icons that pages and manifests name, in the order in which they suit a logo. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPageHead } from '#outgoing/page-head.ts';
import { listManifestIcons, listPageIcons, manifestOf } from '#outgoing/page-icons.ts';

const BASE = 'https://example.org/app/';
const iconsOf = async (head: string): Promise<string[]> =>
  listPageIcons(
    await readPageHead({ body: Buffer.from(`<head>${head}</head>`), headers: { 'content-type': 'text/html' } }),
    BASE,
  );
const manifest = (value: unknown): string[] => listManifestIcons(Buffer.from(JSON.stringify(value)), BASE);

describe('the icons of a page', () => {
  test('stand by size: drawings, then by the larger side, a touch icon as 180', async () => {
    const links = [
      '<link rel="icon" sizes="16x16 32x32" href="a.png">',
      '<LINK REL="Shortcut Icon" HREF="b.ico">',
      '<link rel="apple-touch-icon-precomposed" href="/c.png">',
      '<link rel="icon" sizes="192x192" href="https://cdn.example.com/d.png">',
      '<link rel="icon" href="e.svg?v=2">',
      '<link rel="icon" sizes="any" type="image/x-icon" href="f.ico">',
    ];
    const [one, two, ...others] = await iconsOf(links.join(''));
    assert.deepEqual([one, two], [`${BASE}e.svg?v=2`, `${BASE}f.ico`]);
    assert.deepEqual(others, [
      'https://cdn.example.com/d.png',
      'https://example.org/c.png',
      `${BASE}a.png`,
      `${BASE}b.ico`,
    ]);
  });

  test('are addresses of http alone, each once', async () => {
    const others = [
      'data:image/png;base64,AA',
      'javascript:1',
      'ftp://example.org/a.png',
      'http://[',
      'x'.repeat(2100),
    ];
    const links = others.map((href) => `<link rel="icon" href="${href}">`).join('');
    assert.deepEqual(await iconsOf(links), []);
    assert.deepEqual(await iconsOf('<link rel=icon href=a.png>'.repeat(3)), [`${BASE}a.png`]);
    assert.deepEqual(await iconsOf('<link rel=icon><link rel=mask-icon href=a.svg><link rel=stylesheet href=b>'), []);
  });
});

describe('a web app manifest', () => {
  test('is named by a link', async () => {
    const head = await readPageHead({ body: Buffer.from('<link rel=manifest href=/m.json>'), headers: {} });
    assert.equal(manifestOf(head, BASE), 'https://example.org/m.json');
  });

  test('has icons for any purpose, those to be cut and those of one colour left out', () => {
    const icons = [
      { src: 'small.png', sizes: '48x48' },
      { src: 'mask.png', sizes: '512x512', purpose: 'maskable' },
      { src: 'both.png', sizes: '256x256', purpose: 'any maskable' },
      { src: 'one.svg', purpose: 'monochrome maskable' },
    ];
    assert.deepEqual(manifest({ icons }), [`${BASE}both.png`, `${BASE}small.png`]);
  });

  test('of any other shape has none', () => {
    for (const value of [null, 1, [], { icons: {} }, { icons: [null, 1, [], {}, { src: 1 }] }])
      assert.deepEqual(manifest(value), []);
    assert.deepEqual(listManifestIcons(Buffer.from('<html>'), BASE), []);
  });
});
