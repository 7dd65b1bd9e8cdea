/** The index of a server that starts: from its file where there is one to be believed, else empty; and kept there. */
import type { Database } from '#database/database.ts';
import { createCatalogIndex, type CatalogIndex } from '#catalog/search/catalog-index.ts';
import { readRevision } from '#catalog/revision.ts';
import { keepIndex, type IndexKeeper } from './index-persistence.ts';
import { restoreIndex, type RestoredIndex } from './stored-index.ts';

/** A smaller catalog is indexed in a quarter of a second. */
const LEAST_STORED = 20_000;

export interface IndexFileOptions {
  /** Where the search index is stored, so that a start need not build it; nowhere when it is left out. */
  indexFile?: string;
  /** False where another process stores it and this one only reads it. */
  storesIndex?: boolean;
  /** The smallest catalog whose index is stored. */
  leastStored?: number;
}

export interface OpenedIndex {
  readonly index: CatalogIndex;
  /** The index has every change up to this revision when it has its tools. */
  readonly revision: number;
  /** Whether it has its tools. */
  readonly isRestored: boolean;
  /** Stores the index from now on; undefined where it is not to be stored. `revision` is the one up to which it has every change. */
  keep(revision: () => number): IndexKeeper | undefined;
}

/** Opens the index. The file that cannot be read or written is told to `onError` and is as good as none. */
export async function openIndex(
  db: Database,
  { indexFile, storesIndex = true, leastStored = LEAST_STORED }: IndexFileOptions,
  onError: (error: unknown) => void,
): Promise<OpenedIndex> {
  const restored = indexFile === undefined ? undefined : await restore(db, indexFile, onError);
  const index = restored?.index ?? createCatalogIndex();
  return {
    index,
    // Read before the rows: a change in between is read again by the next pass instead of being missed.
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
