/** The sliding window as a Lua script for Redis. */
import type { CommandParser } from '@redis/client';
import { LIMITS, type LimitName, type Quotas } from './limits.ts';
import { SLICES } from './window.ts';

/** The Redis key of a budget. */
export function idOf(name: LimitName, key: string): string {
  return `toolshelf:limit:${name} ${key}`;
}

/**
 * The window of `window.ts`, atomic, on the clock of Redis. Arguments: quota, window and slice in
 * milliseconds, points (negative to return them). The reply: 1 or 0 (allowed), then the runs with
 * ends relative to now.
 */
const SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local key = KEYS[1]
local quota, window, slice, points = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
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
if used + math.max(1, points) > quota and points >= 0 then
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
`;

/** The client command `changePoints`. */
export function pointsCommand(quotas: Quotas) {
  return {
    SCRIPT,
    NUMBER_OF_KEYS: 1,
    parseCommand(parser: CommandParser, name: LimitName, key: string, points: number) {
      parser.pushKey(idOf(name, key));
      const window = LIMITS[name].window * 1000;
      parser.push(String(quotas[name]), String(window), String(window / SLICES), String(points));
    },
    transformReply: (reply: number[]) => reply,
  };
}
