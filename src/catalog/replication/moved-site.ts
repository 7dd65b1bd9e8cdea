/** Writes the site and the pages of a moved catalog: settings, logos and texts, checked as an admin's are. */
import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { LOCALES, isLocale } from '#catalog/locales.ts';
import type { Fields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { checkSite, lockSite, raiseSiteVersion } from '#catalog/site/edits.ts';
import { LOGO_KINDS, type StoredLogos } from '#catalog/site/logo.ts';
import { checkPageText, cleanPageText } from '#catalog/site/page-edits.ts';
import { isPageName } from '#catalog/site/pages.ts';
import { GROUP_NAME_LENGTH, type CategoryGroup, type StoredSite } from '#catalog/site/site.ts';
import type { GivenRecord } from './shapes.ts';

const HASH = /^[0-9a-f]{64}$/;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const recordOf = (value: unknown): GivenRecord =>
  typeof value === 'object' && value !== null ? (value as GivenRecord) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readLogos(given: unknown): StoredLogos {
  const logos: StoredLogos = {};
  for (const kind of LOGO_KINDS) {
    const { hash, width, height } = recordOf(recordOf(given)[kind]);
    if (typeof hash === 'string' && HASH.test(hash) && Number.isInteger(width) && Number.isInteger(height))
      logos[kind] = { hash, width: Number(width), height: Number(height) };
  }
  return logos;
}

function readGroups(given: unknown): CategoryGroup[] {
  const groups: unknown[] = Array.isArray(given) ? given : [];
  return groups.map((group) => {
    const { names, ids } = recordOf(group);
    const known = LOCALES.flatMap((locale) => {
      const name = textOf(recordOf(names)[locale]).slice(0, GROUP_NAME_LENGTH);
      return name === '' ? [] : [[locale, name]];
    });
    const listed: unknown[] = Array.isArray(ids) ? ids : [];
    return {
      names: Object.fromEntries(known) as CategoryGroup['names'],
      ids: listed.filter((id) => typeof id === 'string' && isSlug(id)) as string[],
    };
  });
}

async function change(
  db: Database,
  subject: readonly ['site' | 'site_page', string],
  act: Parameters<Database['write']>[0],
): Promise<void> {
  await db.write(async (trx) => {
    await lockSite(trx);
    await act(trx);
    await recordHistory(trx, null, 'imported', subject);
    await raiseSiteVersion(trx);
    await raiseRevision(trx, 'other');
  });
}

/** Stores settings; gives the problems of bad ones, null without any. */
export async function writeSite(db: Database, body: GivenRecord): Promise<Fields | null> {
  const given = recordOf(body['settings']);
  const { texts, accent, termsVersion, categoryGroups, logos, poweredBy, checklistHidden } = given;
  const { checked, fields } = checkSite((field) => {
    const [, name = '', key = ''] = /^([^\W_]+)_(\w+)$/.exec(field) ?? [];
    if (field === 'terms_version') return textOf(termsVersion);
    return textOf(name === 'accent' ? recordOf(accent)[key] : recordOf(recordOf(texts)[key])[name]);
  });
  if (Object.keys(fields).length > 0) return fields;
  const stored: StoredSite = {
    texts: checked.texts,
    ...(accent !== undefined && { accent: checked.accent ?? {} }),
    ...(checked.termsVersion !== undefined && { termsVersion: checked.termsVersion }),
    ...(categoryGroups !== undefined && { categoryGroups: readGroups(categoryGroups) }),
    ...(logos !== undefined && { logos: readLogos(logos) }),
    poweredBy: poweredBy !== false,
    ...(checklistHidden !== undefined && { checklistHidden: checklistHidden === true }),
  };
  await change(db, ['site', 'site'], async (trx) => {
    await trx
      .updateTable('site_settings')
      .set({ value: JSON.stringify(stored) })
      .where('id', '=', 1)
      .execute();
  });
  return null;
}

/** Stores the picture of a logo. */
export async function writeLogo(db: Database, { hash, png }: GivenRecord): Promise<Fields | null> {
  const file = Buffer.from(textOf(png), 'base64');
  const isPicture =
    file.subarray(0, PNG.length).equals(PNG) && createHash('sha256').update(file).digest('hex') === hash;
  if (!isPicture || typeof hash !== 'string') return { png: [{ rule: 'not_a_picture' }] };
  await change(db, ['site', 'site'], async (trx) => {
    await trx
      .insertInto('site_logos')
      .values({ hash, png: file.toString('base64') })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  });
  return null;
}

/** Stores a page in a language. */
export async function writePage(db: Database, { name, locale, text: given }: GivenRecord): Promise<Fields | null> {
  if (typeof name !== 'string' || !isPageName(name)) return { name: [{ rule: 'bad_identifier' }] };
  if (typeof locale !== 'string' || !isLocale(locale)) return { locale: [{ rule: 'not_one_of', allowed: LOCALES }] };
  const text = cleanPageText(textOf(given));
  if (text === '') return { text: [{ rule: 'required' }] };
  try {
    checkPageText(text);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return error.fields;
  }
  await change(db, ['site_page', name], async (trx) => {
    await trx
      .insertInto('site_pages')
      .values({ name, locale, text })
      .onConflict((conflict) => conflict.columns(['name', 'locale']).doUpdateSet({ text }))
      .execute();
  });
  return null;
}
