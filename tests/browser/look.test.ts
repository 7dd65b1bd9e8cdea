/** What the common stylesheet promises to every page: fields of our own drawing, text at its reading side, whole tables. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scenesOf } from '../scenes.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { lookers, openScene } from './lookers.ts';
import { setStage } from './stage.ts';

const PHONE = { width: 375, height: 740 };

/** Runs in the page: cells that reach out of their frame, by the words in them. */
const CELLS_OUTSIDE = `[...document.querySelectorAll('.table-frame')].flatMap((frame) => {
  const { left, right } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('th, td')]
    .filter((cell) => { const box = cell.getBoundingClientRect(); return box.width > 0 && (box.left < left - 1 || box.right > right + 1); })
    .map((cell) => cell.textContent.trim().slice(0, 40));
})`;

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

  for (const locale of ['en', 'ar'] as const) {
    test(`no cell of a table is out of sight on a phone in ${locale}`, { timeout: 300_000 }, async () => {
      const { browser, filled } = stage;
      const pageOf = lookers(browser, filled.world, { viewport: PHONE });
      const hidden: string[] = [];
      for (const scene of scenesOf(filled)) {
        const page = await pageOf(scene.as);
        await openScene(page, filled.world.origin, scene, locale);
        const cells = await page.evaluate<string[]>(CELLS_OUTSIDE);
        if (cells.length > 0) hidden.push(`${scene.name}: ${cells.slice(0, 3).join(' | ')}`);
      }
      assert.deepEqual(hidden, []);
    });
  }

  test('addresses, quotations and fields stand at the reading side of an Arabic page', async () => {
    const { browser, filled } = stage;
    const pageOf = lookers(browser, filled.world, { viewport: { width: 1280, height: 800 } });
    const page = await pageOf('admin');
    for (const [path, selector] of [
      ['/ar/editor/tools', 'td:has(bdi[dir="ltr"]), td > [dir="ltr"]'],
      ['/ar/editor/reports', 'blockquote'],
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
