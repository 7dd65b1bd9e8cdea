/** What is done to the database before it is served: one server at a time, of all that start on it together. */
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { keepEpoch } from '#catalog/changes/epoch.ts';
import { refreshEntryKeys } from '#catalog/screening/key-refresh.ts';
import { forgetUnfinishedKeys } from '#catalog/submissions/idempotency.ts';
import { fillFacets } from '#catalog/submissions/queue-index.ts';
import { isEmptyCatalog, loadDemoCatalog } from '#catalog/transfer/demo.ts';
import { PREPARATION_PATIENCE_MS, openDatabase } from '#database/connection.ts';
import { systemClock, type Database } from '#database/database.ts';
import { migrate } from '#database/migrations.ts';
import type { Config } from './config.ts';

/**
 * Brings schema, keys and facets to this version and fills an empty catalog with the demo. Those who come
 * second wait, and find everything done. Throws an Error with one clear line when the database is of a newer version.
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

async function prepare(db: Database, { demoCatalog }: Config, log: Logger): Promise<void> {
  for (const name of await migrate(db)) log.info({ migration: name }, 'migrated');
  // Nobody else serves this file: what was being answered when the last process was killed is over.
  if (db.isEmbedded) await forgetUnfinishedKeys(db);
  const rekeyed = await refreshEntryKeys(db);
  if (rekeyed > 0) log.info({ entries: rekeyed }, 'the duplicate keys were rebuilt');
  await keepEpoch(db);
  await fillFacets(db);
  if (demoCatalog && (await isEmptyCatalog(db))) {
    const loaded = await loadDemoCatalog(db, join(dirname(import.meta.dirname), 'demo'));
    log.info(loaded, 'the demo catalog was loaded');
  }
}
