/** Connects to an address that was checked: a name is resolved once, against DNS rebinding. */
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './public-addresses.ts';
import type { Network } from './network.ts';
import { refused } from './refusals.ts';

/** For each address; one of each family is tried. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Resolves on `event`. An error, the timeout or `signal` destroys the socket. */
function until<S extends Socket>(socket: S, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const either = AbortSignal.any([signal, AbortSignal.timeout(CONNECT_TIMEOUT_MS)]);
    const fail = (error: unknown): void => {
      either.removeEventListener('abort', abort);
      socket.destroy();
      reject(error);
    };
    const abort = (): void => fail(either.reason);
    either.addEventListener('abort', abort, { once: true });
    socket.once('error', fail);
    socket.once('close', () => fail(refused('unreachable')));
    socket.once(event, () => {
      either.removeEventListener('abort', abort);
      // From here on the reader of the socket handles its errors.
      socket.off('error', fail).on('error', () => undefined);
      resolve(socket);
    });
    if (either.aborted) abort();
  });
}

/** Rejects as soon as `signal` is aborted, even if `promise` never settles. */
export function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      promise.catch(() => undefined);
      reject(signal.reason as Error);
      return;
    }
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The first of each family. Throws `forbidden_address` if any is not public where it must be. */
async function chooseAddresses(network: Network, name: string, signal: AbortSignal): Promise<string[]> {
  const addresses = await within(network.resolve(name), signal);
  if (network.reaches !== 'everything' && !addresses.every(isPublicAddress)) throw refused('forbidden_address');
  const chosen = [addresses.find((each) => !each.includes(':')), addresses.find((each) => each.includes(':'))];
  const found = chosen.filter((each) => each !== undefined);
  if (found.length === 0) throw refused('unknown_host');
  return found;
}

async function connectToFirst(network: Network, addresses: readonly string[], port: number, signal: AbortSignal) {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await until(network.connect(address, port), 'connect', signal);
    } catch (error) {
      failure = error;
      signal.throwIfAborted();
    }
  }
  throw failure;
}

/** Opens a socket to the host of `url`, with TLS for https. Throws errors that refusalOf reads. */
export async function connect(network: Network, url: URL, signal: AbortSignal): Promise<Socket> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const addresses = await chooseAddresses(network, host, signal);
  const socket = await connectToFirst(network, addresses, port, signal);
  if (!isSecure) return socket;
  const secure = connectTls({
    socket,
    host,
    // SNI has no literal addresses (RFC 6066, 3).
    ...(isIP(host) === 0 && { servername: host }),
    ALPNProtocols: ['http/1.1'],
    ...(network.certificates !== undefined && { ca: [...network.certificates] }),
  });
  return until(secure, 'secureConnect', signal).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
}
