/** The URLs and metadata of the authorization server, and the challenge that points to it. */
import { GRANT_RESOURCES, GRANT_SCOPE_NAMES, scopesFor, type GrantResource } from '#catalog/accounts/grants/scopes.ts';
import type { CatalogError } from '#catalog/errors.ts';
import type { AppContext } from '#http/app-context.ts';
import { API_PREFIX, MCP_PATH } from '#http/pages/site-paths.ts';

export const AUTHORIZE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';
export const REVOCATION_PATH = '/oauth/revoke';
/** RFC 7591, 3. */
export const REGISTRATION_PATH = '/oauth/register';
/** RFC 8414, 3. */
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server';

const PATHS: Readonly<Record<GrantResource, string>> = { mcp: MCP_PATH, api: API_PREFIX };

/** The metadata URL of a resource (RFC 9728, 3.1). */
export function resourceMetadataPath(resource: GrantResource): string {
  return `/.well-known/oauth-protected-resource${PATHS[resource]}`;
}

/** The identifier of a resource (RFC 8707). */
export function resourceAddress(publicUrl: string, resource: GrantResource): string {
  return publicUrl + PATHS[resource];
}

/** Undefined if an address is not a resource of this server. */
export function resourcesAt(publicUrl: string, addresses: readonly string[]): GrantResource[] | undefined {
  const found = GRANT_RESOURCES.filter((name) => addresses.includes(resourceAddress(publicUrl, name)));
  return found.length === new Set(addresses).size ? found : undefined;
}

/** Whether grants are offered: client metadata must be fetched. */
export function offersGrants({ fetcher }: Pick<AppContext, 'fetcher'>): boolean {
  return fetcher !== undefined;
}

/** RFC 8414, with RFC 7591, RFC 9207 and Client ID Metadata Documents. */
export function serverMetadata(publicUrl: string): Record<string, unknown> {
  return {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + AUTHORIZE_PATH,
    token_endpoint: publicUrl + TOKEN_PATH,
    token_endpoint_auth_methods_supported: ['none'],
    registration_endpoint: publicUrl + REGISTRATION_PATH,
    revocation_endpoint: publicUrl + REVOCATION_PATH,
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: GRANT_SCOPE_NAMES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/llms.txt`,
  };
}

/** RFC 9728. */
export function resourceMetadata(publicUrl: string, resource: GrantResource, name: string): Record<string, unknown> {
  return {
    resource: resourceAddress(publicUrl, resource),
    resource_name: name,
    authorization_servers: [publicUrl],
    scopes_supported: GRANT_SCOPE_NAMES,
    bearer_methods_supported: ['header'],
  };
}

const ERRORS_OF_TOKENS: Readonly<Record<string, string>> = {
  invalid_token: 'invalid_token',
  expired_token: 'invalid_token',
  revoked_token: 'invalid_token',
  insufficient_scope: 'insufficient_scope',
};

/** The WWW-Authenticate challenge (RFC 9728, 5.1); undefined if it does not apply. */
export function challengeOf(
  context: Pick<AppContext, 'config' | 'fetcher'>,
  resource: GrantResource,
  { code, scope }: CatalogError,
): string | undefined {
  if (!offersGrants(context) || (code !== 'missing_token' && !Object.hasOwn(ERRORS_OF_TOKENS, code))) return undefined;
  const parts = [`realm="api"`];
  const error = ERRORS_OF_TOKENS[code];
  if (error !== undefined) parts.push(`error="${error}"`);
  if (scope !== undefined) parts.push(`scope="${scopesFor(scope).join(' ')}"`);
  parts.push(`resource_metadata="${context.config.publicUrl}${resourceMetadataPath(resource)}"`);
  return `Bearer ${parts.join(', ')}`;
}
