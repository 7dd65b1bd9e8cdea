/** Groups of categories, the most visited first. */
import { arrange } from '#catalog/tools/categories/arrangement.ts';
import type { Category } from '#catalog/tools/listed-categories.ts';
import type { View } from '#http/pages/page-types.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { CategoryGroup as SiteGroup } from '#catalog/site/site.ts';
import { type ChoosingMessages, choosingMessages } from '#locales/subjects.ts';

/** Most categories on a card of a tool; the page of the tool names all of them. */
export const CARD_CATEGORIES = 2;

type GroupName = keyof ChoosingMessages['choosing']['groups'];

/** The categories of each group by id; the others come last, under `more`. */
const GROUPS: readonly (readonly [name: GroupName, ids: readonly string[]])[] = [
  ['assistants', ['chatbots', 'language-models', 'ai-agents', 'search-engines', 'prompts']],
  ['text', ['writing', 'transcription-translation', 'presentations', 'email', 'ai-detection']],
  ['images', ['image-generation', 'image-editing', 'design', 'avatars', 'architecture-interior']],
  ['media', ['video', 'music-audio', 'text-to-speech', 'gaming-3d']],
  ['code', ['coding-assistants', 'developer-tools', 'app-builders', 'data-analysis']],
  ['work', ['productivity', 'automation', 'meetings', 'plugins-extensions', 'hr-resume', 'finance', 'legal']],
  ['market', ['marketing', 'social-media', 'sales', 'ecommerce', 'customer-support']],
  ['life', ['education', 'research', 'healthcare', 'lifestyle']],
];

const groupOfId = new Map(GROUPS.flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));

/** The names of the groups in their order. */
export const GROUP_NAMES: readonly GroupName[] = [...GROUPS.map(([name]) => name), 'more'];

/** The default group of a category. */
export const groupOfCategory = (id: string): GroupName => groupOfId.get(id) ?? 'more';

interface CategoryGroup {
  name: GroupName;
  categories: readonly Category[];
}

/** Categories by group, each sorted by number of tools; empty groups are left out. */
function groupCategories(categories: readonly Category[]): CategoryGroup[] {
  const byName = Map.groupBy(categories, ({ id }) => groupOfCategory(id));
  return GROUP_NAMES.flatMap((name) => {
    const own = byName.get(name) ?? [];
    return own.length === 0 ? [] : [{ name, categories: largestFirst(own) }];
  });
}

/** The default groups in every language, as the site's own arrangement starts. */
export function ownGroups(categories: readonly Category[]): SiteGroup[] {
  return groupCategories(categories)
    .filter(({ name }) => name !== 'more')
    .map(({ name, categories: members }) => ({
      names: Object.fromEntries(LOCALES.map((locale) => [locale, choosingMessages(locale).choosing.groups[name]])),
      ids: members.map(({ id }) => id),
    }));
}

/** Categories in the operator's groups, or the default ones. */
export function titledGroups(
  { locale, site }: View,
  categories: readonly Category[],
): { title: string; categories: readonly Category[] }[] {
  const { groups } = choosingMessages(locale).choosing;
  if (site.categoryGroups.length === 0)
    return groupCategories(categories).map((group) => ({ title: groups[group.name], categories: group.categories }));
  return arrange(categories, site.categoryGroups, locale).map((group) => ({
    title: group.name ?? groups.more,
    categories: group.categories,
  }));
}

/** Categories sorted by number of tools, descending. */
export function largestFirst(categories: readonly Category[]): Category[] {
  return categories.toSorted((a, b) => b.toolCount - a.toolCount);
}

/** Categories, starting with the group of the category `id`. */
export function nearFirst(categories: readonly Category[], id: string): Category[] {
  const group = groupOfId.get(id);
  return categories.toSorted((a, b) => Number(groupOfId.get(b.id) === group) - Number(groupOfId.get(a.id) === group));
}
