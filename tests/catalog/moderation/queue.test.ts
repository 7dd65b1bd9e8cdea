/** The queue with ten thousand waiting entries: its counts are those of the rows, filtered and not, and neighbours follow its order. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createAccount } from '#catalog/accounts/accounts.ts';
import type { Account } from '#catalog/roles.ts';
import { fillFacets } from '#catalog/submissions/queue-index.ts';
import { findPlace } from '#catalog/moderation/queue-place.ts';
import { findNeighbours, listDeskQueue, type QueueFilter } from '#catalog/moderation/queue.ts';
import { countQueue } from '#catalog/moderation/queue-counts.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { insertRows } from '#database/bulk-rows.ts';
import { timestamp, type Database } from '#database/database.ts';
import { migratedDatabase } from '../../support/databases.ts';
import { PASSWORD } from '../../support/world.ts';

const WAITING = 10_000;
const WAITING_ONES: QueueFilter = { state: 'awaiting_moderation' };

describe('a queue of ten thousand', () => {
  let db: Database;
  let close: () => Promise<void>;
  let editor: Account;
  let ids: string[];

  before(async () => {
    const made = await migratedDatabase();
    db = made.db;
    close = async () => {
      await db.close();
      await made.remove();
    };
    editor = await createAccount(db, { email: 'editor@example.org', password: PASSWORD, role: 'editor' });
    const makers = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        createAccount(db, { email: `${name}@example.org`, password: PASSWORD, role: 'member' }),
      ),
    );
    const start = db.now().getTime() - WAITING * 60_000;
    ids = Array.from({ length: WAITING }, () => randomUUID());
    const rule = JSON.stringify([{ rule: 'same_name', verdict: 'duplicate', action: 'flag', evidence: {} }]);
    const columns = [
      'id',
      'account_id',
      'state',
      'url',
      'canonical_url',
      'url_key',
      'name',
      'tagline',
      'pricing_model',
      'categories',
      'submitted_at',
      'queued_at',
      'state_since',
      'findings',
    ];
    const rows = ids.map((id, index) => {
      const at = timestamp(new Date(start + index * 60_000));
      const url = `https://q${index}.example.com/`;
      const tagline = index % 10 === 0 ? 'Инструмент на основе искусственного интеллекта.' : 'An AI tool for a test.';
      return [
        id,
        makers[index % 3]?.id ?? '',
        'awaiting_moderation',
        url,
        url,
        url,
        `Entry ${index}`,
        tagline,
        'free',
        JSON.stringify([`category-${index % 40}`]),
        at,
        at,
        at,
        index % 4 === 0 ? rule : '[]',
      ];
    });
    for (let at = 0; at < rows.length; at += 1_000)
      await db.write((trx) => insertRows(trx, db.engine, 'submissions', columns, rows.slice(at, at + 1_000)));
  });
  after(() => close());

  test('of an older version gets its facets when the server starts', async () => {
    // The rows are of an older version: they have no facets yet.
    await db.write((trx) => trx.updateTable('facet_version').set({ version: 0 }).execute());
    assert.equal(await fillFacets(db), WAITING);
    assert.equal(await fillFacets(db), 0);
    // PostgreSQL does this by itself within a minute.
    if (db.engine === 'postgres') await sql`vacuum analyze`.execute(db.read);
  });
  test('is counted as its rows are', async () => {
    const counts = await countQueue(db, 'awaiting_moderation');
    assert.deepEqual(counts.states.awaiting_moderation, { count: WAITING, isMore: false });
    assert.equal(counts.category.length, 40);
    assert.ok(counts.category.every(({ count }) => count === WAITING / 40));
    assert.deepEqual(counts.rule, [{ value: 'same_name', count: 1_000, isMore: true }], 'no further than a thousand');
    assert.deepEqual(
      counts.language.map(({ value, count, isMore }) => [value, count, isMore]),
      [
        ['en', 1_000, true],
        ['ru', 1_000, false],
      ],
    );
    assert.deepEqual(
      counts.account.map(({ count, isMore }) => [count, isMore]),
      Array.from({ length: 3 }, () => [1_000, true]),
    );
    const { total } = await listDeskQueue(
      db,
      { ...WAITING_ONES, rule: 'same_name', language: 'ru' },
      { page: 1, perPage: 50 },
      editor.id,
    );
    assert.equal(total, 500);
  });
  test('has neighbours within its filter, the longest waiting before the others', async () => {
    const middle = await getSubmission(db, ids[5_000] ?? '');
    const neighbours = await findNeighbours(db, { ...WAITING_ONES, category: 'category-0' }, middle, editor);
    assert.deepEqual(neighbours, { before: ids[4_960], after: ids[5_040], first: ids[0] });
  });
  test('has a place in a short list, and none in one that nobody counts or that it is not in', async () => {
    const middle = await getSubmission(db, ids[5_000] ?? '');
    const placeIn = (filter: Partial<QueueFilter>) => findPlace(db, { ...WAITING_ONES, ...filter }, middle, editor.id);
    assert.deepEqual(await placeIn({ category: 'category-0' }), { place: 126, total: 250 });
    assert.equal(await placeIn({}), null);
    assert.equal(await placeIn({ category: 'category-1' }), null);
    assert.equal(await placeIn({ state: 'published' }), null);
  });
});
