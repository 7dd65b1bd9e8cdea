/** What an operation of the API declares; the router, the OpenAPI document, metrics and the guard tests all read it. */
import type { Account, Role } from '#catalog/roles.ts';
import type { ErrorCode } from '#catalog/errors.ts';
import type { Problem } from '#catalog/problems.ts';
import type { TokenScope } from '#catalog/accounts/tokens/tokens.ts';
import type { Taken } from '#limits/limiter.ts';
import type { LimitName } from '#limits/limits.ts';
import type { AppContext } from '#http/app-context.ts';

/** A JSON Schema as it appears in the OpenAPI document. */
export type Schema = Record<string, unknown>;

/** What the text of a query parameter is read as. */
export type ParameterValue = string | number | boolean | readonly string[];

/** Groups of operations in the document, in its order. */
export const TAGS = {
  Catalog: 'Published tools and categories.',
  Submissions: 'Submissions and their status.',
  Changes: 'Changes that owners suggest to their published tools.',
  Tokens: 'Tokens that were found in public places.',
} as const;

/** A parameter's text, read strictly: its value, or what is wrong with it. */
export type Read = { value: ParameterValue | undefined } | { problem: Problem };

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  sentence: string;
  schema: Schema;
  required?: true;
  /** True when it may be given again with the same value, which then counts once. */
  countsOnce?: true;
  /** What the document shows of a value that is not made from the schema. */
  example?: string;
  /** Only tokens of this role may give it; from others it is left out, as if it had not been given. */
  role?: Role;
  /** Only for query parameters: turns the text into the value that acts get. */
  read?(text: string): Read;
}

/** What an act is given. */
export interface Call {
  context: AppContext;
  /** Checked query parameters by name; absent ones are missing. */
  query: Readonly<Record<string, ParameterValue | undefined>>;
  path: Readonly<Record<string, string>>;
  /** The parsed JSON body of operations that take one. */
  body: unknown;
  /** The one Idempotency-Key header, when sent. */
  idempotencyKey: string | undefined;
  /** The token's account; acts of operations for anyone never look at it. */
  account: Account;
  /** Key of the client's address. */
  address: string;
  /** Aborted when the client leaves before the answer is sent. */
  signal: AbortSignal;
  /** Names a limit in the RateLimit headers of the answer, errors included. */
  nameLimit(taken: Taken): void;
}

export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

interface Described {
  /** operationId, as the contract names it. */
  id: string;
  /** Path below /api/v1 with parameters in braces. */
  path: string;
  tag: keyof typeof TAGS;
  summary: string;
  description: string;
  parameters: readonly Parameter[];
  /** Errors of this operation's own; those of its guards are added by themselves. */
  errors: readonly ErrorCode[];
  /** The successful answer. */
  answer: { status: number; sentence: string; schema: Schema; headers?: readonly string[] };
}

/** A read of the catalog: open to all, cached, the same for everybody. */
export interface ReadOperation extends Described {
  method: 'GET';
  who: 'anyone';
  /** True when an answer costs as much as a search does, with `q` or without. */
  isSearch?: true;
  answerRead(call: Pick<Call, 'context' | 'query' | 'path'>): Promise<Answer>;
}

/** Everything else: never cached. */
export interface ActOperation extends Described {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A scanner signs what it sends with one of the keys that the operator has named. */
  who: 'anyone' | 'token' | 'scanner';
  scope?: TokenScope;
  /** Counted before the token is looked at. */
  limit: Extract<LimitName, 'read' | 'write'>;
  /** `bytes` where it may be larger than a submission. */
  body?: { schema: Schema; sentence: string; bytes?: number };
  act(call: Call): Promise<Answer>;
}

export type Operation = ReadOperation | ActOperation;

export function isRead(operation: Operation): operation is ReadOperation {
  return 'answerRead' in operation;
}
