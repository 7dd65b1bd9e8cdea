/** Sends a representation: a 304 if the client has it, else its bytes in an accepted encoding, or a range of them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange, type ByteRange } from './byte-ranges.ts';
import { selectRepresentation, type Representation } from './representation.ts';

/**
 * Sends the bytes, or a 304; `type` is their media type if the reply has none yet. Where the bytes
 * cannot be made, the reply has none of these headers.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  type?: string,
): FastifyReply | Promise<FastifyReply> {
  const { encoding, etag, isUnchanged } = selectRepresentation(request.headers, representation);
  const describe = (): void => {
    void reply.header('etag', etag);
    if (representation.encodings.length > 1 && !reply.hasHeader('vary')) void reply.header('vary', 'Accept-Encoding');
    if (representation.openRange !== undefined) void reply.header('accept-ranges', 'bytes');
  };
  if (isUnchanged) {
    describe();
    return reply.code(304).send();
  }
  const send = (body: unknown): FastifyReply => {
    describe();
    if (type !== undefined) void reply.type(type);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(body);
  };
  if (representation.openRange !== undefined) {
    // A range is defined for GET alone (RFC 9110, 14.2).
    const range = request.method === 'GET' ? readRange(request.headers, representation.size, etag) : 'whole';
    if (range === 'none')
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${representation.size}`, 'cache-control': 'no-store' })
        .send();
    return openPart(request, reply, representation, range).then(send);
  }
  const body = representation.bodyIn(encoding);
  return body instanceof Promise ? body.then(send) : send(body);
}

/** The requested part, with the status and the headers of a range. */
async function openPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, openRange }: Representation,
  range: ByteRange | 'whole',
): Promise<unknown> {
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
  // HEAD reads nothing.
  const body = await openRange?.(first, request.method === 'HEAD' ? first : last);
  if (range !== 'whole') void reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  void reply.header('content-length', last - first + 1);
  return body;
}
