/** The engines that are compared: ours with and without jobs, and two libraries as they come, over the same tools. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { isPricingModel } from '#fields/pricing.ts';
import { analyseTool, jobsIn } from '#catalog/search/analysis/analysis.ts';
import { createCatalogIndex } from '#catalog/search/catalog-index.ts';
import { PAGE } from './judged.ts';

export interface ToolRow {
  name: string;
  slug: string;
  url: string;
  tagline: string;
  description?: string;
  categories: string[];
  pricing_model?: string;
}
interface CategoryRow {
  id?: string;
  slug?: string;
  name: string;
  names?: Partial<Record<Locale, string>>;
  synonyms?: Partial<Record<Locale, string[]>>;
}

/** Gives the slugs of the first ten hits. */
export type Engine = (q: string) => string[] | Promise<string[]>;

const readCategories = (folder: string): CategoryRow[] => {
  const bare = JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) as CategoryRow[];
  const overlayFile = new URL('../../demo/categories.json', import.meta.url);
  const overlay = existsSync(overlayFile) ? (JSON.parse(readFileSync(overlayFile, 'utf8')) as CategoryRow[]) : [];
  const byId = new Map([...bare, ...overlay].map((row) => [row.id ?? row.slug ?? '', row]));
  return [...byId.values()];
};

const WORD_LINES = 5;

/** Our index; without jobs it is given the terms alone. */
export function ourEngine(folder: string, tools: readonly ToolRow[], withJobs: boolean): Engine {
  const index = createCatalogIndex();
  index.setCategories(
    readCategories(folder).map((row) => ({
      id: row.id ?? row.slug ?? '',
      words: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          [row.names?.[locale] ?? (locale === 'en' ? row.name : ''), ...(row.synonyms?.[locale] ?? [])].filter(
            (word) => word !== '',
          ),
        ]),
      ),
    })),
  );
  const termsOf = tools.map((tool) =>
    analyseTool({
      name: tool.name,
      slug: tool.slug,
      url: tool.url,
      categories: tool.categories,
      texts: [{ locale: 'en', tagline: tool.tagline, description: tool.description ?? null }],
    }),
  );
  const usedTerms = termsOf.map((terms) => (withJobs ? terms : terms.split('\n').slice(0, WORD_LINES).join('\n')));
  index.put(
    tools.map((tool, at) => ({
      key: at + 1,
      id: String(at).padStart(8, '0'),
      name: tool.name,
      slug: tool.slug,
      publishedAt: 0,
      updatedAt: 0,
      pricing: tool.pricing_model !== undefined && isPricingModel(tool.pricing_model) ? tool.pricing_model : 'freemium',
      categories: tool.categories,
      terms: usedTerms[at]!,
    })),
  );
  const readTool = async (key: number) => {
    const { name, tagline, description = null, categories } = tools[key - 1]!;
    return Promise.resolve({ key, name, tagline, description, categories, jobs: jobsIn(usedTerms[key - 1]!) });
  };
  return async (q) => {
    const { keys, alternativesTo } = await index.answer({ q, offset: 0, limit: PAGE + 1 }, readTool);
    // The tool that is named stands first and marked, and was not judged: its alternatives are.
    const judged = keys.filter((key) => key !== alternativesTo).slice(0, PAGE);
    return judged.map((key) => tools[key - 1]?.slug ?? '');
  };
}

/** MiniSearch, with the name, prefixes and near misses weighted as its documentation shows. */
export function miniSearchEngine(tools: readonly ToolRow[]): Engine {
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['name', 'tagline', 'description', 'categories'],
    extractField: (tool: ToolRow, field) =>
      field === 'categories' ? tool.categories.join(' ') : String(tool[field as keyof ToolRow] ?? ''),
    searchOptions: { boost: { name: 4, tagline: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(tools);
  return (q) =>
    index
      .search(q)
      .slice(0, PAGE)
      .map(({ id }) => String(id));
}

/** SQLite's FTS5 with stems and without accents, any word, ordered by bm25 with the name first. */
export function fts5Engine(tools: readonly ToolRow[]): Engine {
  const db = new DatabaseSync(':memory:');
  db.exec(
    "create virtual table tools using fts5(slug unindexed, name, tagline, description, categories, tokenize = 'porter unicode61 remove_diacritics 2')",
  );
  const insert = db.prepare('insert into tools values (?, ?, ?, ?, ?)');
  for (const { slug, name, tagline, description, categories } of tools)
    insert.run(slug, name, tagline, description ?? '', categories.join(' '));
  const find = db.prepare('select slug from tools where tools match ? order by bm25(tools, 0, 8, 4, 2, 2) limit ?');
  return (q) => {
    const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    const rows = find.all(words.map((word) => `"${word}"*`).join(' OR '), PAGE) as { slug: string }[];
    return rows.map(({ slug }) => slug);
  };
}
