/** What a server holds in memory follows the database, however many tools change at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

/** More than are taken over in one turn of the event loop, twice. */
const MANY = 300;

const w = await world();
const { live } = w.app.context;
await publish(
  w.db,
  Array.from({ length: MANY }, (_, at) => ({ name: `Lamp ${at}` })),
);
await live.refresh();

describe('the live catalog', () => {
  test('takes over all tools of one revision', () => assert.equal(live.index.size, MANY));

  test('takes over changes of many revisions and the many of one', async () => {
    const rows = await w.db.read.selectFrom('tools').select('seq').orderBy('seq').execute();
    for (const { seq } of rows.slice(0, 3)) await change([seq], 'published');
    await change(
      rows.map(({ seq }) => seq),
      'published',
    );
    await change(
      rows.slice(0, 200).map(({ seq }) => seq),
      'quarantined',
    );
    await change([rows[0]!.seq], 'published');
    await live.refresh();
    assert.equal(live.index.size, MANY - 199);
    assert.equal(live.revision, await revisionNow());
  });

  test('takes over new names of categories', async () => {
    await importCategories(w.db, [{ id: 'writing', names: { de: 'Schreibkram' } }]);
    await live.refresh();
    assert.equal(live.categories.of('de').get('writing')?.name, 'Schreibkram');
    assert.ok(live.categories.sorted('de').some(({ name }) => name === 'Schreibkram'));
  });
});

function change(seqs: readonly number[], state: 'published' | 'quarantined'): Promise<void> {
  return w.db.write(async (trx) => {
    const revision = await raiseRevision(trx);
    await trx.updateTable('tools').set({ revision, state }).where('seq', 'in', seqs).execute();
  });
}

async function revisionNow(): Promise<number> {
  const row = await w.db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
  return row.revision;
}
