/** Small indexes for the tests of search: tools by name and tagline, with what they leave out filled in. */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import { analyseTool, type ToolText } from '#catalog/search/analysis/analysis.ts';
import {
  type CatalogIndex,
  createCatalogIndex,
  type IndexedCategory,
  type IndexedTool,
} from '#catalog/search/catalog-index.ts';

export interface Sketch {
  name: string;
  tagline?: string;
  description?: string;
  texts?: readonly ToolText[];
  categories?: readonly string[];
  pricing?: PricingChoice;
  publishedAt?: number;
  updatedAt?: number;
  url?: string;
}

export function toolFrom(sketch: Sketch, key: number): IndexedTool {
  const { name, tagline = 'Something else entirely', description = null, url = 'https://example.com/path' } = sketch;
  return {
    key,
    name,
    slug: `tool-${key}`,
    publishedAt: sketch.publishedAt ?? 0,
    updatedAt: sketch.updatedAt ?? sketch.publishedAt ?? 0,
    pricing: sketch.pricing ?? 'free',
    categories: sketch.categories ?? ['other'],
    terms: analyseTool({
      name,
      slug: `tool-${key}`,
      url,
      categories: sketch.categories ?? ['other'],
      texts: sketch.texts ?? [{ locale: 'en', tagline, description }],
    }),
  };
}

/** An index of the sketches and a question that gives names, best first. */
export function indexSketches(sketches: readonly Sketch[], categories: readonly IndexedCategory[] = []) {
  const index: CatalogIndex = createCatalogIndex();
  index.setCategories(categories);
  index.put(sketches.map((sketch, at) => toolFrom(sketch, at + 1)));
  const search = (q: string): string[] =>
    index.find({ q, offset: 0, limit: 50 }).keys.map((key) => sketches[key - 1]?.name ?? '');
  return { index, search };
}

interface CategoryFile {
  slug: string;
  name: string;
  names?: Partial<Record<Locale, string>>;
  synonyms?: Partial<Record<Locale, string[]>>;
}

/** The categories of the demo catalog with their words in all languages. */
export function demoCategories(): IndexedCategory[] {
  const file = new URL('../../../demo/categories.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as CategoryFile[]).map((row) => ({
    id: row.slug,
    words: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        [row.names?.[locale] ?? (locale === 'en' ? row.name : ''), ...(row.synonyms?.[locale] ?? [])].filter(
          (word) => word !== '',
        ),
      ]),
    ),
  }));
}
