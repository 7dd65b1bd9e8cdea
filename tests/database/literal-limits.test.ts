/** Limits in statements for SQLite, which would compile a kept statement anew for each `limit ?`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { world } from '../support/world.ts';

const w = await world();

test('a limit is written out on SQLite, and a value beside it is not', () => {
  const query = w.db.read.selectFrom('tools').select('id').where('slug', '=', 'a').limit(7).offset(3).compile();
  assert.deepEqual(query.parameters, w.db.engine === 'sqlite' ? ['a', 3] : ['a', 7, 3]);
  assert.match(query.sql, w.db.engine === 'sqlite' ? /"slug" = \? limit 7 offset \?$/ : /limit \$2 offset \$3$/);
});

test('a limit that is no number stays what it is', () => {
  const query = w.db.read.selectFrom('tools').select('id').limit(sql.lit(7)).compile();
  assert.match(query.sql, /limit 7$/);
  assert.deepEqual(query.parameters, []);
});

test('as many rows are read as the limit says', async () => {
  for (const [most, found] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [100, 3],
  ] as const) {
    const three = sql`(values (1), (2), (3))`.as('three');
    const rows = await w.db.read
      .selectFrom(three)
      .select(sql<number>`1`.as('n'))
      .limit(most)
      .execute();
    assert.equal(rows.length, found);
  }
});
