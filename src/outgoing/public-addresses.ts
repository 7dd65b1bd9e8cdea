/** Which network addresses may be dialled at all: those of the public internet, and nothing that leads back inside. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is given out for unicast on the public internet (IANA, IPv6 Address Space). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * What the library takes for public: protocol assignments with Teredo and ORCHID in them, 6to4, documentation.
 * Everything outside 2000::/3 is refused anyway: `::/96`, IPv4-mapped, NAT64, unique local, link-local.
 */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** The metadata and health service of Azure, which has an address of the public internet. */
const CLOSED_4 = ['168.63.129.16/32'].map((range) => ipaddr.IPv4.parseCIDR(range));

/**
 * Whether an address in its usual spelling may be dialled. False for other spellings, zones, and everything private, shared,
 * local, reserved, for documentation, or made of another address (IANA special-purpose registries).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4
    ? !CLOSED_4.some((range) => address.match(range))
    : address.match(GLOBAL_UNICAST) && !CLOSED_6.some((range) => address.match(range));
}
