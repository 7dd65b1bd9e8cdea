/** The first run: one link, for half an hour, makes the first admin and nobody else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSetUpSecret, makeSetUpSecret } from '#catalog/accounts/first-admin.ts';
import { createSecretBox, secretKeyOf, type SecretKey } from '#database/secret-box.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser } from './browser.ts';

test('whoever has the link becomes the admin and is signed in; the link is used up', async () => {
  const w = await world();
  const path = `/en/setup/${await makeSetUpSecret(w.db)}`;
  assert.equal((await w.visitor.get(path)).status, 200);
  const browser = openBrowser(w);
  const refused = await browser.send(path, { email: 'no address', password: 'short' });
  assert.equal(refused.status, 422);
  for (const field of ['email', 'password']) assert.ok(refused.text.includes(`href="#field-${field}"`), field);
  const site = await browser.follow(await browser.send(path, { email: 'first@example.org', password: PASSWORD }));
  assert.equal(site.status, 200);
  assert.match(site.text, /<h1>Site<\/h1>/);
  const again = await openBrowser(w).send(path, { email: 'second@example.org', password: PASSWORD });
  assert.equal(again.status, 422);
  assert.equal((await w.visitor.get(path)).status, 422);
});

test('it is worth nothing after half an hour, with another secret, or where there is an admin', async () => {
  const w = await world();
  const secret = await makeSetUpSecret(w.db);
  const lateEnd = String(w.clock.now().getTime() + 60_000);
  for (const other of ['x'.repeat(43), lateEnd, secret.slice(0, -1), `${secret.slice(0, 20)}${'0'.repeat(60)}`])
    assert.equal((await w.visitor.get(`/en/setup/${other}`)).status, 422, other);
  assert.equal((await w.visitor.get(`/en/setup/${secret}`)).status, 200);
  w.clock.advance(31 * 60_000);
  assert.equal((await w.visitor.get(`/en/setup/${secret}`)).status, 422);
  const late = await openBrowser(w).send(`/en/setup/${secret}`, { email: 'late@example.org', password: PASSWORD });
  assert.equal(late.status, 422);
  const taken = await world();
  await taken.person('admin');
  assert.equal((await taken.visitor.get(`/en/setup/${await makeSetUpSecret(taken.db)}`)).status, 422);
});

test('of two at once one becomes the admin', async () => {
  const w = await world();
  const path = `/en/setup/${await makeSetUpSecret(w.db)}`;
  const replies = await Promise.all(
    ['a@example.org', 'b@example.org'].map((email) => openBrowser(w).send(path, { email, password: PASSWORD })),
  );
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [303, 422],
  );
});

test('the link that one server of a database printed is known to another with the same key, and to none with another', async () => {
  const w = await world();
  const secret = await makeSetUpSecret(w.db);
  const { key_id } = await w.db.read.selectFrom('secret_key').select('key_id').executeTakeFirstOrThrow();
  const key = w.db.secrets.find(key_id);
  const serverWith = (...keys: SecretKey[]) => {
    const secrets = createSecretBox();
    secrets.use(() => keys);
    return { now: w.db.now, secrets };
  };
  assert.ok(key !== undefined && isSetUpSecret(serverWith(key), secret));
  assert.ok(!isSetUpSecret(serverWith(secretKeyOf(Buffer.alloc(32, 7))), secret));
});
