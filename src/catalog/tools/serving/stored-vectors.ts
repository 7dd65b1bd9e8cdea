/** Loads the vectors of a model from the database into this process's index: all at the start, later the changed ones. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import type { Database } from '#database/database.ts';
import { FIRST_PLACE } from '#catalog/tools/vectors.ts';

export interface StoredVectors {
  /** Reads all vectors in turns of the event loop, until it is aborted. */
  load(signal: AbortSignal): Promise<void>;
  /** Reads the vectors stored since the last read; does nothing while `load` runs. */
  refresh(): Promise<void>;
}

/** Rows in one read, a megabyte or two. */
const PAGE = 500;

export function openStoredVectors(db: Database, index: CatalogIndex, model: string): StoredVectors {
  let place = FIRST_PLACE;
  let isLoaded = false;
  /** Vectors may have come after the last read of `load`. */
  let isBehind = false;

  /** Whether more may follow. */
  async function readPage(): Promise<boolean> {
    isBehind = false;
    const rows = await db.read
      .selectFrom('tool_vectors')
      .select(['seq', 'model', 'revision', 'vector'])
      .where('revision', 'is not', null)
      .where(sql<boolean>`(revision, seq) > (${place.revision}, ${place.seq})`)
      .orderBy('revision')
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    index.putVectors(
      rows.flatMap(({ seq, model: by, vector }) =>
        by === model && vector !== null ? [{ key: seq, vector: vectorOf(vector) }] : [],
      ),
    );
    const last = rows.at(-1);
    if (last !== undefined) place = { revision: last.revision ?? place.revision, seq: last.seq };
    return rows.length === PAGE;
  }

  return {
    async load(signal) {
      while ((await readPage()) || isBehind) {
        if (signal.aborted) return;
        await nextTurn();
      }
      isLoaded = true;
    },
    async refresh() {
      isBehind = true;
      if (!isLoaded) return;
      while (await readPage());
    },
  };
}

/** A copy: bytes of a database may begin anywhere in a buffer. */
function vectorOf(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.length / Float32Array.BYTES_PER_ELEMENT));
}
