/** The revision of the catalog: what raises it, and what a mirror may change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { becomeMirror } from '#catalog/replication/mirror.ts';
import { raiseRevision, readRevision } from '#catalog/revision.ts';
import { migratedDatabase } from '../support/databases.ts';

test('every change raises the revision by one; in a mirror those of entries are refused, with its origin, and others are not', async () => {
  const { db, remove } = await migratedDatabase();
  try {
    const first = await readRevision(db.read);
    assert.equal(await db.write((trx) => raiseRevision(trx)), first + 1);
    await becomeMirror(db, 'https://origin.example.org', () => Promise.resolve());
    const before = await readRevision(db.read);
    await assert.rejects(
      db.write((trx) => raiseRevision(trx)),
      { code: 'read_only', extra: { origin: 'https://origin.example.org' } },
    );
    assert.equal(await readRevision(db.read), before);
    assert.equal(await db.write((trx) => raiseRevision(trx, 'other')), before + 1);
    assert.equal(await readRevision(db.read), before + 1);
  } finally {
    await db.close();
    await remove();
  }
});
