/**
 * Every page in one look, and another look for the next: a language, a width, with or without scripts, in the light and in the
 * dark. axe finds no barrier, and nothing reaches out of the window. LOOKS=all looks at each page in all of them, ONLY=word at pages with that name.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { scenesOf, type Looker } from '../support/scenes.ts';
import { AXE, findBarriers } from './accessibility.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { lookers, openScene } from './lookers.ts';
import { setStage } from './stage.ts';

const LOOKS = ['en', 'ar', 'de', 'ru'].flatMap((locale) =>
  [320, 375, 1280].flatMap((width) => [true, false].map((hasScripts) => ({ locale, width, hasScripts }))),
);
/** Prime to the number of looks: neighbours, which are alike, differ in all. */
const STEP = 7;
const areAll = process.env['LOOKS'] === 'all';
const only = new RegExp(process.env['ONLY'] ?? '');

describe('axe, in every look', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  test('finds no barrier on any page', { timeout: areAll ? 7_200_000 : 600_000 }, async () => {
    const { browser, filled } = stage;
    const { origin } = filled.world;
    const open = [true, false].map(() => lookers(browser, filled.world, { reducedMotion: 'reduce' }, AXE));
    const muted = new WeakSet<Page>();
    const pageOf = async (looker: Looker, hasScripts: boolean): Promise<Page> => {
      const page = await open[Number(hasScripts)]!(looker);
      if (hasScripts || muted.has(page)) return page;
      muted.add(page);
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      return page;
    };
    const wrong: string[] = [];
    let looked = 0;
    for (const [at, scene] of scenesOf(filled).entries()) {
      if (!only.test(scene.name)) continue;
      for (const { locale, width, hasScripts } of areAll ? LOOKS : [LOOKS[(at * STEP) % LOOKS.length]!]) {
        const page = await pageOf(scene.as, hasScripts);
        await page.setViewportSize({ width, height: 740 });
        await openScene(page, origin, scene, locale);
        const found = await findBarriers(page);
        const shown = await page.evaluate<number>('document.documentElement.scrollWidth');
        if (shown > width) found.push(`${shown} px wide`);
        const look = `${scene.name} ${locale} ${width} px ${hasScripts ? 'with' : 'without'} scripts`;
        wrong.push(...found.map((each) => `${look}: ${each}`));
        looked += 1;
      }
    }
    assert.deepEqual(wrong, []);
    assert.ok(looked > 0);
    if (areAll) process.stdout.write(`${looked} looks, each in the light and in the dark\n`);
  });
});
