/** Keys of duplicates that an older version made are made anew when a server starts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { ROW_VERSIONS } from '#database/backfill.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const w = await world();
// The server looks for older keys when it starts, too.
await w.app.drain('backfills');

test('a tool of an older version is found by the keys of this one', async () => {
  const maker = await w.person();
  await publish(w.db, [{ name: 'Kandinsky', url: 'https://old-keys.example.com/' }]);
  const submitted = await maker.post('/api/v1/submissions', {
    url: 'https://old-keys.example.org/',
    name: 'Perplexity',
    tagline: 'Answers questions with sources by AI',
    categories: ['writing'],
    pricing_model: 'free',
  });
  assert.equal(submitted.status, 201, submitted.text);
  const made = await keys();
  await w.db.write(async (trx) => {
    await trx.deleteFrom('entry_keys').where('key', 'like', 'n:l:%').execute();
    await trx.updateTable('entry_keys').set({ key: 'n:stale' }).where('key', '=', 'n:n:kandinsky').execute();
    await trx
      .updateTable('entry_key_version')
      .set({ version: ROW_VERSIONS.entry_key_version - 1 })
      .execute();
  });
  assert.notDeepEqual(await keys(), made);
  assert.equal(await refreshEntryKeys(w.db), 2);
  assert.deepEqual(await keys(), made);
});

test('a name in another script is shown to the editors', async () => {
  const maker = await w.person();
  const sent = await maker.post('/api/v1/submissions/validate', {
    url: 'https://risuet.example.net/',
    name: 'Кандинский',
    tagline: 'Нейросеть рисует картины по описанию',
    categories: ['writing'],
    pricing_model: 'free',
  });
  assert.deepEqual(
    sent.json.data.similar.map((tool: { name: string }) => tool.name),
    ['Kandinsky'],
  );
});

test('keys of this version are left alone', async () => {
  await w.db.write((trx) => trx.deleteFrom('entry_keys').where('key', 'like', 'n:l:%').execute());
  assert.equal(await refreshEntryKeys(w.db), 0);
});

async function keys(): Promise<unknown> {
  return w.db.read.selectFrom('entry_keys').selectAll().orderBy('entry_id').orderBy('key').execute();
}
