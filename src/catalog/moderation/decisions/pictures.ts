/** Pictures that are to replace those of published tools: what waits, and what editors decide about each. */
import { countRows } from '#catalog/paging.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type EditorVerb } from '#catalog/audit/self-review.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { NEVER } from '#catalog/submissions/pictures.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Those that one page shows; the oldest come first. */
const MOST = 50;

/** A picture that may come, beside the one that is shown: a logo that its address gives now, or a file of its maker. */
export interface PictureOffer {
  kind: PictureKind;
  slug: string;
  name: string;
  /** Hashes of what is shown, and of what may come. */
  shown: string | null;
  offered: string;
  offeredAt: string;
}

/** Offers of published tools. A join would let SQLite begin with all of those, which are many. */
const openOffers = (db: Reader) =>
  db
    .selectFrom('picture_offers as offer')
    .where('declined_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tools').select('id').whereRef('tools.id', '=', 'offer.tool_id').where('state', '=', 'published'),
      ),
    );

/** Pictures that wait, the oldest first. */
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

/** How many there are, up to 50. */
export async function countPictureOffers(db: Database): Promise<number> {
  return countRows(db.read.selectFrom(openOffers(db.read).select('tool_id').limit(MOST).as('some')));
}

/** Which picture an editor decides about: `hash` is the one that they saw. */
export interface Offered {
  kind: PictureKind;
  hash: string;
}

/** What the tool shows from then on. */
function shownBy({ kind, hash, source }: Offered & { source: string }) {
  if (kind === 'screenshot') return { screenshot_hash: hash };
  // A file that was handed in is not looked for anywhere.
  return { logo_hash: hash, logo_source: source, ...(source === 'uploaded' && { logo_due_at: NEVER }) };
}

/**
 * Shows the offered picture. Throws `forbidden`, `own_submission`, `not_found`, and `conflict` when it is decided already or
 * another one is offered by now.
 */
export function acceptPicture(db: Database, editor: Account, slug: string, offered: Offered): Promise<void> {
  return decide(db, editor, { slug, offered, verb: 'accept_picture', end: 'accepted' }, async (trx, toolId, source) => {
    const revision = await raiseRevision(trx);
    await trx
      .updateTable('tools')
      .set({ ...shownBy({ ...offered, source }), revision })
      .where('id', '=', toolId)
      .execute();
    await forgetOffer(trx, toolId, offered.kind);
  });
}

/** Keeps the picture that is shown; what an address gives is not asked about again, a maker may hand in another file. Throws as acceptPicture. */
export function declinePicture(db: Database, editor: Account, slug: string, offered: Offered): Promise<void> {
  return decide(
    db,
    editor,
    { slug, offered, verb: 'decline_picture', end: 'declined' },
    async (trx, toolId, source) => {
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
  act: (trx: Tx, toolId: string, source: string) => Promise<void>,
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug)) throw new CatalogError('not_found');
  await db.write(async (trx) => {
    const query = trx.selectFrom('tools').select(['id', 'account_id', 'state']).where('slug', '=', slug);
    const tool = await trx.lockRows(query).executeTakeFirst();
    if (tool === undefined) throw new CatalogError('not_found');
    const offer = await trx
      .selectFrom('picture_offers')
      .select(['hash', 'source', 'account_id'])
      .where('tool_id', '=', tool.id)
      .where('kind', '=', kind)
      .where('declined_at', 'is', null)
      .executeTakeFirst();
    // Who has handed it in may have passed the entry on since.
    const owners = [tool.account_id, offer?.account_id ?? null];
    const selfReview = await requireUninvolved(trx, editor, verb, { owners });
    if (offer?.hash !== hash || tool.state !== 'published') throw new CatalogError('conflict');
    await act(trx, tool.id, offer.source);
    await recordHistory(trx, editor.id, `${kind}_${end}`, ['tool', tool.id], { detail: { slug, ...selfReview } });
  });
}
