/** An address of its own that takes JSON by POST beside the operations of the API: framing, headers, errors. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_SECURITY_HEADERS, transportHeaders } from './api-headers.ts';
import { admitBody, requireJsonBody } from './api/request-headers.ts';
import type { AppContext } from './app-context.ts';
import { answerApiError } from './error-answers.ts';

export interface JsonPost {
  path: string;
  /** What the log and the figures call it. */
  operation: string;
  /** Largest body in bytes. */
  bodyBytes: number;
  /** Headers of the answer to OPTIONS, beside those of every answer. */
  options?: Readonly<Record<string, string>>;
  /** Throws where the request is refused before its body is read. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Gives what is sent; `body` as it came, not parsed yet. */
  answer(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<unknown>;
}

/** Registers the address. It takes its limits itself; what it throws is answered as by the API. */
export function registerJsonPost(fastify: FastifyInstance, context: AppContext, post: JsonPost): void {
  const { path, operation, bodyBytes } = post;
  const common = {
    ...API_SECURITY_HEADERS,
    ...transportHeaders(context.config.publicUrl),
    'cache-control': 'no-store',
  };
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(common));
    scope.setErrorHandler((error, request, reply) => answerApiError(context, request, reply, error));
    scope.route({
      method: 'POST',
      url: path,
      config: { operation, limit: 'own' },
      onRequest: (request, reply) => post.admit(request, reply),
      preParsing: async (request, reply) => {
        requireJsonBody(request);
        admitBody(request, reply, bodyBytes);
      },
      handler: (request, reply) =>
        post.answer(request, reply, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    });
    context.knownPaths.add(path, { methods: ['POST'], options: { ...common, ...post.options }, refusal: common });
  });
}
