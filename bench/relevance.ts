/**
 * Prints how well search finds what people meant, with and without jobs and beside two libraries: nDCG@10 and how often one of the first five is good, by kind and language.
 * Argument: the folder with tools.jsonl, categories.json and queries.dev.jsonl. `--held` asks the queries that are held back instead; `--worst` lists those that are answered worst.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '#catalog/locales.ts';
import { type Engine, fts5Engine, miniSearchEngine, ourEngine, type ToolRow } from './relevance/engines.ts';
import { isGood, type JudgedQuery, ndcg, readLines } from './relevance/judged.ts';

interface Scored {
  query: JudgedQuery;
  slugs: readonly string[];
  score: number;
  isGood: boolean;
}

const WORST = 25;

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const ask = (engine: Engine, queries: readonly JudgedQuery[]): Promise<Scored[]> =>
  Promise.all(
    queries.map(async (query) => {
      const slugs = await engine(query.q);
      return { query, slugs, score: ndcg(slugs, query.relevant), isGood: isGood(slugs, query.relevant) };
    }),
  );

const figures = (rows: readonly Scored[]): string =>
  `${mean(rows.map((row) => row.score)).toFixed(3)} ${`${Math.round(100 * mean(rows.map((row) => Number(row.isGood))))} %`.padStart(6)}`;

/** One line a group, two figures an engine. */
const printTable = (
  title: string,
  engines: ReadonlyMap<string, readonly Scored[]>,
  groupOf: (query: JudgedQuery) => string,
): void => {
  console.log(`\n${title.padEnd(16)}queries${[...engines.keys()].map((name) => name.padStart(16)).join('')}`);
  const [first = []] = engines.values();
  for (const group of new Set(first.map(({ query }) => groupOf(query)))) {
    const own = [...engines.values()].map((rows) => rows.filter(({ query }) => groupOf(query) === group));
    console.log(
      `${group.padEnd(16)}${String(own[0]?.length).padStart(7)}${own.map((rows) => figures(rows).padStart(16)).join('')}`,
    );
  }
};

const { values, positionals } = parseArgs({
  options: { held: { type: 'boolean', default: false }, worst: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? new URL('../../shared/data', import.meta.url).pathname;
if (!existsSync(join(folder, 'tools.jsonl'))) console.log(`skipped: ${folder} has no tools.jsonl`);
else {
  const tools = readLines<ToolRow>(join(folder, 'tools.jsonl'));
  const engines = new Map<string, Engine>([
    ['ours', ourEngine(folder, tools, true)],
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
    ...['queries', 'queries/fresh', 'queries/later'].map((set) => [`corpus/${set}, ${half}`, corpusIn(set)] as const),
    ...(existsSync(devFile) ? [['queries.dev.jsonl', readLines<JudgedQuery>(devFile)] as const] : []),
  ]);
  for (const [name, queries] of sets) {
    const scored = new Map<string, Scored[]>();
    for (const [engine, find] of engines) scored.set(engine, await ask(find, queries));
    console.log(`\n# ${name}: ${tools.length} tools; nDCG@10, and how often one of the first five is good`);
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
}
