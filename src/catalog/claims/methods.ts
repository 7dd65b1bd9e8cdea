/** Methods to prove a claim. */

const CLAIM_METHODS = ['dns', 'file', 'meta', 'github'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];
/** Methods that are checked again without the maker. */
export const SITE_METHODS = ['dns', 'file', 'meta'] as const satisfies ClaimMethod[];
export type SiteMethod = (typeof SITE_METHODS)[number];

export function isSiteMethod(text: unknown): text is SiteMethod {
  return (SITE_METHODS as readonly unknown[]).includes(text);
}

export function isClaimMethod(text: unknown): text is ClaimMethod {
  return (CLAIM_METHODS as readonly unknown[]).includes(text);
}

/** Name of the TXT record of a domain; the token is its text. */
export const recordName = (domain: string): string => `_toolshelf-challenge.${domain}`;
/** Path of a text file with one token a line. */
export const PROOF_PATH = '/.well-known/toolshelf.txt';
/** Name of the meta element in the head of the home page. */
export const PROOF_META = 'toolshelf-verification';

/** The origin of a site's proof: its domain, or `www.` if the tool is listed there. */
export function proofOrigin(address: string, domain: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname === `www.${domain}` ? hostname : domain}`;
}
