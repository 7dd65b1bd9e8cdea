/** Roles by the values of a claim of the operator's own provider. */
import type { Role } from '#catalog/roles.ts';
import type { OpenIdClient } from '#server/settings/config.ts';

/** The highest role that the values give, at least member; undefined where admins give roles. */
export function openIdRole(
  { rolesClaim, admins, editors }: Pick<OpenIdClient, 'rolesClaim' | 'admins' | 'editors'>,
  values: readonly string[] = [],
): Role | undefined {
  if (rolesClaim === undefined) return undefined;
  const has = (named: readonly string[]): boolean => values.some((value) => named.includes(value));
  return has(admins) ? 'admin' : has(editors) ? 'editor' : 'member';
}
