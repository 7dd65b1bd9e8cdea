/** Addresses that people type, and where a sign-in leads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '#catalog/roles.ts';
import { submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn } from './browser.ts';

const w = await world();

/** Where redirects from `path` end, without the query. */
async function endOf(browser: ReturnType<typeof openBrowser>, path: string): Promise<string> {
  for (let at = path, steps = 0; ; steps += 1) {
    assert.ok(steps < 5, path);
    const location = (await browser.get(at)).headers.get('location')?.split('?')[0];
    if (location === undefined) return at;
    at = location;
  }
}

const STARTS: Record<Role, string> = {
  member: '/en/account/start',
  editor: '/en/editor/queue',
  admin: '/en/admin/overview',
};

for (const [role, start] of Object.entries(STARTS))
  test(`the account of a ${role} starts at ${start}`, async () => {
    const browser = await signedIn(w, (await w.person(role as Role)).account.email);
    for (const path of ['/account', '/en/account', '/en/sign-in'])
      assert.equal(await endOf(browser, path), start, path);
  });

test('the account of a member with submissions starts with these', async () => {
  const person = await w.person();
  assert.equal((await person.post('/api/v1/submissions', submission())).status, 201);
  const browser = await signedIn(w, person.account.email);
  assert.equal(await endOf(browser, '/en/account'), '/en/account/submissions');
});

test('the desk is found by its short addresses', async () => {
  const browser = await signedIn(w, (await w.person('admin')).account.email);
  for (const path of ['/admin', '/en/admin']) assert.equal(await endOf(browser, path), STARTS.admin);
  for (const path of ['/editor', '/en/editor']) assert.equal(await endOf(browser, path), STARTS.editor);
});

test('who is not signed in is led to signing in, and back', async () => {
  for (const name of ['admin', 'editor', 'account']) {
    const browser = openBrowser(w);
    assert.equal(await endOf(browser, `/${name}`), '/en/sign-in');
    assert.equal((await browser.get(`/en/${name}`)).headers.get('location'), `/en/sign-in?next=%2Fen%2F${name}`);
  }
});
