/** The account that owns imported submissions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getImportAccount } from '#catalog/transfer/import-queued.ts';
import { world } from '../../support/world.ts';

const w = await world();

test('is one account, suspended, also when two batches need it at once for the first time', async () => {
  const accounts = await Promise.all([getImportAccount(w.db), getImportAccount(w.db), getImportAccount(w.db)]);
  assert.equal(new Set(accounts.map(({ id }) => id)).size, 1);
  assert.ok(accounts.every(({ suspendedAt }) => suspendedAt !== null));
  assert.equal((await getImportAccount(w.db)).id, accounts[0].id);
});
