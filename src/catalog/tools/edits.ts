/** Editors' changes of tools in the catalog: fields and translations, with their provenance. */
import { sql } from 'kysely';
import type { Database, Tx } from '#database/database.ts';
import type { ToolRow, ToolTextRow } from '#database/schema.ts';
import { fieldOf, keysWhere, type Entry, type KeysWhere, type NamesWhere } from '#fields/fields.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { entryOf } from '#catalog/entries/columns.ts';
import { statedPriceOf } from '#catalog/entries/stated-price.ts';
import { markOf } from '#catalog/entries/changes.ts';
import { CatalogError, conflict, orNotFound } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import { type ToolState } from '#catalog/lifecycle.ts';
import { stateConflict } from '#catalog/transitions.ts';
import { createFields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { countRows, type Page, type Paging } from '#catalog/paging.ts';
import { checkField } from '#catalog/entries/field-checks.ts';
import { cleanText } from '#catalog/language/hygiene.ts';
import {
  PROVENANCES,
  textsOf,
  updateTool,
  type NewTool,
  type Provenance,
  type Translation,
  type Translations,
} from './write.ts';

/** A tool for editors, in any state. */
export interface DeskTool extends Entry {
  id: string;
  slug: string;
  state: ToolState;
  urlKey: string;
  accountId: string | null;
  originalLocale: Locale;
  publishedAt: string;
  updatedAt: string;
  priceStated: StatedPrice | null;
  /** The owner's last activity. */
  attendedAt: string | null;
  translations: Partial<Record<Locale, Required<Translation>>>;
  /** Version mark of the fields. */
  mark: string;
}

function toolOf(row: ToolRow, texts: readonly ToolTextRow[]): DeskTool {
  const fields = entryOf(row);
  const translations: DeskTool['translations'] = {};
  for (const text of texts) {
    if (!isLocale(text.locale)) continue;
    const provenance = PROVENANCES.find((known) => known === text.provenance) ?? 'author';
    translations[text.locale] = { ...textsOf(text), provenance };
  }
  return {
    ...fields,
    id: row.id,
    slug: row.slug,
    state: row.state as ToolState,
    urlKey: row.url_key,
    accountId: row.account_id,
    originalLocale: isLocale(row.original_locale) ? row.original_locale : 'en',
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    priceStated: statedPriceOf(row),
    attendedAt: row.attended_at,
    translations,
    mark: markOf(fields),
  };
}

/** Reads a tool in any state. Throws `not_found`. */
export async function getDeskTool(db: Database, slug: string): Promise<DeskTool> {
  return readTool(db.read, slug);
}

async function readTool(db: Database['read'], slug: string): Promise<DeskTool> {
  if (!isSlug(slug)) throw new CatalogError('not_found');
  const row = orNotFound(await db.selectFrom('tools').selectAll().where('slug', '=', slug).executeTakeFirst());
  const texts = await db.selectFrom('tool_texts').selectAll().where('tool_id', '=', row.id).execute();
  return toolOf(row, texts);
}

export interface HiddenTool {
  slug: string;
  name: string;
  tagline: string;
  url: string;
  state: ToolState;
  updatedAt: string;
}

/** Unpublished tools in a state, latest change first; `q` is part of name, slug or address. */
export async function listHiddenTools(
  db: Database,
  state: Exclude<ToolState, 'published'>,
  request: Paging & { q?: string | undefined },
): Promise<Page<HiddenTool>> {
  let query = db.read
    .selectFrom('tools')
    .where('state', '=', state)
    // Redundant, so that both engines use the index of hidden tools.
    .where(sql<boolean>`state <> 'published'`);
  const q = cleanText(request.q ?? '')
    .toLowerCase()
    .slice(0, 100);
  if (q !== '') {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(
      sql<boolean>`(lower(name) like ${part} escape '\\' or slug like ${part} escape '\\' or lower(url) like ${part} escape '\\')`,
    );
  }
  const rows = await query
    .select(['slug', 'name', 'tagline', 'url', 'state', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage)
    .execute();
  const total = await countRows(query);
  const items = rows.map(({ updated_at, ...row }) => ({
    ...row,
    state: row.state as ToolState,
    updatedAt: updated_at,
  }));
  return { items, total: Number(total) };
}

/** An unchanged tool, as input for updateTool. */
export function asNewTool(tool: DeskTool): NewTool & { slug: string } {
  const translations: Translations = { ...tool.translations };
  delete translations[tool.originalLocale];
  const { id: _id, state: _state, updatedAt: _updatedAt, mark: _mark, ...fields } = tool;
  return { ...fields, translations };
}

/** Locks the tool for the rest of the transaction. */
export async function lockTool(trx: Tx, slug: string): Promise<DeskTool> {
  if (isSlug(slug)) await trx.lockRows(trx.selectFrom('tools').select('id').where('slug', '=', slug)).execute();
  return readTool(trx, slug);
}

type LocalisedTexts = Pick<Entry, KeysWhere<{ localised: true }>>;

/** Localised fields of a tool in one language; a blank optional one is absent. */
export type TextEdit = { locale: string } & Record<NamesWhere<{ localised: true }>, string>;

const LOCALISED = keysWhere({ localised: true });

function checkTexts(edit: TextEdit): { locale: Locale } & LocalisedTexts {
  const { fields, add, isEmpty } = createFields();
  const texts: Partial<Record<keyof LocalisedTexts, string | null>> = {};
  for (const key of LOCALISED) {
    const field = fieldOf(key);
    const given = edit[field.name as keyof TextEdit];
    const setting = {
      blanks: 'absent',
      known: { hasCategory: () => false },
      isOptional: field.required === false,
    } as const;
    const { value, problems } = checkField(field, given, setting);
    for (const problem of problems) add(field.name, problem);
    texts[key] = typeof value === 'string' ? value : null;
  }
  const { locale } = edit;
  if (!isLocale(locale)) add('locale', { rule: 'not_one_of', allowed: LOCALES });
  if (!isEmpty() || !isLocale(locale)) throw new CatalogError('validation_failed', { fields });
  return { locale, ...(texts as LocalisedTexts) };
}

/**
 * Writes the translation of a published tool in another language than its original, marked as an
 * editor's; search uses it at once. Throws `forbidden`, `not_found`, `conflict`, and
 * `validation_failed` on `locale`, `tagline`, `description`.
 */
export async function saveTranslation(db: Database, editor: Account, slug: string, edit: TextEdit): Promise<void> {
  requireRole(editor, 'editor');
  const text = checkTexts(edit);
  await writeTranslation(db, slug, { ...text, provenance: 'editor' }, { editor, verb: 'translate' });
}

/** Deletes a translation; idempotent. Readers see the original again. */
export async function removeTranslation(db: Database, editor: Account, slug: string, locale: string): Promise<void> {
  requireRole(editor, 'editor');
  if (!isLocale(locale)) throw new CatalogError('not_found');
  const none = { locale, tagline: '', description: null, provenance: 'editor' } as const;
  await writeTranslation(db, slug, none, { editor, verb: 'remove_translation' });
}

/**
 * Stores a machine translation, validated like a person's; a person's text stays. Throws as
 * saveTranslation, and `conflict` if `mark` is outdated.
 */
export async function saveMachineTranslation(
  db: Database,
  slug: string,
  text: { locale: string } & LocalisedTexts,
  of: { mark: string; actorId: string | null },
): Promise<void> {
  const checked = checkTexts({ ...text, description: text.description ?? '' });
  await writeTranslation(db, slug, { ...checked, provenance: 'machine' }, of);
}

async function writeTranslation(
  db: Database,
  slug: string,
  text: { locale: Locale; provenance: Provenance } & LocalisedTexts,
  by: { editor: Account; verb: 'translate' | 'remove_translation' } | { mark: string; actorId: string | null },
): Promise<void> {
  await db.write(async (trx) => {
    const tool = await lockTool(trx, slug);
    const selfReview =
      'verb' in by ? await requireUninvolved(trx, by.editor, by.verb, { owners: [tool.accountId] }) : {};
    if ('mark' in by && tool.mark !== by.mark) throw new CatalogError('conflict');
    if (tool.state !== 'published') throw stateConflict('tool', tool, 'editor');
    if (text.locale === tool.originalLocale) throw conflict('original_language');
    const { locale, ...written } = text;
    const old = tool.translations[locale] ?? null;
    const now = written.tagline === '' ? null : written;
    if (text.provenance === 'machine' && old !== null && old.provenance !== 'machine') return;
    if (JSON.stringify(old) === JSON.stringify(now)) return;
    const base = asNewTool(tool);
    const translations: Translations = { ...base.translations };
    if (now === null) delete translations[locale];
    else translations[locale] = now;
    await updateTool(trx, tool.id, { ...base, translations }, await raiseRevision(trx));
    const actorId = 'verb' in by ? by.editor.id : by.actorId;
    await recordHistory(trx, actorId, now === null ? 'translation_removed' : 'translated', ['tool', tool.id], {
      detail: { slug, locale, old, new: now, ...selfReview },
    });
  });
}

/** Languages that lack the tagline, or a description that the original has. */
export function incompleteLocales(tool: DeskTool): Locale[] {
  const isWhole = (locale: Locale): boolean => {
    const text = tool.translations[locale];
    return text !== undefined && (tool.description === null || text.description !== null);
  };
  return LOCALES.filter((locale) => locale !== tool.originalLocale && !isWhole(locale));
}

/** Languages without any translation. */
export function missingLocales(tool: DeskTool): Locale[] {
  return LOCALES.filter((locale) => locale !== tool.originalLocale && tool.translations[locale] === undefined);
}
