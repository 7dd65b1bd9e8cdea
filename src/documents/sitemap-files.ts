/** How tools are spread over sitemap files: by row number, so that a tool never moves to another file. */
import { CatalogError } from '#catalog/errors.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { readBlocks, type BlockState } from '#catalog/tools/addresses.ts';

/**
 * Row numbers in one file: a file is written within a moment, and keeps far within what the protocol allows (50,000 addresses
 * and 50 MB unpacked; sitemaps.org), as the index of files does. The indexes of tools have the same figure in them.
 */
export const TOOLS_IN_FILE = 2_500;

export interface SitemapFiles {
  /** The files that hold published tools, by their number from 1 on; up to date with `live`. */
  list(live: LiveCatalog): Promise<ReadonlyMap<number, BlockState>>;
  /** Row numbers of a file: above `after` and up to `upTo`. Throws `not_found` for a file without published tools. */
  get(live: LiveCatalog, file: number): Promise<{ after: number; upTo: number; state: BlockState }>;
}

/** `rows` are the row numbers in one file. Remembers the state of the files until the catalog changes. */
export function createSitemapFiles(rows: number): SitemapFiles {
  let version = 0;
  let states: Promise<ReadonlyMap<number, BlockState>> | undefined;

  function list(live: LiveCatalog): Promise<ReadonlyMap<number, BlockState>> {
    if (states === undefined || live.version !== version) {
      ({ version } = live);
      const reading: typeof states = readBlocks(live.db, rows).catch((error: unknown) => {
        if (states === reading) states = undefined;
        throw error;
      });
      states = reading;
    }
    return states;
  }

  return {
    list,
    async get(live, file) {
      const state = (await list(live)).get(file);
      if (state === undefined) throw new CatalogError('not_found');
      return { after: (file - 1) * rows, upTo: file * rows, state };
    },
  };
}
