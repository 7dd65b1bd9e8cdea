/** The measured catalogs: made by the real import command, kept between runs, thrown away when what they are made of has changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTools, writeCorpus } from './corpus.ts';
import { anonymousMegabytes } from './processes.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const CATEGORIES = join(ROOT, 'demo/categories.json');
const SAMPLE_MS = 200;

/** Ids of the demo's categories; the made-up tools are spread over them, most of all over the first. */
export const CATEGORY_IDS = (JSON.parse(readFileSync(CATEGORIES, 'utf8')) as { id: string }[]).map(({ id }) => id);

export interface Catalog {
  tools: number;
  folder: string;
  databaseUrl: string;
  importSeconds: number;
  /** Most anonymous memory that the import had, sampled. */
  importMegabytes: number;
  /** Load average of the machine at the end of the import. */
  importLoad: number;
}

/** What a kept catalog depends on: made-up tools and tables. Stored search terms are brought up to date by the server itself. */
function fingerprint(tools: number): string {
  const sample = Array.from({ length: 20 }, (_, at) => createTools(CATEGORY_IDS)(at * 37));
  const sum = createHash('sha256')
    .update(JSON.stringify([tools, sample]))
    .update(readFileSync(CATEGORIES));
  for (const file of globSync('src/database/migrations/**/*.ts', { cwd: ROOT }).sort())
    sum.update(readFileSync(join(ROOT, file)));
  return sum.digest('hex');
}

/** The folder of a catalog, where the corpus file and what a run adds lie, too. */
export function catalogFolder(tools: number, engine: 'sqlite' | 'postgres'): string {
  return join(tmpdir(), `toolshelf-bench-${engine === 'sqlite' ? '' : 'postgres-'}${tools}`);
}

/** A finished catalog of an earlier run; undefined when there is none that still fits. */
export function findCatalog(tools: number, engine: 'sqlite' | 'postgres'): Catalog | undefined {
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
  if (!existsSync(file)) await writeCorpus(file, tools, CATEGORY_IDS);
  return file;
}

/** Makes the catalog in an empty database. For SQLite the whole folder is made anew; for PostgreSQL `databaseUrl` is an empty database. */
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
  await command(url, folder, ['categories', 'import', CATEGORIES]);
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

/** Servers of one catalog have folders of their own, and one key. */
export const SECRET_KEY = Buffer.alloc(32, 'toolshelf').toString('base64');

/** Runs an operator command; resolves to the most anonymous memory that it had in megabytes. */
export async function command(databaseUrl: string, folder: string, words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, 'src/cli/main.ts'), ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-2_000)));
  let most = 0;
  const sampling = setInterval(() => {
    try {
      most = Math.max(most, anonymousMegabytes(child.pid ?? 0));
    } catch {
      // It has just ended.
    }
  }, SAMPLE_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(sampling);
  if (code !== 0) throw new Error(`toolshelf ${words.join(' ')} ended with ${code}\n${said}`);
  return most;
}
