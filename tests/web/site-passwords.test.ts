/** A new password must not contain the name or the host of the catalog, wherever one is chosen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLink } from '#catalog/accounts/email-links.ts';
import { makeSetUpSecret } from '#catalog/accounts/first-admin.ts';
import { PASSWORD, world, type Reply } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';

const OF_THE_NAME = 'badger-shelf 4 marta';
const SENTENCE = 'This password contains the name or the address of this catalog.';

const w = await world({ SITE_NAME: 'Badger Shelf' });

function assertRefused(place: string, reply: Reply): void {
  assert.equal(reply.status, 422, place);
  assert.ok(textOf(reply).includes(SENTENCE), place);
  assert.ok(reply.text.includes('href="#field-password"'), place);
}

test('set-up, registration, invitation, reset and change refuse it with the reason', async () => {
  const visitor = openBrowser(w);
  const email = 'first@example.org';
  const setUp = `/en/setup/${await makeSetUpSecret(w.db)}`;
  assertRefused('set-up', await visitor.send(setUp, { email, password: OF_THE_NAME }));
  assertRefused('registration', await visitor.send('/en/register', { email, password: OF_THE_NAME }));

  const { account } = await w.person('admin');
  const admin = await signedIn(w, account.email);
  await admin.send('/en/admin/invitations', { email: 'new@example.org', role: 'editor', locale: 'en' });
  const invitation = /\/en\/invitation\/[\w-]+/.exec((await readMails(w)).at(-1) ?? '')?.[0] ?? '';
  assertRefused('invitation', await visitor.send(invitation, { password: OF_THE_NAME }));

  const secret = await w.db.write((trx) => makeLink(trx, account, 'reset'));
  assertRefused('reset', await visitor.send(`/en/reset-password/${secret}`, { password: OF_THE_NAME }));
  const change = { current_password: PASSWORD, password: OF_THE_NAME };
  assertRefused('change', await admin.send('/en/account/password', change));
});

test('a name that an admin gave the site counts in every language', async () => {
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  const saved = await admin.send('/en/admin/site', { name_de: 'Fuchsbau Leipzig', version: '0' });
  assert.equal(saved.status, 303, textOf(saved));
  const change = { current_password: PASSWORD, password: 'Fuchsbau Leipzig 81' };
  assertRefused('change', await admin.send('/en/account/password', change));
});
