/** Tools that resemble one: those that share most of its categories. */
import type { LiveCatalog } from './live-catalog.ts';
import { readSummaries, type Tool, type ToolSummary } from './tools.ts';

/** How many of the newest tools of a category are looked at. */
const LOOKED_AT = 60;

/**
 * At most `limit` other tools: first those that share the most categories, among equals those that stand higher in the
 * lists of these categories, which is newest first. Empty for a tool without categories.
 */
export async function listSimilarTools(
  live: LiveCatalog,
  tool: Pick<Tool, 'slug' | 'categories' | 'locale'>,
  limit: number,
): Promise<ToolSummary[]> {
  const shared = new Map<number, { categories: number; place: number }>();
  for (const { id } of tool.categories) {
    live.index.find({ category: id, offset: 0, limit: LOOKED_AT }).keys.forEach((key, place) => {
      const known = shared.get(key);
      if (known === undefined) shared.set(key, { categories: 1, place });
      else known.categories += 1;
    });
  }
  const keys = [...shared]
    .toSorted(([, a], [, b]) => b.categories - a.categories || a.place - b.place)
    .slice(0, limit + 1)
    .map(([key]) => key);
  const tools = await readSummaries(live, keys, tool.locale);
  return tools.filter(({ slug }) => slug !== tool.slug).slice(0, limit);
}
