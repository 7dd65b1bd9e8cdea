/** Ports of this machine that nobody listens on, each given once by a process. */
import { createServer, type AddressInfo } from 'node:net';

const given = new Set<number>();

/** The system may name a port again as soon as it is closed: two servers of one test must not be told the same. */
export async function freePort(): Promise<number> {
  const port = await unusedPort();
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

function unusedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
