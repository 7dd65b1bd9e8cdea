/** Signing in with another site: whose account it opens, and what it refuses. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { PROVIDER_LABELS } from '#catalog/accounts/identities.ts';
import { ROLES } from '#catalog/roles.ts';
import { accountMessages } from '#locales/subjects.ts';
import { readConfig } from '#server/settings/config.ts';
import { OAUTH_SITES } from '#web/account/oauth.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';
import { CLIENT_SETTINGS, leadsOn, provider, signInWith, wayBack } from './oauth-provider.ts';

const w = await world({ ...CLIENT_SETTINGS, SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES: '1000' });
const { signIn: german } = accountMessages('de');

describe('signing in with another site', () => {
  for (const name of OAUTH_SITES) {
    test(`registers a verified member with ${name}, and finds the same one again under another address`, async () => {
      const email = `new-${name}@example.org`;
      const first = await signInWith(w, name, { id: 10, email, verified: true });
      assert.equal(first.reply.headers.get('location'), '/de/account');
      const settings = await first.browser.get('/en/account/settings');
      assert.ok(textOf(settings).includes(email) && !textOf(settings).includes('not confirmed'));
      const again = await signInWith(w, name, { id: 10, email: `moved-${name}@example.org`, verified: true });
      assert.ok(textOf(await again.browser.get('/en/account/settings')).includes(email));
    });
    for (const role of ['member', 'editor', 'admin'] as const)
      test(`with ${name} opens no verified account of a ${role} by its address, but leads over its password to connecting`, async () => {
        const email = `known-${name}-${role}@example.org`;
        const { account } = await w.person(role, { email });
        const someone = { id: 11 + 100 * ROLES.indexOf(role), email: email.toUpperCase(), verified: true };
        const { browser, reply } = await signInWith(w, name, someone);
        assert.equal((await browser.get('/en/account/settings')).status, 303);
        const page = await browser.follow(reply);
        assert.ok(textOf(page).includes(german.known(PROVIDER_LABELS[name])));
        assert.ok(leadsOn(page));
        assert.ok(!leadsOn(await browser.get('/de/sign-in?next=%2Fde%2Faccount')));
        const [, next = ''] = /name="next" value="([^"]+)"/.exec(page.text) ?? [];
        assert.equal(next, `/de/sign-in/${name}?connect=yes`);
        const signed = await browser.send('/de/sign-in', { email, password: PASSWORD, next });
        const back = await wayBack(browser, name, signed.headers.get('location') ?? '');
        assert.equal((await browser.get(back)).headers.get('location'), '/de/account/settings?done=connected');
        const again = await signInWith(w, name, someone);
        assert.equal((await again.browser.get('/en/account/data')).json.account.email, account.email);
      });
    test(`takes no address from ${name} that is not verified`, async () => {
      const { account } = await w.person();
      const { browser, reply } = await signInWith(w, name, { id: 12, email: account.email, verified: false });
      assert.equal(reply.headers.get('location'), `/de/sign-in?unverified=${name}`);
      assert.ok(textOf(await browser.follow(reply)).includes(german.unverified(PROVIDER_LABELS[name])));
      assert.equal((await browser.get('/en/account/settings')).status, 303);
    });
  }
  test('ends what somebody else has prepared under an address that they never verified', async () => {
    const planted = openBrowser(w);
    await planted.send('/en/register', { email: 'victim@example.org', password: PASSWORD });
    await planted.send('/en/sign-in', { email: 'victim@example.org', password: PASSWORD });
    const made = await planted.send('/en/account/tokens', {
      name: 'planted',
      scopes: 'submissions:write',
      expires_in_days: 'never',
    });
    const [token = ''] = /aitp_[0-9A-Za-z]{38}/.exec(made.text) ?? [];
    assert.notEqual(token, '');
    const { browser } = await signInWith(w, 'github', { id: 13, email: 'victim@example.org', verified: true });
    assert.ok(textOf(await browser.get('/en/account/settings')).includes('victim@example.org'));
    assert.equal((await planted.get('/en/account/settings')).status, 303);
    const authorization = { authorization: `Bearer ${token}` };
    assert.equal((await w.visitor.get('/api/v1/submissions', authorization)).status, 401);
    const old = { email: 'victim@example.org', password: PASSWORD };
    assert.equal((await openBrowser(w).send('/en/sign-in', old)).status, 422);
    const actions = (await browser.get('/en/account/data')).json.account.history.map(
      (row: { action: string }) => row.action,
    );
    assert.deepEqual(actions.slice(-3), ['reclaimed', 'email_verified', 'identity_linked']);
  });
  test('is refused to a suspended account', async () => {
    const { account } = await w.person();
    await suspendAccount(w.db, null, { email: account.email });
    const { browser, reply } = await signInWith(w, 'google', { id: 14, email: account.email, verified: true });
    assert.equal(reply.headers.get('location'), '/de/sign-in?failed=google');
    assert.equal((await browser.get('/en/account/settings')).status, 303);
  });
  test('leads to the page that asked for it, and never to another site', async () => {
    provider.someone = { id: 15, email: 'next@example.org', verified: true };
    for (const [next, expected] of [
      ['/en/account/tokens', '/en/account/tokens'],
      ['//evil.test', '/fr/account'],
      ['https://evil.test', '/fr/account'],
    ] as const) {
      const browser = openBrowser(w);
      const path = `/fr/sign-in/github?next=${encodeURIComponent(next)}`;
      const reply = await browser.get(await wayBack(browser, 'github', path));
      assert.equal(reply.headers.get('location'), expected);
    }
  });
  test('gives a new cookie, and an answer works once and only in the browser that asked', async () => {
    provider.someone = { id: 16, email: 'once@example.org', verified: true };
    const [browser, other] = [openBrowser(w), openBrowser(w)];
    const back = await wayBack(browser, 'github');
    const before = browser.cookies.get('sid');
    await wayBack(other, 'github');
    for (const stranger of [other, openBrowser(w)]) {
      const reply = await stranger.get(back);
      assert.match(reply.headers.get('location') ?? '', /\?failed=github$/);
      assert.equal((await stranger.get('/en/account/settings')).status, 303);
    }
    assert.equal((await browser.get(back)).headers.get('location'), '/de/account');
    assert.notEqual(browser.cookies.get('sid'), before);
    const replayed = openBrowser(w);
    replayed.cookies.set('sid', before ?? '');
    assert.match((await replayed.get(back)).headers.get('location') ?? '', /\?failed=github$/);
  });
  test('takes neither a changed state nor the state of another provider', async () => {
    provider.someone = { id: 17, email: 'state@example.org', verified: true };
    const browser = openBrowser(w);
    const back = await wayBack(browser, 'github');
    for (const bent of [
      back.replace('/github/', '/google/'),
      back.replace(/state=[^&]*/, (state) => `${state}A`),
      back.replace(/state=[^&]*/, 'state='),
      back.replace(/code=[^&]*/, 'error=access_denied'),
    ]) {
      const reply = await browser.get(bent);
      assert.match(reply.headers.get('location') ?? '', /\?failed=g\w+$/, bent);
    }
    assert.equal((await browser.get('/en/account/settings')).status, 303);
  });
  test('says so when the provider fails, and nothing of why', async () => {
    const browser = openBrowser(w);
    const back = await wayBack(browser, 'google');
    provider.mode = 'broken';
    try {
      const reply = await browser.get(back);
      assert.equal(reply.headers.get('location'), '/de/sign-in?failed=google');
      assert.ok(textOf(await browser.follow(reply)).includes(german.failed('Google')));
    } finally {
      provider.mode = 'working';
    }
  });
  test('keeps a running session as it is', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const cookie = browser.cookies.get('sid');
    assert.equal((await browser.get('/en/sign-in/github')).headers.get('location'), '/en/account');
    assert.equal(browser.cookies.get('sid'), cookie);
  });
  test('sends no mail to the provider’s people and shows its buttons on both pages', async () => {
    const before = (await readMails(w)).length;
    await signInWith(w, 'github', { id: 18, email: 'quiet@example.org', verified: true });
    assert.equal((await readMails(w)).length, before);
    for (const page of ['sign-in', 'register']) {
      const { text } = await openBrowser(w).get(`/en/${page}`);
      assert.ok(text.includes('href="/en/sign-in/github"') && text.includes('href="/en/sign-in/google"'), page);
    }
  });
});

test('without keys there are neither buttons nor pages', async () => {
  const plain = await world();
  for (const page of ['sign-in', 'register'])
    assert.ok(!(await openBrowser(plain).get(`/en/${page}`)).text.includes('class="providers"'));
  for (const path of ['github', 'google/return?code=x&state=y'])
    assert.equal((await openBrowser(plain).get(`/en/sign-in/${path}`)).status, 404);
});

test('half of a client’s keys refuses to start, naming the other half', () => {
  assert.throws(() => readConfig({ GITHUB_CLIENT_ID: 'x' }), /^Error: GITHUB_CLIENT_SECRET: expected /);
  assert.throws(
    () => readConfig({ GOOGLE_CLIENT_SECRET: 'top-secret' }),
    (error: Error) => {
      return error.message.startsWith('GOOGLE_CLIENT_ID: expected ') && !error.message.includes('top-secret');
    },
  );
});
