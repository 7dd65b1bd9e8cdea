/** The visitor's journey in a real browser: in two directions of writing, with and without scripts, for everybody, and past stored markup. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { importCategories } from '#catalog/categories.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { publish } from '../factories.ts';
import { openWorld, type World } from '../world.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title></script><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)//',
  '{{constructor.constructor("alert(1)")()}}',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
];
const LOCALES = ['en', 'ar'] as const;
const PUBLIC_PATHS = [
  '',
  '/tools?q=lantern&pricing=free',
  '/tools?q=zzzzqqqq',
  '/tools/quillmaster',
  '/tools/quillmaster/report',
  '/categories/writing',
  '/ranking',
  '/api',
  '/statistics',
  '/no-such-page',
];

/** A page that notes what must not happen on it. */
async function watch(context: BrowserContext, origin: string): Promise<{ page: Page; faults: string[] }> {
  const faults: string[] = [];
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isMissingPage = /status of (?:404|410|422)/.test(message.text());
    if (message.type() === 'error' && !isMissingPage) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`foreign request: ${request.url()}`);
  });
  return { page, faults };
}

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
    await world.app.parts.live.refresh();
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
        const { page, faults } = await watch(context, world.origin);
        const v = visitorMessages(locale);
        try {
          await page.goto(`${world.origin}/`);
          assert.equal(new URL(page.url()).pathname, `/${locale}`);
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
          await page.locator('.chosen a').last().click();
          await page.waitForURL((url) => !url.search.includes('pricing'));
          await page.locator('.language summary').click();
          await page.locator('.language a[hreflang="de"]').click();
          await page.waitForURL(/\/de\/tools\?q=lantern/);
          await page.goto(`${world.origin}/${locale}/tools?q=quillmaster`);
          await page.locator('.cards h3 a').first().click();
          await page.waitForURL(/\/tools\/quillmaster$/);
          assert.equal(await page.locator('section[aria-labelledby="similar"] .cards > li').count(), 1);
          await page.getByRole('link', { name: v.tool.report }).click();
          await page.waitForURL(/\/report$/);
          await page.locator('main form button').click();
          assert.ok(await page.locator('.summary').isVisible(), 'an empty report is refused');
          await page.locator('input[value="broken_link"]').check();
          await page.locator('textarea').fill('It answers with an error.');
          await page.locator('main form button').click();
          await page.waitForURL(/done=sent/);
          assert.ok((await page.locator('[role="status"]').innerText()).includes(v.report.done));
          assert.deepEqual(faults, []);
        } finally {
          await context.close();
        }
      });
    }

    test(`suggestions are a combobox that works with the keyboard alone in ${locale}`, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { page, faults } = await watch(context, world.origin);
      try {
        await page.goto(`${world.origin}/${locale}`);
        const box = page.getByRole('combobox');
        assert.equal(await box.getAttribute('aria-expanded'), 'false');
        await box.pressSequentially('quil', { delay: 20 });
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
        const { violations } = await new AxeBuilder({ page }).analyze();
        assert.deepEqual(
          violations.map(({ id }) => id),
          [],
        );
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

    test(`no public page breaks a rule of accessibility in ${locale}`, { timeout: 120_000 }, async () => {
      const context = await browser.newContext({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' });
      const { page, faults } = await watch(context, world.origin);
      for (const path of PUBLIC_PATHS) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${world.origin}/${locale}${path}`);
        // The operations of the API are all made alike; one of them is looked at.
        const light = await new AxeBuilder({ page }).exclude('.operation ~ .operation').analyze();
        const violations = [...light.violations];
        if (locale === 'en') {
          // What differs in the dark are the colours alone, and these do not depend on the language.
          await page.emulateMedia({ colorScheme: 'dark' });
          const dark = await new AxeBuilder({ page })
            .exclude('.operation ~ .operation')
            .withRules(['color-contrast'])
            .analyze();
          violations.push(...dark.violations);
        }
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
        assert.deepEqual(found, [], path);
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  test('stored markup does nothing on any public page', { timeout: 120_000 }, async () => {
    await importCategories(world.db, [
      { id: 'hostile', name: `Hostile ${PAYLOADS[1]}`.slice(0, 60), description: PAYLOADS[0] },
    ]);
    const slugs = await publish(
      world.db,
      PAYLOADS.map((payload, index) => ({
        name: `${payload} Marked${index}`.slice(0, 80),
        tagline: `AI ${payload}`,
        description: `${payload}\n\n${payload}`,
        url: `https://marked-${index}.example.com/?a=${encodeURIComponent(payload)}`,
        categories: ['hostile'],
      })),
    );
    await world.app.parts.live.refresh();
    const context = await browser.newContext();
    const { page, faults } = await watch(context, world.origin);
    for (const locale of LOCALES) {
      const attack = PAYLOADS.map((payload) => `/${locale}/tools?q=${encodeURIComponent(payload)}`);
      const own = slugs.map((slug, index) => `/${locale}/tools/${slug}${index % 2 === 0 ? '' : '/report'}`);
      for (const path of [`/${locale}`, `/${locale}/tools`, `/${locale}/categories/hostile`, ...attack, ...own]) {
        const reply = await page.goto(world.origin + path);
        assert.ok([200, 422].includes(reply?.status() ?? 0), `${path}: ${reply?.status()}`);
      }
      await page.goto(`${world.origin}/${locale}`);
      await page.getByRole('combobox').pressSequentially('marked', { delay: 10 });
      await page.getByRole('option').first().waitFor();
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
});
