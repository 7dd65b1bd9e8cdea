/** Our own copies of logos and screenshots: drawn in a process of their own, kept under their hashes in the database, forgotten when nothing shows them. */
import { sql } from 'kysely';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { askConfined } from './confined-process.ts';
import { createDrawingQueue, type Client } from './drawing-queue.ts';
import type { DrawnLogo } from './site-logo.ts';
import { WIDTHS, type Drawing, type DrawingRequest, type DrawnPicture, type PictureKind } from './kinds.ts';

/** A picture is not forgotten while what is to show it may still be on its way. */
const KEPT_MS = 3_600_000;
/** Pictures looked at in one go. */
const BATCH = 500;

const DRAWING = new URL('./drawing-worker.ts', import.meta.url);
const SITE_LOGO = new URL('./site-logo-worker.ts', import.meta.url);

/** Of this server. A form with two pictures holds one place; whoever is told to come again hears it within five seconds. */
const queue = createDrawingQueue({ running: 2, perClient: 2, places: 8, patience: 4_500 });

/** Whose clock counts how long a client and a drawing may take. */
type Timed = Pick<Database, 'clock'>;

/**
 * Draws files anew in the sizes of their kinds, one after the other. Throws `overloaded` where too much waits, and the reason
 * of the client's signal when it has left.
 */
export function drawFiles(db: Timed, client: Client, requests: readonly DrawingRequest[]): Promise<Drawing[]> {
  return inDrawingQueue(db, client, async () => {
    const drawings: Drawing[] = [];
    for (const request of requests) drawings.push(await drawConfined(db, DRAWING, request, client.signal));
    return drawings;
  });
}

/** Draws a logo of the site. Throws as drawFiles. */
export function drawSiteLogo(db: Timed, client: Client, file: Uint8Array): Promise<Drawing<DrawnLogo>> {
  return inDrawingQueue(db, client, () => drawConfined(db, SITE_LOGO, { kind: 'logo', file }, client.signal));
}

/** Runs `ask` when it is the client's turn among all who have files drawn. Throws as drawFiles. */
export function inDrawingQueue<T>({ clock }: Timed, client: Client, ask: () => Promise<T>): Promise<T> {
  return queue.run(clock, client, ask);
}

/** Draws a file for the server itself; undefined for what is no picture that can be drawn. */
export async function drawFile(db: Timed, request: DrawingRequest): Promise<DrawnPicture | undefined> {
  const [drawing] = await drawFiles(db, { account: null }, [request]);
  return drawing?.drawn ?? undefined;
}

async function drawConfined<Drawn>(
  { clock }: Timed,
  program: URL,
  request: DrawingRequest,
  signal?: AbortSignal,
): Promise<Drawing<Drawn>> {
  const drawing = await askConfined<Drawing<Drawn>>(clock, program, request, signal);
  // It has used up its time or its memory.
  return drawing ?? { drawn: null, reason: 'picture_too_complex' };
}

/** Keeps a picture; what shows it is written in the same transaction. */
export async function keepPicture(trx: Tx, { hash, files }: Omit<DrawnPicture, 'isAlike'>): Promise<void> {
  const stored_at = timestamp(trx.now());
  await trx
    .insertInto('pictures')
    .values(files.map(({ width, webp }) => ({ hash, width, webp: Buffer.from(webp), stored_at })))
    // Marked as new, so that nobody forgets it in this very moment.
    .onConflict((conflict) => conflict.columns(['hash', 'width']).doUpdateSet({ stored_at }))
    .execute();
}

/** Keeps a picture of this kind from being forgotten for a while; false where there is none under the hash. */
export async function keepLonger(trx: Tx, hash: string, kind: PictureKind): Promise<boolean> {
  const kept = await trx
    .updateTable('pictures')
    .set({ stored_at: timestamp(trx.now()) })
    .where('hash', '=', hash)
    .where('width', 'in', [...WIDTHS[kind]])
    .executeTakeFirst();
  return Number(kept.numUpdatedRows) === WIDTHS[kind].length;
}

/** A picture in one of its widths as WebP; undefined where there is none. */
export async function findPicture(db: Reader, hash: string, width: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('webp')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst();
  return row && Buffer.from(row.webp);
}

/** A picture that is kept. */
export interface KeptPicture {
  webp: Buffer;
  /** Whether a published tool shows it. */
  isPublic: boolean;
}

/** A picture in one of its widths; undefined where there is none. */
export async function findKeptPicture(
  db: Reader,
  kind: PictureKind,
  hash: string,
  width: number,
): Promise<KeptPicture | undefined> {
  const column = sql.ref(`tools.${kind}_hash`);
  const row = await db
    .selectFrom('pictures')
    .select([
      'webp',
      sql<unknown>`exists (select 1 from tools where ${column} = pictures.hash and state = 'published')`.as(
        'is_public',
      ),
    ])
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst();
  return row && { webp: Buffer.from(row.webp), isPublic: Boolean(row.is_public) };
}

/** A logo in its largest size; undefined where there is none. */
export function findLargestLogo(db: Reader, hash: string): Promise<Buffer | undefined> {
  return findPicture(db, hash, WIDTHS.logo.at(-1)!);
}

/** Each call forgets, among the next few hundred pictures, those that no entry shows any more. */
export function createPictureSweep(db: Database): () => Promise<void> {
  let after = '';
  return async () => {
    after = await sweep(db, after);
  };
}

/** Gives the hash to go on behind; empty at the end. */
async function sweep(db: Database, after: string): Promise<string> {
  const rows = await db.read
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '>', after)
    .groupBy('hash')
    .orderBy('hash')
    .limit(BATCH)
    .execute();
  const hashes = rows.map(({ hash }) => hash);
  if (hashes.length === 0) return '';
  const before = timestamp(db.now(), -KEPT_MS);
  await db.write((trx) => forgetUnused(trx, hashes, before));
  return hashes.length < BATCH ? '' : hashes.at(-1)!;
}

/** Forgets those of the pictures that were handed in `before` and that nothing shows. A removed tool shows none, and what waits for an editor stays. */
export async function forgetUnused(trx: Tx, hashes: readonly string[], before: string): Promise<void> {
  await trx
    .deleteFrom('pictures')
    .where('hash', 'in', hashes)
    .where('stored_at', '<=', before)
    .where(
      sql<boolean>`not exists (select 1 from tools where logo_hash = pictures.hash and state <> 'removed')
        and not exists (select 1 from tools where screenshot_hash = pictures.hash and state <> 'removed')
        and not exists (select 1 from submission_pictures as s where s.hash = pictures.hash)
        and not exists (select 1 from picture_offers as o where o.hash = pictures.hash)
        and not exists (select 1 from held_pictures as h where h.hash = pictures.hash)`,
    )
    .execute();
}
