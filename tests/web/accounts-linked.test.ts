/** Accounts of other sites that are linked to one here: told to the owner, ended with the password. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accountMessages } from '#locales/subjects.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';
import { CLIENT_SETTINGS, connect, leadsOn, provider, signInWith, wayBack } from './oauth-provider.ts';
import { atSecondStep, codeOf, withApp } from './second-factors.ts';

const w = await world(CLIENT_SETTINGS);

describe('linked accounts of other sites', () => {
  const mailsTo = async (email: string): Promise<string[]> =>
    (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`) && /GitHub|Google/.test(mail));

  test('are told to the owner when they are linked, once', async () => {
    const { account } = await w.person();
    const person = { id: 30, email: account.email, verified: true };
    const browser = await signedIn(w, account.email);
    await connect(browser, 'github', person);
    await connect(browser, 'github', person);
    await signInWith(w, 'github', person);
    const mails = await mailsTo(account.email);
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes('GitHub') && mails[0].includes('/en/account/settings'));
  });
  test('end with the password of the account and a mail', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    await connect(browser, 'google', { id: 31, email: account.email, verified: true });
    const settings = await browser.get('/en/account/settings');
    assert.ok(
      settings.text.includes('href="/en/account/google"') && !settings.text.includes('href="/en/account/github"'),
    );
    const refused = await browser.send('/en/account/google', { current_password: 'wrong' });
    assert.deepEqual([refused.status, refused.text.includes('#field-current_password')], [422, true]);
    assert.equal((await mailsTo(account.email)).length, 1);
    await browser.follow(await browser.send('/en/account/google', { current_password: PASSWORD }));
    assert.ok((await mailsTo(account.email)).at(-1)?.includes('/en/reset-password'));
    assert.equal((await mailsTo(account.email)).length, 2);
    const moved = await signInWith(w, 'google', { id: 31, email: 'elsewhere@example.org', verified: true });
    assert.ok(!(await moved.browser.get('/en/account/data')).text.includes(account.id));
    const actions = (await browser.get('/en/account/data')).json.account.history.map(
      (row: { action: string }) => row.action,
    );
    assert.deepEqual(actions.slice(-2), ['identity_linked', 'identity_unlinked']);
  });
  test('are connected from the settings, where they belong to the same address', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const path = '/en/sign-in/github?connect=yes';
    assert.ok((await browser.get('/en/account/settings')).text.includes(`href="${path}"`));
    provider.someone = { id: 40, email: 'somebody-else@example.org', verified: true };
    const refused = await browser.get(await wayBack(browser, 'github', path));
    assert.equal(refused.headers.get('location'), '/en/account/settings?refused=github');
    const { providers } = accountMessages('en').settings;
    assert.ok(
      textOf(await browser.follow(refused)).includes(providers.refused({ name: 'GitHub', email: account.email })),
    );
    provider.someone = { id: 41, email: account.email, verified: true };
    const before = browser.cookies.get('sid');
    const done = await browser.get(await wayBack(browser, 'github', path));
    const page = await browser.follow(done);
    assert.ok(textOf(page).includes(providers.connected) && page.text.includes('href="/en/account/github"'));
    assert.notEqual(browser.cookies.get('sid'), before);
    assert.equal((await mailsTo(account.email)).length, 1);
    assert.equal((await mailsTo('somebody-else@example.org')).length, 0);
  });
  test('are connected only after the password, where the sign-in is a quarter of an hour old', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const path = '/en/sign-in/github?connect=yes';
    w.clock.advance(15 * 60_000 - 1);
    assert.match((await browser.get(path)).headers.get('location') ?? '', /^http:.*\/authorize\?/);
    w.clock.advance(1);
    const asked = await browser.get(path);
    assert.equal(asked.headers.get('location'), `/en/account/confirm?next=${encodeURIComponent(path)}`);
    const page = await browser.follow(asked);
    assert.ok(leadsOn(page));
    assert.ok(page.text.includes('name="current_password"') && page.text.includes(`name="next" value="${path}"`));
    const refused = await browser.send('/en/account/confirm', { current_password: 'wrong', next: path });
    assert.deepEqual([refused.status, leadsOn(refused)], [422, true]);
    assert.match((await browser.get(path)).headers.get('location') ?? '', /^\/en\/account\/confirm/);
    const given = await browser.send('/en/account/confirm', { current_password: PASSWORD, next: path });
    provider.someone = { id: 44, email: account.email, verified: true };
    const back = await wayBack(browser, 'github', given.headers.get('location') ?? '');
    assert.equal((await browser.get(back)).headers.get('location'), '/en/account/settings?done=connected');
  });
  test('are connected only after the second factor, which a sign-in with it has just given', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const browser = await atSecondStep(w, account.email, PASSWORD);
    const path = '/en/sign-in/github?connect=yes';
    assert.ok(leadsOn(await browser.get(`/en/sign-in/two-factor?next=${encodeURIComponent(path)}`)));
    const signed = await browser.send('/en/sign-in/two-factor', { code: codeOf(w, secret), next: path });
    assert.equal(signed.headers.get('location'), path);
    w.clock.advance(10 * 60_000 - 1);
    assert.match((await browser.get(path)).headers.get('location') ?? '', /^http:.*\/authorize\?/);
    w.clock.advance(1);
    const asked = await browser.get(path);
    assert.equal(asked.headers.get('location'), `/en/account/confirm?next=${encodeURIComponent(path)}`);
    assert.ok(leadsOn(await browser.follow(asked)));
    const given = await browser.send('/en/account/confirm', { code: codeOf(w, secret), next: path });
    assert.equal(given.headers.get('location'), path);
    provider.someone = { id: 45, email: account.email, verified: true };
    const back = await wayBack(browser, 'github', path);
    assert.equal((await browser.get(back)).headers.get('location'), '/en/account/settings?done=connected');
  });
  test('open an account with a second factor only behind that', async () => {
    const { account } = await w.person();
    const { browser: own, secret } = await withApp(w, account.email);
    const person = { id: 47, email: account.email, verified: true };
    await connect(own, 'github', person);
    const { browser, reply } = await signInWith(w, 'github', person);
    assert.equal(reply.headers.get('location'), '/de/sign-in/two-factor');
    assert.equal((await browser.get('/de/account/settings')).headers.get('location')?.startsWith('/de/sign-in'), true);
    await browser.send('/de/sign-in/two-factor', { code: codeOf(w, secret) });
    assert.equal((await browser.get('/de/account/settings')).status, 200);
  });
  test('make no session fresher or longer by being connected', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const row = () =>
      w.db.read
        .selectFrom('sessions')
        .select(['created_at', 'begun_at', 'expires_at', 'factor_at'])
        .where('account_id', '=', account.id)
        .execute();
    const before = await row();
    w.clock.advance(15 * 60_000 - 1);
    provider.someone = { id: 46, email: account.email, verified: true };
    const back = await wayBack(browser, 'github', '/en/sign-in/github?connect=yes');
    assert.equal((await browser.get('/en/account/data')).status, 200);
    w.clock.advance(1);
    assert.equal((await browser.get(back)).headers.get('location'), '/en/account/settings?done=connected');
    assert.match((await browser.get('/en/account/data')).headers.get('location') ?? '', /^\/en\/account\/confirm/);
    assert.deepEqual(await row(), before);
  });
  test('are asked with another challenge for each attempt of a session', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const challenges = new Set<string | null>();
    for (const path of ['/en/sign-in/github?connect=yes', '/en/sign-in/github?claim=some-tool'])
      for (const ms of [1, 1]) {
        w.clock.advance(ms);
        const away = await browser.get(path);
        challenges.add(new URL(away.headers.get('location') ?? '').searchParams.get('code_challenge'));
      }
    assert.deepEqual([challenges.size, challenges.has(null)], [4, false]);
  });
  test('are not connected by an answer that comes too late', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    provider.someone = { id: 43, email: account.email, verified: true };
    const back = await wayBack(browser, 'github', '/en/sign-in/github?connect=yes');
    w.clock.advance(10 * 60_000 + 1);
    assert.match((await browser.get(back)).headers.get('location') ?? '', /failed=github$/);
    assert.ok(!(await browser.get('/en/account/settings')).text.includes('href="/en/account/github"'));
  });
  test('that somebody else has connected stay theirs', async () => {
    const { account } = await w.person();
    await signInWith(w, 'google', { id: 42, email: 'first-owner@example.org', verified: true });
    const browser = await signedIn(w, account.email);
    provider.someone = { id: 42, email: account.email, verified: true };
    const reply = await browser.get(await wayBack(browser, 'google', '/en/sign-in/google?connect=yes'));
    assert.equal(reply.headers.get('location'), '/en/account/settings?refused=google');
    assert.ok((await browser.get('/en/account/data')).text.includes(account.id));
  });
  test('are not connected to an account whose address nobody has confirmed', async () => {
    const browser = openBrowser(w);
    const fields = { email: 'unconfirmed@example.org', password: PASSWORD };
    await browser.send('/en/register', fields);
    await browser.send('/en/sign-in', fields);
    assert.ok(!(await browser.get('/en/account/settings')).text.includes('connect=yes'));
    assert.equal((await browser.get('/en/sign-in/github?connect=yes')).headers.get('location'), '/en/account');
  });
  test('that are not there cannot be ended', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.equal((await browser.get('/en/account/github')).status, 404);
    assert.equal((await browser.send('/en/account/github', { current_password: PASSWORD })).status, 404);
  });
});
