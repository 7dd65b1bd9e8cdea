/** Serves known URLs from the response cache before routing, with the router's limits, headers and log line. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rateLimitHeaders, type Limiter, type Taken } from '#limits/limiter.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { cachedLine, type AccessLog } from '#http/transport/log.ts';
import type { Metrics } from '#http/metrics.ts';
import { readBudgets, type ReadBudget } from '#http/transport/request-limits.ts';
import { selectRepresentation } from './representation.ts';
import type { ResponseCache } from './response-cache.ts';
import { createResponseWriter } from './response-writer.ts';

/** Longest URL that is remembered. */
const LONGEST = 400;
/** Most URLs that are remembered, some 700 bytes each. */
const MOST_KNOWN = 20_000;

/** Requests with more header names and values than this go to the router. */
const MOST_HEADERS = 128;

/** Common Accept values; the router handles others. */
const PLAIN_ACCEPTS = new Set([
  '*/*',
  'application/json',
  'application/json, text/plain, */*',
  'application/json, */*',
]);

export interface CachedReads {
  /** True when the request was answered; false sends it to the router, which answers all errors. */
  answer(request: IncomingMessage, response: ServerResponse, isKnownHost: (host: string) => boolean): boolean;
  /**
   * Remembers which response a URL means, by its key in the cache. Only for responses that came from
   * the cache, so a flood of new URLs is not remembered.
   */
  remember(url: string, known: KnownUrl): void;
}

export interface KnownUrl {
  /** In the response cache. */
  key: string;
  operation: string;
  status: number;
  isSearch: boolean;
}

/** Whether the headers need no router: no token, no Expect, a common Accept, one known Host. */
function isPlain({ headers, rawHeaders }: IncomingMessage, isKnownHost: (host: string) => boolean): boolean {
  const { host, accept } = headers;
  if (host === undefined || !isKnownHost(host) || rawHeaders.length > MOST_HEADERS) return false;
  if (headers.authorization !== undefined || headers.expect !== undefined) return false;
  if (accept !== undefined && !PLAIN_ACCEPTS.has(accept)) return false;
  // Of two Hosts `headers` has only the first.
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

const pathOf = (url: string): string => url.split('?', 1)[0]!;

interface ReadContext {
  config: Config;
  responses: ResponseCache;
  live: LiveCatalog;
  limiter: Limiter;
  metrics: Metrics;
}

/** The limits after the request; a 304 is free. Undefined, and nothing taken, when a budget is empty. */
function takeBudgets(limiter: Limiter, budgets: readonly ReadBudget[], isUnchanged: boolean): Taken[] | undefined {
  const states: Taken[] = [];
  for (const [name, key] of budgets) {
    const state = isUnchanged ? limiter.peek(name, key) : limiter.take(name, key);
    if (state.allowed) states.push(state);
    else {
      if (!isUnchanged) budgets.slice(0, states.length).forEach((budget) => void limiter.refund(...budget, 1));
      return undefined;
    }
  }
  return states;
}

export function createCachedReads(context: ReadContext, log: AccessLog): CachedReads {
  const { config, responses, live, limiter, metrics } = context;
  const known = new LRUCache<string, KnownUrl & { line: string }>({ max: MOST_KNOWN });
  const write = createResponseWriter(config.publicUrl);

  return {
    answer(request, response, isKnownHost) {
      const { url = '', headers } = request;
      const entry = known.get(url);
      // The router marks stale answers.
      if (entry === undefined || live.staleSeconds() > 0 || !isPlain(request, isKnownHost)) return false;
      const cached = responses.get(entry.key, live.version);
      if (cached === undefined) return false;
      const selection = selectRepresentation(headers, cached);
      const { isUnchanged } = selection;
      const taken = takeBudgets(
        limiter,
        readBudgets(['read', clientAddress({ raw: request }, config)], entry.isSearch),
        isUnchanged,
      );
      if (taken === undefined) return false;
      write(response, cached, selection, rateLimitHeaders(taken));
      const status = isUnchanged ? 304 : cached.status;
      metrics.answersOf(entry.operation, status).count += 1;
      log.cached(isUnchanged ? cachedLine(pathOf(url), status) : entry.line, headers['traceparent']);
      return true;
    },
    remember(url, entry) {
      if (url.length <= LONGEST) known.set(url, { ...entry, line: cachedLine(pathOf(url), entry.status) });
    },
  };
}
