/** Notices by mail: turned off by the link in them, by a mail program, and in the settings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '100' });

const linkTo = async (email: string): Promise<string> =>
  /^List-Unsubscribe: <[^>]*(\/en\/notices\/[^>]+)>/m.exec(
    (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`)).join('\n'),
  )?.[1] ?? 'no link';

test('a mail program turns them off with one request, from anywhere and without a cookie', async () => {
  const maker = await w.person();
  const { email } = maker.account;
  await maker.post('/api/v1/submissions', submission());
  const link = await linkTo(email);
  const reply = await openBrowser(w).send(link, { 'List-Unsubscribe': 'One-Click' }, {});
  assert.equal(reply.status, 303);
  const before = (await readMails(w)).length;
  await maker.post('/api/v1/submissions', submission());
  assert.equal((await readMails(w)).length, before);
  const settings = await signedIn(w, email);
  assert.ok(textOf(await settings.get('/en/account/settings')).includes('Turn on'));
  await settings.follow(await settings.send('/en/account/notices', { notices: 'on' }));
  await maker.post('/api/v1/submissions', submission());
  assert.equal((await readMails(w)).length, before + 1);
});

test('to open the link turns nothing off; the page behind it asks, and a wrong secret is no page', async () => {
  const maker = await w.person();
  await maker.post('/api/v1/submissions', submission());
  const link = await linkTo(maker.account.email);
  const browser = openBrowser(w);
  assert.ok(textOf(await browser.get(link)).includes('Turn off'));
  assert.ok(textOf(await browser.get(link)).includes('Turn off'));
  assert.ok(
    textOf(await browser.follow(await browser.send(link, { notices: 'off' }))).includes('Notices are turned off.'),
  );
  const other = await w.person();
  const [, mark = ''] = link.split('.');
  assert.equal((await browser.get(`/en/notices/${other.account.id}.${mark}`)).status, 404);
});

test('admins send themselves a test mail and see what became of it', async () => {
  const admin = await w.person('admin');
  const desk = await signedIn(w, admin.account.email);
  const sent = await desk.send('/en/admin/mail/test');
  assert.match((await desk.get('/en/admin/mail')).text, /<code>test-mail<\/code>/);
  assert.ok(textOf(await desk.follow(sent)).includes('on its way'));
  const mails = await readMails(w);
  assert.ok(mails.at(-1)?.includes(`To: ${admin.account.email}`) && mails.at(-1)?.includes('sent this test e-mail'));
  assert.ok(textOf(await desk.follow(sent)).includes('has accepted the test e-mail'));
  const editor = await signedIn(w, (await w.person('editor')).account.email);
  assert.deepEqual(
    [(await editor.get('/en/admin/mail')).status, (await editor.send('/en/admin/mail/test')).status],
    [403, 403],
  );
});
