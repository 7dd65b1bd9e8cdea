/** Liveness and readiness probes. */
import type { FastifyInstance } from 'fastify';
import { API_SECURITY_HEADERS, transportHeaders } from './api-headers.ts';
import type { AppContext } from './app-context.ts';
import { readOrigin } from './request-origin.ts';

/** Paths of probes and scrapers, which name us as their network does: answered under any Host, and without one to HTTP/1.0. */
export const PROBE_PATHS: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics']);

export function registerHealth(fastify: FastifyInstance, context: AppContext): void {
  const common = {
    ...API_SECURITY_HEADERS,
    ...transportHeaders(context.config.publicUrl),
    'cache-control': 'no-store',
  };
  const json = { ...common, 'content-type': 'application/json; charset=utf-8' };
  // No limit: whoever asks decides by the answer whether this process lives on.
  const unlimited = { config: { limit: 'none' } } as const;
  fastify.get('/livez', unlimited, async (request, reply) => {
    const origin = await readOrigin(request, context.db, context.config);
    return reply.headers(json).send(JSON.stringify({ status: 'alive', ...(origin !== null && { origin }) }));
  });
  for (const url of ['/readyz', '/healthz']) {
    fastify.get(url, unlimited, async (_request, reply) => {
      if (context.draining.isDraining) return reply.code(503).headers(json).send('{"status":"draining"}');
      const { isLoaded, loadedShare } = context.live;
      if (!isLoaded) {
        const done = Math.floor(loadedShare * 100) / 100;
        return reply
          .code(503)
          .headers(json)
          .header('retry-after', '2')
          .send(JSON.stringify({ status: 'loading', done }));
      }
      if (await context.live.isAlive()) return reply.headers(json).send('{"status":"ready"}');
      return reply.code(503).headers(json).header('retry-after', '2').send('{"status":"unavailable"}');
    });
  }
}
