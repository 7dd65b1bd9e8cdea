/** Accounts of other sites that are linked to one here: told to the owner, ended with the password. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PASSWORD, world } from '../world.ts';
import { readMails, signedIn } from './browser.ts';
import { CLIENT_SETTINGS, signInWith } from './oauth-provider.ts';

const w = await world(CLIENT_SETTINGS);

describe('linked accounts of other sites', () => {
  const mailsTo = async (email: string): Promise<string[]> =>
    (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`) && /GitHub|Google/.test(mail));

  test('are told to the owner when they are linked, once', async () => {
    const { account } = await w.person();
    const person = { id: 30, email: account.email, verified: true };
    await signInWith(w, 'github', person);
    await signInWith(w, 'github', person);
    const mails = await mailsTo(account.email);
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes('GitHub') && mails[0].includes('/en/account/settings'));
  });
  test('end with the password of the account and a mail', async () => {
    const { account } = await w.person();
    const { browser } = await signInWith(w, 'google', { id: 31, email: account.email, verified: true });
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
  test('that are not there cannot be ended', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.equal((await browser.get('/en/account/github')).status, 404);
    assert.equal((await browser.send('/en/account/github', { current_password: PASSWORD })).status, 404);
  });
});
