/** A Redis for the measurements that keeps nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/free-port.ts';
import { hasProgram } from './processes.ts';

const TRIES = 100;

/** The sentence for a machine without Redis. */
export const redisSkipped = hasProgram('redis-server') ? undefined : 'skipped: Redis: redis-server is not installed';

export interface RedisServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** On a free port, unless it is to be one that clients know already. */
export async function startRedis(known?: number): Promise<RedisServer> {
  const port = known ?? (await freePort());
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', words, { stdio: 'ignore' });
  for (let tries = 0; tries < TRIES && !(await isListening(port)); tries += 1) await wait(50);
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
