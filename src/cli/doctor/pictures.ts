/** Checks the store of pictures outside the database. */
import type { Config } from '#server/settings/config.ts';
import { failed, findMissingFile, ok, PATIENCE_MS, skipped, type Finding } from './finding.ts';

const PROBE = 'doctor.webp';

/** Writes an object, reads it and removes it; counts the pictures here and there. */
export async function checkPictures({ databaseUrl, pictures }: Config): Promise<Omit<Finding, 'check'>> {
  const { systemClock } = await import('#time/clock.ts');
  if (pictures !== undefined) {
    const { openObjectStore } = await import('#outgoing/object-store.ts');
    const store = openObjectStore(systemClock, pictures);
    const bytes = Buffer.from('a picture of doctor');
    await store.put(PROBE, bytes);
    const came = await store.get(PROBE);
    await store.remove(PROBE);
    if (!came.equals(bytes)) return failed('gives back other bytes than it got');
  }
  const counts = await readCounts(databaseUrl, systemClock).catch(() => undefined);
  const said = counts === undefined ? '' : `; ${counts.outside} pictures there, ${counts.inside} in the database`;
  if (pictures !== undefined) return ok(`${pictures.bucket} takes and gives pictures${said}`);
  return (counts?.outside ?? 0) > 0
    ? failed(`${counts?.outside} pictures lie outside the database, and there is no PICTURES_URL: they cannot be shown`)
    : skipped('no PICTURES_URL; pictures are in the database');
}

/** Undefined without a database of this version that can be read, which the line of the database says. */
async function readCounts(
  databaseUrl: string,
  clock: typeof import('#time/clock.ts').systemClock,
): Promise<{ inside: number; outside: number } | undefined> {
  if ((await findMissingFile(databaseUrl)) !== null) return undefined;
  const { openDatabase } = await import('#database/connection.ts');
  const { readSchemaState } = await import('#database/schema-state.ts');
  const { countPictures } = await import('#catalog/pictures/outside-pictures.ts');
  const db = await openDatabase(databaseUrl, clock, PATIENCE_MS);
  try {
    return ['current', 'ahead'].includes(await readSchemaState(db.read)) ? await countPictures(db.read) : undefined;
  } finally {
    await db.close();
  }
}
