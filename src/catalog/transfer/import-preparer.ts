/** Preparation of transferred rows, in threads for long transfers. */
import { availableParallelism } from 'node:os';
import { openThreadPool, spareThreads, type ThreadPool } from '#catalog/thread-pool.ts';
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

/** A request to a thread. */
export type Preparation = { chunk: ImportChunk; isCheck: boolean } | { tool: NewTool };

/** Each thread has one running and one waiting chunk. */
const CHUNKS_PER_THREAD = 2;

/** One thread a core: the writing thread mostly waits for the disk or the database. */
const MOST_THREADS = 4;
const threadCount = (): number => Math.min(MOST_THREADS, availableParallelism());

const openPool = (rules: RuleData | null): ThreadPool<Preparation, PreparedTool | string> =>
  openThreadPool(new URL('./import-worker.ts', import.meta.url), threadCount(), rules);

const prepareIn = async (
  pool: ThreadPool<Preparation, PreparedTool | string>,
  tools: readonly NewTool[],
): Promise<PreparedTool[]> => (await pool.run(tools.map((tool) => ({ tool })))) as PreparedTool[];

/** `isLong`: whether threads are worth their cost. */
export function createPreparer(isLong: boolean): Preparer {
  if (!isLong || spareThreads() === 0)
    return {
      prepare: (tools) => Promise.resolve(tools.map((tool) => prepareTool(tool))),
      close: () => Promise.resolve(),
    };
  const pool = openPool(null);
  return { prepare: (tools) => prepareIn(pool, tools), close: () => pool.close() };
}

/** As createPreparer, for rows of a file with these rules. */
export function createRowPreparer(isLong: boolean, rules: RuleData): RowPreparer {
  if (!isLong || spareThreads() === 0)
    return {
      ahead: 0,
      read: (chunk, isCheck) => Promise.resolve(prepareChunk(chunk, rules, isCheck)),
      prepare: (tools) => Promise.resolve(tools.map((tool) => prepareTool(tool))),
      close: () => Promise.resolve(),
    };
  const pool = openPool(rules);
  return {
    ahead: CHUNKS_PER_THREAD * threadCount(),
    read: async (chunk, isCheck) => JSON.parse((await pool.runOne({ chunk, isCheck })) as string) as PreparedLine[],
    prepare: (tools) => prepareIn(pool, tools),
    close: () => pool.close(),
  };
}
