/** A Redis for the measurements. */
import { once } from 'node:events';
import { freePort } from '../tests/support/free-port.ts';
import { spawnRedis } from '../tests/support/redis-process.ts';

export { redisSkipped } from '../tests/support/redis-process.ts';

export interface RedisServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** On a free port, unless it is to be one that clients know already. */
export async function startRedis(known?: number): Promise<RedisServer> {
  const port = known ?? (await freePort());
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
