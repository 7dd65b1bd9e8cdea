/** Signing in with a second factor: codes of an app, recovery codes, and what nobody gets past. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changeRole, suspendAccount } from '#catalog/accounts/accounts.ts';
import { pruneSignInSteps } from '#catalog/accounts/second-factor/challenges.ts';
import { mailSubject } from '#locales/mails.ts';
import { accountMessages } from '#locales/subjects.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf, type Browser } from './browser.ts';
import { STEP, atSecondStep, codeOf, setUpApp, withApp, wrongCode } from './second-factors.ts';

const w = await world();
const { twoFactor: s } = accountMessages('en');
const STEP_PATH = '/en/sign-in/two-factor';
const MINUTE = 60_000;

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/en/account/settings')).status === 200;

describe('a sign-in with an authenticator app', () => {
  test('is none before its code was given, and is one after', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const browser = openBrowser(w);
    const first = await browser.send('/en/sign-in', { email: account.email, password: PASSWORD, next: '/en/submit' });
    assert.equal(first.headers.get('location'), `${STEP_PATH}?next=%2Fen%2Fsubmit`);
    assert.equal(await isSignedIn(browser), false);
    const page = await browser.follow(first);
    assert.ok(page.text.includes('autocomplete="one-time-code"') && !page.text.includes('data-passkey='));
    assert.equal(page.headers.get('cache-control'), 'no-store');
    const before = browser.cookies.get('sid');
    const done = await browser.send(STEP_PATH, { code: codeOf(w, secret), next: '/en/submit' });
    assert.equal(done.headers.get('location'), '/en/submit');
    assert.notEqual(browser.cookies.get('sid'), before);
    assert.equal(await isSignedIn(browser), true);
  });
  test('takes the codes of the step before and after, and none further away', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 303],
      [1, 303],
    ] as const) {
      w.clock.advance(3 * STEP);
      const browser = await atSecondStep(w, account.email, PASSWORD);
      assert.equal((await browser.send(STEP_PATH, { code: codeOf(w, secret, steps) })).status, status, String(steps));
    }
  });
  test('takes each code once, and none before it any more', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const [code, earlier] = [codeOf(w, secret), codeOf(w, secret, -1)];
    const browser = await atSecondStep(w, account.email, PASSWORD);
    assert.equal((await browser.send(STEP_PATH, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status, 303);
    for (const used of [code, earlier])
      assert.equal(
        (await (await atSecondStep(w, account.email, PASSWORD)).send(STEP_PATH, { code: used })).status,
        422,
      );
  });
  test('gives one session when the same code comes twice at once', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const browsers = [
      await atSecondStep(w, account.email, PASSWORD),
      await atSecondStep(w, account.email, PASSWORD),
      await atSecondStep(w, account.email, PASSWORD),
    ];
    const code = codeOf(w, secret);
    const replies = await Promise.all(browsers.map((browser) => browser.send(STEP_PATH, { code })));
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [303, 422, 422],
    );
  });
  test('begins anew after five wrong codes', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const browser = await atSecondStep(w, account.email, PASSWORD);
    assert.equal((await browser.send(STEP_PATH, { code: ' ' })).status, 422, 'nothing given is no try');
    for (let time = 0; time < 5; time += 1)
      assert.equal((await browser.send(STEP_PATH, { code: wrongCode(w, secret) })).status, 422);
    const sixth = await browser.send(STEP_PATH, { code: codeOf(w, secret) });
    assert.equal(sixth.headers.get('location'), '/en/sign-in?expired=yes');
    assert.match(textOf(await browser.follow(sixth)), /too long or failed too often/);
    assert.equal(await isSignedIn(browser), false);
  });
  test('lapses after ten minutes and with the browser that began it', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const browser = await atSecondStep(w, account.email, PASSWORD);
    const stranger = openBrowser(w);
    assert.equal(
      (await stranger.send(STEP_PATH, { code: codeOf(w, secret) })).headers.get('location'),
      '/en/sign-in?expired=yes',
    );
    w.clock.advance(10 * MINUTE + 1);
    const late = await browser.send(STEP_PATH, { code: codeOf(w, secret) });
    assert.equal(late.headers.get('location'), '/en/sign-in?expired=yes');
    await pruneSignInSteps(w.db);
    const rows = await w.db.read.selectFrom('pending_sign_ins').selectAll().execute();
    assert.ok(rows.every((row) => row.account_id !== account.id));
  });
  test('ends when its account is suspended, gets another role or another password meanwhile', async () => {
    for (const interrupt of [
      (email: string) => suspendAccount(w.db, null, { email }),
      (email: string) => changeRole(w.db, null, { email, role: 'editor' }),
      async (email: string) => {
        await openBrowser(w).send('/en/reset-password', { email });
        const link = /\/en\/reset-password\/[\w-]+/.exec((await readMails(w)).at(-1) ?? '')?.[0] ?? '';
        assert.equal((await openBrowser(w).send(link, { password: 'quiet copper teapot 81' })).status, 303);
      },
    ]) {
      const { account } = await w.person();
      const { secret } = await withApp(w, account.email);
      const browser = await atSecondStep(w, account.email, PASSWORD);
      await interrupt(account.email);
      const reply = await browser.send(STEP_PATH, { code: codeOf(w, secret) });
      assert.equal(reply.headers.get('location'), '/en/sign-in?expired=yes');
      assert.equal(await isSignedIn(browser), false);
    }
  });
  test('is still asked for after the password was reset by mail', async () => {
    const { account } = await w.person();
    await withApp(w, account.email);
    await openBrowser(w).send('/en/reset-password', { email: account.email });
    const link = /\/en\/reset-password\/[\w-]+/.exec((await readMails(w)).at(-1) ?? '')?.[0] ?? '';
    await openBrowser(w).send(link, { password: 'quiet copper teapot 82' });
    await atSecondStep(w, account.email, 'quiet copper teapot 82');
  });
  test('says of a wrong password nothing else than without one', async () => {
    const [plain, guarded] = [await w.person(), await w.person()];
    await withApp(w, guarded.account.email);
    const pages = await Promise.all(
      [plain, guarded].map(async ({ account }) =>
        (
          await openBrowser(w).send('/en/sign-in', { email: account.email, password: 'wrong wrong wrong' })
        ).text.replaceAll(account.email, ''),
      ),
    );
    assert.equal(pages[0], pages[1]);
  });
  test('ends the session that the browser had, whoever finishes it', async () => {
    const [mine, theirs] = [await w.person(), await w.person()];
    await withApp(w, theirs.account.email);
    const browser = await signedIn(w, mine.account.email);
    const before = browser.cookies.get('sid') ?? '';
    await browser.send('/en/sign-in', { email: theirs.account.email, password: PASSWORD });
    browser.cookies.set('sid', before);
    assert.equal(await isSignedIn(browser), false);
  });
  test('in a second tab of a browser that is signed in by now leads on', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const browser = await atSecondStep(w, account.email, PASSWORD);
    await browser.send(STEP_PATH, { code: codeOf(w, secret) });
    const again = await browser.send(STEP_PATH, { code: codeOf(w, secret), next: '/en/submit' });
    assert.equal(again.headers.get('location'), '/en/submit');
    assert.equal(await isSignedIn(browser), true);
  });
});

describe('wrong codes', () => {
  test('are counted for the account from one address over all sign-ins: the eleventh has to wait', async () => {
    const { account } = await w.person();
    const { secret } = await withApp(w, account.email);
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      const browser = await atSecondStep(w, account.email, PASSWORD);
      for (let time = 0; time < 4 && statuses.length < 11; time += 1)
        statuses.push((await browser.send(STEP_PATH, { code: wrongCode(w, secret) })).status);
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
    const right = await (await atSecondStep(w, account.email, PASSWORD)).send(STEP_PATH, { code: codeOf(w, secret) });
    assert.equal(right.status, 429);
    assert.ok(right.headers.get('retry-after'));
  });
  test('are counted for the account over all addresses', async () => {
    const small = await world({ SECOND_FACTOR_ACCOUNT_ATTEMPTS_PER_HOUR: '3', TRUSTED_PROXIES: '127.0.0.0/8' });
    const { account } = await small.person();
    const { secret } = await withApp(small, account.email);
    const statuses = [];
    for (let client = 1; client <= 4; client += 1) {
      const browser = await atSecondStep(small, account.email, PASSWORD);
      const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `192.0.2.${client}` };
      statuses.push((await browser.send(STEP_PATH, { code: wrongCode(small, secret) }, headers)).status);
    }
    assert.deepEqual(statuses, [422, 422, 422, 429]);
  });
});

describe('a recovery code', () => {
  test('stands in for the app once, in any case and with or without hyphens, and its owner is told', async () => {
    const { account } = await w.person();
    const { codes } = await withApp(w, account.email);
    assert.equal(new Set(codes).size, 10);
    const [code = '', other = ''] = codes;
    const browser = await atSecondStep(w, account.email, PASSWORD);
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O');
    assert.equal((await browser.send(STEP_PATH, { recovery_code: typed })).status, 303);
    assert.ok(textOf(await browser.get('/en/account/settings')).includes(s.recovery.left({ count: 9, of: 10 })));
    const again = await atSecondStep(w, account.email, PASSWORD);
    assert.equal((await again.send(STEP_PATH, { recovery_code: code })).status, 422);
    assert.equal((await again.send(STEP_PATH, { recovery_code: other })).status, 303);
    const told = (await readMails(w)).filter((mail) => mail.includes(`To: ${account.email}`));
    const subject = mailSubject('en', 'recovery_code_used', {}, 'Toolshelf');
    assert.equal(told.filter((mail) => mail.includes(subject)).length, 2);
  });
  test('of somebody else is worth nothing', async () => {
    const [mine, theirs] = [await w.person(), await w.person()];
    const { codes } = await withApp(w, theirs.account.email);
    await withApp(w, mine.account.email);
    const browser = await atSecondStep(w, mine.account.email, PASSWORD);
    assert.equal((await browser.send(STEP_PATH, { recovery_code: codes[0] ?? '' })).status, 422);
  });
  test('is stored as a hash alone', async () => {
    const { account } = await w.person();
    const { codes } = await withApp(w, account.email);
    const rows = JSON.stringify(await w.db.read.selectFrom('recovery_codes').selectAll().execute());
    assert.ok(
      codes.length === 10 && !codes.some((code) => rows.includes(code) || rows.includes(code.replaceAll('-', ''))),
    );
  });
});

test('sessions in other browsers go on when a second factor is set up', async () => {
  const { account } = await w.person();
  const [here, there] = [await signedIn(w, account.email), await signedIn(w, account.email)];
  await setUpApp(w, here);
  assert.deepEqual([await isSignedIn(here), await isSignedIn(there)], [true, true]);
});
