/** Public documents such as the OpenAPI document, with ETag, compressed once. */
import type { FastifyInstance } from 'fastify';
import { API_SECURITY_HEADERS, CORS_HEADERS, PREFLIGHT_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import type { AppContext } from '#http/app-context.ts';
import { chooseEncoding } from '#http/send/encodings.ts';
import { entityTag, isNotModified } from '#http/send/entity-tags.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import { createResponseCache } from '#http/send/response-cache.ts';
import { refundLimits } from '#http/transport/request-limits.ts';

export interface FixedDocument {
  paths: readonly string[];
  type: string;
  /** Called for each request; the response is rebuilt when the text changes. */
  body(): string;
}

const LARGEST_BYTES = 16 * 1024 * 1024;

/** Serves the document at all of its paths. */
export function registerDocument(fastify: FastifyInstance, context: AppContext, document: FixedDocument): void {
  const cache = createResponseCache(LARGEST_BYTES);
  let body = '';
  let kept: CachedResponse | undefined;
  const currentAnswer = (): CachedResponse => {
    const current = document.body();
    if (kept === undefined || current !== body) kept = cache.set('', 0, { status: 200, headers: {}, body: current });
    body = current;
    return kept;
  };
  const common = { ...API_SECURITY_HEADERS, ...transportHeaders(context.config.publicUrl), ...CORS_HEADERS };
  for (const url of document.paths) {
    fastify.get(url, async (request, reply) => {
      const answer = currentAnswer();
      const encoding = chooseEncoding(request.headers['accept-encoding'], answer.bodyIn('identity').length);
      void reply
        .headers(common)
        .header('cache-control', 'public, max-age=300')
        .header('vary', 'Accept-Encoding')
        .header('etag', entityTag(answer.tag, encoding));
      if (isNotModified(request.headers['if-none-match'], answer.tag)) {
        await refundLimits(context, reply, [['read', clientAddress(request, context.config)]]);
        return reply.code(304).send();
      }
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply.type(document.type).send(answer.bodyIn(encoding));
    });
    context.knownPaths.add(url, { methods: ['GET'], options: { ...common, ...PREFLIGHT_HEADERS }, refusal: common });
  }
}
