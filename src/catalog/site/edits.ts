/** Admins' changes of the site's settings, in the history and effective in all processes. */
import { sql } from 'kysely';
import type { Database, Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES } from '#catalog/locales.ts';
import { createFields, type Fields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';
import { differences } from '#catalog/versions.ts';

import { THEMES, nearestAccent } from './accent.ts';
import { readHex } from './colors.ts';
import { LOGO_KINDS } from './logo.ts';
import {
  SITE_TEXTS,
  SITE_TEXT_NAMES,
  TERMS_VERSION_LENGTH,
  readSite,
  type SiteSettings,
  type StoredSite,
} from './site.ts';

/** The name of a localised text in forms and the history: `name_de`. */
export function siteField(name: string, locale: string): string {
  return `${name}_${locale}`;
}

/** Form values by `siteField` and `accent_<theme>`; blank ones are removed. */
export type SiteInput = (field: string) => string;

/** The settings in a form. */
type SiteFields = Pick<StoredSite, 'texts' | 'accent' | 'termsVersion'>;

/** The cleaned settings, and their problems. */
export function checkSite(input: SiteInput): { checked: SiteFields; fields: Fields } {
  const { fields, add } = createFields();
  const texts: StoredSite['texts'] = {};
  for (const locale of LOCALES)
    for (const name of SITE_TEXT_NAMES) {
      const field = siteField(name, locale);
      const text = cleanText(input(field));
      if (text === '') continue;
      add(field, ...textProblems(text, 'single', SITE_TEXTS[name]));
      (texts[locale] ??= {})[name] = text;
    }
  const accent: NonNullable<StoredSite['accent']> = {};
  for (const theme of THEMES) {
    const field = siteField('accent', theme);
    const color = input(field).trim().toLowerCase();
    if (color === '') continue;
    const nearest = readHex(color) === undefined ? undefined : nearestAccent(color, theme);
    if (nearest === undefined) add(field, { rule: 'not_a_color' });
    else if (nearest !== color) add(field, { rule: 'low_contrast', value: nearest });
    else accent[theme] = color;
  }
  const version = cleanText(input('terms_version'));
  add('terms_version', ...textProblems(version, 'single', TERMS_VERSION_LENGTH));
  return { checked: { texts, accent, ...(version !== '' && { termsVersion: version }) }, fields };
}

/** All settings by history name. */
function valuesOf(site: StoredSite): Record<string, string | boolean | null> {
  const values: Record<string, string | boolean | null> = {
    powered_by: site.poweredBy,
    checklist_hidden: site.checklistHidden ?? false,
    release_hidden: site.releaseHidden ?? null,
    terms_version: site.termsVersion ?? null,
    category_groups: site.categoryGroups === undefined ? null : JSON.stringify(site.categoryGroups),
  };
  for (const theme of THEMES) values[siteField('accent', theme)] = site.accent?.[theme] ?? null;
  for (const kind of LOGO_KINDS) values[siteField('logo', kind)] = site.logos?.[kind]?.hash ?? null;
  for (const locale of LOCALES)
    for (const name of SITE_TEXT_NAMES) values[siteField(name, locale)] = site.texts[locale]?.[name] ?? null;
  return values;
}

/** Locks the settings until the transaction ends, and gives them. */
export async function lockSite(trx: Tx): Promise<SiteSettings> {
  await trx
    .insertInto('site_settings')
    .values({ id: 1, version: 0, value: '{}' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await trx.lockRows(trx.selectFrom('site_settings').select('id').where('id', '=', 1)).execute();
  return readSite(trx);
}

/** Makes every process read the site again; required with every change of it. */
export async function raiseSiteVersion(trx: Tx): Promise<void> {
  await trx
    .updateTable('site_settings')
    .set({ version: sql`version + 1` })
    .where('id', '=', 1)
    .execute();
}

/** Stores settings and their differences from `before` in the history; skips no-ops. */
export async function changeSite(
  trx: Tx,
  actorId: string | null,
  before: StoredSite,
  after: SiteSettings,
): Promise<void> {
  const changes = differences(valuesOf(before), valuesOf(after));
  if (changes === undefined) return;
  const { version: _, ...stored } = after;
  await trx
    .updateTable('site_settings')
    .set({ value: JSON.stringify(stored) })
    .where('id', '=', 1)
    .execute();
  await raiseSiteVersion(trx);
  await recordHistory(trx, actorId, 'edit', ['site', 'site'], { detail: { changes } });
  await raiseRevision(trx, 'other');
}

/**
 * Changes texts, colours and switches. `version` is the one that the form was made from. Throws
 * `forbidden`, `validation_failed` with every bad field, and `conflict` if it is outdated.
 */
export async function editSite(
  db: Database,
  admin: Account,
  version: number,
  change: { input: SiteInput; poweredBy: boolean },
): Promise<void> {
  requireRole(admin, 'admin');
  const { checked, fields } = checkSite(change.input);
  if (Object.keys(fields).length > 0) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const before = await lockSite(trx);
    if (before.version !== version) throw new CatalogError('conflict');
    const { termsVersion: _, ...kept } = before;
    await changeSite(trx, admin.id, before, { ...kept, ...checked, poweredBy: change.poweredBy });
  });
}
