/** What of an address can be shown to be somebody's: its domain, or its repository. */
import { parse } from 'tldts';
import { SHARED_HOSTS } from './web-addresses.ts';

export interface Claimable {
  /** Registrable domain; null where many people share the host, whose own domain proves nothing about one of them. */
  domain: string | null;
  /** `github.com/owner/name`. */
  repository: string | null;
}

const REPOSITORY = /^\/([\w.-]{1,100})\/([\w.-]{1,100})(?:\/|$)/;

/** What can be shown to be somebody's of an address. */
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

/** Whether something can be shown to be somebody's of both addresses. */
export function isSameClaimable(one: string, other: string): boolean {
  const [a, b] = [claimableOf(one), claimableOf(other)];
  return a.domain === b.domain && a.repository === b.repository;
}
