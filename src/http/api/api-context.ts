/** The state shared by all operations of a server: the cache of answers and the check of tokens. */
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import type { Budget } from '#http/transport/request-limits.ts';
import { createResponseCache, type ResponseCache } from '#http/send/response-cache.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import type { AppContext } from '#http/app-context.ts';
import { createBearerTokens, type BearerTokens } from './bearer-tokens.ts';
import type { ActOperation, ReadOperation } from './operation.ts';
import { readParameters } from './parameters.ts';

export interface ApiContext {
  context: AppContext;
  cache: ResponseCache;
  tokens: BearerTokens;
}

const SEARCH = 'search';

export function createApiContext(context: AppContext): ApiContext {
  const cache = createResponseCache(context.config.readCacheBytes, {
    admitOnSecondHit: (key, isShort) => !isShort || key.startsWith(SEARCH),
  });
  return { context, cache, tokens: createBearerTokens(context) };
}

type Values = ReturnType<typeof readParameters>;

/** The budgets that a read takes from: a search counts as a read and as a search. */
export function readBudgets(reader: Budget, query: URLSearchParams): readonly Budget[] {
  return (query.get('q') ?? '').trim() === '' ? [reader] : [reader, ['search', reader[1]]];
}

/** The checked parameters of a read; parameters above the role of the account are ignored. */
export function readValues(operation: ReadOperation, query: URLSearchParams, account: Account | undefined): Values {
  const values = readParameters(operation.parameters, query);
  for (const { name, role } of operation.parameters)
    if (role !== undefined && (account === undefined || !hasRole(account, role))) delete values[name];
  return values;
}

/** Throws `insufficient_scope` unless a token may call the operation. */
export function requireScope({ scope }: ActOperation, scopes: readonly string[]): void {
  if (scope !== undefined && !scopes.includes(scope)) throw new CatalogError('insufficient_scope', { scope });
}

/** The answer of a read, cached or made after admission; `isCached` tells which. */
export async function answerRead(
  { context, cache }: ApiContext,
  operation: ReadOperation,
  path: Readonly<Record<string, string>>,
  values: Values,
): Promise<{ cached: CachedResponse; isCached: boolean }> {
  const kind = values['q'] !== undefined || operation.isSearch === true ? SEARCH : 'read';
  const key = `${kind} ${operation.id} ${JSON.stringify([path, ...Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))])}`;
  const revision = context.live.version;
  const cached = cache.get(key, revision);
  if (cached !== undefined) return { cached, isCached: true };
  const answer = await context.admission.run(kind, () => operation.answerRead({ context, query: values, path }));
  const { status, headers = {}, body } = answer;
  return { cached: cache.set(key, revision, { status, headers, body }), isCached: false };
}
