/** Admins' changes of the logo: drawn in another process, kept permanently, in the history. */
import type { Database } from '#database/database.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { drawSiteLogo } from '#catalog/pictures/pictures.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { changeSite, lockSite } from './edits.ts';
import { LOGO_FILE_BYTES, isSquare, type LogoKind } from './logo.ts';

/**
 * Sets a logo from an SVG or PNG file. Throws `forbidden`, `overloaded`, `validation_failed` on
 * `field` for a missing, too large or invalid file or an icon that is not square, and the signal's reason if the admin has left.
 */
export async function saveLogo(
  db: Database,
  admin: Account,
  kind: LogoKind,
  { file, field, signal }: { file: Uint8Array | undefined; field: string; signal: AbortSignal },
): Promise<void> {
  requireRole(admin, 'admin');
  if (file === undefined || file.length === 0) throw fieldError(field, { rule: 'required' });
  if (file.length > LOGO_FILE_BYTES) throw fieldError(field, { rule: 'file_too_large', max: LOGO_FILE_BYTES / 1024 });
  const drawing = await drawSiteLogo(db, { account: admin.id, signal }, file);
  if (drawing.drawn === null)
    throw fieldError(field, { rule: drawing.reason === 'unreadable_picture' ? 'not_a_picture' : drawing.reason });
  const { hash, width, height } = drawing.drawn;
  if (kind === 'icon' && !isSquare({ width, height })) throw fieldError(field, { rule: 'picture_not_square' });
  const png = Buffer.from(drawing.drawn.png).toString('base64');
  await db.write(async (trx) => {
    const before = await lockSite(trx);
    await trx
      .insertInto('site_logos')
      .values({ hash, png })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await changeSite(trx, admin.id, before, { ...before, logos: { ...before.logos, [kind]: { hash, width, height } } });
  });
}

/** Removes a logo. Throws `forbidden`, and `conflict` if there is none. */
export async function removeLogo(db: Database, admin: Account, kind: LogoKind): Promise<void> {
  requireRole(admin, 'admin');
  await db.write(async (trx) => {
    const before = await lockSite(trx);
    const { [kind]: removed, ...others } = before.logos ?? {};
    if (removed === undefined) throw new CatalogError('conflict');
    await changeSite(trx, admin.id, before, { ...before, logos: others });
  });
}
