/** How a claim is proven: what a maker puts where. */

const CLAIM_METHODS = ['dns', 'file', 'meta', 'github'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];
/** Those that are looked at again without the maker. */
export const SITE_METHODS = ['dns', 'file', 'meta'] as const satisfies ClaimMethod[];
export type SiteMethod = (typeof SITE_METHODS)[number];

export function isSiteMethod(text: unknown): text is SiteMethod {
  return (SITE_METHODS as readonly unknown[]).includes(text);
}

export function isClaimMethod(text: unknown): text is ClaimMethod {
  return (CLAIM_METHODS as readonly unknown[]).includes(text);
}

/** Name of the TXT record of a domain; its text is the token. */
export const recordName = (domain: string): string => `_toolshelf-challenge.${domain}`;
/** A text file with one token a line. */
export const PROOF_PATH = '/.well-known/toolshelf.txt';
/** Name of the meta element in the head of the home page. */
export const PROOF_META = 'toolshelf-verification';

/** Where a site is asked for its proof: at the domain itself, or with `www.` where the tool is listed so. */
export function proofOrigin(address: string, domain: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname === `www.${domain}` ? hostname : domain}`;
}
