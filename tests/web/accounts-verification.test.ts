/** Confirming an address: who may, and what ends when somebody else has registered it before its owner came. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accountMessages } from '#locales/subjects.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf, type Browser } from './browser.ts';

const w = await world({ REGISTRATIONS_PER_HOUR: '1000' });
const { verify: s } = accountMessages('en');
const NEW_PASSWORD = 'quiet copper teapot 81';

/** Registers an address, signs in and makes a token, as somebody does who will not get the mail. */
async function plant(email: string): Promise<{ browser: Browser; token: string; link: string }> {
  const browser = openBrowser(w);
  await browser.send('/en/register', { email, password: PASSWORD });
  await browser.send('/en/sign-in', { email, password: PASSWORD });
  const made = await browser.send('/en/account/tokens', {
    name: 'planted',
    scopes: 'submissions:read',
    expires_in_days: 'never',
  });
  const mails = (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`));
  return {
    browser,
    token: /aitp_[0-9A-Za-z]{38}/.exec(made.text)?.[0] ?? 'no token',
    link: /\/en\/verify-email\/[\w-]+/.exec(mails.join(''))?.[0] ?? 'no link',
  };
}

const opens = async (browser: Browser): Promise<boolean> => (await browser.get('/en/account/data')).status === 200;
const isConfirmed = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/en/account/data')).json.account.email_verified_at !== null;

describe('an address that somebody else has registered', () => {
  test('is not confirmed by its owner’s click alone, nor by the password of another account', async () => {
    const { browser: planted, link } = await plant('victim@example.org');
    const owner = await signedIn(w, (await w.person()).account.email);
    for (const visitor of [openBrowser(w), owner]) {
      const page = await visitor.get(link);
      assert.ok(page.text.includes('name="password"') && textOf(page).includes(s.unknown));
      for (const fields of [{}, { password: NEW_PASSWORD }]) {
        const refused = await visitor.send(link, fields);
        assert.deepEqual([refused.status, refused.text.includes('href="#field-password"')], [422, true]);
      }
    }
    assert.equal(await isConfirmed(planted), false);
    assert.ok(await opens(owner), 'a refusal leaves the session of another account as it is');
  });
  test('is taken back with the same link: sessions, tokens and the password end, and a new one is set', async () => {
    const email = 'reclaimed@example.org';
    const { browser: planted, token, link } = await plant(email);
    const authorization = { authorization: `Bearer ${token}` };
    assert.equal((await w.visitor.get('/api/v1/submissions', authorization)).status, 200);
    const owner = openBrowser(w);
    const reply = await owner.send(link, { reclaim: 'yes' });
    assert.equal(reply.headers.get('referrer-policy'), 'no-referrer');
    const path = reply.headers.get('location') ?? '';
    assert.match(path, /^\/en\/reset-password\//);
    assert.equal(await opens(planted), false);
    assert.equal((await w.visitor.get('/api/v1/submissions', authorization)).status, 401);
    assert.equal((await openBrowser(w).send('/en/sign-in', { email, password: PASSWORD })).status, 422);
    assert.equal((await owner.send(link, { reclaim: 'yes' })).status, 422, 'the link works once');
    await owner.follow(await owner.send(path, { password: NEW_PASSWORD }));
    await owner.send('/en/sign-in', { email, password: NEW_PASSWORD });
    const { account } = (await owner.get('/en/account/data')).json;
    assert.notEqual(account.email_verified_at, null);
    const actions = account.history.map((row: { action: string }) => row.action);
    assert.ok(actions.indexOf('reclaimed') < actions.indexOf('password_reset'), String(actions));
    assert.ok((await readMails(w)).at(-1)?.includes('/en/reset-password'), 'the owner is told of the new password');
  });
  test('is its owner’s, too, over a requested new password', async () => {
    const email = 'forgotten@example.org';
    const { browser: planted, token } = await plant(email);
    const owner = openBrowser(w);
    await owner.send('/en/reset-password', { email });
    const [path = ''] = /\/en\/reset-password\/[\w-]+/.exec((await readMails(w)).at(-1) ?? '') ?? [];
    await owner.send(path, { password: NEW_PASSWORD });
    assert.equal(await opens(planted), false);
    assert.equal((await w.visitor.get('/api/v1/submissions', { authorization: `Bearer ${token}` })).status, 401);
    await owner.send('/en/sign-in', { email, password: NEW_PASSWORD });
    assert.equal(await isConfirmed(owner), true);
  });
});

describe('the browser that has just registered', () => {
  const linkTo = async (email: string): Promise<string> =>
    /\/en\/verify-email\/[\w-]+/.exec(
      (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`)).join(''),
    )?.[0] ?? 'no link';

  test('confirms the address by the mailed link alone, and is signed in', async () => {
    const browser = openBrowser(w);
    await browser.send('/en/register', { email: 'at-once@example.org', password: PASSWORD });
    assert.equal((await browser.get('/en/account/data')).status, 303, 'not before');
    const link = await linkTo('at-once@example.org');
    assert.ok(!(await browser.get(link)).text.includes('name="password"'));
    assert.equal((await browser.send(link)).status, 200);
    assert.equal(await isConfirmed(browser), true);
  });
  test('goes on once without the password; an address that had an account leads to the sign-in', async () => {
    const email = 'goes-on@example.org';
    const browser = openBrowser(w);
    await browser.send('/en/register', { email, password: PASSWORD });
    const stolen = new Map(browser.cookies);
    assert.equal((await browser.send('/en/sign-in/registered')).headers.get('location'), '/en/account');
    assert.ok(await opens(browser));
    const late = openBrowser(w);
    for (const [name, value] of stolen) late.cookies.set(name, value);
    assert.equal((await late.send('/en/sign-in/registered')).headers.get('location'), '/en/sign-in');
    const again = openBrowser(w);
    await again.send('/en/register', { email, password: PASSWORD });
    assert.equal((await again.send('/en/sign-in/registered')).headers.get('location'), '/en/sign-in');
    assert.ok(!(await opens(again)));
  });
  test('is no way in to a sign-in that owes its second step, nor after a day', async () => {
    const browser = openBrowser(w);
    await browser.send('/en/register', { email: 'tomorrow@example.org', password: PASSWORD });
    assert.equal((await browser.get('/en/sign-in/two-factor')).headers.get('location'), '/en/sign-in?expired=yes');
    w.clock.advance(24 * 3_600_000 + 1000);
    assert.equal((await browser.send('/en/sign-in/registered')).headers.get('location'), '/en/sign-in');
  });
});

describe('an address of one’s own', () => {
  test('is confirmed with one click where one is signed in, and nothing ends', async () => {
    const { browser, token, link } = await plant('mine@example.org');
    const page = await browser.get(link);
    assert.ok(!page.text.includes('name="password"') && !textOf(page).includes(s.unknown));
    assert.equal((await browser.send(link)).status, 200);
    assert.equal(await isConfirmed(browser), true);
    assert.equal((await w.visitor.get('/api/v1/submissions', { authorization: `Bearer ${token}` })).status, 200);
  });
  test('is confirmed elsewhere with the password, which signs in there', async () => {
    const { browser, link } = await plant('two-devices@example.org');
    const phone = openBrowser(w);
    assert.equal((await phone.send(link, { password: PASSWORD })).status, 200);
    assert.equal(await isConfirmed(phone), true);
    assert.equal(await isConfirmed(browser), true);
  });
  test('cannot be guessed at without end: the eleventh password has to wait', async () => {
    const { link } = await plant('guessed@example.org');
    const stranger = openBrowser(w);
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await stranger.send(link, { password: 'wrong wrong wrong' })).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
  });
  test('that was confirmed meanwhile is not given away by an old link', async () => {
    const { browser, link } = await plant('confirmed@example.org');
    const { account } = (await browser.get('/en/account/data')).json;
    await w.db.write((trx) =>
      trx
        .updateTable('accounts')
        .set({ email_verified_at: account.created_at })
        .where('email', '=', 'confirmed@example.org')
        .execute(),
    );
    const stranger = openBrowser(w);
    assert.ok(!textOf(await stranger.get(link)).includes(s.unknown));
    assert.equal((await stranger.send(link, { reclaim: 'yes' })).status, 422);
    assert.ok(await opens(browser));
  });
});
