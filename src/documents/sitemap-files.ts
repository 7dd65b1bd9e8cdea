/** Splits tools into sitemap files by row number, so that a tool never moves to another file. */
import { orNotFound } from '#catalog/errors.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { readBlocks, type BlockState } from '#catalog/tools/addresses.ts';

/** Rows in a file: far below the protocol's 50,000 URLs. Database indexes have this number too. */
export const TOOLS_IN_FILE = 2_500;

export interface SitemapFiles {
  /** Files with published tools, by number from 1; current for `live`. */
  list(live: LiveCatalog): Promise<ReadonlyMap<number, BlockState>>;
  /** Row numbers above `after` and up to `upTo`. Throws `not_found` for a file without tools. */
  get(live: LiveCatalog, file: number): Promise<{ after: number; upTo: number; state: BlockState }>;
}

/** `rows` are row numbers per file. Caches the files' state until the catalog changes. */
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
      const state = orNotFound((await list(live)).get(file));
      return { after: (file - 1) * rows, upTo: file * rows, state };
    },
  };
}
