/** Tools that somebody saves before and after signing in, on two devices of one account. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { viewerPages } from './viewers.ts';
import { setStage } from './stage.ts';

describe('saved tools', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  /** A device of the maker's; it asks for the account's tools on the pages that follow. */
  async function openDevice(): Promise<Page> {
    const page = await viewerPages(stage.browser, stage.filled.world)('maker');
    await page.goto(`${stage.filled.world.origin}/en/tools/whisper`);
    return page;
  }

  /** The menu takes the place of the link once the account has answered. */
  async function signIn(page: Page): Promise<void> {
    await page.goto(`${stage.filled.world.origin}/en/account/settings`);
  }

  /** Presses the bookmark and waits until the account has it. */
  async function press(page: Page): Promise<void> {
    const answered = page.waitForResponse(/\/account\/saved$/);
    await page.locator('main [data-keep="whisper"]').first().click();
    await answered;
  }

  const isSaved = (page: Page) => page.locator('main [data-keep="whisper"][aria-pressed="true"]').first().waitFor();

  test('are the account’s after signing in, on each device, and leave the device with the account', async () => {
    const { origin } = stage.filled.world;
    const first = await openDevice();
    await first.goto(`${origin}/en/tools/midjourney`);
    await first.locator('main [data-keep="midjourney"]').first().click();
    await signIn(first);
    await first.goto(`${origin}/en/tools/whisper`);
    await first.locator('.account-menu').waitFor();
    await press(first);
    const second = await openDevice();
    await signIn(second);
    await second.goto(`${origin}/en/tools/whisper`);
    await isSaved(second);
    await second.goto(`${origin}/en/kept`);
    await second.waitForURL(/tools=midjourney,whisper/);
    await second.goto(`${origin}/en/account/start`);
    assert.ok((await second.locator('main').innerText()).includes('Midjourney'));
    await second.click('.account-menu summary');
    await Promise.all([second.waitForURL(/\/sign-in\?done=signed-out/), second.click('.account-menu form button')]);
    await second.goto(`${origin}/en/tools/whisper`);
    await second.locator('main [data-keep="whisper"][aria-pressed="false"]').first().waitFor();
    assert.equal(await second.evaluate(`localStorage.getItem('kept')`), null);
    await press(first);
    await first.goto(`${origin}/en/kept`);
    await first.waitForURL(/tools=midjourney$/);
  });

  test('are as before where the account does not take a change, and a shared list is not emptied', async () => {
    const { origin } = stage.filled.world;
    const page = await openDevice();
    await signIn(page);
    await page.goto(`${origin}/en/tools/whisper`);
    await page.locator('.account-menu').waitFor();
    await page.context().clearCookies();
    await press(page);
    await page.locator('main [data-keep="whisper"][aria-pressed="false"]').first().waitFor();
    await page.goto(`${origin}/en/kept?tools=whisper,midjourney`);
    assert.equal(await page.getByRole('button', { name: 'Remove all' }).isVisible(), false);
  });
});
