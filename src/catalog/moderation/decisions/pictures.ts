/** Replacement pictures of published tools that wait for an editor, and the decisions on them. */
import { countRows } from '#catalog/paging.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type EditorVerb } from '#catalog/audit/self-review.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { siteScreenshot } from '#catalog/pictures/found-pictures.ts';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Most pictures on a page, oldest first. */
const MOST = 50;

/** An offered picture and the current one. The offer is a new logo at its address, or a maker's upload. */
export interface PictureOffer {
  kind: PictureKind;
  slug: string;
  name: string;
  /** Hashes of the current and the offered picture. */
  shown: string | null;
  offered: string;
  offeredAt: string;
}

/** Offers of published tools. With a join SQLite might begin with the many tools. */
const openOffers = (db: Reader) =>
  db
    .selectFrom('picture_offers as offer')
    .where('declined_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tools').select('id').whereRef('tools.id', '=', 'offer.tool_id').where('state', '=', 'published'),
      ),
    );

/** Waiting pictures, oldest first. */
export async function listPictureOffers(db: Reader): Promise<PictureOffer[]> {
  const offers = openOffers(db)
    .select(['tool_id', 'offer.kind', 'offer.hash', 'offered_at'])
    .orderBy('offered_at')
    .orderBy('tool_id')
    .limit(MOST);
  const rows = await db
    .selectFrom(offers.as('open'))
    .innerJoin('tools', 'tools.id', 'open.tool_id')
    .select(['slug', 'name', 'logo_hash', 'screenshot_hash', 'open.kind', 'open.hash', 'offered_at'])
    .orderBy('offered_at')
    .orderBy('tool_id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind === 'screenshot' ? 'screenshot' : 'logo',
    slug: row.slug,
    name: row.name,
    shown: row.kind === 'screenshot' ? row.screenshot_hash : row.logo_hash,
    offered: row.hash,
    offeredAt: row.offered_at,
  }));
}

/** Number of waiting pictures, up to 50. */
export async function countPictureOffers(db: Database): Promise<number> {
  return countRows(db.read.selectFrom(openOffers(db.read).select('tool_id').limit(MOST).as('some')));
}

/** `hash` is the picture that the editor saw. */
export interface Offered {
  kind: PictureKind;
  hash: string;
}

/** The columns of the shown picture. */
function shownBy(trx: Tx, { kind, hash }: Offered, { source, address }: { source: string; address: string | null }) {
  if (kind === 'logo') return { logo_hash: hash, logo_source: source };
  if (source === 'fetched') return siteScreenshot(trx, hash, address);
  return {
    screenshot_hash: hash,
    screenshot_source: source,
    screenshot_address: null,
    screenshot_found_at: null,
  };
}

/**
 * Shows the offered picture. Throws `forbidden`, `own_submission`, `not_found`, and `conflict` if
 * it is decided already or another one is offered now.
 */
export function acceptPicture(db: Database, editor: Account, slug: string, offered: Offered): Promise<void> {
  return decide(db, editor, { slug, offered, verb: 'accept_picture', end: 'accepted' }, async (trx, toolId, given) => {
    const revision = await raiseRevision(trx);
    await trx
      .updateTable('tools')
      .set({ ...shownBy(trx, offered, given), revision })
      .where('id', '=', toolId)
      .execute();
    await forgetOffer(trx, toolId, offered.kind);
  });
}

/**
 * Keeps the current picture and ignores this one at its address; a maker may upload another. Throws
 * as acceptPicture.
 */
export function declinePicture(db: Database, editor: Account, slug: string, offered: Offered): Promise<void> {
  return decide(
    db,
    editor,
    { slug, offered, verb: 'decline_picture', end: 'declined' },
    async (trx, toolId, { source }) => {
      if (source === 'uploaded') return forgetOffer(trx, toolId, offered.kind);
      await trx
        .updateTable('picture_offers')
        .set({ declined_at: timestamp(trx.now()) })
        .where('tool_id', '=', toolId)
        .where('kind', '=', offered.kind)
        .execute();
      return undefined;
    },
  );
}

async function forgetOffer(trx: Tx, toolId: string, kind: PictureKind): Promise<void> {
  await trx.deleteFrom('picture_offers').where('tool_id', '=', toolId).where('kind', '=', kind).execute();
}

interface PictureDecision {
  slug: string;
  offered: Offered;
  verb: EditorVerb;
  end: 'accepted' | 'declined';
}

async function decide(
  db: Database,
  editor: Account,
  { slug, offered: { kind, hash }, verb, end }: PictureDecision,
  act: (trx: Tx, toolId: string, offer: { source: string; address: string | null }) => Promise<void>,
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug)) throw new CatalogError('not_found');
  await db.write(async (trx) => {
    const query = trx.selectFrom('tools').select(['id', 'account_id', 'state']).where('slug', '=', slug);
    const tool = orNotFound(await trx.lockRows(query).executeTakeFirst());
    const offer = await trx
      .selectFrom('picture_offers')
      .select(['hash', 'source', 'address', 'account_id'])
      .where('tool_id', '=', tool.id)
      .where('kind', '=', kind)
      .where('declined_at', 'is', null)
      .executeTakeFirst();
    // The uploader may no longer be the owner.
    const owners = [tool.account_id, offer?.account_id ?? null];
    const selfReview = await requireUninvolved(trx, editor, verb, { owners });
    if (offer?.hash !== hash || tool.state !== 'published') throw new CatalogError('conflict');
    await act(trx, tool.id, offer);
    await recordHistory(trx, editor.id, `${kind}_${end}`, ['tool', tool.id], { detail: { slug, ...selfReview } });
  });
}
