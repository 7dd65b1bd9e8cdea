/** The menu of who is signed in, which a script puts on pages that are the same for everyone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn } from './browser.ts';

const w = await world();

interface Menu {
  entries: string | null;
  edit: { href: string; label: string } | null;
  saved: readonly string[];
}

async function menuOf(browser: ReturnType<typeof openBrowser>, tool = ''): Promise<Menu> {
  const reply = await browser.get(`/en/account/menu${tool === '' ? '' : `?tool=${tool}`}`);
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  return JSON.parse(reply.text) as Menu;
}

const linksOf = (entries: string | null) =>
  [...(entries ?? '').matchAll(/(?:href|action)="([^"]+)"/g)].map(([, to]) => to);

test('visitors have none, whatever tool they look at', async () => {
  await publish(w.db, [{ name: 'Menuless' }]);
  assert.deepEqual(await menuOf(openBrowser(w), 'menuless'), { entries: null, edit: null, saved: [] });
});

test('members reach their submissions, saved tools, settings and the way out', async () => {
  const { entries, edit } = await menuOf(await signedIn(w, (await w.person('member')).account.email));
  assert.deepEqual(linksOf(entries), [
    '/en/account/start',
    '/en/account/submissions',
    '/en/kept',
    '/en/account/settings',
    '/en/sign-out',
  ]);
  assert.equal(edit, null);
});

test('editors reach the desk as well', async () => {
  const { entries } = await menuOf(await signedIn(w, (await w.person('editor')).account.email));
  assert.ok(linksOf(entries).includes('/en/editor/queue'));
});

test('a maker edits their tool by its form, another editor at the desk, another member not at all', async () => {
  const [maker, editor, member] = await Promise.all([w.person('editor'), w.person('editor'), w.person('member')]);
  await publish(w.db, [{ name: 'Menu owned', accountId: maker.account.id }]);
  const editBy = async (person: typeof maker): Promise<string | undefined> =>
    (await menuOf(await signedIn(w, person.account.email), 'menu-owned')).edit?.href;
  assert.equal(await editBy(maker), '/en/tools/menu-owned/suggest');
  assert.equal(await editBy(editor), '/en/editor/tools/menu-owned');
  assert.equal(await editBy(member), undefined);
});

test('a slug of no tool offers nothing', async () => {
  const editor = await signedIn(w, (await w.person('editor')).account.email);
  for (const slug of ['nothing-here', '%00', '..%2f']) assert.equal((await menuOf(editor, slug)).edit, null, slug);
});

test('pages that are the same for everyone name nobody, pages of an account have its menu', async () => {
  const { account } = await w.person('member');
  const browser = await signedIn(w, account.email);
  const home = await browser.get('/en');
  assert.ok(!home.text.includes(account.email));
  assert.match(home.text, /data-account-menu="\/en\/account\/menu"/);
  const settings = await browser.get('/en/account/settings');
  assert.match(settings.text, /class="account-menu"/);
  assert.doesNotMatch(settings.text, /data-account-menu/);
});
