/** Listens with several sockets on one port: Node accepts one connection per socket and turn. */
import type { Server } from 'node:http';
import { createServer, Server as TcpServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Turns are long under load: with one socket, 400 new connections would wait for 400 turns. */
const SOCKETS = 16;
/** Node stops reading a connection when this many bytes of a body are unread. */
export const BUFFERED_BYTES = 8_192;

export interface Listeners {
  /** Stops listening; open connections stay. */
  close(): void;
  /** Resolves when the connections of the additional sockets have ended. */
  readonly ended: Promise<void>;
}

/**
 * Listens at a free port. With SO_REUSEPORT (`man 7 socket`) other programs of this user could
 * share the port, as our sockets do. Systems without it use one socket.
 */
export async function listen(fastify: FastifyInstance, address: { host: string; port: number }): Promise<Listeners> {
  const { server } = fastify;
  try {
    await fastify.listen({ ...address, reusePort: true } as typeof address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTSUP') throw error;
    await fastify.listen(address);
    return listenersOf(server, []);
  }
  const others = Array.from({ length: SOCKETS - 1 }, () => joinTo(server));
  await Promise.all(others.map((other) => opened(other, address)));
  return listenersOf(server, others);
}

/** A socket that passes its connections to `server`. */
function joinTo(server: Server): TcpServer {
  const options = { allowHalfOpen: true, noDelay: true, highWaterMark: BUFFERED_BYTES };
  return createServer(options, (socket) => void server.emit('connection', socket));
}

function opened(socket: TcpServer, address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.listen({ ...address, reusePort: true }, resolve);
  });
}

function listenersOf(server: Server, others: readonly TcpServer[]): Listeners {
  const ended = Promise.all(others.map((other) => new Promise((resolve) => other.once('close', resolve))));
  return {
    close() {
      // `close` of an HTTP server would also close its connections.
      TcpServer.prototype.close.call(server);
      for (const other of others) other.close();
    },
    ended: ended.then(() => undefined),
  };
}
