/** Prepares the database before the server starts; servers that start together do it one after the other. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { keepEpoch } from '#catalog/epoch.ts';
import { sealPlainSecrets } from '#catalog/stored-secrets.ts';
import { forgetUnfinishedKeys } from '#catalog/submissions/idempotency.ts';
import { PREPARATION_PATIENCE_MS, openDatabase } from '#database/connection.ts';
import { systemClock } from '#time/clock.ts';
import type { Database } from '#database/database.ts';
import { createLargeIndexes } from '#database/large-indexes.ts';
import { keepSecretKey } from '#database/secret-key.ts';
import { readSchemaState } from '#database/schema-state.ts';
import { startProgress } from '#server/progress.ts';
import { requireFile, requirePrepared } from '#server/read-only.ts';
import type { Config } from '#server/settings/config.ts';

/**
 * Migrates the schema, makes the starter categories of a new catalog and loads the demo into an empty one. A second server
 * waits and then finds everything done. With READ_ONLY it changes nothing. Throws an Error of one line where the schema is newer than this version can use.
 */
export async function prepareDatabase(config: Config, log: Logger): Promise<void> {
  if (config.readOnly) requireFile(config.databaseUrl);
  const db = await openDatabase(config.databaseUrl, systemClock, PREPARATION_PATIENCE_MS);
  try {
    if (config.readOnly) return await requirePrepared(db);
    await db.exclusively(
      () => prepare(db, config, log),
      () => log.info('another server prepares the database; waiting for it'),
    );
  } finally {
    await db.close();
  }
}

/** Says that a database was made: a mistyped DATA_DIR opens an empty catalog, where there may be backups of the right one. */
async function sayNew({ databaseUrl, backups }: Config, log: Logger): Promise<void> {
  const file = /^sqlite:(.*)$/.exec(databaseUrl)?.[1];
  const { listScheduled } = await import('#catalog/transfer/backups.ts');
  const newest = backups && (await listScheduled(backups.folder).catch(() => [])).at(-1);
  if (newest === undefined)
    return log.info({ file }, 'a new database was made; if you expected yours, check DATA_DIR and DATABASE_URL');
  log.warn(
    { file, backups: backups?.folder, newest },
    'a new database was made, but BACKUP_DIR has backups of another one; if you expected that one, stop the server and check DATA_DIR and DATABASE_URL',
  );
}

async function prepare(db: Database, config: Config, log: Logger): Promise<void> {
  const { demoCatalog, secretKey } = config;
  const state = await readSchemaState(db.read);
  if (state === 'ahead') log.warn('the schema is of a newer version, which says that this one may run on it');
  else if (state !== 'current') {
    // Only loaded when needed: it is large.
    const { migrate } = await import('#database/migrations.ts');
    const made = await migrate(db);
    if (state === 'empty') await sayNew(config, log);
    if (made.length > 0) log.info({ migrations: made.length, newest: made.at(-1) }, 'the schema was migrated');
  } else if (db.isEmbedded) await db.write(createLargeIndexes);
  // One server serves a SQLite file, so requests that were running when the last process ended are over.
  if (db.isEmbedded) await forgetUnfinishedKeys(db);
  await keepEpoch(db);
  const { isMade } = await keepSecretKey(db, secretKey);
  if (isMade)
    log.info({ file: secretKey.file }, 'the key of stored secrets was made; keep a copy apart from the backups');
  const secrets = await sealPlainSecrets(db);
  if (secrets > 0) log.info({ rows: secrets }, 'stored secrets were encrypted');
  const { makeStarterCategories } = await import('#catalog/tools/categories/known.ts');
  const categories = await makeStarterCategories(db);
  if (categories > 0) log.info({ categories }, 'the starter categories were made');
  if (!demoCatalog) return;
  const { isEmptyCatalog, loadDemoCatalog } = await import('#catalog/transfer/demo.ts');
  if (await isEmptyCatalog(db)) {
    const folder = join(import.meta.dirname, '..', '..', '..', 'demo');
    log.info('loading the demo catalog');
    const progress = startProgress('demo', process.stderr);
    const loaded = await loadDemoCatalog(db, folder, progress.show).finally(() => progress.end());
    log.info(loaded, 'the demo catalog was loaded');
  }
}
