/** Sends the answers of pages: documents, redirects, cached bytes. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#http/app-context.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import { chooseEncoding, compress } from '#http/send/encodings.ts';
import { sendRepresentation } from '#http/send/send-representation.ts';
import { staleMark } from '#http/send/stale-mark.ts';
import {
  draftCookie,
  endDraftCookie,
  endSessionCookie,
  knownBrowserCookie,
  readDraftCookie,
  startSessionCookie,
} from './cookies.ts';
import { isPrivate, type Page, type PageAnswer } from './page-types.ts';
import { pageSecurityHeaders } from './security-headers.ts';

/** Whether the page reports a problem with its address. */
function isRefusal(answer: PageAnswer): boolean {
  return 'status' in answer && (answer.status ?? 200) >= 400;
}

/** The Set-Cookie headers of an answer: the session, the mark of a known browser, and a draft. */
function cookiesOf(
  { request }: FastifyReply,
  { config, db }: AppContext,
  { session, mark, draft }: PageAnswer,
): string[] {
  const { publicUrl } = config;
  const cookies: string[] = [];
  if (session === 'ended') cookies.push(endSessionCookie(publicUrl));
  else if (session !== undefined)
    cookies.push(startSessionCookie(session.cookie, session.expiresAt, publicUrl, db.now()));
  const known = mark ?? (session === 'ended' ? undefined : session?.mark);
  if (known !== undefined) cookies.push(knownBrowserCookie(known, request.headers.cookie, publicUrl));
  if (typeof draft === 'string') cookies.push(draftCookie(draft, publicUrl));
  // The next person may use the same browser, so a sign-out deletes the draft.
  else if ((draft === null || session === 'ended') && readDraftCookie(request.headers.cookie, publicUrl) !== undefined)
    cookies.push(endDraftCookie(publicUrl));
  return cookies;
}

/** Sends the answer of a page with its headers and cookies. */
export function sendAnswer(reply: FastifyReply, context: AppContext, page: Page, answer: PageAnswer): FastifyReply {
  const { publicUrl } = context.config;
  void reply
    .headers(pageSecurityHeaders(publicUrl))
    .header('cache-control', isPrivate(page) || isRefusal(answer) ? 'no-store' : 'public, no-cache');
  if (answer.headers !== undefined) void reply.headers(answer.headers);
  const cookies = cookiesOf(reply, context, answer);
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  if ('redirect' in answer)
    return reply
      .code(answer.moved ? 308 : 303)
      .header('location', answer.redirect)
      .send();
  void reply
    .code(answer.status ?? 200)
    .header('content-type', answer.headers?.['content-type'] ?? 'text/html; charset=utf-8');
  if (isPrivate(page) && answer.isCompressed !== true) return reply.send(answer.body);
  const body = Buffer.from(answer.body);
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'], body.length);
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(compress(body, encoding));
}

/** Sends a public page from the cache; browsers revalidate it each time. */
export function sendCachedPage(
  reply: FastifyReply,
  context: AppContext,
  request: FastifyRequest,
  cached: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  void reply
    .headers(pageSecurityHeaders(context.config.publicUrl))
    .header('content-type', 'text/html; charset=utf-8')
    .headers(cached.headers)
    .header('cache-control', 'public, no-cache');
  const stale = staleMark(context.live);
  if (stale !== undefined) void reply.header('cache-status', stale);
  return sendRepresentation(request, reply, cached);
}
