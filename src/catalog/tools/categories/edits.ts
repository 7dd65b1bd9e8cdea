/** What editors change in a category: its name, description and search words in eight languages. */
import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { importCategories, listCategoryRows, type CategoryText, type StoredCategory } from './categories.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { cleanText } from '#catalog/text/hygiene.ts';

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
