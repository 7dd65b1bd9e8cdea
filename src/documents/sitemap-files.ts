/** How tools are spread over sitemap files: by row number, so that a tool never moves to another file. */
import { CatalogError } from '#catalog/errors.ts';
import type { LiveCatalog } from '#catalog/tools/live/live-catalog.ts';
import { SLUG_MAX_LENGTH } from '#catalog/entries/slugs.ts';
import { findLastRowNumber, readChangedRowNumbers, readRangeState, type RangeState } from '#catalog/tools/addresses.ts';
import { toolEntries } from './sitemap-entries.ts';

/** Limits of the protocol (sitemaps.org): URLs and bytes of one file, unpacked. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Declaration, root element and line ends. */
const FRAME_BYTES = 1_024;

export interface SitemapFiles {
  /** The files that hold published tools, by their number from 1 on; up to date with `live`. */
  list(live: LiveCatalog): Promise<ReadonlyMap<number, RangeState>>;
  /** Row numbers of a file: above `after` and up to `upTo`. Throws `not_found` for a file without published tools. */
  get(live: LiveCatalog, file: number): Promise<{ after: number; upTo: number; state: RangeState }>;
}

/**
 * Row numbers in one file: as many as the protocol allows, two entries a tool. An entry names all languages, so that with
 * long addresses the bytes are used up before the count; the longest possible ones decide.
 */
export function rowsInFile(publicUrl: string): number {
  const slug = 'x'.repeat(SLUG_MAX_LENGTH);
  const longest = toolEntries(
    publicUrl,
    'en',
  )([{ slug, updatedAt: new Date(0).toISOString(), withAlternatives: true }]);
  return Math.min(MOST_URLS / 2, Math.floor((MOST_BYTES - FRAME_BYTES) / Buffer.byteLength(longest)));
}

/** `rows` are the row numbers in one file. Remembers the state of each file and reads again only those that have changed. */
export function createSitemapFiles(rows: number): SitemapFiles {
  const states = new Map<number, RangeState>();
  let revision = 0;
  let last = 0;
  let running: Promise<void> = Promise.resolve();

  const fileOf = (rowNumber: number): number => Math.ceil(rowNumber / rows);

  async function follow(live: LiveCatalog): Promise<void> {
    const latest = live.revision;
    if (latest === revision) return;
    const end = await findLastRowNumber(live.db);
    const stale = new Set<number>();
    if (revision === 0) for (let file = 1; file <= fileOf(end); file += 1) stale.add(file);
    else
      for await (const numbers of readChangedRowNumbers(live.db, revision))
        for (const number of numbers) stale.add(fileOf(number));
    last = Math.max(last, end);
    for (const file of stale)
      states.set(file, await readRangeState(live.db, (file - 1) * rows, Math.min(file * rows, last)));
    revision = latest;
  }

  async function list(live: LiveCatalog): Promise<ReadonlyMap<number, RangeState>> {
    // One after the other: a second reader finds the first one's work done.
    running = running.catch(() => undefined).then(() => follow(live));
    await running;
    return new Map([...states].filter(([, state]) => state.count > 0).sort(([a], [b]) => a - b));
  }

  return {
    list,
    async get(live, file) {
      const state = (await list(live)).get(file);
      if (state === undefined) throw new CatalogError('not_found');
      return { after: (file - 1) * rows, upTo: Math.min(file * rows, last), state };
    },
  };
}
