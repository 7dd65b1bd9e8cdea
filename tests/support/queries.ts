/** Counts the statements that the server sends through its reading handles, and lets them fail. */
import type { KyselyPlugin } from 'kysely';
import type { Database } from '#database/database.ts';

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
  plugInto(db, plugin);
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

/** From now on every read of `db` that names the table and the column fails as it does without a database, until the result is called. */
export function failReads(db: Database, table: string, column = ''): () => void {
  const { read, survey } = db;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const said = JSON.stringify(node);
      if (said.includes(`"name":"${table}"`) && said.includes(`"name":"${column}`))
        throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  plugInto(db, plugin);
  return () => void Object.assign(db, { read, survey });
}

/** SQLite has one reader for both kinds of reads. */
function plugInto(db: Database, plugin: KyselyPlugin): void {
  Object.assign(db, { read: db.read.withPlugin(plugin), survey: db.survey.withPlugin(plugin) });
}
