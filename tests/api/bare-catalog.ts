/** A catalog without a server: nothing reads its outbox or keeps its house, so that both can be looked at. */
import { after, before } from 'node:test';
import type { Account, Role } from '#catalog/roles.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import type { Database } from '#database/database.ts';
import { CATEGORIES, makeAccount } from '../support/factories.ts';
import { frozenClock } from '../support/clock.ts';
import { migratedDatabase, type TestDatabase } from '../support/databases.ts';

export interface BareCatalog {
  db: Database;
  now(): Date;
  /** Moves time forward. */
  advance(milliseconds: number): void;
  account(role?: Role): Promise<Account>;
  /** Templates of the mails that wait for whoever follows this submission, oldest first. */
  mailsAbout(submissionId: string): Promise<string[]>;
}

/** A catalog for all tests of the suite that calls it. */
export function sharedCatalog(): BareCatalog {
  let people = 0;
  let opened: TestDatabase | undefined;
  const clock = frozenClock();
  const get = (): Database => {
    if (opened === undefined) throw new Error('the catalog opens before the first test of its suite');
    return opened.db;
  };
  before(async () => {
    opened = await migratedDatabase(clock);
    await importCategories(opened.db, CATEGORIES);
  });
  after(async () => {
    await opened?.db.close();
    await opened?.remove();
  });
  return {
    get db() {
      return get();
    },
    now: () => clock.now(),
    advance: (milliseconds) => clock.advance(milliseconds),
    account(role = 'member') {
      people += 1;
      return makeAccount(get(), `account-${people}@example.org`, role);
    },
    async mailsAbout(submissionId) {
      const rows = await get()
        .read.selectFrom('outbox')
        .select('payload')
        .where('payload', 'like', `%"id":"${submissionId}"%`)
        .orderBy('id')
        .execute();
      return rows.map(({ payload }) => (JSON.parse(payload) as { template: string }).template);
    },
  };
}
