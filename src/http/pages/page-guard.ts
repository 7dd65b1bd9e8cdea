/** Guards pages: session, role, limits and origin are checked before a byte of the body is read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasRole } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { isGuarded } from '#catalog/accounts/second-factor/second-factor.ts';
import { owesTerms } from '#catalog/accounts/terms.ts';
import { findSession } from '#catalog/accounts/sessions.ts';
import type { AppContext } from '#http/app-context.ts';
import { publicOrigin } from '#http/base-path.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { clientSignal } from '#http/transport/client-signal.ts';
import { parseQuery } from '#http/transport/forms.ts';
import { pathInDefaultLocale } from './locale-redirect.ts';
import { requireRoom } from '#http/transport/overload.ts';
import { takeLimits } from '#http/transport/request-limits.ts';
import { readDraftCookie, readKnownCookie, readSessionCookie } from './cookies.ts';
import { asksForJson } from './page-formats.ts';
import { limitPageRead } from './page-limits.ts';
import { isPrivate, type Page, type PageRequest } from './page-types.ts';
import { viewOf } from './page-view.ts';

/** GET requests are short and change nothing, so they need no signal. */
const NEVER = new AbortController().signal;

/**
 * Opens a request for a page; a path if the visitor is redirected. Throws refusals. `withoutForm`
 * is true if the path has no GET page.
 */
export async function openRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  page: Page,
  withoutForm: boolean,
): Promise<PageRequest | string> {
  const moved = page.method === 'GET' ? pathInDefaultLocale(request, context.config) : undefined;
  if (moved !== undefined) return moved;
  if (page.method === 'POST') {
    if (page.work !== undefined) requireRoom(context, page.work);
    await takeLimits(context, reply, [['write', clientAddress(request, context.config)]]);
    if (!page.actsBySecret) requireSameOrigin(request, context.config.publicUrl);
  }
  const pageRequest = await readPageRequest(request, reply, context, page, withoutForm);
  if (page.method === 'GET') await limitPageRead(context, reply, pageRequest, page);
  return (await findDetour(request, pageRequest, page)) ?? pageRequest;
}

/** The path to visit before the page: sign-in, second factor, terms. Throws if no path helps. */
async function findDetour(request: FastifyRequest, pageRequest: PageRequest, page: Page): Promise<string | undefined> {
  const { account, context, site, locale } = pageRequest;
  const next = encodeURIComponent(request.raw.url ?? '/');
  if (!isAllowed(pageRequest, page)) {
    if (page.method === 'POST' || account !== null) throw new CatalogError('forbidden');
    return `/${locale}/sign-in?next=${next}`;
  }
  if (await lacksFactor(context, pageRequest, page)) {
    if (page.method === 'POST') throw new CatalogError('second_factor_required');
    return `/${locale}/account/settings`;
  }
  // Forms are not redirected, which would lose their texts; the next page is.
  if (page.method === 'GET' && page.who === 'member' && !page.withoutTerms && account !== null)
    if (owesTerms(account, site.termsVersion)) return `/${locale}/account/terms?next=${next}`;
  return undefined;
}

/**
 * Refuses a cross-site form. Browsers send Sec-Fetch-Site; over plain HTTP some omit it, but they
 * send Origin with every POST.
 */
function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const same = site === undefined ? isOwnOrigin(request, publicUrl) : site === 'same-origin' || site === 'none';
  if (!same) throw new CatalogError('cross_site');
}

/**
 * The public origin, or the request's own host if that is an IP address or localhost: no other site
 * can have it, while a name could be rebound to this server.
 */
function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return false;
  const isLiteral = /^(?:localhost|[0-9.]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(host);
  return origin === publicOrigin(publicUrl) || (isLiteral && origin === `http://${host}`);
}

/** `localhost` is an origin as well, so that passkeys can be tried on the server's machine. */
function originOf({ headers }: FastifyRequest, publicUrl: string): string {
  const { origin, host = '' } = headers;
  return /^localhost(?::\d+)?$/i.test(host) && origin === `http://${host}` ? origin : publicOrigin(publicUrl);
}

async function readPageRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  page: Page,
  withoutForm: boolean,
): Promise<PageRequest> {
  const params = request.params as Record<string, string>;
  const view = viewOf(request, context, withoutForm);
  const cookie = isPrivate(page) ? readSessionCookie(request.headers.cookie, context.config.publicUrl) : undefined;
  const session = cookie === undefined ? undefined : await findSession(context.db, cookie);
  return {
    ...view,
    account: session?.account ?? null,
    sessionIdHash: session?.idHash ?? null,
    sessionCookie: cookie,
    knownCookie: isPrivate(page) ? readKnownCookie(request.headers.cookie, context.config.publicUrl) : undefined,
    draftCookie: isPrivate(page) ? readDraftCookie(request.headers.cookie, context.config.publicUrl) : undefined,
    context,
    params,
    userAgent: request.headers['user-agent'] ?? '',
    asksForJson: asksForJson(request),
    isFromOtherSite: request.headers['sec-fetch-site'] === 'cross-site',
    query: parseQuery(request.raw.url ?? ''),
    form: new URLSearchParams(),
    files: new Map(),
    origin: originOf(request, context.config.publicUrl),
    refusal: null,
    address: clientAddress(request, context.config),
    signal: page.method === 'POST' ? clientSignal(reply) : NEVER,
  };
}

function isAllowed(pageRequest: PageRequest, page: Page): boolean {
  return page.who === 'anyone' || (pageRequest.account !== null && hasRole(pageRequest.account, page.who));
}

/** Whether the operator requires a second factor for this page and the account has none. */
async function lacksFactor(
  context: AppContext,
  { account, sessionIdHash }: PageRequest,
  { who }: Page,
): Promise<boolean> {
  if (!context.config.requireSecondFactor || account === null || who === 'anyone' || who === 'member') return false;
  return !(await isGuarded(context.db.read, account.id, sessionIdHash ?? ''));
}
