/** An import beside somebody who holds the write lock for longer than a request would wait. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { COMMAND_PATIENCE_MS, openDatabase } from '#database/connection.ts';
import { importTools } from '#catalog/transfer/imports.ts';
import { ENGINE } from '../../../support/databases.ts';
import { submission } from '../../../support/factories.ts';
import { world } from '../../../support/world.ts';
import { until } from '../../../support/until.ts';

/** Longer than a request waits for the lock. */
const HELD_MS = 3_000;

/** The workers of the server beside it write now and then, too. */
const holdLock = (database: DatabaseSync): Promise<boolean> =>
  until(() => {
    try {
      database.exec('begin immediate');
      return true;
    } catch {
      return false;
    }
  });

test(
  'a command waits for the write lock of SQLite longer than a request does',
  { skip: ENGINE !== 'sqlite' && 'PostgreSQL locks rows' },
  async () => {
    const w = await world();
    const file = join(w.config.dataDir, 'rows.jsonl');
    await writeFile(file, JSON.stringify(submission({ slug: 'patient' })));
    const other = new DatabaseSync(w.config.databaseUrl.slice('sqlite:'.length));
    await holdLock(other);
    const db = await openDatabase(w.config.databaseUrl, w.clock, COMMAND_PATIENCE_MS);
    const importing = importTools(db, file, { published: true });
    await wait(HELD_MS);
    other.exec('rollback');
    other.close();
    assert.equal((await importing).created, 1);
    await db.close();
  },
);
