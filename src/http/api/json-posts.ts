/** JSON endpoints outside the list of operations: framing, headers, errors. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import { API_SECURITY_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import { requireJsonBody } from './request-headers.ts';
import type { AppContext } from '#http/app-context.ts';
import { answerApiError } from '#http/send/error-answers.ts';
import { admitBody, readBody } from '#http/transport/request-bodies.ts';

export interface JsonPost {
  path: string;
  /** Name in log and metrics. */
  operation: string;
  /** Largest body in bytes. */
  bodyBytes: number;
  /** Extra headers of the answer to OPTIONS. */
  options?: Readonly<Record<string, string>>;
  /** Throws to refuse the request before its body is read. Returns the account, which a body over 64 KiB needs. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
  /** Sends the answer; `body` is unparsed. */
  answer(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<unknown>;
}

/** Registers the endpoint. It takes its own limits; its errors are answered as by the API. */
export function registerJsonPost(fastify: FastifyInstance, context: AppContext, post: JsonPost): void {
  const { path, operation, bodyBytes } = post;
  const accounts = new WeakMap<FastifyRequest, string | undefined>();
  const common = {
    ...API_SECURITY_HEADERS,
    ...transportHeaders(context.config.publicUrl),
    'cache-control': 'no-store',
  };
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
      readBody(request, body, bodyBytes),
    );
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(common));
    scope.setErrorHandler((error, request, reply) => answerApiError(context, request, reply, error));
    scope.route({
      method: 'POST',
      url: path,
      bodyLimit: bodyBytes,
      config: { operation, limit: 'own' },
      onRequest: async (request, reply) => void accounts.set(request, await post.admit(request, reply)),
      preParsing: async (request, reply) => {
        requireJsonBody(request.headers);
        const accountId = accounts.get(request);
        await admitBody(context, request, reply, {
          maxBytes: bodyBytes,
          accountId,
          admitLarge() {
            if (accountId === undefined) throw new CatalogError('missing_token');
          },
        });
      },
      handler: (request, reply) =>
        post.answer(request, reply, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    });
    context.knownPaths.add(path, { methods: ['POST'], options: { ...common, ...post.options }, refusal: common });
  });
}
