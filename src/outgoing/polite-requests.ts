/** Requests for pages of strangers as a guest makes them: by robots.txt, in turns, with redirects followed by hand. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Database } from '#database/database.ts';
import { exchange, type Answer, type Bounds } from './exchange.ts';
import type { Network } from './network.ts';
import { refused } from './refusals.ts';
import { ROBOTS_BYTES, createRobotsCache, isAllowed, rulesOf, type Rules } from './robots.ts';
import { siteOfHost, takeTurn } from './turns.ts';

const MOST_REDIRECTS = 5;
/** A turn that comes later is not waited for. */
const TURN_PATIENCE_MS = 60_000;

/** A redirect that was followed. */
export interface Hop {
  status: number;
  /** Where it leads. */
  url: string;
}

/** Where a request has come to: the redirects so far, and the address that is asked for. */
export interface Trail {
  hops: Hop[];
  url: URL;
}

/** With `redirects` those to another origin are refused. */
export type PoliteBounds = Bounds & { accept?: string; redirects?: 'within_origin' };

export interface PoliteOptions {
  network: Network;
  /** The User-Agent. */
  agent: string;
  /** Ends what is under way. */
  signal: AbortSignal;
  /** Milliseconds for one address with all its redirects and robots.txt, without the waiting for turns. */
  totalMs: number;
  /** Milliseconds between two requests to one site in place of the real ones. */
  spacing?: number | undefined;
}

export interface PoliteRequests {
  /**
   * Asks for the address where the trail begins and follows its redirects, writing the trail as it goes. Throws refusals,
   * and what the exchange throws.
   */
  follow(bounds: PoliteBounds, trail: Trail): Promise<Answer>;
}

/** Knows no robots.txt yet. */
export function openPoliteRequests(db: Database, options: PoliteOptions): PoliteRequests {
  const { network, agent, signal, totalMs } = options;
  const robots = createRobotsCache();

  /**
   * Waits for a turn and asks once; what is waited does not count against `left`. `delay` is what the site wants between two requests,
   * where that is known and more than what we leave.
   */
  async function ask(
    url: URL,
    { delay = 0, ...bounds }: Bounds & { delay?: number },
    accept: string,
    left: { ms: number },
  ): Promise<Answer> {
    const { domain, spacing } = siteOfHost(url.hostname);
    const turn = { domain, spacing: Math.max(options.spacing ?? spacing, delay) };
    const pause = await takeTurn(db, turn, TURN_PATIENCE_MS);
    if (pause === undefined) throw refused('busy');
    if (pause > 0) await db.clock.pause(pause, signal);
    signal.throwIfAborted();
    const headers = { 'user-agent': agent, accept, 'accept-encoding': 'gzip, br', connection: 'close' };
    const started = db.clock.monotonic();
    try {
      // A bound that is used up is a bound all the same.
      const bound = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.round(left.ms)))]);
      return await exchange(network, url, { headers }, bounds, bound);
    } finally {
      left.ms -= db.clock.monotonic() - started;
    }
  }

  async function readRules(url: URL, left: { ms: number }): Promise<Rules> {
    const now = db.now().getTime();
    const known = robots.get(url.origin, now);
    if (known !== undefined) return known;
    let asked = new URL('/robots.txt', url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await ask(asked, { bytes: ROBOTS_BYTES, overflow: 'cut' }, 'text/plain', left);
      const next = targetOf(answer, asked);
      if (next === undefined) {
        const rules = rulesOf(answer);
        robots.set(url.origin, rules, now);
        return rules;
      }
      if (!isAskable(next)) break;
      asked = next;
    }
    // Rules that cannot be reached are none (RFC 9309, 2.3.1.2 and 2.3.1.3).
    robots.set(url.origin, 'all', now);
    return 'all';
  }

  return {
    async follow({ accept = 'text/html,*/*;q=0.8', redirects, ...bounds }, trail) {
      const left = { ms: totalMs };
      for (;;) {
        if (!isAskable(trail.url)) throw refused('forbidden_url');
        const rules = await readRules(trail.url, left);
        if (rules === 'unreadable') throw refused('robots_unreadable');
        if (rules !== 'all' && !isAllowed(rules, trail.url)) throw refused('robots');
        const delay = rules === 'all' ? 0 : rules.delay;
        const answer = await ask(trail.url, { ...bounds, delay }, accept, left);
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

/** Whether an address may be asked for as far as can be told without its name being resolved. */
export function isAskable(url: URL): boolean {
  return url.username === '' && url.password === '' && checkPublicUrl(url.href).ok;
}

/** Where an answer redirects to, without a fragment; undefined where it is no redirect, or one to nowhere. */
function targetOf({ status, headers }: Answer, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers['location'] === undefined) return undefined;
  const target = URL.parse(headers['location'], from.href);
  if (target === null) throw refused('malformed');
  target.hash = '';
  return target;
}
