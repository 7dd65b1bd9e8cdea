/** The only way to other websites: checked addresses, redirects, robots.txt, spacing, limits. */
import type { Database } from '#database/database.ts';
import { userAgent } from './crawler.ts';
import { exchange, type Answer, type Bounds, type RequestContent } from './exchange.ts';
import { INTERNET, type Network } from './network.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { isRequestable, openPoliteRequests, type Hop, type PoliteBounds, type Trail } from './polite-requests.ts';
import { refusalOf, type Refusal } from './refusals.ts';
import { siteOfHost } from './host-spacing.ts';

/** For one address with its redirects and robots.txt, without the waits of host spacing. */
const TOTAL_MS = 20_000;
const MOST_AT_ONCE = 32;
const MOST_DIRECT_AT_ONCE = 64;
/** Pages for people who wait: for all steps of one, at once, and in the queue. */
const VISIT_MS = 8_000;
const MOST_VISITS_AT_ONCE = 8;
const MOST_VISITS_WAITING = 16;

export type Fetched = { hops: readonly Hop[] } & (
  | ({ refusal: null; url: string } & Answer)
  | { refusal: Refusal; url: string }
);

export interface Fetcher {
  /** GETs a page, or what `accept` says. Never throws; `url` is the last one requested. */
  get(address: string, bounds: PoliteBounds): Promise<Fetched>;
  /** Like `get` for a person who waits: within eight seconds, without host spacing. */
  visit(address: string, bounds: PoliteBounds): Promise<Fetched>;
  /** POSTs to a registered URL, without robots.txt, host spacing and redirects. Never throws. */
  post(
    address: string,
    content: Required<Omit<RequestContent, 'method'>>,
    bounds: Bounds & { totalMs: number },
  ): Promise<Fetched>;
  /** GETs data for programs with the rules of `post`. Never throws. */
  read(address: string, accept: string, bounds: Bounds & { totalMs: number }): Promise<Fetched>;
  /** The name servers of the domain of an address, in lower case; none if the lookup fails. */
  nameServers(address: string): Promise<string[]>;
  /** The TXT records of a name, or the refusal. Never throws. */
  texts(name: string): Promise<{ texts: readonly string[]; refusal: Refusal | null }>;
  readonly counts: { readonly answered: number; readonly refused: number };
  stop(): void;
}

export interface FetcherOptions {
  publicUrl: string;
  network?: Network;
  /** For tests: milliseconds between two requests to one site. */
  spacing?: number;
  /** For tests: milliseconds for one address. */
  totalMs?: number;
}

/** `stop` of the result aborts the open requests. */
export function openFetcher(db: Database, options: FetcherOptions): Fetcher {
  const { network = INTERNET, totalMs = TOTAL_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const agent = userAgent(options.publicUrl);
  const polite = openPoliteRequests(db, { network, agent, signal, totalMs, spacing: options.spacing });
  const counts = { answered: 0, refused: 0 };
  const crawling = createConcurrencyLimit(MOST_AT_ONCE);
  // Deliveries do not wait for crawling, and crawling does not wait for deliveries.
  const direct = createConcurrencyLimit(MOST_DIRECT_AT_ONCE);
  const visiting = createConcurrencyLimit(MOST_VISITS_AT_ONCE, MOST_VISITS_WAITING);

  const refusalNow = (error: unknown): Refusal => (signal.aborted ? 'stopped' : refusalOf(error));

  async function requestDirectly(
    address: string,
    { headers, ...sent }: RequestContent,
    { totalMs: most, ...bounds }: Bounds & { totalMs: number },
  ): Promise<Fetched> {
    const url = URL.parse(address);
    if (url === null || !isRequestable(url)) return { refusal: 'forbidden_url', url: address, hops: [] };
    const content = { headers: { 'user-agent': agent, connection: 'close', ...headers }, ...sent };
    try {
      const answer = await direct.run(() =>
        exchange(network, url, content, bounds, AbortSignal.any([signal, AbortSignal.timeout(most)])),
      );
      counts.answered += 1;
      return { refusal: null, url: url.href, hops: [], ...answer };
    } catch (error) {
      counts.refused += 1;
      return { refusal: refusalNow(error), url: url.href, hops: [] };
    }
  }

  async function follow(limit: ConcurrencyLimit, address: string, bounds: PoliteBounds): Promise<Fetched> {
    const first = URL.parse(address);
    if (first === null) return { refusal: 'forbidden_url', url: address, hops: [] };
    first.hash = '';
    const trail: Trail = { hops: [], url: first };
    try {
      const answer = await limit.run(() => polite.follow(bounds, trail));
      counts.answered += 1;
      return { refusal: null, url: trail.url.href, hops: trail.hops, ...answer };
    } catch (error) {
      counts.refused += 1;
      return { refusal: refusalNow(error), url: trail.url.href, hops: trail.hops };
    }
  }

  return {
    counts,
    get: (address, bounds) => follow(crawling, address, bounds),
    visit: (address, bounds) => follow(visiting, address, { totalMs: VISIT_MS, ...bounds }),
    post: requestDirectly,
    read: (address, accept, bounds) =>
      requestDirectly(address, { headers: { accept, 'accept-encoding': 'gzip, br' } }, bounds),
    async nameServers(address) {
      const url = URL.parse(address);
      if (url === null || !isRequestable(url)) return [];
      const names = await network.nameServers(siteOfHost(url.hostname).domain).catch(() => []);
      return names.map((name) => name.toLowerCase());
    },
    async texts(name) {
      try {
        return { texts: await network.texts(name), refusal: null };
      } catch (error) {
        return { texts: [], refusal: refusalNow(error) };
      }
    },
    stop: () => stopping.abort(),
  };
}
