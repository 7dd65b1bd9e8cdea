/** Authorization requests of programs (OAuth 2.1, 4.1.1) and their redirect. */
import { CatalogError } from '#catalog/errors.ts';
import { scopesAmong, type GrantResource, type GrantScope } from '#catalog/accounts/grants/scopes.ts';
import { resourcesAt } from './addresses.ts';

const LONGEST = 2_048;
/** Longest packed request: it is part of sign-in URLs, which have at most 2,048 characters. */
export const PACKED_LENGTH = 1_500;
/** Other parameters are ignored (RFC 6749, 3.1). */
const KNOWN = new Set(
  'response_type client_id redirect_uri scope state code_challenge code_challenge_method resource'.split(' '),
);

export interface AuthorizationRequest {
  scopes: GrantScope[];
  resources: GrantResource[];
  challenge: string;
}

/** Names of RFC 6749, 4.1.2.1 and RFC 8707, 2. */
type Problem = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_target';

/** An error, described for developers of clients. */
export interface Fault {
  error: Problem;
  description: string;
}

/** Undefined if the parameter is missing, repeated, empty or too long. */
export function single(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = parameters.getAll(name);
  return more.length > 0 || value === undefined || value === '' || value.length > LONGEST ? undefined : value;
}

/** The known parameters as a path segment; undefined if they are too long. */
export function packRequest(parameters: URLSearchParams): string | undefined {
  const known = new URLSearchParams([...parameters].filter(([name]) => KNOWN.has(name))).toString();
  return known.length > PACKED_LENGTH ? undefined : Buffer.from(known).toString('base64url');
}

/** The reverse of packRequest. The value is untrusted. Throws `not_found` if it is malformed. */
export function unpackRequest(packed: string): URLSearchParams {
  if (!/^[\w-]+$/.test(packed)) throw new CatalogError('not_found');
  return new URLSearchParams(Buffer.from(packed, 'base64url').toString());
}

/** The valid request, or its error. */
export function parseRequest(parameters: URLSearchParams, publicUrl: string): { asked: AuthorizationRequest } | Fault {
  const refuse = (error: Problem, description: string): Fault => ({ error, description });
  for (const name of new Set(parameters.keys()))
    if (
      name !== 'resource' &&
      parameters.has(name) &&
      single(parameters, name) === undefined &&
      parameters.get(name) !== ''
    )
      return refuse('invalid_request', `${name} is given twice`);
  if (single(parameters, 'response_type') !== 'code')
    return refuse(
      parameters.has('response_type') ? 'unsupported_response_type' : 'invalid_request',
      'response_type must be code',
    );
  const challenge = single(parameters, 'code_challenge');
  if (
    challenge === undefined ||
    !/^[\w-]{43}$/.test(challenge) ||
    single(parameters, 'code_challenge_method') !== 'S256'
  )
    return refuse('invalid_request', 'a code_challenge by the method S256 is required');
  const words = single(parameters, 'scope')?.split(' ') ?? ['read'];
  const scopes = scopesAmong(words);
  if (scopes.length === 0) return refuse('invalid_scope', 'scope must be read, submit or both');
  const addresses = parameters.getAll('resource');
  const resources = addresses.length === 0 ? ['mcp' as const] : resourcesAt(publicUrl, addresses);
  if (resources === undefined) return refuse('invalid_target', 'resource is none of this server');
  return { asked: { scopes, resources, challenge } };
}

/** The redirect with the response and the issuer (RFC 9207). */
export function answerAddress(
  redirectUri: string,
  parameters: URLSearchParams,
  publicUrl: string,
  answer: { code: string } | { error: string; error_description: string },
): string {
  const state = single(parameters, 'state');
  const query = new URLSearchParams({ ...answer, ...(state !== undefined && { state }), iss: publicUrl });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.toString()}`;
}
