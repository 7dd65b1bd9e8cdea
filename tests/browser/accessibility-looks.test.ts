/**
 * Every page in one look, and another look for the next: a language, a width, with or without scripts, in the light and in the
 * dark. axe finds no barrier, nothing reaches out of the window, and no cell out of that of a phone. With LOOKS, a regular
 * expression, each page is looked at in all that it matches, such as `de 320 px with`; with ONLY the pages whose name matches.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { pageCasesOf, type Viewer } from '../support/page-cases.ts';
import { AXE, findBarriers, findHiddenCells } from './accessibility.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { viewerPages, openPageCase } from './viewers.ts';
import { setStage } from './stage.ts';

const LOOKS = ['en', 'ar', 'de', 'ru'].flatMap((locale) =>
  [320, 375, 1280].flatMap((width) =>
    [true, false].map((hasScripts) => {
      const name = `${locale} ${width} px ${hasScripts ? 'with' : 'without'} scripts`;
      return { locale, width, hasScripts, name };
    }),
  ),
);
/** Prime to the number of looks: neighbours, which are alike, differ in all. */
const STEP = 7;
const chosen = process.env['LOOKS'];
const chosenLooks = LOOKS.filter(({ name }) => new RegExp(chosen ?? '').test(name));
const only = new RegExp(process.env['ONLY'] ?? '');

describe('axe, in every look', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  test('finds no barrier on any page', { timeout: 7_200_000 }, async () => {
    const { browser, filled } = stage;
    const { origin } = filled.world;
    const open = [true, false].map(() => viewerPages(browser, filled.world, { reducedMotion: 'reduce' }, AXE));
    const muted = new WeakSet<Page>();
    const pageOf = async (viewer: Viewer, hasScripts: boolean): Promise<Page> => {
      const page = await open[Number(hasScripts)]!(viewer);
      if (hasScripts || muted.has(page)) return page;
      muted.add(page);
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      return page;
    };
    const wrong: string[] = [];
    let looked = 0;
    for (const [at, pageCase] of pageCasesOf(filled).entries()) {
      if (!only.test(pageCase.name)) continue;
      const looks = chosen === undefined ? [LOOKS[(at * STEP) % LOOKS.length]!] : chosenLooks;
      for (const { locale, width, hasScripts, name } of looks) {
        const page = await pageOf(pageCase.as, hasScripts);
        await page.setViewportSize({ width, height: 740 });
        await openPageCase(page, origin, pageCase, locale);
        const found = await findBarriers(page);
        const shown = await page.evaluate<number>('document.documentElement.scrollWidth');
        if (shown > width) found.push(`${shown} px wide`);
        found.push(...(await findHiddenCells(page)));
        wrong.push(...found.map((each) => `${pageCase.name} ${name}: ${each}`));
        looked += 1;
      }
    }
    assert.deepEqual(wrong, []);
    assert.ok(looked > 0);
    if (chosen !== undefined) process.stdout.write(`${looked} looks, each in the light and in the dark\n`);
  });
});
