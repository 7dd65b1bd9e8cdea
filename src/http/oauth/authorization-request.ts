/** What a program asks for when it sends somebody to be asked (OAuth 2.1, 4.1.1), and the address that it gets the answer at. */
import { CatalogError } from '#catalog/errors.ts';
import { allowsRedirect, isClientId, type ClientDocument } from '#catalog/accounts/grants/client-documents.ts';
import { scopesAmong, type GrantResource, type GrantScope } from '#catalog/accounts/grants/scopes.ts';
import { resourcesAt } from './addresses.ts';

/** Longest text of a parameter. */
const LONGEST = 2_048;
/** Most characters of what is asked: it is a part of addresses that lead through sign-in, which have 2,048. */
export const ASKED_LENGTH = 1_500;
/** The parameters that mean something here; others are ignored (RFC 6749, 3.1). */
const KNOWN = new Set(
  'response_type client_id redirect_uri scope state code_challenge code_challenge_method resource'.split(' '),
);

export interface Asked {
  scopes: GrantScope[];
  resources: GrantResource[];
  challenge: string;
}

/** As RFC 6749, 4.1.2.1 and RFC 8707, 2 name them. */
type Problem = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_target';

/** What is wrong with a request, for those who write programs. */
export interface Fault {
  error: Problem;
  description: string;
}

/** The one value of a parameter; undefined where there is none, several or one that is too long. */
export function single(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = parameters.getAll(name);
  return more.length > 0 || value === undefined || value === '' || value.length > LONGEST ? undefined : value;
}

/** The parameters that mean something as a part of a path; undefined where they are too long. */
export function packAsked(parameters: URLSearchParams): string | undefined {
  const known = new URLSearchParams([...parameters].filter(([name]) => KNOWN.has(name))).toString();
  return known.length > ASKED_LENGTH ? undefined : Buffer.from(known).toString('base64url');
}

/** Reads what packAsked has made. Anybody can make one: nothing in it is believed before it is checked. Throws `not_found` for what is no base64url. */
export function unpackAsked(packed: string): URLSearchParams {
  if (!/^[\w-]+$/.test(packed)) throw new CatalogError('not_found');
  return new URLSearchParams(Buffer.from(packed, 'base64url').toString());
}

/** Who asks; undefined where it is nobody that could be looked up. */
export function clientIdOf(parameters: URLSearchParams): string | undefined {
  const id = single(parameters, 'client_id');
  return id !== undefined && isClientId(id) ? id : undefined;
}

/** Where the answer goes; undefined unless the program has named the address as its own. */
export function redirectUriOf(parameters: URLSearchParams, client: ClientDocument): string | undefined {
  const uri = single(parameters, 'redirect_uri');
  return uri !== undefined && allowsRedirect(client, uri) ? uri : undefined;
}

/** What is asked for, or what is wrong with it. */
export function readAsked(parameters: URLSearchParams, publicUrl: string): { asked: Asked } | Fault {
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

/** The address that the answer is given at, with who answers (RFC 9207). */
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
