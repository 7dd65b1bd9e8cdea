/** Sends a cached response: a 304 if the client has it, else its bytes in an accepted encoding. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.ts';
import { chooseEncoding } from './encodings.ts';
import { entityTag, isNotModified } from './entity-tags.ts';

/** Sends the bytes, or a 304; `type` is their media type if the reply has none yet. */
export function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  type?: string,
): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding'], cached.body.length);
  void reply.header('etag', entityTag(cached.tag, encoding));
  if (isNotModified(headers['if-none-match'], cached.tag)) return reply.code(304).send();
  if (type !== undefined) void reply.type(type);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(cached.bodyIn(encoding));
}
