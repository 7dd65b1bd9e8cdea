/** Signing in with an account at another site, or connecting one to one's own: the way there and the way back. */
import { CatalogError } from '#catalog/errors.ts';
import { linkIdentity, signInWithIdentity, type ProviderName } from '#catalog/accounts/identities.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import { newSecret } from '#catalog/secrets.ts';
import { findOwnPath } from '#http/own-paths.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import type { OAuthClient } from '#src/config.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { canConnect, pathToConnect } from './provider-buttons.ts';
import { PROVIDERS, PROVIDER_NAMES, attemptOf, authorizationAddress, carriedBy, fetchPerson } from './oauth.ts';
import { limitSuccesses } from './sign-in-limits.ts';
import { afterFirstStep } from './sign-in-step.ts';

const ATTEMPT_MS = 10 * 60_000;
/** Carried by an attempt that connects to the account that is signed in. */
const CONNECT = 'connect';

/** Providers compare this address with the registered one, so it is the same whatever language the person reads. */
const returnUrlOf = (visit: Visit, name: ProviderName): string =>
  visit.publicUrl + pathTo(DEFAULT_LOCALE, 'sign-in', name, 'return');

function clientOf(visit: Visit, name: ProviderName): OAuthClient {
  const client = visit.parts.config[name];
  if (client === undefined) throw new CatalogError('not_found');
  return client;
}

function start(visit: Visit, name: ProviderName): PageAnswer {
  const { locale, parts, account, query, sessionCookie } = visit;
  const client = clientOf(visit, name);
  const next = findOwnPath(query.get('next'));
  const ask = (attempt: { state: string; verifier: string }) =>
    authorizationAddress(PROVIDERS[name], client, { ...attempt, returnUrl: returnUrlOf(visit, name) });
  if (account !== null && sessionCookie !== undefined && query.get('connect') === 'yes' && canConnect(visit, name)) {
    // The running session ties the answer to this browser; it lives longer than an attempt may.
    const attempt = attemptOf(
      sessionCookie,
      name,
      `${locale} ${pathTo(locale, 'account', 'settings')} ${CONNECT} ${parts.db.now().getTime()}`,
    );
    return { redirect: ask(attempt), headers: { 'referrer-policy': 'no-referrer' } };
  }
  if (account !== null) return { redirect: next ?? pathTo(locale, 'account') };
  // The cookie of nobody's session: it only ties the answer to this browser.
  const cookie = newSecret();
  const attempt = attemptOf(cookie, name, `${locale} ${next ?? ''}`);
  return {
    redirect: ask(attempt),
    session: { cookie, expiresAt: new Date(parts.db.now().getTime() + ATTEMPT_MS).toISOString() },
    headers: { 'referrer-policy': 'no-referrer' },
  };
}

/** Where the attempt was begun, if this browser has begun it. */
function attemptBehind(visit: Visit, name: ProviderName) {
  const state = visit.query.get('state') ?? '';
  const carried = carriedBy(state);
  const attempt = attemptOf(visit.sessionCookie ?? '', name, carried);
  if (visit.sessionCookie === undefined || state !== attempt.state) return undefined;
  const [language = '', next = '', purpose, begun] = carried.split(' ', 4);
  if (purpose === CONNECT && visit.parts.db.now().getTime() - Number(begun) > ATTEMPT_MS) return undefined;
  const locale: Locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return { ...attempt, locale, next: findOwnPath(next), isConnecting: purpose === CONNECT };
}

async function finish(visit: Visit, name: ProviderName): Promise<PageAnswer> {
  const { parts, query, address } = visit;
  const client = clientOf(visit, name);
  const attempt = attemptBehind(visit, name);
  const connecting = attempt?.isConnecting === true ? visit.account : null;
  const failed = (why: 'failed' | 'unverified'): PageAnswer => {
    const locale = attempt?.locale ?? visit.locale;
    return connecting === null
      ? { redirect: `${pathTo(locale, 'sign-in')}?${why}=${name}` }
      : { redirect: `${pathTo(locale, 'account', 'settings')}?refused=${name}` };
  };
  const code = query.get('code') ?? '';
  if (attempt === undefined || code === '' || (attempt.isConnecting && connecting === null)) return failed('failed');
  await takeAttempt(visit, 'sign_in_address', address);
  const answer = { code, verifier: attempt.verifier, returnUrl: returnUrlOf(visit, name) };
  const person = await fetchPerson(PROVIDERS[name], client, answer).catch((error: unknown) => {
    parts.log.warn({ err: error, provider: name }, 'signing in over another site failed');
  });
  if (person === undefined) return failed('failed');
  const identity = { provider: name, ...person };
  const { locale } = attempt;
  try {
    if (connecting !== null) {
      const session = await limitSuccesses(visit, () =>
        linkIdentity(parts.db, identity, connecting, visit.sessionCookie ?? ''),
      );
      await parts.limiter.give('sign_in_address', address, 1);
      return { redirect: `${pathTo(locale, 'account', 'settings')}?done=connected`, session };
    }
    const step = await limitSuccesses(visit, () =>
      signInWithIdentity(parts.db, identity, { locale, replaces: visit.sessionCookie }),
    );
    await parts.limiter.give('sign_in_address', address, 1);
    return afterFirstStep({ ...visit, locale }, step, attempt.next);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    // The address has an account: its owner signs in as always and is led on to connecting.
    if (error.code === 'conflict')
      return { redirect: withQuery(pathTo(locale, 'sign-in'), { known: name, next: pathToConnect(locale, name) }) };
    if (error.code !== 'sign_in_failed') throw error;
    return failed(person.verifiedEmail === null ? 'unverified' : 'failed');
  }
}

export const PROVIDER_PAGES: readonly Page[] = PROVIDER_NAMES.flatMap((name): Page[] => [
  {
    method: 'GET',
    path: `/:locale/sign-in/${name}`,
    who: 'anyone',
    private: true,
    act: (visit) => Promise.resolve(start(visit, name)),
  },
  {
    method: 'GET',
    path: `/:locale/sign-in/${name}/return`,
    who: 'anyone',
    private: true,
    act: (visit) => finish(visit, name),
  },
]);
