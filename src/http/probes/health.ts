/** Liveness and readiness probes. */
import type { FastifyInstance } from 'fastify';
import { API_SECURITY_HEADERS, transportHeaders } from '#http/send/api-headers.ts';
import type { AppContext } from '#http/app-context.ts';
import { readOrigin } from '#http/transport/request-origin.ts';
import { answerReadiness, readReadiness } from './readiness.ts';

/** Probes and scrapers use internal host names, or none with HTTP/1.0: any Host is accepted. */
export const PROBE_PATHS: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics']);

export function registerHealth(fastify: FastifyInstance, context: AppContext): void {
  const common = {
    ...API_SECURITY_HEADERS,
    ...transportHeaders(context.config.publicUrl),
    'cache-control': 'no-store',
  };
  const json = { ...common, 'content-type': 'application/json; charset=utf-8' };
  // Unlimited: an orchestrator restarts the process if probes fail.
  const unlimited = { config: { limit: 'none' } } as const;
  fastify.get('/livez', unlimited, async (request, reply) => {
    const origin = await readOrigin(request, context.db, context.config);
    return reply.headers(json).send(JSON.stringify({ status: 'alive', ...(origin !== null && { origin }) }));
  });
  for (const url of ['/readyz', '/healthz']) {
    fastify.get(url, unlimited, async (_request, reply) => {
      const { status, body, retryAfter } = answerReadiness(await readReadiness(context));
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply.code(status).headers(json).send(body);
    });
  }
}
