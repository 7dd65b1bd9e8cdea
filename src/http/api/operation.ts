/** The declaration of an API operation, read by the router, the OpenAPI document, metrics and guard tests. */
import type { Account, Role } from '#catalog/roles.ts';
import type { ErrorCode } from '#catalog/errors.ts';
import type { Problem } from '#catalog/problems.ts';
import type { TokenScope } from '#catalog/accounts/tokens/tokens.ts';
import type { Taken } from '#limits/limiter.ts';
import type { LimitName } from '#limits/limits.ts';
import type { AppContext } from '#http/app-context.ts';

/** JSON Schema, as in the OpenAPI document. */
export type Schema = Record<string, unknown>;

/** The parsed value of a query parameter. */
export type ParameterValue = string | number | boolean | readonly string[];

/** Groups of operations, in the order of the OpenAPI document. */
export const TAGS = {
  Catalog: 'Published tools and categories.',
  Submissions: 'Submissions and their status.',
  Changes: 'Changes that owners suggest to their published tools.',
  Webhooks: 'Addresses that events are sent to.',
  Tokens: 'Tokens that were found in public places.',
} as const;

/** The result of parsing a parameter: its value or the problem. */
export type Read = { value: ParameterValue | undefined } | { problem: Problem };

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  sentence: string;
  /** The sentence for the context of a model, where it is another. */
  brief?: string;
  schema: Schema;
  required?: true;
  /** Whether equal repetitions are allowed; they count once. */
  countsOnce?: true;
  /** The example in the OpenAPI document, if the schema does not give one. */
  example?: string;
  /** Values that are ignored unless the token has the role. */
  roles?: Readonly<Record<string, Role>>;
  /** Parses the text of a query parameter. */
  read?(text: string): Read;
}

/** The arguments of an act. */
export interface Call {
  context: AppContext;
  /** Checked query parameters; absent ones are missing. */
  query: Readonly<Record<string, ParameterValue | undefined>>;
  path: Readonly<Record<string, string>>;
  /** The parsed JSON body, if the operation takes one. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** The account of the token; operations for anyone do not read it. */
  account: Account;
  /** Limit key of the client's address. */
  address: string;
  /** Aborted when the client disconnects before the answer is sent. */
  signal: AbortSignal;
  /** Adds a limit to the RateLimit headers of the answer, also of an error. */
  nameLimit(taken: Taken): void;
}

export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** An MCP tool beside that of an operation: a question that it answers by a part of its answer. */
export interface DerivedTool {
  /** The name of the tool. */
  name: string;
  title: string;
  brief: string;
  /** The argument that is `q`, with its description. */
  subject: { name: string; sentence: string };
  /** The argument that holds filters of the operation. */
  filters: { name: string; sentence: string; of: readonly string[] };
  /** Further parameters that are always sent. */
  given: Readonly<Record<string, string>>;
  /** The member of the answer that is the result. */
  member: string;
  schema: Schema;
}

interface Described {
  /** operationId of the contract. */
  id: string;
  /** Path below /api/v1 with parameters in braces. */
  path: string;
  tag: keyof typeof TAGS;
  summary: string;
  description: string;
  /** MCP lists its tool only to clients that ask for this set of tools, since most need the others. */
  toolset?: 'owner' | 'tasks';
  /** Its other MCP tools. */
  derivedTools?: readonly DerivedTool[];
  /** The description for the context of a model, where the other one is long. */
  brief?: string;
  parameters: readonly Parameter[];
  /** Errors of this operation; the guards add theirs. */
  errors: readonly ErrorCode[];
  /** The successful answer. */
  answer: { status: number; sentence: string; schema: Schema; headers?: readonly string[] };
}

/** A read of the catalog: public, cached, the same for everyone. */
export interface ReadOperation extends Described {
  method: 'GET';
  who: 'anyone';
  /** True for a read that costs as much as a search, with or without `q`. */
  isSearch?: true;
  answerRead(call: Pick<Call, 'context' | 'query' | 'path'>): Promise<Answer>;
}

/** Every other operation: never cached. */
export interface UncachedOperation extends Described {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A scanner signs its body with a key that the operator has configured. */
  who: 'anyone' | 'token' | 'scanner';
  scope?: TokenScope;
  /** Counted before the token is checked. */
  limit: Extract<LimitName, 'read' | 'write'>;
  /** `bytes` if it may be larger than a submission. */
  body?: { schema: Schema; sentence: string; bytes?: number };
  /** It waits for another server: it takes no place of other work. */
  waits?: true;
  /** It only judges what is sent, or answers it: READ_ONLY leaves it open. */
  storesNothing?: true;
  act(call: Call): Promise<Answer>;
}

export type Operation = ReadOperation | UncachedOperation;

export function isRead(operation: Operation): operation is ReadOperation {
  return 'answerRead' in operation;
}
