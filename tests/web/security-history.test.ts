/** The security history of an account: what it tells its owner and admins, and whom else. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { reclaimAccount } from '#catalog/accounts/verification.ts';
import { makeLink } from '#catalog/accounts/email-links.ts';
import { changeRole, registerAccount, suspendAccount } from '#catalog/accounts/accounts.ts';
import { keepHouse } from '#server/background/housekeeping.ts';
import { openBrowser, signedIn, textOf, type Browser } from './browser.ts';
import { PASSWORD, world, type World } from '../support/world.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const PAGE = '/en/account/security';

let w: World;
before(async () => {
  w = await world({ TRUSTED_PROXIES: '127.0.0.1' });
});

const historyOf = async (browser: Browser, path = PAGE): Promise<string> => textOf(await browser.get(path));

describe('the security history', () => {
  test('names sign-ins with the browser, the system and the network, and no more of the address', async () => {
    const { account } = await w.person();
    const browser = openBrowser(w);
    const from = { 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX };
    for (const address of ['192.0.2.77', '2001:db8:1:2::3'])
      await browser.send(
        '/en/sign-in',
        { email: account.email, password: PASSWORD },
        { ...from, 'x-forwarded-for': address },
      );
    const text = await historyOf(browser);
    assert.match(
      text,
      /Signed in .* Firefox, Windows 2001:db8:1::\/48 .*Signed in .* Firefox, Windows 192\.0\.2\.0\/24/,
    );
    assert.doesNotMatch(text, /192\.0\.2\.77|2001:db8:1:2/);
  });
  test('names wrong passwords, also of somebody who is signed in, and keeps a browser’s own words out of the markup', async () => {
    const { account } = await w.person();
    const hostile = { 'sec-fetch-site': 'same-origin', 'user-agent': '<b>Eve</b>/1.0 x' };
    await openBrowser(w).send('/en/sign-in', { email: account.email, password: 'wrong wrong wrong' }, hostile);
    const browser = await signedIn(w, account.email);
    await browser.send('/en/account/password', {
      current_password: 'wrong wrong wrong',
      password: 'quiet copper teapot 81',
    });
    const page = await browser.get(PAGE);
    assert.equal(page.text.split('Wrong password').length - 1, 2);
    assert.doesNotMatch(page.text, /<b>Eve/);
  });
  test('names what was done to tokens, password and role, by whom it was not, and nothing of other accounts', async () => {
    const { account } = await w.person();
    const other = await w.person();
    const browser = await signedIn(w, account.email);
    w.clock.advance(1_000);
    await browser.send('/en/account/tokens/revoke-all');
    w.clock.advance(1_000);
    await browser.send('/en/account/password', { current_password: PASSWORD, password: 'quiet copper teapot 81' });
    w.clock.advance(1_000);
    await changeRole(w.db, null, { email: account.email, role: 'editor' });
    const admin = await w.person('admin');
    const text = await historyOf(await signedIn(w, admin.account.email), `/en/admin/accounts/${account.id}/security`);
    assert.match(text, /Role changed .* By the site .*Password changed .*Revoked API token · token \d+ .*Signed in/);
    assert.doesNotMatch(await historyOf(await signedIn(w, other.account.email)), /Revoked|Role changed/);
  });
  test('is read a part at a time, and every event stands on one of them', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    for (let time = 0; time < 60; time += 1) {
      w.clock.advance(1_000);
      await browser.send('/en/sign-in', { email: account.email, password: PASSWORD });
    }
    const first = await browser.get(PAGE);
    const next = /href="([^"]*\?before=[\da-f-]+)"/.exec(first.text)?.[1] ?? '';
    const count = (text: string): number => text.split(/Signed in(?! as|:)/).length - 1;
    const second = await browser.get(next);
    assert.deepEqual([count(textOf(first)), count(textOf(second))], [50, 11]);
    assert.equal((await browser.get(`${PAGE}?before=x`)).status, 404);
  });
  test('is its owner’s and the admins’ alone', async () => {
    const { account } = await w.person();
    const path = `/en/admin/accounts/${account.id}/security`;
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await editor.get(path)).status, 403);
    assert.equal((await openBrowser(w).get(PAGE)).status, 303);
  });
  test('gets no row of a wrong password while the account is suspended', async () => {
    const { account } = await w.person();
    const rows = async (): Promise<number> =>
      (await w.db.read.selectFrom('sign_ins').select('id').where('account_id', '=', account.id).execute()).length;
    const guess = (): Promise<unknown> =>
      openBrowser(w).send('/en/sign-in', { email: account.email, password: 'wrong wrong wrong' });
    await guess();
    assert.equal(await rows(), 1);
    await suspendAccount(w.db, null, { email: account.email });
    await guess();
    assert.equal(await rows(), 1);
  });
  test('is in the export of the account, and gone with the account', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const kept = (await browser.get('/en/account/data')).json as { security_history: { act: string }[] };
    assert.deepEqual(
      kept.security_history.map(({ act }) => act),
      ['signed_in', 'created'],
    );
    await browser.send('/en/account/delete', { current_password: PASSWORD });
    const rows = await w.db.read.selectFrom('sign_ins').select('id').where('account_id', '=', account.id).execute();
    assert.deepEqual(rows, []);
  });
  test('of whoever made an account with somebody else’s address is not told to its owner', async () => {
    const made = await registerAccount(w.db, {
      email: 'reclaimed@example.org',
      password: PASSWORD,
      locale: 'en',
      mayMail: () => Promise.resolve(true),
    });
    assert.ok(made.account !== null);
    const { account } = made;
    await signedIn(w, account.email);
    const secret = await w.db.write((trx) => makeLink(trx, account, 'verify'));
    await reclaimAccount(w.db, secret);
    const rows = await w.db.read.selectFrom('sign_ins').select('id').where('account_id', '=', account.id).execute();
    assert.deepEqual(rows, []);
  });
  test('is forgotten by housekeeping after half a year', async () => {
    const { account } = await w.person();
    await signedIn(w, account.email);
    w.clock.advance(181 * 86_400_000);
    await keepHouse(w.app.context);
    const rows = await w.db.read.selectFrom('sign_ins').select('id').where('account_id', '=', account.id).execute();
    assert.deepEqual(rows, []);
  });
});
