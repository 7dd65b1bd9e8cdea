/** A signal that a client has closed its connection. */
import type { FastifyReply } from 'fastify';

/** Unlike Fastify's `request.signal`, it is not aborted when a body has been read. */
export function clientSignal({ raw, request }: FastifyReply): AbortSignal {
  const { socket } = request.raw;
  const leaving = new AbortController();
  const onClose = (): void => {
    if (!raw.writableFinished) leaving.abort();
  };
  if (socket.destroyed) onClose();
  socket.once('close', onClose);
  // The connection may carry another request.
  raw.once('finish', () => socket.off('close', onClose));
  return leaving.signal;
}
