/** Every page in English, in the light and in the dark: axe finds no barrier on it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FAILING_SERVERS } from '../support/failing-servers.ts';
import { pageCasesOf } from '../support/page-cases.ts';
import { AXE, findBarriers, findHiddenCells } from './accessibility.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { setStage } from './stage.ts';
import { openPageCase, viewerPages } from './viewers.ts';

describe('axe', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  test('finds no barrier on any page', async () => {
    const { browser, filled } = stage;
    const pageOf = viewerPages(browser, filled.world, { viewport: { width: 1024, height: 900 } }, AXE);
    const barriers: string[] = [];
    for (const pageCase of pageCasesOf(filled)) {
      const page = await pageOf(pageCase.as);
      await openPageCase(page, filled.world.origin, pageCase, 'en');
      const found = [...(await findBarriers(page)), ...(await findHiddenCells(page))];
      barriers.push(...found.map((barrier) => `${pageCase.name}: ${barrier}`));
    }
    assert.deepEqual(barriers, []);
  });

  for (const { name, open } of FAILING_SERVERS) {
    test(`finds no barrier on the page of a ${name}`, async () => {
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
