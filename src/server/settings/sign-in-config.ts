/** The values of the settings of sign-in, each set whole or not at all. */

/** The credentials of this server at another site, with whose accounts people can sign in. */
export interface OAuthClient {
  id: string;
  secret: string;
}

interface OpenIdProvider {
  issuer: string;
  /** For people. */
  name: string;
  scopes: string;
  /** Whether an address without a mark of verification counts as verified. */
  trustsEmail: boolean;
  /** The claim that names roles; undefined where admins give them. */
  rolesClaim: string | undefined;
  /** Values of the claim that make an admin or an editor. */
  admins: readonly string[];
  editors: readonly string[];
}

/** This server at the operator's own OpenID provider. */
export type OpenIdClient = OAuthClient & OpenIdProvider;

/** Throws where only one of the two is given. */
export function clientOf(name: string, id: string | undefined, secret: string | undefined): OAuthClient | undefined {
  if (id === undefined && secret === undefined) return undefined;
  if (id === undefined) throw new Error(`${name}_CLIENT_ID: expected a value, because ${name}_CLIENT_SECRET is set`);
  if (secret === undefined)
    throw new Error(`${name}_CLIENT_SECRET: expected a value, because ${name}_CLIENT_ID is set`);
  return { id, secret };
}

/** Throws where the issuer, its client or a part of the roles is missing. */
export function openIdOf(
  client: OAuthClient | undefined,
  {
    issuer,
    name,
    ...more
  }: Omit<OpenIdProvider, 'issuer' | 'name'> & {
    issuer: string | undefined;
    name: string | undefined;
  },
): OpenIdClient | undefined {
  if (issuer === undefined && client === undefined) return undefined;
  if (issuer === undefined) throw new Error('OIDC_ISSUER: expected a value, because OIDC_CLIENT_ID is set');
  if (client === undefined) throw new Error('OIDC_CLIENT_ID: expected a value, because OIDC_ISSUER is set');
  const { rolesClaim, admins, editors } = more;
  const maps = admins.length + editors.length > 0;
  if (maps && rolesClaim === undefined)
    throw new Error('OIDC_ROLES_CLAIM: expected a value, because OIDC_ADMINS or OIDC_EDITORS is set');
  if (!maps && rolesClaim !== undefined)
    throw new Error('OIDC_ADMINS: expected a value, because OIDC_ROLES_CLAIM is set');
  return { ...client, ...more, issuer, name: name ?? new URL(issuer).hostname };
}

/** Throws if that leaves no way to sign in. */
export function passwordSignInOf(isOn: boolean, oidc: OpenIdClient | undefined): boolean {
  if (!isOn && oidc === undefined)
    throw new Error('PASSWORD_SIGN_IN: expected on, because there is no OIDC_ISSUER to sign in with, got "off"');
  return isOn;
}
