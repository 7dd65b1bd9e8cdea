/**
 * The state shared by all operations of a server, and
 * the steps that calls over HTTP and MCP have in common.
 */
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import type { Budget } from '#http/transport/request-limits.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import type { AppContext } from '#http/app-context.ts';
import { isClosed, maintenance } from '#http/read-only.ts';
import type { WorkKind } from '#limits/work.ts';
import { createBearerTokens, type BearerTokens } from './bearer-tokens.ts';
import type { UncachedOperation, Answer, Call, ReadOperation } from './operation.ts';
import { readParameters } from './parameters.ts';

export interface ApiContext {
  context: AppContext;
  tokens: BearerTokens;
}

const SEARCH = 'search';

export function createApiContext(context: AppContext): ApiContext {
  return { context, tokens: createBearerTokens(context) };
}

/** Searches, and long answers, are cached on their second request. */
export const admitOnSecondHit = (key: string, isShort: boolean): boolean => !isShort || key.startsWith(SEARCH);

type Values = ReturnType<typeof readParameters>;

/** Whether a query counts as a search, before its parameters are checked. */
export function hasWords(query: URLSearchParams): boolean {
  return (query.get('q') ?? '').trim() !== '';
}

/** The checked parameters of a read; values above the role of the account are ignored. */
export function readValues(operation: ReadOperation, query: URLSearchParams, account: Account | undefined): Values {
  const values = readParameters(operation.parameters, query);
  for (const { name, roles } of operation.parameters) {
    const role = roles?.[String(values[name])];
    if (role !== undefined && (account === undefined || !hasRole(account, role))) delete values[name];
  }
  return values;
}

/** The client of an act. */
export interface Actor {
  /** Limit key of the client's address. */
  address: string;
  /** Takes one from each budget; throws `rate_limited`. */
  take(budgets: readonly Budget[]): Promise<void>;
  /** The account and the scopes of the token; undefined without one. Throws if the token is not valid. */
  authenticate(): Promise<{ account: Account; scopes: readonly string[] } | undefined>;
}

/**
 * Takes the limit of an act, then checks token and scope, and whether the catalog can be changed.
 * Returns the account of a token. Throws `rate_limited`, `not_found`, `missing_token`,
 * `insufficient_scope` or `maintenance`.
 */
export async function admitAct(
  { context }: ApiContext,
  operation: UncachedOperation,
  { address, take, authenticate }: Actor,
): Promise<Account | undefined> {
  const { who, limit, scope } = operation;
  await take([[limit, address]]);
  if (who === 'scanner' && context.config.tokenLeakKeys.length === 0) throw new CatalogError('not_found');
  const token = who === 'token' ? await authenticate() : undefined;
  if (who === 'token' && token === undefined) throw new CatalogError('missing_token', { scope });
  if (token !== undefined && scope !== undefined && !token.scopes.includes(scope))
    throw new CatalogError('insufficient_scope', { scope });
  if (isClosed(context, operation)) throw maintenance();
  return token?.account;
}

/** The work that an act counts as. */
export const workOf = ({ method }: UncachedOperation): WorkKind => (method === 'GET' ? 'read' : 'submission');

/** The answer of an admitted act, whose changes are shown before it is sent. */
export async function answerAct(operation: UncachedOperation, call: Call): Promise<Answer> {
  const { admission, live } = call.context;
  const act = (): Promise<Answer> => operation.act(call);
  const answer = operation.waits === true ? await act() : await admission.run(workOf(operation), act);
  if (operation.method !== 'GET') await live.show();
  return answer;
}

/** The answer of a read and its key in the cache, cached or made after admission; `isCached` tells which. */
export async function answerRead(
  { context }: ApiContext,
  operation: ReadOperation,
  path: Readonly<Record<string, string>>,
  values: Values,
): Promise<{ cached: CachedResponse; key: string; isCached: boolean }> {
  const kind = values['q'] !== undefined || operation.isSearch === true ? SEARCH : 'read';
  const key = `${kind} ${operation.id} ${JSON.stringify([path, ...Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))])}`;
  const revision = context.live.version;
  const cached = context.responses.get(key, revision);
  if (cached !== undefined) return { cached, key, isCached: true };
  const answer = await context.admission.run(kind, () => operation.answerRead({ context, query: values, path }));
  const { status, headers = {}, body } = answer;
  return { cached: context.responses.set(key, revision, { status, headers, body }), key, isCached: false };
}
