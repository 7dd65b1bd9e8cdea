/** Two-factor authentication in a real browser with its virtual authenticator, and with an app alone where no script runs. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { codeOf } from '../web/second-factors.ts';
import { PASSWORD, openWorld, type World } from '../support/world.ts';
import { findBarriers } from './accessibility.ts';
import { WITHOUT_CHROMIUM, openChromium } from './chromium.ts';
import { openWatched } from './faults.ts';

const MINUTE = 60_000;

describe('two-factor authentication', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  let origin: string;
  before(async () => {
    w = await openWorld();
    chromium = await openChromium();
    // An address in figures has no passkeys: they belong to names.
    origin = `http://localhost:${w.port}`;
  });
  after(async () => {
    await chromium.close();
    await w.close();
  });

  const open = async (page: Page, path: string): Promise<void> => {
    const reply = await page.goto(origin + path, { waitUntil: 'load' });
    assert.equal(reply?.status(), 200, path);
  };
  const send = async (page: Page, selector: string): Promise<void> => {
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click(selector)]);
  };
  const look = async (page: Page): Promise<void> => {
    assert.deepEqual(await findBarriers(page), [], page.url());
    assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false, page.url());
  };
  const startSignIn = async (page: Page, locale: string, email: string): Promise<void> => {
    await open(page, `/${locale}/sign-in`);
    await page.fill('#field-email', email);
    await page.fill('#field-password', PASSWORD);
    await send(page, 'main form .button');
  };

  /** The device of a page: it has a finger on its sensor, or none. */
  async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { cdp, authenticatorId };
  }

  for (const [locale, width] of [
    ['en', 1280],
    ['ar', 375],
  ] as const) {
    test(`by a passkey: added, used to sign in and for a token, removed, in ${locale}`, async () => {
      const email = `passkey-${locale}@example.org`;
      await w.person('editor', { email });
      const context = await chromium.newContext({
        viewport: { width, height: 800 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const { page, faults } = await openWatched(context, origin);
      const { cdp, authenticatorId } = await addAuthenticator(page);
      const countOf = async (): Promise<number> =>
        (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;

      await startSignIn(page, locale, email);
      await open(page, `/${locale}/account/settings`);
      await send(page, `#two-factor a[href$="/two-factor/passkeys"]`);
      await look(page);
      await page.click('button[data-passkey=create]');
      assert.equal(await page.evaluate('document.activeElement.id'), 'field-name', 'the name comes first');
      assert.equal(await countOf(), 0);
      await page.fill('#field-name', 'Laptop');
      await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.press('#field-name', 'Enter')]);
      const codes = await page.locator('.recovery-codes code').allTextContents();
      assert.equal(codes.length, 10);
      assert.equal(await countOf(), 1);
      await look(page);
      await page.click('button[data-copy=codes]');
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      assert.equal(copied, codes.join('\n'));
      await send(page, '.new-token-end a');
      await look(page);

      await page.click('.account-menu summary');
      await send(page, '.account-menu form button');
      await startSignIn(page, locale, email);
      assert.equal(new URL(page.url()).pathname, `/${locale}/sign-in/two-factor`);
      assert.equal(await page.locator('[data-passkey-missing]').isVisible(), false);
      await look(page);
      await page.route('**/two-factor/challenge', (route) => route.fulfill({ status: 503 }), { times: 1 });
      await page.click('button[data-passkey=get]');
      await page.locator('.passkey [role=alert]').waitFor({ state: 'visible' });
      await look(page);
      await send(page, 'button[data-passkey=get]');
      assert.match(new URL(page.url()).pathname, new RegExp(`^/${locale}/editor/queue`));

      w.clock.advance(16 * MINUTE);
      await open(page, `/${locale}/account/tokens`);
      await look(page);
      await page.fill('#field-name', 'nightly');
      await page.fill('#field-current_password', PASSWORD);
      await send(page, '.token-form button[data-passkey=get]');
      assert.match((await page.textContent('#token')) ?? '', /^aitp_/);

      await open(page, `/${locale}/account/settings`);
      await send(page, '.passkeys a');
      await look(page);
      await page.fill('#field-current_password', PASSWORD);
      await send(page, 'button[data-passkey=get]');
      assert.match(page.url(), /done=passkey-removed#two-factor$/);
      assert.equal(await page.locator('.passkeys').count(), 0);
      await look(page);
      assert.deepEqual(
        faults.filter((fault) => !fault.includes('503')),
        [],
      );
      await context.close();
    });
  }

  test('says where a browser without scripts has to go, and takes its codes', async () => {
    const email = 'app@example.org';
    await w.person('admin', { email });
    const context = await chromium.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    await startSignIn(page, 'en', email);
    await open(page, '/en/account/two-factor/passkeys');
    assert.equal(await page.locator('[data-passkey-missing]').isVisible(), true);
    assert.equal(await page.locator('button[data-passkey]').isVisible(), false);
    await open(page, '/en/account/two-factor/app');
    const box = await page.locator('svg.qr-code').boundingBox();
    assert.ok(box !== null && box.width >= 150, 'large enough to scan');
    const secret = ((await page.textContent('.totp-key code')) ?? '').replaceAll(' ', '');
    await page.fill('#field-code', codeOf(w, secret));
    await send(page, 'main form.form .button');
    const codes = await page.locator('.recovery-codes code').allTextContents();
    await page.click('.account-menu summary');
    await send(page, '.account-menu form button');
    w.clock.advance(30_000);
    await startSignIn(page, 'en', email);
    await page.fill('#field-code', codeOf(w, secret));
    await send(page, 'main form.form button:not([type])');
    assert.match(page.url(), /\/en\/admin\/overview$/);
    await page.click('.account-menu summary');
    await send(page, '.account-menu form button');
    await startSignIn(page, 'en', email);
    await page.click('.factor summary');
    await page.fill('#field-recovery_code', codes[0] ?? '');
    await send(page, 'main form.form button:not([type])');
    assert.match(page.url(), /\/en\/admin\/overview$/);
    await context.close();
  });
});
