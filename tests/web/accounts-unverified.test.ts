/** An account that has not confirmed its address, where mails reach people: what it may do and what its address gets. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { submission } from '../support/factories.ts';
import { openMailServer } from '../mail/mail-server.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, submissionFields, textOf, type Browser } from './browser.ts';

const { url, lines, close } = await openMailServer();
const w = await world({ SMTP_URL: url, REGISTRATIONS_PER_HOUR: '1000' });
after(() => void close());
const { submit: s } = submissionMessages('en');

/** What has reached an address so far, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  await w.app.drain('outbox');
  return lines
    .join('\n')
    .split('\nDATA\n')
    .filter((mail) => mail.includes(`\nTo: ${email}\n`))
    .map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='));
}

async function register(email: string): Promise<Browser> {
  const browser = openBrowser(w);
  await browser.send('/en/register', { email, password: PASSWORD });
  await browser.send('/en/sign-in', { email, password: PASSWORD });
  return browser;
}

async function confirm(browser: Browser, email: string): Promise<void> {
  const link = /\/en\/verify-email\/[\w-]+/.exec((await mailsTo(email)).at(-1) ?? '')?.[0];
  assert.equal((await browser.send(link ?? 'no link')).status, 200);
}

const waiting = async (): Promise<number> => (await w.db.read.selectFrom('submissions').select('id').execute()).length;

const slugOf = async (id: string): Promise<string> =>
  (await w.visitor.get(`/api/v1/submissions/${id}`)).json.data.tool.slug as string;

describe('an account with an unconfirmed address', () => {
  test('cannot submit by the form, is told what to do, and its address gets the one mail with the link', async () => {
    const email = 'stranger@example.org';
    const browser = await register(email);
    const page = await browser.get('/en/submit');
    assert.ok(textOf(page).includes(s.verifyFirst) && textOf(page).includes(email));
    for (let time = 0; time < 20; time += 1) {
      const fields = submissionFields(submission({ name: `Words of a stranger ${time}` }));
      const reply = await browser.send('/en/submit', fields);
      assert.equal(reply.status, 403);
      assert.ok(reply.text.includes(`value="Words of a stranger ${time}"`), 'what was entered stays');
      assert.ok(textOf(reply).includes(s.verifyFirst));
    }
    assert.equal(await waiting(), 0);
    const mails = await mailsTo(email);
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes('/en/verify-email/') && !mails[0].includes('Words of a stranger'));
  });
  test('gets the link again without losing what it entered, and submits once the address is confirmed', async () => {
    const email = 'maker@example.org';
    const browser = await register(email);
    const fields = submissionFields(submission({ name: 'Kettle Kite' }));
    assert.match((await browser.get('/en/submit')).text, /<button[^>]* form="submission" name="resend" value="yes"/);
    const again = await browser.send('/en/submit', { ...fields, resend: 'yes' });
    assert.equal(again.status, 200);
    assert.ok(again.text.includes('value="Kettle Kite"') && textOf(again).includes('We have sent the e-mail'));
    assert.equal((await mailsTo(email)).length, 2);
    await confirm(browser, email);
    const resent = await browser.send('/en/submit', { ...fields, resend: 'yes' });
    assert.deepEqual([resent.status, resent.text.includes('value="Kettle Kite"')], [200, true]);
    assert.ok(!textOf(resent).includes(s.verifyFirst));
    assert.equal((await mailsTo(email)).length, 2, 'a confirmed address gets no further link');
    assert.equal((await browser.send('/en/submit', fields)).status, 303);
    assert.ok((await mailsTo(email)).at(-1)?.includes('Kettle Kite'), 'a confirmed address is written to');
  });
  test('cannot correct a submission either, and withdraws it', async () => {
    const owner = await w.person();
    const editor = await w.person('editor');
    const { id } = (await owner.post('/api/v1/submissions', submission())).json.data;
    await requestChanges(w.db, editor.account, id as string, { note: 'Please say more about it.' });
    await w.db.write((trx) =>
      trx.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', owner.account.id).execute(),
    );
    const browser = openBrowser(w);
    await browser.send('/en/sign-in', { email: owner.account.email, password: PASSWORD });
    const path = `/en/submissions/${id}/correct`;
    const held = await browser.send(path, submissionFields(submission({ name: 'Corrected name' })));
    assert.deepEqual([held.status, held.text.includes('value="Corrected name"')], [403, true]);
    assert.equal((await browser.send(`/en/submissions/${id}/withdraw`)).status, 303);
  });
  test('is told of nothing but by links that were asked for, whatever happens to its entries', async () => {
    const owner = await w.person('member', { email: 'from-before@example.org' });
    const editor = await w.person('editor');
    await w.db.write((trx) =>
      trx.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', owner.account.id).execute(),
    );
    const before = (await mailsTo(owner.account.email)).length;
    const ids: string[] = [];
    for (let time = 0; time < 2; time += 1)
      ids.push((await owner.post('/api/v1/submissions', submission({ name: 'Words of mine' }))).json.data.id as string);
    const [approved = '', rejected = ''] = ids;
    await approveSubmission(w.db, editor.account, approved, {});
    await rejectSubmission(w.db, editor.account, rejected, { reason: 'spam', note: 'No.' });
    await quarantineTool(w.db, editor.account, await slugOf(approved), { reason: 'spam' });
    w.clock.advance(60_000);
    assert.equal((await mailsTo(owner.account.email)).length, before);
    await openBrowser(w).send('/en/reset-password', { email: owner.account.email });
    assert.equal((await mailsTo(owner.account.email)).length, before + 1);
  });
});

test('the contact address of a submission gets no mail at all', async () => {
  const owner = await w.person();
  const editor = await w.person('editor');
  const contact_email = 'contact-of-a-tool@example.net';
  const send = async (): Promise<string> =>
    (await owner.post('/api/v1/submissions', submission({ contact_email }))).json.data.id as string;
  const published = await send();
  await approveSubmission(w.db, editor.account, published, {});
  await rejectSubmission(w.db, editor.account, await send(), { reason: 'spam' });
  await quarantineTool(w.db, editor.account, await slugOf(published), { reason: 'spam' });
  w.clock.advance(60_000);
  assert.ok((await mailsTo(owner.account.email)).length >= 5);
  assert.ok(!lines.some((line) => line.includes(contact_email)));
});
