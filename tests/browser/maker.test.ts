/** A maker's whole way in a real browser, in English and Arabic, with and without scripts: from registering to leaving. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { publish } from '../support/factories.ts';
import { openWorld, PASSWORD as ACCOUNT_PASSWORD, type World } from '../support/world.ts';
import { findBarriers } from './accessibility.ts';
import { WITHOUT_CHROMIUM, openChromium } from './chromium.ts';
import { openWatched } from './faults.ts';
import { readMails } from '../web/browser.ts';

const PASSWORD = 'quiet copper teapot 81';
async function expectAccessible(page: Page): Promise<void> {
  assert.deepEqual(await findBarriers(page), [], page.url());
  assert.equal(
    await page.evaluate('document.documentElement.scrollWidth > innerWidth'),
    false,
    `${page.url()} scrolls`,
  );
}

describe('a maker', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  before(async () => {
    w = await openWorld();
    chromium = await openChromium();
  });
  after(async () => {
    await chromium.close();
    await w.close();
  });

  const newest = async (email: string, pattern: RegExp): Promise<string> => {
    const mails = (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`));
    return pattern.exec(mails.toReversed().find((mail) => pattern.test(mail)) ?? '')?.[0] ?? 'no such mail';
  };

  for (const locale of ['en', 'ar'] as const) {
    for (const javaScriptEnabled of [true, false]) {
      test(`gets from registering to leaving in ${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
        const name = `${locale}-${javaScriptEnabled ? 'script' : 'plain'}`;
        const email = `${name}@example.org`;
        const { account: editor } = await w.person('editor');
        const context = await chromium.newContext({
          javaScriptEnabled,
          viewport: { width: locale === 'ar' ? 375 : 1280, height: 800 },
          permissions: ['clipboard-read', 'clipboard-write'],
        });
        const { page, faults } = await openWatched(context, w.origin);
        const open = async (path: string): Promise<void> => {
          const reply = await page.goto(w.origin + path, { waitUntil: 'domcontentloaded' });
          assert.equal(reply?.status(), 200, path);
        };
        const send = async (selector: string): Promise<void> => {
          await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.click(selector)]);
        };
        // Pages without scripts cannot run axe; they are the same pages.
        const look = async (): Promise<void> => {
          if (javaScriptEnabled) await expectAccessible(page);
        };

        await open(`/${locale}/register`);
        await look();
        await page.fill('#field-email', email);
        await page.fill('#field-password', PASSWORD);
        await send('main form .button');
        await open(`/${locale}/sign-in`);
        await look();
        await page.fill('#field-email', email);
        await page.fill('#field-password', `${PASSWORD} mistyped`);
        await send('main form .button');
        await open(await newest(email, /\/\w\w\/verify-email\/[\w-]+/));
        await look();
        assert.equal(await page.locator('#field-password').count(), 0, 'this browser has registered');
        await send('main form .button');

        await open(`/${locale}/account/tokens`);
        await look();
        await page.fill('#field-name', 'first');
        await send('main .panel form .button');
        await look();
        const token = (await page.textContent('#token')) ?? '';
        assert.match(token, /^aitp_[0-9A-Za-z]{38}$/);
        assert.equal(await page.isVisible('button[data-copy=token]'), javaScriptEnabled);
        if (javaScriptEnabled) {
          await page.click('button[data-copy=token]');
          assert.equal(await page.evaluate('navigator.clipboard.readText()'), token);
        }

        const [known = ''] = await publish(w.db, [
          { name: `Known ${name}`, url: `https://known-${name}.example.com/` },
        ]);
        await w.app.context.live.refresh();
        await open(`/${locale}/submit`);
        await look();
        await page.fill('#field-name', `Paper Kite ${name}`);
        await page.fill('#field-tagline', 'An AI assistant that answers questions about letters');
        await page.check('input[name=pricing_model][value=paid]');
        await page.click('.category-rest summary');
        await page.check('input[name=categories][value=chatbots]');
        if (javaScriptEnabled) {
          assert.match((await page.textContent('.chosen-count')) ?? '', /1\D+5/);
          await page.press('#field-tagline', 'Enter');
          assert.ok(!(await page.inputValue('#field-tagline')).includes('\n'));
        }
        await page.fill('#field-url', `https://known-${name}.example.com/`);
        if (javaScriptEnabled) {
          await page.waitForSelector('.known-entry');
          assert.equal(await page.getAttribute('#field-url', 'aria-invalid'), 'true');
          await look();
        } else await send('form[data-check] button:not([type])');
        assert.equal(await page.getAttribute('.known-entry', 'href'), `/${locale}/tools/${known}`);
        await page.fill('#field-url', `https://paper-kite-${name}.example.com/`);
        if (javaScriptEnabled) {
          await page.waitForSelector('#field-url:not([aria-invalid])');
          assert.equal(await page.isVisible('.known-entry'), false);
        }
        await send('form[data-check] button:not([type])');
        const id = /submissions\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
        assert.notEqual(id, '', page.url());
        await look();

        await open(`/${locale}/account/submissions`);
        assert.ok((await page.textContent('main'))?.includes(`Paper Kite ${name}`));
        await look();
        await requestChanges(w.db, editor, id, { note: 'Please describe it.' });
        await open(`/${locale}/submissions/${id}`);
        await look();
        await send(`a[href$="/correct"]`);
        await page.fill('#field-description', 'A language model reads letters and answers questions about them.');
        await send('form[data-check] button:not([type])');
        assert.equal(await page.locator('.badge-changed').count(), 1);
        await rejectSubmission(w.db, editor, id, { reason: 'misleading' });
        await open(`/${locale}/submissions/${id}`);
        await look();
        await page.click('.appeal summary');
        await page.fill('#field-message', 'The page shows exactly what the entry says.');
        await send('form[action$="/appeal"] button');
        await page.click('.confirm summary');
        await send('form[action$="/withdraw"] button');
        await look();

        const moved = `moved-${email}`;
        await open(`/${locale}/account/settings`);
        await look();
        await send('a[href$="/account/email"]');
        await look();
        await page.fill('#field-email', moved);
        await page.fill('#field-current_password', PASSWORD);
        await send('main form.form .button');
        await open(await newest(moved, /\/\w\w\/confirm-email\/[\w-]+/));
        await send('main form .button');
        await open(`/${locale}/account/settings`);
        assert.ok((await page.textContent('main'))?.includes(moved));
        await send('a[href$="/account/password"]');
        await page.fill('#field-password', `${PASSWORD} again`);
        await page.fill('#field-current_password', PASSWORD);
        await send('main form.form .button');
        const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[href$="/account/data"]')]);
        assert.equal(download.suggestedFilename(), 'account.json');
        await send('a[href$="/account/delete"]');
        await page.fill('#field-current_password', `${PASSWORD} again`);
        await send('main form.form .button');
        assert.match(page.url(), /sign-in\?done=deleted$/);
        await page.goto(`${w.origin}/${locale}/account`);
        assert.match(page.url(), /sign-in/);
        assert.equal(await page.getAttribute('html', 'dir'), locale === 'ar' ? 'rtl' : 'ltr');
        assert.deepEqual(faults, []);
        await context.close();
      });
    }
  }

  test('who presses Enter in a refused form sends it again and asks for no review', async () => {
    const { account } = await w.person();
    const page = await chromium.newPage();
    const press = (act: Promise<void>): Promise<unknown> =>
      Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), act]);
    await page.goto(`${w.origin}/en/sign-in?next=%2Fen%2Fsubmit`);
    await page.fill('#field-email', account.email);
    await page.fill('#field-password', ACCOUNT_PASSWORD);
    await press(page.click('main form .button'));
    await page.fill('#field-name', 'Velo Parts');
    await page.fill('#field-tagline', 'Spare parts for bicycles: tires, pumps, chains and saddles');
    await page.fill('#field-url', 'https://anvil-and-sons.example.com/');
    await page.check('input[name=pricing_model][value=paid]');
    await page.click('.category-rest summary');
    await page.check('input[name=categories][value=chatbots]');
    await press(page.click('form[data-check] button:not([type])'));
    const review = page.locator('button[name=review]');
    assert.equal(await review.count(), 1);
    await press(page.press('#field-name', 'Enter'));
    assert.equal(await review.count(), 1);
    await page.close();
  });

  test('categories that fit come up while the sentence is typed, and go when it changes', async () => {
    const page = await chromium.newPage();
    await page.goto(`${w.origin}/en/submit`);
    const above = page.locator('#field-categories > .choices');
    const fitting = above.locator('[value=video]');
    await page.fill('#field-tagline', 'Generates videos from text');
    await fitting.waitFor();
    await page.fill('#field-tagline', 'Draws pictures from words');
    await above.locator('[value=image-generation]').waitFor();
    assert.equal(await fitting.count(), 0);
    await page.close();
  });
});
