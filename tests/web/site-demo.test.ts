/** The page for admins that takes the demo catalog out. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { loadDemoCatalog } from '#catalog/transfer/demo.ts';
import { CATEGORIES, jsonLines, toolRow } from '../cli/program.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const PAGE = '/en/admin/site/demo';
const w = await world();
const { account } = await w.person('admin');
const admin = await signedIn(w, account.email);

test('without a demo there is nothing to remove, and no way to the page', async () => {
  assert.match(textOf(await admin.get(PAGE)), /There is no demo catalog here/);
  assert.doesNotMatch((await admin.get('/en/admin/site')).text, /admin\/site\/demo/);
});

test('an admin sees what goes and what stays, and removes it; the history names who did', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-demo-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'categories.json'), CATEGORIES);
  await writeFile(join(folder, 'tools.jsonl'), jsonLines([toolRow(1), toolRow(2)]));
  await loadDemoCatalog(w.db, folder);
  await w.app.context.live.refresh();
  assert.equal((await w.visitor.get('/api/v1/tools')).json.pagination.total, 2);
  assert.match((await admin.get('/en/admin/site')).text, /admin\/site\/demo/);
  assert.match(textOf(await admin.get(PAGE)), /Tools 2 0/);
  assert.match(
    (await admin.get('/en/admin/overview')).text,
    /<a href="\/en\/admin\/site\/demo">Remove the demo catalog/,
  );

  const reply = await admin.send(PAGE);
  assert.equal(reply.headers.get('location'), `${PAGE}?done=removed`);
  assert.match(textOf(await admin.get(`${PAGE}?done=removed`)), /has been removed.*There is no demo catalog here/);
  assert.equal((await w.visitor.get('/api/v1/tools')).json.pagination.total, 0);
  assert.doesNotMatch((await admin.get('/en/admin/overview')).text, /Remove the demo catalog/);
  const last = (await listHistory(w.db, 'demo')).at(-1);
  assert.equal(last?.action, 'demo_removed');
  assert.equal(last?.actorId, account.id);
});
