/** Which requests are a person's: browsers that name themselves, and that fetch a page to show it. */
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Names that are remembered with what was found, and the longest of them; the list of robots is long to compare with. */
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

/** False for known robots and programs, for who says no name, and for pages that a browser fetches in case they are wanted. */
export function isPerson(headers: IncomingHttpHeaders): boolean {
  const name = headers['user-agent'];
  if (name === undefined || name === '' || name.length > LONGEST || !isBrowser(name)) return false;
  return headers['sec-purpose'] === undefined && headers['purpose'] === undefined;
}
