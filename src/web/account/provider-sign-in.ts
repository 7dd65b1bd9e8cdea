/** Sign-in with another site, or connecting it to an account: the redirect and the return. */
import { MINUTE_MS } from '#catalog/periods.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { proveByRepository } from '#catalog/claims/claiming.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import {
  PROVIDER_NAMES,
  linkIdentity,
  signInWithIdentity,
  type Identity,
  type ProviderName,
} from '#catalog/accounts/identities.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import { newSecret } from '#catalog/secrets.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { openIdAddress, readOpenIdPerson } from '#outgoing/openid.ts';
import type { OAuthClient } from '#server/settings/config.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { canConnect, pathToConnect, providerLabel } from './provider-buttons.ts';
import {
  PROVIDERS,
  attemptOf,
  authorizationAddress,
  carriedBy,
  fetchAdministers,
  fetchPerson,
  type Attempt,
} from './oauth.ts';
import { openIdRole } from './openid-roles.ts';
import { afterConfirmation } from './confirmation.ts';
import { limitSuccesses, visitorOf } from './sign-in-limits.ts';
import { afterFirstStep } from './sign-in-step.ts';

const ATTEMPT_MS = 10 * MINUTE_MS;
/** Carried by an attempt that connects the site to the signed-in account. */
const CONNECT = 'connect';
/** Carried by an attempt that proves a repository for a claim. */
const CLAIM = 'claim';

/** Providers compare this URL with the registered one, so it is the same in every language. */
const returnUrlOf = (request: PageRequest, name: ProviderName): string =>
  request.publicUrl + pathTo(DEFAULT_LOCALE, 'sign-in', name, 'return');

function clientOf(request: PageRequest, name: ProviderName): OAuthClient {
  return orNotFound(request.context.config[name]);
}

const isToConnect = (request: PageRequest, name: ProviderName): boolean =>
  request.query.get('connect') === 'yes' && canConnect(request, name);

/** The purpose of a signed-in person's attempt, with its target; undefined for a sign-in. */
function purposeOf(request: PageRequest, name: ProviderName): string | undefined {
  const { locale, account, query } = request;
  if (account === null) return undefined;
  if (isToConnect(request, name)) return `${pathTo(locale, 'account', 'settings')} ${CONNECT}`;
  const slug = query.get('claim') ?? '';
  return name === 'github' && isSlug(slug) ? `${pathTo(locale, 'tools', slug, 'claim')} ${CLAIM}` : undefined;
}

async function start(request: PageRequest, name: ProviderName): Promise<PageAnswer> {
  const lead = () => redirectToProvider(request, name);
  // A connected site can sign in to the account from then on.
  return isToConnect(request, name) ? afterConfirmation(request, lead, pathToConnect(request.locale, name)) : lead();
}

/** The address of the provider's page. Throws `unavailable`, and `not_found` without its settings. */
function askAddress(request: PageRequest, name: ProviderName, attempt: Attempt): string | Promise<string> {
  const { db, config } = request.context;
  const asked = { ...attempt, returnUrl: returnUrlOf(request, name) };
  if (name !== 'oidc') return authorizationAddress(PROVIDERS[name], clientOf(request, name), asked);
  if (config.oidc === undefined) throw new CatalogError('not_found');
  return openIdAddress(db.clock, config.oidc, asked);
}

async function redirectToProvider(request: PageRequest, name: ProviderName): Promise<PageAnswer> {
  const { locale, context, account, query, sessionCookie } = request;
  clientOf(request, name);
  const next = safeRedirect(query.get('next'));
  const ask = (attempt: Attempt) => askAddress(request, name, attempt);
  const purpose = purposeOf(request, name);
  if (purpose !== undefined && sessionCookie !== undefined) {
    // The session ties the response to this browser; it outlives any attempt.
    const attempt = attemptOf(sessionCookie, name, `${locale} ${purpose} ${context.db.now().getTime()}`);
    return { redirect: await ask(attempt), headers: { 'referrer-policy': 'no-referrer' } };
  }
  if (account !== null) return { redirect: next ?? pathTo(locale, 'account') };
  // A cookie without a session; it only ties the response to this browser.
  const cookie = newSecret();
  const attempt = attemptOf(cookie, name, `${locale} ${next ?? ''}`);
  let redirect: string;
  try {
    redirect = await ask(attempt);
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'unavailable') throw error;
    context.log.warn({ err: error, provider: name }, 'a provider of sign-in does not answer');
    return { redirect: withQuery(pathTo(locale, 'sign-in'), { unreachable: name, next }) };
  }
  return {
    redirect,
    session: { cookie, expiresAt: new Date(context.db.now().getTime() + ATTEMPT_MS).toISOString() },
    headers: { 'referrer-policy': 'no-referrer' },
  };
}

/** The attempt of this browser behind a response, if any. */
function attemptBehind(request: PageRequest, name: ProviderName) {
  const state = request.query.get('state') ?? '';
  const carried = carriedBy(state);
  const attempt = attemptOf(request.sessionCookie ?? '', name, carried);
  if (request.sessionCookie === undefined || state !== attempt.state) return undefined;
  const [language = '', next = '', purpose, begun] = carried.split(' ', 4);
  if (purpose !== undefined && request.context.db.now().getTime() - Number(begun) > ATTEMPT_MS) return undefined;
  const locale: Locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return {
    ...attempt,
    locale,
    next: safeRedirect(next),
    isConnecting: purpose === CONNECT,
    isClaiming: purpose === CLAIM,
  };
}

/** Checks the repository of a claim for the signed-in account; the page of the claim shows the result. */
async function finishClaim(
  request: PageRequest,
  attempt: { verifier: string; next: string | undefined },
  code: string,
): Promise<PageAnswer> {
  const { context, account } = request;
  const slug = attempt.next?.split('/').at(-2) ?? '';
  if (account === null || attempt.next === undefined) throw new CatalogError('not_found');
  // Without permission the person returns to the start.
  if (code === '') return { redirect: attempt.next };
  await takeAttempt(request, 'claim', account.id);
  const answer = { code, verifier: attempt.verifier, returnUrl: returnUrlOf(request, 'github') };
  await proveByRepository(context.db, account, slug, async (repository) => {
    try {
      const path = repository.slice(repository.indexOf('/') + 1);
      return (await fetchAdministers(clientOf(request, 'github'), answer, path)) ? 'proven' : 'not_admin';
    } catch (error) {
      context.log.warn({ err: error }, 'GitHub could not be asked about a repository');
      return 'unreachable';
    }
  });
  await context.live.show();
  return { redirect: attempt.next };
}

/** Whom the provider names; undefined, with a line of the log, if its answer is not as it must be. */
async function identify(request: PageRequest, name: ProviderName, attempt: Attempt): Promise<Identity | undefined> {
  const { context, query } = request;
  const { config, db, log } = context;
  const returnUrl = returnUrlOf(request, name);
  const label = providerLabel(request, name);
  try {
    if (name !== 'oidc') {
      const answer = { code: query.get('code') ?? '', verifier: attempt.verifier, returnUrl };
      return { provider: name, label, ...(await fetchPerson(PROVIDERS[name], clientOf(request, name), answer)) };
    }
    const { oidc } = config;
    if (oidc === undefined) throw new CatalogError('not_found');
    const person = await readOpenIdPerson(db.clock, oidc, attempt, new URL(`${returnUrl}?${query.toString()}`));
    if (oidc.rolesClaim !== undefined && person.roles === undefined)
      log.warn({ claim: oidc.rolesClaim }, 'the provider of sign-in gave no claim of roles');
    if (person.verifiedEmail === null)
      log.warn('the provider of sign-in gave no verified address; see OIDC_TRUST_EMAIL');
    return { provider: name, label, ...person, role: openIdRole(oidc, person.roles) };
  } catch (error) {
    log.warn({ err: error, provider: name }, 'sign-in through a provider failed');
    return undefined;
  }
}

async function finish(request: PageRequest, name: ProviderName): Promise<PageAnswer> {
  const { context, query, address } = request;
  clientOf(request, name);
  const attempt = attemptBehind(request, name);
  if (attempt?.isClaiming === true) return finishClaim(request, attempt, query.get('code') ?? '');
  const connecting = attempt?.isConnecting === true ? request.account : null;
  const failed = (why: 'failed' | 'unverified'): PageAnswer => {
    const locale = attempt?.locale ?? request.locale;
    return connecting === null
      ? { redirect: `${pathTo(locale, 'sign-in')}?${why}=${name}` }
      : { redirect: `${pathTo(locale, 'account', 'settings')}?refused=${name}` };
  };
  const code = query.get('code') ?? '';
  if (attempt === undefined || code === '' || (attempt.isConnecting && connecting === null)) return failed('failed');
  await takeAttempt(request, 'sign_in_address', address);
  const identity = await identify(request, name, attempt);
  if (identity === undefined) return failed('failed');
  const { locale } = attempt;
  try {
    if (connecting !== null) {
      const session = await limitSuccesses(request, () =>
        linkIdentity(context.db, identity, connecting, request.sessionCookie ?? ''),
      );
      await context.limiter.refund('sign_in_address', address, 1);
      return { redirect: `${pathTo(locale, 'account', 'settings')}?done=connected`, session };
    }
    const from = await visitorOf(request);
    const step = await limitSuccesses(request, () =>
      signInWithIdentity(context.db, identity, { locale, replaces: request.sessionCookie, from }),
    );
    await context.limiter.refund('sign_in_address', address, 1);
    return afterFirstStep({ ...request, locale }, step, attempt.next, name === 'oidc');
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    // The address has an account: its owner signs in first, then connects.
    if (error.code === 'conflict')
      return { redirect: withQuery(pathTo(locale, 'sign-in'), { known: name, next: pathToConnect(locale, name) }) };
    if (error.code !== 'sign_in_failed') throw error;
    return failed(identity.verifiedEmail === null ? 'unverified' : 'failed');
  }
}

export const PROVIDER_PAGES: readonly Page[] = PROVIDER_NAMES.flatMap((name): Page[] => [
  {
    method: 'GET',
    path: `/:locale/sign-in/${name}`,
    who: 'anyone',
    private: true,
    handler: (request) => start(request, name),
  },
  {
    method: 'GET',
    path: `/:locale/sign-in/${name}/return`,
    who: 'anyone',
    private: true,
    handler: (request) => finish(request, name),
  },
]);
