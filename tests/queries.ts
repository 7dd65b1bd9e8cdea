/** Counts the statements that the server sends through its reading handle. */
import type { KyselyPlugin } from 'kysely';
import type { Database, Reader } from '#database/database.ts';

/** From now on every read of `db` is noted; the result gives how many statements named the table since it was last asked. */
export function countReads(db: Database, table: string): () => number {
  let count = 0;
  const naming = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    // Asked about every part of a statement; the result comes once.
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes(`"name":"${table}"`)) naming.add(queryId);
      return node;
    },
    transformResult({ result, queryId }) {
      if (naming.has(queryId)) count += 1;
      return Promise.resolve(result);
    },
  };
  (db as { read: Reader }).read = db.read.withPlugin(plugin);
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}
