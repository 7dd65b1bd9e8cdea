/**
 * `npm run bench -- suggestions`: what suggestions cost while somebody types, a letter at a time: names of 100,000 made-up tools,
 * and names and synonyms of the demo's categories in eight languages. With --tools=N another number.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { createCatalogIndex, type CatalogIndex, type IndexedCategory } from '#catalog/search/catalog-index.ts';
import { rowsOf } from '#catalog/search/engine/rows.ts';
import { matchCategories } from '#catalog/tools/categories/matching.ts';
import { anyOf, createRandom, makeTool } from './search-catalog.ts';
import { createReport } from './table.ts';

const asked = Number(process.argv.find((argument) => argument.startsWith('--tools='))?.slice('--tools='.length));
const TOOLS = asked > 0 ? asked : 100_000;
const BATCH = 1_000;
const ROUNDS = 3;
const RUNS = 5;
/** Names and words of categories that are typed in a round. */
const TYPED = 60;
/** Further letters ask for what the ones before have found. */
const MOST_LETTERS = 10;
const SHOWN = 6;
const MOST_MS = 1;

interface DemoCategory {
  id: string;
  name: string;
  names: Partial<Record<Locale, string>>;
  synonyms?: Partial<Record<Locale, readonly string[]>>;
}

const demo = JSON.parse(
  readFileSync(new URL('../demo/categories.json', import.meta.url), 'utf8'),
) as readonly DemoCategory[];

const CATEGORIES = {
  words: demo.map(({ id, name, names, synonyms }): IndexedCategory => {
    const wordsOf = (locale: Locale) => [names[locale] ?? name, ...(synonyms?.[locale] ?? [])];
    return { id, words: Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) };
  }),
};

async function loadIndex(): Promise<{ index: CatalogIndex; names: readonly string[] }> {
  const index = createCatalogIndex();
  const random = createRandom(7);
  const names: string[] = [];
  async function* pages(): AsyncGenerator<string> {
    for (let key = 1; key <= TOOLS; key += BATCH) {
      const tools = Array.from({ length: Math.min(BATCH, TOOLS - key + 1) }, (_, at) => makeTool(key + at, random));
      names.push(...tools.map(({ name }) => name));
      await turn();
      yield rowsOf(tools);
    }
  }
  await index.load(pages());
  return { index, names };
}

/** All beginnings of a text, from its first letter. */
const beginningsOf = (text: string): string[] =>
  Array.from({ length: Math.min(MOST_LETTERS, text.length) }, (_, at) => text.slice(0, at + 1));

/** Milliseconds: of some runs the shortest. Processor time is told in ticks far longer than one, and what else a machine does only adds. */
function timeOf(work: () => void): number {
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    work();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

const { index, names } = await loadIndex();
const random = createRandom(11);
const report = createReport();
for (const locale of LOCALES) {
  const words = CATEGORIES.words.flatMap((category) => category.words[locale] ?? []);
  const suggest = (text: string) =>
    timeOf(() => {
      matchCategories(CATEGORIES, text, locale, () => 1);
      index.suggest(text, SHOWN);
    });
  // Half of what is typed is a name, half a word of a category.
  const round = () =>
    Array.from({ length: TYPED }, (_, at) => anyOf(at % 2 === 0 ? names : words, random)).flatMap((text) =>
      beginningsOf(text).map(suggest),
    );
  round();
  const values = Array.from({ length: ROUNDS }, () => p95(round()));
  report.add({ work: `suggestions in ${locale}: p95`, tools: TOOLS, values, unit: 'ms', must: ['<=', MOST_MS] });
}
process.stdout.write(`\nnode ${process.version}, load average ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
process.exitCode = report.print() ? 0 : 1;
