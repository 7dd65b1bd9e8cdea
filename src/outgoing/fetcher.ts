/** The one way to ask the servers of strangers: guarded addresses, redirects by hand, robots.txt, turns, bounds. */
import { setTimeout as wait } from 'node:timers/promises';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Database } from '#database/database.ts';
import { userAgent } from './crawler.ts';
import { exchange, type Answer, type Bounds, type Question } from './exchange.ts';
import { INTERNET, type Network } from './network.ts';
import { refusalOf, refused, type Refusal } from './refusals.ts';
import { ROBOTS_BYTES, createRobotsCache, isAllowed, rulesOf, type Rules } from './robots.ts';
import { siteOfHost, takeTurn } from './turns.ts';

const MOST_REDIRECTS = 5;
/** For one address with all its redirects and robots.txt, without the waiting for turns. */
const TOTAL_MS = 20_000;
/** A turn that comes later is not waited for. */
const TURN_PATIENCE_MS = 60_000;
const MOST_AT_ONCE = 32;
const MOST_POSTED_AT_ONCE = 64;
/** More than this many that wait for a place are refused as busy. */
const MOST_WAITING = 256;

/** A redirect that was followed. */
export interface Hop {
  status: number;
  /** Where it leads. */
  url: string;
}

export type Fetched = { hops: readonly Hop[] } & (
  | ({ refusal: null; url: string } & Answer)
  | { refusal: Refusal; url: string }
);

export interface Fetcher {
  /** Asks for an address with GET, as a page unless `accept` names something else. Never throws; `url` is the last address that was asked for. */
  get(address: string, bounds: Bounds & { accept?: string }): Promise<Fetched>;
  /**
   * Sends a body with POST to an address that its owner has given us: to checked addresses like everything else, but without
   * robots.txt, turns and redirects, and within `totalMs`. Never throws.
   */
  post(address: string, question: Required<Question>, bounds: Bounds & { totalMs: number }): Promise<Fetched>;
  /**
   * Asks with GET, bounded like `post` and without robots.txt, turns and redirects as well: for what a server publishes for
   * servers like this one. Never throws.
   */
  read(address: string, accept: string, bounds: Bounds & { totalMs: number }): Promise<Fetched>;
  /** The name servers of the domain of an address, in lower case; none where they cannot be told. */
  nameServers(address: string): Promise<string[]>;
  /** The texts of the TXT records of a name, or why there are none. Never throws. */
  texts(name: string): Promise<{ texts: readonly string[]; refusal: Refusal | null }>;
  /** How many requests were answered, and how many were not. */
  readonly counts: { readonly answered: number; readonly refused: number };
  /** Ends what is under way. */
  stop(): void;
}

export interface FetcherOptions {
  /** Origin of this server, for the User-Agent. */
  publicUrl: string;
  network?: Network;
  /** Milliseconds between two requests to one site in place of the real ones. */
  spacing?: number;
  /** Milliseconds for one address in place of the real ones. */
  totalMs?: number;
}

/** Opens the fetcher of one server. */
export function openFetcher(db: Database, options: FetcherOptions): Fetcher {
  const { network = INTERNET, totalMs = TOTAL_MS } = options;
  const stopping = new AbortController();
  const robots = createRobotsCache();
  const agent = userAgent(options.publicUrl);
  const counts = { answered: 0, refused: 0 };
  const places = createPlaces();
  // Deliveries wait for no crawling, nor crawling for deliveries.
  const posting = createPlaces(MOST_POSTED_AT_ONCE);

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
    if (pause > 0) await wait(pause, undefined, { signal: stopping.signal, ref: false });
    const headers = { 'user-agent': agent, accept, 'accept-encoding': 'gzip, br', connection: 'close' };
    const started = performance.now();
    try {
      // A bound that is used up is a bound all the same.
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(Math.max(1, Math.round(left.ms)))]);
      return await exchange(network, url, { headers }, bounds, signal);
    } finally {
      left.ms -= performance.now() - started;
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

  async function follow(
    first: URL,
    bounds: Bounds & { accept?: string },
    trail: { hops: Hop[]; url: URL },
  ): Promise<Answer> {
    const left = { ms: totalMs };
    trail.url = first;
    for (;;) {
      if (!isAskable(trail.url)) throw refused('forbidden_url');
      const rules = await readRules(trail.url, left);
      if (rules === 'unreadable') throw refused('robots_unreadable');
      if (rules !== 'all' && !isAllowed(rules, trail.url)) throw refused('robots');
      const delay = rules === 'all' ? 0 : rules.delay;
      const answer = await ask(trail.url, { ...bounds, delay }, bounds.accept ?? 'text/html,*/*;q=0.8', left);
      const next = targetOf(answer, trail.url);
      if (next === undefined) return answer;
      if (trail.hops.length >= MOST_REDIRECTS) throw refused('too_many_redirects');
      trail.hops.push({ status: answer.status, url: next.href });
      trail.url = next;
    }
  }

  async function askAtOnce(
    address: string,
    { headers, ...sent }: Question,
    { totalMs: most, ...bounds }: Bounds & { totalMs: number },
  ): Promise<Fetched> {
    const url = URL.parse(address);
    if (url === null || !isAskable(url)) return { refusal: 'forbidden_url', url: address, hops: [] };
    const asked = { headers: { 'user-agent': agent, connection: 'close', ...headers }, ...sent };
    try {
      const answer = await posting.in(() =>
        exchange(network, url, asked, bounds, AbortSignal.any([stopping.signal, AbortSignal.timeout(most)])),
      );
      counts.answered += 1;
      return { refusal: null, url: url.href, hops: [], ...answer };
    } catch (error) {
      counts.refused += 1;
      const refusal = stopping.signal.aborted ? 'stopped' : refusalOf(error);
      return { refusal, url: url.href, hops: [] };
    }
  }

  return {
    counts,
    async get(address, bounds) {
      const first = URL.parse(address);
      if (first === null) return { refusal: 'forbidden_url', url: address, hops: [] };
      first.hash = '';
      const trail = { hops: [] as Hop[], url: first };
      try {
        const answer = await places.in(() => follow(first, bounds, trail));
        counts.answered += 1;
        return { refusal: null, url: trail.url.href, hops: trail.hops, ...answer };
      } catch (error) {
        counts.refused += 1;
        const refusal = stopping.signal.aborted ? 'stopped' : refusalOf(error);
        return { refusal, url: trail.url.href, hops: trail.hops };
      }
    },
    post: askAtOnce,
    read: (address, accept, bounds) =>
      askAtOnce(address, { headers: { accept, 'accept-encoding': 'gzip, br' } }, bounds),
    async nameServers(address) {
      const url = URL.parse(address);
      if (url === null || !isAskable(url)) return [];
      const names = await network.nameServers(siteOfHost(url.hostname).domain).catch(() => []);
      return names.map((name) => name.toLowerCase());
    },
    async texts(name) {
      try {
        return { texts: await network.texts(name), refusal: null };
      } catch (error) {
        return { texts: [], refusal: stopping.signal.aborted ? 'stopped' : refusalOf(error) };
      }
    },
    stop: () => stopping.abort(),
  };
}

/** Whether an address may be asked for as far as can be told without its name being resolved. */
function isAskable(url: URL): boolean {
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

/** So many at once, and the others in line. */
function createPlaces(most = MOST_AT_ONCE): { in<T>(act: () => Promise<T>): Promise<T> } {
  let taken = 0;
  const line: (() => void)[] = [];
  return {
    async in(act) {
      if (taken >= most) {
        if (line.length >= MOST_WAITING) throw refused('busy');
        await new Promise<void>((resolve) => line.push(resolve));
      } else taken += 1;
      try {
        return await act();
      } finally {
        const next = line.shift();
        if (next === undefined) taken -= 1;
        else next();
      }
    },
  };
}
