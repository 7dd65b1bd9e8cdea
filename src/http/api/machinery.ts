/** What all operations of a server share, however they are called: the cache of their answers and the check of tokens. */
import { createResponseCache, type ResponseCache } from '#http/send/response-cache.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import type { AppContext } from '#http/app-context.ts';
import { createBearerTokens, type BearerTokens } from './bearer-tokens.ts';
import type { ReadOperation } from './operation.ts';
import type { readParameters } from './parameters.ts';

export interface Machinery {
  context: AppContext;
  cache: ResponseCache;
  tokens: BearerTokens;
}

const SEARCH = 'search';

export function createMachinery(context: AppContext): Machinery {
  const cache = createResponseCache(context.config.readCacheBytes, {
    admitOnSecondHit: (key, isShort) => !isShort || key.startsWith(SEARCH),
  });
  return { context, cache, tokens: createBearerTokens(context) };
}

type Values = ReturnType<typeof readParameters>;

/** The answer of a read to checked values, from the cache where it is there; `isKept` tells. Waits to be let in like any search or read. */
export async function answerRead(
  { context, cache }: Machinery,
  operation: ReadOperation,
  path: Readonly<Record<string, string>>,
  values: Values,
): Promise<{ cached: CachedResponse; isKept: boolean }> {
  const kind = values['q'] !== undefined || operation.isSearch === true ? SEARCH : 'read';
  const key = `${kind} ${operation.id} ${JSON.stringify([path, ...Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))])}`;
  const revision = context.live.version;
  const kept = cache.get(key, revision);
  if (kept !== undefined) return { cached: kept, isKept: true };
  const answer = await context.admission.run(kind, () => operation.answerRead({ context, query: values, path }));
  const { status, headers = {}, body } = answer;
  return { cached: cache.set(key, revision, { status, headers, body }), isKept: false };
}
