/** Counts the servers that share the database: each renews a row of its own. */
import { sql } from 'kysely';
import { every } from '#time/clock.ts';
import type { Database } from './database.ts';

const BEAT_MS = 5_000;
/** Older rows belong to servers that ended without a sign. */
const GONE_MS = 16_000;

export interface Nodes {
  /** By the last count, including this server. */
  count(): number;
  /** Deletes this server's row, so that the others need not wait until it expires. */
  stop(): Promise<void>;
}

/** Counts now and every few seconds; 1 for an embedded database. Errors keep the last count. */
export async function countNodes(db: Database): Promise<Nodes> {
  if (db.isEmbedded) return { count: () => 1, stop: () => Promise.resolve() };
  const id = db.newId();
  const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  let count = 1;
  let underWay: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    try {
      const { nodes } = await db.write(async (trx) => {
        await trx
          .insertInto('nodes')
          .values({ id, seen_at: now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
          .execute();
        await trx
          .deleteFrom('nodes')
          .where('seen_at', '<', sql<number>`${now} - ${sql.lit(GONE_MS)}`)
          .execute();
        return trx
          .selectFrom('nodes')
          .select(sql<number>`count(*)`.as('nodes'))
          .executeTakeFirstOrThrow();
      });
      count = Math.max(1, Number(nodes));
    } catch {
      // The heartbeat behind /readyz reports a database that does not answer.
    }
  }
  underWay = beat();
  await underWay;
  const stopBeats = every(db.clock, BEAT_MS, () => {
    underWay = beat();
  });
  return {
    count: () => count,
    async stop() {
      stopBeats();
      await underWay;
      await db.write((trx) => trx.deleteFrom('nodes').where('id', '=', id).execute()).catch(() => undefined);
    },
  };
}
