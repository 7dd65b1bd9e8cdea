/** The rows of an import of categories: validation. */
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import { createFields, type Fields, type Problem } from '#catalog/problems.ts';
import { GROUP_NAME_LENGTH, type CategoryGroup } from '#catalog/site/site.ts';
import { findSlugProblems } from '#catalog/entries/slugs.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';

const NAME_LENGTH = 80;
const DESCRIPTION_LENGTH = 500;
const SYNONYM_LENGTH = 80;
const SYNONYMS_MOST = 100;

/** Longest texts in one language, in characters; synonyms in lines. */
export const CATEGORY_LENGTHS = {
  name: NAME_LENGTH,
  description: DESCRIPTION_LENGTH,
  synonyms: SYNONYMS_MOST * (SYNONYM_LENGTH + 1),
};

/** The parsed row; absent members stay unchanged. */
export interface CategoryRowInput {
  id: string;
  texts: Partial<Record<Locale, { name?: string; description?: string | null; synonyms?: string[] }>>;
  /** Names of its group; null without one. */
  group?: CategoryGroup['names'] | null;
}

type Checked = { input: CategoryRowInput; fields: null } | { input: null; fields: Fields };

/** Validates a row, as importCategories does. */
export function checkCategory(row: unknown): Checked {
  const { fields, add, isEmpty } = createFields();
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { input: null, fields: { body: [{ rule: 'not_an_object' }] } };
  const given = row as Record<string, unknown>;
  const id = given['slug'] ?? given['id'];
  if (typeof id !== 'string') add('slug', { rule: id === undefined ? 'required' : 'not_a_string' });
  else add('slug', ...findSlugProblems(id));

  const texts: CategoryRowInput['texts'] = {};
  const take = (locale: Locale): NonNullable<CategoryRowInput['texts'][Locale]> => (texts[locale] ??= {});
  const text = (field: string, value: unknown, max: number): string | null => {
    const clean = typeof value === 'string' ? cleanText(value) : '';
    const problem: Problem | undefined =
      typeof value !== 'string'
        ? { rule: 'not_a_string' }
        : clean === ''
          ? { rule: 'required' }
          : countCharacters(clean) > max
            ? { rule: 'too_long', max }
            : findTextProblem(clean, 'single');
    if (problem !== undefined) add(field, problem);
    return problem === undefined ? clean : null;
  };
  const byLocale = (field: string, act: (locale: Locale, path: string, value: unknown) => void): void => {
    const map = given[field];
    if (map === undefined || map === null) return;
    if (typeof map !== 'object' || Array.isArray(map)) return add(field, { rule: 'not_an_object' });
    for (const [locale, value] of Object.entries(map)) {
      if (isLocale(locale)) act(locale, `${field}.${locale}`, value);
      else add(field, { rule: 'not_one_of', allowed: LOCALES, value: locale.slice(0, 20) });
    }
  };
  const name = (locale: Locale, path: string, value: unknown): void => {
    const clean = text(path, value, NAME_LENGTH);
    if (clean !== null) take(locale).name = clean;
  };
  const description = (locale: Locale, path: string, value: unknown): void => {
    const clean = value === null ? null : text(path, value, DESCRIPTION_LENGTH);
    take(locale).description = clean;
  };

  if (given['name'] !== undefined) name(DEFAULT_LOCALE, 'name', given['name']);
  if (given['description'] !== undefined) description(DEFAULT_LOCALE, 'description', given['description']);
  byLocale('names', name);
  byLocale('descriptions', description);
  let group: CategoryGroup['names'] | null | undefined;
  const groupName = (locale: Locale, path: string, value: unknown): void => {
    const clean = text(path, value, GROUP_NAME_LENGTH);
    if (clean !== null) group = { ...group, [locale]: clean };
  };
  if (typeof given['group'] === 'string') groupName(DEFAULT_LOCALE, 'group', given['group']);
  else if (given['group'] !== undefined) {
    group = null;
    byLocale('group', groupName);
  }
  byLocale('synonyms', (locale, path, value) => {
    if (!Array.isArray(value)) return add(path, { rule: 'not_an_array' });
    if (value.length > SYNONYMS_MOST) return add(path, { rule: 'too_many', max: SYNONYMS_MOST });
    const words = value.map((word: unknown) => text(path, word, SYNONYM_LENGTH)).filter((word) => word !== null);
    take(locale).synonyms = [...new Set(words)];
  });
  if (!isEmpty() || typeof id !== 'string') return { input: null, fields };
  return { input: { id, texts, ...(group !== undefined && { group }) }, fields: null };
}
