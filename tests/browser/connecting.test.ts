/** Connecting another site in Chromium, which holds the redirects behind a form to the policy of the form's page. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { CLIENT_SETTINGS } from '../web/oauth-provider.ts';
import { PASSWORD, openWorld, type World } from '../support/world.ts';
import { WITHOUT_CHROMIUM, openChromium } from './chromium.ts';

describe('another site', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  before(async () => {
    w = await openWorld(CLIENT_SETTINGS);
    chromium = await openChromium();
  });
  after(async () => {
    await chromium.close();
    await w.close();
  });

  test('is asked behind the form of the sign-in, and behind that of the password given again', async () => {
    const { account } = await w.person();
    const page = await chromium.newPage({ baseURL: w.origin });
    const path = '/en/sign-in/github?connect=yes';
    const send = (field: string) =>
      Promise.all([page.waitForRequest(/\/authorize\?/), page.click(`form:has([name="${field}"]) .button`)]);
    await page.goto(`/en/sign-in?next=${encodeURIComponent(path)}`);
    await page.fill('[name="email"]', account.email);
    await page.fill('[name="password"]', PASSWORD);
    await send('password');
    w.clock.advance(15 * 60_000);
    await page.goto(path);
    assert.match(page.url(), /\/en\/account\/confirm\?/);
    await page.fill('[name="current_password"]', PASSWORD);
    await send('current_password');
  });
});
