/** The visitor's journey in a real browser: in two directions of writing, with and without scripts, for everybody. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { findBarriers } from './accessibility.ts';
import { TWO_FRAMES, openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { openWatched } from './faults.ts';
import { until } from '../support/until.ts';

const LOCALES = ['en', 'ar'] as const;

describe('in Chromium', { skip: WITHOUT_CHROMIUM }, () => {
  let world: World;
  let browser: Browser;

  before(async () => {
    world = await openWorld({ REPORTS_PER_HOUR: '1000' });
    await publish(
      world.db,
      Array.from({ length: 30 }, (_, index) => ({
        name: `Lantern ${String.fromCodePoint(65 + (index % 26))}${index}`,
        tagline: `An AI assistant that lights up photographs, number ${index}.`,
        pricingModel: index % 3 === 0 ? ('free' as const) : ('paid' as const),
        categories: index % 2 === 0 ? ['image-generation', 'video'] : ['chatbots'],
      })),
    );
    await publish(world.db, [
      { name: 'Quillmaster', tagline: 'A language model that edits letters.', categories: ['writing'] },
      { name: 'Quill Partner', tagline: 'A language model that writes letters.', categories: ['writing'] },
    ]);
    await world.app.context.live.refresh();
    browser = await openChromium();
  });
  after(async () => {
    await browser?.close();
    await world?.close();
  });

  for (const locale of LOCALES) {
    for (const javaScriptEnabled of [true, false]) {
      test(`a visitor finds, narrows, reads and reports in ${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
        const context = await browser.newContext({ javaScriptEnabled, locale, viewport: { width: 1280, height: 900 } });
        const { page, faults } = await openWatched(context, world.origin);
        const v = visitorMessages(locale);
        try {
          await page.goto(`${world.origin}/`);
          assert.equal(new URL(page.url()).pathname, `/${locale}`);
          assert.equal(await page.getByRole('combobox').count(), javaScriptEnabled ? 1 : 0);
          await page.locator('input[name="q"]').fill('lantern');
          await page.locator('search button').click();
          await page.waitForURL(/\/tools\?q=lantern/);
          assert.equal(await page.locator('.cards > li').count(), 20);
          await page.locator('a[rel="next"]').click();
          await page.waitForURL(/page=2/);
          assert.equal(await page.locator('.cards > li').count(), 10);
          const paid = page.locator('.facets a[href*="pricing=free"]').first();
          assert.match(await paid.innerText(), /10/);
          await paid.click();
          await page.waitForURL(/pricing=free/);
          assert.equal(await page.locator('.cards > li').count(), 10);
          await page.locator('.chosen .chip').last().click();
          await page.waitForURL((url) => !url.search.includes('pricing'));
          await page.locator('.language summary').click();
          await page.locator('.language a[hreflang="de"]').click();
          await page.waitForURL(/\/de\/tools\?q=lantern/);
          await page.goto(`${world.origin}/${locale}/tools?q=quillmaster`);
          await page.locator('.cards h3 a').first().click();
          await page.waitForURL(/\/tools\/quillmaster$/);
          assert.equal(await page.locator('section[aria-labelledby="alternatives"] .cards > li').count(), 1);
          await page.getByRole('link', { name: v.titles.report }).click();
          await page.waitForURL(/\/report$/);
          await page.locator('main form button').click();
          assert.ok(await page.locator('.summary').isVisible(), 'an empty report is refused');
          await page.locator('input[value="broken_link"]').check();
          await page.locator('textarea').fill('It answers with an error.');
          await page.locator('main form button').click();
          await page.waitForURL(/done=sent/);
          assert.ok((await page.locator('main [role="status"]').innerText()).includes(v.report.done));
          assert.deepEqual(faults, []);
        } finally {
          await context.close();
        }
      });
    }

    test(`suggestions are a combobox that works with the keyboard alone in ${locale}`, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { page, faults } = await openWatched(context, world.origin);
      try {
        await page.goto(`${world.origin}/${locale}`);
        const box = page.getByRole('combobox');
        assert.equal(await box.getAttribute('aria-expanded'), 'false');
        const answered = page.waitForResponse(/\/suggest\?q=quil$/);
        await box.pressSequentially('quil');
        await answered;
        const options = page.getByRole('option');
        await options.first().waitFor();
        assert.equal(await options.count(), 2);
        assert.equal(await box.getAttribute('aria-expanded'), 'true');
        assert.equal(
          await page.locator('search [role="status"]').innerText(),
          visitorMessages(locale).suggest.count(2),
        );
        await page.keyboard.press('ArrowDown');
        assert.equal(await box.getAttribute('aria-activedescendant'), await options.first().getAttribute('id'));
        assert.equal(await options.first().getAttribute('aria-selected'), 'true');
        assert.deepEqual(await findBarriers(page), []);
        await page.keyboard.press('ArrowUp');
        assert.equal(await box.getAttribute('aria-activedescendant'), null);
        await page.keyboard.press('Escape');
        assert.ok(!(await page.getByRole('listbox').isVisible()));
        assert.equal(await box.inputValue(), 'quil', 'Escape keeps what was typed');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/tools\/quill/);
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    });

    test(`the button that copies the link of a tool has its words for a name, and says that it is done in ${locale}`, async () => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      const { page, faults } = await openWatched(context, world.origin);
      const { share } = visitorMessages(locale).choosing;
      try {
        await page.goto(`${world.origin}/${locale}/tools/quillmaster`);
        await page.getByRole('button', { name: share.copy, exact: true }).click();
        await page.getByRole('button', { name: share.copied, exact: true }).waitFor();
        assert.equal(await page.locator('.tool-keep [role="status"]').innerText(), share.copied);
        assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /\/tools\/quillmaster$/);
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    });

    test(`letters typed at one go are one question in ${locale}`, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { page, faults } = await openWatched(context, world.origin);
      try {
        await page.goto(`${world.origin}/${locale}`);
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/suggest?')) asked.push(new URL(request.url()).search);
        });
        const answered = page.waitForResponse(/\/suggest\?q=quil$/);
        // Typed inside the page: a slow machine must not turn typing into pauses.
        await page.evaluate(`{
          const box = document.querySelector('input[name="q"]');
          for (const letter of 'quil') {
            box.value += letter;
            box.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }
        }`);
        await answered;
        assert.deepEqual(asked, ['?q=quil']);
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    });

    test(`an answer that comes late leaves the chosen suggestion alone in ${locale}`, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { page, faults } = await openWatched(context, world.origin);
      try {
        await page.goto(`${world.origin}/${locale}`);
        let release = (): void => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/suggest\?q=quill$/, async (route) => {
          await held;
          await route.continue().catch(() => {});
        });
        const box = page.getByRole('combobox');
        await box.fill('quil');
        const options = page.getByRole('option');
        await options.first().waitFor();
        const late = page.waitForRequest(/\/suggest\?q=quill$/);
        await page.keyboard.type('l');
        const request = await late;
        await page.keyboard.press('ArrowDown');
        const chosen = await options.first().getAttribute('id');
        assert.equal(await box.getAttribute('aria-activedescendant'), chosen);
        release();
        await until(() => request.failure() !== null);
        await page.evaluate(TWO_FRAMES);
        assert.equal(await box.getAttribute('aria-activedescendant'), chosen);
        assert.equal(request.failure()?.errorText, 'net::ERR_ABORTED');
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    });
  }
});
