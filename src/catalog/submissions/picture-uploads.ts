/** Pictures that makers hand in with a submission: drawn anew, and seen by its editor before anybody else. */
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

/** Whether its maker may hand in pictures: until it is decided. */
export function takesPictures({ state }: Pick<Submission, 'state'>): boolean {
  return state === 'awaiting_moderation' || state === 'changes_requested';
}

/** Throws `not_found` for others' submissions, `conflict` for one that is decided. */
export function requirePictures(account: Account, submission: Submission): void {
  if (submission.accountId !== account.id) throw new CatalogError('not_found');
  if (!takesPictures(submission)) throw new CatalogError('conflict');
}

/** What an editor has open must not change before the decision. */
async function requireUnlocked(trx: Tx, id: string, kind: PictureKind): Promise<void> {
  const lock = await trx
    .selectFrom('submission_claims')
    .select('submission_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (lock !== undefined) throw fieldError(kind, { rule: 'being_reviewed' });
}

/** A file as it was sent. */
interface SentFile {
  kind: PictureKind;
  file: Uint8Array;
}

/** What was drawn of each kind, and what is wrong with the files of the others. */
interface Uploads {
  drawn: Partial<Record<PictureKind, DrawnPicture>>;
  fields: Fields;
}

/** Who sends pictures, and how many megabytes of theirs are kept that no editor has let in. */
export interface Uploader extends Client {
  account: string;
  megabytes: number;
}

const fullOf = ({ megabytes }: Pick<Uploader, 'megabytes'>): Problem[] => [{ rule: 'pictures_full', max: megabytes }];

/** Throws `validation_failed` on the kind where forms that were drawn at the same time have used up the room. */
export async function requirePictureRoom(
  trx: Tx,
  client: Pick<Uploader, 'account' | 'megabytes'>,
  kind: PictureKind,
): Promise<void> {
  if (!(await takePictureRoom(trx, client.account, client.megabytes)))
    throw new CatalogError('validation_failed', { fields: { [kind]: fullOf(client) } });
}

/** Draws files that a maker has sent, in one turn. Throws `overloaded`, and the reason of the client's signal when it has left. */
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

/** One file of a form, which may be missing, the signal of its sender, and the megabytes that are kept of theirs. */
export interface UploadedFile {
  kind: PictureKind;
  file: Uint8Array | undefined;
  signal: AbortSignal;
  megabytes: number;
}

/** Draws the file that a maker has sent. Throws as drawUploads, and `validation_failed` on the kind where it is missing, too large or cannot be drawn. */
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
 * Puts a picture in the place of the one that the submission has. Throws `not_found`, `conflict`, `overloaded`, and
 * `validation_failed` on the kind for a file that is missing, too large or no picture, and while an editor looks at it.
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

/** Pictures that came with a form, by their hashes. */
export type HeldPictures = Partial<Record<PictureKind, string>>;

/** Makes pictures that are kept those of a submission, in the caller's transaction. */
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
 * Draws the files that came with the form of a submission and holds them until it is sent in, for 50 minutes; of a
 * kind without a file the picture that is held for the account under `hash` is held on to. `fields` says what is wrong with which kind.
 * Throws `overloaded`, and the reason of the client's signal when it has left.
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
  // An SVG, which a screenshot cannot be, may take long: it is drawn last.
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

/** Takes a picture that was handed in away; the logo at the address is fetched again. Throws as uploadPicture. */
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
