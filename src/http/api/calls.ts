/** Calls of operations from within the server, for those who do not speak HTTP to them: the same limits, checks and answers. */
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import type { Taken } from '#limits/limiter.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import type { Budget } from '#http/transport/request-limits.ts';
import { answerRead, type Machinery } from './machinery.ts';
import { isRead, type ActOperation, type Operation, type ReadOperation } from './operation.ts';
import { readParameters } from './parameters.ts';
import { checkIdempotencyKey } from './request-headers.ts';

export interface Caller {
  /** Key of the client's address. */
  address: string;
  /** The account of a good token, and what it may do. */
  account?: Account | undefined;
  scopes: readonly string[];
  /** Takes one from each budget; throws `rate_limited`. */
  take(budgets: readonly Budget[]): Promise<void>;
  /** Aborted when the client leaves before the answer is sent. */
  signal: AbortSignal;
  /** Names a limit in the answer's headers. */
  nameLimit(taken: Taken): void;
}

/** What is given to an operation, by name; bodies are objects. */
export interface Given {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body?: unknown;
  idempotencyKey?: string | undefined;
}

/** The JSON text of an operation's answer. Throws CatalogError as the operation over HTTP answers. */
export async function callOperation(
  machinery: Machinery,
  operation: Operation,
  given: Given,
  caller: Caller,
): Promise<string> {
  return isRead(operation)
    ? (await callRead(machinery, operation, given, caller)).bodyIn('identity').toString()
    : callAct(machinery, operation, given, caller);
}

/** The answer of a read. Throws as `callOperation`. */
export async function callRead(
  machinery: Machinery,
  operation: ReadOperation,
  { query, path }: Given,
  { account, address, take }: Caller,
): Promise<CachedResponse> {
  const reader: Budget = account === undefined ? ['read', address] : ['read_account', account.id];
  const isSearch = (query.get('q') ?? '').trim() !== '';
  await take(isSearch ? [reader, ['search', reader[1]]] : [reader]);
  const values = readParameters(operation.parameters, query);
  for (const { name, role } of operation.parameters)
    if (role !== undefined && (account === undefined || !hasRole(account, role))) delete values[name];
  const { cached } = await answerRead(machinery, operation, path, values);
  return cached;
}

async function callAct(
  { context }: Machinery,
  operation: ActOperation,
  { query, path, body, idempotencyKey }: Given,
  { account, address, scopes, take, signal, nameLimit }: Caller,
): Promise<string> {
  await take([[operation.limit, address]]);
  if (operation.who === 'token') {
    if (account === undefined) throw new CatalogError('missing_token', { scope: operation.scope });
    if (operation.scope !== undefined && !scopes.includes(operation.scope))
      throw new CatalogError('insufficient_scope', { scope: operation.scope });
  }
  const answer = await context.admission.run(operation.method === 'GET' ? 'read' : 'submission', () =>
    operation.act({
      context,
      query: readParameters(operation.parameters, query),
      path,
      body,
      idempotencyKey: checkIdempotencyKey(idempotencyKey),
      // Operations for anyone never look at the account.
      account: account as Account,
      address,
      signal,
      nameLimit,
    }),
  );
  if (operation.method !== 'GET') await context.live.show();
  return answer.body;
}
