/** Accounts on the web: registering, signing in and out, new passwords, tokens. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { submission } from '../support/factories.ts';
import { PASSWORD, world, type Reply } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';

const w = await world({ REGISTRATIONS_PER_HOUR: '1000' });
const NEW_PASSWORD = 'quiet copper teapot 81';

/** The path of the newest link of this kind that was mailed to an address. */
async function mailedPath(email: string, kind: 'verify-email' | 'reset-password'): Promise<string> {
  const mails = (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`));
  return new RegExp(`/en/${kind}/[\\w-]+`).exec(mails.at(-1) ?? '')?.[0] ?? `no ${kind} for ${email}`;
}

describe('registering', () => {
  test('says what is wrong with each field and keeps the address, never the password', async () => {
    const browser = openBrowser(w);
    const reply = await browser.send('/en/register', { email: 'not an address', password: 'short' });
    assert.equal(reply.status, 422);
    assert.match(reply.text, /<a href="#field-email">/);
    assert.match(reply.text, /<a href="#field-password">/);
    assert.match(reply.text, /value="not an address"/);
    assert.ok(!reply.text.includes('value="short"'));
  });
  test('says why a password with the name before the @ is refused', async () => {
    const reply = await openBrowser(w).send('/en/register', {
      email: 'johnny@example.org',
      password: 'we love Johnny 4 ever',
    });
    assert.ok(textOf(reply).includes('the part of your e-mail address before the @'));
  });
  test('gives a known and a new address the same answer', async () => {
    const known = await w.person();
    const replies = [];
    for (const email of [known.account.email, 'nobody-knows@example.org']) {
      const reply = await openBrowser(w).send('/en/register', { email, password: NEW_PASSWORD });
      const text = reply.text.replaceAll(email, 'what was typed');
      replies.push([reply.status, text, reply.headers.get('cache-control'), reply.headers.getSetCookie().length]);
    }
    assert.deepEqual(replies[0], replies[1]);
  });
  test('leads over the mailed link to a confirmed address; opening the link alone confirms nothing', async () => {
    const browser = openBrowser(w);
    await browser.send('/en/register', { email: 'maker@example.org', password: NEW_PASSWORD });
    const path = await mailedPath('maker@example.org', 'verify-email');
    for (let opened = 0; opened < 2; opened += 1) assert.equal((await browser.get(path)).status, 200);
    assert.equal(
      (await browser.send('/en/sign-in', { email: 'Maker@Example.org', password: NEW_PASSWORD })).status,
      303,
    );
    assert.ok(textOf(await browser.get('/en/account/submissions')).includes('not confirmed yet'));
    const confirmed = await browser.send(path);
    assert.ok(textOf(confirmed).includes('is confirmed'));
    assert.ok(!textOf(await browser.get('/en/account/submissions')).includes('not confirmed yet'));
    const again = await browser.send(path);
    assert.equal(again.status, 422);
    assert.deepEqual(
      [(await browser.get(path)).status, again.text.includes('href="/en/account/settings"')],
      [422, true],
    );
    assert.match(again.headers.get('content-type') ?? '', /^text\/html/);
  });
});

describe('signing in', () => {
  test('answers an unknown address, a wrong password and a suspended account alike', async () => {
    const { account } = await w.person();
    const gone = await w.person();
    await suspendAccount(w.db, null, { email: gone.account.email });
    const replies = [];
    for (const [email, password] of [
      [account.email, 'wrong wrong wrong'],
      ['unknown@example.org', PASSWORD],
      [gone.account.email, PASSWORD],
    ] as const) {
      const reply = await openBrowser(w).send('/en/sign-in', { email, password });
      replies.push([reply.status, reply.text.replace(email, '…'), reply.headers.getSetCookie()]);
    }
    assert.equal(replies[0]?.[0], 422);
    assert.deepEqual(replies[1], replies[0]);
    assert.deepEqual(replies[2], replies[0]);
  });
  test('makes a new session and puts an end to the one that was there', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const first = browser.cookies.get('sid');
    await browser.send('/en/sign-in', { email: account.email, password: PASSWORD });
    assert.notEqual(browser.cookies.get('sid'), first);
    browser.cookies.set('sid', first ?? '');
    assert.equal((await browser.get('/en/account/submissions')).status, 303);
  });
  test('ignores a planted cookie', async () => {
    const { account } = await w.person();
    const browser = openBrowser(w);
    browser.cookies.set('sid', 'planted-by-someone');
    await browser.send('/en/sign-in', { email: account.email, password: PASSWORD });
    assert.notEqual(browser.cookies.get('sid'), 'planted-by-someone');
  });
  test('leads on to the page that asked for it, and never to another site', async () => {
    const { account } = await w.person();
    const asked = await openBrowser(w).get('/en/account/tokens?x=1');
    assert.equal(asked.headers.get('location'), '/en/sign-in?next=%2Fen%2Faccount%2Ftokens%3Fx%3D1');
    const credentials = { email: account.email, password: PASSWORD };
    const own = await openBrowser(w).send('/en/sign-in', { ...credentials, next: '/en/account/tokens?x=1' });
    assert.equal(own.headers.get('location'), '/en/account/tokens?x=1');
    for (const next of [
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      'https:evil.test',
      'javascript:alert(1)',
      '/.//evil.test',
    ]) {
      const reply = await openBrowser(w).send('/en/sign-in', { ...credentials, next });
      assert.equal(reply.headers.get('location'), '/en/account', next);
      assert.ok(
        !(await openBrowser(w).get(`/en/sign-in?next=${encodeURIComponent(next)}`)).text.includes('name="next"'),
        next,
      );
    }
  });
  test('is refused after ten failures and free again after five minutes', async () => {
    const { account } = await w.person();
    const browser = openBrowser(w);
    for (let time = 0; time < 10; time += 1) {
      assert.equal(
        (await browser.send('/en/sign-in', { email: account.email, password: 'wrong wrong wrong' })).status,
        422,
      );
    }
    const refused = await browser.send('/en/sign-in', { email: account.email, password: PASSWORD });
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    const other = await w.person();
    assert.equal((await browser.send('/en/sign-in', { email: other.account.email, password: PASSWORD })).status, 303);
  });
  test('with an empty field is told which one, and counts as no attempt', async () => {
    const { account } = await w.person();
    const browser = openBrowser(w);
    for (let time = 0; time < 11; time += 1) {
      const reply = await browser.send('/en/sign-in', { email: account.email, password: '' });
      assert.equal(reply.status, 422);
      assert.ok(reply.text.includes('href="#field-password"') && !reply.text.includes('href="#field-email"'));
    }
    assert.equal((await browser.send('/en/sign-in', { email: account.email, password: PASSWORD })).status, 303);
    const wrong = await openBrowser(w).send('/en/sign-in', { email: account.email, password: 'wrong wrong wrong' });
    assert.equal(wrong.text.split('href="/en/reset-password"').length - 1, 2);
  });
  test('ends by signing out: the session is gone here and on the server', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const cookie = browser.cookies.get('sid') ?? '';
    const reply = await browser.send('/en/sign-out');
    assert.equal(reply.headers.get('clear-site-data'), '"cache","storage"');
    assert.equal(browser.cookies.get('sid'), undefined);
    browser.cookies.set('sid', cookie);
    assert.equal((await browser.get('/en/account/submissions')).status, 303);
  });
  test('is undone on all devices at once', async () => {
    const { account } = await w.person();
    const [here, there] = [await signedIn(w, account.email), await signedIn(w, account.email)];
    const reply = await here.send('/en/account/sign-out-everywhere');
    assert.equal(here.cookies.get('sid'), undefined, 'the browser forgets its cookie, as after any sign-out');
    assert.equal(reply.headers.get('clear-site-data'), '"cache","storage"');
    assert.equal((await there.get('/en/account/submissions')).status, 303);
  });
  test('is over for a suspended account with its next request', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    await suspendAccount(w.db, null, { email: account.email });
    assert.equal((await browser.get('/en/account/submissions')).status, 303);
  });
});

describe('a new password', () => {
  test('is set over a mailed link, once, and signs out everywhere', async () => {
    const { account } = await w.person();
    const signed = await signedIn(w, account.email);
    const browser = openBrowser(w);
    const known = await browser.send('/en/reset-password', { email: account.email });
    const unknown = await browser.send('/en/reset-password', { email: 'who-is-this@example.org' });
    const plain = (reply: Reply, email: string) => [reply.status, reply.text.replaceAll(email, 'what was typed')];
    assert.deepEqual(plain(known, account.email), plain(unknown, 'who-is-this@example.org'));
    const path = await mailedPath(account.email, 'reset-password');
    const opened = await browser.get(path);
    assert.deepEqual(
      [opened.headers.get('referrer-policy'), opened.headers.get('cache-control')],
      ['no-referrer', 'no-store'],
    );
    assert.equal((await browser.send(path, { password: 'short' })).status, 422);
    const done = await browser.follow(await browser.send(path, { password: NEW_PASSWORD }));
    assert.ok(textOf(done).includes('has been changed'));
    assert.equal((await signed.get('/en/account/submissions')).status, 303);
    assert.equal((await browser.send('/en/sign-in', { email: account.email, password: PASSWORD })).status, 422);
    assert.equal((await browser.send('/en/sign-in', { email: account.email, password: NEW_PASSWORD })).status, 303);
    assert.equal((await browser.send(path, { password: PASSWORD })).status, 422);
    const dead = await openBrowser(w).get(path);
    assert.deepEqual([dead.status, dead.text.includes('href="/en/reset-password"')], [422, true]);
    assert.ok(!dead.text.includes('name="password"'));
  });
});

describe('the way to a page behind a sign-in', () => {
  test('goes on after signing in, also over registering', async () => {
    const browser = openBrowser(w);
    const signIn = await browser.follow(await browser.get('/en/account/tokens'));
    assert.ok(signIn.text.includes('href="/en/register?next=%2Fen%2Faccount%2Ftokens"'));
    const fields = { email: 'on-my-way@example.org', password: NEW_PASSWORD, next: '/en/account/tokens' };
    assert.ok((await browser.send('/en/register', fields)).text.includes('name="next" value="/en/account/tokens"'));
    const on = await browser.send('/en/sign-in/registered', { next: '/en/account/tokens' });
    assert.equal(on.headers.get('location'), '/en/account/tokens');
    assert.equal((await browser.get('/en/account/data')).status, 200);
  });
  test('never leads to another site', async () => {
    const fields = { email: 'led-astray@example.org', password: NEW_PASSWORD, next: '//evil.test' };
    assert.ok(!(await openBrowser(w).send('/en/register', fields)).text.includes('evil.test'));
    const page = (await openBrowser(w).get('/en/register?next=https%3A%2F%2Fevil.test')).text;
    assert.ok(!page.includes('name="next"') && page.includes('href="/en/sign-in"'));
    const { headers } = await openBrowser(w).send('/en/sign-in/registered', { next: '//evil.test' });
    assert.equal(headers.get('location'), '/en/sign-in');
  });
});

describe('tokens', () => {
  test('are shown once, on an answer that nobody stores, and work', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const reply = await browser.send('/en/account/tokens', {
      name: '<b>CI</b>',
      scopes: ['submissions:write', 'submissions:read'],
      expires_in_days: '30',
    });
    const [secret = ''] = /aitp_[0-9A-Za-z]{38}/.exec(reply.text) ?? [];
    assert.ok(secret !== '' && reply.text.includes('curl http'));
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    assert.ok(!reply.text.includes('<b>CI</b>'));
    const list = await browser.get('/en/account/tokens');
    assert.ok(!list.text.includes(secret) && list.text.includes(secret.slice(-4)));
    const authorization = { authorization: `Bearer ${secret}` };
    assert.equal((await w.visitor.post('/api/v1/submissions', submission(), authorization)).status, 201);
  });
  test('that may only read are shown with a command that reads', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const fields = { name: 'reader', scopes: 'submissions:read', expires_in_days: '7' };
    const command = (await browser.send('/en/account/tokens', fields)).text;
    assert.ok(command.includes('curl http') && !command.includes('Content-Type: application/json'));
  });
  test('stop working with the answer to their revocation, one or all of them', async () => {
    const person = await w.person();
    const browser = await signedIn(w, person.account.email);
    await browser.send('/en/account/tokens', { name: 'second', scopes: 'submissions:read', expires_in_days: 'never' });
    const [, path = ''] =
      /action="(\/en\/account\/tokens\/[^"]+\/revoke)"/.exec((await browser.get('/en/account/tokens')).text) ?? [];
    assert.ok(textOf(await browser.follow(await browser.send(path))).includes('has been revoked'));
    await browser.send('/en/account/tokens/revoke-all');
    assert.equal((await person.get('/api/v1/submissions')).status, 401);
  });
  test('of someone else are not found', async () => {
    const [mine, theirs] = [await w.person(), await w.person()];
    const owner = await signedIn(w, theirs.account.email);
    const [, path = ''] =
      /action="(\/en\/account\/tokens\/[^"]+\/revoke)"/.exec((await owner.get('/en/account/tokens')).text) ?? [];
    assert.equal((await (await signedIn(w, mine.account.email)).send(path)).status, 404);
    assert.equal((await theirs.get('/api/v1/submissions')).status, 200);
  });
  test('are refused with every bad field named', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const reply = await browser.send('/en/account/tokens', { name: ' ', scopes: 'everything', expires_in_days: '400' });
    assert.equal(reply.status, 422);
    for (const field of ['name', 'scopes', 'expires_in_days'])
      assert.ok(reply.text.includes(`href="#field-${field}"`), field);
  });
  test('wait for a confirmed address where mails are really sent', async () => {
    const strict = await world({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const browser = openBrowser(strict);
    await browser.send('/en/register', { email: 'new@example.org', password: NEW_PASSWORD });
    await browser.send('/en/sign-in', { email: 'new@example.org', password: NEW_PASSWORD });
    assert.ok(textOf(await browser.get('/en/account/tokens')).includes('before creating a token'));
    const reply = await browser.send('/en/account/tokens', {
      name: 'early',
      scopes: 'submissions:write',
      expires_in_days: '7',
    });
    assert.equal(reply.status, 403);
    assert.doesNotMatch(reply.text, /aitp_/);
  });
});
