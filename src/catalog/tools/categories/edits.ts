/** What editors change in a category: its name, description and search words in eight languages. */
import { createHash } from 'node:crypto';
import type { Database, Reader } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { importCategories, listCategoryRows, type CategoryText, type StoredCategory } from './categories.ts';
import { completeNewCategories } from './known.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { cleanText } from '#catalog/language/hygiene.ts';

/** The texts of one language as somebody typed them. */
export interface CategoryEdit {
  name: string;
  description: string;
  /** One in each line. */
  synonyms: string;
  /** `markOfTexts` of what stood there when the form was opened. */
  mark: string;
}

/** A category with all its texts. Throws `not_found`. */
export async function getCategoryTexts(db: Database, id: string): Promise<StoredCategory> {
  const found = (await listCategoryRows(db.read)).find((category) => category.id === id);
  if (found === undefined) throw new CatalogError('not_found');
  return found;
}

/** A mark of the texts of one language; a form carries it, so that nobody overwrites what another has changed meanwhile. */
export function markOfTexts(text: CategoryText | undefined): string {
  const { name = '', description = null, synonyms = [] } = text ?? {};
  return createHash('sha256')
    .update(JSON.stringify([name, description, synonyms]))
    .digest('hex')
    .slice(0, 24);
}

/** What was typed, as it would be stored. */
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
 * Writes the texts of a category in the languages of `edits`, all or none of them; search finds its tools by the new
 * words at once. A language that was left as the form showed it stays as it is now. Throws `forbidden`, `not_found`,
 * `validation_failed` on `name-de`, `description-de`, `synonyms-de` (for any locale), and `conflict` when somebody else
 * has changed one of the languages since the form was opened.
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
      // Two who wrote the same do not stand in each other's way.
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

/** The category that one that is gone was merged into. */
export async function findMergedInto(db: Reader, id: string): Promise<string | undefined> {
  // PostgreSQL fails on a text with NUL in it; what cannot be an id is not asked for.
  if (!isSlug(id)) return undefined;
  const row = await db
    .selectFrom('category_aliases')
    .select('category_id')
    .where('alias_id', '=', id)
    .executeTakeFirst();
  return row?.category_id;
}

/**
 * Makes a category with its English name; the rest of its texts is that of the demo catalog where it knows the same one,
 * and otherwise written afterwards. Gives its id. Throws `forbidden`, and `validation_failed` on `slug` (also where there
 * is one already) and `name`.
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
