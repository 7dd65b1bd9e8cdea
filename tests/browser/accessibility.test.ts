/** Every page, read from left to right and from right to left, in the light and in the dark: axe finds no barrier on it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scenesOf } from '../scenes.ts';
import { TROUBLES } from '../troubles.ts';
import { findBarriers } from './accessibility.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { lookers, openScene } from './lookers.ts';
import { setStage } from './stage.ts';

describe('axe', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  for (const locale of ['en', 'ar'] as const) {
    test(`finds no barrier on any page in ${locale}`, { timeout: 600_000 }, async () => {
      const { browser, filled } = stage;
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
      const page = await stage.browser.newPage();
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
