/** The pages of servers that fail: axe finds no barrier on them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FAILING_SERVERS } from '../support/failing-servers.ts';
import { findBarriers } from './accessibility.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { setStage } from './stage.ts';

describe('axe, where a server fails', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

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
