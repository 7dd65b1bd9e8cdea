/** What editors change in a category: its name, description and search words in eight languages. */
import type { Database } from '#database/database.ts';
import { requireRole, type Account } from './actors.ts';
import { importCategories, listCategoryRows, type StoredCategory } from './categories.ts';
import { CatalogError, fieldError } from './errors.ts';
import { isLocale } from './locales.ts';

/** A category with all its texts. Throws `not_found`. */
export async function getCategoryTexts(db: Database, id: string): Promise<StoredCategory> {
  const found = (await listCategoryRows(db.read)).find((category) => category.id === id);
  if (found === undefined) throw new CatalogError('not_found');
  return found;
}

/**
 * Writes the texts of a category in one language; search finds its tools by the new words at once. `synonyms` holds one
 * in each line. Throws `forbidden`, `not_found`, and `validation_failed` on `name`, `description`, `synonyms`, `locale`.
 */
export async function editCategory(
  db: Database,
  editor: Account,
  id: string,
  edit: { locale: string; name: string; description: string; synonyms: string },
): Promise<void> {
  requireRole(editor, 'editor');
  await getCategoryTexts(db, id);
  const { locale } = edit;
  if (!isLocale(locale)) throw fieldError('locale', { rule: 'required' });
  const synonyms = edit.synonyms
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const row = {
    slug: id,
    names: { [locale]: edit.name },
    descriptions: { [locale]: edit.description.trim() === '' ? null : edit.description },
    synonyms: { [locale]: synonyms },
  };
  const { problems } = await importCategories(db, [row], editor.id, 'edit');
  const [problem] = problems;
  if (problem === undefined) return;
  const fields = Object.fromEntries(
    Object.entries(problem.fields).map(([path, list]) => {
      const [group = ''] = path.split('.');
      const field = { names: 'name', descriptions: 'description' }[group] ?? group;
      return [field, list];
    }),
  );
  throw new CatalogError('validation_failed', { fields });
}
