/** What bounds accounts: sign-ins that succeed, places in the queue of hashes, sessions, and mails to one address. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { PASSWORD, world, type Reply, type World } from '../support/world.ts';
import { openBrowser, readMails, type Browser } from './browser.ts';

const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1', REGISTRATIONS_PER_HOUR: '1000' };
const NEW_PASSWORD = 'quiet copper teapot 81';

const sent = (client: string): Record<string, string> => ({
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': client,
});

function signInFrom(w: World, client: string, email: string, password = PASSWORD): Promise<Reply> {
  return openBrowser(w).send('/en/sign-in', { email, password }, sent(client));
}

describe('sign-ins that succeed', () => {
  test('are bounded for a client address, for nobody elsewhere, and failures leave their number as it is', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_INS_PER_5_MINUTES: '3' });
    const { account } = await w.person();
    assert.equal((await signInFrom(w, '192.0.2.1', account.email, 'wrong wrong wrong')).status, 422);
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await signInFrom(w, '192.0.2.1', account.email)).status);
    assert.deepEqual(statuses, [303, 303, 303]);
    const refused = await signInFrom(w, '192.0.2.1', account.email);
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.equal((await signInFrom(w, '192.0.2.1', (await w.person()).account.email)).status, 429);
    assert.equal((await signInFrom(w, '192.0.2.2', account.email)).status, 303);
  });
  test('are 30 in five minutes by default, and a password given again is one of them', async () => {
    const w = await world({ SIGN_INS_PER_5_MINUTES: '' });
    assert.equal(w.config.quotas.sign_in_success, 30);
    const { account } = await w.person();
    const browser = openBrowser(w);
    const again = { email: 'elsewhere@example.org', current_password: PASSWORD };
    const statuses = new Set<number>();
    for (let time = 0; time < 15; time += 1) {
      statuses.add((await browser.send('/en/sign-in', { email: account.email, password: PASSWORD })).status);
      statuses.add((await browser.send('/en/account/email', again)).status);
    }
    assert.deepEqual([...statuses], [303]);
    assert.equal((await browser.send('/en/account/email', again)).status, 429);
  });
  test('leave the newest 20 sessions of an account; older ones are over', async () => {
    const w = await world();
    const { account } = await w.person();
    const browsers: Browser[] = [];
    for (let time = 0; time < 22; time += 1) {
      const browser = openBrowser(w);
      await browser.send('/en/sign-in', { email: account.email, password: PASSWORD });
      browsers.push(browser);
      w.clock.advance(1_000);
    }
    const statuses = [];
    for (const browser of browsers) statuses.push((await browser.get('/en/account/submissions')).status);
    assert.deepEqual(statuses, [303, 303, ...Array<number>(20).fill(200)]);
  });
});

describe('wrong passwords for one account', () => {
  const HOUR_AND_SLICE = 3_600_000 * (1 + 1 / 16);
  const GUESS = 'wrong wrong wrong';
  const from = (guess: number): string => `2001:db8:0:${guess.toString(16)}::1`;
  const guess = async (w: World, email: string, most: number): Promise<number[]> => {
    const statuses = [];
    for (let each = 0; each < most; each += 1) statuses.push((await signInFrom(w, from(each), email, GUESS)).status);
    return statuses;
  };
  const told = async (w: World): Promise<number> =>
    (await readMails(w)).filter((mail) => mail.includes('guessing the password of your account')).length;

  test('are bounded over all client addresses, and an address without an account is answered alike', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_IN_ACCOUNT_ATTEMPTS_PER_HOUR: '4' });
    const { account } = await w.person('admin');
    for (const email of [account.email, 'nobody@example.org'])
      assert.deepEqual(await guess(w, email, 6), [422, 422, 422, 422, 429, 429], email);
    const refused = await signInFrom(w, '192.0.2.9', account.email);
    assert.equal(refused.status, 429, 'the right password tells a stranger no more');
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.equal(refused.text, (await signInFrom(w, '192.0.2.9', account.email, GUESS)).text);
    await w.clock.jump(HOUR_AND_SLICE);
    assert.equal((await signInFrom(w, '192.0.2.9', account.email)).status, 303);
  });
  test('are 30 in an hour by default', async () => {
    assert.equal((await world()).config.quotas.sign_in_account, 30);
  });
  test('lock out no browser that has signed in before, not even after it signed out, and such a one has a budget of its own', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_IN_ACCOUNT_ATTEMPTS_PER_HOUR: '4' });
    const { account } = await w.person();
    const own = openBrowser(w);
    const signIn = (browser: Browser, password: string): Promise<Reply> =>
      browser.send('/en/sign-in', { email: account.email, password });
    assert.equal((await signIn(own, PASSWORD)).status, 303);
    const thief = openBrowser(w);
    await own.send('/en/sign-out');
    for (const [name, value] of own.cookies) thief.cookies.set(name, value);
    await guess(w, account.email, 6);
    assert.equal((await signIn(own, PASSWORD)).status, 303);
    assert.equal(
      (await own.send('/en/account/password', { current_password: PASSWORD, password: NEW_PASSWORD })).status,
      303,
    );
    const statuses = [];
    for (let each = 0; each < 5; each += 1) statuses.push((await signIn(thief, GUESS)).status);
    assert.deepEqual(statuses, [422, 422, 422, 422, 429]);
  });
  test('do not shut out who signs in to another account in the same browser, and a forged cookie is as good as none', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_IN_ACCOUNT_ATTEMPTS_PER_HOUR: '2' });
    const [first, second] = [(await w.person()).account, (await w.person()).account];
    const browser = openBrowser(w);
    for (const { email } of [first, second]) {
      assert.equal((await browser.send('/en/sign-in', { email, password: PASSWORD })).status, 303);
      await browser.send('/en/sign-out');
    }
    for (const { email } of [first, second]) await guess(w, email, 3);
    const known = browser.cookies.get('known') ?? '';
    const forger = openBrowser(w);
    forger.cookies.set('known', known.replaceAll(/\.[^.~]{16}\./g, '.0123456789abcdef.'));
    const sign = (as: Browser): Promise<Reply> => as.send('/en/sign-in', { email: first.email, password: PASSWORD });
    assert.equal((await sign(forger)).status, 429);
    assert.equal((await sign(browser)).status, 303);
  });
  test('do not shut out who has just set a new password by a mailed link', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_IN_ACCOUNT_ATTEMPTS_PER_HOUR: '2' });
    const { account } = await w.person();
    await guess(w, account.email, 3);
    const browser = openBrowser(w);
    await browser.send('/en/reset-password', { email: account.email });
    const [path = ''] = /\/en\/reset-password\/[\w-]+/.exec((await readMails(w)).at(-1) ?? '') ?? [];
    assert.equal((await browser.send(path, { password: NEW_PASSWORD })).status, 303);
    const back = await browser.send('/en/sign-in', { email: account.email, password: NEW_PASSWORD });
    assert.equal(back.status, 303);
  });
  test('are told to the owner once a day', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_IN_ACCOUNT_ATTEMPTS_PER_HOUR: '3' });
    const { account } = await w.person();
    await guess(w, account.email, 2);
    assert.equal(await told(w), 0);
    await guess(w, account.email, 4);
    assert.equal(await told(w), 1);
    await w.clock.jump(HOUR_AND_SLICE);
    await guess(w, account.email, 4);
    assert.equal(await told(w), 1);
    w.clock.advance(22 * 3_600_000);
    await w.clock.jump(HOUR_AND_SLICE);
    await guess(w, account.email, 4);
    assert.equal(await told(w), 2);
  });
});

describe('the queue of hashes', () => {
  test('has at most four places for one client address, so that others get in meanwhile', async () => {
    const w = await world({ ...BEHIND_PROXY, SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES: '1000' });
    const { account } = await w.person();
    const flood = Promise.all(
      Array.from({ length: 60 }, (_, time) => signInFrom(w, '192.0.2.1', `x${time}@example.org`)),
    );
    const mine = await Promise.all([1, 2, 3].map(() => signInFrom(w, '192.0.2.2', account.email)));
    assert.deepEqual(
      mine.map(({ status }) => status),
      [303, 303, 303],
    );
    const statuses = (await flood).map(({ status }) => status);
    assert.ok(statuses.includes(429) && statuses.includes(422), String(statuses));
    assert.ok(!statuses.includes(503), String(statuses));
    const registering = Array.from({ length: 60 }, (_, time) =>
      openBrowser(w).send('/en/register', { email: `y${time}@example.org`, password: NEW_PASSWORD }, sent('192.0.2.3')),
    );
    const answers = (await Promise.all(registering)).map(({ status }) => status);
    assert.ok(answers.includes(429) && answers.includes(200) && !answers.includes(503), String(answers));
  });
});

describe('mails to one address', () => {
  const mailsTo = async (w: World, email: string): Promise<string[]> =>
    (await readMails(w)).filter((mail) => mail.includes(`To: ${email}\r\n`) && !mail.includes('API token'));
  const askReset = (w: World, client: string, email: string): Promise<Reply> =>
    openBrowser(w).send('/en/reset-password', { email }, sent(client));

  test('are few for each client, and what is not sent is answered as always', async () => {
    const w = await world({ ...BEHIND_PROXY, ACCOUNT_MAILS_PER_DAY: '2', RESET_MAILS_PER_HALF_HOUR: '100' });
    const { account } = await w.person();
    const replies = [];
    for (let time = 0; time < 4; time += 1) replies.push(await askReset(w, '192.0.2.1', account.email));
    assert.equal(replies[0]?.status, 200);
    for (const reply of replies) assert.deepEqual([reply.status, reply.text], [200, replies[0]?.text]);
    assert.equal((await mailsTo(w, account.email)).length, 2);
    await askReset(w, '192.0.2.2', account.email);
    assert.equal((await mailsTo(w, account.email)).length, 3, 'strangers use up nothing of the owner’s');
  });
  test('are few from everybody together, and the last reset mail works while no other is sent', async () => {
    const w = await world(BEHIND_PROXY);
    const { account } = await w.person();
    for (let client = 1; client < 20; client += 1) {
      assert.equal((await askReset(w, `192.0.2.${client}`, account.email)).status, 200);
    }
    const mails = await mailsTo(w, account.email);
    assert.equal(mails.length, 2);
    // The limit frees up after 30 minutes and a sixteenth of them at most; the link works for an hour.
    w.clock.advance(33 * 60_000);
    const [path = ''] = /\/en\/reset-password\/[\w-]+/.exec(mails.at(-1) ?? '') ?? [];
    assert.equal((await openBrowser(w).send(path, { password: NEW_PASSWORD })).status, 303);
    assert.equal((await signInFrom(w, '192.0.2.77', account.email, NEW_PASSWORD)).status, 303);
  });
  test('about registering are few, do not count against resets, and the answers for a known and a new address are the same', async () => {
    const w = await world({ ...BEHIND_PROXY, ADDRESS_MAILS_PER_DAY: '2' });
    const { account } = await w.person();
    const register = (client: number, email: string) =>
      openBrowser(w).send('/en/register', { email, password: NEW_PASSWORD }, sent(`192.0.2.${client}`));
    const shown = async (email: string) => {
      const texts = [];
      for (let client = 1; client < 6; client += 1) {
        const reply = await register(client, email);
        texts.push([reply.status, reply.text.replaceAll(email, '…')]);
      }
      return texts;
    };
    const known = await shown(account.email);
    assert.deepEqual(await shown('never-seen@example.org'), known);
    assert.deepEqual(known[4], known[0]);
    assert.equal((await mailsTo(w, account.email)).length, 2);
    assert.equal((await mailsTo(w, 'never-seen@example.org')).length, 2);
    await askReset(w, '192.0.2.9', account.email);
    assert.equal((await mailsTo(w, account.email)).length, 3);
  });
  test('that are used up keep nobody from registering: the account is there, without a mail', async () => {
    const w = await world({ ...BEHIND_PROXY, ADDRESS_MAILS_PER_DAY: '1' });
    const { account } = await w.person();
    const owner = openBrowser(w);
    await owner.send('/en/sign-in', { email: account.email, password: PASSWORD }, sent('192.0.2.1'));
    const moved = { email: 'new@example.org', current_password: PASSWORD };
    assert.equal((await owner.send('/en/account/email', moved, sent('192.0.2.1'))).status, 303);
    const fields = { email: 'new@example.org', password: NEW_PASSWORD };
    await openBrowser(w).send('/en/register', fields, sent('192.0.2.2'));
    assert.equal((await mailsTo(w, 'new@example.org')).length, 1);
    assert.equal((await signInFrom(w, '192.0.2.2', 'new@example.org', NEW_PASSWORD)).status, 303);
    const made = await getAccountByEmail(w.db, 'new@example.org');
    const history = await w.db.read
      .selectFrom('history')
      .select('action')
      .where('subject_id', '=', made?.id ?? '')
      .execute();
    assert.ok(history.some(({ action }) => action === 'registered'));
  });
  test('that confirm an address are skipped silently, too, and a mistyped password costs none', async () => {
    const w = await world({ ...BEHIND_PROXY, ACCOUNT_MAILS_PER_DAY: '2' });
    const browser = openBrowser(w);
    const fields = { email: 'maker@example.org', password: NEW_PASSWORD };
    await browser.send('/en/register', fields, sent('192.0.2.1'));
    await browser.send('/en/sign-in', fields, sent('192.0.2.1'));
    const places = [];
    for (let time = 0; time < 3; time += 1) {
      const reply = await browser.send('/en/account/verification', {}, sent('192.0.2.1'));
      places.push(`${reply.status} ${reply.headers.get('location')}`);
    }
    assert.equal(new Set(places).size, 1);
    assert.equal((await mailsTo(w, 'maker@example.org')).length, 2);
    const move = (current_password: string) =>
      browser.send('/en/account/email', { email: 'new@example.org', current_password }, sent('192.0.2.1'));
    for (let time = 0; time < 3; time += 1) assert.equal((await move('wrong wrong wrong')).status, 422);
    assert.equal((await move(NEW_PASSWORD)).status, 303);
    assert.equal((await mailsTo(w, 'new@example.org')).length, 1);
  });
});
