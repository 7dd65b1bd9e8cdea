/** Whose request it is: the client's address, seen through trusted proxies only. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { addressKey } from '#limits/address-keys.ts';
import type { Config } from '#src/config.ts';

const lists = new WeakMap<readonly string[], BlockList>();

function trustedList(ranges: readonly string[]): BlockList {
  let list = lists.get(ranges);
  if (list === undefined) {
    list = new BlockList();
    for (const range of ranges) {
      const [address = '', prefix] = range.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
    }
    lists.set(ranges, list);
  }
  return list;
}

function isTrusted(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Key of the client for limits: IPv4 address, or /64 of an IPv6 one. X-Forwarded-For is read from its right end
 * and only as far as the hops are proxies named in TRUSTED_PROXIES; everything else in it is the client's own word.
 */
export function clientAddress(request: { raw: IncomingMessage }, config: Config): string {
  const peer = request.raw.socket.remoteAddress ?? '0.0.0.0';
  if (config.trustedProxies.length === 0) return addressKey(peer);
  const trusted = trustedList(config.trustedProxies);
  const forwarded = request.raw.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map((hop) => hop.trim());
  let client = peer;
  while (isTrusted(trusted, client)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    client = hop;
  }
  return addressKey(client);
}
