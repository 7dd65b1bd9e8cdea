/** Input files of commands: read permission, maps of categories, and the failure for bad rows. */
import { constants, createWriteStream } from 'node:fs';
import { access, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getSystemErrorMessage } from 'node:util';
import type { CategoryMap } from '#catalog/transfer/category-map.ts';
import { PRICING_MODELS } from '#fields/pricing.ts';
import { counted, type Invocation, type Option } from './command.ts';

/** The file name for standard input. */
const STANDARD_INPUT = '-';

export const KEEP_GOING_OPTION: Option = { sentence: 'Exits with 0 despite bad rows.' };

export const DEFAULT_PRICING_OPTION: Option = {
  value: 'PRICING',
  choices: PRICING_MODELS,
  sentence: 'Pricing model for rows without one, whose price is otherwise unknown.',
};

export const CATEGORY_MAP_OPTION: Option = {
  value: 'FILE',
  sentence:
    'JSON object with the slug that a category of the rows has here, by its name there; null leaves it out, ' +
    '"*" stands for all others that are missing.',
};

/** Throws one plain sentence for an unreadable file. Does not open it: a pipe opens only once. */
export async function requireFile(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (code === undefined || errno === undefined) throw error;
    throw new Error(`cannot read ${path}: ${getSystemErrorMessage(errno)}`, { cause: error });
  }
  if ((await stat(path)).isDirectory()) throw new Error(`cannot read ${path}: it is a directory`);
}

/** The first characters of a file; none of a pipe, which opens only once. */
export async function readStart(path: string): Promise<string> {
  if (!(await stat(path)).isFile()) return '';
  const handle = await open(path);
  try {
    return (await handle.read(Buffer.alloc(200), 0, 200, 0)).buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}

/** JSON in UTF-8; throws an Error that names the file. */
export function readJson(name: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Error(`${name} is not readable JSON in UTF-8`, { cause: error });
  }
}

/**
 * Calls `act` with a readable file and its name for people: `file`, or for `-` a private copy of standard input, which
 * is removed afterwards.
 */
export async function withInput<T>(
  { terminal }: Invocation,
  file: string,
  act: (file: string, name: string) => Promise<T>,
): Promise<T> {
  if (file !== STANDARD_INPUT) {
    await requireFile(file);
    return act(file, file);
  }
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-input-'));
  try {
    const copy = join(folder, 'input');
    await pipeline(terminal.stdin, createWriteStream(copy, { mode: 0o600 }));
    return await act(copy, 'standard input');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads and checks the file of --category-map; throws an Error with one clear line. */
export async function readCategoryMap({ db, isSet }: Invocation, file: string): Promise<CategoryMap> {
  const { isSlug } = await import('#catalog/entries/slugs.ts');
  const { targetsOf } = await import('#catalog/transfer/category-map.ts');
  const { findCategoryIds } = await import('#catalog/tools/categories/categories.ts');
  await requireFile(file);
  const map = readJson(file, await readFile(file)) as CategoryMap;
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new Error(`${file} does not hold a JSON object such as {"AI Writing": "writing", "*": null}`);
  for (const [name, id] of Object.entries(map))
    if (id !== null && (typeof id !== 'string' || !isSlug(id)))
      throw new Error(`${file}: ${JSON.stringify(name)} has neither the slug of a category nor null`);
  const known = await findCategoryIds(db.read);
  const unknown = isSet('create-categories') ? [] : targetsOf(map).filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`${file} leads to categories that the catalog does not have: ${unknown.join(', ')}`);
  return map;
}

/** The failure of a command that skipped `bad` rows and took `good` ones; undefined without bad ones. */
export function badRowsFailure({ isSet }: Invocation, bad: number, good: number): string | undefined {
  if (bad === 0 || isSet('keep-going')) return undefined;
  if (good === 0) return `${counted(bad, 'row is', 'rows are')} bad, and there are no others: nothing was imported.`;
  const others = counted(good, 'other row was', 'other rows were');
  return `${counted(bad, 'bad row was', 'bad rows were')} skipped; the ${others} imported. Use --keep-going to exit with 0 anyway.`;
}
