/** What is done to the database before it is served: one server at a time, of all that start on it together. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { keepEpoch } from '#catalog/changes/epoch.ts';
import { sealPlainSecrets } from '#catalog/stored-secrets.ts';
import { forgetUnfinishedKeys } from '#catalog/submissions/idempotency.ts';
import { PREPARATION_PATIENCE_MS, openDatabase } from '#database/connection.ts';
import { systemClock } from '#time/clock.ts';
import type { Database } from '#database/database.ts';
import { createLargeIndexes } from '#database/large-indexes.ts';
import { keepSecretKey } from '#database/secret-key.ts';
import { readSchemaState } from '#database/schema-state.ts';
import type { Config } from '#server/settings/config.ts';

/**
 * Brings the schema to this version, gives a new catalog its first categories and fills an empty one with the demo. Those who
 * come second wait, and find everything done. Throws an Error with one clear line when the database is of a newer version.
 */
export async function prepareDatabase(config: Config, log: Logger): Promise<void> {
  const db = await openDatabase(config.databaseUrl, systemClock, PREPARATION_PATIENCE_MS);
  try {
    await db.exclusively(
      () => prepare(db, config, log),
      () => log.info('another server prepares the database; waiting for it'),
    );
  } finally {
    await db.close();
  }
}

async function prepare(db: Database, { demoCatalog, secretKey }: Config, log: Logger): Promise<void> {
  const state = await readSchemaState(db.read);
  if (state === 'ahead') log.warn('the schema is of a newer version, which says that this one may run on it');
  else if (state !== 'current') {
    // Much to read for nothing on every other start.
    const { migrate } = await import('#database/migrations.ts');
    for (const name of await migrate(db)) log.info({ migration: name }, 'migrated');
  } else if (db.isEmbedded) await db.write(createLargeIndexes);
  // Nobody else serves this file: what was being answered when the last process was killed is over.
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
  // What imports need is much to read for nothing.
  const { isEmptyCatalog, loadDemoCatalog } = await import('#catalog/transfer/demo.ts');
  if (await isEmptyCatalog(db)) {
    const loaded = await loadDemoCatalog(db, join(import.meta.dirname, '..', '..', '..', 'demo'));
    log.info(loaded, 'the demo catalog was loaded');
  }
}
