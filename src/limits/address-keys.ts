/** The key under which a network address is counted. */
import { isIP } from 'node:net';

/**
 * IPv4 unchanged, IPv4-mapped IPv6 as IPv4, other IPv6 as its /64: the smallest network of a
 * customer (RFC 6177), in which a client chooses any address. Other text is its own key.
 */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [address = ''] = ip.split('%', 1);
  if (isIP(address) !== 6) return ip;
  const groups = groupsOf(address);
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The network of a key, where one client may have many addresses: IPv4 /24, IPv6 /48. */
export function networkKey(key: string): string {
  if (!key.endsWith('::/64')) return key.replace(/\.\d+$/, '.0/24');
  return `${key.split(':').slice(0, 3).join(':')}::/48`;
}

/** Likewise, but IPv6 as its /32, the network of a provider, which gives customers a /48 or smaller. */
export function providerKey(key: string): string {
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 2).join(':')}::/32` : networkKey(key);
}

/** Expects a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, a: string, b: string, c: string, d: string) => {
      const word = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16);
      return `${word(a, b)}:${word(c, d)}`;
    },
  );
  const [head = '', tail] = hexadecimal.split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const before = read(head);
  const after = read(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
