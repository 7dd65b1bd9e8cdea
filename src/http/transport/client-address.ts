/** The address of the client, read through trusted proxies only. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from '#limits/address-keys.ts';
import type { Config } from '#server/settings/config.ts';
import { recordForwarded } from './forgotten-proxies.ts';

/** Most X-Forwarded-For headers cached for a list of proxies. */
const MOST_KNOWN = 10_000;
/** Longest X-Forwarded-For that is cached. */
const LONGEST_KNOWN = 200;

interface Proxies {
  isTrusted(hop: string, index: number): boolean;
  /** By X-Forwarded-For: its last peer and the resulting key. */
  known: Map<string, { peer: string; key: string }>;
}

const lists = new WeakMap<readonly string[], Proxies>();

function proxiesOf(ranges: readonly string[]): Proxies {
  let proxies = lists.get(ranges);
  if (proxies === undefined) {
    const isTrusted = proxyAddr.compile([...ranges]);
    proxies = { isTrusted: (hop, index) => isTrusted(withoutPort(hop), index), known: new Map() };
    lists.set(ranges, proxies);
  }
  return proxies;
}

/** Some proxies write `198.51.100.1:5678` or `[2001:db8::1]:443`, with a changing port. */
function withoutPort(hop: string): string {
  const match = /^(?:\[([^[\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(hop);
  return match?.[1] ?? match?.[2] ?? hop;
}

/**
 * The rate limit key of the client: an IPv4 address, or the /64 of an IPv6 one. X-Forwarded-For is
 * read from the right, only as far as the hops are in TRUSTED_PROXIES: a client can forge the rest.
 */
export function clientAddress(request: { raw: IncomingMessage }, config: Config): string {
  const { raw } = request;
  const peer = raw.socket.remoteAddress ?? '0.0.0.0';
  const header = raw.headers['x-forwarded-for'];
  const forwarded = typeof header === 'string' ? header : '';
  if (config.trustedProxies.length === 0) {
    recordForwarded(config, peer, forwarded === '' ? undefined : forwarded);
    return addressKey(peer);
  }
  const proxies = proxiesOf(config.trustedProxies);
  const last = proxies.known.get(forwarded);
  if (last?.peer === peer) return last.key;
  const key = addressKey(findClient(raw, peer, proxies));
  if (forwarded.length <= LONGEST_KNOWN) {
    if (proxies.known.size >= MOST_KNOWN) proxies.known.clear();
    proxies.known.set(forwarded, { peer, key });
  }
  return key;
}

/** Whether TRUSTED_PROXIES contains an address. */
export function isTrustedProxy(address: string, { trustedProxies }: Pick<Config, 'trustedProxies'>): boolean {
  return proxiesOf(trustedProxies).isTrusted(address, 0);
}

/** The first untrusted hop; if it is not an address, the proxy that sent it. */
function findClient(raw: IncomingMessage, peer: string, { isTrusted }: Proxies): string {
  const hops = proxyAddr.all(raw, isTrusted).map(withoutPort);
  return hops.findLast((hop) => isIP(hop) !== 0) ?? peer;
}
