/** The domain or repository of an address that an owner can prove. */
import { parse } from 'tldts';
import { SHARED_HOSTS } from './web-addresses.ts';

export interface Claimable {
  /** Registrable domain; null on shared hosts, where it proves nothing about one tool. */
  domain: string | null;
  /** `github.com/owner/name`. */
  repository: string | null;
}

const REPOSITORY = /^\/([\w.-]{1,100})\/([\w.-]{1,100})(?:\/|$)/;

/** The claimable domain and repository of an address. */
export function claimableOf(address: string): Claimable {
  const url = URL.parse(address);
  const host = (url?.hostname ?? '').replace(/\.$/, '');
  const [, owner, name] = (host === 'github.com' && REPOSITORY.exec(url?.pathname ?? '')) || [];
  const own = parse(host, { allowPrivateDomains: true });
  const domain = parse(host).domain;
  const isShared = own.isPrivate === true || SHARED_HOSTS.has(host) || (domain !== null && SHARED_HOSTS.has(domain));
  return {
    domain: isShared || own.isIp === true ? null : domain,
    repository:
      owner === undefined || name === undefined
        ? null
        : `github.com/${owner}/${name.replace(/\.git$/, '')}`.toLowerCase(),
  };
}

/** Whether two addresses share a claimable domain or repository. */
export function isSameClaimable(one: string, other: string): boolean {
  const [a, b] = [claimableOf(one), claimableOf(other)];
  return a.domain === b.domain && a.repository === b.repository;
}
