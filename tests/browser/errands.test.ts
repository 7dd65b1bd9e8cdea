/**
 * Twenty errands of visitors and members and ten of editors, each in four languages, forms sent: nothing fails, nothing is asked of another
 * site, and what was done is seen. ERRANDS_PICTURES=<folder> keeps a picture of where each ends, ERRANDS=word does only those with it.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#catalog/locales.ts';
import type { Account } from '#catalog/roles.ts';
import { PASSWORD } from '../support/factories.ts';
import { openFilledWorld, type FilledWorld } from '../support/filled-world.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { EDITORS } from './editors-errands.ts';
import { go, press, prepare, SUBMIT, type Ground } from './errands.ts';
import { openWatched } from './faults.ts';
import { VISITORS } from './visitors-errands.ts';

const LOCALES = ['en', 'ar', 'de', 'ru'] as const satisfies readonly Locale[];
const PICTURES = process.env['ERRANDS_PICTURES'];
const only = new RegExp(process.env['ERRANDS'] ?? '');
const WIDTHS = { en: 1280, ar: 375, de: 375, ru: 1280 };

describe('errands', { skip: WITHOUT_CHROMIUM }, () => {
  let filled: FilledWorld;
  let browser: Browser;
  const grounds = new Map<Locale, Ground>();

  before(async () => {
    filled = await openFilledWorld();
    const { app } = filled.world;
    for (const [at, locale] of LOCALES.entries())
      grounds.set(locale, await prepare(filled.world, locale, filled.spare[at] ?? ''));
    await app.context.live.refresh();
    browser = await openChromium();
  });
  after(async () => {
    await browser?.close();
    await filled?.world.close();
  });

  async function signIn(page: Page, locale: Locale, { email }: Account): Promise<void> {
    await go(page, `/${locale}/sign-in`);
    await page.fill('input[name=email]', email);
    await page.fill('input[name=password]', PASSWORD);
    await press(page, SUBMIT);
  }

  for (const [whose, errands] of [
    ['a visitor', VISITORS],
    ['an editor', EDITORS],
  ] as const)
    for (const [at, [name, as, walk]] of errands.entries())
      for (const locale of LOCALES) {
        if (!only.test(name)) continue;
        test(`${whose} ${name} (${locale})`, async () => {
          const ground = grounds.get(locale) ?? assert.fail(locale);
          const viewport = { width: WIDTHS[locale], height: 800 };
          const context = await browser.newContext({
            baseURL: filled.world.origin,
            locale,
            viewport,
            colorScheme: locale === 'ar' ? 'dark' : 'light',
          });
          const { page, faults } = await openWatched(context, filled.world.origin);
          try {
            if (as !== 'visitor') await signIn(page, locale, ground[as]);
            await walk(page, ground);
            assert.deepEqual(faults, []);
          } finally {
            const file = `${whose.split(' ')[1]}-${String(at + 1).padStart(2, '0')}-${locale}.png`;
            if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, file) });
            await context.close();
          }
        });
      }

  test('are twenty of visitors and ten of editors', () =>
    assert.deepEqual([VISITORS.length, EDITORS.length], [20, 10]));
});
