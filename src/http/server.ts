/** The HTTP server: strict framing, host check, timeouts, logs and one format for all errors. */
import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import { addBaseToHeaders, basePath, createEntrance } from './base-path.ts';
import { transportHeaders } from './send/api-headers.ts';
import { answerApiError, rawErrorAnswer } from './send/error-answers.ts';
import type { ErrorAnswer } from './pages/page-errors.ts';
import { createConnections, endConnection, lingerAtEnd, type Connections } from './transport/connections.ts';
import { findRefusal, hostCheck, isProbe } from './transport/framing.ts';
import { loggedPath } from './transport/logged-path.ts';
import type { AppContext } from './app-context.ts';
import { ROUTER_OPTIONS, answerOtherMethods } from './transport/known-paths.ts';
import { BUFFERED_BYTES } from './transport/listening.ts';
import { limitRoute } from './transport/request-limits.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 10_000;
/** Longest request head, and so longest path segment. */
export const HEADER_BYTES = 16_384;
/** An idle connection, such as that of a client that does not read, closes after this long. */
const STILL_TIMEOUT_MS = 30_000;

function refuseSchema(): never {
  throw new Error('a route has a schema of Fastify; the tables of operations and pages say what is checked');
}
/** Replaces Fastify's schema compilers, which would only slow down the start. */
const NO_SCHEMAS = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation id for metrics and logs; a page has its route pattern instead. */
    operation?: string;
  }
}

/** Paths that answer JSON, including errors. */
function isApiPath(url: string): boolean {
  return /^\/(?:api|agent|mcp|\.well-known\/oauth-[\w-]+|oauth\/(?:token|revoke|register))(?:[/?#]|$)/.test(url);
}

/** A server without routes. `pageErrors` is a function because the pages are registered later. */
export function createServer(context: AppContext, pageErrors: () => ErrorAnswer): FastifyInstance {
  const instance = randomBytes(4).toString('hex');
  let count = 0;
  const connections = createConnections(transportHeaders(context.config.publicUrl));
  const fastify = Fastify({
    logger: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    bodyLimit: 65_536,
    routerOptions: { ...ROUTER_OPTIONS, maxParamLength: HEADER_BYTES },
    genReqId: () => `${instance}-${(count += 1).toString(36)}`,
    requestIdHeader: false,
    // Requests during draining are still answered; Fastify's own 503 has another format.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: NO_SCHEMAS },
    serverFactory: (handler) => listenStrictly(context, connections, handler),
    frameworkErrors: (error, request, reply) => void answerUnrouted(request, reply, error),
    clientErrorHandler: (error, socket) => connections.refuseUnparsed(error, socket),
  });
  const apiErrors: ErrorAnswer = (request, reply, error) => answerApiError(context, request, reply, error);
  const errorsFor = (request: FastifyRequest): ErrorAnswer =>
    isApiPath(request.raw.url ?? '') ? apiErrors : pageErrors();
  /** Hooks do not see requests that the router could not parse, so their limit is taken here. */
  async function answerUnrouted(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
    try {
      await limitRoute(context, request, reply);
      errorsFor(request)(request, reply, error);
    } catch (refusal) {
      errorsFor(request)(request, reply, refusal);
    }
  }
  fastify.setErrorHandler((error, request, reply) => errorsFor(request)(request, reply, error));
  fastify.setNotFoundHandler((request, reply) => errorsFor(request)(request, reply, new CatalogError('not_found')));
  fastify.addHook('onRequest', (request, reply) => limitRoute(context, request, reply));
  answerOtherMethods(fastify, context);
  const base = basePath(context.config.publicUrl);
  // Not async: the next request may already be in the parsed bytes.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (base !== '') addBaseToHeaders(reply, base);
    if (reply.getHeader('connection') === 'close') connections.end(request.raw.socket);
    done(null, payload);
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'unknown';
    context.metrics.countAnswer(route, reply.statusCode, reply.elapsedTime / 1000);
    const path = loggedPath(request.raw.url ?? '', request.routeOptions.url, reply.statusCode);
    // Proxies probe every second.
    if (reply.statusCode === 200 && isProbe(request.raw))
      return context.log.debug(
        {
          request_id: request.id,
          method: request.method,
          path,
          status: 200,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
    context.accessLog.answered(
      request.id,
      request.method,
      path,
      reply.statusCode,
      reply.elapsedTime,
      request.headers['traceparent'],
    );
  });
  fastify.addHook('onClose', async () => context.log.flush());
  return fastify;
}

function listenStrictly(
  context: AppContext,
  connections: Connections,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const hosts = hostCheck(context.config);
  const enterBase = createEntrance(context.config.publicUrl);
  const admit = (request: IncomingMessage, response: ServerResponse): void => {
    connections.begin(response, () => {
      // Probes and scrapers come past the proxy, so they need no base path.
      if (!enterBase(request) && !isProbe(request)) return connections.refuse(response, new CatalogError('not_found'));
      if (request.method === 'GET' && context.cachedReads.answer(request, response, hosts.isKnown)) return;
      const refusal = findRefusal(hosts, request);
      if (refusal === undefined) handler(request, response);
      else connections.refuse(response, refusal);
    });
  };
  const server = createHttpServer(
    {
      requireHostHeader: false,
      highWaterMark: BUFFERED_BYTES,
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
    },
    admit,
  );
  server.setTimeout(STILL_TIMEOUT_MS);
  server.on('connection', lingerAtEnd);
  // Otherwise Node would send 100 Continue before the token is checked.
  server.on('checkContinue', admit);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    connections.begin(response, () => connections.refuse(response, new CatalogError('expectation_failed')));
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    endConnection(
      socket,
      rawErrorAnswer(new CatalogError('method_not_allowed'), 'Method Not Allowed', {
        ...transportHeaders(context.config.publicUrl),
        allow: 'GET, HEAD, OPTIONS',
      }),
    );
  });
  return server;
}
