/**
 * Measures the search index by itself on made-up catalogs: CPU of lists and searches, memory, loading and single changes. Arguments: numbers of tools (default 100000).
 */
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { analyseTool } from '#catalog/search/analysis/analysis.ts';
import { type CatalogIndex, type CatalogQuery, createCatalogIndex, SORTS } from '#catalog/search/catalog-index.ts';
import { rowsOf } from '#catalog/search/engine/rows.ts';
import { hostileQueries } from './hostile-queries.ts';
import { readJobs } from '../training/jobs/training.ts';
import { anonymousMegabytes, cpuMilliseconds, measure, report, threadMilliseconds } from './search-figures.ts';
import { anyOf, COMMON, createRandom, makeTool, WORDS, zipfWord } from './search-catalog.ts';

const BATCH = 1_000;
/** A page in the middle of what can be reached. */
const MIDDLE = 12_000;

/** Loads as a server does at its start; making the pages is not counted. */
const load = async (count: number, random: () => number): Promise<CatalogIndex> => {
  const index = createCatalogIndex();
  let making = 0;
  async function* pages(): AsyncGenerator<string> {
    for (let key = 1; key <= count; key += BATCH) {
      const begun = cpuMilliseconds();
      const page = rowsOf(
        Array.from({ length: Math.min(BATCH, count - key + 1) }, (_, at) => makeTool(key + at, random)),
      );
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
    'merging left over',
    `${(cpuMilliseconds() - begun).toFixed(0)} ms CPU, longest turn ${longest.toFixed(1)} ms`,
  );
};

const page = (q: string | undefined, more: Partial<CatalogQuery> = {}): CatalogQuery => ({
  ...(q === undefined ? {} : { q }),
  offset: 0,
  limit: 20,
  ...more,
});

/** Lists and searches by several values and in every order, never asked before. */
const measureChoices = (
  index: CatalogIndex,
  ask: () => number,
  many: (length: number, query: (at: number) => CatalogQuery) => CatalogQuery[],
  twoWords: () => string,
): void => {
  const choices = (at: number): Partial<CatalogQuery> => ({
    categories: [`c${at % 10}`, `c${(at * 3 + 1) % 40}`, `c${(at * 7 + 2) % 40}`],
    pricings: at % 2 === 0 ? ['free', 'open_source'] : ['freemium', 'paid', 'free_trial'],
  });
  for (const sort of SORTS) {
    measure(
      index,
      `list of several categories and prices, facets, ${sort}`,
      many(200, (at) => page(undefined, { ...choices(at), sort, facets: true })),
    );
    measure(
      index,
      `the same, offset ${MIDDLE}`,
      many(200, (at) => page(undefined, { ...choices(at), sort, offset: MIDDLE, limit: 50 })),
    );
    measure(
      index,
      `two words, several categories and prices, facets, ${sort}`,
      many(300, (at) => page(twoWords(), { ...choices(at), sort, facets: true })),
    );
    measure(
      index,
      `a common word, ${sort}, facets`,
      many(200, (at) => page(`${COMMON[at % 5]![0]} ${anyOf(WORDS, ask).slice(0, 3)}`, { sort, facets: true })),
    );
    measure(
      index,
      `whole list, ${sort}, offset 24,950`,
      many(200, () => page(undefined, { sort, offset: 24_950, limit: 50 })),
    );
  }
};

const run = async (count: number): Promise<void> => {
  console.log(`\n${count} tools, node ${process.version}`);
  const random = createRandom(7);
  const before = anonymousMegabytes();
  const index = await load(count, random);
  report('memory', `${(anonymousMegabytes() - before).toFixed(0)} MB`);
  const ask = createRandom(11);
  const many = (length: number, query: (at: number) => CatalogQuery): CatalogQuery[] =>
    Array.from({ length }, (_, at) => query(at));
  const twoWords = (): string => `${zipfWord(ask)} ${zipfWord(ask)}`;
  for (const query of many(1_000, () => page(twoWords()))) index.find(query);
  measure(
    index,
    'two words, never seen',
    many(500, () => page(twoWords())),
  );
  measure(
    index,
    'two rare words, never seen',
    many(500, () => page(`${anyOf(WORDS, ask)} ${anyOf(WORDS, ask)}`)),
  );
  const phrases = readJobs('en').flatMap((job) => job.phrases);
  measure(
    index,
    'a job in words that no text has',
    many(500, () => page(anyOf(phrases, ask))),
  );
  measure(
    index,
    'a rare and a common word',
    many(300, (at) => page(`${anyOf(WORDS, ask)} ${COMMON[at % 5]![0]}`)),
  );
  measure(
    index,
    'common words, first page',
    many(200, (at) => page(`${COMMON[at % 5]![0]} ${COMMON[(at + 1) % 5]![0]}`)),
  );
  measure(
    index,
    'common words, offset 24,950',
    many(200, (at) => page(`${COMMON[at % 5]![0]} ${COMMON[(at + 1) % 5]![0]}`, { offset: 24_950, limit: 50 })),
  );
  measure(
    index,
    'one common word, offset 24,950',
    many(200, (at) => page(COMMON[at % 5]![0], { offset: 24_950, limit: 50 })),
  );
  measure(
    index,
    'five common words, offset 24,950',
    many(100, () => page(COMMON.map(([word]) => word).join(' '), { offset: 24_950, limit: 50 })),
  );
  measure(
    index,
    'twelve words',
    many(100, () => page([twoWords(), twoWords(), twoWords(), twoWords(), twoWords(), twoWords()].join(' '))),
  );
  measure(
    index,
    'two words with filters',
    many(300, (at) => page(twoWords(), { category: `c${at % 10}`, pricing: 'free' })),
  );
  measure(
    index,
    'two words with facets',
    many(300, () => page(twoWords(), { facets: true })),
  );
  measure(
    index,
    'common words with facets and filters',
    many(100, (at) => page(COMMON[at % 5]![0], { facets: true, category: 'c1', pricing: 'free' })),
  );
  measure(
    index,
    'misspelt words',
    many(300, () => page(`${anyOf(WORDS, ask)}q ${anyOf(WORDS, ask).slice(1)}`)),
  );
  measure(
    index,
    'one to three letters',
    many(300, () => page(anyOf(WORDS, ask).slice(0, 1 + Math.floor(ask() * 3)))),
  );
  for (const { kind, texts } of hostileQueries(ask))
    measure(
      index,
      kind,
      texts.map((text) => page(text, { facets: true })),
    );
  measure(
    index,
    'list, first page',
    many(300, () => page(undefined)),
  );
  measure(
    index,
    'list, offset 24,950',
    many(300, () => page(undefined, { offset: 24_950, limit: 50 })),
  );
  measure(
    index,
    'list by category and pricing, first page',
    many(300, (at) => page(undefined, { category: `c${at % 10}`, pricing: 'free' })),
  );
  measure(
    index,
    'list by category, offset 24,950',
    many(300, () => page(undefined, { category: 'c0', offset: 24_950, limit: 50 })),
  );
  measure(
    index,
    'list by category and pricing, last of 500 pages',
    many(300, () => page(undefined, { category: 'c0', pricing: 'free', offset: 24_950, limit: 50 })),
  );
  measureChoices(index, ask, many, twoWords);
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
  measure(
    index,
    'two words, after 300 changes',
    many(300, () => page(twoWords())),
  );
  await addMore(index, 2 * count, 20 * BATCH, random);
  await settle();
  report('memory after that', `${(anonymousMegabytes() - before).toFixed(0)} MB`);
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

measureAnalysis();
for (const count of process.argv.slice(2).length > 0 ? process.argv.slice(2).map(Number) : [100_000]) await run(count);
