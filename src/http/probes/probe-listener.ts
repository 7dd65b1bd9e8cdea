/** Starts the listener of PROBE_PORT and shares the server's state with it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AppContext } from '#http/app-context.ts';
import type { ProbeThreadData } from './probe-thread.ts';
import { readReadiness } from './readiness.ts';
import { createSharedState, reportAlive, reportReadiness } from './shared-state.ts';

const REPORT_MS = 250;

/** Listens until the process ends; rejects with the system's error if it cannot. */
export async function startProbeListener(
  context: Pick<AppContext, 'draining' | 'live' | 'log'>,
  address: { host: string; port: number },
): Promise<void> {
  const state = createSharedState();
  const report = async (): Promise<void> => {
    reportAlive(state, Date.now());
    reportReadiness(state, await readReadiness(context));
  };
  await report();
  setInterval(() => void report(), REPORT_MS).unref();
  const data: ProbeThreadData = { state, ...address };
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: data });
  const [message] = (await once(thread, 'message')) as [Error | 'listening'];
  if (message !== 'listening') throw Object.assign(message, { syscall: 'listen', ...address });
  thread.on('error', (error) => context.log.error({ err: error }, 'the listener for probes has failed'));
  thread.unref();
}
