/** The queue in a real browser without scripts: the form of many decisions stays in view and asks for what a decision needs. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { submission } from '../support/factories.ts';
import { signedIn } from '../web/browser.ts';
import { openWorld, type World } from '../support/world.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';

const WINDOW = { width: 1280, height: 640 };
const ENTRIES = 14;

describe('many decisions at once', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  let page: Page;
  before(async () => {
    w = await openWorld({ SUBMISSIONS_PER_HOUR: '1000' });
    const maker = await w.person();
    for (let index = 0; index < ENTRIES; index += 1) await maker.post('/api/v1/submissions', submission());
    const { cookies } = await signedIn(w, (await w.person('editor')).account.email);
    chromium = await openChromium();
    const context = await chromium.newContext({ javaScriptEnabled: false, viewport: WINDOW });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: w.origin, httpOnly: true })));
    page = await context.newPage();
    await page.goto(`${w.origin}/en/editor/queue`);
  });
  after(async () => {
    await chromium?.close();
    await w?.close();
  });

  const bottomOf = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).boundingBox();
    assert.ok(box !== null, `${selector} is shown`);
    return box.y + box.height;
  };

  test('lie below the list, and in view as soon as an entry is ticked', async () => {
    assert.ok((await bottomOf('#bulk')) > WINDOW.height, 'the list is longer than the window');
    const box = page.locator('input[name=ids]').first();
    await box.check();
    assert.ok((await bottomOf('#bulk')) <= WINDOW.height);
    assert.ok(await page.locator('.bulk-count').isVisible(), 'it says how many are ticked');
    await box.uncheck();
    assert.ok((await bottomOf('#bulk')) > WINDOW.height);
  });
  test('ask for a reason and a note only where the decision has them', async () => {
    await page.locator('input[name=ids]').first().check();
    const shown = async (decision: string): Promise<boolean[]> => {
      await page.selectOption('#field-decision', decision);
      return Promise.all(['#field-reason', '#field-note'].map((field) => page.locator(field).isVisible()));
    };
    assert.deepEqual(await shown('approve'), [false, false]);
    assert.deepEqual(await shown('request_changes'), [false, true]);
    assert.deepEqual(await shown('reject'), [true, true]);
  });
});
