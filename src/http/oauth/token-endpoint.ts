/** The token endpoint (OAuth 2.1, 3.2) and the revocation endpoint (RFC 7009). */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveBack, redeemCode, refreshGrant, type Exchanged } from '#catalog/accounts/grants/exchange.ts';
import { scopesAmong } from '#catalog/accounts/grants/scopes.ts';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { API_SECURITY_HEADERS, CORS_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import type { AppContext } from '#http/app-context.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { errorHeaders } from '#http/send/error-answers.ts';
import { catalogErrorOf } from '#http/send/failures.ts';
import { parseFormBody, requireFormHeaders } from '#http/transport/forms.ts';
import { admitBody, readBody } from '#http/transport/request-bodies.ts';
import { takeLimits } from '#http/transport/request-limits.ts';
import { traceOf } from '#http/transport/trace-context.ts';
import { REVOCATION_PATH, TOKEN_PATH, offersGrants, resourcesAt } from './addresses.ts';
import { single } from './authorization-request.ts';

const BODY_BYTES = 16_384;

type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | Extract<Exchanged, { refusal: unknown }>['refusal'];

interface TokenAnswer {
  status: number;
  body: Record<string, unknown>;
}

const refuse = (error: OAuthError, description: string): TokenAnswer => ({
  status: 400,
  body: { error, error_description: description },
});

const REFUSALS = {
  invalid_grant: 'it is unknown, used, expired, revoked, or was given to somebody else',
  invalid_scope: 'scope is more than was allowed',
  invalid_target: 'resource is none of those that were allowed',
} as const;

/** Registers both. CORS is open, because no cookie counts here. */
export function registerTokenEndpoints(fastify: FastifyInstance, context: AppContext): void {
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
    scope.setErrorHandler((error, request, reply) => answerError(context, request, reply, error));
    for (const [path, operation, act] of [
      [TOKEN_PATH, 'giveTokens', giveTokens],
      [REVOCATION_PATH, 'takeTokenBack', takeBack],
    ] as const) {
      scope.route({
        method: 'POST',
        url: path,
        config: { operation, limit: 'own' },
        onRequest: (request, reply) =>
          takeLimits(context, reply, [['token_request', clientAddress(request, context.config)]]),
        preParsing: async (request, reply) => {
          requireFormHeaders(request.headers);
          await admitBody(context, request, reply, { maxBytes: BODY_BYTES });
        },
        handler: async (request, reply) => {
          const form = parseFormBody(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
          const { status, body } = await context.admission.run('submission', () => act(context, form));
          return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
        },
      });
      context.knownPaths.add(path, { methods: ['POST'], options: preflight, refusal: common });
    }
  });
}

async function giveTokens({ db, config }: AppContext, form: URLSearchParams): Promise<TokenAnswer> {
  const repeated = [...form.keys()].find((name, at, all) => name !== 'resource' && all.indexOf(name) !== at);
  if (repeated !== undefined) return refuse('invalid_request', `${repeated} is given twice`);
  const clientId = single(form, 'client_id');
  if (clientId === undefined) return refuse('invalid_client', 'client_id is missing');
  const addresses = form.getAll('resource');
  const resources = addresses.length === 0 ? undefined : resourcesAt(config.publicUrl, addresses);
  if (addresses.length > 0 && resources === undefined) return refuse('invalid_target', REFUSALS.invalid_target);
  const client = { clientId, resources };
  const type = single(form, 'grant_type');
  if (type === 'authorization_code') {
    const [code, verifier] = [single(form, 'code'), single(form, 'code_verifier')];
    const redirectUri = single(form, 'redirect_uri');
    if (code === undefined || verifier === undefined || redirectUri === undefined)
      return refuse('invalid_request', 'code, code_verifier and redirect_uri are required');
    return answerOf(await redeemCode(db, { ...client, code, verifier, redirectUri }));
  }
  if (type === 'refresh_token') {
    const token = single(form, 'refresh_token');
    if (token === undefined) return refuse('invalid_request', 'refresh_token is required');
    const scope = single(form, 'scope');
    const scopes = scope === undefined ? undefined : scopesAmong(scope.split(' '));
    return answerOf(await refreshGrant(db, { ...client, token, scopes }));
  }
  return type === undefined
    ? refuse('invalid_request', 'grant_type is required')
    : refuse('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
}

function answerOf(exchanged: Exchanged): TokenAnswer {
  if ('refusal' in exchanged) return refuse(exchanged.refusal, REFUSALS[exchanged.refusal]);
  const { accessToken, refreshToken, expiresIn, scopes } = exchanged;
  return {
    status: 200,
    body: {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: expiresIn,
      scope: scopes.join(' '),
      ...(refreshToken !== null && { refresh_token: refreshToken }),
    },
  };
}

async function takeBack({ db }: AppContext, form: URLSearchParams): Promise<TokenAnswer> {
  const [token, clientId] = [single(form, 'token'), single(form, 'client_id')];
  if (token === undefined || clientId === undefined)
    return refuse('invalid_request', 'token and client_id are required');
  await giveBack(db, token, clientId);
  return { status: 200, body: {} };
}

/** The error of a request before any exchange, in OAuth's form (RFC 6749, 5.2). */
function answerError(context: AppContext, request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = catalogErrorOf(thrown);
  const status = ERRORS[error.code];
  if (error.code === 'internal_error' || error.code === 'unavailable') {
    const ids = { request_id: request.id, ...traceOf(request.headers['traceparent']) };
    context.failures.report(thrown, error.code, ids, 'a request failed');
  }
  const known = status === 429 || status === 503 ? 'temporarily_unavailable' : 'invalid_request';
  const body = { error: status === 500 ? 'server_error' : known, error_description: error.code };
  return reply.code(status).headers(headersOf(error)).send(JSON.stringify(body));
}

function headersOf(error: CatalogError): Record<string, string> {
  const headers = errorHeaders(error);
  if (error.code === 'unsupported_media_type') headers['accept'] = 'application/x-www-form-urlencoded';
  return headers;
}
