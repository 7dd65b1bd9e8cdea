/** A POST endpoint for JSON messages that are answered as web requests: framing, Origin, token, limits. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import { refusalText } from '#http/send/refusals.ts';
import type { Caller } from './calls.ts';
import { parseJsonBody } from './json-body.ts';
import type { ApiContext } from './api-context.ts';
import type { AppContext } from '#http/app-context.ts';
import type { LimitName } from '#limits/limits.ts';
import { publicOrigin } from '#http/base-path.ts';
import { bearerToken } from './request-headers.ts';
import { clientSignal } from '#http/transport/client-signal.ts';
import { parseQuery } from '#http/transport/forms.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { registerJsonPost } from './json-posts.ts';
import { bodyOf, sendAnswer, webRequest } from './message-answers.ts';
import { createMessageCache, idOf, messageKey } from './message-cache.ts';
import { addLimitHeaders, takeLimits } from '#http/transport/request-limits.ts';

/** Largest message in bytes: a submission and its envelope. */
const BODY_BYTES = 131_072;
/** JSON-RPC code of server errors that no method defines. */
const REFUSED = -32_000;
const UNREADABLE = -32_700;

export type AnswerMessage = (request: Request, message: unknown, caller: McpCaller) => Promise<Response>;

/** The sender of a message. */
export interface McpCaller extends Caller {
  /** The query of the address. */
  query: URLSearchParams;
  /** True for an access token of a grant. */
  isGrant: boolean;
  /** Refusals that set the status of the answer: limits, and missing scopes that a grant could add. */
  refusals: CatalogError[];
  /** The limits that the message has been counted against. */
  limits: LimitName[];
  /** Of each call of an operation whether it was a read whose answer came from the cache. */
  cachedCalls: boolean[];
}

/** Registers the endpoint at `path`. It refuses pages of other sites, which can call the API instead. */
export function registerMessages(fastify: FastifyInstance, api: ApiContext, path: string, answer: AnswerMessage): void {
  const { context } = api;
  const { config } = context;
  const callers = new WeakMap<FastifyRequest, McpCaller>();
  const cache = createMessageCache();
  registerJsonPost(fastify, context, {
    path,
    operation: 'mcp',
    bodyBytes: BODY_BYTES,
    options: config.mcpOrigins.length > 0 ? PREFLIGHT : {},
    async admit(request, reply) {
      requireKnownOrigin(request, reply, config);
      const caller = await readCaller(api, request, reply);
      callers.set(request, caller);
      return caller.account?.id;
    },
    async answer(request, reply, body) {
      const caller = callers.get(request);
      if (caller === undefined) throw new Error('the message was not admitted');
      const message = readMessage(body);
      if (message === undefined) {
        await caller.take([['read', caller.address]]);
        return reply.code(400).send(failure(null, UNREADABLE, 'The message is not JSON.'));
      }
      try {
        const key = request.headers.authorization === undefined ? messageKey(message, request) : undefined;
        const { version } = context.live;
        const kept = key === undefined ? undefined : cache.find(key, version);
        if (kept !== undefined) {
          await caller.take(kept.limits.map((name) => [name, caller.address]));
          return await reply.type(kept.type).send(Buffer.concat([kept.head, Buffer.from(idOf(message)), kept.tail]));
        }
        const response = await answer(webRequest(request, config.publicUrl + path, caller.signal), message, caller);
        // Answers of the protocol itself count as a read, too.
        if (caller.limits.length === 0) await caller.take([['read', caller.address]]);
        const sent = await bodyOf(response, () => isRepeatable(caller));
        if (key !== undefined && isRepeatable(caller) && Buffer.isBuffer(sent) && response.status === 200) {
          const type = response.headers.get('content-type') ?? '';
          cache.keep(key, version, { body: sent, id: idOf(message), type, limits: caller.limits });
        }
        return await sendAnswer(context, reply, { response, body: sent, refusal: caller.refusals[0] });
      } catch (error) {
        if (!(error instanceof CatalogError) || error.code !== 'rate_limited') throw error;
        return refuse(reply, error, message);
      }
    },
  });
}

/** The answer to a preflight request; the message itself is checked for its origin. */
const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Mcp-Protocol-Version, Mcp-Method, Mcp-Name',
  'access-control-max-age': '86400',
};

/** Throws `forbidden` for a page of another site unless the operator has allowed its origin. */
function requireKnownOrigin(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, mcpOrigins }: AppContext['config'],
): void {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin(publicUrl)) return;
  if (mcpOrigins.includes(origin)) {
    const exposed = 'WWW-Authenticate, Retry-After, RateLimit, RateLimit-Policy';
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
      vary: 'Origin',
    });
    return;
  }
  if (URL.parse(origin)?.host !== host) throw new CatalogError('forbidden');
}

async function readCaller(
  { context, tokens }: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<McpCaller> {
  const address = clientAddress(request, context.config);
  const caller: McpCaller = {
    address,
    query: parseQuery(request.url),
    scopes: [],
    isGrant: false,
    refusals: [],
    limits: [],
    cachedCalls: [],
    take(budgets) {
      caller.limits.push(...budgets.map(([name]) => name));
      return takeLimits(context, reply, budgets);
    },
    signal: clientSignal(reply),
    nameLimit: (taken) => addLimitHeaders(reply, [taken]),
    noteCall: (isCached) => void caller.cachedCalls.push(isCached),
  };
  const secret = bearerToken(request);
  if (secret === undefined) return caller;
  const { account, token, isGrant } = await tokens.authenticate(secret ?? '', address, 'mcp', caller.nameLimit);
  return Object.assign(caller, { account, isGrant, scopes: token.scopes });
}

/**
 * Whether an answer follows from the message and cached reads alone, by nobody in particular. A read is not cached at
 * once: the first search may have gone without the vector of its query, and most messages come once.
 */
function isRepeatable({ account, cachedCalls, refusals }: McpCaller): boolean {
  return account === undefined && refusals.length === 0 && cachedCalls.length > 0 && cachedCalls.every(Boolean);
}

function readMessage(body: Buffer): unknown {
  try {
    return parseJsonBody(body);
  } catch {
    return undefined;
  }
}

function failure(id: unknown, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}

/** An error of the method reaches the model behind a client; a bare status does not. */
function refuse(reply: FastifyReply, error: CatalogError, message: unknown): FastifyReply {
  const { id = null } = (message ?? {}) as { id?: unknown };
  const seconds = Math.max(1, Math.ceil(error.retryAfter ?? 1));
  return reply
    .code(ERRORS[error.code])
    .header('retry-after', String(seconds))
    .type('application/json; charset=utf-8')
    .send(failure(id, REFUSED, refusalText(DEFAULT_LOCALE, error)));
}
