/** The authorization code flow of OAuth 2.0 with PKCE (RFC 6749 section 4.1, RFC 7636) for sign-in providers. */
import { createHash } from 'node:crypto';
import type { ProviderName } from '#catalog/accounts/identities.ts';
import { listIn, memberOf, readJson, textIn } from '#outgoing/json-values.ts';
import { requestNamedServer } from '#outgoing/named-servers.ts';
import { refusalSentence } from '#outgoing/refusals.ts';
import type { OAuthClient } from '#server/settings/config.ts';

/** A person according to a provider. */
export interface ProviderPerson {
  subject: string;
  verifiedEmail: string | null;
}

export interface Provider {
  scope: string;
  authorizeUrl: string;
  tokenUrl: string;
  /** Requested by `readPerson` with the access token. */
  personUrl: string;
  emailsUrl?: string;
  /** Requested by `fetchAdministers` for `/owner/name`. */
  repositoriesUrl?: string;
  /** Parses the responses of these URLs. Throws if they do not identify a person. */
  readPerson(person: unknown, emails: unknown): ProviderPerson;
}

export type OAuthSite = Exclude<ProviderName, 'oidc'>;

export const PROVIDERS: Record<OAuthSite, Provider> = {
  github: {
    scope: 'user:email',
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    personUrl: 'https://api.github.com/user',
    emailsUrl: 'https://api.github.com/user/emails',
    repositoriesUrl: 'https://api.github.com/repos',
    readPerson(person, emails) {
      const id = memberOf(person, 'id');
      if (typeof id !== 'number') throw new Error('the response identifies no user');
      const primary = listIn(emails).find(
        (entry) => memberOf(entry, 'primary') === true && memberOf(entry, 'verified') === true,
      );
      return { subject: String(id), verifiedEmail: textIn(memberOf(primary, 'email')) ?? null };
    },
  },
  google: {
    scope: 'openid email',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    personUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    readPerson(person) {
      const subject = textIn(memberOf(person, 'sub')) ?? '';
      if (subject === '') throw new Error('the response identifies no user');
      const isVerified = memberOf(person, 'email_verified') === true;
      return { subject, verifiedEmail: (isVerified && textIn(memberOf(person, 'email'))) || null };
    },
  },
};

export const OAUTH_SITES = Object.keys(PROVIDERS) as OAuthSite[];

const PATIENCE_MS = 10_000;
const LONGEST_ANSWER = 262_144;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

export interface Attempt {
  state: string;
  verifier: string;
  nonce: string;
}

/**
 * State, PKCE verifier and nonce of one attempt. They are derived from a secret in the browser's cookie,
 * so nothing is stored, and a response to another browser's attempt is refused. `carried` is bound
 * to them.
 */
export function attemptOf(cookie: string, provider: ProviderName, carried: string): Attempt {
  return {
    state: `${digest(`state ${provider} ${cookie} ${carried}`)}.${Buffer.from(carried).toString('base64url')}`,
    verifier: digest(`verifier ${provider} ${cookie} ${carried}`),
    nonce: digest(`nonce ${provider} ${cookie} ${carried}`),
  };
}

/** The data in a state, unverified; the caller compares the whole state. */
export function carriedBy(state: string): string {
  return Buffer.from(state.slice(state.indexOf('.') + 1), 'base64url').toString();
}

/** The URL of the provider's sign-in page. */
export function authorizationAddress(
  provider: Provider,
  client: OAuthClient,
  attempt: { state: string; verifier: string; returnUrl: string },
): string {
  const url = new URL(provider.authorizeUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: attempt.returnUrl,
    scope: provider.scope,
    state: attempt.state,
    code_challenge: digest(attempt.verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/**
 * Exchanges the code and asks GitHub whether the person administers a public repository
 * (`owner/name`): the scope of sign-in reads public data, permissions included. Throws as
 * fetchPerson.
 */
export async function fetchAdministers(
  client: OAuthClient,
  answer: { code: string; verifier: string; returnUrl: string },
  repository: string,
): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const token = await fetchToken(PROVIDERS.github, client, answer, signal);
  const path = repository.split('/').map(encodeURIComponent).join('/');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetchJson(`${PROVIDERS.github.repositoriesUrl ?? ''}/${path}`, { signal, headers }, true);
  const name = textIn(memberOf(reply, 'full_name'));
  // A renamed or transferred repository answers under another name.
  return name?.toLowerCase() === repository && memberOf(reply, 'permissions', 'admin') === true;
}

async function fetchToken(
  provider: Provider,
  client: OAuthClient,
  answer: { code: string; verifier: string; returnUrl: string },
  signal: AbortSignal,
): Promise<string> {
  const granted = await fetchJson(provider.tokenUrl, {
    signal,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.code,
      redirect_uri: answer.returnUrl,
      client_id: client.id,
      client_secret: client.secret,
      code_verifier: answer.verifier,
    }).toString(),
  });
  const token = textIn(memberOf(granted, 'access_token')) ?? '';
  // GitHub answers a refused code with status 200 and an `error`.
  if (token === '') throw new Error('the provider gave no access token');
  return token;
}

/** Exchanges the code and fetches the person. Throws if the provider refuses, times out or answers malformed data. */
export async function fetchPerson(
  provider: Provider,
  client: OAuthClient,
  answer: { code: string; verifier: string; returnUrl: string },
): Promise<ProviderPerson> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const token = await fetchToken(provider, client, answer, signal);
  const read = (url: string) => fetchJson(url, { signal, headers: { authorization: `Bearer ${token}` } });
  const person = await read(provider.personUrl);
  const emails = provider.emailsUrl === undefined ? undefined : await read(provider.emailsUrl);
  return provider.readPerson(person, emails);
}

interface JsonQuestion {
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** With `mayBeMissing`, null for 404. */
async function fetchJson(url: string, question: JsonQuestion, mayBeMissing = false): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'toolshelf', ...question.headers };
  const asked = { ...question, headers, totalMs: PATIENCE_MS };
  const reply = await requestNamedServer(new URL(url), asked, { bytes: LONGEST_ANSWER, overflow: 'refuse' });
  if (reply.refusal !== null) throw new Error(`the provider cannot be read: ${refusalSentence(reply.refusal)}`);
  if (mayBeMissing && reply.status === 404) return null;
  const said = reply.status >= 200 && reply.status <= 299 ? readJson(reply.body) : undefined;
  if (said === undefined) throw new Error(`the provider responded with ${reply.status}`);
  return said;
}
