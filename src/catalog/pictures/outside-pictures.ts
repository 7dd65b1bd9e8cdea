/**
 * Pictures in a store of objects outside the database (decisions/0114). An upload is stored in its
 * row, in its transaction; the pictures of tools move out afterwards. So no upload waits for the
 * store, and none is lost with it.
 */
import { CatalogError } from '#catalog/errors.ts';
import { HOUR_MS } from '#catalog/periods.ts';
import { newSecret } from '#catalog/secrets.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import type { ObjectStore } from '#database/object-box.ts';
import { sql } from 'kysely';

/** Pictures that move together: each is written and read again. */
const BATCH = 64;
const AT_ONCE = 8;
/** An object of a process that ended between writing it and its row is removed after this long. */
const UNFINISHED_MS = HOUR_MS;
const RETRY_SECONDS = 60;
const NOTHING = new Uint8Array();

interface Placed {
  webp: Uint8Array;
  object: string | null;
}

/** The bytes of a picture, wherever it lies. Throws an Error of one line where the store does not give them. */
export async function readPlaced({ objects }: Pick<Database, 'objects'>, { webp, object }: Placed): Promise<Buffer> {
  if (object === null) return Buffer.from(webp);
  if (objects.store === undefined) throw new Error('pictures lie outside the database, and PICTURES_URL is not set');
  return objects.store.get(object);
}

/** As readPlaced, for requests. Throws `unavailable`. */
export async function readBytes(db: Pick<Database, 'objects'>, placed: Placed): Promise<Buffer> {
  try {
    return await readPlaced(db, placed);
  } catch (cause) {
    throw new CatalogError('unavailable', { retryAfter: RETRY_SECONDS, cause });
  }
}

/** Where the pictures lie. */
export async function countPictures(db: Reader): Promise<{ inside: number; outside: number }> {
  const row = await db
    .selectFrom('pictures')
    .select([sql<number>`count(*)`.as('all'), sql<number>`count(object)`.as('outside')])
    .executeTakeFirstOrThrow();
  return { inside: Number(row.all) - Number(row.outside), outside: Number(row.outside) };
}

/** Whether a picture lies outside. */
export async function hasOutside(db: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .select('object')
    .where('object', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inside a transaction: has objects removed from the store, once it is committed or `after` milliseconds later. */
export async function noteStrays(trx: Tx, names: readonly string[], after = 0): Promise<void> {
  if (names.length === 0) return;
  const remove_at = timestamp(trx.now(), after);
  await trx
    .insertInto('stray_objects')
    .values(names.map((name) => ({ name, remove_at })))
    // Its picture may have been deleted or moved back meanwhile, which has noted it.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Runs `act` for each, some at a time; the first error ends it. */
async function each<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await act(item);
    }),
  );
}

const OF_A_TOOL = sql<boolean>`(exists (select 1 from tools where logo_hash = pictures.hash)
  or exists (select 1 from tools where screenshot_hash = pictures.hash))`;

/**
 * Moves some pictures of tools out: writes each, reads it again, and only then empties its row.
 * Pictures that wait for editors stay, which count for their account. Resolves with their number, 0 at the end. Throws if the store fails.
 */
export async function moveOut(db: Database, store: ObjectStore): Promise<number> {
  const rows = await db.read
    .selectFrom('pictures')
    .select(['hash', 'width', 'webp'])
    .where('object', 'is', null)
    .where(OF_A_TOOL)
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const moved = rows.map((row) => ({ ...row, name: `${row.hash}-${row.width}-${newSecret().slice(0, 8)}.webp` }));
  const names = moved.map(({ name }) => name);
  await db.write((trx) => noteStrays(trx, names, UNFINISHED_MS));
  await each(moved, async ({ name, webp }) => {
    await store.put(name, webp);
    if (!(await store.get(name)).equals(webp)) throw new Error(`${name} came back with other bytes`);
  });
  await db.write(async (trx) => {
    const kept: string[] = [];
    for (const { hash, width, name } of moved) {
      const changed = await trx
        .updateTable('pictures')
        .set({ webp: Buffer.from(NOTHING), object: name })
        .where('hash', '=', hash)
        .where('width', '=', width)
        .where('object', 'is', null)
        .executeTakeFirst();
      // No row changes if another server has moved the picture, or if it was removed meanwhile.
      if (Number(changed.numUpdatedRows) > 0) kept.push(name);
    }
    if (kept.length > 0) await trx.deleteFrom('stray_objects').where('name', 'in', kept).execute();
  });
  return moved.length;
}

/** Moves some pictures back into their rows. As moveOut. */
export async function moveIn(db: Database, store: ObjectStore): Promise<number> {
  const rows = await db.read
    .selectFrom('pictures')
    .select('object')
    .where('object', 'is not', null)
    .limit(BATCH)
    .execute();
  const names = rows.flatMap(({ object }) => object ?? []);
  const files = new Map<string, Buffer>();
  await each(names, async (name) => void files.set(name, await store.get(name)));
  await db.write(async (trx) => {
    for (const [name, webp] of files)
      await trx.updateTable('pictures').set({ webp, object: null }).where('object', '=', name).execute();
    await noteStrays(trx, names);
  });
  return names.length;
}

/** Removes some objects that no row has; resolves with their number. Throws if the store fails. */
export async function removeStrays(db: Database, store: ObjectStore): Promise<number> {
  const rows = await db.read
    .selectFrom('stray_objects')
    .select('name')
    .where('remove_at', '<=', timestamp(db.now()))
    .limit(BATCH)
    .execute();
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return 0;
  await each(names, (name) => store.remove(name));
  await db.write((trx) => trx.deleteFrom('stray_objects').where('name', 'in', names).execute());
  return names.length;
}
