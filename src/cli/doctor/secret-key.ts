/** Checks the key of stored secrets and the permissions of its file. */
import { statSync } from 'node:fs';
import type { Config } from '#server/settings/config.ts';
import { failed, findMissingFile, ok, PATIENCE_MS, skipped, warning, type Finding } from './finding.ts';

/** Compares the configured key with the key id in the database. */
export async function checkSecretKey({ databaseUrl, secretKey }: Config): Promise<Omit<Finding, 'check'>> {
  if ((await findMissingFile(databaseUrl)) !== null) return skipped('the first start makes it');
  const { openDatabase } = await import('#database/connection.ts');
  const { systemClock } = await import('#time/clock.ts');
  const { readSchemaState } = await import('#database/schema-state.ts');
  const { missingKeySentence, readSecretKeys } = await import('#database/secret-key.ts');
  const db = await openDatabase(databaseUrl, systemClock, PATIENCE_MS);
  try {
    const state = await readSchemaState(db.read);
    if (state !== 'current' && state !== 'ahead') return skipped('the next start makes it');
    const row = await db.read.selectFrom('secret_key').select('key_id').executeTakeFirst();
    if (row === undefined) return skipped('the next start makes it');
    const { setting, file } = secretKey;
    if (!readSecretKeys(secretKey).some(({ id }) => id === row.key_id))
      return failed(missingKeySentence(row.key_id, secretKey));
    if (setting !== undefined) return ok(`secrets are encrypted with SECRET_KEY (${row.key_id})`);
    // Windows has no such permissions.
    const isOpen = process.platform !== 'win32' && (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077;
    if (isOpen) return warning(`others can read ${file}; run: chmod 600 ${file}`);
    return ok(`secrets are encrypted with the key in ${file} (${row.key_id}); no backup of the database holds it`);
  } finally {
    await db.close();
  }
}
