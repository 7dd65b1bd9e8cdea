/** Counts points in Redis for several servers; returns undefined at once while Redis is away. */
import type { Clock } from '#time/clock.ts';
import { LIMITS, type Limit, type LimitName, type Quotas } from './limits.ts';
import { createAvailability, type LimitLog } from './redis-availability.ts';
import { idOf, pointsCommand } from './redis-window.ts';
import { describeTaken, type Taken } from './window.ts';

/** Results are undefined while Redis does not answer. */
export interface RedisStore {
  take(name: LimitName, key: string, points: number): Promise<Taken | undefined>;
  refund(name: LimitName, key: string, points: number): Promise<void>;
  reset(name: LimitName, key: string): Promise<void>;
  isAvailable(): boolean;
  close(): void;
}

const CONNECT_TIMEOUT = 1000;
const LONGEST_PAUSE = 1000;
const CALL_TIMEOUT = 50;
/** A connection silent for this long is dead; pings keep a live one busy. */
const SOCKET_TIMEOUT = 5000;
const PING_INTERVAL = 2000;

/** Waits for Redis for at most a second. It may go and come back at any time. */
export async function openRedisStore(
  url: string,
  quotas: Quotas,
  clock: Pick<Clock, 'monotonic'>,
  { log, callTimeout = CALL_TIMEOUT }: { log?: LimitLog | undefined; callTimeout?: number | undefined } = {},
): Promise<RedisStore> {
  const { createClient, defineScript } = await import('@redis/client');
  const client = createClient({
    url,
    scripts: { changePoints: defineScript(pointsCommand(quotas)) },
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      socketTimeout: SOCKET_TIMEOUT,
      reconnectStrategy: (retries) => Math.min(LONGEST_PAUSE, 100 * 2 ** Math.min(retries, 4)),
    },
  });
  const availability = createAvailability({ isReady: () => client.isReady, callTimeout, log, clock });
  const { call, lose, recover } = availability;

  const change = (name: LimitName, key: string, points: number): Promise<number[] | undefined> =>
    call(() => client.changePoints(name, key, points));

  // Without a listener an error would end the process.
  client.on('error', lose);
  client.on('ready', availability.retryNow);
  const connected = client.connect().then(recover, lose);
  const failed = new Promise((resolve) => client.once('error', resolve));
  const late = new Promise((resolve) => setTimeout(resolve, CONNECT_TIMEOUT));
  await Promise.race([connected, failed, late]);
  if (!client.isReady) lose(new Error('no connection yet'));

  return {
    async take(name, key, points) {
      const reply = await change(name, key, points);
      if (reply === undefined) return undefined;
      const [allowed, ...runs] = reply;
      const limit: Limit = LIMITS[name];
      return describeTaken(limit, quotas[name], runs, 0, allowed === 1, points);
    },
    async refund(name, key, points) {
      await change(name, key, -points);
    },
    async reset(name, key) {
      await call(() => client.del(idOf(name, key)));
    },
    isAvailable: () => client.isReady && !availability.isLost(),
    close() {
      availability.close();
      client.destroy();
    },
  };
}
