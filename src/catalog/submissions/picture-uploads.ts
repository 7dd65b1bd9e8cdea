/** Pictures that makers hand in with a submission: drawn anew, and seen by its editor before anybody else. */
import { CatalogError, fieldError } from '#catalog/errors.ts';
import type { Fields } from '#catalog/problems.ts';
import { FILE_BYTES, type DrawnPicture, type PictureKind } from '#catalog/pictures/kinds.ts';
import { drawFile, keepLonger, keepPicture } from '#catalog/pictures/pictures.ts';
import { requireOwnCatalog } from '#catalog/revision.ts';
import type { Account } from '#catalog/roles.ts';
import type { Database, Tx } from '#database/database.ts';
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
async function requireUnclaimed(trx: Tx, id: string, kind: PictureKind): Promise<void> {
  const claim = await trx
    .selectFrom('submission_claims')
    .select('submission_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (claim !== undefined) throw fieldError(kind, { rule: 'being_reviewed' });
}

/** Draws a file that a maker has handed in. Throws `validation_failed` on the kind where it is missing, too large or no picture; `overloaded`. */
export async function drawUpload(kind: PictureKind, file: Uint8Array | undefined): Promise<DrawnPicture> {
  if (file === undefined || file.length === 0) throw fieldError(kind, { rule: 'required' });
  const most = FILE_BYTES[kind];
  if (file.length > most) throw fieldError(kind, { rule: 'file_too_large', max: most / 1024 });
  const drawn = await drawFile({ kind, file });
  if (drawn === undefined) throw fieldError(kind, { rule: 'unreadable_picture' });
  return drawn;
}

/**
 * Puts a picture in the place of the one that the submission has. Throws `not_found`, `conflict`, `overloaded`, and
 * `validation_failed` on the kind for a file that is missing, too large or no picture, and while an editor looks at it.
 */
export async function uploadPicture(
  db: Database,
  account: Account,
  id: string,
  { kind, file }: { kind: PictureKind; file: Uint8Array | undefined },
): Promise<void> {
  await requireOwnCatalog(db.read);
  requirePictures(account, await getSubmission(db, id));
  const drawn = await drawUpload(kind, file);
  await db.write(async (trx) => {
    requirePictures(account, await lockSubmission(trx, id));
    await requireUnclaimed(trx, id, kind);
    await keepPicture(trx, drawn);
    await attachPictures(trx, id, { [kind]: drawn.hash });
  });
}

/** Pictures that came with a form, by their hashes; they are kept for an hour unless something comes to show them. */
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
 * Draws the files that came with the form of a submission and keeps them until it is sent in, at least for an hour; of a
 * kind without a file the picture that is kept under `hash` is held on to. `fields` says what is wrong with which kind.
 * Throws `overloaded`.
 */
export async function holdPictures(
  db: Database,
  sent: readonly { kind: PictureKind; file: Uint8Array | undefined; hash: string | null }[],
): Promise<{ held: HeldPictures; fields: Fields }> {
  const held: HeldPictures = {};
  const fields: Fields = {};
  for (const { kind, file, hash } of sent) {
    if (file === undefined && hash === null) continue;
    try {
      await requireOwnCatalog(db.read);
      if (file !== undefined) {
        const drawn = await drawUpload(kind, file);
        await db.write((trx) => keepPicture(trx, drawn));
        held[kind] = drawn.hash;
      } else if (hash !== null && (await db.write((trx) => keepLonger(trx, hash, kind)))) held[kind] = hash;
      else throw fieldError(kind, { rule: 'required' });
    } catch (error) {
      if (!(error instanceof CatalogError) || error.code !== 'validation_failed') throw error;
      Object.assign(fields, error.fields);
    }
  }
  return { held, fields };
}

/** Takes a picture that was handed in away; the logo at the address is fetched again. Throws as uploadPicture. */
export async function removePicture(db: Database, account: Account, id: string, kind: PictureKind): Promise<void> {
  await db.write(async (trx) => {
    requirePictures(account, await lockSubmission(trx, id));
    await requireUnclaimed(trx, id, kind);
    await trx
      .deleteFrom('submission_pictures')
      .where('submission_id', '=', id)
      .where('kind', '=', kind)
      .where('source', '=', 'uploaded')
      .execute();
  });
}
