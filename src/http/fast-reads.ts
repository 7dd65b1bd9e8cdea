/** The short way of a read: an address that was answered before is answered again before any routing, with everything that the long way does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressKey } from '#limits/address-keys.ts';
import { rateLimitHeaders, type Taken } from '#limits/limiter.ts';
import { API_SECURITY_HEADERS, CORS_HEADERS, transportHeaders } from './api-headers.ts';
import type { Parts } from './parts.ts';
import { chooseEncoding, entityTag, isNotModified, type CachedAnswer, type Encoding } from './read-cache.ts';

/** Most addresses that are remembered, and the longest of them. */
const MOST = 50_000;
const LONGEST = 400;

export const READ_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export interface FastReads {
  /** True when the request was answered; false sends it the long way, which alone decides about errors. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps an answer for the exact address. Only answers that came from the cache are worth it: a flood of new addresses never gets here. */
  remember(url: string, answer: CachedAnswer, operation: string, isSearch: boolean): void;
}

interface Known {
  answer: CachedAnswer;
  operation: string;
  isSearch: boolean;
  path: string;
  headers: Map<Encoding, string[]>;
}

type ReadParts = Pick<Parts, 'config' | 'live' | 'limiter' | 'metrics'>;

/** Headers of a read answer in one encoding, all but the limits; flat, as writeHead takes them fastest. */
function headersOf(parts: ReadParts, answer: CachedAnswer, encoding: Encoding): string[] {
  const body = answer.bodyIn(encoding);
  const headers: Record<string, string> = {
    ...API_SECURITY_HEADERS,
    ...transportHeaders(parts.config.publicUrl),
    ...CORS_HEADERS,
    ...answer.headers,
    'cache-control': READ_CACHE_CONTROL,
    vary: 'Accept-Encoding',
    etag: entityTag(answer.tag, encoding),
    'content-type': 'application/json; charset=utf-8',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return Object.entries(headers).flat();
}

/** The few request headers that a read looks at; null when something needs the long way. */
function readHeaders(request: IncomingMessage): { encoding: string | undefined; match: string | undefined } | null {
  const { rawHeaders } = request;
  let encoding: string | undefined;
  let match: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // By length first: comparing every name in lower case costs more than the rest of this function.
    switch (name.length) {
      case 6: {
        if (name.toLowerCase() === 'accept' && !/application\/json|\*\/\*/.test(rawHeaders[at + 1] ?? '')) return null;
        if (/;\s*q=0/.test(rawHeaders[at + 1] ?? '')) return null;
        break;
      }
      case 13: {
        const lower = name.toLowerCase();
        if (lower === 'authorization') return null;
        if (lower === 'if-none-match') match = rawHeaders[at + 1];
        break;
      }
      case 15: {
        if (name.toLowerCase() === 'accept-encoding') encoding = rawHeaders[at + 1];
        break;
      }
      default:
    }
  }
  return { encoding, match };
}

/** Keys of client addresses by socket: a connection that stays open does not change its peer. */
const addresses = new WeakMap<object, string>();

function peerKey(request: IncomingMessage): string {
  const { socket } = request;
  let key = addresses.get(socket);
  if (key === undefined) {
    key = addressKey(socket.remoteAddress ?? '0.0.0.0');
    addresses.set(socket, key);
  }
  return key;
}

/** `accessLog` writes one finished line. Only for limits in memory and without proxies: otherwise nothing is remembered. */
export function createFastReads(parts: ReadParts, accessLog: (path: string, status: number) => void): FastReads {
  const isUsable = parts.config.redisUrl === undefined && parts.config.trustedProxies.length === 0;
  const known = new Map<string, Known>();
  let revision = -1;

  function follow(): void {
    if (parts.live.revision === revision) return;
    known.clear();
    revision = parts.live.revision;
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET') return false;
      const entry = known.get(request.url ?? '');
      if (entry === undefined) return false;
      if (parts.live.revision !== revision) {
        follow();
        return false;
      }
      const asked = readHeaders(request);
      if (asked === null) return false;
      const { answer } = entry;
      const encoding = asked.encoding === undefined ? 'identity' : chooseEncoding(asked.encoding, answer.bodyIn('identity').length);
      const key = peerKey(request);
      const isUnchanged = asked.match !== undefined && isNotModified(asked.match, answer.tag);
      const taken = (isUnchanged ? parts.limiter.peek('read', key) : parts.limiter.take('read', key)) as Taken;
      if (!taken.allowed) return false;
      const all = [taken];
      if (entry.isSearch) {
        const search = (isUnchanged ? parts.limiter.peek('search', key) : parts.limiter.take('search', key)) as Taken;
        if (!search.allowed) {
          parts.limiter.give('read', key, 1);
          return false;
        }
        all.push(search);
      }
      let headers = entry.headers.get(encoding);
      if (headers === undefined) {
        headers = headersOf(parts, answer, encoding);
        entry.headers.set(encoding, headers);
      }
      const limits = rateLimitHeaders(all);
      const flat = isUnchanged ? withoutBodyHeaders(headers) : headers.slice();
      flat.push('ratelimit-policy', limits['ratelimit-policy'], 'ratelimit', limits.ratelimit);
      const status = isUnchanged ? 304 : answer.status;
      response.writeHead(status, flat);
      if (isUnchanged) response.end();
      else response.end(answer.bodyIn(encoding));
      parts.metrics.countReady(entry.operation, status);
      accessLog(entry.path, status);
      return true;
    },
    remember(url, answer, operation, isSearch) {
      if (!isUsable || url.length > LONGEST) return;
      follow();
      if (known.has(url)) return;
      if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
      known.set(url, { answer, operation, isSearch, path: url.split('?', 1)[0] ?? url, headers: new Map() });
    },
  };
}

function withoutBodyHeaders(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (!name.startsWith('content-') || name === 'content-security-policy') kept.push(name, headers[at + 1] ?? '');
  }
  return kept;
}
