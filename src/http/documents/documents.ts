/** Public documents such as the OpenAPI document, with ETag, compressed once. */
import type { FastifyInstance } from 'fastify';
import { fieldError } from '#catalog/errors.ts';
import { API_SECURITY_HEADERS, CORS_HEADERS, PREFLIGHT_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import type { AppContext } from '#http/app-context.ts';
import { CachedResponse } from '#http/send/cached-response.ts';
import { sendRepresentation } from '#http/send/send-representation.ts';
import { parseQuery } from '#http/transport/forms.ts';

export interface FixedDocument {
  paths: readonly string[];
  type: string;
  /** Texts by the parameter `view`; the empty one without it. Called for each request; a response is rebuilt when its text changes. */
  views: Readonly<Record<string, () => string>>;
}

/** Serves the document at all of its paths. */
export function registerDocument(fastify: FastifyInstance, context: AppContext, document: FixedDocument): void {
  const latest = new Map<string, { body: string; response: CachedResponse }>();
  const currentAnswer = (query: string): CachedResponse => {
    const view = parseQuery(query).get('view') ?? '';
    const write = new Map(Object.entries(document.views)).get(view);
    if (write === undefined) {
      const allowed = Object.keys(document.views).filter((name) => name !== '');
      throw fieldError('view', { rule: 'not_one_of', allowed });
    }
    const body = write();
    let found = latest.get(view);
    if (found?.body !== body) {
      found = { body, response: new CachedResponse({ status: 200, headers: {}, body }) };
      latest.set(view, found);
    }
    return found.response;
  };
  const common = { ...API_SECURITY_HEADERS, ...transportHeaders(context.config.publicUrl), ...CORS_HEADERS };
  for (const url of document.paths) {
    // No limit: the bytes are made once, and a client must be able to read how to behave.
    fastify.route({
      method: ['GET', 'HEAD'],
      url,
      config: { limit: 'none' },
      handler: async (request, reply) => {
        const answer = currentAnswer(request.url);
        void reply.headers(common).header('cache-control', 'public, max-age=300');
        return sendRepresentation(request, reply, answer, document.type);
      },
    });
    context.knownPaths.add(url, { methods: ['GET'], options: { ...common, ...PREFLIGHT_HEADERS }, refusal: common });
  }
}
