/** Passkeys over HTTP, by a device in software that may lie: registering one, and signing in with it. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, test } from 'node:test';
import { accountMessages } from '#locales/subjects.ts';
import { PASSWORD, world } from '../support/world.ts';
import { makeAuthenticator, type Authenticator, type Lies } from './authenticator.ts';
import { openBrowser, readMails, signedIn, textOf, type Browser } from './browser.ts';
import { atSecondStep, codesOn } from './second-factors.ts';

const ORIGIN = 'http://tools.example.test';
const w = await world({ PUBLIC_URL: ORIGIN });
const { twoFactor: s } = accountMessages('en');
const STEP_PATH = '/en/sign-in/two-factor';
const ADD_PATH = '/en/account/two-factor/passkeys';
const EVIL = 'http://tools.example.test.evil.test';

/** Sends an empty form to a host of our choice, which `fetch` does not allow. */
const sendAt = (host: string, origin: string, path: string, { cookies }: Browser): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      origin,
      cookie: `sid=${cookies.get('sid')}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    request({ host: '127.0.0.1', port: w.port, path, method: 'POST', headers }, (reply) => {
      let body = '';
      reply.on('data', (part: Buffer) => (body += part.toString())).on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });

const challengeFor = async (browser: Browser, path: string): Promise<any> =>
  (await browser.send(`${path}/challenge`)).json;

async function addPasskey(browser: Browser, device: Authenticator, name = 'Laptop', lies: Lies = {}) {
  const passkey = device.create(await challengeFor(browser, ADD_PATH), lies);
  return browser.send(ADD_PATH, { name, passkey });
}

async function withPasskey(email: string) {
  const browser = await signedIn(w, email);
  const device = makeAuthenticator(ORIGIN);
  const added = await addPasskey(browser, device);
  assert.equal(added.status, 200);
  return { browser, device, codes: codesOn(added) };
}

const signsIn = async (email: string, device: Authenticator, lies: Lies = {}): Promise<number> => {
  const browser = await atSecondStep(w, email, PASSWORD);
  const passkey = device.get(await challengeFor(browser, STEP_PATH), lies);
  return (await browser.send(STEP_PATH, { passkey })).status;
};

describe('a passkey', () => {
  test('is registered for the host of the site, with recovery codes when it is the first factor', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const options = await challengeFor(browser, ADD_PATH);
    assert.deepEqual([options.rp, options.attestation], [{ id: 'tools.example.test', name: 'Toolshelf' }, 'none']);
    assert.equal(options.user.name, account.email);
    assert.equal(options.authenticatorSelection.userVerification, 'preferred');
    const device = makeAuthenticator(ORIGIN);
    const first = await addPasskey(browser, device, '  My <b>laptop</b> ');
    assert.equal(codesOn(first).length, 10);
    assert.equal(first.headers.get('cache-control'), 'no-store');
    const settings = await browser.get('/en/account/settings');
    assert.ok(settings.text.includes('My &lt;b&gt;laptop&lt;/b&gt;') && textOf(settings).includes(s.passkeys.unused));
    const excluded = await challengeFor(browser, ADD_PATH);
    assert.deepEqual(
      excluded.excludeCredentials.map(({ id }: { id: string }) => id),
      [device.id],
    );
    const second = await addPasskey(browser, makeAuthenticator(ORIGIN), 'Phone');
    assert.equal(second.headers.get('location'), '/en/account/settings?done=passkey-added#two-factor');
    const mails = (await readMails(w)).filter((mail) => mail.includes(`To: ${account.email}`));
    assert.ok(mails.at(-1)?.includes('Phone'));
  });
  test('signs in, and says when it was used', async () => {
    const { account } = await w.person();
    const { device, browser } = await withPasskey(account.email);
    const fresh = await atSecondStep(w, account.email, PASSWORD);
    const page = await fresh.get(STEP_PATH);
    assert.ok(page.text.includes('data-passkey="get"') && !page.text.includes('name="code"'));
    const options = await challengeFor(fresh, STEP_PATH);
    assert.deepEqual([options.rpId, options.userVerification], ['tools.example.test', 'preferred']);
    const reply = await fresh.send(STEP_PATH, { passkey: device.get(options) });
    assert.equal(reply.headers.get('location'), '/en/account');
    assert.ok(!textOf(await browser.get('/en/account/settings')).includes(s.passkeys.unused));
  });
  test('is refused from another origin, for another host, with a wrong signature, key or kind of answer', async () => {
    const { account } = await w.person();
    const { device } = await withPasskey(account.email);
    const other = makeAuthenticator(ORIGIN);
    assert.equal(await signsIn(account.email, device, { origin: EVIL }), 422);
    assert.equal(await signsIn(account.email, device, { host: 'evil.test' }), 422);
    assert.equal(await signsIn(account.email, device, { type: 'webauthn.create' }), 422);
    assert.equal(await signsIn(account.email, device, { flags: 0 }), 422, 'nobody was present');
    assert.equal(await signsIn(account.email, other), 422, 'unknown');
    assert.equal(await signsIn(account.email, other, { id: device.id }), 422, 'signed by another key');
    assert.equal(await signsIn(account.email, device), 303);
  });
  test('takes each challenge once, from the browser that it was made for, for five minutes', async () => {
    const { account } = await w.person();
    const { device } = await withPasskey(account.email);
    const [first, second] = [
      await atSecondStep(w, account.email, PASSWORD),
      await atSecondStep(w, account.email, PASSWORD),
    ];
    const options = await challengeFor(first, STEP_PATH);
    assert.equal((await second.send(STEP_PATH, { passkey: device.get(options) })).status, 422, 'of another browser');
    const signed = device.get(options);
    assert.equal((await first.send(STEP_PATH, { passkey: signed })).status, 303);
    assert.equal((await second.send(STEP_PATH, { passkey: signed })).status, 422, 'used');
    assert.equal(
      (await second.send(STEP_PATH, { passkey: device.get({ challenge: 'AAAA' }) })).status,
      422,
      'invented',
    );
    const late = await challengeFor(second, STEP_PATH);
    w.clock.advance(5 * 60_000 + 1);
    assert.equal((await second.send(STEP_PATH, { passkey: device.get(late) })).status, 422, 'lapsed');
  });
  test('is not taken for a challenge that was made to register one, and the other way round', async () => {
    const { account } = await w.person();
    const { device, browser } = await withPasskey(account.email);
    const toRegister = await challengeFor(browser, ADD_PATH);
    const toConfirm = await challengeFor(browser, '/en/account/two-factor');
    const crossed = await browser.send(ADD_PATH, { name: 'x', passkey: makeAuthenticator(ORIGIN).create(toConfirm) });
    assert.equal(crossed.status, 422);
    w.clock.advance(10 * 60_000 + 1);
    const confirmed = await browser.send('/en/account/confirm', { passkey: device.get(toRegister) });
    assert.equal(confirmed.status, 422);
  });
  test('whose counter does not rise is refused: somebody may have a copy', async () => {
    const { account } = await w.person();
    const { device } = await withPasskey(account.email);
    assert.equal(await signsIn(account.email, device, { counter: 70 }), 303);
    assert.equal(await signsIn(account.email, device, { counter: 70 }), 422);
    assert.equal(await signsIn(account.email, device, { counter: 69 }), 422);
    assert.equal(await signsIn(account.email, device, { counter: 4_294_967_295 }), 303);
  });
  test('of somebody else is worth nothing, and is registered for one account only', async () => {
    const [mine, theirs] = [await w.person(), await w.person()];
    const { device } = await withPasskey(theirs.account.email);
    await withPasskey(mine.account.email);
    assert.equal(await signsIn(mine.account.email, device), 422);
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.equal((await addPasskey(browser, device)).status, 422);
  });
  test('is not registered from another origin, without a name or with a malformed answer', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.equal((await addPasskey(browser, makeAuthenticator(ORIGIN), 'x', { origin: EVIL })).status, 422);
    const nameless = await addPasskey(browser, makeAuthenticator(ORIGIN), ' ');
    assert.ok(nameless.status === 422 && nameless.text.includes('href="#field-name"'));
    assert.equal((await addPasskey(browser, makeAuthenticator(ORIGIN), 'x'.repeat(81))).status, 422);
    for (const passkey of ['', '{', '[]', 'null', '{"id":7}', '{"id":"\\u0000"}', `{"id":"${'x'.repeat(20_000)}"}`]) {
      assert.equal((await browser.send(ADD_PATH, { name: 'x', passkey })).status, 422, passkey.slice(0, 20));
      assert.equal((await browser.send('/en/account/confirm', { passkey })).status, 303, 'a fresh session needs none');
    }
    assert.ok(textOf(await browser.get('/en/account/settings')).includes(s.off));
  });
  test('can be the twentieth, not the twenty-first', async () => {
    const { account } = await w.person();
    const { browser } = await withPasskey(account.email);
    for (let time = 2; time <= 20; time += 1)
      assert.equal((await addPasskey(browser, makeAuthenticator(ORIGIN), `Key ${time}`)).status, 303);
    assert.equal((await addPasskey(browser, makeAuthenticator(ORIGIN), 'One more')).status, 422);
  });
  test('gets its owner in while somebody who has the password uses the codes up', async () => {
    const { account } = await w.person();
    const { device } = await withPasskey(account.email);
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      const thief = await atSecondStep(w, account.email, PASSWORD);
      for (let time = 0; time < 4; time += 1)
        statuses.push((await thief.send(STEP_PATH, { recovery_code: 'not-one' })).status);
    }
    assert.ok(statuses.includes(429));
    assert.equal(await signsIn(account.email, device), 303);
  });
  test('works on localhost, too, where the browser itself says that it is there', async () => {
    const { account } = await w.person();
    const { browser } = await withPasskey(account.email);
    const rpIdAt = async (host: string, origin: string): Promise<string> =>
      JSON.parse(await sendAt(host, origin, `${ADD_PATH}/challenge`, browser)).rp.id as string;
    assert.equal(await rpIdAt(`localhost:${w.port}`, `http://localhost:${w.port}`), 'localhost');
    assert.equal(await rpIdAt(`localhost:${w.port}`, ORIGIN), 'tools.example.test', 'behind a proxy');
    assert.equal(await rpIdAt('tools.example.test', ORIGIN), 'tools.example.test');
  });
});

test('a challenge is for whoever has done the first step or is signed in', async () => {
  const visitor = openBrowser(w);
  assert.equal((await visitor.send(`${STEP_PATH}/challenge`)).status, 422);
  assert.equal((await visitor.send('/en/account/two-factor/challenge')).status, 403);
  assert.equal((await visitor.send(`${ADD_PATH}/challenge`)).status, 403);
});
