/** Tools that resemble one: those that share its rare words and its categories. */
import type { LiveCatalog } from './live/live-catalog.ts';
import { analyseTool, type ToolText } from '#catalog/search/analysis/analysis.ts';
import { readSummaries, type Tool, type ToolSummary } from './tools.ts';

/**
 * At most `limit` other tools: first those that share words and categories with it, the more and the rarer the earlier,
 * never one for a single word alone; then the newest ones that share a category.
 */
export async function listSimilarTools(live: LiveCatalog, tool: Tool, limit: number): Promise<ToolSummary[]> {
  const categories = tool.categories.map(({ id }) => id);
  const keys = new Set(live.index.similar({ key: tool.key, terms: termsOf(tool), categories }, limit));
  for (const category of categories) {
    if (keys.size >= limit) break;
    for (const key of live.index.find({ category, offset: 0, limit: limit + 1 }).keys) keys.add(key);
  }
  keys.delete(tool.key);
  return readSummaries(live, [...keys].slice(0, limit), tool.locale);
}

/** The words of the texts that a reader sees: over all languages, one word would count as several. */
function termsOf({
  name,
  slug,
  url,
  categories,
  tagline,
  taglineLocale,
  description,
  descriptionLocale,
}: Tool): string {
  const texts: ToolText[] =
    descriptionLocale === taglineLocale
      ? [{ locale: taglineLocale, tagline, description }]
      : [
          { locale: taglineLocale, tagline, description: null },
          { locale: descriptionLocale, tagline: '', description },
        ];
  return analyseTool({ name, slug, url, categories: categories.map(({ id }) => id), texts });
}
