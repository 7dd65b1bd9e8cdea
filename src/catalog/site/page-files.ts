/** Pages of the operator as files, `<folder>/<locale>/<name>.md`: read at the start, and again when they have changed. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { every, type Clock } from '#time/clock.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { PAGE_TEXT_LENGTH, isPageName, type PageTexts } from './pages.ts';

/** How often changes are looked for. */
const POLL_MS = 2_000;
/** A character has four bytes of UTF-8 at most. */
const LARGEST_BYTES = 4 * PAGE_TEXT_LENGTH;

export interface PageFiles {
  readonly texts: PageTexts;
  /** Rises with every change that was seen. */
  readonly version: number;
  stop(): void;
}

interface Found {
  name: string;
  locale: Locale;
  path: string;
  /** Differs when the file has changed. */
  mark: string;
}

/** The files that are pages; what is none is passed over. */
async function listFiles(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  // Most sites have no such folder, or one of few languages.
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
    // A file that vanishes between the look and the reading is seen by the next look.
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text.trim() !== '') texts.set(name, { ...texts.get(name), [locale]: text });
  }
  return texts;
}

/** The pages in `folder`, which need not exist. */
export async function readPageFiles(folder: string): Promise<PageTexts> {
  return readFiles(await listFiles(folder));
}

/** Reads the pages in `folder`, which need not exist, and looks for changes until it is stopped. */
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
