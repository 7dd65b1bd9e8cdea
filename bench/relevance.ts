/**
 * Prints how well search finds what people meant: nDCG@10 by kind and language and the worst queries. Argument: the folder with tools.jsonl and queries.dev.jsonl.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { isPricingModel } from '#fields/pricing.ts';
import { analyseTool } from '#catalog/search/analysis/analysis.ts';
import { type CatalogIndex, createCatalogIndex } from '#catalog/search/catalog-index.ts';

interface ToolRow {
  name: string;
  slug: string;
  url: string;
  tagline: string;
  description?: string;
  categories: string[];
  pricing_model?: string;
}
interface QueryRow {
  q: string;
  lang: string;
  kind: string;
  relevant: { slug: string; grade: number }[];
}
interface CategoryRow {
  id?: string;
  slug?: string;
  name: string;
  names?: Partial<Record<Locale, string>>;
  synonyms?: Partial<Record<Locale, string[]>>;
}

const PAGE = 10;

const readLines = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

const readCategories = (folder: string): CategoryRow[] => {
  const bare = JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) as CategoryRow[];
  const overlayFile = new URL('../demo/categories.json', import.meta.url);
  const overlay = existsSync(overlayFile) ? (JSON.parse(readFileSync(overlayFile, 'utf8')) as CategoryRow[]) : [];
  const byId = new Map([...bare, ...overlay].map((row) => [row.id ?? row.slug ?? '', row]));
  return [...byId.values()];
};

const buildIndex = (folder: string): { index: CatalogIndex; tools: ToolRow[] } => {
  const index = createCatalogIndex();
  index.setCategories(
    readCategories(folder).map((row) => ({
      id: row.id ?? row.slug ?? '',
      words: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          [row.names?.[locale] ?? (locale === 'en' ? row.name : ''), ...(row.synonyms?.[locale] ?? [])].filter(
            (w) => w !== '',
          ),
        ]),
      ),
    })),
  );
  const tools = readLines<ToolRow>(join(folder, 'tools.jsonl'));
  index.put(
    tools.map((tool, at) => ({
      key: at + 1,
      id: String(at).padStart(8, '0'),
      name: tool.name,
      slug: tool.slug,
      publishedAt: 0,
      pricing: tool.pricing_model !== undefined && isPricingModel(tool.pricing_model) ? tool.pricing_model : 'freemium',
      categories: tool.categories,
      terms: analyseTool({
        name: tool.name,
        slug: tool.slug,
        url: tool.url,
        texts: [{ locale: 'en', tagline: tool.tagline, description: tool.description ?? null }],
      }),
    })),
  );
  return { index, tools };
};

/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002, gain 2^grade - 1); an empty wish is met by an empty page. */
const ndcg = (slugs: readonly string[], relevant: QueryRow['relevant']): number => {
  if (relevant.length === 0) return slugs.length === 0 ? 1 : 0;
  const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2);
  const grades = new Map(relevant.map((row) => [row.slug, row.grade]));
  const got = slugs.slice(0, PAGE).reduce((sum, slug, at) => sum + gain(grades.get(slug) ?? 0, at), 0);
  const ideal = relevant
    .map((row) => row.grade)
    .toSorted((a, b) => b - a)
    .slice(0, PAGE)
    .reduce((sum, grade, at) => sum + gain(grade, at), 0);
  return got / ideal;
};

const mean = (values: readonly number[]): string => (values.reduce((a, b) => a + b, 0) / values.length).toFixed(3);

const printGroups = (title: string, rows: readonly { group: string; score: number }[]): void => {
  console.log(`\n${title.padEnd(24)} queries  nDCG@10`);
  for (const [group, members] of Object.entries(Object.groupBy(rows, (row) => row.group))) {
    console.log(
      `${group.padEnd(24)} ${String(members?.length).padStart(7)}  ${mean((members ?? []).map((row) => row.score))}`,
    );
  }
};

const folder = process.argv[2] ?? new URL('../../shared/data', import.meta.url).pathname;
const queriesFile = process.argv[3] ?? join(folder, 'queries.dev.jsonl');
if (!existsSync(join(folder, 'tools.jsonl')) || !existsSync(queriesFile)) {
  console.log(`skipped: ${folder} has no tools.jsonl, or ${queriesFile} is missing`);
} else {
  const { index, tools } = buildIndex(folder);
  const scored = readLines<QueryRow>(queriesFile).map((query) => {
    const { keys } = index.find({ q: query.q, offset: 0, limit: PAGE });
    const slugs = keys.map((key) => tools[key - 1]?.slug ?? '');
    return { query, slugs, score: ndcg(slugs, query.relevant) };
  });
  console.log(
    `${tools.length} tools, ${scored.length} queries, overall nDCG@10 ${mean(scored.map((row) => row.score))}`,
  );
  const names = scored.filter((row) => row.query.kind.startsWith('navigational'));
  const foreign = scored.filter((row) => row.query.lang !== 'en');
  console.log(
    `names and misspelled names ${mean(names.map((row) => row.score))}, outside English ${mean(foreign.map((row) => row.score))}`,
  );
  printGroups(
    'kind',
    scored.map((row) => ({ group: row.query.kind, score: row.score })),
  );
  printGroups(
    'language',
    scored.map((row) => ({ group: row.query.lang, score: row.score })),
  );
  console.log('\nten worst');
  for (const row of scored.toSorted((a, b) => a.score - b.score).slice(0, 10)) {
    console.log(`${row.score.toFixed(3)}  ${row.query.lang}  ${row.query.q}  ->  ${row.slugs.slice(0, 5).join(', ')}`);
  }
}
