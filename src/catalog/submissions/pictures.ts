/** Logos fetched for submissions, and their transfer to the published tool. */
import { sql } from 'kysely';
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import type { DrawnPicture } from '#catalog/pictures/kinds.ts';
import type { Submission } from './records.ts';

/** Allows for submissions that were committed later than their timestamp. */
const OVERLAP_MS = MINUTE_MS;
/** The logo of a waiting submission. */
export interface SubmittedLogo {
  id: string;
  address: string;
}

/** Our copy of a logo, or the failure; both null while it is being fetched. */
export interface LogoPreview {
  hash: string | null;
  answer: string | null;
}

/** Waiting submissions since `since` whose logo was not fetched, and the time of the last one. */
export async function findWithoutLogo(
  db: Database,
  since: string,
  most: number,
): Promise<{ waiting: SubmittedLogo[]; since: string }> {
  const after = since === '' ? '' : timestamp(Date.parse(since) - OVERLAP_MS);
  const rows = await db.read
    .selectFrom('submissions')
    .leftJoin('submission_pictures as picture', (join) =>
      join
        .onRef('picture.submission_id', '=', 'submissions.id')
        .on('picture.kind', '=', 'logo')
        .on((on) => on.or([on('picture.source', '=', 'uploaded'), on('picture.address', '=', on.ref('logo_url'))])),
    )
    .select(['submissions.id', sql<string>`logo_url`.as('address'), 'state_since'])
    // Exactly as in the index.
    .where(sql<boolean>`state = 'awaiting_moderation' and logo_url is not null`)
    .where('state_since', '>', after)
    .where('picture.submission_id', 'is', null)
    .orderBy('state_since')
    .limit(most)
    .execute();
  return { waiting: rows, since: rows.length < most ? timestamp(db.now()) : (rows.at(-1)?.state_since ?? since) };
}

/** Claims the fetch of a logo for this server; false if another has it. */
export async function takeSubmittedLogo(db: Database, { id, address }: SubmittedLogo): Promise<boolean> {
  const asked = { hash: null, source: 'fetched', address, answer: null };
  const row = await db.write((trx) =>
    trx
      .insertInto('submission_pictures')
      .values({ submission_id: id, kind: 'logo', ...asked })
      .onConflict((conflict) =>
        conflict
          .columns(['submission_id', 'kind'])
          .doUpdateSet(asked)
          .where('submission_pictures.source', '=', 'fetched')
          .where('submission_pictures.address', '!=', address),
      )
      .returning('submission_id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Stores a result, unless the address has changed. */
export async function keepSubmittedLogo(
  db: Database,
  { id, address }: SubmittedLogo,
  drawn: DrawnPicture | undefined,
  answer: string | null,
): Promise<void> {
  await db.write(async (trx) => {
    if (drawn !== undefined) await keepPicture(trx, drawn);
    await trx
      .updateTable('submission_pictures')
      .set({ hash: drawn?.hash ?? null, answer })
      .where('submission_id', '=', id)
      .where('kind', '=', 'logo')
      .where('source', '=', 'fetched')
      .where('address', '=', address)
      .execute();
  });
}

/** The logo of a submission; undefined before the first fetch. */
export async function findSubmittedLogo(
  db: Reader,
  { id, logoUrl }: Pick<Submission, 'id' | 'logoUrl'>,
): Promise<(LogoPreview & { source: string }) | undefined> {
  const row = await db
    .selectFrom('submission_pictures')
    .select(['hash', 'answer', 'source', 'address'])
    .where('submission_id', '=', id)
    .where('kind', '=', 'logo')
    .executeTakeFirst();
  return row === undefined || (row.source === 'fetched' && row.address !== logoUrl) ? undefined : row;
}

/** The uploaded screenshot of a submission; null if none. */
export async function findSubmittedScreenshot(db: Reader, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('submission_pictures')
    .select('hash')
    .where('submission_id', '=', id)
    .where('kind', '=', 'screenshot')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** The tool takes over the reviewed pictures; the address is checked again soon. */
export async function movePictures(trx: Tx, submission: Submission, toolId: string): Promise<void> {
  const logo = await findSubmittedLogo(trx, submission);
  const screenshot = await findSubmittedScreenshot(trx, submission.id);
  const shown = {
    ...(logo?.hash != null && { logo_hash: logo.hash, logo_source: logo.source }),
    ...(screenshot !== null && { screenshot_hash: screenshot, screenshot_source: 'uploaded' }),
  };
  if (Object.keys(shown).length === 0) return;
  await trx.updateTable('tools').set(shown).where('id', '=', toolId).execute();
}
