/** The desk's other pages: tools, translations by people and by a machine, categories, accounts, and the audit log. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { csvCell } from '#catalog/audit/audit.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, submissionFields, textOf } from './browser.ts';

interface Asked {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** A server that speaks LibreTranslate's protocol: a list is answered by a list, a wrong key by 403, an unknown language by 400. */
const asked: Asked[] = [];
let answer: 'right' | 'busy' | 'nonsense' = 'right';
const machine: Server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
  request.on('end', () => {
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (request.method !== 'POST' || request.url !== '/translate') return send(404, { error: 'Not found' });
    const sent = JSON.parse(body) as Asked;
    if (sent.api_key !== 'secret-key') return send(403, { error: 'Invalid API key' });
    asked.push(sent);
    if (sent.target === 'pl') return send(400, { error: 'pl is not supported' });
    if (answer === 'busy') return send(429, { error: 'Slow down' });
    if (answer === 'nonsense') return send(200, { translatedText: ['only one', 'two', 'three'] });
    return send(200, { translatedText: sent.q.map((text) => `[${sent.target}] ${text}\n`) });
  });
});
await new Promise<void>((resolve) => {
  machine.listen(0, '127.0.0.1', resolve);
});
after(() => machine.close());

const w = await world({
  SUBMISSIONS_PER_HOUR: '1000',
  TRANSLATE_URL: `http://127.0.0.1:${(machine.address() as AddressInfo).port}`,
  TRANSLATE_KEY: 'secret-key',
});
const editor = await w.person('editor');
const admin = await w.person('admin');
const desk = await signedIn(w, editor.account.email);
const boss = await signedIn(w, admin.account.email);

async function tool(changes: Parameters<typeof publish>[1][number] = {}): Promise<string> {
  const [slug = ''] = await publish(w.db, [changes]);
  await w.app.context.live.refresh();
  return slug;
}
const pathOf = (slug: string, act = ''): string => `/en/editor/tools/${slug}${act && `/${act}`}`;
const textsOf = (slug: string): string => `/en/editor/translations/${slug}`;

describe('a tool in the catalog', () => {
  test('is found by its words and edited with the checks of a submission', async () => {
    const slug = await tool({ name: 'Marble Heron', tagline: 'An AI tool that paints herons.' });
    assert.ok((await desk.get('/en/editor/tools?q=marble+heron')).text.includes(pathOf(slug)));
    const before = await getDeskTool(w.db, slug);
    const fields = submissionFields({
      url: before.url,
      name: 'Marble Heron',
      tagline: 'An AI tool that paints flamingos.',
      pricing_model: 'paid',
      categories: ['image-generation'],
    });
    const refused = await desk.send(pathOf(slug), { ...fields, mark: before.mark, tagline: 'x', categories: ['nope'] });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-tagline"') && refused.text.includes('href="#field-categories"'));
    const saved = await desk.follow(await desk.send(pathOf(slug), { ...fields, mark: before.mark }));
    assert.ok(textOf(saved).includes('The tool has been changed'));
    assert.ok(textOf(await w.visitor.get('/en/tools?q=flamingos')).includes('Marble Heron'));
    assert.equal((await desk.send(pathOf(slug), { ...fields, name: 'Late', mark: before.mark })).status, 409);
    assert.equal((await getDeskTool(w.db, slug)).name, 'Marble Heron');
  });
  test('is hidden, published again, hidden and removed, each with its reason', async () => {
    const slug = await tool({ name: 'Hidden Heron' });
    assert.equal((await desk.send(pathOf(slug, 'quarantine'))).status, 422);
    await desk.follow(await desk.send(pathOf(slug, 'quarantine'), { reason: 'misleading', note: 'Look again.' }));
    assert.equal((await w.visitor.get(`/en/tools/${slug}`)).status, 404);
    const hidden = await desk.get('/en/editor/tools?state=quarantined&q=hidden+h');
    assert.ok(hidden.text.includes(pathOf(slug)));
    assert.ok(!(await desk.get('/en/editor/tools?state=quarantined&q=%25zz')).text.includes(pathOf(slug)));
    assert.ok(textOf(await desk.get(pathOf(slug))).includes('Look again.'));
    assert.equal((await desk.send(pathOf(slug, 'quarantine'), { reason: 'spam' })).status, 409);
    await desk.follow(await desk.send(pathOf(slug, 'restore')));
    assert.equal((await w.visitor.get(`/en/tools/${slug}`)).status, 200);
    assert.equal((await desk.send(pathOf(slug, 'remove'), { reason: 'spam' })).status, 409, 'only hidden ones');
    await desk.send(pathOf(slug, 'quarantine'), { reason: 'spam' });
    await desk.follow(await desk.send(pathOf(slug, 'remove'), { reason: 'spam' }));
    assert.equal((await desk.send(pathOf(slug, 'restore'))).status, 409);
    assert.ok((await desk.get('/en/editor/tools?state=removed')).text.includes(pathOf(slug)));
  });
});

describe('translations', () => {
  test('are written by editors, marked as theirs, found by search, and taken away', async () => {
    const slug = await tool({ name: 'Quiet Otter' });
    const empty = await desk.get(textsOf(slug));
    assert.ok(textOf(empty).includes('Tagline: 1 of 8'));
    assert.equal((await desk.send(textsOf(slug), { act: 'save', locale: 'de', tagline: ' ' })).status, 422);
    assert.equal((await desk.send(textsOf(slug), { act: 'save', locale: 'xx', tagline: 'Hallo Welt' })).status, 422);
    assert.equal((await desk.send(textsOf(slug), { act: 'save', locale: 'en', tagline: 'Hello there' })).status, 409);
    const saved = await desk.follow(
      await desk.send(textsOf(slug), {
        act: 'save',
        locale: 'de',
        tagline: 'Ein KI-Werkzeug für Murmeltiere.',
        description: '',
      }),
    );
    assert.ok(textOf(saved).includes('The translation has been saved') && textOf(saved).includes('Tagline: 2 of 8'));
    const found = await w.visitor.get('/api/v1/tools?q=Murmeltiere&locale=de');
    assert.equal(found.json.data[0].slug, slug);
    assert.equal((await getDeskTool(w.db, slug)).translations.de?.provenance, 'editor');
    await desk.follow(await desk.send(textsOf(slug), { act: 'remove', locale: 'de' }));
    assert.equal((await w.visitor.get('/api/v1/tools?q=Murmeltiere&locale=de')).json.data.length, 0);
  });
  test('are asked from the machine after the commit, stored as a machine’s, and never over a person’s', async () => {
    const slug = await tool({ name: 'Patient Otter', description: 'Two lines.\nOf text.' });
    await desk.send(textsOf(slug), { act: 'save', locale: 'fr', tagline: 'Un outil d’IA écrit par une personne.' });
    asked.length = 0;
    const sent = await desk.follow(await desk.send(textsOf(slug), { act: 'machine', locale: 'missing' }));
    assert.ok(textOf(sent).includes('have been requested'));
    await w.app.drain('translations');
    assert.deepEqual(
      asked.map(({ target }) => target).toSorted((a, b) => a.localeCompare(b)),
      ['ar', 'de', 'es', 'pl', 'ru', 'uk'],
    );
    assert.ok(asked.every(({ format, source, q }) => format === 'text' && source === 'en' && q.length === 2));
    const { translations } = await getDeskTool(w.db, slug);
    assert.equal(translations.de?.provenance, 'machine');
    assert.match(translations.de?.tagline ?? '', /^\[de\] An AI tool/);
    assert.equal(translations.de?.description, '[de] Two lines.\nOf text.');
    assert.equal(translations.fr?.provenance, 'editor');
    assert.equal(translations.pl, undefined);
    const page = textOf(await desk.get(textsOf(slug)));
    assert.ok(page.includes('Machine') && page.includes('failed: status 400'), 'a refusal is told');
    assert.equal((await desk.send(textsOf(slug), { act: 'machine', locale: 'fr' })).status, 409);
    const detail = (await w.visitor.get(`/api/v1/tools/${slug}?locale=de`)).json.data;
    assert.equal(detail.translation.tagline, 'machine');
  });
  test('are tried again later when the machine is busy, and given up when it makes no sense', async () => {
    const slug = await tool({ name: 'Busy Otter' });
    answer = 'busy';
    await desk.send(textsOf(slug), { act: 'machine', locale: 'es' });
    assert.equal(await w.app.drain('translations'), 0);
    assert.ok(textOf(await desk.get(textsOf(slug))).includes('Translation in progress'));
    answer = 'right';
    w.clock.advance(20_000);
    await w.app.drain('translations');
    assert.equal((await getDeskTool(w.db, slug)).translations.es?.provenance, 'machine');
    answer = 'nonsense';
    await desk.send(textsOf(slug), { act: 'machine', locale: 'uk' });
    await w.app.drain('translations');
    answer = 'right';
    assert.ok(textOf(await desk.get(textsOf(slug))).includes('answer not understood'));
    assert.equal((await getDeskTool(w.db, slug)).translations.uk, undefined);
  });
});

describe('accounts', () => {
  test('change their role, are suspended and let back, and lose their tokens, all in the audit log', async () => {
    const person = await w.person();
    const path = `/en/admin/accounts/${person.account.id}`;
    await person.post('/api/v1/submissions', submission({ name: 'Owned Lantern' }));
    const page = textOf(await boss.get(path));
    assert.ok(page.includes('Owned Lantern') && page.includes('token '));
    const list = await boss.get(
      `/en/admin/accounts?q=${encodeURIComponent(person.account.email.slice(0, 9))}&role=member`,
    );
    assert.ok(list.text.includes(path));
    const { text: long } = await boss.get(`/en/admin/accounts?q=a${'b'.repeat(253)}c`);
    assert.ok(long.includes(`value="a${'b'.repeat(253)}"`), 'no address is longer than 254 letters');
    assert.equal((await boss.send(`${path}/role`, { role: 'emperor' })).status, 422);
    await boss.follow(await boss.send(`${path}/role`, { role: 'editor' }));
    const session = await signedIn(w, person.account.email);
    assert.equal((await session.get('/en/editor/queue')).status, 200);
    await boss.follow(await boss.send(`${path}/suspend`));
    assert.equal((await session.get('/en/editor/queue')).status, 303, 'signed out');
    assert.equal((await person.get('/api/v1/submissions')).status, 403);
    assert.ok((await boss.get('/en/admin/accounts?state=suspended')).text.includes(path));
    await boss.follow(await boss.send(`${path}/lift`));
    assert.equal((await person.get('/api/v1/submissions')).status, 200);
    await boss.follow(await boss.send(`${path}/revoke`));
    assert.equal((await person.get('/api/v1/submissions')).status, 401);
    const log = textOf(await boss.get(`/en/admin/audit?id=${person.account.id}`));
    for (const said of ['Role changed', 'Suspended', 'Suspension lifted', admin.account.email])
      assert.ok(log.includes(said), said);
  });
  test('cannot be changed by their own admin', async () => {
    const path = `/en/admin/accounts/${admin.account.id}`;
    assert.ok(textOf(await boss.get(path)).includes('your own account'));
    for (const act of ['role', 'suspend', 'lift'])
      assert.equal((await boss.send(`${path}/${act}`, { role: 'member' })).status, 403, act);
  });
});

describe('the audit log', () => {
  test('is filtered by person, kind, act, entry and day, and goes back page by page', async () => {
    const person = await w.person();
    for (let index = 0; index < 3; index += 1) await person.post('/api/v1/submissions', submission());
    const rows = async (query: string): Promise<number> =>
      ((await boss.get(`/en/admin/audit?${query}`)).text.match(/<time /g) ?? []).length;
    const who = `actor=${encodeURIComponent(person.account.email)}`;
    assert.equal(await rows(`${who}&kind=submission`), 3);
    assert.equal(await rows(`${who}&action=submit`), 3);
    assert.equal(await rows(`${who}&kind=placement`), 0);
    const today = w.clock.now().toISOString().slice(0, 10);
    assert.equal(await rows(`${who}&kind=submission&from=${today}&until=${today}`), 3);
    assert.equal(await rows(`${who}&until=2020-01-01`), 0);
    assert.equal(await rows('actor=nobody@example.org'), 0);
    assert.ok((await rows('actor=system&imports=show')) > (await rows('actor=system')));
    assert.equal((await boss.get('/en/admin/audit?before=%00&id=%00&actor=%00')).status, 200);
  });
  test('is downloaded as CSV in which no cell is a formula', async () => {
    const slug = await tool({ name: 'Formula Heron' });
    await desk.send(pathOf(slug, 'quarantine'), { reason: 'spam', note: '=HYPERLINK("https://evil.test","x")' });
    const file = await boss.get('/en/admin/audit.csv?kind=tool');
    assert.match(file.headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    assert.equal(file.headers.get('cache-control'), 'no-store');
    assert.ok(file.text.startsWith('at,actor,actor_id,'));
    assert.ok(file.text.includes(`"'=HYPERLINK(""https://evil.test"",""x"")"`), file.text.slice(0, 500));
    for (const reader of [desk, openBrowser(w)]) assert.notEqual((await reader.get('/en/admin/audit.csv')).status, 200);
    for (const [text, cell] of [
      ['plain', 'plain'],
      ['a,b', '"a,b"'],
      ['=1+1', `"'=1+1"`],
      [' +1', `"' +1"`],
      ['@SUM(A1)', `"'@SUM(A1)"`],
      ['-2', `"'-2"`],
      ['＝1', `"'＝1"`],
      ['\t=1', `"'\t=1"`],
      ['two\nlines', '"two\nlines"'],
      ['', ''],
    ] as const) {
      assert.equal(csvCell(text), cell, JSON.stringify(text));
    }
  });
});
