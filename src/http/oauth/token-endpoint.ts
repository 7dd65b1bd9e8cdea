/** The token endpoint (OAuth 2.1, 3.2) and the revocation endpoint (RFC 7009). */
import { giveBack, redeemCode, refreshGrant, type Exchanged } from '#catalog/accounts/grants/exchange.ts';
import { findRegisteredClient, isRegisteredId } from '#catalog/accounts/grants/registered-clients.ts';
import { scopesAmong } from '#catalog/accounts/grants/scopes.ts';
import type { AppContext } from '#http/app-context.ts';
import { resourcesAt } from './addresses.ts';
import { single } from './authorization-request.ts';

type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | Extract<Exchanged, { refusal: unknown }>['refusal'];

export interface OAuthAnswer {
  status: number;
  body: Record<string, unknown>;
}

const refuse = (error: OAuthError, description: string): OAuthAnswer => ({
  status: 400,
  body: { error, error_description: description },
});

const REFUSALS = {
  invalid_grant: 'it is unknown, used, expired, revoked, or was given to somebody else',
  invalid_scope: 'scope is more than was allowed',
  invalid_target: 'resource is none of those that were allowed',
} as const;

/** Values that do not belong to the code of the request. */
const WRONG = {
  redirect_uri: 'redirect_uri is not the one of the authorization request',
  code_verifier: 'code_verifier does not fit the code_challenge of the authorization request',
} as const;

/** Exchanges a code or a refresh token. */
export async function giveTokens({ db, config }: AppContext, form: URLSearchParams): Promise<OAuthAnswer> {
  const repeated = [...form.keys()].find((name, at, all) => name !== 'resource' && all.indexOf(name) !== at);
  if (repeated !== undefined) return refuse('invalid_request', `${repeated} is given twice`);
  const clientId = single(form, 'client_id');
  if (clientId === undefined) return refuse('invalid_client', 'client_id is missing');
  if (isRegisteredId(clientId) && (await findRegisteredClient(db, clientId)) === undefined)
    return refuse('invalid_client', 'no client is registered under this client_id; register again');
  const addresses = form.getAll('resource');
  const resources = addresses.length === 0 ? undefined : resourcesAt(config.publicUrl, addresses);
  if (addresses.length > 0 && resources === undefined) return refuse('invalid_target', REFUSALS.invalid_target);
  const client = { clientId, resources };
  const type = single(form, 'grant_type');
  if (type === 'authorization_code') {
    const missing = ['code', 'code_verifier', 'redirect_uri'].filter((name) => single(form, name) === undefined);
    if (missing.length > 0) return refuse('invalid_request', `missing: ${missing.join(', ')}`);
    const [code = '', verifier = ''] = [single(form, 'code'), single(form, 'code_verifier')];
    const redirectUri = single(form, 'redirect_uri') ?? '';
    return answerOf(await redeemCode(db, { ...client, code, verifier, redirectUri }));
  }
  if (type === 'refresh_token') {
    const token = single(form, 'refresh_token');
    if (token === undefined) return refuse('invalid_request', 'refresh_token is required');
    const scope = single(form, 'scope');
    const scopes = scope === undefined ? undefined : scopesAmong(scope.split(' '));
    return answerOf(await refreshGrant(db, { ...client, token, scopes }));
  }
  return type === undefined
    ? refuse('invalid_request', 'grant_type is required')
    : refuse('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
}

function answerOf(exchanged: Exchanged): OAuthAnswer {
  if ('refusal' in exchanged) {
    const { refusal, wrong } = exchanged;
    return refuse(refusal, wrong === undefined ? REFUSALS[refusal] : WRONG[wrong]);
  }
  const { accessToken, refreshToken, expiresIn, scopes } = exchanged;
  return {
    status: 200,
    body: {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: expiresIn,
      scope: scopes.join(' '),
      ...(refreshToken !== null && { refresh_token: refreshToken }),
    },
  };
}

/** Ends the grant of a token; also answers 200 for an unknown one (RFC 7009, 2.2). */
export async function takeBack({ db }: AppContext, form: URLSearchParams): Promise<OAuthAnswer> {
  const [token, clientId] = [single(form, 'token'), single(form, 'client_id')];
  if (token === undefined || clientId === undefined)
    return refuse('invalid_request', 'token and client_id are required');
  await giveBack(db, token, clientId);
  return { status: 200, body: {} };
}
