/** Retention of submissions' pictures, and their export. */
import { WIDTHS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';

/** A decision can be undone for a moment. */
const KEPT_MS = DAY_MS;
/** Pictures stay this long after a rejection, for an appeal. */
const APPEALED_WITHIN_MS = 90 * DAY_MS;
/** Submissions in a batch. */
const BATCH = 500;

/**
 * Drops the pictures of withdrawn, expired and finally rejected submissions; the next sweep deletes
 * the files. Gives their number.
 */
export async function forgetEndedPictures(db: Database): Promise<number> {
  const before = (milliseconds: number): string => timestamp(db.now(), -milliseconds);
  const rows = await db.read
    .selectFrom('submission_pictures as picture')
    .innerJoin('submissions', 'submissions.id', 'picture.submission_id')
    .select('submissions.id')
    .distinct()
    .where('state_since', '<', before(KEPT_MS))
    .where((where) =>
      where.or([
        where('state', 'in', ['withdrawn', 'expired']),
        where.and([
          where('state', '=', 'rejected'),
          where.or([where('appealed_at', 'is not', null), where('state_since', '<', before(APPEALED_WITHIN_MS))]),
        ]),
      ]),
    )
    .limit(BATCH)
    .execute();
  const ended = rows.map(({ id }) => id);
  if (ended.length === 0) return 0;
  await db.write((trx) =>
    trx
      .deleteFrom('submission_pictures')
      // A concurrent appeal keeps its pictures.
      .where('submission_id', 'in', (select) =>
        select
          .selectFrom('submissions')
          .select('id')
          .where('id', 'in', ended)
          .where('state', 'in', ['withdrawn', 'expired', 'rejected']),
      )
      .execute(),
  );
  return ended.length;
}

/** A picture of an own submission or tool, with the address of our largest copy. */
export interface OwnPicture {
  submission: string | null;
  tool: string | null;
  kind: PictureKind;
  source: string | null;
  address: string | null;
  copy: string;
}

const FOLDERS: Record<PictureKind, string> = { logo: 'logos', screenshot: 'screenshots' };
const copyOf = (kind: PictureKind, hash: string): string => `/${FOLDERS[kind]}/${hash}-${WIDTHS[kind].at(-1)}.webp`;

/** The pictures of an account: of submissions, tools and offers. */
export async function listOwnPictures(db: Database, accountId: string): Promise<OwnPicture[]> {
  const submitted = await db.read
    .selectFrom('submission_pictures as picture')
    .innerJoin('submissions', 'submissions.id', 'picture.submission_id')
    .select(['submissions.id', 'picture.kind', 'picture.hash', 'picture.source', 'picture.address'])
    .where('submissions.account_id', '=', accountId)
    .where('picture.hash', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('kind')
    .execute();
  const tools = await db.read
    .selectFrom('tools')
    .select([
      'slug',
      'logo_hash',
      'logo_source',
      'logo_url',
      'screenshot_hash',
      'screenshot_source',
      'screenshot_address',
    ])
    .where('account_id', '=', accountId)
    .where('state', '!=', 'removed')
    .where((where) => where.or([where('logo_hash', 'is not', null), where('screenshot_hash', 'is not', null)]))
    .orderBy('slug')
    .execute();
  const offers = await db.read
    .selectFrom('picture_offers as offer')
    .innerJoin('tools', 'tools.id', 'offer.tool_id')
    .select(['slug', 'offer.kind', 'offer.hash', 'offer.source'])
    .where('tools.account_id', '=', accountId)
    .orderBy('slug')
    .orderBy('kind')
    .execute();
  const own = (kind: string, hash: string | null, rest: Partial<OwnPicture>): OwnPicture[] =>
    hash === null
      ? []
      : [
          {
            submission: null,
            tool: null,
            kind: kind as PictureKind,
            source: null,
            address: null,
            ...rest,
            copy: copyOf(kind as PictureKind, hash),
          },
        ];
  return [
    ...submitted.flatMap(({ id, kind, hash, source, address }) => own(kind, hash, { submission: id, source, address })),
    ...tools.flatMap(({ slug, logo_hash, logo_source, logo_url, screenshot_hash, ...screenshot }) => [
      ...own('logo', logo_hash, {
        tool: slug,
        source: logo_source,
        address: logo_source === 'fetched' ? logo_url : null,
      }),
      ...own('screenshot', screenshot_hash, {
        tool: slug,
        source: screenshot.screenshot_source ?? 'uploaded',
        address: screenshot.screenshot_address,
      }),
    ]),
    ...offers.flatMap(({ slug, kind, hash, source }) => own(kind, hash, { tool: slug, source })),
  ];
}
