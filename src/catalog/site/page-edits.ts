/** Admins' changes of operator pages: validated, in the history with both texts. */
import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { listHistory, recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { textProblems } from '#catalog/language/hygiene.ts';
import { lockSite, raiseSiteVersion } from './edits.ts';
import { PAGE_TEXT_LENGTH, isPageName } from './pages.ts';

/** A version mark of a text, against lost updates. */
export function pageMarkOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** The stored text; empty if there is none. */
export async function readPageText(db: Database, name: string, locale: Locale): Promise<string> {
  const row = await db.read
    .selectFrom('site_pages')
    .select('text')
    .where('name', '=', name)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.text ?? '';
}

/** NFC, Unix line ends, trimmed. */
export function cleanPageText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** Throws `validation_failed` with the problems of a text. */
export function checkPageText(text: string): void {
  const problems = textProblems(text, 'multiple', PAGE_TEXT_LENGTH);
  if (problems.length > 0) throw new CatalogError('validation_failed', { fields: { text: problems } });
}

/**
 * Stores a text of a page; an empty one deletes it. Throws `forbidden`, `not_found` for an invalid
 * name, `validation_failed`, and `conflict` if `mark` is outdated.
 */
export async function savePageText(
  db: Database,
  admin: Account,
  page: { name: string; locale: Locale },
  change: { text: string; mark: string },
): Promise<void> {
  requireRole(admin, 'admin');
  const { name, locale } = page;
  if (!isPageName(name)) throw new CatalogError('not_found');
  const text = cleanPageText(change.text);
  checkPageText(text);
  await db.write(async (trx) => {
    await lockSite(trx);
    const stored = await trx
      .selectFrom('site_pages')
      .select('text')
      .where('name', '=', name)
      .where('locale', '=', locale)
      .executeTakeFirst();
    const before = stored?.text ?? '';
    if (pageMarkOf(before) !== change.mark) throw new CatalogError('conflict');
    if (before === text) return;
    if (text === '') await trx.deleteFrom('site_pages').where('name', '=', name).where('locale', '=', locale).execute();
    else
      await trx
        .insertInto('site_pages')
        .values({ name, locale, text })
        .onConflict((conflict) => conflict.columns(['name', 'locale']).doUpdateSet({ text }))
        .execute();
    await recordHistory(
      trx,
      admin.id,
      text === '' ? 'remove' : before === '' ? 'create' : 'edit',
      ['site_page', name],
      { detail: { locale, changes: { text: { old: before === '' ? null : before, new: text === '' ? null : text } } } },
    );
    await raiseSiteVersion(trx);
    await raiseRevision(trx, 'other');
  });
}

/** A former text of a page. */
export interface PageVersion {
  /** When it was replaced. */
  until: string;
  text: string;
}

/** Former texts of a page in a locale, newest first, at most 20. */
export async function listPageVersions(db: Database, name: string, locale: Locale): Promise<PageVersion[]> {
  const history = await listHistory(db, name);
  return history
    .flatMap(({ at, subjectKind, detail }) => {
      const changes = detail?.['changes'] as { text?: { old?: unknown } } | undefined;
      const old = changes?.text?.old;
      return subjectKind === 'site_page' && detail?.['locale'] === locale && typeof old === 'string'
        ? [{ until: at, text: old }]
        : [];
    })
    .toReversed()
    .slice(0, 20);
}
