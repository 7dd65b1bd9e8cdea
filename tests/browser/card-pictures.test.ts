/** A page of 24 cards, with pictures and without: what it transfers, and that nothing moves. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';

const CARDS = 24;
const PICTURES = join(import.meta.dirname, '..', '..', 'demo', 'pictures');
/** The largest of the demo's. */
const DRAWING = 'merlin-bird-id';

describe(`a page of ${CARDS} cards`, { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let browser: Browser;
  const paths: { with: string; without: string } = { with: '', without: '' };
  before(async () => {
    w = await openWorld();
    browser = await openChromium();
    const pathOf = (slugs: readonly string[]): string => `/en/kept?tools=${slugs.join(',')}`;
    const tools = Array.from({ length: CARDS }, () => ({ categories: ['video', 'writing'] }));
    paths.without = pathOf(await publish(w.db, tools));
    const pictured = await publish(w.db, tools);
    paths.with = pathOf(pictured);
    const files = await Promise.all(
      SCREENSHOT_WIDTHS.map(async (width) => ({
        width,
        webp: await readFile(join(PICTURES, `${DRAWING}-${width}.webp`)),
      })),
    );
    await w.db.write(async (trx) => {
      const revision = await raiseRevision(trx);
      for (const [index, slug] of pictured.entries()) {
        const hash = String(index).padStart(64, '0');
        await keepPicture(trx, { hash, files });
        await trx
          .updateTable('tools')
          .set({ screenshot_hash: hash, screenshot_source: 'site', revision })
          .where('slug', '=', slug)
          .execute();
      }
    });
    await w.app.context.live.refresh();
  });
  after(async () => {
    await browser?.close();
    await w?.close();
  });

  async function visit(path: string, width: number, density: number, isScrolled: boolean) {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: density, bypassCSP: true });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await network.send('Network.enable');
    await page.addInitScript(`window.moved = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value; })
        .observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(w.origin + path, { waitUntil: 'networkidle' });
    if (isScrolled) {
      for (const picture of await page.locator('.card-picture').all()) await picture.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const loaded = `[...document.querySelectorAll('img.card-picture')].every((image) => image.complete)`;
      await page.waitForFunction(loaded);
    }
    const moved = await page.evaluate<number>('window.moved');
    const cards = await page.locator('.cards > .card').count();
    await context.close();
    return { bytes, moved, cards };
  }

  for (const [name, path, width, density, most] of [
    ['with pictures', 'with', 1280, 1, 120],
    ['without pictures', 'without', 1280, 1, 30],
    ['without pictures on a phone', 'without', 375, 2, 30],
  ] as const)
    test(`${name} transfers at most ${most} KB as a whole, and nothing moves`, async () => {
      const { bytes, moved, cards } = await visit(paths[path], width, density, true);
      assert.equal(cards, CARDS);
      assert.ok(bytes <= most * 1024, `${bytes} bytes`);
      assert.ok(moved < 0.0005, String(moved));
    });

  test('with pictures transfers at most 120 KB when it opens on a phone with a dense screen', async () => {
    const { bytes, moved } = await visit(paths.with, 375, 2, false);
    assert.ok(bytes <= 120 * 1024, `${bytes} bytes`);
    assert.ok(moved < 0.0005, String(moved));
  });
});
