/** Listening: several sockets on one port, since Node takes one new connection from each in a turn of the event loop. */
import type { Server } from 'node:http';
import { createServer, Server as TcpServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Under load turns are long: four hundred connections at once would wait for as many of them at one socket. */
const SOCKETS = 16;
/** After so much of a body that waits to be read Node stops reading its connection, in the middle of what has come in. */
export const BUFFERED_BYTES = 8_192;

/** All sockets that a server listens on. */
export interface Listeners {
  /** Stops listening; connections that are open stay. */
  close(): void;
  /** Resolves when the last of their connections has ended. */
  readonly ended: Promise<void>;
}

/**
 * Listens at an address and port that are known to be free: from then on other programs of this user that ask for it
 * could share the port, as the kernel shares it among our sockets (SO_REUSEPORT, `man 7 socket`). Where systems do not
 * have that, one socket listens.
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

/** A socket whose connections are the server's. */
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
      // Of HTTP servers `close` ends connections, too.
      TcpServer.prototype.close.call(server);
      for (const other of others) other.close();
    },
    ended: ended.then(() => undefined),
  };
}
