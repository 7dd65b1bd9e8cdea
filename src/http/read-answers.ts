/** Writes read answers: all headers in one go, and a short body in one piece with them. */
import type { ServerResponse } from 'node:http';
import { API_SECURITY_HEADERS, CORS_HEADERS, transportHeaders } from './api-headers.ts';
import { entityTag, type CachedAnswer, type Encoding } from './read-cache.ts';

const READ_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export interface ReadLimits {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Answers with what is cached; with `isUnchanged` that is a 304 without a body. */
export type SendRead = (
  response: ServerResponse,
  answer: CachedAnswer,
  encoding: Encoding,
  isUnchanged: boolean,
  limits: ReadLimits,
) => void;

/**
 * The headers stand in one flat list that is used again for every answer, with the few values that differ put in their
 * places: writeHead reads the list before it returns, and a new list each time costs a tenth of a hot answer.
 */
export function createReadSender(publicUrl: string): SendRead {
  const fixed = Object.entries({
    ...API_SECURITY_HEADERS,
    ...transportHeaders(publicUrl),
    ...CORS_HEADERS,
    'cache-control': READ_CACHE_CONTROL,
    vary: 'Accept-Encoding',
  }).flat();
  const list: string[] = [...fixed];
  const start = fixed.length;

  return (response, answer, encoding, isUnchanged, limits) => {
    let at = start;
    const { headers } = answer;
    for (const name in headers) {
      list[at] = name;
      list[at + 1] = headers[name] ?? '';
      at += 2;
    }
    list[at] = 'etag';
    list[at + 1] = entityTag(answer.tag, encoding);
    list[at + 2] = 'ratelimit-policy';
    list[at + 3] = limits['ratelimit-policy'];
    list[at + 4] = 'ratelimit';
    list[at + 5] = limits.ratelimit;
    at += 6;
    if (isUnchanged) {
      list.length = at;
      response.writeHead(304, list);
      response.end();
      return;
    }
    const body = answer.bytesIn(encoding);
    list[at] = 'content-type';
    list[at + 1] = 'application/json; charset=utf-8';
    list[at + 2] = 'content-length';
    list[at + 3] = String(body.length);
    at += 4;
    if (encoding !== 'identity') {
      list[at] = 'content-encoding';
      list[at + 1] = encoding;
      at += 2;
    }
    list.length = at;
    response.writeHead(answer.status, list);
    response.end(body, 'latin1');
  };
}
