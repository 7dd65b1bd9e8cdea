/** The steps of every API request, in the contract's order: address limit, who, account limit, parse, check, act, answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { authenticateToken } from '#catalog/accounts/tokens/tokens.ts';
import { rateLimitHeaders, type Taken } from '#limits/limiter.ts';
import { isUnavailable } from '#database/failures.ts';
import type { LimitName } from '#limits/limits.ts';
import { API_SECURITY_HEADERS, CORS_HEADERS, PREFLIGHT_HEADERS, transportHeaders } from './api-headers.ts';
import { clientAddress } from './client-address.ts';
import { answerApiError } from './error-answers.ts';
import { parseQuery } from './forms.ts';
import { parseJsonBody } from './json-body.ts';
import { isRead, type ActOperation, type Operation, type ReadOperation } from './operation.ts';
import { readParameters } from './parameters.ts';
import type { Parts } from './parts.ts';
import { createReadSender } from './read-answers.ts';
import { chooseEncoding } from './encodings.ts';
import { isNotModified } from './entity-tags.ts';
import { createReadCache, type ReadCache } from './read-cache.ts';
import {
  bearerToken,
  continueBody,
  readIdempotencyKey,
  requireJsonAccepted,
  requireJsonBody,
} from './request-headers.ts';

/** Largest JSON body in bytes. */
const BODY_BYTES = 65_536;

/** Registers the operations under `prefix`; every failure below it is an Error body. */
export function registerOperations(
  fastify: FastifyInstance,
  parts: Parts,
  prefix: string,
  operations: readonly Operation[],
): void {
  const cache = createReadCache(parts.config.readCacheBytes, { isWary: true });
  const common = { ...API_SECURITY_HEADERS, ...transportHeaders(parts.config.publicUrl) };
  void fastify.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.addHook('onRequest', async (_request, reply) => void reply.headers(common));
      scope.setErrorHandler((error, request, reply) => answerApiError(parts, request, reply, error));
      for (const [url, group] of groupByUrl(operations)) {
        for (const operation of group) {
          if (isRead(operation)) registerRead(scope, parts, cache, url, operation);
          else registerAct(scope, parts, url, operation);
        }
        registerOthers(scope, parts, url, group);
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

function registerRead(
  scope: FastifyInstance,
  parts: Parts,
  cache: ReadCache,
  url: string,
  operation: ReadOperation,
): void {
  const send = createReadSender(parts.config.publicUrl);
  scope.route({
    method: 'GET',
    url,
    exposeHeadRoute: true,
    config: { operation: operation.id },
    handler: async (request, reply) => {
      void reply.headers(CORS_HEADERS);
      requireJsonAccepted(request);
      const query = parseQuery(request.raw.url ?? '');
      const reader = await findReader(parts, request);
      const limits = await takeReads(parts, reply, reader, (query.get('q') ?? '').trim() !== '');
      const values = readParameters(operation.parameters, query);
      const path = request.params as Record<string, string>;
      const key = `${operation.id} ${JSON.stringify([path, ...Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))])}`;
      const revision = parts.live.revision;
      const isSearch = values['q'] !== undefined;
      let cached = cache.get(key, revision);
      if (cached === undefined) {
        const answer = await operation.answerRead({ parts, query: values, path });
        cached = cache.set(key, revision, { status: answer.status, headers: answer.headers ?? {}, body: answer.body });
      } else if (reader.limit === 'read') {
        parts.fastReads.remember(request.raw.url ?? '', cached, operation.id, isSearch);
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'], cached.bytesIn('identity').length);
      const isUnchanged = isNotModified(request.headers['if-none-match'], cached.tag);
      if (isUnchanged) await giveBack(parts, reply, limits);
      // Past Fastify's own way of answering, which would copy every header twice; its hooks after the answer still run.
      void reply.hijack();
      send(reply.raw, cached, encoding, isUnchanged, {
        'ratelimit-policy': String(reply.getHeader('ratelimit-policy')),
        ratelimit: String(reply.getHeader('ratelimit')),
      });
    },
  });
}

function registerAct(scope: FastifyInstance, parts: Parts, url: string, operation: ActOperation): void {
  const accounts = new WeakMap<FastifyRequest, Account>();
  scope.route({
    method: operation.method,
    url,
    exposeHeadRoute: operation.method === 'GET',
    config: { operation: operation.id },
    // Everything that needs no body is settled before one byte of it is read.
    onRequest: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (operation.who === 'anyone') void reply.headers(CORS_HEADERS);
      const address = clientAddress(request, parts.config);
      const names: [LimitName, string][] = [[operation.limit, address]];
      await takeAll(parts, reply, names);
      if (operation.who === 'token') accounts.set(request, await requireToken(parts, request, operation, address));
      requireJsonAccepted(request);
    },
    preParsing: async (request, reply) => {
      if (operation.body !== undefined) requireJsonBody(request);
      if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES) throw new CatalogError('payload_too_large');
      continueBody(request, reply);
    },
    handler: async (request, reply) => {
      const account = accounts.get(request);
      const answer = await operation.act({
        parts,
        query: readParameters(operation.parameters, parseQuery(request.raw.url ?? '')),
        path: request.params as Record<string, string>,
        body:
          operation.body === undefined
            ? undefined
            : parseJsonBody(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
        idempotencyKey: readIdempotencyKey(operation, request),
        // Operations for anyone declare no token and never look at the account.
        account: account as Account,
        address: clientAddress(request, parts.config),
        setHeader: (name, value) => void reply.header(name, value),
      });
      if (operation.method !== 'GET') await parts.live.refresh();
      if (answer.headers !== undefined) void reply.headers(answer.headers);
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
    },
  });
}

/** Answers OPTIONS and refuses every other method of a path, with Allow. */
function registerOthers(scope: FastifyInstance, parts: Parts, url: string, group: readonly Operation[]): void {
  const known: string[] = group.flatMap((operation) =>
    operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method],
  );
  const allow = [...new Set([...known, 'OPTIONS'])].join(', ');
  const open =
    group.every((operation) => operation.who === 'anyone' || operation.method !== 'GET') && known.includes('GET');
  scope.route({
    method: scope.supportedMethods.filter((method) => !known.includes(method)),
    url,
    onRequest: async (request, reply) => {
      void reply.header('allow', allow);
      if (request.method !== 'OPTIONS')
        return answerApiError(parts, request, reply, new CatalogError('method_not_allowed'));
      if (open) {
        void reply.headers(CORS_HEADERS).headers(PREFLIGHT_HEADERS);
      }
      return reply.code(204).send();
    },
    handler: async () => undefined,
  });
}

interface Reader {
  limit: 'read' | 'read_account';
  key: string;
}

/** Whose budget a read is taken from: the account of a usable token, else the address. A bad token is simply no token here. */
async function findReader(parts: Parts, request: FastifyRequest): Promise<Reader> {
  const address = clientAddress(request, parts.config);
  const secret = bearerToken(request);
  if (typeof secret === 'string') {
    try {
      const { account } = await authenticateToken(parts.db, secret);
      return { limit: 'read_account', key: account.id };
    } catch (error) {
      // Without the database, answers that are ready are still given, to those with a token as well.
      if (!(error instanceof CatalogError) && !isUnavailable(error)) throw error;
    }
  }
  return { limit: 'read', key: address };
}

type Counted = { name: LimitName; key: string };

async function takeReads(parts: Parts, reply: FastifyReply, reader: Reader, isSearch: boolean): Promise<Counted[]> {
  const names: [LimitName, string][] = [[reader.limit, reader.key]];
  if (isSearch) names.push(['search', reader.key]);
  return takeAll(parts, reply, names);
}

/** Takes one from each limit and reports them in the headers; throws `rate_limited` when one is used up. */
async function takeAll(parts: Parts, reply: FastifyReply, names: readonly [LimitName, string][]): Promise<Counted[]> {
  const all: Taken[] = [];
  for (const [name, key] of names) {
    const taken = await parts.limiter.take(name, key);
    all.push(taken);
    if (!taken.allowed) {
      void reply.headers(rateLimitHeaders(all));
      throw new CatalogError('rate_limited', { retryAfter: taken.retryAfter });
    }
  }
  void reply.headers(rateLimitHeaders(all));
  return names.map(([name, key]) => ({ name, key }));
}

/** Makes an answer free after all, in the headers as well. */
async function giveBack(parts: Parts, reply: FastifyReply, counted: readonly Counted[]): Promise<void> {
  const all: Taken[] = [];
  for (const { name, key } of counted) {
    await parts.limiter.give(name, key, 1);
    all.push(await parts.limiter.peek(name, key));
  }
  void reply.headers(rateLimitHeaders(all));
}

async function requireToken(
  parts: Parts,
  request: FastifyRequest,
  operation: ActOperation,
  address: string,
): Promise<Account> {
  const secret = bearerToken(request);
  if (secret === undefined) throw new CatalogError('missing_token');
  try {
    if (secret === null) throw new CatalogError('invalid_token');
    const { account, token } = await authenticateToken(parts.db, secret);
    if (operation.scope !== undefined && !token.scopes.includes(operation.scope))
      throw new CatalogError('insufficient_scope');
    return account;
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'invalid_token') {
      // Only guessing is held back: a good token from the same address goes on working.
      const guesses = await parts.limiter.take('bad_token', address);
      if (!guesses.allowed) throw new CatalogError('rate_limited', { retryAfter: guesses.retryAfter, cause: error });
    }
    throw error;
  }
}
