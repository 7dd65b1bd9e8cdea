/** Operator pages as files, `<folder>/<locale>/<name>.md`, read at the start and after changes. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { every, type Clock } from '#time/clock.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { PAGE_TEXT_LENGTH, isPageName, type PageTexts } from './pages.ts';

/** Interval of checks for changes. */
const POLL_MS = 2_000;
/** A character has at most four bytes in UTF-8. */
const LARGEST_BYTES = 4 * PAGE_TEXT_LENGTH;

export interface PageFiles {
  readonly texts: PageTexts;
  /** Rises with every change. */
  readonly version: number;
  stop(): void;
}

interface Found {
  name: string;
  locale: Locale;
  path: string;
  /** Differs after a change of the file. */
  mark: string;
}

/** The page files in a folder; other files are ignored. */
async function listFiles(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  // Most sites have no folder, or one with few languages.
  const folders: string[] = await readdir(folder).catch(() => []);
  for (const locale of LOCALES) {
    if (!folders.includes(locale)) continue;
    const names = await readdir(join(folder, locale)).catch(() => []);
    for (const file of names) {
      const name = file.endsWith('.md') ? file.slice(0, -'.md'.length) : '';
      if (!isPageName(name)) continue;
      const path = join(folder, locale, file);
      const { size, mtimeMs, ino } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0, ino: 0 }));
      if (size > 0 && size <= LARGEST_BYTES)
        found.push({ name, locale, path, mark: `${path} ${size} ${mtimeMs} ${ino}` });
    }
  }
  return found;
}

async function readFiles(files: readonly Found[]): Promise<PageTexts> {
  const texts = new Map<string, Partial<Record<Locale, string>>>();
  for (const { name, locale, path } of files) {
    // A file that vanishes meanwhile is found missing by the next check.
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text.trim() !== '') texts.set(name, { ...texts.get(name), [locale]: text });
  }
  return texts;
}

/** Reads the pages in `folder`, which need not exist. */
export async function readPageFiles(folder: string): Promise<PageTexts> {
  return readFiles(await listFiles(folder));
}

/** Reads the pages in `folder`, which need not exist, and watches it until stopped. */
export async function openPageFiles(folder: string, clock: Clock): Promise<PageFiles> {
  let files = await listFiles(folder);
  let texts = await readFiles(files);
  let version = 0;
  const markOf = (list: readonly Found[]): string => list.map(({ mark }) => mark).join('\n');
  const look = async (): Promise<void> => {
    const latest = await listFiles(folder);
    if (markOf(latest) === markOf(files)) return;
    texts = await readFiles(latest);
    files = latest;
    version += 1;
  };
  const stop = every(clock, POLL_MS, () => void look());
  return {
    get texts() {
      return texts;
    },
    get version() {
      return version;
    },
    stop,
  };
}
