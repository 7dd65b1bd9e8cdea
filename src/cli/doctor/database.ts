/** Checks the database, its replica and its clock. */
import type { Config } from '#server/settings/config.ts';
import { startFailure } from '#server/start/start-failure.ts';
import { MOST_SKEW_SECONDS } from './address.ts';
import { failed, findMissingFile, ok, PATIENCE_MS, skipped, warning, type Finding } from './finding.ts';

/** Never throws: a failure becomes the message that a start of the server prints. */
export async function checkDatabase(config: Config): Promise<Omit<Finding, 'check'>> {
  try {
    return await checkSchema(config);
  } catch (error) {
    return failed(startFailure(error, config));
  }
}

async function checkSchema({ databaseUrl }: Config): Promise<Omit<Finding, 'check'>> {
  const { openDatabase } = await import('#database/connection.ts');
  const { systemClock } = await import('#time/clock.ts');
  const { readSchemaState } = await import('#database/schema-state.ts');
  const missing = await findMissingFile(databaseUrl);
  if (missing !== null)
    return warning(`${missing} does not exist yet; the first start makes it. If you expected it, check DATA_DIR`);
  const db = await openDatabase(databaseUrl, systemClock, PATIENCE_MS);
  try {
    const state = await readSchemaState(db.read);
    if (state === 'outdated') return warning(`${db.engine}: older schema; make a backup, then start or \`migrate\``);
    if (state === 'newer') return failed(`${db.engine}: schema of a newer version; install that one`);
    return ok(`${db.engine} answers, the schema is ${state}`);
  } finally {
    await db.close();
  }
}

/** Fails where the server would not start, or reads nothing from the replica. */
export async function checkReplica({ databaseUrl, databaseReadUrl }: Config): Promise<Omit<Finding, 'check'>> {
  if (databaseReadUrl === undefined) return skipped('no DATABASE_READ_URL; the database serves all reads');
  const { openDatabase } = await import('#database/connection.ts');
  const { systemClock } = await import('#time/clock.ts');
  const { readRevision } = await import('#catalog/revision.ts');
  const { readReplica } = await import('#catalog/tools/serving/replica.ts');
  const db = await openDatabase(databaseUrl, systemClock, PATIENCE_MS);
  const replica = await openDatabase(databaseReadUrl, systemClock, PATIENCE_MS);
  try {
    const newest = await readRevision(db.read);
    const behind = newest - (await readReplica(db.read, replica.read));
    return behind > 0
      ? warning(`answers, ${behind} changes behind; the database is read until it has them`)
      : ok('answers, and has all changes');
  } finally {
    await Promise.all([db.close(), replica.close()]);
  }
}

export async function checkClock({ databaseUrl }: Config): Promise<Omit<Finding, 'check'>> {
  if (databaseUrl.startsWith('sqlite:')) return skipped('the database has the clock of this machine');
  const { openDatabase } = await import('#database/connection.ts');
  const { sql } = await import('kysely');
  const { systemClock } = await import('#time/clock.ts');
  const db = await openDatabase(databaseUrl, systemClock, PATIENCE_MS);
  try {
    const { rows } = await sql<{ at: string }>`select extract(epoch from clock_timestamp())::text as at`.execute(
      db.read,
    );
    const skew = Math.abs(db.now().getTime() / 1000 - Number(rows[0]?.at));
    return skew > MOST_SKEW_SECONDS
      ? failed(`differs from the database by ${Math.round(skew)} s; run NTP`)
      : ok('as the database');
  } finally {
    await db.close();
  }
}
