/** The pictures that a published tool shows, and their removal by an editor. */
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { pictureSourceOf, type PictureSource } from '#catalog/entries/picture-source.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import type { Database, Reader } from '#database/database.ts';
import type { Offered } from './pictures.ts';

/** A picture of a tool: the current one, or an editor's removal. */
export interface ShownPicture {
  kind: PictureKind;
  /** Null if an editor has removed it. */
  hash: string | null;
  by: PictureSource['by'];
  url: string | null;
}

/** The pictures that pages show, and those that an editor has removed. */
export async function listShownPictures(db: Reader, toolId: string): Promise<ShownPicture[]> {
  const row = await db
    .selectFrom('tools')
    .select(['url', 'logo_url', 'logo_hash', 'logo_source'])
    .select(['screenshot_hash', 'screenshot_source', 'screenshot_address', 'screenshot_found_at'])
    .where('id', '=', toolId)
    .executeTakeFirstOrThrow();
  const source = pictureSourceOf(row);
  const isSite = row.logo_source === 'site' || row.logo_source === 'fetched';
  const shown: ShownPicture[] = [
    { kind: 'screenshot', hash: row.screenshot_hash, by: source?.by ?? 'site', url: source?.url ?? null },
    {
      kind: 'logo',
      hash: row.logo_hash,
      by: isSite ? 'site' : 'maker',
      url: isSite ? (row.logo_url ?? row.url) : null,
    },
  ];
  const removed = { screenshot: row.screenshot_source === 'removed', logo: row.logo_source === 'removed' };
  return shown.filter(({ kind, hash }) => hash !== null || removed[kind]);
}

/**
 * Removes the picture that the editor saw; the server shows no other until its maker uploads one,
 * or gives another address of the logo. Throws `forbidden`, `own_submission`, `not_found`, and
 * `conflict` if another picture is shown now.
 */
export async function removeShownPicture(
  db: Database,
  editor: Account,
  slug: string,
  { kind, hash }: Offered,
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug)) throw new CatalogError('not_found');
  await db.write(async (trx) => {
    const query = trx
      .selectFrom('tools')
      .select(['id', 'account_id', 'state', 'logo_hash', 'screenshot_hash'])
      .where('slug', '=', slug);
    const tool = orNotFound(await trx.lockRows(query).executeTakeFirst());
    const selfReview = await requireUninvolved(trx, editor, 'remove_picture', { owners: [tool.account_id] });
    if (tool.state !== 'published' || tool[`${kind}_hash`] !== hash) throw new CatalogError('conflict');
    const columns =
      kind === 'logo'
        ? { logo_hash: null, logo_source: 'removed' }
        : {
            screenshot_hash: null,
            screenshot_source: 'removed',
            screenshot_address: null,
            screenshot_found_at: null,
          };
    const revision = await raiseRevision(trx);
    await trx
      .updateTable('tools')
      .set({ ...columns, revision })
      .where('id', '=', tool.id)
      .execute();
    // The site's next picture must not come by way of an offer.
    await trx
      .deleteFrom('picture_offers')
      .where('tool_id', '=', tool.id)
      .where('kind', '=', kind)
      .where('source', '=', 'fetched')
      .execute();
    await recordHistory(trx, editor.id, `${kind}_removed`, ['tool', tool.id], { detail: { slug, ...selfReview } });
  });
}
