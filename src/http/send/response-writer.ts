/**
 * Writes cached responses of the read API: one `writeHead` with a flat list of headers, and a short
 * body in the same write.
 */
import type { ServerResponse } from 'node:http';
import { API_SECURITY_HEADERS, CORS_HEADERS, NOT_MODIFIED_HEADERS, transportHeaders } from './api-headers.ts';
import type { CachedResponse } from './cached-response.ts';
import type { Encoding } from './encodings.ts';
import { entityTag } from './entity-tags.ts';

const READ_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export interface ReadLimits {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Sends a cached response; with `isUnchanged` a 304 with its headers; `stale` is the value of staleMark. */
export type WriteResponse = (
  response: ServerResponse,
  cached: CachedResponse,
  encoding: Encoding,
  isUnchanged: boolean,
  limits: ReadLimits,
  stale?: string,
) => void;

export function createResponseWriter(publicUrl: string): WriteResponse {
  const caching = { ...CORS_HEADERS, 'cache-control': READ_CACHE_CONTROL, vary: 'Accept-Encoding' };
  const ofAnswers = Object.entries({
    ...API_SECURITY_HEADERS,
    ...transportHeaders(publicUrl),
    ...caching,
    'content-type': 'application/json; charset=utf-8',
  }).flat();
  const ofUnchanged = Object.entries({ ...NOT_MODIFIED_HEADERS, ...transportHeaders(publicUrl), ...caching }).flat();
  /** One reused list, since `writeHead` does not keep it: fixed headers first, then those of the answer. */
  const fields = [...ofAnswers];
  const fieldsOfUnchanged = [...ofUnchanged];

  return (response, cached, encoding, isUnchanged, limits, stale) => {
    const { ratelimit, 'ratelimit-policy': policy } = limits;
    if (isUnchanged) {
      fieldsOfUnchanged.length = ofUnchanged.length;
      const tag = entityTag(cached.tag, encoding);
      fieldsOfUnchanged.push('ratelimit-policy', policy, 'ratelimit', ratelimit, 'etag', tag);
      if (stale !== undefined) fieldsOfUnchanged.push('cache-status', stale);
      response.writeHead(304, fieldsOfUnchanged);
      response.end();
      return;
    }
    fields.length = ofAnswers.length;
    fields.push('ratelimit-policy', policy, 'ratelimit', ratelimit, ...cached.fieldsIn(encoding));
    if (stale !== undefined) fields.push('cache-status', stale);
    response.writeHead(cached.status, fields);
    response.end(cached.bytesIn(encoding), 'latin1');
  };
}
