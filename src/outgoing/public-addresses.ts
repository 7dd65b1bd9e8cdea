/** The network addresses that requests may reach: only addresses of the public internet. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All global unicast addresses (IANA, IPv6 Address Space). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Ranges in 2000::/3 that the library calls public: protocol assignments, 6to4, documentation.
 * Outside it are `::/96`, IPv4-mapped, NAT64, unique local and link-local addresses.
 */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Azure's metadata and health service has a public address. */
const CLOSED_4 = ['168.63.129.16/32'].map((range) => ipaddr.IPv4.parseCIDR(range));

/**
 * False for unusual spellings, zones, and addresses that are private, shared, local, reserved, for
 * documentation or embed another address (IANA special-purpose registries).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4
    ? !CLOSED_4.some((range) => address.match(range))
    : address.match(GLOBAL_UNICAST) && !CLOSED_6.some((range) => address.match(range));
}
