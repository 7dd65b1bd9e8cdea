/** Checks the operator's own provider of sign-in by its discovery document. */
import type { Config } from '#server/settings/config.ts';
import { failed, ok, skipped, warning, type Finding } from './finding.ts';

/** Asks for the document, as a sign-in does. Throws if it cannot be read or is that of another issuer. */
export async function checkSignIn({ oidc, publicUrl }: Config): Promise<Omit<Finding, 'check'>> {
  if (oidc === undefined) return skipped('no OIDC_ISSUER; people sign in without a provider of yours');
  const { discoverProvider } = await import('#outgoing/openid.ts');
  const server = (await discoverProvider(oidc)).serverMetadata();
  const { authorization_endpoint: page, token_endpoint: tokens, jwks_uri: keys } = server;
  if (page === undefined || tokens === undefined || keys === undefined)
    return failed('the document names no authorization_endpoint, token_endpoint or jwks_uri');
  const said = `${oidc.name} answers; its redirect URI is ${publicUrl}/en/sign-in/oidc/return`;
  const claims = server.scopes_supported;
  const unknown = oidc.scopes.split(' ').filter((scope) => claims !== undefined && !claims.includes(scope));
  if (unknown.length > 0) return warning(`${said}; it does not list the scopes ${unknown.join(', ')} of OIDC_SCOPES`);
  if (server.claims_supported?.includes('email_verified') === false && !oidc.trustsEmail)
    return warning(
      `${said}; it does not list the claim email_verified, without which an address opens no account: see OIDC_TRUST_EMAIL`,
    );
  if (new URL(oidc.issuer).protocol === 'http:')
    return warning(`${said}; OIDC_ISSUER is http, which anybody between can read`);
  return ok(said);
}
