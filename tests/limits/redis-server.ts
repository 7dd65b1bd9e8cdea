/** A Redis of its own for a test, and limiters on it. Needs the redis-server program. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { openLimiter, type Limiter } from '#limits/limiter.ts';
import type { Quotas } from '#limits/limits.ts';
import { readConfig } from '#server/settings/config.ts';
import { redisSkipped, spawnRedis } from '../support/redis-process.ts';

/** Why a test that needs Redis is skipped; false where it is there. */
export const skip = redisSkipped ?? false;

const running = new Set<ChildProcess>();
const open = new Set<Limiter>();
/** Ends what a file has started; each that starts some calls it after its tests. */
export function stopAll(): void {
  for (const limiter of open) limiter.close();
  for (const server of running) server.kill('SIGKILL');
}

function quotasWith(changed: Partial<Quotas> = {}): Quotas {
  return { ...readConfig({}).quotas, ...changed };
}

export function portOf(server: Server): number {
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

export async function startRedis(port: number, ...settings: string[]): Promise<ChildProcess> {
  const server = await spawnRedis(port, ...settings);
  running.add(server);
  server.once('exit', () => running.delete(server));
  return server;
}

export async function stopRedis(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}

/** A machine under load must not look like a Redis that is lost, so most tests wait longer than the server does. */
const PATIENT = { password: '', callTimeout: 5_000 as number | undefined, nodes: () => 1 };

export async function limiterOn(port: number, changed: Partial<Quotas>, options: Partial<typeof PATIENT> = {}) {
  const { password, callTimeout, nodes } = { ...PATIENT, ...options };
  const said: string[] = [];
  const log = {
    warn: (fields: object, message: string): unknown => said.push(`warn ${message} ${JSON.stringify(fields)}`),
    info: (_: object, message: string): unknown => said.push(`info ${message}`),
  };
  const redisUrl = `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`;
  const limiter = await openLimiter({ quotas: quotasWith(changed), redisUrl, log, callTimeout, nodes });
  open.add(limiter);
  return { limiter, said };
}
