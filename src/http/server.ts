/** The HTTP server: strict framing, host check, timeouts, logging, and an answer in our shape to everything. */
import { randomBytes } from 'node:crypto';
import { METHODS, createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import type { Config } from '#src/config.ts';
import { transportHeaders } from './api-headers.ts';
import { answerApiError, errorBody, errorHeaders, rawErrorAnswer } from './error-answers.ts';
import type { ErrorAnswer } from './page-errors.ts';
import { shapeConnection } from './fast-reads.ts';
import { PROBE_PATHS } from './health.ts';
import { LeanRequest } from './lean-request.ts';
import { loggedPath } from './logged-path.ts';
import type { Parts } from './parts.ts';
import { limitRoute } from './request-limits.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 10_000;
const HEADER_BYTES = 16_384;
const HEADER_COUNT = 200;
/** A client that was told that its connection ends, and does not end its own half, loses it after this long. */
const LINGER_MS = 1_000;
/** Spellings of our own host that are remembered. */
const OWN_HOSTS = 50;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation id for metrics and logs; pages are named by their pattern. */
    operation?: string;
  }
}

/** True for paths whose every answer is JSON, errors included. */
function isApiPath(url: string): boolean {
  return /^\/(?:api|agent)(?:[/?#]|$)/.test(url);
}

/**
 * A server without routes. `pageErrors` answers failures outside /api and /agent; it is asked for late, since the
 * pages are registered on the server that is being made here.
 */
export function createServer(parts: Parts, pageErrors: () => ErrorAnswer): FastifyInstance {
  const instance = randomBytes(4).toString('hex');
  let count = 0;
  const exchanges: LastExchanges = new WeakMap();
  const fastify = Fastify({
    logger: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    bodyLimit: 65_536,
    routerOptions: { maxParamLength: HEADER_BYTES, querystringParser: () => ({}) },
    genReqId: () => `${instance}-${(count += 1).toString(36)}`,
    requestIdHeader: false,
    // What arrives while we drain is still answered; Fastify's own 503 would not have our shape.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => listenStrictly(parts, exchanges, handler),
    frameworkErrors: (error, request, reply) => void answerUnrouted(request, reply, error),
    clientErrorHandler: (error, socket) => {
      const end = (): void => answerClientError(error, socket, transportHeaders(parts.config.publicUrl));
      const awaited = answerBefore(exchanges.get(socket));
      if (awaited === undefined) end();
      else awaited.once('close', end);
    },
  });
  // Fastify knows the eight common methods only; of the others, too, a path that exists says 405. CONNECT never gets here.
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !fastify.supportedMethods.includes(method)) fastify.addHttpMethod(method);
  }
  const apiErrors: ErrorAnswer = (request, reply, error) => answerApiError(parts, request, reply, error);
  const errorsFor = (request: FastifyRequest): ErrorAnswer =>
    isApiPath(request.raw.url ?? '') ? apiErrors : pageErrors();
  /** No hook sees requests that the router could not read, so their limit is taken here. */
  async function answerUnrouted(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
    try {
      await limitRoute(parts, request, reply);
      errorsFor(request)(request, reply, error);
    } catch (refusal) {
      errorsFor(request)(request, reply, refusal);
    }
  }
  fastify.setErrorHandler((error, request, reply) => errorsFor(request)(request, reply, error));
  fastify.setNotFoundHandler((request, reply) => errorsFor(request)(request, reply, new CatalogError('not_found')));
  fastify.addHook('onRequest', (request, reply) => limitRoute(parts, request, reply));
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'unknown';
    parts.metrics.countAnswer(route, reply.statusCode, reply.elapsedTime / 1000);
    parts.accessLog.answered(
      request.id,
      request.method,
      loggedPath(request.raw.url ?? '', request.routeOptions.url, reply.statusCode),
      reply.statusCode,
      reply.elapsedTime,
    );
  });
  fastify.addHook('onClose', async () => parts.log.flush());
  return fastify;
}

/** A request with its answer, and the answer before it while that was under way. */
interface Exchange {
  request: LeanRequest;
  response: ServerResponse;
  earlier: ServerResponse | undefined;
}

/** The last exchange of each connection that was not over at once. */
type LastExchanges = WeakMap<Socket, Exchange>;

/** The answer that has to be given before what the parser could not read: the rest of the last request, or a further one. */
function answerBefore(last: Exchange | undefined): ServerResponse | undefined {
  const answer = last?.request.complete === false ? last.earlier : last?.response;
  return answer === undefined || answer.writableFinished || answer.destroyed ? undefined : answer;
}

function listenStrictly(
  parts: Parts,
  exchanges: LastExchanges,
  handler: (request: LeanRequest, response: ServerResponse) => void,
): Server {
  const isKnownHost = hostCheck(parts.config);
  const transport = transportHeaders(parts.config.publicUrl);
  const admit = (request: LeanRequest, response: ServerResponse): void => {
    if (request.method === 'GET' && parts.fastReads.answer(request, response, isKnownHost)) return;
    request.open();
    const earlier = answerBefore(exchanges.get(request.socket));
    exchanges.set(request.socket, { request, response, earlier });
    const refusal = findRefusal(isKnownHost, request);
    if (refusal !== undefined) answerPlainly(response, refusal, transport);
    else handler(request, response);
  };
  const server = createHttpServer(
    {
      IncomingMessage: LeanRequest,
      requireHostHeader: false,
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
    },
    admit,
  );
  server.on('connection', shapeConnection);
  // Node would say 100 Continue before we have looked at the token.
  server.on('checkContinue', admit);
  server.on('checkExpectation', (_request: LeanRequest, response: ServerResponse) => {
    answerPlainly(response, new CatalogError('expectation_failed'), transport);
  });
  server.on('connect', (_request: LeanRequest, socket: Socket) => {
    endConnection(
      socket,
      rawErrorAnswer(new CatalogError('method_not_allowed'), 'Method Not Allowed', {
        ...transport,
        allow: 'GET, HEAD, OPTIONS',
      }),
    );
  });
  return server;
}

/** A host with or without a port, by RFC 3986; empty where a client has none to name. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;

/**
 * What is wrong with the framing of a request that Node's parser has let through. An absolute-form target is made a
 * path, and its host takes the place of the Host header (RFC 9112, 3.2.2).
 */
function findRefusal(isKnownHost: (host: string) => boolean, request: LeanRequest): CatalogError | undefined {
  const { rawHeaders } = request;
  if (rawHeaders.length > HEADER_COUNT * 2) return new CatalogError('headers_too_large');
  const hosts = hostsOf(rawHeaders);
  const isHostRequired = request.httpVersion !== '1.0';
  if (hosts.length > 1 || (isHostRequired && hosts.length === 0) || hosts.some((each) => !HOST.test(each)))
    return new CatalogError('malformed_request');
  let [host] = hosts;
  const target = request.url ?? '';
  if (!target.startsWith('/') && target !== '*') {
    const match = /^https?:\/\/([^/?#]+)/i.exec(target);
    if (!match) return new CatalogError('malformed_request');
    [, host = ''] = match;
    request.headers.host = host;
    const rest = target.slice(match[0].length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const isAnswered = isProbe(request) ? host === undefined || HOST.test(host) : host !== undefined && isKnownHost(host);
  return isAnswered ? undefined : new CatalogError('malformed_request');
}

function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

function isProbe({ url = '' }: LeanRequest): boolean {
  return PROBE_PATHS.has(url.split('?', 1)[0] ?? '');
}

/** Remembers the few Host values that own requests carry, so that each is parsed once. */
function hostCheck(config: Config): (host: string) => boolean {
  const own = new Set<string>();
  return (host) => {
    if (own.has(host)) return true;
    if (!isOwnHost(config, host)) return false;
    if (own.size < OWN_HOSTS) own.add(host);
    return true;
  };
}

/** The public host, localhost and literal addresses; a foreign name could come from DNS rebinding or a poisoned cache. */
function isOwnHost(config: Config, host: string): boolean {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(host);
  if (!match) return false;
  const name = (match[1] ?? '').toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || isIP(name) !== 0 || name === new URL(config.publicUrl).hostname || name === config.host
  );
}

type Headers = Readonly<Record<string, string>>;

function answerPlainly(response: ServerResponse, error: CatalogError, transport: Headers): void {
  const body = JSON.stringify(errorBody(error));
  response.writeHead(ERRORS[error.code], {
    ...errorHeaders(error),
    ...transport,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

/** Requests that the parser itself refused or that took too long. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket, transport: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const [code, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['headers_too_large', 'Request Header Fields Too Large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['request_timeout', 'Request Timeout'] as const)
        : (['malformed_request', 'Bad Request'] as const);
  endConnection(socket, rawErrorAnswer(new CatalogError(code), reason, transport));
}

/** Says a last word. Closing at once could take it from a client that is still sending. */
function endConnection(socket: Socket, answer: string): void {
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
