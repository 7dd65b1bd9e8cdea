/** The pickers of the desk in a real browser: tools by name, colours, and lists in order. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { signedIn } from '../web/browser.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { openWatched } from './faults.ts';

describe('the pickers of the desk', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  let page: Page;
  let faults: string[];

  before(async () => {
    w = await openWorld();
    await publish(w.db, [
      { name: 'Heron Studio', slug: 'heron', categories: ['video'] },
      { name: 'Otter', slug: 'otter' },
    ]);
    await w.app.context.live.refresh();
    chromium = await openChromium();
    const session = await signedIn(w, (await w.person('admin')).account.email);
    const context = await chromium.newContext({ viewport: { width: 1280, height: 2400 } });
    await context.addCookies([...session.cookies].map(([name, value]) => ({ name, value, url: w.origin })));
    ({ page, faults } = await openWatched(context, w.origin));
  });
  after(async () => {
    await chromium?.close();
    await w?.close();
  });

  const open = (path: string) => page.goto(w.origin + path);

  test('offer tools by name for a placement, and its categories as boxes', async () => {
    await open('/en/admin/placements');
    await page.fill('#field-slug', 'heron st');
    await page.locator('#field-slug-tools option[value="heron"]').waitFor({ state: 'attached' });
    await page.fill('#field-slug', 'heron');
    await page.selectOption('select[name="slot"]', 'category');
    await page.fill('input[name="starts_at"]', '2026-01-01');
    await page.fill('input[name="ends_at"]', '2099-12-31');
    await page.fill('input[name="label"]', 'Spring');
    await page.locator('.category-rest summary').click();
    await page.check('input[name="categories"][value="video"]');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Spring').waitFor();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    assert.ok(await page.isChecked('input[name="categories"][value="video"]'));
  });

  test('keep a colour and its field together', async () => {
    await open('/en/admin/site');
    const [field, picker] = [page.locator('#field-accent_light'), page.locator('[data-picks="field-accent_light"]')];
    await picker.fill('#336699');
    assert.equal(await field.inputValue(), '#336699');
    await field.fill('#993366');
    assert.equal(await picker.inputValue(), '#993366');
    await field.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    assert.equal(await field.inputValue(), '', 'no colour is sent unless one is chosen');
  });

  test('put categories in order by buttons and by dragging, from group to group', async () => {
    await open('/en/admin/categories');
    const [one, two] = [page.locator('ul.lines').nth(0), page.locator('ul.lines').nth(1)];
    const namesIn = (list: Locator) => list.locator('li bdi').allInnerTexts();
    const [[first = ''], [second = '']] = [await namesIn(one), await namesIn(two)];
    const moveDown = page.getByRole('button', { name: `Move down: ${first}`, exact: true });
    await moveDown.click();
    assert.deepEqual(await namesIn(two), [first, second], 'past the end of its list');
    await moveDown.press('Enter');
    assert.deepEqual(await namesIn(two), [second, first]);
    await two.locator('li').first().dragTo(one);
    assert.deepEqual(await namesIn(one), [second]);
    assert.ok(await page.locator('textarea[name="ids-0"]').isHidden());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The order has been saved.').waitFor();
    assert.deepEqual([await namesIn(one), await namesIn(two)], [[second], [first]]);
  });

  test('make a list of tools: add by name, move, remove', async () => {
    await open('/en/editor/collections');
    await page.getByLabel('Title (English)').fill('Birds');
    await page.getByLabel('Id', { exact: true }).fill('birds');
    await page.getByLabel('First day (UTC)').fill('2026-01-01');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const box = page.getByRole('combobox', { name: 'Add', exact: true });
    for (const slug of ['heron', 'otter']) {
      await box.fill(slug);
      await box.press('Enter');
    }
    await page.getByRole('button', { name: 'Move up: otter', exact: true }).click();
    assert.deepEqual(await page.locator('ul.lines li bdi').allInnerTexts(), ['otter', 'heron']);
    await page.getByRole('button', { name: 'Remove: heron', exact: true }).click();
    assert.equal(await page.locator('textarea[name="tools"]').inputValue(), 'otter');
    assert.deepEqual(faults, []);
  });
});
