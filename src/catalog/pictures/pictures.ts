/** Stored copies of pictures: drawn in another process, kept by hash, deleted when unused. */
import { sql } from 'kysely';
import { HOUR_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { runConfined } from './confined-process.ts';
import { createDrawingQueue, type Client } from './drawing-queue.ts';
import { noteStrays, readBytes } from './outside-pictures.ts';
import type { DrawnLogo } from './site-logo.ts';
import { WIDTHS, type Drawing, type DrawingRequest, type DrawnPicture, type PictureKind } from './kinds.ts';

/** An unused picture is kept for a while: its use may not be committed yet. */
const KEPT_MS = HOUR_MS;
/** Pictures in a batch. */
const BATCH = 500;

const DRAWING = new URL('./drawing-worker.ts', import.meta.url);
const SITE_LOGO = new URL('./site-logo-worker.ts', import.meta.url);

/**
 * Of this server. A form with two pictures takes one place; a refusal comes within five seconds.
 */
const queue = createDrawingQueue({ running: 2, perClient: 2, places: 8, patience: 4_500 });

type Timed = Pick<Database, 'clock'>;

/**
 * Draws files in the sizes of their kinds, in sequence. Throws `overloaded`, and the reason of the
 * client's signal if it has left.
 */
export function drawFiles(db: Timed, client: Client, requests: readonly DrawingRequest[]): Promise<Drawing[]> {
  return inDrawingQueue(db, client, async () => {
    const drawings: Drawing[] = [];
    for (const request of requests) drawings.push(await drawConfined(db, DRAWING, request, client.signal));
    return drawings;
  });
}

/** Draws a site logo. Throws as drawFiles. */
export function drawSiteLogo(db: Timed, client: Client, file: Uint8Array): Promise<Drawing<DrawnLogo>> {
  return inDrawingQueue(db, client, () => drawConfined(db, SITE_LOGO, { kind: 'logo', file }, client.signal));
}

/** Runs `ask` on the client's turn in the drawing queue. Throws as drawFiles. */
export function inDrawingQueue<T>({ clock }: Timed, client: Client, ask: () => Promise<T>): Promise<T> {
  return queue.run(clock, client, ask);
}

/** Draws a file for the server itself; undefined if it is unusable. */
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
  const drawing = await runConfined<Drawing<Drawn>>(clock, program, request, signal);
  // It has exceeded its time or memory.
  return drawing ?? { drawn: null, reason: 'picture_too_complex' };
}

/** Stores a picture; its use must be written in the same transaction. */
export async function keepPicture(trx: Tx, { hash, files }: Omit<DrawnPicture, 'isAlike'>): Promise<void> {
  const stored_at = timestamp(trx.now());
  await trx
    .insertInto('pictures')
    .values(files.map(({ width, webp }) => ({ hash, width, webp: Buffer.from(webp), stored_at })))
    // Marked as new, so that the sweep spares it.
    .onConflict((conflict) => conflict.columns(['hash', 'width']).doUpdateSet({ stored_at }))
    .execute();
}

/** Protects a picture of this kind from deletion for a while; false if there is none. */
export async function keepLonger(trx: Tx, hash: string, kind: PictureKind): Promise<boolean> {
  const kept = await trx
    .updateTable('pictures')
    .set({ stored_at: timestamp(trx.now()) })
    .where('hash', '=', hash)
    .where('width', 'in', [...WIDTHS[kind]])
    .executeTakeFirst();
  return Number(kept.numUpdatedRows) > 0;
}

/** A stored picture. */
export interface KeptPicture {
  /** Its WebP. Throws `unavailable` where the store outside the database does not give it. */
  read(): Promise<Buffer>;
  /** Whether a published tool shows it. */
  isPublic: boolean;
}

/** Whether there is a picture of this width. */
export async function hasPicture(db: Reader, hash: string, width: number): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .select('width')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A picture in one of its widths, else in the next larger one, and whether it is public; undefined
 * if there is none.
 */
export async function findKeptPicture(
  db: Pick<Database, 'read' | 'objects'>,
  kind: PictureKind,
  hash: string,
  width: number,
): Promise<KeptPicture | undefined> {
  const column = sql.ref(`tools.${kind}_hash`);
  const row = await db.read
    .selectFrom('pictures')
    .select([
      'webp',
      'object',
      sql<unknown>`exists (select 1 from tools where ${column} = pictures.hash and state = 'published')`.as(
        'is_public',
      ),
    ])
    .where('hash', '=', hash)
    .where('width', '>=', width)
    .orderBy('width')
    .limit(1)
    .executeTakeFirst();
  return row && { read: () => readBytes(db, row), isPublic: Boolean(row.is_public) };
}

/** A picture in its largest size; undefined if there is none. Throws `unavailable`. */
export async function findLargest(
  db: Pick<Database, 'read' | 'objects'>,
  kind: PictureKind,
  hash: string,
): Promise<Buffer | undefined> {
  const row = await db.read
    .selectFrom('pictures')
    .select(['webp', 'object'])
    .where('hash', '=', hash)
    .where('width', '=', WIDTHS[kind].at(-1)!)
    .executeTakeFirst();
  return row && readBytes(db, row);
}

/** Each call deletes unused pictures among the next few hundred. */
export function createPictureSweep(db: Database): () => Promise<void> {
  let after = '';
  return async () => {
    after = await sweep(db, after);
  };
}

/** Gives the last hash, empty at the end. */
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

/**
 * Deletes unused pictures among those stored `before`. Removed tools use none; pictures waiting for
 * an editor stay.
 */
export async function forgetUnused(trx: Tx, hashes: readonly string[], before: string): Promise<void> {
  const forgotten = await trx
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
    .returning('object')
    .execute();
  await noteStrays(
    trx,
    forgotten.flatMap(({ object }) => object ?? []),
  );
}
