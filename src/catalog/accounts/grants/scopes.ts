/** GRANT_SCOPES, what programs may ask for, and GRANT_RESOURCES, where it is good. */
import type { TokenScope } from '#catalog/accounts/tokens/tokens.ts';

/** Each with what it is among the scopes of API tokens; a grant never allows more than a member's token. */
export const GRANT_SCOPES = { read: 'submissions:read', submit: 'submissions:write' } as const satisfies Record<
  string,
  TokenScope
>;
export type GrantScope = keyof typeof GRANT_SCOPES;
export const GRANT_SCOPE_NAMES = Object.keys(GRANT_SCOPES) as GrantScope[];

/** The MCP server and the API. */
export const GRANT_RESOURCES = ['mcp', 'api'] as const;
export type GrantResource = (typeof GRANT_RESOURCES)[number];

/** The scopes among words, in our order; words that mean nothing here are left out (RFC 6749, 3.3). */
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

/** What a program must ask for to be given a scope of API tokens; whoever submits follows it, too. */
export function scopesFor(needed: TokenScope): readonly GrantScope[] {
  return needed === GRANT_SCOPES.submit ? GRANT_SCOPE_NAMES : ['read'];
}
