/** The two formats of a public page, HTML and Markdown: negotiation and headers. */
import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '#http/base-path.ts';
import { API_CATALOG_PATH, DOCUMENT_PATH, LLMS_PATH } from './site-paths.ts';
import { isPrivate, type Page, type PageAnswer } from './page-types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route ends with MARKDOWN_ENDING. */
    isMarkdown?: true;
  }
}

export const MARKDOWN_ENDING = '.md';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
/** Paths that need no escaping in a header. */
const PLAIN = /^[\w\-.~%&=+,?/:]*$/;

const FOR_PROGRAMS =
  `<${API_CATALOG_PATH}>; rel="api-catalog", <${DOCUMENT_PATH}>; rel="service-desc"; ` +
  `type="application/json", <${LLMS_PATH}>; rel="describedby"; type="text/plain"`;

/** Whether a page has both formats: public, read by GET, and more than suggestions. */
export function hasFormats(page: Page): boolean {
  return page.method === 'GET' && !isPrivate(page) && page.countsAsRead !== true && page.path.startsWith('/:locale');
}

/** The weight of a media type in an Accept header; 0 if absent. */
function weightOf(accept: string, type: string): number {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** Whether a request prefers Markdown: by its path, or by a weight in Accept of at least HTML's. */
export function asksForMarkdown({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.isMarkdown === true) return true;
  const { accept = '' } = headers;
  if (!/markdown/i.test(accept)) return false;
  const weight = weightOf(accept, 'text/markdown');
  return weight > 0 && weight >= weightOf(accept, 'text/html');
}

/** Whether a request prefers JSON to HTML, as a program does. */
export function asksForJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  const weight = weightOf(accept, 'application/json');
  return weight > 0 && weight >= weightOf(accept, 'text/html');
}

/** A page in Markdown; other answers are returned as they are. */
export async function inMarkdown(answer: PageAnswer, publicUrl: string): Promise<PageAnswer> {
  if ('redirect' in answer || answer.headers?.['content-type'] !== undefined) return answer;
  const { markdownOf } = await import('./markdown.ts');
  const headers = { ...answer.headers, 'content-type': MARKDOWN_TYPE };
  const body = `> What is here for programs: ${publicUrl}${LLMS_PATH}\n\n${markdownOf(answer.body, publicOrigin(publicUrl))}`;
  return { ...answer, body, headers };
}

/** Link and Vary of a page with both formats. */
export function formatHeaders(request: FastifyRequest): Record<string, string> {
  const target = request.raw.url ?? '';
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at);
  const isMarkdown = request.routeOptions.config.isMarkdown === true;
  const other = isMarkdown ? path.slice(0, -MARKDOWN_ENDING.length) + query : path + MARKDOWN_ENDING + query;
  const relation = isMarkdown ? 'rel="canonical"' : 'rel="alternate"; type="text/markdown"';
  return {
    link: PLAIN.test(other) ? `${FOR_PROGRAMS}, <${other}>; ${relation}` : FOR_PROGRAMS,
    vary: 'Accept, Accept-Encoding',
  };
}
