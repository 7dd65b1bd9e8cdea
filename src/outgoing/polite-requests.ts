/** Requests to other people's pages: with robots.txt, host spacing and redirects step by step. */
import { MINUTE_MS } from '#catalog/periods.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Database } from '#database/database.ts';
import { exchange, type Answer, type Bounds } from './exchange.ts';
import type { Network } from './network.ts';
import { refused } from './refusals.ts';
import { ROBOTS_BYTES, createRobotsCache, isAllowed, rulesOf, type Rules } from './robots.ts';
import { siteOfHost, takeSlot } from './host-spacing.ts';

const MOST_REDIRECTS = 5;
/** A request that would wait longer is refused. */
const SLOT_PATIENCE_MS = MINUTE_MS;

export interface Hop {
  status: number;
  url: string;
}

/** The redirects of a request so far, and its current address. */
export interface Trail {
  hops: Hop[];
  url: URL;
}

/**
 * `within_origin` refuses redirects to other origins. `totalMs`: for a person who waits, without host
 * spacing.
 */
export type PoliteBounds = Bounds & { accept?: string; redirects?: 'within_origin'; totalMs?: number };

/** The time that is left for a page, and whether its requests keep host spacing. */
interface Left {
  ms: number;
  isSpaced: boolean;
}

export interface PoliteOptions {
  network: Network;
  agent: string;
  signal: AbortSignal;
  /** For one address with its redirects and robots.txt, without the waits of host spacing. */
  totalMs: number;
  /** For tests: milliseconds between two requests to one site. */
  spacing?: number | undefined;
}

export interface PoliteRequests {
  /** Requests `trail.url` and adds redirects to `trail`. Throws errors that refusalOf reads. */
  follow(bounds: PoliteBounds, trail: Trail): Promise<Answer>;
}

/** Each instance has its own cache of robots.txt. */
export function openPoliteRequests(db: Database, options: PoliteOptions): PoliteRequests {
  const { network, agent, signal, totalMs } = options;
  const robots = createRobotsCache();

  async function waitForSlot(url: URL, delay: number): Promise<void> {
    const { domain, spacing } = siteOfHost(url.hostname);
    const site = { domain, spacing: Math.max(options.spacing ?? spacing, delay) };
    // A database that does not answer says nothing of the site.
    const pause = await takeSlot(db, site, SLOT_PATIENCE_MS).catch((error: unknown) => {
      throw refused('busy', error);
    });
    if (pause === undefined) throw refused('busy');
    if (pause > 0) await db.clock.pause(pause, signal);
  }

  /** Waits do not count against `left`. `delay` is the site's crawl-delay in milliseconds. */
  async function request(
    url: URL,
    { delay = 0, ...bounds }: Bounds & { delay?: number },
    accept: string,
    left: Left,
  ): Promise<Answer> {
    if (left.isSpaced) await waitForSlot(url, delay);
    signal.throwIfAborted();
    const headers = { 'user-agent': agent, accept, 'accept-encoding': 'gzip, br', connection: 'close' };
    const started = db.clock.monotonic();
    try {
      // At least one millisecond: an exhausted budget ends in a timeout.
      const bound = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.round(left.ms)))]);
      return await exchange(network, url, { headers }, bounds, bound);
    } finally {
      left.ms -= db.clock.monotonic() - started;
    }
  }

  async function readRules(url: URL, left: Left): Promise<Rules> {
    const now = db.now().getTime();
    const known = robots.get(url.origin, now);
    if (known !== undefined) return known;
    let address = new URL('/robots.txt', url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await request(address, { bytes: ROBOTS_BYTES, overflow: 'cut' }, 'text/plain', left);
      const next = targetOf(answer, address);
      if (next === undefined) {
        const rules = rulesOf(answer);
        robots.set(url.origin, rules, now);
        return rules;
      }
      if (!isRequestable(next)) break;
      address = next;
    }
    // Unreachable rules allow everything (RFC 9309, 2.3.1.2 and 2.3.1.3).
    robots.set(url.origin, 'all', now);
    return 'all';
  }

  return {
    async follow({ accept = 'text/html,*/*;q=0.8', redirects, totalMs: most, ...bounds }, trail) {
      const left = { ms: Math.min(most ?? totalMs, totalMs), isSpaced: most === undefined };
      for (;;) {
        if (!isRequestable(trail.url)) throw refused('forbidden_url');
        const rules = await readRules(trail.url, left);
        if (rules === 'unreadable') throw refused('robots_unreadable');
        if (rules !== 'all' && !isAllowed(rules, trail.url)) throw refused('robots');
        const delay = rules === 'all' ? 0 : rules.delay;
        const answer = await request(trail.url, { ...bounds, delay }, accept, left);
        const next = targetOf(answer, trail.url);
        if (next === undefined) return answer;
        const leaves = redirects === 'within_origin' && next.origin !== trail.url.origin;
        if (leaves || trail.hops.length >= MOST_REDIRECTS) throw refused('too_many_redirects');
        trail.hops.push({ status: answer.status, url: next.href });
        trail.url = next;
      }
    },
  };
}

/** Checks a URL before its name is resolved. */
export function isRequestable(url: URL): boolean {
  return url.username === '' && url.password === '' && checkPublicUrl(url.href).ok;
}

/** The target of a redirect, without a fragment; undefined without one. Throws `malformed`. */
function targetOf({ status, headers }: Answer, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers['location'] === undefined) return undefined;
  const target = URL.parse(headers['location'], from.href);
  if (target === null) throw refused('malformed');
  target.hash = '';
  return target;
}
