/**
 * The steps of every API request, in the contract's order: address limit, account, account limit,
 * parse, check, act, answer.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { isBearerSecret } from './bearer-tokens.ts';
import { isUnavailable } from '#database/failures.ts';
import { API_SECURITY_HEADERS, CORS_HEADERS, PREFLIGHT_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { clientSignal } from '#http/transport/client-signal.ts';
import { answerApiError } from '#http/send/error-answers.ts';
import { parseQuery } from '#http/transport/forms.ts';
import type { KnownPath } from '#http/transport/known-paths.ts';
import { parseJsonBody } from './json-body.ts';
import { admitAct, answerAct, answerRead, hasWords, readValues, workOf, type ApiContext } from './api-context.ts';
import { requireSignature } from './signatures.ts';
import { isRead, type UncachedOperation, type Call, type Operation, type ReadOperation } from './operation.ts';
import { readParameters } from './parameters.ts';
import { isOverloaded, requireRoom } from '#http/transport/overload.ts';
import { createResponseWriter } from '#http/send/response-writer.ts';
import { staleMark } from '#http/send/stale-mark.ts';
import { selectRepresentation } from '#http/send/representation.ts';
import { bearerToken, readIdempotencyKey, requireJsonAccepted, requireJsonBody } from './request-headers.ts';
import { admitBody, readBody } from '#http/transport/request-bodies.ts';
import {
  addLimitHeaders,
  readBudgets,
  refundLimits,
  takeLimits,
  type ReadBudget,
} from '#http/transport/request-limits.ts';

/** Largest JSON body in bytes. */
const BODY_BYTES = 65_536;

/** Registers the operations under `prefix`; every error below it has an Error body. */
export function registerOperations(
  fastify: FastifyInstance,
  api: ApiContext,
  prefix: string,
  operations: readonly Operation[],
): void {
  const { context } = api;
  const common = { ...API_SECURITY_HEADERS, ...transportHeaders(context.config.publicUrl) };
  void fastify.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
        readBody(request, body, request.routeOptions.bodyLimit),
      );
      scope.addHook('onRequest', async (_request, reply) => void reply.headers(common));
      scope.setErrorHandler((error, request, reply) => answerApiError(context, request, reply, error));
      for (const [url, group] of groupByUrl(operations)) {
        for (const operation of group) {
          if (isRead(operation)) registerRead(scope, api, url, operation);
          else registerAct(scope, api, url, operation);
        }
        context.knownPaths.add(prefix + url, knownPath(group, common));
      }
    },
    { prefix },
  );
}

function groupByUrl(operations: readonly Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const url = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    groups.set(url, [...(groups.get(url) ?? []), operation]);
  }
  return groups;
}

function registerRead(scope: FastifyInstance, api: ApiContext, url: string, operation: ReadOperation): void {
  const { context } = api;
  const send = createResponseWriter(context.config.publicUrl);
  scope.route({
    method: ['GET', 'HEAD'],
    url,
    config: { operation: operation.id, limit: 'own' },
    handler: async (request, reply) => {
      void reply.headers(CORS_HEADERS);
      const { budget: reader, account } = await findReader(api, request, reply);
      await takeLimits(context, reply, [reader]);
      requireJsonAccepted(request);
      const query = parseQuery(request.raw.url ?? '');
      const budgets = readBudgets(reader, hasWords(query));
      await takeLimits(context, reply, budgets.slice(1));
      const values = readValues(operation, query, account);
      const path = request.params as Record<string, string>;
      const { cached, key, isCached } = await answerRead(api, operation, path, values).catch(async (error: unknown) => {
        if (isOverloaded(error)) await refundLimits(context, reply, budgets);
        throw error;
      });
      if (isCached && reader[0] === 'read')
        context.cachedReads.remember(request.raw.url ?? '', {
          key,
          operation: operation.id,
          status: cached.status,
          isSearch: values['q'] !== undefined,
        });
      const selection = selectRepresentation(request.headers, cached);
      if (selection.isUnchanged) await refundLimits(context, reply, budgets);
      // Bypasses Fastify's reply, which would copy every header twice; onResponse hooks still run.
      void reply.hijack();
      const limits = {
        'ratelimit-policy': String(reply.getHeader('ratelimit-policy')),
        ratelimit: String(reply.getHeader('ratelimit')),
      };
      send(reply.raw, cached, selection, limits, staleMark(context.live));
    },
  });
}

function registerAct(scope: FastifyInstance, api: ApiContext, url: string, operation: UncachedOperation): void {
  const { context } = api;
  const accounts = new WeakMap<FastifyRequest, Account>();
  const bodyBytes = operation.body?.bytes ?? BODY_BYTES;
  scope.route({
    method: operation.method === 'GET' ? ['GET', 'HEAD'] : operation.method,
    url,
    bodyLimit: bodyBytes,
    config: { operation: operation.id, limit: 'own' },
    // Checks that need no body come before the body is read.
    onRequest: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (operation.who === 'anyone') void reply.headers(CORS_HEADERS);
      requireRoom(context, workOf(operation));
      const address = clientAddress(request, context.config);
      const account = await admitAct(api, operation, {
        address,
        take: (budgets) => takeLimits(context, reply, budgets),
        authenticate: () => authenticate(api, request, reply, address),
      });
      if (account !== undefined) accounts.set(request, account);
      requireJsonAccepted(request);
    },
    preParsing: async (request, reply) => {
      if (operation.body !== undefined) requireJsonBody(request.headers);
      await admitBody(context, request, reply, { maxBytes: bodyBytes, accountId: accounts.get(request)?.id });
    },
    handler: async (request, reply) => {
      const account = accounts.get(request);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (operation.who === 'scanner') requireSignature(request, body, context.config.tokenLeakKeys);
      const call: Call = {
        context,
        query: readParameters(operation.parameters, parseQuery(request.raw.url ?? '')),
        path: request.params as Record<string, string>,
        body: operation.body === undefined ? undefined : parseJsonBody(body),
        idempotencyKey: readIdempotencyKey(operation, request),
        // Operations for anyone do not read the account.
        account: account as Account,
        address: clientAddress(request, context.config),
        signal: clientSignal(reply),
        nameLimit: (taken) => addLimitHeaders(reply, [taken]),
      };
      const answer = await answerAct(operation, call);
      if (answer.headers !== undefined) void reply.headers(answer.headers);
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
    },
  });
}

/** Reads have CORS headers, other operations do not. */
function knownPath(group: readonly Operation[], common: Readonly<Record<string, string>>): KnownPath {
  const methods = group.map(({ method }) => method);
  const isOpen = methods.includes('GET') && group.every(({ who, method }) => who === 'anyone' || method !== 'GET');
  return { methods, options: isOpen ? { ...common, ...CORS_HEADERS, ...PREFLIGHT_HEADERS } : common };
}

/**
 * The reader and its budget: the account of a valid token, else the address. An invalid token reads
 * as no token, but counts as a guess.
 */
async function findReader(
  { context, tokens }: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ budget: ReadBudget; account?: Account }> {
  const address = clientAddress(request, context.config);
  const secret = bearerToken(request);
  if (typeof secret === 'string' && isBearerSecret(secret)) {
    try {
      const { account } = await tokens.authenticate(secret, address, 'api', (taken) => addLimitHeaders(reply, [taken]));
      return { budget: ['read_account', account.id], account };
    } catch (error) {
      // While the database is unavailable, a request with a token is served from the cache as well.
      if (!(error instanceof CatalogError) && !isUnavailable(error)) throw error;
    }
  }
  return { budget: ['read', address] };
}

async function authenticate(
  { tokens }: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<{ account: Account; scopes: readonly string[] } | undefined> {
  const secret = bearerToken(request);
  if (secret === undefined) return undefined;
  // Credentials that are no bearer token count as a guess as well.
  const { account, token } = await tokens.authenticate(secret ?? '', address, 'api', (taken) =>
    addLimitHeaders(reply, [taken]),
  );
  return { account, scopes: token.scopes };
}
