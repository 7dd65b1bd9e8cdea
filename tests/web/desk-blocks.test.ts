/** Against floods: block lists that screening uses, an account ended in one step, and a proxy that nobody has named. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { listBlocks } from '#catalog/screening/blocks.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { submission } from '../support/factories.ts';
import { world, type Person } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const chief = await signedIn(w, (await w.person('admin')).account.email);
const BLOCKS = '/en/admin/blocks';

const send = (changes: Record<string, unknown>, by: Person = maker) =>
  by.post('/api/v1/submissions', submission(changes));
async function waiting(changes: Record<string, unknown> = {}, by: Person = maker): Promise<string> {
  const reply = await send(changes, by);
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}

describe('a block list', () => {
  test('refuses a domain, and its sub-domains where it says so, with its reason for editors', async () => {
    await chief.send(BLOCKS, { kind: 'domain', value: 'https://WWW.Bad.example/', scope: 'exact', reason: 'Malware.' });
    await chief.send(BLOCKS, { kind: 'domain', value: 'worse.example', scope: 'subdomains', reason: 'Sold.' });
    const codes = async (url: string) => {
      const { status, json } = await send({ url });
      return [status, json.error?.code];
    };
    assert.deepEqual(await codes('https://bad.example/tool'), [422, 'spam_detected']);
    assert.deepEqual(await codes('https://app.bad.example/'), [201, undefined]);
    assert.deepEqual(await codes('https://app.worse.example/'), [422, 'spam_detected']);
    assert.deepEqual(await codes('https://notworse.example/'), [201, undefined]);
    await chief.send('/en/editor/screening', { 'mode-blocked_domain': 'advisory' });
    const id = await waiting({ url: 'https://bad.example/other' });
    assert.ok(textOf(await chief.get(`/en/editor/submissions/${id}`)).includes('Why: Malware.'));
    await chief.send('/en/editor/screening', { 'mode-blocked_domain': 'enforced' });
  });
  test('refuses a mail domain and flags a word, in any case and only as a word', async () => {
    await chief.send(BLOCKS, { kind: 'mail_domain', value: '@throw.example', reason: 'Disposable.' });
    await chief.send(BLOCKS, { kind: 'word', value: 'Honeycomb', reason: 'Sold everywhere.' });
    assert.equal((await send({ contact_email: 'me@throw.example' })).status, 422);
    const rulesOf = async (name: string) =>
      (await getSubmission(w.db, await waiting({ name }))).findings.map(({ rule }) => rule);
    assert.ok((await rulesOf('HONEYCOMB Writer')).includes('blocked_word'));
    assert.ok(!(await rulesOf('Honeycombing Writer')).includes('blocked_word'));
  });
  test('holds until its day, and no longer once it is taken off', async () => {
    const day = new Date(w.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await chief.send(BLOCKS, { kind: 'domain', value: 'dated.example', reason: 'For now.', until: day });
    assert.equal((await send({ url: 'https://dated.example/' })).status, 422);
    w.clock.advance(3 * 86_400_000);
    assert.equal((await send({ url: 'https://dated.example/' }, await w.person())).status, 201);
    const again = await signedIn(w, (await w.person('admin')).account.email);
    const [block] = (await listBlocks(w.db.read)).filter(({ value }) => value === 'worse.example');
    await again.send(`${BLOCKS}/${block?.id}/remove`);
    assert.equal((await send({ url: 'https://worse.example/' }, await w.person())).status, 201);
    const log = textOf(await again.get('/en/admin/audit?kind=block'));
    assert.ok(log.includes('Created') && log.includes('Removed') && log.includes('Malware.'));
  });
  test('takes neither an empty value, nor what is no domain, nor a day that is over, nor one without a reason', async () => {
    const again = await signedIn(w, (await w.person('admin')).account.email);
    const before = (await listBlocks(w.db.read)).length;
    for (const [fields, wrong] of [
      [{ kind: 'domain', value: '', reason: 'x' }, 'value'],
      [{ kind: 'domain', value: 'no domain', reason: 'x' }, 'value'],
      [{ kind: 'domain', value: 'a.example', reason: '' }, 'reason'],
      [{ kind: 'domain', value: 'a.example', reason: 'x', until: '2020-01-01' }, 'until'],
      [{ kind: 'nothing', value: 'a.example', reason: 'x' }, 'kind'],
    ] as const) {
      const page = await again.send(BLOCKS, fields);
      assert.equal(page.status, 422, JSON.stringify(fields));
      assert.ok(page.text.includes(`id="field-${wrong}-error"`), JSON.stringify(fields));
    }
    assert.equal((await listBlocks(w.db.read)).length, before);
  });
});

test('no head of a form or a column has the words of the button below it', async () => {
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  await admin.send('/en/admin/blocks', {
    kind: 'word',
    value: 'snake oil',
    scope: 'exact',
    reason: 'sold here',
    until: '',
  });
  await admin.send('/en/admin/invitations', { email: 'soon@example.org', role: 'editor', locale: 'en' });
  for (const [path, button] of [
    ['/en/admin/blocks', 'Remove'],
    ['/en/admin/invitations', 'Withdraw'],
  ] as const) {
    const { text } = await admin.get(path);
    const wordsOf = (kind: string) =>
      [...text.matchAll(new RegExp(`<(?:${kind})(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, words = '']) => words.trim());
    assert.ok(wordsOf('button').includes(button), path);
    assert.deepEqual(
      wordsOf('h2|th').filter((words) => wordsOf('button').includes(words)),
      [],
      path,
    );
  }
});

test('an admin ends an account and all that waits of it in one step, told how many before', async () => {
  const flooder = await w.person();
  const ids = [await waiting({}, flooder), await waiting({}, flooder), await waiting({}, flooder)];
  const [first = '', , last = ''] = ids;
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  const editor = await signedIn(w, (await w.person('editor')).account.email);
  const page = await admin.get(`/en/editor/submissions/${first}`);
  assert.ok(textOf(page).includes('Suspend and reject 3 entries'));
  const names = [...page.text.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
  assert.equal(new Set(names).size, names.length, 'every id stands there once');
  assert.ok(!textOf(await editor.get(`/en/editor/submissions/${first}`)).includes('Suspend and reject'));
  assert.equal((await editor.send(`/en/editor/submissions/${first}/reject-all`, { reason: 'spam' })).status, 403);
  assert.equal((await admin.send(`/en/editor/submissions/${first}/reject-all`, { reason: '' })).status, 422);
  assert.equal((await findAccount(w.db, flooder.account.id))?.suspendedAt, null);
  const done = await admin.follow(
    await admin.send(`/en/editor/submissions/${first}/reject-all`, { reason: 'spam', note: 'Too many.' }),
  );
  assert.ok(textOf(done).includes('The account is suspended'));
  const { state, reasonCode, editorNote } = await getSubmission(w.db, last);
  assert.deepEqual([state, reasonCode, editorNote], ['rejected', 'spam', 'Too many.']);
  assert.ok((await findAccount(w.db, flooder.account.id))?.suspendedAt);
});

test('a flood is told apart from words: it has a name and a colour of its own', async () => {
  const many = await w.person();
  let id = '';
  for (let index = 0; index < 17; index += 1) id = await waiting({ name: `Flood ${index}` }, many);
  const editor = await signedIn(w, (await w.person('editor')).account.email);
  const page = await editor.get(`/en/editor/submissions/${id}`);
  assert.ok(page.text.includes('badge-flood') && textOf(page).includes('Many at once'));
  assert.ok(!page.text.includes('badge-spam'));
});

test('admins are told of a proxy that speaks for many and is not trusted', async () => {
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  assert.ok(!textOf(await admin.get('/en/editor/queue')).includes('TRUSTED_PROXIES'));
  for (const client of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    await w.visitor.get('/en/tools', { 'x-forwarded-for': client });
  assert.ok(textOf(await admin.get('/en/editor/queue')).includes('TRUSTED_PROXIES=127.0.0.1'));
  const editor = await signedIn(w, (await w.person('editor')).account.email);
  assert.ok(!textOf(await editor.get('/en/editor/queue')).includes('TRUSTED_PROXIES'));
});
