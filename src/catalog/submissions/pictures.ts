/** The pictures of submissions: the logo at the address that its maker gave, fetched so that makers and editors see it, and taken over by the tool. */
import { sql } from 'kysely';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import type { DrawnPicture } from '#catalog/pictures/kinds.ts';
import type { Submission } from './records.ts';

/** Submissions that were stored a little later than they say are looked at once more. */
const OVERLAP_MS = 60_000;
/** When a logo is due that is a file: behind every time. */
export const NEVER = '9999-12-31T00:00:00.000Z';

/** The logo of a submission that waits. */
export interface SubmittedLogo {
  id: string;
  address: string;
}

/** What came from the address of a logo: our copy, or why there is none; both null while it is under way. */
export interface LogoPreview {
  hash: string | null;
  answer: string | null;
}

/** Waiting submissions whose logo nobody has asked for, of those that came after `since`; and that of the last one looked at. */
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
    // In the words of the index.
    .where(sql<boolean>`state = 'awaiting_moderation' and logo_url is not null`)
    .where('state_since', '>', after)
    .where('picture.submission_id', 'is', null)
    .orderBy('state_since')
    .limit(most)
    .execute();
  return { waiting: rows, since: rows.length < most ? timestamp(db.now()) : (rows.at(-1)?.state_since ?? since) };
}

/** Takes the question for one logo for this server alone; false where another one has it or has asked. */
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

/** Keeps what was found, unless the submission names another logo by now. */
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

/** The logo that a submission has now; undefined where nothing was asked for yet. */
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

/** The screenshot that was handed in with a submission; null for none. */
export async function findSubmittedScreenshot(db: Reader, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('submission_pictures')
    .select('hash')
    .where('submission_id', '=', id)
    .where('kind', '=', 'screenshot')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** The tool shows what its editor has seen; whether its address still gives that is found out right after. */
export async function movePictures(trx: Tx, submission: Submission, toolId: string): Promise<void> {
  const logo = await findSubmittedLogo(trx, submission);
  const shown = {
    ...(logo?.hash != null && { logo_hash: logo.hash, logo_source: logo.source }),
    // A file that was handed in is not looked for anywhere.
    ...(logo?.source === 'uploaded' && { logo_due_at: NEVER }),
    screenshot_hash: await findSubmittedScreenshot(trx, submission.id),
  };
  await trx.updateTable('tools').set(shown).where('id', '=', toolId).execute();
}
