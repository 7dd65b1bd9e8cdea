/** Calls of operations from within the server, such as MCP: the same limits, checks and answers as over HTTP. */
import type { Account } from '#catalog/roles.ts';
import type { Taken } from '#limits/limiter.ts';
import { readBudgets, type Budget, type ReadBudget } from '#http/transport/request-limits.ts';
import { admitAct, answerAct, answerRead, hasWords, readValues, type ApiContext } from './api-context.ts';
import { isRead, type UncachedOperation, type Operation, type ReadOperation } from './operation.ts';
import { readParameters } from './parameters.ts';
import { checkIdempotencyKey } from './request-headers.ts';

export interface Caller {
  /** Limit key of the client's address. */
  address: string;
  /** The account of a valid token, and its scopes. */
  account?: Account | undefined;
  scopes: readonly string[];
  /** Takes one from each budget; throws `rate_limited`. */
  take(budgets: readonly Budget[]): Promise<void>;
  /** Aborted when the client disconnects before the answer is sent. */
  signal: AbortSignal;
  /** Adds a limit to the headers of the answer. */
  nameLimit(taken: Taken): void;
  /** Told of each call whether it was a read whose answer came from the cache. */
  noteCall?(isCached: boolean): void;
}

/** The arguments of an operation by name; bodies are objects. */
export interface Given {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body?: unknown;
  idempotencyKey?: string | undefined;
}

/** The JSON text of an operation's answer. Throws the CatalogError that HTTP would answer. */
export async function callOperation(
  api: ApiContext,
  operation: Operation,
  given: Given,
  caller: Caller,
): Promise<string> {
  let isCached = false;
  try {
    if (!isRead(operation)) return await callAct(api, operation, given, caller);
    const read = await callRead(api, operation, given, caller);
    isCached = read.isCached;
    return read.text;
  } finally {
    caller.noteCall?.(isCached);
  }
}

async function callRead(
  api: ApiContext,
  operation: ReadOperation,
  { query, path }: Given,
  { account, address, take }: Caller,
): Promise<{ text: string; isCached: boolean }> {
  const reader: ReadBudget = account === undefined ? ['read', address] : ['read_account', account.id];
  await take(readBudgets(reader, hasWords(query)));
  const { cached, isCached } = await answerRead(api, operation, path, readValues(operation, query, account));
  return { text: cached.body.toString(), isCached };
}

async function callAct(
  api: ApiContext,
  operation: UncachedOperation,
  { query, path, body, idempotencyKey }: Given,
  { account, address, scopes, take, signal, nameLimit }: Caller,
): Promise<string> {
  const authenticate = () => Promise.resolve(account && { account, scopes });
  const admitted = await admitAct(api, operation, { address, take, authenticate });
  const answer = await answerAct(operation, {
    context: api.context,
    query: readParameters(operation.parameters, query),
    path,
    body,
    idempotencyKey: checkIdempotencyKey(idempotencyKey),
    // Operations for anyone do not read the account.
    account: admitted as Account,
    address,
    signal,
    nameLimit,
  });
  return answer.body;
}
