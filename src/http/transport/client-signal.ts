/** Whether anybody still waits for the answer to a request. */
import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the connection closes before the answer has left. Fastify's own `request.signal` is aborted
 * as soon as a body has been read.
 */
export function clientSignal({ raw, request }: FastifyReply): AbortSignal {
  const { socket } = request.raw;
  const leaving = new AbortController();
  const onClose = (): void => {
    if (!raw.writableFinished) leaving.abort();
  };
  if (socket.destroyed) onClose();
  socket.once('close', onClose);
  // The next request may come over the same connection.
  raw.once('finish', () => socket.off('close', onClose));
  return leaving.signal;
}
