/** `upgrade --check`: what the first start of this version would do to the catalog. Only reads. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { MigrationPlan } from '#database/migrations.ts';
import { LEAST_FREE_BYTES, readFreeBytes } from '#server/background/disk-space.ts';
import type { Config } from '#server/settings/config.ts';
import { findSettingFaults } from '#server/settings/unknown-settings.ts';
import { counted, misuse, shownSize, tabbed, type Command, type Invocation } from './command.ts';

/** The effect of an upgrade on a part of the catalog. */
interface Effect {
  part: string;
  /** `refused` keeps the version from starting, or from starting safely. */
  state: 'ok' | 'changes' | 'refused';
  said: string;
}

const ok = (said: string) => ({ state: 'ok', said }) as const;
const changes = (said: string) => ({ state: 'changes', said }) as const;
const refused = (said: string) => ({ state: 'refused', said }) as const;
type Said = Omit<Effect, 'part'>;

function ofMigrations({ state, pending, keepsOlderServers, refusal }: MigrationPlan): Said {
  if (refusal !== null) return refused(refusal);
  if (state === 'ahead') return ok('the schema is of a newer version, with which this one can run');
  if (pending.length === 0) return ok('the schema is that of this version');
  const servers = keepsOlderServers
    ? 'servers of the older version can go on meanwhile'
    : 'stop all servers of the older version first; it cannot run afterwards';
  return changes(`${counted(pending.length, 'migration')} will run: ${pending.join(', ')}; ${servers}`);
}

function ofSettings({ terminal }: Invocation): Said {
  const faults = findSettingFaults(terminal.env);
  return faults.length === 0 ? ok('all that are given are settings of this version') : changes(faults.join(' '));
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Room for a copy of a SQLite database, in the folder of backups or beside it; a PostgreSQL server has a disk of its own. */
async function ofDisk(db: Database, { databaseUrl, backups }: Config): Promise<Said> {
  if (!db.isEmbedded) {
    const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db.read);
    return ok(`the database has ${shownSize(Number(rows[0]?.size))}; a pg_dump of it is smaller`);
  }
  const file = databaseUrl.slice('sqlite:'.length);
  const needed = (await sizeOf(file)) + (await sizeOf(`${file}-wal`));
  const folder = backups?.folder ?? dirname(file);
  const free = await readFreeBytes(folder);
  const said = `a backup needs ${shownSize(needed)}; ${shownSize(free)} are free in ${folder}`;
  return free < needed + LEAST_FREE_BYTES ? refused(`${said}; make room first`) : ok(said);
}

/** The backfills that the running server does in slices. */
async function listBackfills(db: Database): Promise<string[]> {
  const { countOldTerms } = await import('#catalog/tools/serving/reindex.ts');
  const { ENTRY_KEYS } = await import('#catalog/screening/similarity-keys.ts');
  const { FACETS } = await import('#catalog/submissions/queue-index.ts');
  const { isBackfillDue } = await import('#database/backfill.ts');
  const tables = new Set((await db.read.introspection.getTables()).map(({ name }) => name));
  const isDue = async (backfill: typeof ENTRY_KEYS | typeof FACETS): Promise<boolean> =>
    !tables.has(backfill.table) || isBackfillDue(db, backfill);
  const terms = tables.has('tools') ? await countOldTerms(db) : 0;
  return [
    ...(terms === 0 ? [] : [`the search terms of ${counted(terms, 'tool')}`]),
    ...((await isDue(ENTRY_KEYS)) ? ['the keys by which duplicates are found'] : []),
    ...((await isDue(FACETS)) ? ['the filters of the queue'] : []),
  ];
}

function ofStoredData(parts: readonly string[]): Said {
  return parts.length === 0
    ? ok('nothing is computed anew')
    : changes(`computed anew while the server runs: ${parts.join(', ')}`);
}

/** Indexes of large tables: SQLite makes them with the migrations, PostgreSQL behind the server. */
async function ofIndexes(db: Database): Promise<Said> {
  const { LARGE_INDEXES } = await import('#database/large-indexes.ts');
  const { rows } = await (
    db.isEmbedded
      ? sql<{ name: string }>`select name from sqlite_master where type = 'index'`
      : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
  ).execute(db.read);
  const there = new Set(rows.map(({ name }) => name));
  const missing = LARGE_INDEXES.map(({ name }) => name).filter((name) => !there.has(name));
  return missing.length === 0 ? ok('all are there') : changes(`will be made: ${missing.join(', ')}`);
}

async function ofSearch({ dataDir }: Config): Promise<Said> {
  const { isOwnIndexFile } = await import('#catalog/tools/serving/stored-index.ts');
  const isOwn = await isOwnIndexFile(join(dataDir, 'search.index'));
  if (isOwn === undefined) return ok('no stored index; each start reads the tools');
  return isOwn
    ? ok('the stored index is that of this version')
    : changes('the stored index is of another version; the first start reads the tools instead');
}

async function survey(call: Invocation): Promise<Effect[]> {
  const { db, config } = call;
  const { planMigrations } = await import('#database/migrations.ts');
  const plan = await planMigrations(db);
  const effects: [string, Said][] = [
    ['migrations', ofMigrations(plan)],
    ['settings', ofSettings(call)],
    ['disk', await ofDisk(db, config)],
  ];
  // Of a database that this version does not know, nothing more can be said.
  if (plan.refusal === null)
    effects.push(
      ['stored data', ofStoredData(await listBackfills(db))],
      ['indexes', await ofIndexes(db)],
      ['search', await ofSearch(config)],
    );
  return effects.map(([part, said]) => ({ part, ...said }));
}

export const upgradeCommands: Command[] = [
  {
    name: 'upgrade',
    database: 'any',
    options: { check: { required: true, sentence: 'The upgrade itself is the first start of the new version.' } },
    sentence:
      'Says what the first start of this version would change: migrations, settings that are none, room for a backup, ' +
      'data and indexes that are made anew. Only reads; ends with 1 if the version would not start.',
    async run(call) {
      if (!call.isSet('check'))
        throw misuse(
          'this command only looks, as `toolshelf upgrade --check`; to upgrade, stop the server, replace the program and start it',
        );
      const effects = await survey(call);
      const bad = effects.filter(({ state }) => state === 'refused').length;
      return {
        text: tabbed(effects.map(({ part, state, said }) => [state, part, said])),
        json: effects,
        failure: bad === 0 ? undefined : 'the upgrade has to wait; nothing was changed',
      };
    },
  },
];
