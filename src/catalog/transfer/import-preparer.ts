/** Prepares tools for an import: in a thread beside the one that writes when the file is long, at once when it is short. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { prepareTool, type NewTool, type PreparedTool } from '#catalog/tools/write.ts';

export interface Preparer {
  prepare(tools: readonly NewTool[]): Promise<PreparedTool[]>;
  close(): Promise<void>;
}

/** `isLong` says whether a thread saves more than it costs. */
export function createPreparer(isLong: boolean): Preparer {
  if (isLong && availableParallelism() > 1) return inThread();
  return { prepare: (tools) => Promise.resolve(tools.map(prepareTool)), close: () => Promise.resolve() };
}

type Waiting = PromiseWithResolvers<PreparedTool[]>;

function inThread(): Preparer {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url));
  const waiting: Waiting[] = [];
  let failure: Error | undefined;
  function fail(error: Error): void {
    failure ??= error;
    for (const one of waiting.splice(0)) one.reject(failure);
  }
  // Answers come in the order of the questions.
  worker.on('message', (prepared: PreparedTool[]) => waiting.shift()?.resolve(prepared));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread that prepares tools has ended')));
  return {
    prepare(tools) {
      const answer: Waiting = Promise.withResolvers();
      if (failure !== undefined) return Promise.reject(failure);
      waiting.push(answer);
      worker.postMessage(tools);
      return answer.promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}
