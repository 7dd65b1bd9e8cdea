/** The terms: a version of them is accepted at registering and again when it changes, kept with its date, and in the export. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { editSite } from '#catalog/site/edits.ts';
import { pageMarkOf, savePageText } from '#catalog/site/page-edits.ts';
import { openWorld, PASSWORD, type World } from '../support/world.ts';
import { openBrowser, signedIn, type Browser } from './browser.ts';

describe('terms', () => {
  let w: World;
  let admin: Awaited<ReturnType<World['person']>>['account'];
  let member: Browser;
  before(async () => {
    w = await openWorld();
    admin = (await w.person('admin')).account;
    const { account } = await w.person('member', { email: 'early@example.org' });
    member = await signedIn(w, account.email);
  });
  after(() => w.close());

  async function setVersion(version: string): Promise<void> {
    const input = (field: string) => (field === 'terms_version' ? version : '');
    await editSite(w.db, admin, w.app.context.live.site.version, { input, poweredBy: true });
    await w.app.context.live.refresh();
  }
  const register = (email: string, more: Record<string, string> = {}) =>
    openBrowser(w).send('/en/register', { email, password: PASSWORD, ...more });
  const termsOf = (email: string) =>
    w.db.read
      .selectFrom('accounts')
      .select(['terms_version', 'terms_accepted_at'])
      .where('email', '=', email)
      .executeTakeFirst();

  test('are asked of nobody while there is no page of that name, or no version', async () => {
    await setVersion('2026-11');
    assert.ok(!(await w.visitor.get('/en/register')).text.includes('name="terms"'));
    assert.equal((await member.get('/en/account/submissions')).status, 200);
    await setVersion('');
    await savePageText(
      w.db,
      admin,
      { name: 'terms', locale: 'en' },
      { text: '# Terms\n\nBe kind.', mark: pageMarkOf('') },
    );
    await w.app.context.live.refresh();
    assert.ok(!(await w.visitor.get('/en/register')).text.includes('name="terms"'));
  });

  test('must be accepted to register, in the version that was shown; nothing typed is lost', async () => {
    await setVersion('2026-11');
    const form = (await w.visitor.get('/en/register')).text;
    assert.match(form, /name="terms" value="2026-11"/);
    assert.match(form, /<a href="\/en\/terms" target="_blank">/);
    for (const more of [{}, { terms: '2025-01' }]) {
      const refused = await register('new@example.org', more);
      assert.equal(refused.status, 422);
      assert.ok(refused.text.includes('href="#field-terms"') && refused.text.includes('value="new@example.org"'));
    }
    const all = await openBrowser(w).send('/en/register', { email: 'x', password: 'x' });
    for (const field of ['email', 'password', 'terms']) assert.ok(all.text.includes(`href="#field-${field}"`), field);
    assert.equal(await termsOf('new@example.org'), undefined);
    assert.equal((await register('new@example.org', { terms: '2026-11' })).status, 200);
    const kept = await termsOf('new@example.org');
    assert.equal(kept?.terms_version, '2026-11');
    assert.match(kept?.terms_accepted_at ?? '', /^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('are asked of members who have not accepted them, who come back to where they were going', async () => {
    const asked = await member.get('/en/submit?again=1');
    assert.equal(asked.headers.get('location'), '/en/account/terms?next=%2Fen%2Fsubmit%3Fagain%3D1');
    assert.equal((await member.send('/en/account/terms', {})).status, 422);
    const done = await member.send('/en/account/terms', { terms: '2026-11', next: '/en/submit?again=1' });
    assert.equal(done.headers.get('location'), '/en/submit?again=1');
    assert.equal((await member.follow(done)).status, 200);
    assert.equal((await member.get('/en/account/terms')).headers.get('location'), '/en/account');
  });

  test('are asked again when the version changes, and the export names every one with its date', async () => {
    await setVersion('2027-01');
    assert.equal((await member.get('/en/account/tokens')).status, 303);
    await member.send('/en/account/terms', { terms: '2027-01' });
    assert.equal((await member.get('/en/account/tokens')).status, 200);
    const { account } = (await member.get('/en/account/data')).json;
    assert.deepEqual(
      account.terms_accepted.map(({ version }: { version: string }) => version),
      ['2026-11', '2027-01'],
    );
    assert.match(account.terms_accepted[1].accepted_at, /^\d{4}-/);
  });

  test('keep nobody from public pages, from their data, from deleting the account, and not the editors', async () => {
    await setVersion('2027-02');
    for (const path of ['/en/account/settings', '/en/account/data', '/en/terms', '/en'])
      assert.equal((await member.get(path)).status, 200, path);
    assert.notEqual((await member.get('/en/account/delete')).headers.get('location')?.includes('terms'), true);
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await editor.get('/en/account/tokens')).status, 200);
  });

  test('and guidelines are linked before signing in to submit', async () => {
    const { text } = await w.visitor.get('/en/sign-in?next=%2Fen%2Fsubmit');
    assert.ok(!text.includes('/en/guidelines'));
    await savePageText(w.db, admin, { name: 'guidelines', locale: 'en' }, { text: '# How to', mark: pageMarkOf('') });
    await w.app.context.live.refresh();
    const link = '<p><a href="/en/guidelines">';
    for (const page of ['sign-in', 'register']) {
      assert.ok((await w.visitor.get(`/en/${page}?next=%2Fen%2Fsubmit`)).text.includes(link), page);
      assert.ok(!(await w.visitor.get(`/en/${page}`)).text.includes(link), page);
    }
  });

  test('lose no form that was open when they changed', async () => {
    const sent = await member.send('/en/submit', { name: 'Lantern' });
    assert.equal(sent.status, 422);
    assert.ok(sent.text.includes('value="Lantern"'));
  });
});
