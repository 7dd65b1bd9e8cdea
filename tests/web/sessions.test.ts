/** The list of one's devices: what it shows of each session, and the end of one of them. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { hashSecret } from '#catalog/secrets.ts';
import { until } from '../support/until.ts';
import { PASSWORD, world, type World } from '../support/world.ts';
import { openBrowser, signedIn, textOf, type Browser } from './browser.ts';

const PAGE = '/en/account/security';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

let w: World;
before(async () => {
  w = await world({ TRUSTED_PROXIES: '127.0.0.1' });
});

async function signInOn(email: string, userAgent: string, address: string): Promise<Browser> {
  const browser = openBrowser(w);
  const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': userAgent, 'x-forwarded-for': address };
  assert.equal((await browser.send('/en/sign-in', { email, password: PASSWORD }, headers)).status, 303);
  return browser;
}

const idOf = (browser: Browser): string => hashSecret(browser.cookies.get('sid') ?? '').slice(0, 16);
const isIn = async (browser: Browser): Promise<boolean> => (await browser.get('/en/account/settings')).status === 200;

describe('the list of devices', () => {
  test('names each by browser, system and network, with its first and last use, and marks this one', async () => {
    const { account } = await w.person();
    await signInOn(account.email, SAFARI, '192.0.2.9');
    w.clock.advance(3_600_000);
    const here = await signInOn(account.email, CHROME, '2001:db8:5:6::1');
    w.clock.advance(120_000);
    await here.get(PAGE);
    // The use of a session is noted beside the request.
    const text = await until(async () => {
      const shown = textOf(await here.get(PAGE));
      return shown.includes('1:02 PM') ? shown : undefined;
    });
    assert.match(
      text,
      /Chrome, Linux This device 2001:db8:5::\/48 Signed in: [^·]* at 1:00 PM · Last used: [^·]* at 1:02 PM/,
    );
    assert.match(text, /Safari, iOS 192\.0\.2\.0\/24 Signed in: [^·]* at 12:00 PM · Last used: [^·]* at 12:00 PM/);
    assert.equal(text.split('This device').length - 1, 1);
  });
  test('ends one and no other, says so, and the history names it', async () => {
    const { account } = await w.person();
    const lost = await signInOn(account.email, SAFARI, '192.0.2.9');
    const here = await signInOn(account.email, CHROME, '192.0.2.9');
    const third = await signInOn(account.email, CHROME, '192.0.2.9');
    const reply = await here.send(`/en/account/sessions/${idOf(lost)}/end`);
    assert.match(textOf(await here.follow(reply)), /That device has been signed out\..*Device signed out Safari, iOS/);
    assert.deepEqual([await isIn(lost), await isIn(here), await isIn(third)], [false, true, true]);
    assert.equal((await here.send(`/en/account/sessions/${idOf(lost)}/end`)).status, 404);
  });
  test('ends nobody else’s, and the own one as a sign-out does', async () => {
    const [own, other] = [await signedIn(w, (await w.person()).account.email), await w.person()];
    const theirs = await signedIn(w, other.account.email);
    assert.equal((await own.send(`/en/account/sessions/${idOf(theirs)}/end`)).status, 404);
    assert.equal(await isIn(theirs), true);
    const reply = await own.send(`/en/account/sessions/${idOf(own)}/end`);
    assert.equal(reply.headers.get('location'), '/en/sign-in?done=signed-out');
    assert.equal(own.cookies.get('sid'), undefined);
  });
  test('keeps the first use of a session in which the password was given again', async () => {
    const { account } = await w.person();
    const browser = await signInOn(account.email, SAFARI, '192.0.2.9');
    w.clock.advance(3_600_000);
    const again = { name: 'ci', scopes: ['submissions:read'], expires_in_days: '30', current_password: PASSWORD };
    assert.equal((await browser.send('/en/account/tokens', again)).status, 200);
    const text = textOf(await browser.get(PAGE));
    assert.match(text, /Safari, iOS This device 192\.0\.2\.0\/24 Signed in: [^·]*/);
    const [, begun, used] = /Signed in: (.*?) · Last used: (.*? [AP]M)/.exec(text) ?? [];
    assert.notEqual(begun, used);
  });
  test('leaves out sessions that are over', async () => {
    const { account } = await w.person();
    await signInOn(account.email, SAFARI, '192.0.2.9');
    w.clock.advance(25 * 3_600_000);
    const here = await signInOn(account.email, CHROME, '192.0.2.9');
    const devices = textOf(await here.get(PAGE)).split('What happened')[0] ?? '';
    assert.doesNotMatch(devices, /Safari/);
    assert.equal(devices.split('Last used').length - 1, 1);
  });
});
