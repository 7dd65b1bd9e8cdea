/** Who is signed in sees it on pages that are the same for everyone. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { viewerPages } from './viewers.ts';
import { setStage } from './stage.ts';

describe('the menu of an account', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  test('is on every page once somebody has signed in, and gone after the way out', async () => {
    const { filled, browser } = stage;
    const { origin } = filled.world;
    const page = await viewerPages(browser, filled.world)('maker');
    await page.goto(`${origin}/en/account/settings`);
    for (const path of ['/en', '/en/tools', '/en/ranking', '/en/nothing-here']) {
      await page.goto(origin + path);
      await page.locator('.account-menu').waitFor();
    }
    await page.goto(`${origin}/en/tools/${filled.tools.own}`);
    await page.getByRole('link', { name: 'Edit this tool' }).waitFor();
    await page.click('.account-menu summary');
    assert.match(await page.locator('.account-menu > div').innerText(), /mona\.weber@example\.org/);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.account-menu > div').isVisible(), false);
    await page.click('.account-menu summary');
    await Promise.all([page.waitForURL(/\/sign-in\?done=signed-out/), page.click('.account-menu form button')]);
    await page.goto(`${origin}/en`);
    assert.equal(await page.locator('[data-account-menu]').count(), 1);
    assert.equal(await page.locator('.account-menu').count(), 0);
  });

  test('of a page that the browser brings back is asked for again if somebody else has signed in since', async () => {
    const { filled, browser } = stage;
    const { origin } = filled.world;
    const page = await viewerPages(browser, filled.world)('maker');
    await page.goto(`${origin}/en/account/settings`);
    await page.goto(`${origin}/en/tools`);
    await page.locator('.account-menu').waitFor();
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.isNavigationRequest())));
    const comeBack = `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`;
    await page.evaluate(comeBack);
    assert.equal(asked, 0);
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(`localStorage.setItem('signed-in', '1'); ${comeBack}`),
    ]);
    assert.equal(asked, 1);
  });

  test('is asked for by nobody who has not signed in', async () => {
    const { filled, browser } = stage;
    const page = await viewerPages(browser, filled.world)('visitor');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/en', '/en/tools/whisper']) {
      await page.goto(filled.world.origin + path, { waitUntil: 'networkidle' });
      assert.equal(await page.locator('[data-account-menu]').isVisible(), true);
    }
    assert.deepEqual(
      asked.filter((path) => path.endsWith('/account/menu')),
      [],
    );
  });

  test('fits beside the rest of the navigation in one line of a phone', async () => {
    const { filled, browser } = stage;
    const pageOf = viewerPages(browser, filled.world, { viewport: { width: 375, height: 740 } });
    const page = await pageOf('editor');
    const tops = `[...document.querySelectorAll('.site-nav > ul > li')].filter((entry) => entry.offsetParent !== null)
      .map((entry) => { const { top, height } = entry.getBoundingClientRect(); return Math.round((top + height / 2) / 4); })`;
    for (const locale of ['en', 'ar', 'de', 'ru', 'uk', 'es', 'fr', 'pl']) {
      await page.goto(`${filled.world.origin}/${locale}/account/settings`);
      assert.equal(new Set(await page.evaluate<number[]>(tops)).size, 1, locale);
    }
  });
});
