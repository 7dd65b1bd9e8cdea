/** A redis-server that keeps nothing, for tests and measurements. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** The sentence for a machine without Redis; undefined where it is there. */
export const redisSkipped =
  spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'skipped: redis-server is not installed';

/** Resolves once it listens; throws when it does not within a minute. */
export async function spawnRedis(port: number, ...settings: string[]): Promise<ChildProcess> {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings];
  const server = spawn('redis-server', words, { stdio: 'ignore' });
  await until(() => isListening(port));
  return server;
}

export interface RedisServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts a server on the given port, else on a free one. */
export async function startRedis(given?: number): Promise<RedisServer> {
  const port = given ?? (await freePort());
  const child = await spawnRedis(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
