/** A link between a node and the database that can be slow or cut, as a network is. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Link {
  port: number;
  /** Every piece of data arrives so many milliseconds later, in either direction. */
  delay(milliseconds: number): void;
  /** Ends all connections and takes no new ones until it is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** A link to a port of this machine. */
export async function openLink(target: number): Promise<Link> {
  let late = 0;
  let isCut = false;
  const sockets = new Set<Socket>();

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    from.setNoDelay(true);
    let due = 0;
    const later = (act: () => void): void => {
      // What was sent earlier arrives earlier, also when the delay has just become shorter.
      due = Math.max(due, performance.now() + late);
      const rest = due - performance.now();
      if (rest <= 0) act();
      else setTimeout(act, rest);
    };
    from.on('data', (bytes) => later(() => to.write(bytes)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const other = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    pass(socket, other);
    pass(other, socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    delay: (milliseconds) => (late = milliseconds),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => (isCut = false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
