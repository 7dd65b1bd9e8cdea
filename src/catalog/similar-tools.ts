/** Tools that resemble one: those that share its rare words and its categories. */
import type { LiveCatalog } from './live-catalog.ts';
import { readTerms } from './tool-queries.ts';
import { readSummaries, type Tool, type ToolSummary } from './tools.ts';

/**
 * At most `limit` other tools: first those that share words and categories with it, the more and the rarer the earlier,
 * never one for a single word alone; then the newest ones that share a category.
 */
export async function listSimilarTools(
  live: LiveCatalog,
  tool: Pick<Tool, 'slug' | 'categories' | 'locale'>,
  limit: number,
): Promise<ToolSummary[]> {
  const own = await readTerms(live.db.read, tool.slug);
  if (own === undefined) return [];
  const categories = tool.categories.map(({ id }) => id);
  const keys = new Set(live.index.similar({ key: own.seq, terms: own.terms, categories }, limit));
  for (const category of categories) {
    if (keys.size >= limit) break;
    for (const key of live.index.find({ category, offset: 0, limit: limit + 1 }).keys) keys.add(key);
  }
  keys.delete(own.seq);
  return readSummaries(live, [...keys].slice(0, limit), tool.locale);
}
