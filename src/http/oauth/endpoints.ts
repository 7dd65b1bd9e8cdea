/** The endpoints that programs post to: tokens, revocation and registration. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import type { LimitName } from '#limits/limits.ts';
import { requireJsonBody } from '#http/api/request-headers.ts';
import { API_SECURITY_HEADERS, CORS_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import type { AppContext } from '#http/app-context.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { errorBody, errorHeaders } from '#http/send/error-answers.ts';
import { catalogErrorOf } from '#http/send/failures.ts';
import { parseFormBody, requireFormHeaders } from '#http/transport/forms.ts';
import { admitBody, readBody } from '#http/transport/request-bodies.ts';
import { takeLimits } from '#http/transport/request-limits.ts';
import { traceOf } from '#http/transport/trace-context.ts';
import { REGISTRATION_PATH, REVOCATION_PATH, TOKEN_PATH, offersGrants } from './addresses.ts';
import { register } from './registration-endpoint.ts';
import { giveTokens, takeBack, type OAuthAnswer } from './token-endpoint.ts';

const BODY_BYTES = 16_384;

interface Endpoint {
  path: string;
  operation: string;
  limit: LimitName;
  /** The type of the body, without parameters. */
  type: 'application/x-www-form-urlencoded' | 'application/json';
  requireHeaders(headers: IncomingHttpHeaders): void;
  /** OAuth's code for a body that cannot be read. */
  unreadable: string;
  act(context: AppContext, body: Buffer): Promise<OAuthAnswer>;
}

const FORM = {
  limit: 'token_request',
  type: 'application/x-www-form-urlencoded',
  requireHeaders: requireFormHeaders,
  unreadable: 'invalid_request',
} as const;

const ENDPOINTS: readonly Endpoint[] = [
  {
    ...FORM,
    path: TOKEN_PATH,
    operation: 'giveTokens',
    act: (context, body) => giveTokens(context, parseFormBody(body)),
  },
  {
    ...FORM,
    path: REVOCATION_PATH,
    operation: 'takeTokenBack',
    act: (context, body) => takeBack(context, parseFormBody(body)),
  },
  {
    path: REGISTRATION_PATH,
    operation: 'registerClient',
    limit: 'client_registration',
    type: 'application/json',
    requireHeaders: requireJsonBody,
    unreadable: 'invalid_client_metadata',
    act: register,
  },
];

/** Registers them all. CORS is open, because no cookie counts here. */
export function registerOAuthEndpoints(fastify: FastifyInstance, context: AppContext): void {
  if (!offersGrants(context)) return;
  const common = {
    ...API_SECURITY_HEADERS,
    ...transportHeaders(context.config.publicUrl),
    ...CORS_HEADERS,
    'cache-control': 'no-store',
  };
  const preflight = {
    ...common,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type, MCP-Protocol-Version',
    'access-control-max-age': '86400',
  };
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
      readBody(request, body, BODY_BYTES),
    );
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(common));
    for (const endpoint of ENDPOINTS) {
      const { path, operation, limit, requireHeaders, act } = endpoint;
      scope.route({
        method: 'POST',
        url: path,
        config: { operation, limit: 'own' },
        errorHandler: (error, request, reply) => void answerError(context, endpoint, request, reply, error),
        onRequest: (request, reply) => takeLimits(context, reply, [[limit, clientAddress(request, context.config)]]),
        preParsing: async (request, reply) => {
          requireHeaders(request.headers);
          await admitBody(context, request, reply, { maxBytes: BODY_BYTES });
        },
        handler: async (request, reply) => {
          const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { status, body } = await context.admission.run('submission', () => act(context, sent));
          return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
        },
      });
      context.knownPaths.add(path, { methods: ['POST'], options: preflight, refusal: common });
    }
  });
}

/** The error of a request that was not acted on, in OAuth's form (RFC 6749, 5.2; RFC 7591, 3.2.2). */
function answerError(
  context: AppContext,
  { type, unreadable }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply {
  const error = catalogErrorOf(thrown);
  const status = error.code === 'validation_failed' ? 400 : ERRORS[error.code];
  if (error.code === 'internal_error' || error.code === 'unavailable') {
    const ids = { request_id: request.id, ...traceOf(request.headers['traceparent']) };
    context.failures.report(thrown, error.code, ids, 'a request failed');
  }
  const known = status === 429 || status === 503 ? 'temporarily_unavailable' : unreadable;
  const body = { error: status === 500 ? 'server_error' : known, error_description: describe(error) };
  const headers = errorHeaders(error);
  if (error.code === 'unsupported_media_type') headers['accept'] = type;
  return reply.code(status).headers(headers).send(JSON.stringify(body));
}

/** The error code, and the problems of the body. */
function describe(error: CatalogError): string {
  const { code, fields } = errorBody(error).error;
  return [code, ...Object.entries(fields).map(([name, sentences]) => `${name}: ${sentences.join(' ')}`)].join('; ');
}
