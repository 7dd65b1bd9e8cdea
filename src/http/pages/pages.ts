/** Registers pages as routes with sessions, roles, cross-site checks, strict forms and error pages. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { catalogErrorOf } from '#http/send/failures.ts';
import { FORM_BYTES, parseFormBody, readForm, requireFormHeaders } from '#http/transport/forms.ts';
import { isMultipart, readMultipart, type SentForm } from '#http/transport/multipart.ts';
import { createRefusalDelay, type RefusalDelay } from './refusal-delay.ts';
import { registerAsset } from './page-assets.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { MARKDOWN_ENDING, asksForMarkdown, formatHeaders, hasFormats, inMarkdown } from './page-formats.ts';
import { routePattern } from './locale-redirect.ts';
import { sendAnswer, sendCachedPage } from './page-answers.ts';
import { createErrorAnswer, type ErrorAnswer } from './page-errors.ts';
import { networkKey, providerKey } from '#limits/address-keys.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { workOf } from './page-limits.ts';
import type { Page, PageAnswer, Site, PageRequest } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { answerForm } from './refused-forms.ts';
import { admitBody, readBody } from '#http/transport/request-bodies.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import { isPerson } from './robots.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { openRequest } from './page-guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the form may contain files. */
    takesFiles?: true;
  }
}

/**
 * Registers the pages and assets of `site`. Returns the answer to errors and unknown paths outside
 * `/api` and `/agent`.
 */
export function registerPages(fastify: FastifyInstance, context: AppContext, site: Site): ErrorAnswer {
  const answerError = createErrorAnswer(context, site);
  const cache = createPageCache(context, site);
  const delayRefusal = createRefusalDelay(context.db.clock);
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage): Promise<SentForm> => {
      const maxBytes = formBytes(request);
      if (hasFiles(request)) return readMultipart(request, body, maxBytes);
      return { fields: parseFormBody(await readBody(request, body, maxBytes)), files: new Map() };
    });
    scope.setErrorHandler(async (error, request, reply) => {
      const { code } = catalogErrorOf(error);
      // The overload page is cached and its refusals were cheap.
      if (request.method === 'POST' && code !== 'overloaded') await delayRefusal(ERRORS[code]);
      return answerError(request, reply, error);
    });
    for (const [path, pages] of groupByPath(site.pages))
      registerPath(scope, { context, cache, delayRefusal }, path, pages);
    for (const asset of site.assets) registerAsset(scope, context, asset);
  });
  return answerError;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** Whether a form contains files. Throws `unsupported_media_type` for one with a content coding. */
function hasFiles({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.takesFiles !== true || !isMultipart(headers)) return false;
  if (headers['content-encoding'] !== undefined) throw new CatalogError('unsupported_media_type');
  return true;
}

/** The largest body of the form; files do not enlarge the room for texts. */
function formBytes(request: FastifyRequest): number {
  const { bodyLimit, config } = request.routeOptions;
  return config.takesFiles === true && !hasFiles(request) ? FORM_BYTES : bodyLimit;
}

function groupByPath(pages: readonly Page[]): Map<string, Page[]> {
  const paths = new Map<string, Page[]>();
  for (const page of pages) paths.set(page.path, [...(paths.get(page.path) ?? []), page]);
  return paths;
}

interface PageRouting {
  context: AppContext;
  cache: PageCache;
  delayRefusal: RefusalDelay;
}

function registerPath(
  scope: FastifyInstance,
  { context, cache, delayRefusal }: PageRouting,
  path: string,
  pages: readonly Page[],
): void {
  const url = routePattern(path);
  const isPageWithoutForm = !pages.some((page) => page.method === 'GET');
  const readable = pages.filter(hasFormats);
  const routes = [
    ...pages.map((page) => ({ page, at: url, config: {} })),
    ...readable.map((page) => ({ page, at: url + MARKDOWN_ENDING, config: { isMarkdown: true as const } })),
  ];
  for (const { page, at, config } of routes) {
    const opened = new WeakMap<FastifyRequest, PageRequest>();
    const bodyLimit = (page.method === 'POST' ? page.formBytes : undefined) ?? FORM_BYTES;
    scope.route({
      // One route for both: each takes its time at every start.
      method: page.method === 'GET' ? ['GET', 'HEAD'] : page.method,
      url: at,
      bodyLimit,
      config: { ...config, limit: 'own', ...(page.method === 'POST' && page.takesFiles && { takesFiles: true }) },
      // Checks that need no body come before the body is read.
      onRequest: async (request, reply) => {
        const found = await openRequest(request, reply, context, page, isPageWithoutForm);
        if (typeof found === 'string') return sendAnswer(reply, context, page, { redirect: found });
        opened.set(request, found);
        return undefined;
      },
      preParsing: async (request, reply) => {
        if (page.method === 'POST' && hasBody(request) && !hasFiles(request)) requireFormHeaders(request.headers);
        const pageRequest = opened.get(request);
        await admitBody(context, request, reply, {
          maxBytes: formBytes(request),
          accountId: pageRequest?.account?.id,
          admitLarge: () =>
            page.method === 'POST' && pageRequest !== undefined ? page.admitLarge?.(pageRequest) : undefined,
        });
      },
      handler: async (request, reply) => {
        const pageRequest = opened.get(request);
        if (pageRequest === undefined) throw new Error('the request was not opened');
        return answerRequest(request, reply, { cache, delayRefusal, page, pageRequest });
      },
    });
  }
  const methods = pages.map(({ method }) => method);
  const options = pageSecurityHeaders(context.config.publicUrl);
  context.knownPaths.add(url, { methods, options });
  if (readable.length > 0) context.knownPaths.add(url + MARKDOWN_ENDING, { methods: ['GET'], options });
}

/** Sends the answer of a page, from the cache if possible. */
async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, delayRefusal, page, pageRequest }: Omit<PageRouting, 'context'> & { page: Page; pageRequest: PageRequest },
): Promise<FastifyReply> {
  const { context } = pageRequest;
  const sent = request.body as SentForm | null | undefined;
  if (page.method === 'POST' && sent)
    Object.assign(pageRequest, readForm(sent.fields, page.form), { files: sent.files });
  const work = workOf(pageRequest, page);
  const admit = <T>(act: () => Promise<T>): Promise<T> =>
    work === undefined ? act() : context.admission.run(work, act);
  const isMarkdown = hasFormats(page) && asksForMarkdown(request);
  const handle = async (asked: PageRequest): Promise<PageAnswer> => {
    const answer = await (page.method === 'POST' ? answerForm(page, asked) : page.handler(asked));
    return isMarkdown ? inMarkdown(answer, context.config.publicUrl) : answer;
  };
  if (hasFormats(page)) void reply.headers(formatHeaders(request));
  if (page.followsCatalog !== true) {
    const answer = await admit(() => handle(pageRequest));
    if (page.method === 'POST') {
      cache.invalidate();
      if (!('redirect' in answer)) await delayRefusal(answer.status ?? 200);
    }
    return sendAnswer(reply, context, page, answer);
  }
  const found = await cache.answer(`${isMarkdown ? 'markdown ' : ''}${request.raw.url ?? ''}`, (placementVersion) =>
    admit(() => handle({ ...pageRequest, placementVersion })),
  );
  if (!('cached' in found)) return sendAnswer(reply, context, page, found.answer);
  const isSeen = !isMarkdown && request.method === 'GET';
  if (isSeen) countShown(context, request, found.cached);
  return sendCachedPage(reply, context, request, found.cached);
}

/** Counts the views of an answer that is sent to a person, and the site that sent the person. */
function countShown(
  context: AppContext,
  request: FastifyRequest,
  { visitCount, placements, compared }: CachedResponse,
): void {
  const { headers } = request;
  const { referer } = headers;
  const isFromElsewhere =
    referer !== undefined && URL.parse(referer)?.origin !== new URL(context.config.publicUrl).origin;
  const isCounted = visitCount !== null || placements.length > 0 || compared.length > 0;
  if ((!isCounted && !isFromElsewhere) || !isPerson(headers)) return;
  // A page that is loaded as a picture or a frame has no reader.
  if (!['document', undefined].includes(headers['sec-fetch-dest'])) return;
  const address = clientAddress(request, context.config);
  const network = networkKey(address);
  if (isFromElsewhere) context.referrers.note(referer, network);
  if (visitCount !== null) context.visits.count(visitCount);
  if (visitCount?.kind === 'views')
    for (const slug of visitCount.slugs) context.visitSources.note({ slug, kind: 'views', network, referrer: referer });
  if (compared.length > 0) context.comparisonCounts.note(compared, providerKey(address));
  for (const id of placements) context.placementCounts.count(id, 'views');
}
