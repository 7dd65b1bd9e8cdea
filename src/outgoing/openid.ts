/**
 * Sign-in by the operator's own OpenID provider: discovery, the authorization code flow with PKCE,
 * state and nonce, and what the signed ID token says of a person. Its requests go to a server that
 * the settings name.
 */
import type { Configuration, CustomFetch } from 'openid-client';
import { CatalogError } from '#catalog/errors.ts';
import { HOUR_MS } from '#catalog/periods.ts';
import type { Clock } from '#time/clock.ts';
import { openCircuit, type Circuit } from './circuit.ts';
import { memberOf, textIn } from './json-values.ts';
import { requestNamedServer } from './named-servers.ts';
import { refusalSentence } from './refusals.ts';

export interface OpenIdSettings {
  issuer: string;
  id: string;
  secret: string;
  scopes: string;
  /** Whether an address without a mark of verification counts as verified. */
  trustsEmail: boolean;
  rolesClaim: string | undefined;
}

/** The secrets of one attempt: the answer must carry its state, the ID token its nonce. */
export interface OpenIdAttempt {
  state: string;
  verifier: string;
  nonce: string;
}

export interface OpenIdPerson {
  /** The issuer and its permanent id of the person. */
  subject: string;
  verifiedEmail: string | null;
  /** The values of the claim of roles; undefined without that claim. */
  roles: readonly string[] | undefined;
}

const PATIENCE_MS = 10_000;
const LONGEST_ANSWER = 262_144;
/** Keys and addresses of a provider are read again after this long. */
const KNOWN_FOR_MS = HOUR_MS;

/** A subject that can be stored; Core 1.0, 2 allows 255 characters of ASCII. */
const SUBJECT = /^[^\p{Cc}]{1,255}$/u;

/** Loaded by the first sign-in. */
const library = () => import('openid-client');

const ask: CustomFetch = async (url, { method, headers, body, signal }) => {
  const reply = await requestNamedServer(
    new URL(url),
    {
      headers: { ...headers, 'user-agent': 'toolshelf' },
      ...(method === 'POST' && { body: body instanceof URLSearchParams ? body.toString() : '' }),
      ...(signal && { signal }),
      totalMs: PATIENCE_MS,
    },
    { bytes: LONGEST_ANSWER, overflow: 'refuse' },
  );
  if (reply.refusal !== null) throw new Error(refusalSentence(reply.refusal));
  const { 'content-encoding': _packed, 'content-length': _length, ...plain } = reply.headers;
  return new Response(new Uint8Array(reply.body), { status: reply.status, headers: plain });
};

/** Reads the discovery document of a provider. Throws if it does not answer, or is another issuer. */
export async function discoverProvider({ issuer, id, secret }: OpenIdSettings): Promise<Configuration> {
  const { discovery, customFetch, allowInsecureRequests, enableNonRepudiationChecks, ...openid } = await library();
  // The operator chose an http issuer; `doctor` warns of it.
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
  const options = { [customFetch]: ask, execute, timeout: PATIENCE_MS / 1_000 };
  // Both ways at once are refused by some; a provider that names none speaks Basic (Discovery 1.0, 3).
  const authenticate: typeof openid.ClientSecretBasic = (text) => (server, client, body, headers) => {
    const named = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = named.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    return way(text)(server, client, body, headers);
  };
  return discovery(new URL(issuer), id, undefined, authenticate(secret), options);
}

interface Known {
  circuit: Circuit;
  /** Undefined before the first answer. */
  configuration?: Configuration;
  asking?: Promise<Configuration> | undefined;
  at: number;
}

const known = new WeakMap<OpenIdSettings, Known>();

/** Throws `unavailable`. */
async function discover(
  clock: Pick<Clock, 'monotonic'>,
  settings: OpenIdSettings,
  kept: Known,
): Promise<Configuration> {
  // While the provider is down, sign-ins must not wait for it one after the other.
  if (!kept.circuit.begin()) throw new CatalogError('unavailable');
  let isFine = false;
  try {
    kept.configuration = await discoverProvider(settings);
    kept.at = clock.monotonic();
    isFine = true;
    return kept.configuration;
  } catch (error) {
    throw new CatalogError('unavailable', { cause: error });
  } finally {
    kept.circuit.end(isFine);
  }
}

/** Concurrent calls share one request. Throws `unavailable`. */
async function configurationOf(clock: Pick<Clock, 'monotonic'>, settings: OpenIdSettings): Promise<Configuration> {
  const kept = known.get(settings) ?? { circuit: openCircuit(clock, 1), at: 0 };
  known.set(settings, kept);
  if (kept.configuration !== undefined && clock.monotonic() - kept.at < KNOWN_FOR_MS) return kept.configuration;
  kept.asking ??= discover(clock, settings, kept).finally(() => (kept.asking = undefined));
  return kept.asking;
}

/** The address of the provider's sign-in page. Throws `unavailable`. */
export async function openIdAddress(
  clock: Pick<Clock, 'monotonic'>,
  settings: OpenIdSettings,
  { state, verifier, nonce, returnUrl }: OpenIdAttempt & { returnUrl: string },
): Promise<string> {
  const configuration = await configurationOf(clock, settings);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  return buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl,
    scope: settings.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Exchanges the code of an answer, and reads the ID token and, if there is one, the page of the
 * person. `answer` is the whole address that the browser came back to. Throws `unavailable`,
 * and an Error for anything that is not as it must be: state, nonce, issuer, audience, signature, time.
 */
export async function readOpenIdPerson(
  clock: Pick<Clock, 'monotonic'>,
  settings: OpenIdSettings,
  { state, verifier, nonce }: OpenIdAttempt,
  answer: URL,
): Promise<OpenIdPerson> {
  const configuration = await configurationOf(clock, settings);
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const tokens = await authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const signed = tokens.claims()!;
  if (!SUBJECT.test(signed.sub))
    throw new Error('the subject is longer than 255 characters, or has control characters');
  const server = configuration.serverMetadata();
  const told =
    server.userinfo_endpoint === undefined ? {} : await fetchUserInfo(configuration, tokens.access_token, signed.sub);
  const claims: Readonly<Record<string, unknown>> = { ...told, ...signed };
  return {
    subject: `${server.issuer} ${signed.sub}`,
    verifiedEmail: verifiedEmailIn([signed, told], settings.trustsEmail),
    roles: settings.rolesClaim === undefined ? undefined : valuesOf(claims, settings.rolesClaim),
  };
}

/**
 * The address that one of the documents marks as verified. A mark says nothing of the address in
 * another document, and one that is not true overrides `trustsEmail`.
 */
function verifiedEmailIn(documents: readonly Readonly<Record<string, unknown>>[], trustsEmail: boolean): string | null {
  const withEmail = documents.filter(({ email }) => email !== undefined);
  const marked = withEmail.find(({ email_verified: mark }) => mark !== undefined);
  if (marked !== undefined) {
    const { email, email_verified: mark } = marked;
    // Some providers write it as text.
    return mark === true || mark === 'true' ? (textIn(email) ?? null) : null;
  }
  const hasMark = documents.some(({ email_verified: mark }) => mark !== undefined);
  return trustsEmail && !hasMark ? (textIn(withEmail[0]?.['email']) ?? null) : null;
}

/** The texts of a claim, which is named whole, or by the members on the way to it. */
function valuesOf(claims: object, name: string): readonly string[] | undefined {
  const value = memberOf(claims, name) ?? memberOf(claims, ...name.split('.'));
  if (value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}
