/** Terms of an older analysis: they serve until they are made anew behind the running server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseRevision } from '#catalog/revision.ts';
import { ANALYSIS_VERSION } from '#catalog/search/analysis/analysis.ts';
import { refreshStoredTerms } from '#catalog/tools/serving/reindex.ts';
import type { Database } from '#database/database.ts';
import { publish } from './support/factories.ts';
import { world, type World } from './support/world.ts';

/** A server that has looked for older rows already, so that those of the tests are left to them. */
async function startedWorld(): Promise<World> {
  const w = await world();
  await w.app.drain('backfills');
  return w;
}

/** Makes tools look as if a version before had analysed them. */
async function makeOld(db: Database, terms: string, version = ANALYSIS_VERSION - 1): Promise<void> {
  await db.write(async (trx) => {
    const revision = await raiseRevision(trx);
    await trx.updateTable('tools').set({ terms, terms_version: version, revision }).execute();
  });
}

async function countHits(w: World, path: string): Promise<number> {
  const { json } = await w.visitor.get(`/api/v1/tools${path}`);
  return json.pagination.total;
}

test('terms of an older analysis are made anew, those of a newer one stay', async () => {
  const w = await startedWorld();
  await publish(w.db, [{ name: 'Older' }, { name: 'Newer' }]);
  for (const [name, version] of [
    ['Older', ANALYSIS_VERSION - 1],
    ['Newer', ANALYSIS_VERSION + 1],
  ] as const) {
    await w.db.write((trx) =>
      trx.updateTable('tools').set({ terms: 'kept', terms_version: version }).where('name', '=', name).execute(),
    );
  }
  assert.equal(await refreshStoredTerms(w.db), 1);
  const rows = await w.db.read.selectFrom('tools').select(['name', 'terms', 'terms_version']).orderBy('name').execute();
  assert.deepEqual(rows[0], { name: 'Newer', terms: 'kept', terms_version: ANALYSIS_VERSION + 1 });
  assert.equal(rows[1]?.terms_version, ANALYSIS_VERSION);
  assert.notEqual(rows[1]?.terms, 'kept');
});

for (const [form, terms] of [
  ['of a version that stored fewer lines', 'older\n\n\n'],
  ['that were never made', ''],
] as const) {
  test(`tools with terms ${form} are listed and shown, and found by all their words once they are analysed`, async () => {
    const w = await startedWorld();
    await publish(w.db, [{ name: 'Older', slug: 'older', tagline: 'Turns hummed melodies into sheet music' }]);
    await makeOld(w.db, terms);
    await w.app.context.live.refresh();
    assert.equal(await countHits(w, ''), 1);
    assert.equal(await countHits(w, '?q=older'), 1);
    assert.equal(await countHits(w, '?q=hummed+melodies'), 0);
    assert.equal((await w.visitor.get('/api/v1/tools/older')).status, 200);

    // On a busy machine the worker may have been there first.
    await w.app.drain('backfills');
    await w.app.context.live.refresh();
    assert.equal(await countHits(w, '?q=hummed+melodies'), 1);
  });
}

test('what was interrupted goes on where it ended', async () => {
  const w = await startedWorld();
  await publish(
    w.db,
    Array.from({ length: 260 }, (_, at) => ({
      name: `Tool ${at}`,
      slug: `tool-${at}`,
      tagline: 'Turns text into speech',
    })),
  );
  await makeOld(w.db, 'old');
  const stopping = new AbortController();
  const first = refreshStoredTerms(w.db, {
    signal: stopping.signal,
    onBegin: () => void setImmediate(() => stopping.abort()),
  });
  assert.equal(await first, 250);
  const left = await w.db.read.selectFrom('tools').select('slug').where('terms', '=', 'old').execute();
  assert.equal(left.length, 10);
  assert.equal(await refreshStoredTerms(w.db), 10);
  const rows = await w.db.read.selectFrom('tools').select(['terms', 'terms_version']).execute();
  assert.ok(rows.every((row) => row.terms_version === ANALYSIS_VERSION && row.terms.includes('speech')));
});
