// Measures the search index by itself on made-up catalogs: CPU of lists and searches, memory, loading and single changes. Arguments: numbers of tools (default 100000).
import { readFileSync } from 'node:fs';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { analyseTool } from '#catalog/search/analysis.ts';
import { type CatalogQuery, createCatalogIndex, type CatalogIndex, type IndexedTool } from '#catalog/search/catalog-index.ts';

const VOCABULARY = 60_000;
const CATEGORIES = 40;
const BATCH = 1_000;
const COMMON = [
  ['ai', 0.9],
  ['tool', 0.68],
  ['image', 0.39],
  ['chat', 0.35],
  ['code', 0.3],
] as const;

/** Small generator with a fixed seed (mulberry32), so that every run sees the same catalog. */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const SYLLABLES = 'ba be bi bo bu da de di do du fa fe fi fo ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za ze zi zo'.split(' ');

/** A pronounceable word for each number; no two alike. */
const wordOf = (number: number): string => {
  let text = '';
  for (let rest = number + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    text += SYLLABLES[rest % SYLLABLES.length];
  }
  return `${text}x`;
};

const WORDS = Array.from({ length: VOCABULARY }, (_, number) => wordOf(number));
const SUMS = new Float64Array(VOCABULARY);
WORDS.forEach((_, rank) => {
  SUMS[rank] = (SUMS[rank - 1] ?? 0) + 1 / (rank + 1) ** 1.05;
});

const zipfWord = (random: () => number): string => {
  const wanted = random() * SUMS[VOCABULARY - 1]!;
  let low = 0;
  let high = VOCABULARY - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (SUMS[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return WORDS[low]!;
};

const anyOf = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)]!;

const makeTool = (key: number, random: () => number): IndexedTool => {
  const name = random() < 0.5 ? zipfWord(random) + anyOf(SYLLABLES, random) : `${zipfWord(random)} ${anyOf(WORDS, random)}`;
  const inName = new Set(name.split(' '));
  const inTagline = new Set<string>();
  const inDescription = new Set<string>();
  for (const [word, share] of COMMON) if (random() < share) (random() < 0.5 ? inTagline : inDescription).add(word);
  while (inTagline.size < 10) inTagline.add(zipfWord(random));
  while (inDescription.size < 14) inDescription.add(zipfWord(random));
  const tagline = [...inTagline].filter((word) => !inName.has(word));
  const description = [...inDescription].filter((word) => !inName.has(word) && !inTagline.has(word));
  const category = Math.floor(CATEGORIES * random() ** 2);
  return {
    key,
    id: `${Math.floor(random() * 2 ** 48).toString(16).padStart(12, '0')}-${String(key).padStart(20, '0')}`,
    name,
    slug: `tool-${key}`,
    publishedAt: 1_600_000_000_000 + Math.floor(random() * 2e11),
    pricing: PRICING_MODELS[Math.floor(PRICING_MODELS.length * random() ** 2)]!,
    categories: random() < 0.5 ? [`c${category}`] : [`c${category}`, `c${(category + 7) % CATEGORIES}`],
    terms: [[...inName].join(' '), tagline.join(' '), description.join(' '), ''].join('\n'),
  };
};

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const anonymousMegabytes = (): number => {
  globalThis.gc?.();
  const line = /^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(line ?? 0) / 1024;
};

const report = (label: string, value: string): void => console.log(`${label.padEnd(58)} ${value}`);

/** CPU of each query as one number (mean) and the slowest by the clock; every query is asked once. */
const measure = (index: CatalogIndex, label: string, queries: readonly CatalogQuery[]): void => {
  let slowest = 0;
  let hits = 0;
  const begun = cpuMilliseconds();
  for (const query of queries) {
    const at = performance.now();
    hits += index.find(query).total;
    slowest = Math.max(slowest, performance.now() - at);
  }
  const mean = (cpuMilliseconds() - begun) / queries.length;
  report(label, `${mean.toFixed(3)} ms CPU, slowest ${slowest.toFixed(2)} ms, ${Math.round(hits / queries.length)} hits`);
};

const load = async (count: number, random: () => number): Promise<CatalogIndex> => {
  const index = createCatalogIndex();
  let cpu = 0;
  let longest = 0;
  for (let key = 1; key <= count; key += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - key + 1) }, (_, at) => makeTool(key + at, random));
    const at = performance.now();
    const begun = cpuMilliseconds();
    index.put(batch);
    cpu += cpuMilliseconds() - begun;
    longest = Math.max(longest, performance.now() - at);
    const turned = cpuMilliseconds();
    await turn();
    cpu += cpuMilliseconds() - turned;
  }
  report(`loading ${count} tools in batches of ${BATCH}`, `${cpu.toFixed(0)} ms CPU, longest batch ${longest.toFixed(1)} ms`);
  return index;
};

const settle = async (): Promise<void> => {
  await pause(600);
  const begun = cpuMilliseconds();
  let longest = 0;
  for (let quiet = 0; quiet < 200; ) {
    const at = performance.now();
    await turn();
    const took = performance.now() - at;
    longest = Math.max(longest, took);
    quiet = took < 0.3 ? quiet + 1 : 0;
  }
  report('merging left over', `${(cpuMilliseconds() - begun).toFixed(0)} ms CPU, longest turn ${longest.toFixed(1)} ms`);
};

const page = (q: string | undefined, more: Partial<CatalogQuery> = {}): CatalogQuery => ({
  ...(q === undefined ? {} : { q }),
  offset: 0,
  limit: 20,
  ...more,
});

const run = async (count: number): Promise<void> => {
  console.log(`\n${count} tools, node ${process.version}`);
  const random = createRandom(7);
  const before = anonymousMegabytes();
  const index = await load(count, random);
  report('memory before the merges are through', `${(anonymousMegabytes() - before).toFixed(0)} MB`);
  await settle();
  report('memory', `${(anonymousMegabytes() - before).toFixed(0)} MB`);
  const ask = createRandom(11);
  const many = (length: number, query: (at: number) => CatalogQuery): CatalogQuery[] => Array.from({ length }, (_, at) => query(at));
  const twoWords = (): string => `${zipfWord(ask)} ${zipfWord(ask)}`;
  for (const query of many(300, () => page(twoWords()))) index.find(query);
  measure(index, 'two words, never seen', many(500, () => page(twoWords())));
  measure(index, 'two rare words, never seen', many(500, () => page(`${anyOf(WORDS, ask)} ${anyOf(WORDS, ask)}`)));
  measure(index, 'a rare and a common word', many(300, (at) => page(`${anyOf(WORDS, ask)} ${COMMON[at % 5]![0]}`)));
  measure(index, 'common words, first page', many(200, (at) => page(`${COMMON[at % 5]![0]} ${COMMON[(at + 1) % 5]![0]}`)));
  measure(index, 'common words, offset 24,950', many(200, (at) => page(`${COMMON[at % 5]![0]} ${COMMON[(at + 1) % 5]![0]}`, { offset: 24_950, limit: 50 })));
  measure(index, 'one common word, offset 24,950', many(200, (at) => page(COMMON[at % 5]![0], { offset: 24_950, limit: 50 })));
  measure(index, 'five common words, offset 24,950', many(100, () => page(COMMON.map(([word]) => word).join(' '), { offset: 24_950, limit: 50 })));
  measure(index, 'twelve words', many(100, () => page([twoWords(), twoWords(), twoWords(), twoWords(), twoWords(), twoWords()].join(' '))));
  measure(index, 'two words with filters', many(300, (at) => page(twoWords(), { category: `c${at % 10}`, pricing: 'free' })));
  measure(index, 'two words with facets', many(300, () => page(twoWords(), { facets: true })));
  measure(index, 'common words with facets and filters', many(100, (at) => page(COMMON[at % 5]![0], { facets: true, category: 'c1', pricing: 'free' })));
  measure(index, 'misspelt words', many(300, () => page(`${anyOf(WORDS, ask)}q ${anyOf(WORDS, ask).slice(1)}`)));
  measure(index, 'one to three letters', many(300, () => page(anyOf(WORDS, ask).slice(0, 1 + Math.floor(ask() * 3)))));
  measure(index, 'list, first page', many(300, () => page(undefined)));
  measure(index, 'list, offset 24,950', many(300, () => page(undefined, { offset: 24_950, limit: 50 })));
  measure(index, 'list by category and pricing, first page', many(300, (at) => page(undefined, { category: `c${at % 10}`, pricing: 'free' })));
  measure(index, 'list by category, offset 24,950', many(300, () => page(undefined, { category: 'c0', offset: 24_950, limit: 50 })));
  measure(index, 'list by category and pricing, last of 500 pages', many(300, () => page(undefined, { category: 'c0', pricing: 'free', offset: 24_950, limit: 50 })));
  let slowest = 0;
  const begun = cpuMilliseconds();
  for (let at = 0; at < 300; at += 1) {
    const started = performance.now();
    if (at % 3 === 2) index.remove([1 + Math.floor(ask() * count)]);
    else index.put([makeTool(at % 3 === 0 ? 1 + Math.floor(ask() * count) : count + at, ask)]);
    slowest = Math.max(slowest, performance.now() - started);
  }
  report('one put or remove', `${((cpuMilliseconds() - begun) / 300).toFixed(3)} ms CPU, slowest ${slowest.toFixed(2)} ms`);
  measure(index, 'two words, after 300 changes', many(300, () => page(twoWords())));
};

const measureAnalysis = (): void => {
  const random = createRandom(3);
  const texts = Array.from({ length: 2_000 }, () => ({
    tagline: Array.from({ length: 25 }, () => zipfWord(random)).join(' '),
    description: Array.from({ length: 60 }, () => zipfWord(random)).join(' '),
  }));
  const begun = cpuMilliseconds();
  for (const text of texts) analyseTool({ name: text.tagline.slice(0, 20), slug: 'a', url: 'https://example.com/', texts: [{ locale: 'en', ...text }] });
  report('analyseTool, 25 + 60 words', `${((1000 * (cpuMilliseconds() - begun)) / texts.length).toFixed(0)} us CPU`);
};


const random = createRandom(7); const N = Number(process.argv[2]);
const index = await load(N, random); await settle();
const ask = createRandom(11);
const twoWords = (): string => `${zipfWord(ask)} ${zipfWord(ask)}`;
const { Session } = await import('node:inspector/promises'); const fsx = await import('node:fs');
const session = new Session(); session.connect(); await session.post('Profiler.enable'); await session.post('Profiler.setSamplingInterval', { interval: 200 }); 
for (let i=0;i<4;i++) measure(index, 'warm', Array.from({length:500},()=>page(twoWords())));
await session.post('Profiler.start');
for (let i=0;i<4;i++) measure(index, 'two words, never seen', Array.from({length:500},()=>page(twoWords())));
const { profile } = await session.post('Profiler.stop'); fsx.writeFileSync('/tmp/search/find.cpuprofile', JSON.stringify(profile));
void run; void measureAnalysis;
