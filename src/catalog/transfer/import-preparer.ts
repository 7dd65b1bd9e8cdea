/** Preparation of transferred rows, in threads for long transfers. */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { prepareTool, type NewTool, type PreparedTool } from '#catalog/tools/write.ts';
import type { ImportChunk } from './import-lines.ts';
import { prepareChunk, type PreparedLine, type RuleData } from './prepared-rows.ts';

export interface Preparer {
  prepare(tools: readonly NewTool[]): Promise<PreparedTool[]>;
  close(): Promise<void>;
}

export interface RowPreparer extends Preparer {
  /** Chunks in flight. */
  readonly ahead: number;
  /** Parses the lines of a chunk, and prepares them unless only checking. */
  read(chunk: ImportChunk, isCheck: boolean): Promise<PreparedLine[]>;
}

/** Each thread has one running and one waiting chunk. */
const CHUNKS_PER_THREAD = 2;
/** One thread a core: the writing thread mostly waits for the disk or the database. */
const MOST_THREADS = 4;
/** Objects live no longer than their row; a larger young generation would only use more memory. */
const YOUNG_MB = 8;

/** `isLong`: whether threads are worth their cost. Rows are read by `rules`; a mirror reads none. */
export function createPreparer(isLong: boolean, rules?: RuleData): RowPreparer {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  if (!isLong || threads === 1)
    return {
      ahead: 0,
      read: async (chunk, isCheck) => prepareChunk(chunk, rules!, isCheck),
      prepare: async (tools) => tools.map((tool) => prepareTool(tool)),
      close: async () => undefined,
    };
  const pool = new Tinypool({
    filename: new URL('import-worker.ts', import.meta.url).href,
    workerData: rules,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: CHUNKS_PER_THREAD,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return {
    ahead: CHUNKS_PER_THREAD * threads,
    read: async (chunk, isCheck) =>
      JSON.parse(await pool.run({ chunk, isCheck }, { name: 'readChunk' })) as PreparedLine[],
    prepare: (tools) => Promise.all(tools.map((tool) => pool.run(tool, { name: 'prepareTool' }))),
    close: () => pool.destroy(),
  };
}
