/** What operators' machines ask: is the process alive, can it serve, what are its figures. */
import type { FastifyInstance } from 'fastify';
import { readRevision } from '#catalog/revision.ts';
import type { Parts } from './parts.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-type': 'application/json; charset=utf-8' };

export function registerHealth(fastify: FastifyInstance, parts: Parts): void {
  fastify.get('/livez', async (_request, reply) => reply.headers(HEADERS).send('{"status":"alive"}'));
  for (const url of ['/readyz', '/healthz']) {
    fastify.get(url, async (_request, reply) => {
      try {
        await readRevision(parts.db.read);
        return reply.headers(HEADERS).send('{"status":"ready"}');
      } catch (error) {
        parts.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).headers(HEADERS).header('retry-after', '2').send('{"status":"unavailable"}');
      }
    });
  }
  fastify.get('/metrics', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type(parts.metrics.contentType).send(await parts.metrics.expose()),
  );
}
