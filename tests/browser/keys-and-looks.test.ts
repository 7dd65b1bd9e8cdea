/** Keys, what is kept on the device, the theme, narrow windows and paper, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { LOCALES } from '#catalog/locales.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { findBarriers } from './accessibility.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { openWatched } from './faults.ts';

describe('a visitor', { skip: WITHOUT_CHROMIUM }, () => {
  let world: World;
  let browser: Browser;
  before(async () => {
    world = await openWorld();
    await publish(
      world.db,
      Array.from({ length: 6 }, (_, at) => ({ name: `Lantern ${at}`, categories: ['video'] })),
    );
    await world.app.context.live.refresh();
    browser = await openChromium();
  });
  after(async () => {
    await browser.close();
    await world.close();
  });

  const visit = async (
    act: (context: BrowserContext) => Promise<void>,
    width = 1280,
    javaScriptEnabled = true,
  ): Promise<void> => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
    try {
      await act(context);
    } finally {
      await context.close();
    }
  };

  test('comes to the search box by "/", and what was searched for is offered again until it is forgotten', () =>
    visit(async (context) => {
      const { page, faults } = await openWatched(context, world.origin);
      await page.goto(`${world.origin}/en/tools`);
      await page.keyboard.press('/');
      await page.keyboard.type('lantern/');
      assert.equal(await page.getByRole('combobox').inputValue(), 'lantern/', 'in the box it is a sign like others');
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=lantern/);
      await page.goto(`${world.origin}/en/tools`);
      await page.keyboard.press('/');
      await page.keyboard.press('ArrowDown');
      const { earlier, forget } = everyPageMessages('en').search;
      assert.deepEqual(await page.getByRole('option').allInnerTexts(), [`lantern/\n${earlier}`, forget]);
      assert.deepEqual(await findBarriers(page), []);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(`localStorage.getItem('searches')`), null);
      assert.deepEqual(faults, []);
    }));

  for (const javaScriptEnabled of [true, false]) {
    test(`comes past head and filters with two keys ${javaScriptEnabled ? 'with' : 'without'} scripts`, () =>
      visit(
        async (context) => {
          const { page, faults } = await openWatched(context, world.origin);
          await page.goto(`${world.origin}/ar/tools?q=lantern`);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: everyPageMessages('ar').skipToResults });
          assert.ok((await skip.boundingBox())!.y >= 0, 'it is visible when it has the focus');
          if (javaScriptEnabled) assert.deepEqual(await findBarriers(page), []);
          await page.keyboard.press('Enter');
          await page.waitForURL(/#results$/);
          const focused = page.locator(':focus');
          assert.equal(await focused.getAttribute('id'), 'results');
          await page.keyboard.press('Tab');
          assert.equal(await page.locator('.list-main :focus').count(), 1, 'the next stop is among the results');
          assert.deepEqual(faults, []);
        },
        1280,
        javaScriptEnabled,
      ));
  }

  test('sees a tool in the upper two thirds of a phone, under the heading, the filters and one row of orders', () =>
    visit(async (context) => {
      const { page, faults } = await openWatched(context, world.origin);
      for (const locale of LOCALES) {
        await page.goto(`${world.origin}/${locale}/tools?q=lantern`);
        const card = await page.locator('.card').first().boundingBox();
        assert.ok(card !== null && card.y < 533, `${locale}: ${card?.y}`);
        const rows = await page.locator('.sort a').evaluateAll((links) => new Set(links.map((a) => a.offsetTop)).size);
        assert.equal(rows, 1, locale);
      }
      assert.deepEqual(await findBarriers(page), []);
      assert.deepEqual(faults, []);
    }, 375));

  test('chooses a theme, which the next page has before it is drawn', () =>
    visit(async (context) => {
      const { page, faults } = await openWatched(context, world.origin);
      await page.goto(`${world.origin}/en/tools`);
      const scheme = (): Promise<unknown> => page.evaluate('getComputedStyle(document.documentElement).colorScheme');
      assert.equal(await scheme(), 'light dark');
      await page.getByRole('radio', { name: everyPageMessages('en').theme.dark }).check();
      assert.equal(await scheme(), 'dark');
      await page.addInitScript(`
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-paint').length > 0)
            window.themeAtPaint = document.documentElement.dataset.theme;
        }).observe({ type: 'paint', buffered: true });
      `);
      await page.goto(`${world.origin}/en`);
      // The page's policy lets nobody wait inside it by an expression.
      const themeAtPaint = (): Promise<unknown> => page.evaluate('window.themeAtPaint');
      while ((await themeAtPaint()) === undefined);
      assert.equal(await themeAtPaint(), 'dark');
      await page.getByRole('radio', { name: everyPageMessages('en').theme.system }).check();
      assert.equal(await scheme(), 'light dark');
      assert.deepEqual(faults, []);
    }));

  test('sees every entry of the navigation at 320 pixels in every language', () =>
    visit(async (context) => {
      const page = await context.newPage();
      for (const locale of LOCALES) {
        await page.goto(`${world.origin}/${locale}/tools`);
        const hidden = await page.evaluate(`[...document.querySelectorAll('.site-nav a')].filter((entry) => {
          const { left, right, width } = entry.getBoundingClientRect();
          return width === 0 || left < 0 || right > innerWidth;
        }).length`);
        assert.equal(hidden, 0, locale);
      }
    }, 320));

  test('saves tools on the device, sees and compares them, and forgets them', () =>
    visit(async (context) => {
      const { page, faults } = await openWatched(context, world.origin);
      await page.goto(`${world.origin}/en/tools?sort=name`);
      const bar = page.locator('.kept-bar');
      assert.ok(!(await bar.isVisible()), 'nothing is kept yet');
      for (const name of ['Lantern 1', 'Lantern 3']) await page.getByRole('button', { name: `Save ${name}` }).click();
      assert.equal(await page.getByRole('button', { name: 'Save Lantern 1' }).getAttribute('aria-pressed'), 'true');
      assert.deepEqual(await findBarriers(page), []);
      await page.goto(`${world.origin}/en/kept`);
      await page.waitForURL(/kept\?tools=/);
      assert.deepEqual(await page.locator('.card h3').allInnerTexts(), ['Lantern 3', 'Lantern 1']);
      assert.deepEqual(await findBarriers(page), []);
      await bar.getByRole('link', { name: 'Compare' }).click();
      await page.waitForURL(/compare/);
      assert.equal(await page.locator('thead th').count(), 2);
      assert.deepEqual(await findBarriers(page), []);
      await page.goBack();
      await page.getByRole('button', { name: 'Remove all' }).click();
      await page.waitForURL(/kept$/);
      assert.equal(await page.evaluate(`localStorage.getItem('kept')`), null);
      assert.deepEqual(faults, []);
    }));

  test('prints a list in one column', () =>
    visit(async (context) => {
      const page = await context.newPage();
      await page.goto(`${world.origin}/en/tools`);
      await page.emulateMedia({ media: 'print' });
      const lefts = await page.evaluate<number[]>(
        `[...document.querySelectorAll('.cards .card')].map((card) => card.getBoundingClientRect().left)`,
      );
      assert.equal(lefts.length, 6);
      assert.equal(new Set(lefts).size, 1);
    }));
});
