/** Every page, read from left to right and from right to left, in the light and in the dark: axe finds no barrier on it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openFilledWorld, type FilledWorld } from '../filled-world.ts';
import { scenesOf } from '../scenes.ts';
import { TROUBLES } from '../troubles.ts';
import { findBarriers } from './accessibility.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { lookers, openScene } from './lookers.ts';

describe('axe', { skip: WITHOUT_CHROMIUM }, () => {
  let filled: FilledWorld;
  let browser: Browser;
  before(async () => {
    filled = await openFilledWorld();
    browser = await openChromium();
  });
  after(async () => {
    await browser?.close();
    await filled?.world.close();
  });

  for (const locale of ['en', 'ar'] as const) {
    test(`finds no barrier on any page in ${locale}`, { timeout: 600_000 }, async () => {
      const pageOf = lookers(browser, filled.world, { viewport: { width: 1024, height: 900 } });
      const barriers: string[] = [];
      for (const scene of scenesOf(filled)) {
        const page = await pageOf(scene.as);
        await openScene(page, filled.world.origin, scene, locale);
        barriers.push(...(await findBarriers(page)).map((barrier) => `${scene.name}: ${barrier}`));
      }
      assert.deepEqual(barriers, []);
    });
  }

  for (const { name, open } of TROUBLES) {
    test(`finds no barrier on the page of a ${name}`, { timeout: 60_000 }, async () => {
      const world = await open();
      const page = await browser.newPage();
      const barriers: string[] = [];
      for (const locale of ['en', 'ar']) {
        await page.goto(`${world.origin}/${locale}/tools`);
        barriers.push(...(await findBarriers(page)));
      }
      await page.close();
      await world.close();
      assert.deepEqual(barriers, []);
    });
  }
});
