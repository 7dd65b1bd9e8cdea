/** The baseline and the migrations since, one list for both engines, and the command that brings a database up to date. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, Engine, Tx } from './database.ts';
import { noteRowVersions } from './backfill.ts';
import { createLargeIndexes } from './large-indexes.ts';
import { createBaseline } from './migrations/0122-secret-key.ts';
import { createDecisionCounts } from './migrations/0123-decision-counts.ts';
import { createRegisteredClients } from './migrations/0124-registered-clients.ts';
import { addPictureSources } from './migrations/0125-site-pictures.ts';
import { createToolVectors } from './migrations/0126-tool-vectors.ts';
import { addPrices } from './migrations/0127-prices.ts';
import { createReleaseFeeds } from './migrations/0128-release-feeds.ts';
import { createTasks } from './migrations/0129-tasks.ts';
import { addFreeLimits } from './migrations/0130-free-limits.ts';
import { addOutsidePictures } from './migrations/0131-outside-pictures.ts';
import { createPopularity } from './migrations/0132-popularity.ts';
import { createReferrers } from './migrations/0133-referrers.ts';
import { createFollows } from './migrations/0134-follows.ts';
import { createSavedTools } from './migrations/0135-saved-tools.ts';
import { createDigestLines } from './migrations/0136-digest-lines.ts';
import { createComparisons } from './migrations/0137-comparisons.ts';
import { createRecommendations } from './migrations/0138-recommendations.ts';
import { EARLIER_MIGRATIONS, NEWEST_OF_1_1_0 } from './migrations/baseline/earlier-migrations.ts';
import { createPublishedTools, dropPublishedTools } from './published-tools.ts';
import { readAppliedMigrations, readSchemaState, type SchemaState } from './schema-state.ts';

interface Migration {
  /** `applied` are the migrations that the database had before. */
  up(db: Kysely<unknown>, engine: Engine, applied: ReadonlySet<string>): Promise<void>;
  /**
   * The newest migration of the oldest version that can run with this one: for additions, the one
   * before. Without it only versions that know the migration can run.
   */
  oldest?: string;
}
type Migrations = Readonly<Record<string, Migration>>;

/** In order; a released migration never changes. */
export const MIGRATIONS: Migrations = {
  ...Object.fromEntries(EARLIER_MIGRATIONS.map((name) => [name, { up: () => Promise.resolve() }])),
  // It holds the baseline. Versions that do not know it would take encrypted secrets for plain ones.
  '0122-secret-key': { up: createBaseline },
  '0123-decision-counts': { up: createDecisionCounts, oldest: '0122-secret-key' },
  '0124-registered-clients': { up: createRegisteredClients, oldest: '0123-decision-counts' },
  '0125-site-pictures': { up: addPictureSources, oldest: '0124-registered-clients' },
  '0126-tool-vectors': { up: createToolVectors, oldest: '0125-site-pictures' },
  '0127-prices': { up: addPrices, oldest: '0126-tool-vectors' },
  '0128-release-feeds': { up: createReleaseFeeds, oldest: '0127-prices' },
  '0129-tasks': { up: createTasks, oldest: '0128-release-feeds' },
  '0130-free-limits': { up: addFreeLimits, oldest: '0129-tasks' },
  '0131-outside-pictures': { up: addOutsidePictures, oldest: '0130-free-limits' },
  '0132-popularity': { up: createPopularity, oldest: '0131-outside-pictures' },
  '0133-referrers': { up: createReferrers, oldest: '0132-popularity' },
  '0134-follows': { up: createFollows, oldest: '0133-referrers' },
  '0135-saved-tools': { up: createSavedTools, oldest: '0134-follows' },
  '0136-digest-lines': { up: createDigestLines, oldest: '0135-saved-tools' },
  '0137-comparisons': { up: createComparisons, oldest: '0136-digest-lines' },
  '0138-recommendations': { up: createRecommendations, oldest: '0137-comparisons' },
};

/** The plan of an upgrade: what the migrations of this version would change in a database. */
export interface MigrationPlan {
  state: SchemaState;
  /** The names of the missing migrations, in order; none for a database that this version may not change. */
  pending: string[];
  /** Whether servers of the version that made the schema can run on it afterwards. */
  keepsOlderServers: boolean;
  /** Why the database cannot be migrated; null if it can. */
  refusal: string | null;
}

export async function planMigrations(db: Database, migrations = MIGRATIONS): Promise<MigrationPlan> {
  const state = await readSchemaState(db.read);
  const plan = { state, pending: [], keepsOlderServers: true, refusal: null };
  if (state === 'newer') {
    const refusal =
      'the database comes from a newer version of the program: start that one, or restore an older backup';
    return { ...plan, refusal };
  }
  if (state === 'ahead') return plan;
  const before = await readAppliedMigrations(db.read);
  if (state !== 'empty' && !before.has(NEWEST_OF_1_1_0)) {
    const refusal = 'the database comes from a version before 1.1.0: start version 1.1.0 on it first, then this one';
    return { ...plan, refusal };
  }
  const newest = [...before].toSorted().at(-1) ?? '';
  const pending = Object.entries(migrations).filter(([name]) => !before.has(name));
  return {
    ...plan,
    pending: pending.map(([name]) => name),
    keepsOlderServers: pending.every(([, { oldest }]) => oldest !== undefined && oldest <= newest),
  };
}

/**
 * Applies missing migrations in one transaction and returns their names. Run it exclusively on
 * PostgreSQL: the table of migrations is created before any lock. Large indexes are left to the
 * server unless no one can write (large-indexes.ts). A newer compatible schema stays as it is;
 * throws for an incompatible one, and for a database older than version 1.1.0.
 */
export async function migrate(db: Database, migrations = MIGRATIONS): Promise<string[]> {
  const { state, pending, refusal } = await planMigrations(db, migrations);
  if (refusal !== null) throw new Error(refusal);
  if (state === 'ahead') return [];
  const before = await readAppliedMigrations(db.read);
  return db.write(async (transaction) => {
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(bind(migrations, db.engine, before)) },
    });
    const isPending = pending.length > 0;
    if (isPending) await dropPublishedTools(transaction);
    const { error, results } = await migrator.migrateToLatest();
    // Kysely hides the denied creation of its table behind the next statement.
    if ((error as { code?: unknown } | undefined)?.code === '25P02') {
      throw new Error('this database role cannot create tables; grant it that right, or use another role');
    }
    if (error !== undefined) throw error;
    if (isPending) await createPublishedTools(transaction);
    if (db.isEmbedded || state === 'empty') await createLargeIndexes(transaction);
    const applied = (results ?? []).filter(({ status }) => status === 'Success').map((result) => result.migrationName);
    await noteBounds(transaction, migrations, applied);
    if (state === 'empty') await noteRowVersions(transaction);
    return applied;
  });
}

/** The migrations as Kysely calls them. */
function bind(migrations: Migrations, engine: Engine, before: ReadonlySet<string>) {
  const bound = Object.entries(migrations).map(([name, { up }]) => ({
    [name]: { up: (db: Kysely<unknown>) => up(db, engine, before) },
  }));
  return Object.assign({}, ...bound);
}

/** Stores, for older versions, which of them can run with the applied migrations. */
async function noteBounds(trx: Tx, migrations: Migrations, applied: readonly string[]): Promise<void> {
  const rows = applied.flatMap((name) => {
    const oldest = migrations[name]?.oldest;
    return oldest === undefined ? [] : [{ name, oldest }];
  });
  if (rows.length > 0) await trx.insertInto('migration_bounds').values(rows).execute();
}
