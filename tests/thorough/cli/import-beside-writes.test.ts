/** A long import in a process of its own leaves room for other writers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { CATEGORIES, createProgram, isPostgres, jsonLines, toolRow, type Program } from '../../cli/program.ts';
import { until } from '../../support/until.ts';

let program: Program;
let db: Database;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
  db = await program.open();
});
after(() => program.close());

test(
  'while a long import runs, another process goes on writing',
  { skip: isPostgres ? 'PostgreSQL has no single writer' : false },
  async () => {
    const rows = Array.from({ length: 1500 }, (_, index) =>
      toolRow(10_000 + index, { description: 'A long sentence about what it does. '.repeat(20) }),
    );
    const file = await program.file('long.jsonl', jsonLines(rows));
    const importing = program.run(['import', file, '--published', '--json'], { alone: true });
    let writes = 0;
    const state = { isDone: false };
    const ended = importing.finally(() => (state.isDone = true));
    const countTools = async () =>
      (await sql<{ count: number }>`select count(*) as count from tools`.execute(db.read)).rows[0]?.count ?? 0;
    // Each write waits for the next batch, so that none takes the lock from the import for ever.
    while (!state.isDone) {
      const known = await countTools();
      await db.write((trx) =>
        trx.updateTable('accounts').set({ locale: 'en' }).where('email', '=', 'import@toolshelf.invalid').execute(),
      );
      writes += 1;
      await until(async () => state.isDone || (await countTools()) > known);
    }
    const { json, stderr } = await ended;
    assert.equal(json.created, 1500, stderr);
    assert.ok(writes >= 3, `${writes} writes`);
  },
);
