/** Setting two-factor authentication up and taking it away, and the grave acts that ask for the second factor again. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { mailSubject } from '#locales/mails.ts';
import { accountMessages } from '#locales/subjects.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';
import { STEP, atSecondStep, codeOf, codesOn, secretOn, setUpApp, withApp, wrongCode } from './second-factors.ts';

const w = await world();
const { twoFactor: s } = accountMessages('en');
const MINUTE = 60_000;
const APP = '/en/account/two-factor/app';
const OFF = '/en/account/two-factor/off';
const CODES = '/en/account/two-factor/recovery-codes';
const TOKEN = { name: 'nightly', scopes: 'submissions:write', expires_in_days: '30' };

const mailsTo = async (email: string): Promise<string[]> =>
  (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`));

const actionsOf = async (accountId: string): Promise<string[]> =>
  (
    await w.db.read
      .selectFrom('history')
      .select('action')
      .where('subject_id', '=', accountId)
      .where('action', 'not like', 'token%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('an authenticator app', () => {
  test('is offered as a drawing and as a key, the same until its first code has come', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const page = await browser.get(APP);
    assert.match(page.text, /<svg[^>]*role="img"[^>]*>/);
    assert.ok(!page.text.includes('<img src="http') && page.headers.get('cache-control') === 'no-store');
    const secret = secretOn(page);
    assert.match(secret, /^[A-Z2-7]{32}$/);
    assert.equal(secretOn(await browser.get(APP)), secret);
    assert.equal((await findSecondFactor(w.db.read, account.id)).appSince, null);
    assert.ok(textOf(await browser.get('/en/account/settings')).includes(s.off));
    w.clock.advance(60 * MINUTE);
    const later = await signedIn(w, account.email);
    assert.notEqual(secretOn(await later.get(APP)), secret);
  });
  test('counts once a code of it was given; then its owner gets ten codes, a mail and a row in the history', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const secret = secretOn(await browser.get(APP));
    for (const code of ['', '12345', wrongCode(w, secret), codeOf(w, secret, 3)]) {
      const refused = await browser.send(APP, { code });
      assert.equal(refused.status, 422);
      assert.equal(secretOn(refused), secret);
    }
    const done = await browser.send(APP, { code: codeOf(w, secret) });
    assert.equal(done.headers.get('cache-control'), 'no-store');
    assert.equal(codesOn(done).length, 10);
    assert.ok(!(await browser.get('/en/account/settings')).text.includes(codesOn(done)[0] ?? ''));
    const subject = mailSubject('en', 'factor_added', {}, 'Toolshelf');
    assert.ok((await mailsTo(account.email)).at(-1)?.includes(subject));
    assert.equal((await actionsOf(account.id)).at(-1), 'totp_added');
    assert.equal((await browser.get(APP)).headers.get('location'), '/en/account/settings', 'there is one already');
  });
  test('cannot be guessed while it is set up: the eleventh try has to wait', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const secret = secretOn(await browser.get(APP));
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await browser.send(APP, { code: wrongCode(w, secret) })).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
  });
  test('needs a confirmed address: nobody locks the owner of an address out who has only typed it', async () => {
    const browser = openBrowser(w);
    const fields = { email: 'typed@example.org', password: PASSWORD };
    await browser.send('/en/register', fields);
    await browser.send('/en/sign-in', fields);
    const settings = await browser.get('/en/account/settings');
    assert.ok(textOf(settings).includes(s.unverified) && !settings.text.includes(`href="${APP}"`));
    assert.equal((await browser.get(APP)).status, 403);
    assert.equal((await browser.send(APP, { code: '123456' })).status, 403);
    assert.equal((await browser.get('/en/account/two-factor/passkeys')).status, 403);
    assert.equal((await browser.send('/en/account/two-factor/passkeys/challenge')).status, 403);
  });
});

describe('whoever changes how they sign in', () => {
  test('gives the password again when the sign-in is older than 15 minutes', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    w.clock.advance(15 * MINUTE + 1);
    for (const path of [APP, '/en/account/two-factor/passkeys'])
      assert.equal(
        (await browser.get(path)).headers.get('location'),
        `/en/account/confirm?next=${encodeURIComponent(path)}`,
      );
    assert.equal((await browser.send(APP, { code: '123456' })).status, 303);
    assert.equal((await browser.send('/en/account/two-factor/passkeys/challenge')).status, 403);
    const wrong = await browser.send('/en/account/confirm', { next: APP, current_password: 'wrong wrong wrong' });
    assert.ok(wrong.status === 422 && wrong.text.includes('href="#field-current_password"'));
    const done = await browser.send('/en/account/confirm', { next: APP, current_password: PASSWORD });
    assert.equal(done.headers.get('location'), APP);
    assert.equal((await browser.get(APP)).status, 200);
    const away = await browser.send('/en/account/confirm', { next: '//evil.test', current_password: PASSWORD });
    assert.equal(away.headers.get('location'), '/en/account/settings');
  });
  test('gives the second factor again when it is older than ten minutes, the password alone is not enough', async () => {
    const { account } = await w.person();
    const { browser, secret } = await withApp(w, account.email);
    w.clock.advance(10 * MINUTE + 1);
    assert.match((await browser.get(CODES)).headers.get('location') ?? '', /^\/en\/account\/confirm\?next=/);
    const page = await browser.get(`/en/account/confirm?next=${encodeURIComponent(CODES)}`);
    assert.ok(page.text.includes('name="code"') && !page.text.includes('name="current_password"'));
    assert.equal((await browser.send('/en/account/confirm', { next: CODES, current_password: PASSWORD })).status, 422);
    assert.equal((await browser.send('/en/account/confirm', { next: CODES, code: wrongCode(w, secret) })).status, 422);
    const done = await browser.send('/en/account/confirm', { next: CODES, code: codeOf(w, secret) });
    assert.equal(done.headers.get('location'), CODES);
    assert.equal((await browser.get(CODES)).status, 200);
  });
});

describe('new recovery codes', () => {
  test('take the place of those before, and their owner gets a mail', async () => {
    const { account } = await w.person();
    const { browser, codes } = await withApp(w, account.email);
    const fresh = codesOn(await browser.send(CODES));
    assert.equal(fresh.length, 10);
    assert.equal(new Set([...fresh, ...codes]).size, 20);
    const [old = '', young = ''] = [codes[0], fresh[0]];
    const second = await atSecondStep(w, account.email, PASSWORD);
    assert.equal((await second.send('/en/sign-in/two-factor', { recovery_code: old })).status, 422);
    assert.equal((await second.send('/en/sign-in/two-factor', { recovery_code: young })).status, 303);
    const subject = mailSubject('en', 'recovery_codes_made', {}, 'Toolshelf');
    assert.ok((await mailsTo(account.email)).some((mail) => mail.includes(subject)));
    assert.ok((await actionsOf(account.id)).includes('recovery_codes_made'));
  });
  test('are not for accounts without a second factor', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.deepEqual([(await browser.get(CODES)).status, (await browser.send(CODES)).status], [404, 404]);
  });
});

describe('a grave act', () => {
  const ACTS = [
    ['/en/account/password', { password: 'quiet copper teapot 81' }],
    ['/en/account/email', { email: 'elsewhere@example.org' }],
    ['/en/account/delete', {}],
  ] as const;

  for (const [path, fields] of ACTS) {
    test(`asks for the second factor beside the password: ${path}`, async () => {
      const { account } = await w.person();
      const { browser, secret } = await withApp(w, account.email);
      w.clock.advance(10 * MINUTE + 1);
      assert.ok((await browser.get(path)).text.includes('name="code"'));
      const form = { ...fields, current_password: PASSWORD };
      for (const code of ['', wrongCode(w, secret)]) {
        const refused = await browser.send(path, { ...form, code });
        assert.ok(refused.status === 422 && refused.text.includes('href="#field-code"'), refused.text.slice(0, 300));
      }
      assert.equal((await browser.send(path, { ...form, code: codeOf(w, secret) })).status, 303);
    });
  }
  test('asks for no second code when something else was wrong with its form', async () => {
    const { account } = await w.person();
    const { browser, secret } = await withApp(w, account.email);
    w.clock.advance(10 * MINUTE + 1);
    const form = { password: 'short', current_password: PASSWORD, code: codeOf(w, secret) };
    const refused = await browser.send('/en/account/password', form);
    assert.ok(refused.status === 422 && !refused.text.includes('name="code"'));
    const done = await browser.send('/en/account/password', {
      current_password: PASSWORD,
      password: 'quiet copper teapot 83',
    });
    assert.equal(done.status, 303);
    assert.equal((await browser.get(CODES)).status, 200, 'the new session knows of the factor');
  });
  test('such as a new token asks for it, and then not for ten minutes', async () => {
    const { account } = await w.person();
    const { browser, secret } = await withApp(w, account.email);
    assert.match((await browser.send('/en/account/tokens', TOKEN)).text, /aitp_[0-9A-Za-z]{38}/);
    w.clock.advance(16 * MINUTE);
    const page = await browser.get('/en/account/tokens');
    assert.ok(page.text.includes('name="code"') && page.text.includes('name="current_password"'));
    const codeless = await browser.send('/en/account/tokens', { ...TOKEN, current_password: PASSWORD });
    assert.ok(codeless.status === 422 && codeless.text.includes('value="nightly"'));
    const [code, next] = [codeOf(w, secret), codeOf(w, secret, 1)];
    const wordless = await browser.send('/en/account/tokens', { ...TOKEN, code });
    assert.ok(wordless.status === 422 && !wordless.text.includes('name="code"'));
    const bad = await browser.send('/en/account/tokens', { ...TOKEN, name: '', current_password: PASSWORD });
    assert.ok(bad.status === 422 && !/name="(?:code|current_password)"/.test(bad.text), 'both were given');
    assert.match((await browser.send('/en/account/tokens', TOKEN)).text, /aitp_[0-9A-Za-z]{38}/);
    const other = await atSecondStep(w, account.email, PASSWORD);
    assert.equal((await other.send('/en/sign-in/two-factor', { code: next })).status, 303);
  });
});

test('a link to a new address confirms nothing by the password alone', async () => {
  const { account } = await w.person();
  const { browser, secret } = await withApp(w, account.email);
  await browser.send('/en/account/email', { email: 'moving@example.org', current_password: PASSWORD });
  const link = /\/en\/confirm-email\/[\w-]+/.exec((await mailsTo('moving@example.org')).join(''))?.[0] ?? '';
  const elsewhere = openBrowser(w);
  const asked = await elsewhere.send(link, { password: PASSWORD });
  assert.equal(asked.headers.get('location'), `/en/sign-in/two-factor?next=${encodeURIComponent(link)}`);
  assert.ok(textOf(await browser.get('/en/account/settings')).includes(account.email));
  const given = await elsewhere.send('/en/sign-in/two-factor', { code: codeOf(w, secret), next: link });
  assert.equal(given.headers.get('location'), link);
  assert.equal((await elsewhere.send(link)).status, 200);
  assert.ok(textOf(await browser.get('/en/account/settings')).includes('moving@example.org'));
});

describe('removing a factor', () => {
  test('asks for the password and a factor, however shortly either was given', async () => {
    const { account } = await w.person();
    const { browser, secret, codes } = await withApp(w, account.email);
    for (const path of [OFF, `${APP}/remove`]) {
      const page = await browser.get(path);
      assert.ok(page.text.includes('name="code"') && page.text.includes('name="current_password"'));
      assert.equal((await browser.send(path, { current_password: PASSWORD })).status, 422);
      assert.equal((await browser.send(path, { code: codeOf(w, secret) })).status, 422);
      assert.equal((await browser.send(path, { current_password: PASSWORD, code: wrongCode(w, secret) })).status, 422);
    }
    const done = await browser.send(OFF, { current_password: PASSWORD, recovery_code: codes[3] ?? '' });
    assert.ok(textOf(await browser.follow(done)).includes(s.turnOff.done));
    assert.deepEqual(await findSecondFactor(w.db.read, account.id), { appSince: null, passkeys: [], recoveryCodes: 0 });
    const subject = mailSubject('en', 'two_factor_off', {}, 'Toolshelf');
    assert.ok((await mailsTo(account.email)).at(-1)?.includes(subject));
    assert.equal((await actionsOf(account.id)).at(-1), 'two_factor_off');
    assert.equal(
      (await openBrowser(w).send('/en/sign-in', { email: account.email, password: PASSWORD })).headers.get('location'),
      '/en/account',
    );
    assert.deepEqual([(await browser.get(OFF)).status, (await browser.get(`${APP}/remove`)).status], [404, 404]);
  });
  test('that is the last takes the recovery codes along', async () => {
    const { account } = await w.person();
    const { browser, secret } = await withApp(w, account.email);
    const done = await browser.send(`${APP}/remove`, { current_password: PASSWORD, code: codeOf(w, secret) });
    assert.equal(done.headers.get('location'), '/en/account/settings?done=app-removed#two-factor');
    assert.equal((await findSecondFactor(w.db.read, account.id)).recoveryCodes, 0);
  });
  test('leaves the code usable when the password was wrong', async () => {
    const { account } = await w.person();
    const { browser, secret } = await withApp(w, account.email);
    const code = codeOf(w, secret);
    assert.equal((await browser.send(OFF, { current_password: 'wrong wrong wrong', code })).status, 422);
    assert.equal((await browser.send(OFF, { current_password: PASSWORD, code })).status, 303);
  });
  test('of somebody else is not possible: their passkeys are not found', async () => {
    const { account } = await w.person();
    const { browser } = await withApp(w, account.email);
    const path = '/en/account/two-factor/passkeys/00000000-0000-4000-8000-000000000000/remove';
    assert.deepEqual([(await browser.get(path)).status, (await browser.send(path)).status], [404, 404]);
  });
});

describe('one’s data', () => {
  test('names the factors without their secrets, and a deletion erases them', async () => {
    const { account } = await w.person();
    const { browser, secret, codes } = await withApp(w, account.email);
    const reply = await browser.get('/en/account/data');
    assert.equal(reply.json.two_factor.recovery_codes_left, 10);
    assert.match(reply.json.two_factor.authenticator_app_since, /^\d{4}-/);
    for (const hidden of [secret, codes[0] ?? '']) assert.ok(!reply.text.includes(hidden));
    w.clock.advance(STEP);
    await atSecondStep(w, account.email, PASSWORD);
    assert.equal((await browser.send('/en/account/delete', { current_password: PASSWORD })).status, 303);
    for (const table of ['passkeys', 'totp_secrets', 'recovery_codes', 'pending_sign_ins'] as const) {
      const rows = await w.db.read.selectFrom(table).select('account_id').execute();
      assert.ok(
        rows.every((row) => row.account_id !== account.id),
        table,
      );
    }
  });
});

test('a second app is set up after the first was removed', async () => {
  const { account } = await w.person();
  const { browser, secret } = await withApp(w, account.email);
  await browser.send(`${APP}/remove`, { current_password: PASSWORD, code: codeOf(w, secret) });
  w.clock.advance(STEP);
  const again = await setUpApp(w, browser);
  assert.notEqual(again.secret, secret);
});
