/** The page machinery: turns a list of pages into routes with sessions, roles, cross-site checks, strict forms and error pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRole } from '#catalog/roles.ts';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { LOCALES } from '#catalog/locales.ts';
import { hasSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { owesTerms } from '#catalog/accounts/terms.ts';
import { findSession } from '#catalog/accounts/sessions.ts';
import { clientAddress } from '#http/client-address.ts';
import { endSessionCookie, readSessionCookie, startSessionCookie } from './cookies.ts';
import { catalogErrorOf } from '#http/failures.ts';
import { FORM_BYTES, parseFormBody, parseQuery, readForm, requireFormHeaders } from '#http/forms.ts';
import { isMultipart, parseMultipart, type SentForm } from '#http/multipart.ts';
import { delayRefusal } from './refusal-delay.ts';
import { registerAsset } from './page-assets.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { MARKDOWN_ENDING, asksForMarkdown, formatHeaders, hasFormats, inMarkdown } from './page-formats.ts';
import { createErrorAnswer, type ErrorAnswer } from './page-errors.ts';
import { limitPageRead, workOf } from './page-limits.ts';
import { pathInDefaultLocale } from '#http/locale-redirect.ts';
import { isPrivate, type Page, type PageAnswer, type Site, type PageRequest } from './page-types.ts';
import { viewOf } from './page-view.ts';
import type { AppContext } from '#http/app-context.ts';
import { admitBody } from '#http/api/request-headers.ts';
import { chooseEncoding, compress } from '#http/cache/encodings.ts';
import { entityTag, isNotModified } from '#http/cache/entity-tags.ts';
import type { CachedResponse } from '#http/cache/cached-response.ts';
import { staleMark } from '#http/cache/stale-mark.ts';
import { requireRoom } from '#http/overload.ts';
import { countShown } from './shown-counts.ts';
import { takeLimits } from '#http/request-limits.ts';
import { pageSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the form of the route may hold files. */
    takesFiles?: true;
  }
}

const LOCALE_PARAMETER = `:locale(^(?:${LOCALES.join('|')})$)`;

/**
 * Registers the pages and assets of `site` on the server and returns the answer that its own error and
 * not-found handlers give to browsers, that is for every path outside `/api` and `/agent`.
 */
export function registerPages(fastify: FastifyInstance, context: AppContext, site: Site): ErrorAnswer {
  const answerError = createErrorAnswer(context, site);
  const cache = createPageCache(context, site);
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.takesFiles && isMultipart(request.headers))
        return parseMultipart(request.headers, body);
      requireFormHeaders(request.headers);
      return { fields: parseFormBody(body), files: new Map() } satisfies SentForm;
    });
    scope.setErrorHandler(async (error, request, reply) => {
      const { code } = catalogErrorOf(error);
      // A page of overload is at hand, and what it refuses has cost nothing.
      if (request.method === 'POST' && code !== 'overloaded') await delayRefusal(ERRORS[code]);
      return answerError(request, reply, error);
    });
    for (const [path, pages] of groupByPath(site.pages)) registerPath(scope, { context, cache }, path, pages);
    for (const asset of site.assets) registerAsset(scope, context, asset);
  });
  return answerError;
}

function groupByPath(pages: readonly Page[]): Map<string, Page[]> {
  const paths = new Map<string, Page[]>();
  for (const page of pages) paths.set(page.path, [...(paths.get(page.path) ?? []), page]);
  return paths;
}

interface Machinery {
  context: AppContext;
  cache: PageCache;
}

function registerPath(
  scope: FastifyInstance,
  { context, cache }: Machinery,
  path: string,
  pages: readonly Page[],
): void {
  const url = path.replace(':locale', LOCALE_PARAMETER);
  const isPageWithoutForm = !pages.some((page) => page.method === 'GET');
  const readable = pages.filter(hasFormats);
  const routes = [
    ...pages.map((page) => ({ page, at: url, config: {} })),
    ...readable.map((page) => ({ page, at: url + MARKDOWN_ENDING, config: { isMarkdown: true as const } })),
  ];
  for (const { page, at, config } of routes) {
    const visits = new WeakMap<FastifyRequest, PageRequest>();
    const bodyLimit = (page.method === 'POST' ? page.formBytes : undefined) ?? FORM_BYTES;
    scope.route({
      method: page.method,
      url: at,
      exposeHeadRoute: page.method === 'GET',
      bodyLimit,
      config: { ...config, limit: 'own', ...(page.method === 'POST' && page.takesFiles && { takesFiles: true }) },
      // Everything that needs no body is settled before one byte of it is read.
      onRequest: async (request, reply) => {
        const moved = page.method === 'GET' ? pathInDefaultLocale(request, context.config) : undefined;
        if (moved !== undefined) return sendAnswer(reply, context, page, { redirect: moved });
        if (page.method === 'POST') {
          if (page.work !== undefined) requireRoom(context, page.work);
          await takeLimits(context, reply, [['write', clientAddress(request, context.config)]]);
          if (!page.actsBySecret) requireSameOrigin(request, context.config.publicUrl);
        }
        const pageRequest = await openVisit(request, context, page, isPageWithoutForm);
        if (page.method === 'GET') await limitPageRead(context, reply, pageRequest, page);
        if (!isAllowed(pageRequest, page)) {
          if (page.method === 'POST' || pageRequest.account !== null) throw new CatalogError('forbidden');
          return sendAnswer(reply, context, page, { redirect: signInPath(pageRequest, request) });
        }
        if (await lacksFactor(context, pageRequest, page)) {
          if (page.method === 'POST') throw new CatalogError('second_factor_required');
          return sendAnswer(reply, context, page, { redirect: setUpPath(pageRequest) });
        }
        const { account, site, locale } = pageRequest;
        // What was typed into a form is never lost for it: the next page asks.
        if (page.method === 'GET' && page.who === 'member' && !page.withoutTerms && account !== null)
          if (owesTerms(account, site.termsVersion))
            return sendAnswer(reply, context, page, { redirect: termsPath(locale, request) });
        visits.set(request, pageRequest);
        return undefined;
      },
      preParsing: async (request, reply) => admitBody(request, reply, bodyLimit),
      handler: async (request, reply) => {
        const pageRequest = visits.get(request);
        if (pageRequest === undefined) throw new Error('the visit was not opened');
        const sent = request.body as SentForm | null | undefined;
        if (page.method === 'POST' && sent)
          Object.assign(pageRequest, readForm(sent.fields, page.form), { files: sent.files });
        const work = workOf(pageRequest, page);
        const letIn = <T>(act: () => Promise<T>): Promise<T> =>
          work === undefined ? act() : context.admission.run(work, act);
        const isMarkdown = hasFormats(page) && asksForMarkdown(request);
        const handle = async (asked: PageRequest): Promise<PageAnswer> => {
          const answer = await page.handler(asked);
          return isMarkdown ? inMarkdown(answer, context.config.publicUrl) : answer;
        };
        if (hasFormats(page)) void reply.headers(formatHeaders(request));
        if (page.followsCatalog !== true) {
          const answer = await letIn(() => handle(pageRequest));
          if (page.method === 'POST') {
            cache.doubt();
            if (!('redirect' in answer)) await delayRefusal(answer.status ?? 200);
          }
          return sendAnswer(reply, context, page, answer);
        }
        const found = await cache.answer(`${isMarkdown ? 'markdown ' : ''}${request.raw.url ?? ''}`, (pageMark) =>
          letIn(() => handle({ ...pageRequest, pageMark })),
        );
        if (!('kept' in found)) return sendAnswer(reply, context, page, found.answer);
        const isSeen = !isMarkdown && request.method === 'GET';
        if (isSeen) countShown(context, request, found.kept);
        return sendKept(reply, context, request, found.kept);
      },
    });
  }
  const methods = pages.map(({ method }) => method);
  const options = pageSecurityHeaders(context.config.publicUrl);
  context.knownPaths.add(url, { methods, options });
  if (readable.length > 0) context.knownPaths.add(url + MARKDOWN_ENDING, { methods: ['GET'], options });
}

/**
 * Refuses a form that another site sent with the visitor's cookie. Browsers say where a request comes from in
 * Sec-Fetch-Site; over plain HTTP some leave it out, but they send Origin with every POST.
 */
function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const same = site === undefined ? isOwnOrigin(request, publicUrl) : site === 'same-origin' || site === 'none';
  if (!same) throw new CatalogError('cross_site');
}

/**
 * The public origin, or the address that the request itself went to where that is a literal one or localhost:
 * no other site can have it, whereas a name could have been pointed at us by its owner.
 */
function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return false;
  const isLiteral = /^(?:localhost|[0-9.]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(host);
  return origin === publicUrl || (isLiteral && origin === `http://${host}`);
}

/** `localhost` counts beside the public origin, so that passkeys can be tried where the server runs. */
function originOf({ headers }: FastifyRequest, publicUrl: string): string {
  const { origin, host = '' } = headers;
  return /^localhost(?::\d+)?$/i.test(host) && origin === `http://${host}` ? origin : publicUrl;
}

async function openVisit(
  request: FastifyRequest,
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
    context,
    params,
    query: parseQuery(request.raw.url ?? ''),
    form: new URLSearchParams(),
    files: new Map(),
    origin: originOf(request, context.config.publicUrl),
    refusal: null,
    address: clientAddress(request, context.config),
  };
}

function isAllowed(pageRequest: PageRequest, page: Page): boolean {
  return page.who === 'anyone' || (pageRequest.account !== null && hasRole(pageRequest.account, page.who));
}

function signInPath(pageRequest: PageRequest, request: FastifyRequest): string {
  return `/${pageRequest.locale}/sign-in?next=${encodeURIComponent(request.raw.url ?? '/')}`;
}

/** Whether the operator demands a second factor for this page and the account has none. */
async function lacksFactor(context: AppContext, { account }: PageRequest, { who }: Page): Promise<boolean> {
  if (!context.config.requireSecondFactor || account === null || who === 'anyone' || who === 'member') return false;
  return !(await hasSecondFactor(context.db.read, account.id));
}

/** Where the terms are accepted, and where to go on. */
function termsPath(locale: string, request: FastifyRequest): string {
  return `/${locale}/account/terms?next=${encodeURIComponent(request.raw.url ?? '/')}`;
}

function setUpPath({ locale }: PageRequest): string {
  return `/${locale}/account/settings`;
}

/** A page that says what was wrong with its address. */
function isRefusal(answer: PageAnswer): boolean {
  return 'status' in answer && (answer.status ?? 200) >= 400;
}

function sendAnswer(reply: FastifyReply, context: AppContext, page: Page, answer: PageAnswer): FastifyReply {
  const { publicUrl } = context.config;
  void reply
    .headers(pageSecurityHeaders(publicUrl))
    .header('cache-control', isPrivate(page) || isRefusal(answer) ? 'no-store' : 'public, no-cache');
  if (answer.headers !== undefined) void reply.headers(answer.headers);
  if (answer.session === 'ended') void reply.header('set-cookie', endSessionCookie(publicUrl));
  else if (answer.session !== undefined) {
    void reply.header(
      'set-cookie',
      startSessionCookie(answer.session.cookie, answer.session.expiresAt, publicUrl, context.db.now()),
    );
  }
  if ('redirect' in answer)
    return reply
      .code(answer.moved ? 308 : 303)
      .header('location', answer.redirect)
      .send();
  void reply
    .code(answer.status ?? 200)
    .header('content-type', answer.headers?.['content-type'] ?? 'text/html; charset=utf-8');
  if (answer.isCompressed !== true) return reply.send(answer.body);
  const body = Buffer.from(answer.body);
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'], body.length);
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(compress(body, encoding));
}

/** A public page from its finished bytes; the browser asks each time whether they are still the right ones. */
function sendKept(
  reply: FastifyReply,
  context: AppContext,
  request: FastifyRequest,
  kept: CachedResponse,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], kept.bytesIn('identity').length);
  void reply
    .headers(pageSecurityHeaders(context.config.publicUrl))
    .header('content-type', 'text/html; charset=utf-8')
    .headers(kept.headers)
    .header('cache-control', 'public, no-cache')
    .header('etag', entityTag(kept.tag, encoding));
  const stale = staleMark(context.live);
  if (stale !== undefined) void reply.header('cache-status', stale);
  if (isNotModified(request.headers['if-none-match'], kept.tag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(kept.bodyIn(encoding));
}
