/** A second factor that is demanded of editors and admins, and its reset by another admin. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { resetSecondFactor } from '#catalog/accounts/second-factor/reset.ts';
import { hasSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { accountMessages, adminMessages, deskMessages } from '#locales/subjects.ts';
import { mailSubject } from '#locales/mails.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';
import { STEP, atSecondStep, codeOf, withApp } from './second-factors.ts';

const w = await world();
const strict = await world({ REQUIRE_SECOND_FACTOR: 'on' });
const { twoFactor: s } = accountMessages('en');

describe('where a second factor is demanded', () => {
  test('editors and admins without one are led to set it up and open nothing of the desk before', async () => {
    for (const role of ['editor', 'admin'] as const) {
      const { account } = await strict.person(role);
      const browser = openBrowser(strict);
      const fields = { email: account.email, password: PASSWORD, next: '/en/editor/queue' };
      const first = await browser.send('/en/sign-in', fields);
      assert.equal(first.headers.get('location'), '/en/account/settings');
      const page = await browser.follow(first);
      assert.ok(textOf(page).includes(s.required) && page.text.includes('id="two-factor"'));
      for (const path of ['/en/editor/queue', '/en/editor/reports', '/en/editor/tools'])
        assert.equal((await browser.get(path)).headers.get('location'), '/en/account/settings', path);
      assert.equal((await browser.send('/en/editor/decisions', { decision: 'approve' })).status, 403);
      assert.equal((await browser.get('/en/account/tokens')).status, 200, 'what members may do stays open');
    }
    const admin = await signedIn(strict, (await strict.person('admin')).account.email);
    assert.equal((await admin.get('/en/admin/accounts')).status, 303);
    const { account } = await strict.person();
    assert.equal((await admin.send(`/en/admin/accounts/${account.id}/suspend`, {})).status, 403);
  });
  test('they open the desk once they have one, and cannot be without it again', async () => {
    const { account } = await strict.person('editor');
    const { browser, secret } = await withApp(strict, account.email);
    assert.equal((await browser.get('/en/editor/queue')).status, 200);
    const settings = await browser.get('/en/account/settings');
    assert.ok(!textOf(settings).includes(s.required) && !settings.text.includes('href="/en/account/two-factor/off"'));
    for (const path of ['/en/account/two-factor/off', '/en/account/two-factor/app/remove']) {
      const reply = await browser.send(path, { current_password: PASSWORD, code: codeOf(strict, secret) });
      assert.equal(reply.status, 403);
    }
    assert.equal(await hasSecondFactor(strict.db.read, account.id), true);
    const second = await atSecondStep(strict, account.email, PASSWORD);
    assert.equal((await second.send('/en/sign-in/two-factor', { code: codeOf(strict, secret) })).status, 303);
  });
  test('members need none, and may turn theirs off', async () => {
    const { account } = await strict.person();
    const { browser, secret } = await withApp(strict, account.email);
    const off = await browser.send('/en/account/two-factor/off', {
      current_password: PASSWORD,
      code: codeOf(strict, secret),
    });
    assert.equal(off.status, 303);
    assert.ok(!textOf(await browser.get('/en/account/settings')).includes(s.required));
  });
  test('nothing is demanded by default', async () => {
    const browser = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await browser.get('/en/editor/queue')).status, 200);
  });
});

describe('a reset by another admin', () => {
  test('removes every factor, ends the sessions, tells the owner and stands in the audit log in every language', async () => {
    const [admin, editor] = [await w.person('admin'), await w.person('editor')];
    const { browser: owner } = await withApp(w, editor.account.email);
    const desk = await signedIn(w, admin.account.email);
    const path = `/en/admin/accounts/${editor.account.id}`;
    assert.ok((await desk.get(path)).text.includes('name="reset_note"'));
    const empty = await desk.send(`${path}/reset-second-factor`, { reset_note: ' ' });
    assert.ok(empty.status === 422 && empty.text.includes('href="#field-reset_note"'));
    assert.equal((await owner.get('/en/account/settings')).status, 200);
    const pending = await atSecondStep(w, editor.account.email, PASSWORD);
    const done = await desk.send(`${path}/reset-second-factor`, { reset_note: 'Called back at the office number.' });
    const page = await desk.follow(done);
    assert.ok(textOf(page).includes(adminMessages('en').twoFactor.done) && !page.text.includes('name="reset_note"'));
    assert.equal((await owner.get('/en/account/settings')).status, 303);
    assert.equal(
      (await pending.get('/en/sign-in/two-factor')).headers.get('location'),
      '/en/sign-in?expired=yes',
      'a half sign-in ends, too',
    );
    await signedIn(w, editor.account.email);
    const told = (await readMails(w)).filter((mail) => mail.includes(`To: ${editor.account.email}`)).at(-1);
    const subject = mailSubject('en', 'two_factor_reset', {}, 'Toolshelf');
    assert.ok(told?.includes(subject));
    for (const locale of LOCALES) {
      const log = textOf(await desk.get(`/${locale}/admin/audit?id=${editor.account.id}`));
      const { actions } = deskMessages(locale).history;
      for (const said of [actions.two_factor_reset, actions.totp_added, 'Called back at the office number.'])
        assert.ok(log.includes(said), `${locale}: ${said}`);
    }
    assert.equal((await desk.send(`${path}/reset-second-factor`, { reset_note: 'Again.' })).status, 409);
  });
  test('is not for one’s own account, nor for editors', async () => {
    const admin = await w.person('admin');
    const { browser } = await withApp(w, admin.account.email);
    const path = `/en/admin/accounts/${admin.account.id}`;
    assert.ok(!(await browser.get(path)).text.includes('reset-second-factor'));
    assert.equal((await browser.send(`${path}/reset-second-factor`, { reset_note: 'Mine.' })).status, 403);
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await editor.send(`${path}/reset-second-factor`, { reset_note: 'Theirs.' })).status, 403);
    assert.equal(await hasSecondFactor(w.db.read, admin.account.id), true);
  });
  test('by an operator’s command needs no note and nobody else', async () => {
    const admin = await w.person('admin');
    await withApp(w, admin.account.email);
    w.clock.advance(STEP);
    await resetSecondFactor(w.db, null, { email: admin.account.email });
    assert.equal(await hasSecondFactor(w.db.read, admin.account.id), false);
  });
});
