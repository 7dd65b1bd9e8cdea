/** Writes cached responses of the read API: one `writeHead` with a flat list of headers. */
import type { ServerResponse } from 'node:http';
import { API_SECURITY_HEADERS, CORS_HEADERS, NOT_MODIFIED_HEADERS, transportHeaders } from './api-headers.ts';
import type { CachedResponse } from './cached-response.ts';
import type { Selection } from './representation.ts';

const READ_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export interface ReadLimits {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Sends what was selected of a cached response; `stale` is the value of staleMark. */
export type WriteResponse = (
  response: ServerResponse,
  cached: CachedResponse,
  selection: Selection,
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

  return (response, cached, { encoding, etag, isUnchanged }, limits, stale) => {
    const fields = isUnchanged ? [...ofUnchanged] : [...ofAnswers];
    fields.push('ratelimit-policy', limits['ratelimit-policy'], 'ratelimit', limits.ratelimit);
    fields.push('etag', etag);
    if (stale !== undefined) fields.push('cache-status', stale);
    if (isUnchanged) {
      response.writeHead(304, fields);
      response.end();
      return;
    }
    const body = cached.bodyIn(encoding);
    for (const name in cached.headers) fields.push(name, cached.headers[name]!);
    fields.push('content-length', String(body.length));
    if (encoding !== 'identity') fields.push('content-encoding', encoding);
    response.writeHead(cached.status, fields);
    response.end(body);
  };
}
