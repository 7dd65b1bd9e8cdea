/** Error responses of the API: status, headers and the Error body of the contract. */
import { traceOf } from '#http/transport/trace-context.ts';
import { API_PREFIX, MCP_PATH } from '#http/pages/site-paths.ts';
import { challengeOf } from '#http/oauth/addresses.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type CatalogError } from '#catalog/errors.ts';
import type { Problem, ProblemRule } from '#catalog/problems.ts';
import { problemSentence, sentenceOf } from '#locales/errors.ts';
import { catalogErrorOf } from './failures.ts';
import type { AppContext } from '#http/app-context.ts';
import { API_SECURITY_HEADERS, transportHeaders } from './api-headers.ts';

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    fields: Record<string, string[]>;
    problems?: FieldProblem[];
    request_id?: string;
  };
}

/** A problem of a field for programs. */
export interface FieldProblem extends ProblemFacts {
  field: string;
  code: ProblemRule;
  message: string;
}

/** The bounds of a value or its allowed values, if the rule has them. */
interface ProblemFacts {
  limit?: { min?: number; max?: number };
  allowed?: readonly string[];
}

/** The figures and the allowed values of a problem. */
export function problemFacts({ min, max, allowed }: Problem): ProblemFacts {
  const hasLimit = min !== undefined || max !== undefined;
  return {
    ...(hasLimit && { limit: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }),
    ...(allowed !== undefined && { allowed }),
  };
}

const DEFAULT_RETRY_SECONDS = 2;
/** The headers that name the accepted bodies. */
const ACCEPTED = { accept: 'application/json', 'accept-encoding': 'identity' };

/** The sentence of a problem for programs; with `publicUrl` that of an unknown category says where they are listed. */
export function apiSentence(problem: Problem, publicUrl?: string): string {
  const sentence = problemSentence('en', problem);
  return publicUrl === undefined || problem.rule !== 'unknown_category'
    ? sentence
    : sentence.replace(/\.$/, `: ${publicUrl}${API_PREFIX}/categories`);
}

/** The Error body: code, English message, the problems of each field twice (as sentences, with codes), and details. */
export function errorBody(error: CatalogError, requestId?: string, publicUrl?: string): ErrorBody {
  const problems = Object.entries(error.fields).flatMap(([field, each]) =>
    each.map((problem): FieldProblem => {
      return { field, code: problem.rule, message: apiSentence(problem, publicUrl), ...problemFacts(problem) };
    }),
  );
  const fields = Object.fromEntries(
    Object.entries(Object.groupBy(problems, ({ field }) => field)).map(([field, each = []]) => [
      field,
      each.map(({ message }) => message),
    ]),
  );
  return {
    error: {
      code: error.code,
      message: sentenceOf('en', error),
      fields,
      ...(problems.length > 0 && { problems }),
      ...error.extra,
      ...currentState(error),
      ...(error.code === 'insufficient_scope' && { scope: error.scope }),
      ...(requestId !== undefined && { request_id: requestId }),
    },
  };
}

/** The conflicting submission, as getSubmission returns it. */
function currentState({ conflict }: CatalogError): { current?: Record<string, unknown> } {
  if (conflict?.of !== 'submission' || conflict.by !== 'owner') return {};
  const { state, possible } = conflict;
  return {
    current: {
      status: state,
      can_resubmit: possible.includes('resubmit'),
      can_withdraw: possible.includes('withdraw'),
      can_appeal: possible.includes('appeal'),
    },
  };
}

/** Headers of every API error. */
export function errorHeaders(error: CatalogError): Record<string, string> {
  const status = ERRORS[error.code];
  const headers: Record<string, string> = {
    ...API_SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (status === 401) {
    // RFC 6750, 3.1: without credentials the challenge names no error.
    headers['www-authenticate'] =
      error.code === 'missing_token' ? 'Bearer realm="api"' : 'Bearer realm="api", error="invalid_token"';
  }
  // RFC 9110, 15.5.16: the accepted types.
  if (error.code === 'unsupported_media_type') Object.assign(headers, ACCEPTED);
  if (error.code === 'insufficient_scope')
    headers['www-authenticate'] = 'Bearer realm="api", error="insufficient_scope"';
  if (status === 429 || status === 503 || error.retryAfter !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(error.retryAfter ?? DEFAULT_RETRY_SECONDS)));
  }
  return headers;
}

/** Answers a thrown error; unexpected ones are logged and not shown. */
export function answerApiError(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply {
  const error = catalogErrorOf(thrown);
  if (error.code === 'internal_error' || error.code === 'unavailable') {
    const ids = { request_id: request.id, ...traceOf(request.headers['traceparent']) };
    context.failures.report(thrown, error.code, ids, 'a request failed');
  }
  if (error.code === 'overloaded') return answerOverload(context, request, reply, error);
  return (
    reply
      .code(ERRORS[error.code])
      .headers({ ...errorHeaders(error), ...transportHeaders(context.config.publicUrl) })
      .headers(challengeHeader(context, request.raw.url ?? '', error))
      .header('x-request-id', request.id)
      // Only for errors to look up in the log: equal errors otherwise have equal bodies.
      .send(
        JSON.stringify(errorBody(error, ERRORS[error.code] >= 500 ? request.id : undefined, context.config.publicUrl)),
      )
  );
}

/** Where tokens are accepted, the challenge of a refused one names the authorization server, if any. */
function challengeHeader(context: AppContext, url: string, error: CatalogError): Record<string, string> {
  if (!url.startsWith(MCP_PATH) && !url.startsWith(API_PREFIX)) return {};
  const challenge = challengeOf(context, url.startsWith(MCP_PATH) ? 'mcp' : 'api', error);
  return challenge === undefined ? {} : { 'www-authenticate': challenge };
}

/** Bypasses Fastify's reply, which costs more than the refusal; onResponse hooks still run. */
function answerOverload(
  { config }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  error: CatalogError,
): FastifyReply {
  const body = JSON.stringify(errorBody(error, request.id));
  const headers = {
    ...reply.getHeaders(),
    ...errorHeaders(error),
    ...transportHeaders(config.publicUrl),
    'x-request-id': request.id,
    'content-length': String(Buffer.byteLength(body)),
  } as Record<string, string>;
  void reply.hijack();
  reply.raw.writeHead(ERRORS[error.code], headers).end(body);
  return reply;
}

/** The answer as bytes for a socket, for requests that the HTTP parser refused; `more` adds headers. */
export function rawErrorAnswer(
  error: CatalogError,
  reason: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const body = JSON.stringify(errorBody(error));
  const headers = Object.entries({
    ...errorHeaders(error),
    ...more,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  return `HTTP/1.1 ${ERRORS[error.code]} ${reason}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
