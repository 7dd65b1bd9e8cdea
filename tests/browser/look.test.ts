/** What the common stylesheet promises to every page: fields of our own drawing, text at its reading side. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { TWO_FRAMES, WITHOUT_CHROMIUM } from './chromium.ts';
import { viewerPages } from './viewers.ts';
import { setStage } from './stage.ts';

const PHONE = { width: 375, height: 740 };

/** Runs in the page: how far the words of each matching element stand from the right edge of its block, in pixels. */
const GAPS = `(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = Math.max(...[...range.getClientRects()].map(({ right }) => right));
  let block = element;
  while (getComputedStyle(block).display === 'inline') block = block.parentElement;
  const { paddingRight, borderRightWidth } = getComputedStyle(block);
  return block.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth) - words;
})`;

describe('the look', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  test('addresses, quotations and fields stand at the reading side of an Arabic page', async () => {
    const { browser, filled } = stage;
    const pageOf = viewerPages(browser, filled.world, { viewport: { width: 1280, height: 800 } });
    const page = await pageOf('admin');
    for (const [path, selector] of [
      ['/ar/editor/tools', 'td:has(bdi[dir="ltr"]), td > [dir="ltr"]'],
      ['/ar/editor/reports', '.report-quote'],
    ] as const) {
      await page.goto(filled.world.origin + path);
      const gaps = await page.evaluate<number[]>(`(${GAPS})(${JSON.stringify(selector)})`);
      assert.ok(gaps.length > 0, path);
      assert.ok(
        gaps.every((gap) => Math.abs(gap) < 2),
        `${path}: ${gaps.join(', ')}`,
      );
    }
    for (const [path, selector] of [
      ['/ar/tools?q=video', 'main input[name="q"]'],
      ['/ar/register', 'main input[dir="ltr"]'],
    ] as const) {
      const reader = await pageOf('visitor');
      await reader.goto(filled.world.origin + path);
      const side = `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).textAlign`;
      assert.equal(await reader.evaluate(side), 'right', path);
    }
  });

  test('a printed list uses the whole width, and what stood beside it is gone', async () => {
    const { browser, filled } = stage;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${filled.world.origin}/en/tools`);
    await page.emulateMedia({ media: 'print' });
    const share = `document.querySelector('.list-main').getBoundingClientRect().width / document.querySelector('main').getBoundingClientRect().width`;
    assert.ok((await page.evaluate<number>(share)) > 0.9);
    assert.equal(await page.locator('.facets').isVisible(), false);
    await context.close();
  });

  for (const width of [320, 375])
    test(`every entry of the navigation is in sight at ${width} px, in all languages`, async () => {
      const { browser, filled } = stage;
      const pageOf = viewerPages(browser, filled.world, { viewport: { width, height: 740 } });
      const outside = `[...document.querySelectorAll('.site-nav a')].filter((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }).map((link) => link.textContent)`;
      for (const viewer of ['visitor', 'editor'] as const)
        for (const locale of LOCALES) {
          const page = await pageOf(viewer);
          await page.goto(`${filled.world.origin}/${locale}/account/settings`);
          assert.deepEqual(await page.evaluate<string[]>(outside), [], `${viewer} ${locale}`);
        }
    });

  test('the navigation is one line for visitors at 375 px, in all languages', async () => {
    const { browser, filled } = stage;
    const page = await viewerPages(browser, filled.world, { viewport: { width: 375, height: 740 } })('visitor');
    const tops = `[...document.querySelectorAll('.site-nav li')].map((entry) => entry.getBoundingClientRect().top)`;
    for (const locale of LOCALES) {
      await page.goto(`${filled.world.origin}/${locale}`);
      const found = await page.evaluate<number[]>(tops);
      assert.equal(found.length, 4);
      assert.equal(new Set(found).size, 1, locale);
    }
  });

  test('the bar of the desk is one line for admins at 1280 px, in all languages', async () => {
    const { browser, filled } = stage;
    const pageOf = viewerPages(browser, filled.world, { viewport: { width: 1280, height: 800 } });
    const page = await pageOf('admin');
    for (const locale of LOCALES) {
      await page.goto(`${filled.world.origin}/${locale}/admin/audit`);
      const height = `document.querySelector('.desk-bar').getBoundingClientRect().height`;
      const shown = await page.evaluate<number>(height);
      assert.ok(shown < 48, `${locale}: ${shown} px`);
      await page.click('.desk-menu summary');
      assert.equal(await page.locator('.desk-menu a[aria-current=page]').isVisible(), true);
    }
  });

  test('nothing moves on the queue of a phone', async () => {
    const { browser, filled } = stage;
    const pageOf = viewerPages(browser, filled.world, { viewport: PHONE });
    const page = await pageOf('admin');
    await page.addInitScript(`window.shift = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; })
        .observe({ type: 'layout-shift', buffered: true });`);
    for (const locale of ['en', 'ar']) {
      await page.goto(`${filled.world.origin}/${locale}/editor/queue`, { waitUntil: 'networkidle' });
      await page.evaluate(TWO_FRAMES);
      const shift = await page.evaluate<number>('shift');
      assert.ok(shift < 0.05, `${locale}: ${shift}`);
      assert.equal(await page.locator('.desk-fold').getAttribute('open'), null, 'the filters are folded');
    }
  });

  test('the footer of a short page stands where it will stand while its parts still arrive', async () => {
    const { browser, filled } = stage;
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      for (const locale of ['en', 'ar']) {
        await page.goto(`${filled.world.origin}/${locale}/sign-in`);
        const moved = await page.evaluate<number>(`(() => {
          const lead = document.querySelector('.site-footer-lead');
          const placeOf = (element) => { const { x, y, width } = element.getBoundingClientRect(); return [x, y, width]; };
          const parts = [lead.closest('.site-footer'), lead, lead.nextElementSibling];
          const places = parts.map(placeOf);
          while (parts[2].nextElementSibling) parts[2].nextElementSibling.remove();
          while (lead.parentElement.nextElementSibling) lead.parentElement.nextElementSibling.remove();
          return Math.max(...parts.map(placeOf).flatMap((place, at) => place.map((side, of) => Math.abs(side - places[at][of]))));
        })()`);
        assert.ok(moved < 1, `${locale} at ${viewport.width} px: ${moved} px`);
      }
      await context.close();
    }
  });

  test('“New” stands on the line of the price beside it', async () => {
    const { browser, filled } = stage;
    const page = await browser.newPage({ viewport: PHONE });
    for (const locale of ['en', 'ar']) {
      await page.goto(`${filled.world.origin}/${locale}`);
      const lines = await page.evaluate<number[][]>(`
        [...document.querySelectorAll('.card .price')].map((price) => {
          price.insertAdjacentHTML('afterend', '<span class="tag tag-fresh">New</span>');
          return [price, price.nextElementSibling].map((words) => {
            const foot = document.createElement('span');
            foot.style.display = 'inline-block';
            words.append(foot);
            return foot.getBoundingClientRect().bottom;
          });
        })`);
      assert.ok(lines.length > 0);
      // Where both do not fit, the second begins a line of its own.
      const steps = lines.map(([price = 0, fresh = 0]) => Math.abs(fresh - price)).filter((step) => step < 15);
      assert.ok(steps.length > 0 && Math.max(...steps) < 0.5, `${locale}: ${steps.join(', ')} px`);
    }
    await page.close();
  });

  test('fields to choose from are drawn by us, and by the system where the reader has colours of their own', async () => {
    const { browser, filled } = stage;
    const context = await browser.newContext();
    const page = await context.newPage();
    const look = `[...document.querySelectorAll('main input[type=radio], main select')].map((field) => getComputedStyle(field).appearance)`;
    await page.goto(`${filled.world.origin}/en/tools/whisper/report`);
    assert.deepEqual([...new Set(await page.evaluate<string[]>(look))], ['none']);
    await page.emulateMedia({ forcedColors: 'active' });
    assert.deepEqual([...new Set(await page.evaluate<string[]>(look))], ['auto']);
    await context.close();
  });
});
