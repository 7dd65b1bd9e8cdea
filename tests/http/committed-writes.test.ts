/** What was committed stands: an answer does not fail because what is held in memory could not be refreshed after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../web/browser.ts';
import { submission } from '../support/factories.ts';
import { failReads } from '../support/queries.ts';
import { world } from '../support/world.ts';
import { until } from '../support/until.ts';

const PATH = '/api/v1/submissions';

test('a write over the API and a decision at the desk are answered, and shown as soon as the refresh succeeds', async () => {
  const w = await world();
  const maker = await w.person();
  const desk = await signedIn(w, (await w.person('editor')).account.email);
  const [approved, withdrawn] = [
    (await maker.post(PATH, submission())).json.data.id as string,
    (await maker.post(PATH, submission())).json.data.id as string,
  ];
  const heal = failReads(w.db, 'catalog_revision', 'revision');
  const sent = await maker.post(PATH, submission());
  assert.equal(sent.status, 201, sent.text);
  const gone = await maker.delete(`${PATH}/${withdrawn}`);
  assert.deepEqual([gone.status, gone.json.data.status], [200, 'withdrawn']);
  const decided = await desk.send(`/en/editor/submissions/${approved}/approve`);
  assert.equal(decided.status, 303, decided.text);
  assert.equal((await maker.get(`${PATH}/${approved}`)).json.data.status, 'published');
  // Those who follow the database fail as well.
  await w.clock.elapse(1_000);
  assert.equal((await w.visitor.get('/api/v1/tools')).json.data.length, 0);
  heal();
  await w.clock.elapse(1_000);
  await until(async () => (await w.visitor.get('/api/v1/tools')).json.data.length === 1);
});
