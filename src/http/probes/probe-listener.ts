/** Starts the listener of PROBE_PORT, and keeps it told of the state of the server. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AppContext } from '#http/app-context.ts';
import type { ProbeThreadData } from './probe-thread.ts';
import { readReadiness } from './readiness.ts';
import { createSharedState, tellAlive, tellReadiness } from './shared-state.ts';

/** How often the state is told. */
const TELL_MS = 250;

/** It listens at once and until the process ends; rejects with the system's error where the port is not to be had. */
export async function startProbeListener(
  context: Pick<AppContext, 'draining' | 'live' | 'log'>,
  address: { host: string; port: number },
): Promise<void> {
  const state = createSharedState();
  const tell = async (): Promise<void> => {
    tellAlive(state, Date.now());
    tellReadiness(state, await readReadiness(context));
  };
  await tell();
  setInterval(() => void tell(), TELL_MS).unref();
  const data: ProbeThreadData = { state, ...address };
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: data });
  const [said] = (await once(thread, 'message')) as [Error | 'listening'];
  if (said !== 'listening') throw Object.assign(said, { syscall: 'listen', ...address });
  thread.on('error', (error) => context.log.error({ err: error }, 'the listener for probes has failed'));
  thread.unref();
}
