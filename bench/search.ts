/**
 * `npm run bench -- search [TOOLS…]`: the search index by itself on made-up catalogs, 100,000 tools by default: processor time
 * of lists and searches, memory, loading and changes. `--suggestions` measures each letter typed into the search box instead.
 */
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LOCALES } from '#catalog/locales.ts';
import { analyseTool } from '#catalog/search/analysis/analysis.ts';
import { type CatalogIndex, type CatalogQuery, createCatalogIndex, SORTS } from '#catalog/search/catalog-index.ts';
import { rowsOf } from '#catalog/search/engine/rows.ts';
import { matchCategories } from '#catalog/tools/categories/matching.ts';
import { anonymousMegabytes } from '../tests/support/processes.ts';
import { createRandom } from '../tests/support/random.ts';
import { percentile } from '../tests/support/statistics.ts';
import { readJobs } from '../training/jobs/training.ts';
import { createReport } from './report.ts';
import { anyOf, CATEGORIES, COMMON, hostileQueries, makeTool, WORDS, zipfWord } from './search-catalog.ts';

const BATCH = 1_000;
/** A page in the middle of what can be reached. */
const MIDDLE = 12_000;

/** Processor time of this process. */
const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Processor time of this thread: the event loop waits for it. */
const threadMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Anonymous memory after a garbage collection. */
const megabytesLeft = (): number => {
  globalThis.gc?.();
  return anonymousMegabytes(process.pid);
};

const report = (label: string, value: string): void => console.log(`${label.padEnd(58)} ${value}`);

/** Queries by label: how many, and the query of a number. */
type Queries = readonly [label: string, count: number, query: (at: number) => CatalogQuery][];

/** Prints the mean processor time of each query and the slowest on this thread; every query is sent once. */
const measure = (index: CatalogIndex, all: Queries): void => {
  for (const [label, count, query] of all) {
    let slowest = 0;
    let hits = 0;
    const queries = Array.from({ length: count }, (_, at) => query(at));
    const begun = cpuMilliseconds();
    for (const one of queries) {
      const at = threadMilliseconds();
      hits += index.find(one).total;
      slowest = Math.max(slowest, threadMilliseconds() - at);
    }
    const mean = ((cpuMilliseconds() - begun) / count).toFixed(3);
    report(label, `${mean} ms CPU, slowest ${slowest.toFixed(2)} ms, ${Math.round(hits / count)} hits`);
  }
};

/** Loads as a server does when it starts; making the pages is not counted. */
const load = async (count: number, random: () => number, names: string[] = []): Promise<CatalogIndex> => {
  const index = createCatalogIndex();
  let making = 0;
  async function* pages(): AsyncGenerator<string> {
    for (let key = 1; key <= count; key += BATCH) {
      const begun = cpuMilliseconds();
      const tools = Array.from({ length: Math.min(BATCH, count - key + 1) }, (_, at) => makeTool(key + at, random));
      names.push(...tools.map(({ name }) => name));
      const page = rowsOf(tools);
      await turn();
      making += cpuMilliseconds() - begun;
      yield page;
    }
  }
  const begun = cpuMilliseconds();
  await index.load(pages());
  report(`loading ${count} tools at once`, `${(cpuMilliseconds() - begun - making).toFixed(0)} ms CPU`);
  return index;
};

/** Puts more tools, a batch at a time, as an import does while the server runs. */
const addMore = async (index: CatalogIndex, from: number, count: number, random: () => number): Promise<void> => {
  let cpu = 0;
  let longest = 0;
  for (let key = from; key < from + count; key += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, at) => makeTool(key + at, random));
    const at = threadMilliseconds();
    const begun = cpuMilliseconds();
    index.put(batch);
    longest = Math.max(longest, threadMilliseconds() - at);
    await turn();
    cpu += cpuMilliseconds() - begun;
  }
  report(
    `putting ${count} more in batches of ${BATCH}`,
    `${cpu.toFixed(0)} ms CPU, longest put ${longest.toFixed(1)} ms`,
  );
};

const settle = async (): Promise<void> => {
  await pause(600);
  const begun = cpuMilliseconds();
  let longest = 0;
  for (let quiet = 0; quiet < 200;) {
    const at = threadMilliseconds();
    await turn();
    const took = threadMilliseconds() - at;
    longest = Math.max(longest, took);
    quiet = took < 0.2 ? quiet + 1 : 0;
  }
  report(
    'packing left over',
    `${(cpuMilliseconds() - begun).toFixed(0)} ms CPU, longest turn ${longest.toFixed(1)} ms`,
  );
};

const page = (q: string | undefined, more: Partial<CatalogQuery> = {}): CatalogQuery => ({
  ...(q === undefined ? {} : { q }),
  offset: 0,
  limit: 20,
  ...more,
});

const measureIndex = async (count: number): Promise<void> => {
  console.log(`\n${count} tools, node ${process.version}`);
  const random = createRandom(7);
  const before = megabytesLeft();
  const index = await load(count, random);
  report('memory', `${(megabytesLeft() - before).toFixed(0)} MB`);
  const ask = createRandom(11);
  const any = (): string => anyOf(WORDS, ask);
  const common = (at: number): string => COMMON[at % 5]![0];
  const twoWords = (): string => `${zipfWord(ask)} ${zipfWord(ask)}`;
  const phrases = readJobs('en').flatMap((job) => job.phrases);
  const deep = { offset: 24_950, limit: 50 };
  for (let at = 0; at < 1_000; at += 1) index.find(page(twoWords()));
  measure(index, [
    ['two words, never seen', 500, () => page(twoWords())],
    ['two rare words, never seen', 500, () => page(`${any()} ${any()}`)],
    ['a job in words that no text has', 500, () => page(anyOf(phrases, ask))],
    ['a rare and a common word', 300, (at) => page(`${any()} ${common(at)}`)],
    ['common words, first page', 200, (at) => page(`${common(at)} ${common(at + 1)}`)],
    ['common words, offset 24,950', 200, (at) => page(`${common(at)} ${common(at + 1)}`, deep)],
    ['one common word, offset 24,950', 200, (at) => page(common(at), deep)],
    ['five common words, offset 24,950', 100, () => page(COMMON.map(([word]) => word).join(' '), deep)],
    ['twelve words', 100, () => page(Array.from({ length: 6 }, twoWords).join(' '))],
    ['two words with filters', 300, (at) => page(twoWords(), { category: `c${at % 10}`, pricing: 'free' })],
    ['two words with facets', 300, () => page(twoWords(), { facets: true })],
    [
      'common words with facets and filters',
      100,
      (at) => page(common(at), { facets: true, category: 'c1', pricing: 'free' }),
    ],
    ['misspelt words', 300, () => page(`${any()}q ${any().slice(1)}`)],
    ['one to three letters', 300, () => page(any().slice(0, 1 + Math.floor(ask() * 3)))],
  ]);
  for (const { kind, texts } of hostileQueries(ask))
    measure(index, [[kind, texts.length, (at) => page(texts[at], { facets: true })]]);
  measure(index, [
    ['list, first page', 300, () => page(undefined)],
    ['list, offset 24,950', 300, () => page(undefined, deep)],
    [
      'list by category and pricing, first page',
      300,
      (at) => page(undefined, { category: `c${at % 10}`, pricing: 'free' }),
    ],
    ['list by category, offset 24,950', 300, () => page(undefined, { category: 'c0', ...deep })],
    [
      'list by category and pricing, last of 500 pages',
      300,
      () => page(undefined, { category: 'c0', pricing: 'free', ...deep }),
    ],
  ]);
  const choices = (at: number): Partial<CatalogQuery> => ({
    categories: [`c${at % 10}`, `c${(at * 3 + 1) % 40}`, `c${(at * 7 + 2) % 40}`],
    pricings: at % 2 === 0 ? ['free', 'open_source'] : ['freemium', 'paid', 'free_trial'],
  });
  const middle = { offset: MIDDLE, limit: 50 };
  for (const sort of SORTS)
    measure(index, [
      [
        `list of several categories and prices, facets, ${sort}`,
        200,
        (at) => page(undefined, { ...choices(at), sort, facets: true }),
      ],
      [`the same, offset ${MIDDLE}`, 200, (at) => page(undefined, { ...choices(at), sort, ...middle })],
      [
        `two words, several categories and prices, facets, ${sort}`,
        300,
        (at) => page(twoWords(), { ...choices(at), sort, facets: true }),
      ],
      [
        `a common word, ${sort}, facets`,
        200,
        (at) => page(`${common(at)} ${any().slice(0, 3)}`, { sort, facets: true }),
      ],
      [`whole list, ${sort}, offset 24,950`, 200, () => page(undefined, { sort, ...deep })],
    ]);
  let slowest = 0;
  const begun = cpuMilliseconds();
  for (let at = 0; at < 300; at += 1) {
    const started = threadMilliseconds();
    if (at % 3 === 2) index.remove([1 + Math.floor(ask() * count)]);
    else index.put([makeTool(at % 3 === 0 ? 1 + Math.floor(ask() * count) : count + at, ask)]);
    slowest = Math.max(slowest, threadMilliseconds() - started);
  }
  report(
    'one put or remove',
    `${((cpuMilliseconds() - begun) / 300).toFixed(3)} ms CPU, slowest ${slowest.toFixed(2)} ms`,
  );
  measure(index, [['two words, after 300 changes', 300, () => page(twoWords())]]);
  await addMore(index, 2 * count, 20 * BATCH, random);
  await settle();
  report('memory after that', `${(megabytesLeft() - before).toFixed(0)} MB`);
};

const measureAnalysis = (): void => {
  const random = createRandom(3);
  const texts = Array.from({ length: 2_000 }, () => ({
    tagline: Array.from({ length: 25 }, () => zipfWord(random)).join(' '),
    description: Array.from({ length: 60 }, () => zipfWord(random)).join(' '),
  }));
  const begun = cpuMilliseconds();
  for (const text of texts)
    analyseTool({
      name: text.tagline.slice(0, 20),
      slug: 'a',
      url: 'https://example.com/',
      categories: [],
      texts: [{ locale: 'en', ...text }],
    });
  report('analyseTool, 25 + 60 words', `${((1000 * (cpuMilliseconds() - begun)) / texts.length).toFixed(0)} us CPU`);
};

const ROUNDS = 3;
const RUNS = 5;
/** Names and words of categories in a round. */
const TYPED = 60;
/** Letters typed of each; more find nothing new. */
const MOST_LETTERS = 10;
const SHOWN = 6;
const MOST_MS = 1;

/** All beginnings of a text, from its first letter. */
const beginningsOf = (text: string): string[] =>
  Array.from({ length: Math.min(MOST_LETTERS, text.length) }, (_, at) => text.slice(0, at + 1));

/** Milliseconds of the shortest of some runs: processor time has too long ticks, and other work of the machine only adds. */
function timeOf(work: () => void): number {
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    work();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

/** The time of suggestions after each letter, by language. */
const measureSuggestions = async (tools: number): Promise<void> => {
  const names: string[] = [];
  const index = await load(tools, createRandom(7), names);
  const random = createRandom(11);
  const table = createReport();
  for (const locale of LOCALES) {
    const words = CATEGORIES.words.flatMap((category) => category.words[locale] ?? []);
    const suggest = (text: string) =>
      timeOf(() => {
        matchCategories(CATEGORIES, text, locale, () => 1);
        index.suggest(text, SHOWN);
      });
    // Names and words of categories in turn.
    const round = () =>
      Array.from({ length: TYPED }, (_, at) => anyOf(at % 2 === 0 ? names : words, random)).flatMap((text) =>
        beginningsOf(text).map(suggest),
      );
    round();
    const values = Array.from({ length: ROUNDS }, () => percentile(round(), 0.95));
    table.add({ work: `suggestions in ${locale}: p95`, tools, values, unit: 'ms', must: ['<=', MOST_MS] });
  }
  table.print();
};

const { values, positionals } = parseArgs({
  options: { suggestions: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [100_000];
if (values.suggestions) for (const tools of sizes) await measureSuggestions(tools);
else {
  measureAnalysis();
  for (const tools of sizes) await measureIndex(tools);
}
