/** Invitations to the desk by mail: who may invite, what the link gives and to whom, and that it ends. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changeRole } from '#catalog/accounts/accounts.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf, type Browser } from './browser.ts';

const w = await world({ ACCOUNT_MAILS_PER_DAY: '1000' });
const admin = await w.person('admin');
const chief = await signedIn(w, admin.account.email);
const NEW_PASSWORD = 'quiet copper teapot 81';

async function invite(email: string, role = 'editor', by: Browser = chief): Promise<string> {
  const sent = await by.send('/en/admin/invitations', { email, role, locale: 'en' });
  assert.equal(sent.status, 303, textOf(sent));
  assert.match(
    textOf(await by.get('/en/admin/invitations?done=invited')),
    /is waiting to be sent\. See whether it has gone out/,
  );
  const mail = (await readMails(w)).findLast((text) => text.includes(`To: ${email}`)) ?? '';
  return /\/en\/invitation\/[\w-]+/.exec(mail)?.[0] ?? `no invitation for ${email}`;
}
const isEditor = async (browser: Browser): Promise<boolean> => (await browser.get('/en/editor/queue')).status === 200;

async function rowOf(email: string): Promise<string> {
  const { text } = await chief.get('/en/admin/invitations');
  return text.split('<tr').find((row) => row.includes(email)) ?? '';
}

describe('an invitation', () => {
  test('makes somebody new an editor: a password, and they are at the desk', async () => {
    const link = await invite('fresh@example.org');
    assert.ok((await readMails(w)).at(-1)?.includes(`The invitation comes from ${admin.account.email}.`));
    const browser = openBrowser(w);
    const page = await browser.get(link);
    assert.ok(textOf(page).includes('fresh@example.org') && page.text.includes('autocomplete="new-password"'));
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
    assert.equal((await browser.send(link, { password: 'short' })).status, 422);
    const on = await browser.send(link, { password: NEW_PASSWORD });
    assert.equal(on.headers.get('location'), '/en/editor/queue');
    assert.ok(await isEditor(browser));
    const { account } = (await browser.get('/en/account/data')).json;
    assert.notEqual(account.email_verified_at, null);
    assert.equal((await openBrowser(w).get(link)).status, 422, 'it works once');
    assert.ok(!textOf(await chief.get('/en/admin/invitations')).includes('fresh@example.org'));
    const [made, invited] = (await chief.get('/en/admin/audit.json')).json as { before: unknown; after: unknown }[];
    for (const row of [made, invited]) assert.deepEqual([row?.before, row?.after], [null, 'editor']);
  });
  test('gives the role to the account that the address has, to nobody else, and ends its sessions', async () => {
    const member = await w.person();
    const old = await signedIn(w, member.account.email);
    const link = await invite(member.account.email, 'admin');
    const stranger = await signedIn(w, (await w.person()).account.email);
    for (const browser of [openBrowser(w), stranger]) {
      assert.ok((await browser.get(link)).text.includes('autocomplete="current-password"'));
      assert.equal((await browser.send(link, { password: NEW_PASSWORD })).status, 422);
    }
    const phone = openBrowser(w);
    assert.equal((await phone.send(link, { password: PASSWORD })).status, 303);
    assert.equal((await phone.get('/en/admin/accounts')).status, 200);
    assert.equal((await old.get('/en/account/data')).status, 303, 'the session of a member has ended');
    const audit = (await chief.get(`/en/admin/audit.json?id=${member.account.id}`)).json as Record<string, unknown>[];
    const row = audit.find(({ action }) => action === 'role_changed');
    assert.deepEqual([row?.['before'], row?.['after'], row?.['actor']], ['member', 'admin', admin.account.email]);
  });
  test('is listed with its address and role until it is taken', async () => {
    const roleOf = async (email: string): Promise<string | undefined> => {
      const row = await rowOf(email);
      return /Admin|Editor/.exec(row.replaceAll(/<[^>]*>/g, ' '))?.[0];
    };
    await invite('listed-admin@example.org', 'admin');
    await invite('listed-editor@example.org', 'editor');
    assert.deepEqual(
      [await roleOf('listed-admin@example.org'), await roleOf('listed-editor@example.org')],
      ['Admin', 'Editor'],
    );
  });
  test('takes one click where one is signed in', async () => {
    const member = await w.person();
    const browser = await signedIn(w, member.account.email);
    const link = await invite(member.account.email);
    assert.ok(!(await browser.get(link)).text.includes('name="password"'));
    await browser.send(link);
    assert.ok(await isEditor(browser));
  });
  test('is refused for what is no address or role, and for one who has the role', async () => {
    const editor = await w.person('editor');
    for (const [fields, field] of [
      [{ email: 'nobody', role: 'editor' }, 'email'],
      [{ email: 'a@example.org', role: 'member' }, 'role'],
      [{ email: editor.account.email, role: 'editor' }, 'email'],
    ] as const) {
      const refused = await chief.send('/en/admin/invitations', { ...fields, locale: 'en' });
      assert.deepEqual([refused.status, refused.text.includes(`href="#field-${field}"`)], [422, true]);
    }
    const desk = await signedIn(w, editor.account.email);
    assert.equal((await desk.send('/en/admin/invitations', { email: 'a@example.org', role: 'admin' })).status, 403);
  });
  test('ends when it is withdrawn, after seven days, with the next one, and with the role of who invited', async () => {
    const opens = async (link: string): Promise<boolean> => (await openBrowser(w).get(link)).status === 200;
    const withdrawn = await invite('withdrawn@example.org');
    const [, path = ''] = /action="([^"]*\/withdraw)"/.exec(await rowOf('withdrawn@example.org')) ?? [];
    assert.ok(await opens(withdrawn));
    await chief.follow(await chief.send(path));
    assert.ok(!(await opens(withdrawn)));

    const first = await invite('twice@example.org');
    const second = await invite('twice@example.org');
    assert.deepEqual([await opens(first), await opens(second)], [false, true]);

    const host = await w.person('admin');
    const hosted = await invite('hosted@example.org', 'admin', await signedIn(w, host.account.email));
    assert.ok(await opens(hosted));
    await changeRole(w.db, admin.account, { email: host.account.email, role: 'editor' });
    assert.ok(!(await opens(hosted)));

    w.clock.advance(7 * 86_400_000 + 1000);
    assert.ok(!(await opens(second)));
  });
});
