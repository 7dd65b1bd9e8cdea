/** The search index at start: from a valid file, otherwise empty; and its later storage. */
import type { Database } from '#database/database.ts';
import { createCatalogIndex, type CatalogIndex } from '#catalog/search/catalog-index.ts';
import { readRevision } from '#catalog/revision.ts';
import { keepIndex, type IndexKeeper } from './index-persistence.ts';
import { restoreIndex, type RestoredIndex } from './stored-index.ts';

/** Smaller catalogs are indexed in 250 ms. */
const LEAST_STORED = 20_000;

export interface IndexFileOptions {
  /** File of the stored index; absent to always rebuild. */
  indexFile?: string;
  /** False if another process stores it and this one only reads. */
  storesIndex?: boolean;
  /** Smallest catalog whose index is stored. */
  leastStored?: number;
}

export interface OpenedIndex {
  readonly index: CatalogIndex;
  /** With its tools, the index is complete up to this revision. */
  readonly revision: number;
  /** Whether it has its tools. */
  readonly isRestored: boolean;
  /** Starts storing; undefined if not configured. `revision` is the complete one. */
  keep(revision: () => number): IndexKeeper | undefined;
}

/** Opens the index. File errors go to `onError`, and the index starts empty. */
export async function openIndex(
  db: Database,
  { indexFile, storesIndex = true, leastStored = LEAST_STORED }: IndexFileOptions,
  onError: (error: unknown) => void,
): Promise<OpenedIndex> {
  const restored = indexFile === undefined ? undefined : await restore(db, indexFile, onError);
  const index = restored?.index ?? createCatalogIndex();
  return {
    index,
    // Read before the rows: changes in between are read again, not missed.
    revision: restored?.revision ?? (await readRevision(db.read)),
    isRestored: restored !== undefined,
    keep(revision) {
      if (indexFile === undefined || !storesIndex) return undefined;
      return keepIndex(db, {
        file: indexFile,
        leastTools: leastStored,
        stored: restored?.revision,
        now: () => ({ index, revision: revision() }),
        onError,
      });
    },
  };
}

async function restore(
  db: Database,
  file: string,
  onError: (error: unknown) => void,
): Promise<RestoredIndex | undefined> {
  try {
    return await restoreIndex(db, file);
  } catch (error) {
    onError(error);
    return undefined;
  }
}
