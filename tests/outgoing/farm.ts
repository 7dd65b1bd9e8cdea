/**
 * A farm of servers on this machine that stands for the web: names resolve to addresses of the public internet, and those
 * lead to servers here. Everything else that is dialled is written down as a leak.
 */
import { once } from 'node:events';
import { BlockList, Socket, createServer, isIPv6, type AddressInfo, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Network } from '#outgoing/network.ts';
import type { CertificateKind, Certificates } from './certificates.ts';

/** What nobody may be led to, as IANA lists it (special-purpose address registries); written down apart from the guard. */
const FORBIDDEN = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  FORBIDDEN.ipv4.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  FORBIDDEN.ipv6.addSubnet(address, bits, 'ipv6');

function isForbidden(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return FORBIDDEN[family].check(address.replace(/%.*/, ''), family);
}

/** What a server does with a connection; `path` and `head` are of the request, once one has come. */
export type Behaviour = (socket: Socket, path: string, head: string) => void;

export interface Host {
  /** Addresses; asked for again with each resolving. One of the public internet unless told. */
  addresses?: () => string[] | Promise<string[]>;
  behave?: Behaviour;
  /** True for a server that acts before it has heard anything. */
  speaksFirst?: boolean;
  /** The certificate of port 443: of this name, of another one, one that has expired, or one that nobody vouches for. */
  certificate?: CertificateKind;
  /** Behaviour on port 443 where it is no TLS. */
  plain443?: Behaviour;
  nameServers?: string[];
}

export interface Farm {
  network: Network;
  /** Adds a host, below the domain of the farm where its name is one word; gives its origin (`http://…`). */
  add(name: string, host: Host): string;
  /** The address of a host on the public internet. */
  addressOf(name: string): string;
  /** Addresses and ports that were dialled, in order. */
  dialled: { address: string; port: number }[];
  /** Those among them that are not of the public internet. */
  leaks(): string[];
  close(): Promise<void>;
}

/** An answer in bytes. */
export function answer(status: string, headers: Record<string, string>, body: string | Buffer = ''): Buffer {
  const lines = Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers });
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`),
    Buffer.from(body),
  ]);
}

export const page = (body = '<title>Here</title>'): Behaviour =>
  gives(answer('200 OK', { 'content-type': 'text/html' }, body));

/** Sends bytes to whoever asks, and ends; robots.txt is not there. */
export function gives(bytes: Buffer): Behaviour {
  return (socket, path) => void socket.end(path === '/robots.txt' ? answer('404 Not Found', {}) : bytes);
}

/** Redirects every request but that for robots.txt. */
export const redirects = (location: string, status = '302 Found'): Behaviour => gives(answer(status, { location }));

function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  return once(server, 'listening').then(() => (server.address() as AddressInfo).port);
}

/** Acts once the head of a request has come, or at once. */
function serve(socket: Socket, behave: Behaviour, speaksFirst: boolean): void {
  socket.on('error', () => undefined);
  if (speaksFirst) return behave(socket, '', '');
  let head = '';
  const read = (chunk: Buffer): void => {
    head += chunk.toString('latin1');
    if (!head.includes('\r\n\r\n')) return;
    socket.off('data', read).resume();
    behave(socket, /^GET (\S+)/.exec(head)?.[1] ?? '', head);
  };
  socket.on('data', read);
  return undefined;
}

/** Addresses of the public internet, one for each host. */
const addressOf = (index: number): string => `93.184.${216 + (index >> 8)}.${index & 255}`;

export const DOMAIN = 'farm-of-tests.com';

/** Opens a farm without hosts; `certificates` is for hosts on port 443. */
export function openFarm(certificates?: Certificates): Farm {
  const hosts = new Map<string, Host & { own: string }>();
  const doors = new Map<string, Promise<number>>();
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const dialled: Farm['dialled'] = [];

  function open(server: Server): Promise<number> {
    servers.push(server);
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    return listen(server);
  }

  function openDoor(port: number, host: Host): Promise<number> {
    const { behave = page(), speaksFirst = false, certificate, plain443 } = host;
    if (port === 80) return open(createServer((socket) => serve(socket, behave, speaksFirst)));
    if (plain443 !== undefined) return open(createServer((socket) => serve(socket, plain443, true)));
    const held = certificate && certificates?.kinds[certificate];
    if (held === undefined) return Promise.reject(new Error('nobody listens'));
    const server = createTlsServer(held, (socket) => serve(socket, behave, speaksFirst));
    return open(server.on('tlsClientError', () => undefined));
  }

  function doorOf(address: string, port: number): Promise<number> {
    const door = `${address} ${port}`;
    const host = [...hosts.values()].find(({ own }) => own === address);
    if (host === undefined) return Promise.reject(new Error('nobody is there'));
    const known = doors.get(door) ?? openDoor(port, host);
    doors.set(door, known);
    return known;
  }

  const network: Network = {
    async resolve(name) {
      const host = hosts.get(name);
      if (host === undefined) throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' });
      return host.addresses === undefined ? [host.own] : host.addresses();
    },
    nameServers: (domain) => Promise.resolve(hosts.get(domain)?.nameServers ?? []),
    texts: (name) => Promise.reject(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' })),
    connect(address, port) {
      dialled.push({ address, port });
      const socket = new Socket();
      doorOf(address, port).then(
        (local) => socket.connect(local, '127.0.0.1'),
        () => socket.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      );
      return socket;
    },
    ...(certificates !== undefined && { certificates: [certificates.authority] }),
  };

  return {
    network,
    dialled,
    add(name, host) {
      const full = name.includes('.') ? name : `${name}.${DOMAIN}`;
      hosts.set(full, { ...host, own: addressOf(hosts.size) });
      return `http://${full}`;
    },
    addressOf: (name) => hosts.get(name.includes('.') ? name : `${name}.${DOMAIN}`)?.own ?? '',
    leaks: () =>
      dialled
        .filter(({ address, port }) => isForbidden(address) || (port !== 80 && port !== 443))
        .map(({ address, port }) => `${address} ${port}`),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
