/** Pictures uploaded with submissions, shown first to the editor. */
import { CatalogError, fieldError } from '#catalog/errors.ts';
import type { Fields, Problem } from '#catalog/problems.ts';
import type { Client } from '#catalog/pictures/drawing-queue.ts';
import { FILE_BYTES, type DrawnPicture, type PictureKind } from '#catalog/pictures/kinds.ts';
import { drawFiles, keepPicture } from '#catalog/pictures/pictures.ts';
import { requireOwnCatalog } from '#catalog/revision.ts';
import type { Account } from '#catalog/roles.ts';
import type { Database, Tx } from '#database/database.ts';
import { holdLonger, holdPicture } from './held-pictures.ts';
import { hasPictureRoom, takePictureRoom } from './own-pictures.ts';
import { getSubmission, lockSubmission, type Submission } from './records.ts';

/** Whether its maker may still upload pictures. */
export function takesPictures({ state }: Pick<Submission, 'state'>): boolean {
  return state === 'awaiting_moderation' || state === 'changes_requested';
}

/** Throws `not_found` for others' submissions, `conflict` for decided ones. */
export function requirePictures(account: Account, submission: Submission): void {
  if (submission.accountId !== account.id) throw new CatalogError('not_found');
  if (!takesPictures(submission)) throw new CatalogError('conflict');
}

/** An open submission must not change before its decision. */
async function requireUnlocked(trx: Tx, id: string, kind: PictureKind): Promise<void> {
  const lock = await trx
    .selectFrom('submission_claims')
    .select('submission_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (lock !== undefined) throw fieldError(kind, { rule: 'being_reviewed' });
}

/** An uploaded file. */
interface SentFile {
  kind: PictureKind;
  file: Uint8Array;
}

/** Drawn pictures by kind, and problems of the others. */
interface Uploads {
  drawn: Partial<Record<PictureKind, DrawnPicture>>;
  fields: Fields;
}

/** The sender of pictures, and the limit of unreviewed megabytes. */
export interface Uploader extends Client {
  account: string;
  megabytes: number;
}

const fullOf = ({ megabytes }: Pick<Uploader, 'megabytes'>): Problem[] => [{ rule: 'pictures_full', max: megabytes }];

/** Throws `validation_failed` on the kind if concurrent forms have used up the room. */
export async function requirePictureRoom(
  trx: Tx,
  client: Pick<Uploader, 'account' | 'megabytes'>,
  kind: PictureKind,
): Promise<void> {
  if (!(await takePictureRoom(trx, client.account, client.megabytes)))
    throw new CatalogError('validation_failed', { fields: { [kind]: fullOf(client) } });
}

/** Draws files in one turn. Throws `overloaded`, and the signal's reason if the client left. */
async function drawUploads(db: Database, client: Uploader, sent: readonly SentFile[]): Promise<Uploads> {
  const uploads: Uploads = { drawn: {}, fields: {} };
  const fitting: SentFile[] = [];
  for (const each of sent) {
    const most = FILE_BYTES[each.kind];
    if (each.file.length <= most) fitting.push(each);
    else uploads.fields[each.kind] = [{ rule: 'file_too_large', max: most / 1024 }];
  }
  if (fitting.length === 0) return uploads;
  if (!(await hasPictureRoom(db.read, client.account, client.megabytes))) {
    for (const { kind } of fitting) uploads.fields[kind] = fullOf(client);
    return uploads;
  }
  const drawings = await drawFiles(db, client, fitting);
  for (const [at, { kind }] of fitting.entries()) {
    const drawing = drawings[at]!;
    if (drawing.drawn === null) uploads.fields[kind] = [{ rule: drawing.reason }];
    else uploads.drawn[kind] = drawing.drawn;
  }
  return uploads;
}

/** A file of a form, which may be missing, with its sender's signal and limit. */
export interface UploadedFile {
  kind: PictureKind;
  file: Uint8Array | undefined;
  signal: AbortSignal;
  megabytes: number;
}

/**
 * Draws a maker's file. Throws as drawUploads, and `validation_failed` on the kind if it is
 * missing, too large or invalid.
 */
export async function drawUpload(
  db: Database,
  client: Uploader,
  kind: PictureKind,
  file: Uint8Array | undefined,
): Promise<DrawnPicture> {
  if (file === undefined || file.length === 0) throw fieldError(kind, { rule: 'required' });
  const { drawn, fields } = await drawUploads(db, client, [{ kind, file }]);
  const picture = drawn[kind];
  if (picture === undefined) throw new CatalogError('validation_failed', { fields });
  return picture;
}

/**
 * Replaces a picture of a submission. Throws `not_found`, `conflict`, `overloaded`, and
 * `validation_failed` on the kind for a missing, too large or invalid file, and while an editor
 * reviews it.
 */
export async function uploadPicture(
  db: Database,
  account: Account,
  id: string,
  { kind, file, ...sender }: UploadedFile,
): Promise<void> {
  await requireOwnCatalog(db.read);
  requirePictures(account, await getSubmission(db, id));
  const client = { account: account.id, ...sender };
  const drawn = await drawUpload(db, client, kind, file);
  await db.write(async (trx) => {
    await requirePictureRoom(trx, client, kind);
    requirePictures(account, await lockSubmission(trx, id));
    await requireUnlocked(trx, id, kind);
    await keepPicture(trx, drawn);
    await attachPictures(trx, id, { [kind]: drawn.hash });
  });
}

/** Hashes of held pictures. */
export type HeldPictures = Partial<Record<PictureKind, string>>;

/** Attaches held pictures to a submission. */
export async function attachPictures(trx: Tx, id: string, held: HeldPictures): Promise<void> {
  for (const [kind, hash] of Object.entries(held)) {
    const uploaded = { hash, source: 'uploaded', address: null, answer: null };
    await trx
      .insertInto('submission_pictures')
      .values({ submission_id: id, kind, ...uploaded })
      .onConflict((conflict) => conflict.columns(['submission_id', 'kind']).doUpdateSet(uploaded))
      .execute();
  }
}

/**
 * Draws the files of a form and holds them for 50 minutes; for a kind without a file it extends the
 * hold of `hash`. `fields` has the problems by kind. Throws `overloaded`, and the signal's reason
 * if the client has left.
 */
export async function holdPictures(
  db: Database,
  client: Uploader,
  sent: readonly { kind: PictureKind; file: Uint8Array | undefined; hash: string | null }[],
): Promise<{ held: HeldPictures; fields: Fields }> {
  const held: HeldPictures = {};
  if (sent.every(({ file, hash }) => file === undefined && hash === null)) return { held, fields: {} };
  await requireOwnCatalog(db.read);
  const files = sent.flatMap(({ kind, file }) => (file === undefined ? [] : [{ kind, file }]));
  // An SVG logo may take long, so it is drawn last.
  const { drawn, fields } = await drawUploads(db, client, files.toReversed());
  await db.write(async (trx) => {
    const hasRoom = Object.keys(drawn).length === 0 || (await takePictureRoom(trx, client.account, client.megabytes));
    for (const { kind, file, hash } of sent) {
      const picture = drawn[kind];
      if (picture !== undefined && !hasRoom) fields[kind] = fullOf(client);
      else if (picture !== undefined) {
        await keepPicture(trx, picture);
        await holdPicture(trx, client.account, picture.hash);
        held[kind] = picture.hash;
      } else if (file === undefined && hash !== null) {
        if (await holdLonger(trx, client.account, hash, kind)) held[kind] = hash;
        else fields[kind] = [{ rule: 'required' }];
      }
    }
  });
  return { held, fields };
}

/**
 * Removes an uploaded picture; the logo at the address is fetched again. Throws as uploadPicture.
 */
export async function removePicture(db: Database, account: Account, id: string, kind: PictureKind): Promise<void> {
  await db.write(async (trx) => {
    requirePictures(account, await lockSubmission(trx, id));
    await requireUnlocked(trx, id, kind);
    await trx
      .deleteFrom('submission_pictures')
      .where('submission_id', '=', id)
      .where('kind', '=', kind)
      .where('source', '=', 'uploaded')
      .execute();
  });
}
