/** Serves known URLs from the response cache before routing, with the router's limits, headers and log line. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rateLimitHeaders, type Limiter, type Taken } from '#limits/limiter.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import type { Config } from '#server/settings/config.ts';
import type { CachedResponse } from './cached-response.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { chooseEncoding } from './encodings.ts';
import { entityTag, isNotModified } from './entity-tags.ts';
import { cachedLine, type AccessLog } from '#http/transport/log.ts';
import type { AnswerCount, Metrics } from '#http/metrics.ts';
import { readBudgets, type ReadBudget } from '#http/transport/request-limits.ts';
import { createResponseWriter } from './response-writer.ts';

/** Longest URL that is remembered. */
const LONGEST = 400;
/** URL spellings remembered for one response; later ones replace the oldest. */
const SPELLINGS = 4;
/** Bytes of a remembered URL besides its text. */
const KNOWN_BYTES = 350;

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
   * Remembers a URL for as long as its response is cached. Only responses that came from the cache
   * qualify, so a flood of new URLs is not remembered.
   */
  remember(url: string, cached: CachedResponse, operation: string, isSearch: boolean): void;
}

interface Known {
  cached: CachedResponse;
  operation: string;
  isSearch: boolean;
  path: string;
  /** If-None-Match of a client with the uncompressed response: the common case, compared directly. */
  etag: string;
  whole: Trace;
  /** Of a 304, made on first use. */
  unchanged: Trace | undefined;
}

/** The log line and metrics of a sent response. */
interface Trace {
  line: string;
  answers: AnswerCount;
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

interface ReadContext {
  config: Config;
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
  const { config, live, limiter, metrics } = context;
  const known = new Map<string, Known>();
  const spellings = new WeakMap<CachedResponse, string[]>();
  const write = createResponseWriter(config.publicUrl);
  let version = -1;

  function follow(): void {
    if (live.version === version) return;
    known.clear();
    version = live.version;
  }

  function traceOf(operation: string, path: string, status: number): Trace {
    return { line: cachedLine(path, status), answers: metrics.answersOf(operation, status) };
  }

  /** The first URL of a response is attached to it, the others with it. */
  function addSpelling(cached: CachedResponse, url: string): boolean {
    const bytes = url.length + KNOWN_BYTES;
    const urls = spellings.get(cached);
    if (urls === undefined) {
      const all = [url];
      const isAttached = cached.attach(bytes, () => {
        for (const each of all) if (known.get(each)?.cached === cached) known.delete(each);
      });
      if (isAttached) spellings.set(cached, all);
      return isAttached;
    }
    if (urls.length >= SPELLINGS) known.delete(urls.shift() ?? '');
    urls.push(url);
    return true;
  }

  return {
    answer(request, response, isKnownHost) {
      const entry = known.get(request.url ?? '');
      if (entry === undefined) return false;
      if (live.version !== version) {
        follow();
        return false;
      }
      // The router marks stale answers.
      if (live.staleSeconds() > 0 || !isPlain(request, isKnownHost)) return false;
      const { cached, isSearch } = entry;
      const { headers } = request;
      const match = headers['if-none-match'];
      const isUnchanged = match !== undefined && (match === entry.etag || isNotModified(match, cached.tag));
      const taken = takeBudgets(
        limiter,
        readBudgets(['read', clientAddress({ raw: request }, config)], isSearch),
        isUnchanged,
      );
      if (taken === undefined) return false;
      cached.used = true;
      const accepted = headers['accept-encoding'];
      const encoding =
        accepted === undefined ? 'identity' : chooseEncoding(accepted, cached.bytesIn('identity').length);
      write(response, cached, encoding, isUnchanged, rateLimitHeaders(taken));
      const trace = isUnchanged ? (entry.unchanged ??= traceOf(entry.operation, entry.path, 304)) : entry.whole;
      trace.answers.count += 1;
      log.cached(trace.line, headers['traceparent']);
      return true;
    },
    remember(url, cached, operation, isSearch) {
      if (url.length > LONGEST) return;
      follow();
      if (known.has(url) || !addSpelling(cached, url)) return;
      const [path = ''] = url.split('?', 1);
      const whole = traceOf(operation, path, cached.status);
      const etag = entityTag(cached.tag, 'identity');
      known.set(url, { cached, operation, isSearch, path, etag, whole, unchanged: undefined });
    },
  };
}
