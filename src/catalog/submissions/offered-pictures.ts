/** Makers' replacement pictures of published tools, which wait for an editor. */
import { CatalogError, conflict, fieldError } from '#catalog/errors.ts';
import type { DrawnPicture, PictureKind } from '#catalog/pictures/kinds.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { requireOwnCatalog } from '#catalog/revision.ts';
import type { Account } from '#catalog/roles.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { drawUpload, requirePictureRoom, type UploadedFile } from './picture-uploads.ts';

interface Pictured {
  id: string;
  /** Hashes of the current pictures. */
  shown: Record<PictureKind, string | null>;
}

/** Throws `not_found` for another account's tool, `conflict` for a hidden one. */
export async function requireOwnTool(db: Reader | Tx, account: Account, slug: string): Promise<Pictured> {
  const tool = await db
    .selectFrom('tools')
    .select(['id', 'state', 'logo_hash', 'screenshot_hash'])
    .where('slug', '=', slug)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (tool === undefined || tool.state === 'removed') throw new CatalogError('not_found');
  if (tool.state !== 'published') throw conflict('tool_hidden');
  return { id: tool.id, shown: { logo: tool.logo_hash, screenshot: tool.screenshot_hash } };
}

/**
 * Offers a picture to editors, replacing a waiting one. Throws `not_found`, `conflict`,
 * `overloaded`, and `validation_failed` on the kind if the file is missing, too large, invalid or
 * the current one.
 */
export async function offerPicture(
  db: Database,
  account: Account,
  slug: string,
  { kind, file, ...sender }: UploadedFile,
): Promise<void> {
  await requireOwnCatalog(db.read);
  await requireOwnTool(db.read, account, slug);
  const client = { account: account.id, ...sender };
  const drawn: DrawnPicture = await drawUpload(db, client, kind, file);
  await db.write(async (trx) => {
    await requirePictureRoom(trx, client, kind);
    const { id, shown } = await requireOwnTool(trx, account, slug);
    if (shown[kind] === drawn.hash) throw fieldError(kind, { rule: 'unchanged' });
    await keepPicture(trx, drawn);
    const offered = {
      hash: drawn.hash,
      source: 'uploaded',
      address: null,
      account_id: account.id,
      offered_at: timestamp(trx.now()),
      declined_at: null,
    };
    await trx
      .insertInto('picture_offers')
      .values({ tool_id: id, kind, ...offered })
      .onConflict((other) => other.columns(['tool_id', 'kind']).doUpdateSet(offered))
      .execute();
  });
}

/** Withdraws a waiting picture. Throws `not_found`, `conflict`. */
export async function withdrawPicture(db: Database, account: Account, slug: string, kind: PictureKind): Promise<void> {
  await db.write(async (trx) => {
    const { id } = await requireOwnTool(trx, account, slug);
    await trx
      .deleteFrom('picture_offers')
      .where('tool_id', '=', id)
      .where('kind', '=', kind)
      .where('source', '=', 'uploaded')
      .execute();
  });
}

/** The current pictures of a published tool, and the maker's waiting ones. */
export async function findToolPictures(
  db: Reader,
  toolId: string,
): Promise<Record<PictureKind, { shown: string | null; waiting: string | null }>> {
  const tool = await db
    .selectFrom('tools')
    .select(['logo_hash', 'screenshot_hash'])
    .where('id', '=', toolId)
    .executeTakeFirstOrThrow();
  const offers = await db
    .selectFrom('picture_offers')
    .select(['kind', 'hash'])
    .where('tool_id', '=', toolId)
    .where('source', '=', 'uploaded')
    .where('declined_at', 'is', null)
    .execute();
  const waiting = (kind: PictureKind): string | null => offers.find((offer) => offer.kind === kind)?.hash ?? null;
  return {
    logo: { shown: tool.logo_hash, waiting: waiting('logo') },
    screenshot: { shown: tool.screenshot_hash, waiting: waiting('screenshot') },
  };
}
