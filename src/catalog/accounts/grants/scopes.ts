/** GRANT_SCOPES and GRANT_RESOURCES: the scopes of grants and the resources they are valid for. */
import type { TokenScope } from '#catalog/accounts/tokens/tokens.ts';

/** Grant scope to API token scope; a grant never allows more than a member's token. */
export const GRANT_SCOPES = { read: 'submissions:read', submit: 'submissions:write' } as const satisfies Record<
  string,
  TokenScope
>;
export type GrantScope = keyof typeof GRANT_SCOPES;
export const GRANT_SCOPE_NAMES = Object.keys(GRANT_SCOPES) as GrantScope[];

/** The MCP server and the API. */
export const GRANT_RESOURCES = ['mcp', 'api'] as const;
export type GrantResource = (typeof GRANT_RESOURCES)[number];

/** The known scopes among words, in table order; others are ignored (RFC 6749, 3.3). */
export function scopesAmong(words: readonly string[]): GrantScope[] {
  return GRANT_SCOPE_NAMES.filter((name) => words.includes(name));
}

export function scopesOf(text: string): GrantScope[] {
  return scopesAmong(text.split(' '));
}

export function resourcesOf(text: string): GrantResource[] {
  const words = text.split(' ');
  return GRANT_RESOURCES.filter((name) => words.includes(name));
}

/**
 * The grant scopes that a program must request for an API token scope; submitting includes reading.
 */
export function scopesFor(needed: TokenScope): readonly GrantScope[] {
  return needed === GRANT_SCOPES.submit ? GRANT_SCOPE_NAMES : ['read'];
}
