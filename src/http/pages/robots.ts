/** Detection of human visitors: known browsers that load a page to show it. */
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** User agents with a cached result, and their greatest length; matching the list of robots is slow. */
const REMEMBERED = 2_000;
const LONGEST = 400;

const known = new Map<string, boolean>();

function isBrowser(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const is = !isbot(name);
  if (known.size >= REMEMBERED) known.clear();
  known.set(name, is);
  return is;
}

/** False for known robots and programs, without a User-Agent, and for prefetches. */
export function isPerson(headers: IncomingHttpHeaders): boolean {
  const name = headers['user-agent'];
  if (name === undefined || name === '' || name.length > LONGEST || !isBrowser(name)) return false;
  return headers['sec-purpose'] === undefined && headers['purpose'] === undefined;
}
