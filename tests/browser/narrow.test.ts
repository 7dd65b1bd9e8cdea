/** The narrowest window that WCAG 2.2 asks for (1.4.10): 320 pixels, which long words of any language must not widen. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { LOCALES } from '#catalog/locales.ts';
import { pageCasesOf } from '../support/page-cases.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { viewerPages } from './viewers.ts';
import { setStage } from './stage.ts';

const WIDTH = 320;
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

describe('a narrow window', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();
  before(async () => {
    const { db, app } = stage.filled.world;
    await importCategories(db, [{ id: 'video', name: 'Video', names: { de: LONG_WORD } }]);
    await app.context.live.refresh();
  });

  for (const locale of LOCALES) {
    test(`holds every public page in ${locale} without scrolling sideways`, async () => {
      const { browser, filled } = stage;
      const context = await browser.newContext({ viewport: { width: WIDTH, height: 640 } });
      const page = await context.newPage();
      const wide: string[] = [];
      for (const { path, page: shown, as, form } of pageCasesOf(filled)) {
        if (shown?.who !== 'anyone' || as !== 'visitor' || form) continue;
        await page.goto(filled.world.origin + path.replace(':locale', locale), { waitUntil: 'load' });
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        if (width > WIDTH) wide.push(`${path}: ${width}`);
      }
      assert.deepEqual(wide, []);
      await context.close();
    });
  }

  test('holds a comparison of two tools whole', async () => {
    const { browser, filled } = stage;
    const page = await browser.newPage({ viewport: { width: 375, height: 640 } });
    const { json } = await filled.world.visitor.get('/api/v1/tools?per_page=2');
    const [one, two] = json.data.map(({ slug }: { slug: string }) => slug);
    for (const locale of LOCALES) {
      await page.goto(`${filled.world.origin}/${locale}/compare?tools=${one},${two}`);
      const hidden = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.table-frame'))`;
      assert.equal(await page.evaluate<number>(hidden), 0, locale);
    }
    await page.close();
  });

  test('holds the lists of an account, states in long words included', async () => {
    const { browser, filled } = stage;
    const page = await viewerPages(browser, filled.world)('maker');
    await page.setViewportSize({ width: WIDTH, height: 640 });
    for (const locale of LOCALES) {
      await page.goto(`${filled.world.origin}/${locale}/account/lists`);
      assert.equal(await page.evaluate<number>('document.documentElement.scrollWidth'), WIDTH, locale);
    }
  });
});
