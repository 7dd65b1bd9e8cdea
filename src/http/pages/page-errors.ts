/** Error pages: every failure becomes a page in the visitor's language with its status and headers. */
import { traceOf } from '#http/transport/trace-context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type CatalogError } from '#catalog/errors.ts';
import { catalogErrorOf } from '#http/send/failures.ts';
import type { Site } from './page-types.ts';
import { localeOf, viewOf } from './page-view.ts';
import type { AppContext } from '#http/app-context.ts';
import { pageSecurityHeaders } from './security-headers.ts';

export type ErrorAnswer = (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply;

/** Makes the answer of every error on pages; internal errors are logged and not shown. */
export function createErrorAnswer(context: AppContext, site: Site): ErrorAnswer {
  const drawOverload = keepOverloadPages(context, site);
  return (request, reply, thrown) => {
    const error = catalogErrorOf(thrown);
    if (error.code === 'internal_error' || error.code === 'unavailable') {
      const ids = { request_id: request.id, ...traceOf(request.headers['traceparent']) };
      context.failures.report(thrown, error.code, ids, 'a page failed');
    }
    void reply.headers(pageSecurityHeaders(context.config.publicUrl)).header('cache-control', 'no-store');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const slashless = isRead && error.code === 'not_found' ? findSlashless(request) : undefined;
    if (slashless !== undefined) return reply.code(308).header('location', slashless).send();
    if (error.retryAfter !== undefined)
      void reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))));
    else if (ERRORS[error.code] === 503) void reply.header('retry-after', '2');
    void reply.code(ERRORS[error.code]).header('content-type', 'text/html; charset=utf-8');
    if (error.code === 'overloaded') return reply.send(drawOverload(request, error, isRead));
    return reply.send(site.errorPage(viewOf(request, context), error, isRead));
  };
}

/** The `overloaded` page is drawn once per language, so that refusals are cheap under overload. */
function keepOverloadPages(
  context: AppContext,
  site: Site,
): (request: FastifyRequest, error: CatalogError, isRead: boolean) => string {
  const pages = new Map<string, string>();
  let version = '';
  return (request, error, isRead) => {
    const current = `${context.live.version} ${context.pageFiles.version}`;
    if (current !== version) pages.clear();
    version = current;
    const locale = localeOf(request, context);
    const key = `${locale} ${isRead}`;
    let page = pages.get(key);
    if (page === undefined) {
      page = site.errorPage({ ...viewOf(request, context), path: '', search: '' }, error, isRead);
      pages.set(key, page);
    }
    return page;
  };
}

/** The path without its trailing slash, if that may be its only fault. */
function findSlashless(request: FastifyRequest): string | undefined {
  const match = /^((?:\/[\w-]{1,100}){1,6})\/(\?.*)?$/.exec(request.raw.url ?? '');
  return match === null ? undefined : `${match[1]}${match[2] ?? ''}`;
}
