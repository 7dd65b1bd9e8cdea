/** A thread that asks /livez and /readyz over a new connection each time and notes how long that takes. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PAUSE_MS = 20;
const PATHS = ['/livez', '/readyz'] as const;

export interface Probes {
  /** Milliseconds of each probe by its path, and how many were not answered with 200. */
  stop(): Promise<{ times: number[]; failed: number }>;
}

/** Begins at once. The thread has an event loop of its own, so that the load does not delay what it measures. */
export function startProbes(port: number): Probes {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port } });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('stop');
      }),
  };
}

function probe(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    });
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(answer.slice(9, 12))));
  });
}

async function run(port: number): Promise<void> {
  const times: number[] = [];
  let failed = 0;
  const stopping = new AbortController();
  parentPort?.once('message', () => stopping.abort());
  for (let number = 0; !stopping.signal.aborted; number += 1) {
    const started = performance.now();
    const status = await probe(port, PATHS[number % PATHS.length] ?? '/livez');
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
    await wait(PAUSE_MS);
  }
  parentPort?.postMessage({ times, failed });
  parentPort?.close();
}

if (!isMainThread) await run((workerData as { port: number }).port);
