/**
 * Order and groups of the categories on pages; ungrouped ones follow by name. The API has neither.
 */
import type { Database } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { changeSite, lockSite } from '#catalog/site/edits.ts';
import { GROUPS_MOST, GROUP_NAME_LENGTH, type CategoryGroup } from '#catalog/site/site.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';
import { findCategoryIds } from './categories.ts';

/** Categories of a named group; the name is null for ungrouped ones, which come last. */
export interface ArrangedGroup<Category> {
  name: string | null;
  categories: Category[];
}

/** Arranges `categories`, sorted by name, in the site's order and groups. Omits empty groups. */
export function arrange<Category extends { id: string }>(
  categories: readonly Category[],
  groups: readonly CategoryGroup[],
  locale: Locale,
): ArrangedGroup<Category>[] {
  const left = new Map(categories.map((category) => [category.id, category]));
  const arranged = groups.map(({ names, ids }): ArrangedGroup<Category> => {
    const own = ids.flatMap((id) => left.get(id) ?? []);
    for (const { id } of own) left.delete(id);
    return { name: names[locale] ?? names[DEFAULT_LOCALE] ?? Object.values(names)[0] ?? null, categories: own };
  });
  const unnamed = arranged.filter(({ name }) => name === null).flatMap((group) => group.categories);
  const rest = [...unnamed, ...left.values()];
  return [...arranged.filter(({ name }) => name !== null), { name: null, categories: rest }].filter(
    (group) => group.categories.length > 0,
  );
}

/** A group in a form: names by locale, without blank ones. */
export interface GroupInput {
  names: Partial<Record<Locale, string>>;
  ids: readonly string[];
}

/**
 * Stores order and groups; a group without names holds ungrouped categories. `version` is the one
 * of the settings in the form. Throws `forbidden`, `conflict`, and `validation_failed` on
 * `group-<place>-<locale>` and `ids-<place>`, also for a named group without members. Omits blank
 * groups.
 */
export async function arrangeCategories(
  db: Database,
  admin: Account,
  version: number,
  input: readonly GroupInput[],
): Promise<void> {
  requireRole(admin, 'admin');
  const { fields, add, isEmpty } = createFields();
  const known = await findCategoryIds(db.read);
  const seen = new Set<string>();
  const groups = input.slice(0, GROUPS_MOST + 1).map((group, place): CategoryGroup => {
    const names: CategoryGroup['names'] = {};
    for (const locale of LOCALES) {
      const name = cleanText(group.names[locale] ?? '');
      if (name === '') continue;
      add(`group-${place}-${locale}`, ...textProblems(name, 'single', GROUP_NAME_LENGTH));
      names[locale] = name;
    }
    // Only the first: its problem lists all known ids.
    const strange = group.ids.find((id) => !known.has(id));
    if (strange !== undefined)
      add(`ids-${place}`, { rule: 'not_one_of', allowed: [...known], value: strange.slice(0, 80) });
    const ids = group.ids.filter((id) => known.has(id) && !seen.has(id));
    // Otherwise its name would be lost silently.
    if (strange === undefined && ids.length === 0 && Object.keys(names).length > 0)
      add(`ids-${place}`, { rule: group.ids.length === 0 ? 'required' : 'repeated' });
    for (const id of ids) seen.add(id);
    return { names, ids };
  });
  const told = groups.filter(({ ids }) => ids.length > 0);
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const before = await lockSite(trx);
    if (before.version !== version) throw new CatalogError('conflict');
    await changeSite(trx, admin.id, before, { ...before, categoryGroups: told });
  });
}
