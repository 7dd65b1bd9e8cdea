/** Counts points in Redis for several servers together; while Redis is away it says so at once instead of failing. */
import { LIMITS, type Limit, type LimitName, type Quotas } from './limits.ts';
import { describeTaken, SLICES, type Runs, type Taken } from './window.ts';

/** What the limits tell the operator; a pino logger is one. */
export interface LimitLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Points of a budget, negative when they are put back. */
export interface Owed {
  readonly name: LimitName;
  readonly key: string;
  readonly points: number;
}

/** Every answer is undefined while Redis does not answer. */
export interface RedisStore {
  take(name: LimitName, key: string, points: number): Promise<Taken | undefined>;
  give(name: LimitName, key: string, points: number): Promise<void>;
  /**
   * Counts points that were taken elsewhere, whatever the quota; resolves to all that count for each budget, with ends
   * relative to now. One script for all, during which Redis answers nobody else.
   */
  settle(owed: readonly Owed[]): Promise<Runs[] | undefined>;
  reset(name: LimitName, key: string): Promise<void>;
  /** Whether calls are answered. */
  isThere(): boolean;
  close(): void;
}

const CONNECT_TIMEOUT = 1000;
/** No answer waits longer for Redis. */
const CALL_TIMEOUT = 50;
/** So often in a row a call has to stay without an answer, at different moments, before Redis counts as away: a busy machine is late now and then. */
const MISSES = 3;
/** After a failure one call in this time finds out whether Redis is back; the others do not wait for it. */
const PAUSE = 1000;
/** A connection that is silent for so long is dead, although nobody has closed it; pings keep a live one talking. */
const SOCKET_TIMEOUT = 5000;
const PING_INTERVAL = 2000;

/**
 * The sliding window of `window.ts`, for each key in one atomic step, on the clock of Redis. Positive points are taken if
 * the quota allows or they are taken already (the first argument), negative ones put back; four arguments a key. Replies for
 * each key 1 or 0 (taken or not) and the runs with ends relative to now.
 */
const SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local isTaken = ARGV[1] == '1'
local function change(key, quota, window, slice, points)
  local runs, used, allowed, changed = {}, 0, 1, points ~= 0
  local stored = redis.call('GET', key)
  if stored then
    local old = cmsgpack.unpack(stored)
    for at = 1, #old, 2 do
      if old[at] > now + window then
        old[at] = now + window
        changed = true
      end
      if old[at] > now then
        runs[#runs + 1] = old[at]
        runs[#runs + 1] = old[at + 1]
        used = used + old[at + 1]
      end
    end
  end
  if used + math.max(1, points) > quota and points >= 0 and not isTaken then
    allowed = 0
  elseif points > 0 then
    local last = #runs - 1
    if last > 0 and math.floor((runs[last] - window) / slice) == math.floor(now / slice) then
      runs[last] = now + window
      runs[last + 1] = runs[last + 1] + points
    else
      runs[#runs + 1] = now + window
      runs[#runs + 1] = points
    end
  end
  local rest = -points
  while rest > 0 and #runs > 0 do
    local newest = runs[#runs]
    if newest > rest then
      runs[#runs] = newest - rest
    else
      runs[#runs] = nil
      runs[#runs] = nil
    end
    rest = rest - newest
  end
  if changed then
    if #runs == 0 then
      redis.call('DEL', key)
    else
      redis.call('SET', key, cmsgpack.pack(runs), 'PX', runs[#runs - 1] - now)
    end
  end
  local reply = { allowed }
  for at = 1, #runs, 2 do
    reply[at + 1] = runs[at] - now
    reply[at + 2] = runs[at + 1]
  end
  return reply
end
local replies = {}
for at, key in ipairs(KEYS) do
  local first = 4 * at - 2
  replies[at] = change(key, tonumber(ARGV[first]), tonumber(ARGV[first + 1]), tonumber(ARGV[first + 2]), tonumber(ARGV[first + 3]))
end
return replies
`;

/**
 * Connects to Redis, but does not wait for it longer than it takes to find out whether it is there. It may come and
 * go at any time; each loss and each return is logged once.
 */
export async function openRedisStore(
  url: string,
  quotas: Quotas,
  log?: LimitLog,
  callTimeout = CALL_TIMEOUT,
): Promise<RedisStore> {
  const { createClient, defineScript } = await import('@redis/client');
  const changePoints = defineScript({
    SCRIPT,
    parseCommand(parser, owed: readonly Owed[], isTaken: boolean) {
      parser.push(String(owed.length));
      for (const { name, key } of owed) parser.pushKey(idOf(name, key));
      parser.push(isTaken ? '1' : '0');
      for (const { name, points } of owed) {
        const window = LIMITS[name].window * 1000;
        parser.push(String(quotas[name]), String(window), String(window / SLICES), String(points));
      }
    },
    transformReply: (replies: number[][]) => replies,
  });
  const client = createClient({
    url,
    scripts: { changePoints },
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      socketTimeout: SOCKET_TIMEOUT,
      reconnectStrategy: (retries) => Math.min(PAUSE, 100 * 2 ** Math.min(retries, 4)),
    },
  });
  let isClosed = false;
  let isLost = false;
  let quietUntil = 0;
  let misses = 0;
  let missedAt = Number.NEGATIVE_INFINITY;

  function lose(error: unknown): void {
    quietUntil = performance.now() + PAUSE;
    if (isLost || isClosed) return;
    isLost = true;
    // The message alone: an error object of the client may hold the address with its password.
    const reason = error instanceof Error ? error.message || error.name : 'unknown';
    log?.warn({ reason }, 'Redis does not answer; until it does, each server counts its limits alone');
  }

  /** Calls that were made together miss together. */
  function miss(error: unknown): void {
    const now = performance.now();
    if (!isLost && now - missedAt < callTimeout) return;
    missedAt = now;
    misses += 1;
    if (isLost || misses >= MISSES) lose(error);
  }

  function findAgain(): void {
    quietUntil = 0;
    misses = 0;
    if (!isLost) return;
    isLost = false;
    log?.info({}, 'Redis answers; limits are counted there');
  }

  async function ask<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || performance.now() < quietUntil) return undefined;
    if (isLost) quietUntil = performance.now() + PAUSE;
    try {
      const reply = await withinTime(command(), callTimeout);
      findAgain();
      return reply;
    } catch (error) {
      if (error instanceof Error && error.cause === LATE) miss(error);
      else lose(error);
      return undefined;
    }
  }

  async function change(name: LimitName, key: string, points: number): Promise<number[] | undefined> {
    return (await ask(() => client.changePoints([{ name, key, points }], false)))?.[0];
  }

  // Without a listener the first error would end the process.
  client.on('error', lose);
  client.on('ready', () => (quietUntil = 0));
  const connected = client.connect().then(findAgain, lose);
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
    async give(name, key, points) {
      await change(name, key, -points);
    },
    async settle(owed) {
      const replies = await ask(() => client.changePoints(owed, true));
      return replies?.map((reply) => reply.slice(1));
    },
    async reset(name, key) {
      await ask(() => client.del(idOf(name, key)));
    },
    isThere: () => client.isReady && !isLost,
    close() {
      isClosed = true;
      client.destroy();
    },
  };
}

function idOf(name: LimitName, key: string): string {
  return `toolshelf:limit:${name} ${key}`;
}

/** Marks the errors of calls that were not answered in time. */
const LATE = Symbol('late');

function withinTime<T>(reply: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`no reply within ${timeout} ms`, { cause: LATE }));
    // After a pause of our own the timer runs before the reply that lies ready is read: look once more.
    const timer = setTimeout(() => setImmediate(fail), timeout);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
