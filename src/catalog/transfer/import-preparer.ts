/** Prepares tools for an import: in threads beside the one that writes when the file is long, at once when it is short. */
import { openThreadPool, spareThreads } from '#catalog/thread-pool.ts';
import { prepareTool, type NewTool, type PreparedTool } from '#catalog/tools/write.ts';

export interface Preparer {
  prepare(tools: readonly NewTool[]): Promise<PreparedTool[]>;
  close(): Promise<void>;
}

/** `isLong` says whether threads save more than they cost. */
export function createPreparer(isLong: boolean): Preparer {
  if (!isLong || spareThreads() === 0)
    return { prepare: (tools) => Promise.resolve(tools.map(prepareTool)), close: () => Promise.resolve() };
  const pool = openThreadPool<NewTool, PreparedTool>(new URL('./import-worker.ts', import.meta.url), spareThreads());
  return { prepare: (tools) => pool.run(tools), close: () => pool.close() };
}
