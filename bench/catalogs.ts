/** The measured catalogs, made by the import command, kept between runs and made anew when tools or tables change; and servers on them. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRICING_MODELS } from '#fields/pricing.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import {
  command,
  moveTo,
  raisedLimits,
  ROOT,
  SECRET_KEY,
  startServer,
  type Target,
} from '../tests/support/processes.ts';
import { createRandom } from '../tests/support/random.ts';
import type { Report } from './report.ts';

export const CATEGORIES_FILE = join(ROOT, 'demo/categories.json');

/** Slugs of the demo's categories; most made-up tools are in the first ones. */
export const CATEGORY_IDS = (JSON.parse(readFileSync(CATEGORIES_FILE, 'utf8')) as { slug: string }[]).map(
  ({ slug }) => slug,
);

const VOCABULARY = 60_000;
const EXPONENT = 1.05;
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
/** The commonest words, with the share of tools that use them. */
const COMMON: readonly [string, number][] = [
  ['ai', 0.9],
  ['tool', 0.68],
  ['image', 0.39],
  ['chat', 0.35],
  ['code', 0.3],
];

export const COMMON_WORDS = COMMON.map(([word]) => word);

/** A word's rank from which on it is rare: some ten tools in 100,000 use it. */
const RARE_FROM = 20_000;

export interface SyntheticTool {
  slug: string;
  name: string;
  url: string;
  tagline: string;
  description: string;
  categories: string[];
  pricing_model: string;
  published_at: string;
}

function wordOf(rank: number): string {
  let rest = rank + SYLLABLES.length;
  let word = '';
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/** Draws words by Zipf's law: inverse of the continuous distribution, exact enough for a load. */
export function zipfWords(random: () => number): () => string {
  const power = 1 - EXPONENT;
  const span = (VOCABULARY + 1) ** power - 1;
  return () => wordOf(Math.floor((1 + random() * span) ** (1 / power)) - 1);
}

/** Draws words that few tools use, each as often as the others. */
export function rareWords(random: () => number): () => string {
  return () => wordOf(RARE_FROM + Math.floor(random() * (VOCABULARY - RARE_FROM)));
}

/** The tool of a number; the same number always gives the same tool. */
export function createTools(categoryIds: readonly string[]): (number: number) => SyntheticTool {
  return (number) => {
    const random = createRandom(number * 2_654_435_761);
    const word = zipfWords(random);
    const words = (count: number): string[] => Array.from({ length: count }, word);
    const text = (count: number): string => {
      const list = words(count);
      for (const [common, share] of COMMON)
        if (random() < share) list.splice(Math.floor(random() * list.length), 0, common);
      return list.join(' ');
    };
    const category = (): string => categoryIds[Math.floor(categoryIds.length * random() ** 3)] ?? 'other';
    const name = `${wordOf(Math.floor(random() * VOCABULARY))} ${wordOf(number)}`;
    return {
      slug: `tool-${number}`,
      name,
      url: `https://tool-${number}.example.com/`,
      tagline: text(8).slice(0, 200),
      description: text(30).slice(0, 1_900),
      categories: [...new Set([category(), category()])],
      pricing_model: PRICING_MODELS[Math.floor(PRICING_MODELS.length * random() ** 2)] ?? 'free',
      published_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
    };
  };
}

/** Writes the rows of the numbers below `count` as JSON Lines. */
export async function writeRows(file: string, count: number, rowOf: (number: number) => object): Promise<void> {
  const out = createWriteStream(file);
  for (let number = 0; number < count; number += 1) {
    if (!out.write(`${JSON.stringify(rowOf(number))}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

export interface Catalog {
  tools: number;
  folder: string;
  databaseUrl: string;
  importSeconds: number;
  /** Peak anonymous memory of the import, sampled. */
  importMegabytes: number;
  /** Load average of the machine at the end of the import. */
  importLoad: number;
}

/** Of the made-up tools and the tables. The server brings stored search terms up to date. */
function fingerprint(tools: number): string {
  const sample = Array.from({ length: 20 }, (_, at) => createTools(CATEGORY_IDS)(at * 37));
  const sum = createHash('sha256')
    .update(JSON.stringify([tools, sample]))
    .update(readFileSync(CATEGORIES_FILE));
  for (const file of globSync('src/database/migrations/**/*.ts', { cwd: ROOT }).sort())
    sum.update(readFileSync(join(ROOT, file)));
  return sum.digest('hex');
}

/** The folder of a catalog. */
function catalogFolder(tools: number, engine: 'sqlite' | 'postgres'): string {
  return join(tmpdir(), `toolshelf-bench-${engine === 'sqlite' ? '' : 'postgres-'}${tools}`);
}

/** A complete catalog of an earlier run. */
function findCatalog(tools: number, engine: 'sqlite' | 'postgres'): Catalog | undefined {
  const note = join(catalogFolder(tools, engine), 'complete.json');
  if (!existsSync(note)) return undefined;
  const { print, catalog } = JSON.parse(readFileSync(note, 'utf8')) as { print: string; catalog: Catalog };
  return print === fingerprint(tools) ? catalog : undefined;
}

/** The tools as JSON Lines, written once. */
export async function corpusFile(tools: number): Promise<string> {
  const folder = join(tmpdir(), 'toolshelf-bench-corpus');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${tools}-${fingerprint(tools).slice(0, 12)}.jsonl`);
  if (!existsSync(file)) await writeRows(file, tools, createTools(CATEGORY_IDS));
  return file;
}

/** Makes the catalog in an empty database: in SQLite in a new folder, in PostgreSQL at `databaseUrl`. */
export async function makeCatalog(
  tools: number,
  engine: 'sqlite' | 'postgres',
  databaseUrl?: string,
): Promise<Catalog> {
  const folder = catalogFolder(tools, engine);
  const url = databaseUrl ?? `sqlite:${join(folder, 'toolshelf.db')}`;
  if (engine === 'sqlite') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const corpus = await corpusFile(tools);
  await command(url, folder, ['categories', 'import', CATEGORIES_FILE]);
  const started = performance.now();
  const importMegabytes = await command(url, folder, ['import', '--published', corpus]);
  const catalog: Catalog = {
    tools,
    folder,
    databaseUrl: url,
    importSeconds: (performance.now() - started) / 1000,
    importMegabytes,
    importLoad: loadavg()[0] ?? 0,
  };
  writeFileSync(join(folder, 'complete.json'), JSON.stringify({ print: fingerprint(tools), catalog }));
  return catalog;
}

/** The SQLite catalog of so many tools; with `keptOnly` undefined where no earlier run made it. */
export async function openCatalog(tools: number): Promise<Catalog>;
export async function openCatalog(tools: number, keptOnly: boolean): Promise<Catalog | undefined>;
export async function openCatalog(tools: number, keptOnly = false): Promise<Catalog | undefined> {
  const kept = findCatalog(tools, 'sqlite');
  if (kept !== undefined || keptOnly) return kept;
  process.stderr.write(`importing ${tools.toLocaleString('en')} tools…\n`);
  moveTo('0-1');
  const made = await makeCatalog(tools, 'sqlite');
  moveTo('1');
  return made;
}

/** Runs `act` with a catalog on a PostgreSQL server of its own; skipped where no server starts. */
export async function onPostgres(
  report: Report,
  tools: number,
  act: (catalog: Catalog) => Promise<void>,
): Promise<void> {
  const folder = catalogFolder(tools, 'postgres');
  const kept = findCatalog(tools, 'postgres');
  moveTo('0-1');
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  let server;
  try {
    server = await startPostgres(folder);
  } catch (error) {
    report.skip(`skipped: PostgreSQL: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  try {
    if (kept === undefined) process.stderr.write(`importing ${tools.toLocaleString('en')} tools into PostgreSQL…\n`);
    await act({ ...(kept ?? (await makeCatalog(tools, 'postgres', server.url))), databaseUrl: server.url });
  } finally {
    await server.stop();
  }
}

/** Where a server runs: `name` in messages, another checkout as `root`, a log that stays (then on any core). */
export interface Place {
  name?: string;
  root?: string;
  keepLog?: string;
}

/** Starts our server on a database as `npm start` does, with raised limits, and waits until it is ready. */
export async function startOurs(
  { databaseUrl, folder }: Pick<Catalog, 'databaseUrl' | 'folder'>,
  settings: Readonly<Record<string, string>> = {},
  { name = 'toolshelf', root = ROOT, keepLog }: Place = {},
): Promise<Target> {
  const words = ['--max-semi-space-size=4', join(root, 'src/main.ts')];
  const all = {
    ...raisedLimits(),
    DEMO_CATALOG: 'off',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SECRET_KEY,
    ...settings,
  };
  return startServer(name, words, all, '/readyz', { keepLog, root });
}
