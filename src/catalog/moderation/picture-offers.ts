/** Pictures that are to replace those of published tools: what waits, and what editors decide about each. */
import { sql } from 'kysely';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type EditorVerb } from '#catalog/audit/self-review.ts';
import { CatalogError } from '#catalog/errors.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Those that one page shows; the oldest come first. */
const MOST = 50;

/** A logo that its address gives now, beside the one that is shown. */
export interface PictureOffer {
  slug: string;
  name: string;
  /** Hashes of what is shown, and of what may come. */
  shown: string | null;
  offered: string;
  offeredAt: string;
}

/** Logos that have changed at their addresses, the oldest first. */
export async function listPictureOffers(db: Reader): Promise<PictureOffer[]> {
  const rows = await db
    .selectFrom('picture_offers as offer')
    .innerJoin('tools', 'tools.id', 'offer.tool_id')
    .select(['slug', 'name', 'logo_hash', 'offer.hash', 'offered_at'])
    .where('kind', '=', 'logo')
    .where('declined_at', 'is', null)
    .where('state', '=', 'published')
    .orderBy('offered_at')
    .orderBy('tool_id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    shown: row.logo_hash,
    offered: row.hash,
    offeredAt: row.offered_at,
  }));
}

/** How many there are, up to 50. */
export async function countPictureOffers(db: Database): Promise<number> {
  const { count } = await db.read
    .selectFrom(
      db.read
        .selectFrom('picture_offers as offer')
        .innerJoin('tools', 'tools.id', 'offer.tool_id')
        .select('tool_id')
        .where('kind', '=', 'logo')
        .where('declined_at', 'is', null)
        .where('state', '=', 'published')
        .limit(MOST)
        .as('some'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Shows the offered logo. `hash` is the one that the editor saw. Throws `forbidden`, `own_submission`, `not_found`, and
 * `conflict` when it is decided already or another one is offered by now.
 */
export function acceptPicture(db: Database, editor: Account, slug: string, hash: string): Promise<void> {
  return decide(db, editor, { slug, hash, verb: 'accept_picture', action: 'logo_accepted' }, async (trx, toolId) => {
    const revision = await raiseRevision(trx);
    await trx
      .updateTable('tools')
      .set({ logo_hash: hash, logo_source: 'fetched', revision })
      .where('id', '=', toolId)
      .execute();
    await trx.deleteFrom('picture_offers').where('tool_id', '=', toolId).where('kind', '=', 'logo').execute();
  });
}

/** Keeps the logo that is shown; the offered one is not asked about again. Throws as acceptPicture. */
export function declinePicture(db: Database, editor: Account, slug: string, hash: string): Promise<void> {
  return decide(db, editor, { slug, hash, verb: 'decline_picture', action: 'logo_declined' }, async (trx, toolId) => {
    await trx
      .updateTable('picture_offers')
      .set({ declined_at: timestamp(trx.now()) })
      .where('tool_id', '=', toolId)
      .where('kind', '=', 'logo')
      .execute();
  });
}

interface PictureDecision {
  slug: string;
  hash: string;
  verb: EditorVerb;
  action: 'logo_accepted' | 'logo_declined';
}

async function decide(
  db: Database,
  editor: Account,
  { slug, hash, verb, action }: PictureDecision,
  act: (trx: Tx, toolId: string) => Promise<void>,
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug)) throw new CatalogError('not_found');
  await db.write(async (trx) => {
    const query = trx.selectFrom('tools').select(['id', 'account_id', 'state']).where('slug', '=', slug);
    const tool = await trx.lockRows(query).executeTakeFirst();
    if (tool === undefined) throw new CatalogError('not_found');
    const selfReview = await requireUninvolved(trx, editor, verb, { owners: [tool.account_id] });
    const offer = await trx
      .selectFrom('picture_offers')
      .select('hash')
      .where('tool_id', '=', tool.id)
      .where('kind', '=', 'logo')
      .where('declined_at', 'is', null)
      .executeTakeFirst();
    if (offer?.hash !== hash || tool.state !== 'published') throw new CatalogError('conflict');
    await act(trx, tool.id);
    await recordHistory(trx, {
      subjectKind: 'tool',
      subjectId: tool.id,
      action,
      actorId: editor.id,
      detail: { slug, ...selfReview },
    });
  });
}
