/**
 * `npm run bench -- relevance FOLDER`: nDCG@10 and recall in the first fifty of judged queries, and how often one of the first five hits is good, by kind and
 * language: ours, ours with vectors (decisions/0036), ours without jobs, and two libraries. FOLDER holds tools.jsonl, categories.json and queries.dev.jsonl.
 * `--held` judges the held-out queries, `--worst` lists the worst answers, `--parts` leaves out each weight of the ranking, `--jobs` tests the classifier
 * of jobs alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { analyseTool, jobsIn } from '#catalog/search/analysis/analysis.ts';
import { createCatalogIndex } from '#catalog/search/catalog-index.ts';
import { ALTERNATIVE, JOB, WEIGHTS } from '#catalog/search/query/ranking.ts';
import { isPricingModel } from '#fields/pricing.ts';
import { openEmbedder } from '#embeddings/embedder.ts';
import { openEmbeddingsServer } from '../tests/embeddings/embeddings-server.ts';
import { fitVectors, jobTexts } from '../tests/support/latent-vectors.ts';
import { fitJobs, type JobExample, jobExamples, sumInto, toShares, vectorOf } from '../training/jobs/training.ts';

interface JudgedQuery {
  q: string;
  lang: string;
  kind: string;
  relevant: { slug: string; grade: number }[];
  /** Held out: judged only when figures are reported. */
  held?: boolean;
}

const PAGE = 10;
const FIRST = 5;
/** Recall counts the good tools among so many hits. */
const RECALLED = 50;
const DIMENSIONS = 100;
/** Texts of one request to the server of vectors, and its patience. */
const AT_ONCE = 100;
const PATIENCE_MS = 60_000;
/** A hit of this grade is good. */
const GOOD = 2;

/** The rows of a file with one JSON object a line. */
const readLines = <Row>(file: string | URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

/** nDCG@10 (Järvelin and Kekäläinen 2002, gain 2^grade - 1); where nothing is relevant an empty page scores 1. */
const ndcg = (slugs: readonly string[], relevant: JudgedQuery['relevant']): number => {
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

/** Whether one of the first five is good; where nothing is relevant, whether there are none. */
const isGood = (slugs: readonly string[], relevant: JudgedQuery['relevant']): boolean => {
  if (relevant.length === 0) return slugs.length === 0;
  const good = new Set(relevant.flatMap(({ slug, grade }) => (grade >= GOOD ? [slug] : [])));
  // Where no tool is good, every relevant one counts.
  if (good.size === 0) for (const { slug } of relevant) good.add(slug);
  return slugs.slice(0, FIRST).some((slug) => good.has(slug));
};

interface ToolRow {
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

/** Slugs of the first fifty hits. */
type Engine = (q: string) => string[] | Promise<string[]>;

const readCategories = (folder: string): CategoryRow[] => {
  const bare = JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) as CategoryRow[];
  const overlayFile = new URL('../demo/categories.json', import.meta.url);
  const overlay = existsSync(overlayFile) ? (JSON.parse(readFileSync(overlayFile, 'utf8')) as CategoryRow[]) : [];
  const byId = new Map([...bare, ...overlay].map((row) => [row.id ?? row.slug ?? '', row]));
  return [...byId.values()];
};

const WORD_LINES = 5;

interface ModelOfMeaning {
  ofTools: readonly Float32Array[];
  of(q: string): Promise<Float32Array | undefined>;
  close(): void;
}

/** Latent semantic analysis of the tools and of the corpus of jobs, by a server that speaks as a model of embeddings does. */
async function openMeanings(tools: readonly ToolRow[]): Promise<ModelOfMeaning> {
  const texts = tools.map(({ name, tagline, description = '' }) => [name, tagline, description].join('\n'));
  const server = await openEmbeddingsServer(fitVectors([...texts, ...jobTexts()], DIMENSIONS));
  const embedder = openEmbedder({ url: server.url, key: undefined, model: 'latent-semantic-analysis' });
  const embed = async (some: readonly string[]) => (await embedder.embed(some, PATIENCE_MS)).vectors ?? [];
  const ofTools: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE)
    ofTools.push(...(await embed(texts.slice(from, from + AT_ONCE))));
  return { ofTools, of: async (q) => (await embed([q]))[0], close: () => server.close() };
}

/** Our index, with or without the lines of jobs, and with vectors if they are given. */
function ourEngine(folder: string, tools: readonly ToolRow[], withJobs: boolean, meanings?: ModelOfMeaning): Engine {
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
      name: tool.name,
      slug: tool.slug,
      publishedAt: 0,
      updatedAt: 0,
      pricing: tool.pricing_model !== undefined && isPricingModel(tool.pricing_model) ? tool.pricing_model : 'freemium',
      categories: tool.categories,
      terms: usedTerms[at]!,
    })),
  );
  if (meanings !== undefined) index.putVectors(meanings.ofTools.map((vector, at) => ({ key: at + 1, vector })));
  const readTool = async (key: number) => {
    const { name, tagline, description = null, categories } = tools[key - 1]!;
    return Promise.resolve({ key, name, tagline, description, categories, jobs: jobsIn(usedTerms[key - 1]!) });
  };
  const textsOf = (key: number): string[] => {
    const { name, tagline, description = '' } = tools[key - 1]!;
    return [name, tagline, description];
  };
  return async (q) => {
    const { keys, alternativesTo } = await index.answer(
      { q, offset: 0, limit: RECALLED + 1 },
      {
        readTool,
        readVector: meanings?.of,
        readTexts: (some) => Promise.resolve(new Map(some.map((key) => [key, textsOf(key)]))),
      },
    );
    // The named tool comes first and was not judged; its alternatives are.
    const judged = keys.filter((key) => key !== alternativesTo).slice(0, RECALLED);
    return judged.map((key) => tools[key - 1]?.slug ?? '');
  };
}

/** MiniSearch with boosts, prefixes and fuzzy matching as in its documentation. */
function miniSearchEngine(tools: readonly ToolRow[]): Engine {
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
      .slice(0, RECALLED)
      .map(({ id }) => String(id));
}

/** SQLite's FTS5: Porter stems, no accents, any word, by bm25 with weights. */
function fts5Engine(tools: readonly ToolRow[]): Engine {
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
    const rows = find.all(words.map((word) => `"${word}"*`).join(' OR '), RECALLED) as { slug: string }[];
    return rows.map(({ slug }) => slug);
  };
}

interface Scored {
  query: JudgedQuery;
  slugs: readonly string[];
  score: number;
  isGood: boolean;
  /** The share of the relevant tools among the first fifty hits; undefined where there is none. */
  recall: number | undefined;
}

const WORST = 25;
/** Smaller changes of a kind of queries are not printed. */
const TOLD = 0.005;

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const ask = (engine: Engine, queries: readonly JudgedQuery[]): Promise<Scored[]> =>
  Promise.all(
    queries.map(async (query) => {
      const slugs = await engine(query.q);
      const { relevant } = query;
      const found = relevant.filter(({ slug }) => slugs.includes(slug));
      const recall = relevant.length === 0 ? undefined : found.length / relevant.length;
      return { query, slugs, score: ndcg(slugs, relevant), isGood: isGood(slugs, relevant), recall };
    }),
  );

const figures = (rows: readonly Scored[]): string =>
  `${mean(rows.map((row) => row.score)).toFixed(3)} ${mean(rows.flatMap(({ recall }) => recall ?? [])).toFixed(3)} ${`${Math.round(100 * mean(rows.map((row) => Number(row.isGood))))} %`.padStart(6)}`;

/** One line a group, three figures an engine. */
const printTable = (
  title: string,
  engines: ReadonlyMap<string, readonly Scored[]>,
  groupOf: (query: JudgedQuery) => string,
): void => {
  console.log(`\n${title.padEnd(16)}queries${[...engines.keys()].map((name) => name.padStart(20)).join('')}`);
  const [first = []] = engines.values();
  for (const group of new Set(first.map(({ query }) => groupOf(query)))) {
    const own = [...engines.values()].map((rows) => rows.filter(({ query }) => groupOf(query) === group));
    console.log(
      `${group.padEnd(16)}${String(own[0]?.length).padStart(7)}${own.map((rows) => figures(rows).padStart(20)).join('')}`,
    );
  }
};

/** A weight, or several, as nothing. */
const nothingOf = (weight: unknown): unknown => {
  if (typeof weight === 'number') return 0;
  if (Array.isArray(weight)) return weight.map(nothingOf);
  return Object.fromEntries(Object.entries(weight as object).map(([name, one]) => [name, nothingOf(one)]));
};

/** What each weight of the ranking is worth: nDCG@10 of all queries, and of each kind that changes, without it. */
async function printParts(ours: Engine, queries: readonly JudgedQuery[]): Promise<void> {
  const worths = async (): Promise<Map<string, number>> => {
    const scored = await ask(ours, queries);
    const kinds = Map.groupBy(scored, ({ query }) => query.kind);
    return new Map(
      [['all', scored] as const, ...kinds].map(([kind, rows]) => [kind, mean(rows.map((row) => row.score))]),
    );
  };
  const whole = await worths();
  console.log(`\nleft out, of ${queries.length} queries (${whole.get('all')!.toFixed(4)} with all)`);
  for (const [table, weights] of Object.entries({ WEIGHTS, JOB, ALTERNATIVE }))
    for (const [name, weight] of Object.entries(weights)) {
      Object.assign(weights, { [name]: nothingOf(weight) });
      const left = await worths();
      Object.assign(weights, { [name]: weight });
      const changes = [...left].map(([kind, value]) => ({ kind, change: value - whole.get(kind)! }));
      const told = changes.filter(({ kind, change }) => kind === 'all' || Math.abs(change) >= TOLD);
      const text = told.map(({ kind, change }) => `${kind} ${change < 0 ? '' : '+'}${change.toFixed(4)}`).join('  ');
      console.log(`${table}.${name}`.padEnd(24), text);
    }
}

/** Trains the classifier of jobs without every tenth phrase and prints how often it finds the job of those, or none. */
function printJobs(): void {
  const { jobs, examples } = jobExamples();
  const phrases = examples.filter(({ job, weight }) => job < jobs.length && weight === 1);
  const left = new Set<JobExample>(phrases.filter((_, at) => at % 10 === 0));
  const model = fitJobs(
    examples.filter((example) => !left.has(example)),
    jobs.length + 1,
  );
  const shares = new Float64Array(jobs.length + 1);
  const outcomes = [...left].map(({ text, locale, job }) => {
    sumInto(model, vectorOf(text), shares);
    toShares(shares);
    const own = shares[job]!;
    const rank = shares.reduce((before, share) => before + (share > own ? 1 : 0), 0);
    return { locale, rank, isNone: shares.every((share) => share <= shares[jobs.length]!) };
  });
  console.log('language    phrases    first  in three     none');
  for (const [locale, rows] of [['all', outcomes] as const, ...Map.groupBy(outcomes, (row) => row.locale)]) {
    const share = (count: number): string => (count / rows.length).toFixed(3).padStart(9);
    const within = (most: number): number => rows.filter(({ rank }) => rank < most).length;
    console.log(
      `${locale.padEnd(8)}${String(rows.length).padStart(11)}${share(within(1))} ${share(within(3))}${share(rows.filter(({ isNone }) => isNone).length)}`,
    );
  }
}

const { values, positionals } = parseArgs({
  options: {
    held: { type: 'boolean', default: false },
    worst: { type: 'boolean', default: false },
    parts: { type: 'boolean', default: false },
    jobs: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const folder = positionals[0] ?? new URL('../../shared/data', import.meta.url).pathname;
if (values.jobs) printJobs();
else if (!existsSync(join(folder, 'tools.jsonl'))) console.log(`skipped: ${folder} has no tools.jsonl`);
else {
  const tools = readLines<ToolRow>(join(folder, 'tools.jsonl'));
  const meanings = await openMeanings(tools);
  const engines = new Map<string, Engine>([
    ['ours', ourEngine(folder, tools, true)],
    ['with vectors', ourEngine(folder, tools, true, meanings)],
    ['without jobs', ourEngine(folder, tools, false)],
    ['MiniSearch', miniSearchEngine(tools)],
    ['FTS5', fts5Engine(tools)],
  ]);
  const corpusIn = (set: string): JudgedQuery[] =>
    LOCALES.flatMap((locale) =>
      readLines<JudgedQuery>(new URL(`../corpus/${set}/${locale}.jsonl`, import.meta.url)),
    ).filter(({ held = false }) => held === values.held);
  const half = values.held ? 'held back' : 'not held back';
  const devFile = join(folder, 'queries.dev.jsonl');
  const sets = new Map([
    ...['', '/fresh', '/later', '/constraints', '/questions', '/needs', '/everyday', '/blind'].map(
      (set) => [`corpus/queries${set}, ${half}`, corpusIn(`queries${set}`)] as const,
    ),
    ...(existsSync(devFile) ? [['queries.dev.jsonl', readLines<JudgedQuery>(devFile)] as const] : []),
  ]);
  for (const [name, queries] of sets) {
    const scored = new Map<string, Scored[]>();
    for (const [engine, find] of engines) scored.set(engine, await ask(find, queries));
    console.log(
      `\n# ${name}: ${tools.length} tools; nDCG@10, recall in the first fifty, and how often one of the first five is good`,
    );
    printTable('', scored, () => 'all');
    printTable('', scored, ({ lang }) => (lang === 'en' ? 'English' : 'other languages'));
    printTable('kind', scored, ({ kind }) => kind);
    printTable('language', scored, ({ lang }) => lang);
    if (!values.worst) continue;
    const [ours = []] = scored.values();
    console.log('\nworst');
    for (const { query, slugs, score } of ours.toSorted((a, b) => a.score - b.score).slice(0, WORST))
      console.log(`${score.toFixed(3)}  ${query.lang}  ${query.q}  ->  ${slugs.slice(0, 5).join(', ')}`);
  }
  if (values.parts) await printParts(engines.get('ours')!, [...sets.values()].flat());
  meanings.close();
}
