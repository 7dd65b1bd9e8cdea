/** Merging tools at the desk: naming the winner, seeing both, and what readers and programs find afterwards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const maker = await w.person();
const desk = await signedIn(w, (await w.person('editor')).account.email);

async function pair(name: string): Promise<{ from: string; into: string; url: string }> {
  const url = `https://twin-${name.toLowerCase()}.example.com/`;
  const [from = '', into = ''] = await publish(w.db, [
    { name: `${name} Twin`, url },
    { name: `${name} Proper`, url: `https://proper-${name.toLowerCase()}.example.com/` },
  ]);
  await w.app.context.live.refresh();
  return { from, into, url };
}
const pathOf = (slug: string): string => `/en/editor/tools/${slug}/merge`;

test('the tool that stays is named by slug or address, and both are shown before anything happens', async () => {
  const { from, into } = await pair('Quartz');
  assert.ok((await desk.get(`/en/editor/tools/${from}`)).text.includes(`action="${pathOf(from)}"`));
  for (const named of [into, 'https://proper-quartz.example.com/', `http://localhost:3000/de/tools/${into}`]) {
    const page = await desk.get(`${pathOf(from)}?into=${encodeURIComponent(named)}`);
    assert.equal(page.status, 200);
    const text = textOf(page);
    for (const said of [
      'Merge Quartz Twin into Quartz Proper?',
      'twin-quartz.example.com',
      'proper-quartz.example.com',
    ])
      assert.ok(text.includes(said), said);
    assert.ok(text.includes('This cannot be undone.'));
  }
  assert.equal((await w.visitor.get(`/api/v1/tools/${from}`)).status, 200, 'looking changes nothing');
});

test('an unknown tool, the same tool and none are asked for again', async () => {
  const { from } = await pair('Basalt');
  const unknown = await desk.get(`${pathOf(from)}?into=no-such-tool`);
  assert.equal(unknown.status, 422);
  assert.ok(textOf(unknown).includes('No published tool') && unknown.text.includes('value="no-such-tool"'));
  assert.equal((await desk.get(`${pathOf(from)}?into=${from}`)).status, 422);
  assert.equal((await desk.get(pathOf(from))).status, 200);
  assert.equal((await desk.get(`${pathOf(from)}?into=%00`)).status, 422);
  for (const into of ['', from, 'no-such-tool', '\0'])
    assert.equal((await desk.send(pathOf(from), { into })).status, 422, into);
});

test('what names no tool is told at the field and above the form, beside the tool that would go', async () => {
  const { from } = await pair('Onyx');
  for (const into of ['', from, 'no-such-tool']) {
    const refused = await desk.send(pathOf(from), { into });
    assert.ok(refused.text.includes('href="#field-into"'), into);
    assert.match(refused.text, /id="field-into"[^>]*aria-invalid="true"/);
    const text = textOf(refused);
    assert.ok(text.includes('Merge Onyx Twin into another tool') && text.includes('twin-onyx.example.com'));
  }
});

test('a merged tool leads readers on, is gone for programs, and its address is a duplicate of the winner', async () => {
  const { from, into, url } = await pair('Granite');
  const done = await desk.follow(await desk.send(pathOf(from), { into }));
  assert.ok(textOf(done).includes('The tools have been merged') && textOf(done).includes('twin-granite.example.com'));
  const page = await w.visitor.get(`/en/tools/${from}`);
  assert.deepEqual([page.status, page.headers.get('location')], [308, `/en/tools/${into}`]);
  const [gone, unknown] = [
    await w.visitor.get(`/api/v1/tools/${from}`),
    await w.visitor.get('/api/v1/tools/never-there'),
  ];
  assert.equal(gone.status, 404);
  assert.deepEqual(gone.json.error.code, unknown.json.error.code);
  const reply = await maker.post('/api/v1/submissions', submission({ url }));
  assert.deepEqual(
    [reply.status, reply.json.error.code, reply.json.error.existing.slug],
    [422, 'duplicate_submission', into],
  );
  const loser = await desk.get(`/en/editor/tools/${from}`);
  assert.ok(loser.text.includes(`href="/en/editor/tools/${into}"`) && !loser.text.includes(`action="${pathOf(from)}"`));
});

test('a second merge of the same tool is told as such, with nothing changed', async () => {
  const { from, into } = await pair('Slate');
  const { into: third } = await pair('Marble');
  await desk.follow(await desk.send(pathOf(from), { into }));
  assert.equal((await desk.send(pathOf(from), { into: third })).status, 409);
  assert.equal((await w.visitor.get(`/en/tools/${from}`)).headers.get('location'), `/en/tools/${into}`);
});
