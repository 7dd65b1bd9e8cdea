/** The network under the fetcher. Tests map names and public addresses to local servers. */
import { Resolver, lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';

/** For one DNS query. */
const NAME_TIMEOUT_MS = 2_000;
const NAME_TRIES = 2;

/** The fetcher checks all addresses from `resolve` and gives one of them to `connect`. */
export interface Network {
  /** All addresses of a name. Throws with a `code` of `node:dns`: `ENOTFOUND` if unknown. */
  resolve(name: string): Promise<string[]>;
  /** Throws like `resolve`. */
  nameServers(domain: string): Promise<string[]>;
  /** The TXT records of a name, each joined. Throws like `resolve`. */
  texts(name: string): Promise<string[]>;
  connect(address: string, port: number): Socket;
  /** Set if private addresses are allowed. */
  readonly reaches?: 'everything';
  /** Certificate authorities (PEM) that replace the ones of Node. */
  readonly certificates?: readonly string[];
}

/** Whether a name server says of a name that always exists that it does not (RFC 6761, 6.5): then it says so of all. */
const knowsNoNames = (resolver: Resolver): Promise<boolean> =>
  resolver.resolveTxt('example.org').then(
    () => false,
    (error: unknown) => (error as { code?: string }).code === 'ENOTFOUND',
  );

/** Without the hosts file, which may hold internal names. `servers` are `address:port`. */
export function createNetwork(servers?: readonly string[]): Network {
  const open = (): Resolver => {
    const resolver = new Resolver({ timeout: NAME_TIMEOUT_MS, tries: NAME_TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    return resolver;
  };
  return {
    async resolve(name) {
      const resolver = open();
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      if (addresses.length > 0) return addresses;
      const errors = found.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code?: string }] : []));
      // Nothing is known of a name while one query has failed: the other family may exist.
      const failure = errors.find(({ code }) => code !== 'ENOTFOUND' && code !== 'ENODATA');
      if (failure !== undefined) throw failure;
      if (await knowsNoNames(resolver)) throw Object.assign(new Error('knows no names'), { code: 'ESERVFAIL' });
      throw errors[0] ?? new Error('no addresses');
    },
    nameServers: (domain) => open().resolveNs(domain),
    texts: async (name) => (await open().resolveTxt(name)).map((parts) => parts.join('')),
    // Without a second lookup or a second family.
    connect: (address, port) => connect({ host: address, port, autoSelectFamily: false }),
  };
}

export const INTERNET: Network = createNetwork();

/** Resolves names like every program of this machine, and allows private addresses. */
export const OWN_NETWORK: Network = {
  ...INTERNET,
  reaches: 'everything',
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
};
