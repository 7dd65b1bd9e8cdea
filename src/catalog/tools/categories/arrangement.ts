/** The order and the groups in which pages show the categories; what is in none of them follows by name. The API knows neither. */
import type { Database } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { changeSite, lockSite } from '#catalog/site/edits.ts';
import type { CategoryGroup } from '#catalog/site/site.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { findCategoryIds } from './categories.ts';

export const GROUP_NAME_LENGTH = 60;
/** More than a page can show well. */
export const GROUPS_MOST = 12;

/** Categories under the name of their group; null for those in none, which come last. */
export interface ArrangedGroup<Category> {
  name: string | null;
  categories: Category[];
}

/** `categories`, by name, in the order and the groups of the site. Empty groups are left out. */
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

/** What a form says of a group: its names by locale, blank ones left out. */
export interface GroupInput {
  names: Partial<Record<Locale, string>>;
  ids: readonly string[];
}

/**
 * Stores the order and the groups; a group without any name is one for those in none. `version` is that of the settings
 * which the change was made from. Throws `forbidden`, `conflict`, and `validation_failed` on `group-<place>-<locale>` and
 * `ids-<place>`, also for a group that has a name and no member. Blank groups are left out.
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
      const dirt = findTextProblem(name, 'single');
      if (dirt) add(`group-${place}-${locale}`, dirt);
      if (countCharacters(name) > GROUP_NAME_LENGTH)
        add(`group-${place}-${locale}`, { rule: 'too_long', max: GROUP_NAME_LENGTH });
      names[locale] = name;
    }
    // Of many the first alone: each names all that there are.
    const strange = group.ids.find((id) => !known.has(id));
    if (strange !== undefined)
      add(`ids-${place}`, { rule: 'not_one_of', allowed: [...known], value: strange.slice(0, 80) });
    const ids = group.ids.filter((id) => known.has(id) && !seen.has(id));
    // Its name would be lost without a word.
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
    await changeSite(trx, admin, before, { ...before, categoryGroups: told });
  });
}
