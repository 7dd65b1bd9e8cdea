/** Worker threads for long work without database access. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

export interface ThreadPool<Item, Result> {
  /**
   * The results in the order of the items. Rejects when a thread fails, as does every later call.
   */
  run(items: readonly Item[]): Promise<Result[]>;
  /** The result of one item, from the least busy thread. Rejects as `run` does. */
  runOne(item: Item): Promise<Result>;
  close(): Promise<void>;
}

/** More threads would wait for the thread that distributes and writes. */
const MOST_THREADS = 4;

/** Threads that leave one core to the caller; zero on a single core. */
export function spareThreads(): number {
  return Math.min(MOST_THREADS, availableParallelism() - 1);
}

/** Objects live no longer than their item; a larger young generation would only use more memory. */
const YOUNG_MB = 8;

type Waiting<Result> = PromiseWithResolvers<Result[]>;

interface Thread<Item, Result> {
  /** Pending requests. */
  pending(): number;
  runOne(items: readonly Item[]): Promise<Result[]>;
  end(): Promise<unknown>;
}

function startThread<Item, Result>(file: URL, data: unknown): Thread<Item, Result> {
  const worker = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const waiting: Waiting<Result>[] = [];
  let failure: Error | undefined;
  function fail(error: Error): void {
    failure ??= error;
    for (const one of waiting.splice(0)) one.reject(failure);
  }
  // Answers arrive in the order of the requests.
  worker.on('message', (results: Result[]) => waiting.shift()?.resolve(results));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('a thread has ended')));
  return {
    pending: () => waiting.length,
    runOne(items) {
      if (failure !== undefined) return Promise.reject(failure);
      const answer: Waiting<Result> = Promise.withResolvers();
      waiting.push(answer);
      worker.postMessage(items);
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
}

/** Starts threads that run `file`, which calls answerInThread; `data` is the workerData of each. */
export function openThreadPool<Item, Result>(file: URL, count: number, data?: unknown): ThreadPool<Item, Result> {
  const threads = Array.from({ length: Math.max(1, count) }, () => startThread<Item, Result>(file, data));
  return {
    async run(items) {
      const share = Math.ceil(items.length / threads.length);
      const parts = await Promise.all(
        threads
          .slice(0, Math.ceil(items.length / Math.max(1, share)))
          .map((thread, at) => thread.runOne(items.slice(at * share, (at + 1) * share))),
      );
      return parts.flat();
    },
    async runOne(item) {
      const idlest = threads.reduce((one, other) => (other.pending() < one.pending() ? other : one));
      const [result] = await idlest.runOne([item]);
      return result as Result;
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

/** Called by a thread's file: answers each list with the results of `work`. */
export function answerInThread(work: (item: never) => unknown): void {
  parentPort?.on('message', (items: readonly never[]) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    parentPort?.postMessage(items.map((item) => work(item)));
  });
}
