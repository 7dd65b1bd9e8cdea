/** Editors' changes of categories: names, descriptions and search words. */
import type { Database, Reader } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { importCategories, listCategoryRows, type CategoryText, type StoredCategory } from './categories.ts';
import { completeNewCategories } from './known.ts';
import { CatalogError, fieldError, orNotFound } from '#catalog/errors.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { versionMark } from '#catalog/versions.ts';
import { cleanText } from '#catalog/language/hygiene.ts';

/** Texts of one language, as typed. */
export interface CategoryEdit {
  name: string;
  description: string;
  /** One a line. */
  synonyms: string;
  /** `markOfTexts` of the texts in the form. */
  mark: string;
}

/** A category with all texts. Throws `not_found`. */
export async function getCategoryTexts(db: Database, id: string): Promise<StoredCategory> {
  return orNotFound((await listCategoryRows(db.read)).find((category) => category.id === id));
}

/** A version mark of the texts of one language, against lost updates. */
export function markOfTexts(text: CategoryText | undefined): string {
  const { name = '', description = null, synonyms = [] } = text ?? {};
  return versionMark([name, description, synonyms]);
}

/** Converts typed texts to their stored form. */
export function typedTexts({ name, description, synonyms }: Omit<CategoryEdit, 'mark'>): CategoryText {
  const words = synonyms.split('\n').map(cleanText);
  const told = cleanText(description);
  return {
    name: cleanText(name),
    description: told === '' ? null : told,
    synonyms: [...new Set(words.filter((word) => word !== ''))],
  };
}

/**
 * Writes the texts of a category in the languages of `edits`, atomically; search uses them at once.
 * Languages left unchanged in the form keep their current texts. Throws `forbidden`, `not_found`,
 * `validation_failed` on `name-de`, `description-de`, `synonyms-de` (any locale), and `conflict` if
 * an edited language has changed since.
 */
export async function editCategory(
  db: Database,
  editor: Account,
  id: string,
  edits: Partial<Record<Locale, CategoryEdit>>,
): Promise<void> {
  requireRole(editor, 'editor');
  await getCategoryTexts(db, id);
  const texts = new Map<Locale, CategoryText>();
  for (const locale of LOCALES) {
    const edit = edits[locale];
    if (edit === undefined) continue;
    const typed = typedTexts(edit);
    if (markOfTexts(typed) !== edit.mark) texts.set(locale, typed);
  }
  if (texts.size === 0) return;
  const row = {
    slug: id,
    names: Object.fromEntries([...texts].map(([locale, { name }]) => [locale, name])),
    descriptions: Object.fromEntries([...texts].map(([locale, { description }]) => [locale, description])),
    synonyms: Object.fromEntries([...texts].map(([locale, { synonyms }]) => [locale, synonyms])),
  };
  const { problems } = await importCategories(db, [row], editor.id, 'edit', (before) => {
    for (const [locale, typed] of texts) {
      const now = markOfTexts(before?.texts[locale]);
      // Equal edits do not conflict.
      if (now !== edits[locale]?.mark && now !== markOfTexts(typed)) throw new CatalogError('conflict');
    }
  });
  const [problem] = problems;
  if (problem === undefined) return;
  const fields = Object.fromEntries(
    Object.entries(problem.fields).map(([path, list]) => {
      const [group = '', locale = ''] = path.split('.');
      const field = { names: 'name', descriptions: 'description' }[group] ?? group;
      return [`${field}-${locale}`, list];
    }),
  );
  throw new CatalogError('validation_failed', { fields });
}

/** The merge target of a deleted category. */
export async function findMergedInto(db: Reader, id: string): Promise<string | undefined> {
  if (!isSlug(id)) return undefined;
  const row = await db
    .selectFrom('category_aliases')
    .select('category_id')
    .where('alias_id', '=', id)
    .executeTakeFirst();
  return row?.category_id;
}

/**
 * Creates a category with its English name, and the demo catalog's other texts if it has the same
 * category. Gives its id. Throws `forbidden`, and `validation_failed` on `slug` (also if taken) and
 * `name`.
 */
export async function createCategory(
  db: Database,
  admin: Account,
  input: { slug: string; name: string },
): Promise<string> {
  requireRole(admin, 'admin');
  const slug = input.slug.trim();
  const { fields, add } = createFields();
  if (slug === '') add('slug', { rule: 'required' });
  if (cleanText(input.name) === '') add('name', { rule: 'required' });
  if (Object.keys(fields).length > 0) throw new CatalogError('validation_failed', { fields });
  const rows = await completeNewCategories(db.read, [{ slug, name: input.name }]);
  const { problems } = await importCategories(db, rows, admin.id, 'create', (before) => {
    if (before !== undefined) throw fieldError('slug', { rule: 'name_taken', value: slug });
  });
  const [problem] = problems;
  if (problem !== undefined) throw new CatalogError('validation_failed', { fields: problem.fields });
  return slug;
}
