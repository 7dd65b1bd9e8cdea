/** Signing in with an account at another site: the way there and the way back. */
import { CatalogError } from '#catalog/errors.ts';
import { signInWithIdentity, type ProviderName } from '#catalog/identities.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import { newSecret } from '#catalog/secrets.ts';
import { findOwnPath } from '#http/own-paths.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import type { OAuthClient } from '#src/config.ts';
import { pathTo } from '#web/links.ts';
import { PROVIDERS, PROVIDER_NAMES, attemptOf, authorizationAddress, carriedBy, fetchPerson } from './oauth.ts';

const ATTEMPT_MS = 10 * 60_000;

/** Providers compare this address with the registered one, so it is the same whatever language the person reads. */
const returnUrlOf = (visit: Visit, name: ProviderName): string =>
  visit.publicUrl + pathTo(DEFAULT_LOCALE, 'sign-in', name, 'return');

function clientOf(visit: Visit, name: ProviderName): OAuthClient {
  const client = visit.parts.config[name];
  if (client === undefined) throw new CatalogError('not_found');
  return client;
}

function start(visit: Visit, name: ProviderName): PageAnswer {
  const { locale, parts, account, query } = visit;
  const client = clientOf(visit, name);
  const next = findOwnPath(query.get('next'));
  if (account !== null) return { redirect: next ?? pathTo(locale, 'account') };
  // The cookie of nobody's session: it only ties the answer to this browser.
  const cookie = newSecret();
  const attempt = attemptOf(cookie, name, `${locale} ${next ?? ''}`);
  return {
    redirect: authorizationAddress(PROVIDERS[name], client, { ...attempt, returnUrl: returnUrlOf(visit, name) }),
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
  const [language = '', next = ''] = carried.split(' ', 2);
  const locale: Locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return { ...attempt, locale, next: findOwnPath(next) };
}

async function finish(visit: Visit, name: ProviderName): Promise<PageAnswer> {
  const { parts, query, address } = visit;
  const client = clientOf(visit, name);
  const attempt = attemptBehind(visit, name);
  const failed = (why: 'failed' | 'unverified'): PageAnswer => ({
    redirect: `${pathTo(attempt?.locale ?? visit.locale, 'sign-in')}?${why}=${name}`,
  });
  const code = query.get('code') ?? '';
  if (attempt === undefined || code === '') return failed('failed');
  await takeAttempt(visit, 'sign_in_address', address);
  const answer = { code, verifier: attempt.verifier, returnUrl: returnUrlOf(visit, name) };
  const person = await fetchPerson(PROVIDERS[name], client, answer).catch((error: unknown) => {
    parts.log.warn({ err: error, provider: name }, 'signing in over another site failed');
  });
  if (person === undefined) return failed('failed');
  try {
    const { cookie, expiresAt } = await signInWithIdentity(
      parts.db,
      { provider: name, ...person },
      { locale: attempt.locale, replaces: visit.sessionCookie },
    );
    await parts.limiter.give('sign_in_address', address, 1);
    return { redirect: attempt.next ?? pathTo(attempt.locale, 'account'), session: { cookie, expiresAt } };
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'sign_in_failed') throw error;
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
