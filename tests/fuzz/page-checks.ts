/** What holds for every answer to a browser or a reader of documents: headers, caches, redirects, and what each kind of document must be. */
import { pageSecurityHeaders } from '#http/pages/security-headers.ts';
import { parseXml, type Element } from '../documents/xml.ts';
import type { Answer } from './connection.ts';
import { MARKER } from './hostile-texts.ts';
import { parsePage, type ParsedPage } from './html.ts';
import type { WireRequest } from './requests.ts';
import { mayOpen, type Route, type Who } from './routes.ts';

const HEADERS = Object.entries(pageSecurityHeaders('http://localhost'));
const REDIRECTS = [301, 302, 303, 307, 308];

export interface Checked {
  mistakes: string[];
  /** Of pages that were given whole. */
  page: ParsedPage | undefined;
}

/** Holds an answer against what is promised of its route; `route` is undefined where nothing is registered. */
export function checkAnswer(request: WireRequest, answer: Answer, who: Who, route: Route | undefined): Checked {
  const mistakes: string[] = [];
  const { status, headers } = answer;
  const header = (name: string): string => headers.get(name) ?? '';
  const isOk = status >= 200 && status < 300;
  if (status >= 500 || status === 429) mistakes.push(`a ${status}`);
  if (isOk && route !== undefined && !mayOpen(who, route.who)) mistakes.push(`opened to a ${who}`);
  if (header('x-content-type-options') !== 'nosniff') mistakes.push('no X-Content-Type-Options');
  const isHtml = header('content-type').startsWith('text/html');
  if (isHtml || (route?.kind === 'page' && status !== 431 && status !== 400)) {
    for (const [name, value] of HEADERS) {
      // Pages whose address is a right keep it from every other page.
      const isStricter = name === 'referrer-policy' && header(name) === 'no-referrer';
      if (header(name) !== value && !isStricter) mistakes.push(`${name}: ${header(name)}`);
    }
  }
  if (route?.isPrivate && status !== 405 && !/\bno-store\b/.test(header('cache-control')) && status !== 204)
    mistakes.push(`a private page with Cache-Control: ${header('cache-control')}`);
  if (status >= 400 && !/\bno-store\b/.test(header('cache-control')))
    mistakes.push(`an error with Cache-Control: ${header('cache-control')}`);
  for (const line of headers.getSetCookie())
    if (!/; Path=\/; /.test(line) || !/HttpOnly/.test(line) || !/SameSite=Lax/.test(line))
      mistakes.push(`Set-Cookie: ${line}`);
  if (REDIRECTS.includes(status) || headers.has('location')) mistakes.push(...locationMistakes(header('location')));
  if (status === 405 && !headers.has('allow')) mistakes.push('a 405 without Allow');
  if (request.method === 'HEAD' || answer.body.length === 0) {
    if (isOk && request.method === 'GET') mistakes.push('an empty answer');
    return { mistakes, page: undefined };
  }
  if (isHtml) {
    const page = parsePage(answer.text, request.target.startsWith('/') ? request.target : '/');
    return { mistakes: [...mistakes, ...page.mistakes], page };
  }
  return { mistakes: [...mistakes, ...documentMistakes(header('content-type'), answer)], page: undefined };
}

/** Redirects stay here, in whatever way a browser reads them. */
function locationMistakes(location: string): string[] {
  const url = URL.parse(location, 'http://own.invalid/');
  // oxlint-disable-next-line no-control-regex -- they are what it looks for
  const isOdd = /^[/\\]{2}|[\\\u0000-\u0020\u007f]/.test(location);
  return url === null || url.host !== 'own.invalid' || isOdd ? [`a redirect to ${JSON.stringify(location)}`] : [];
}

function documentMistakes(type: string, { text, body }: Answer): string[] {
  try {
    if (/\bxml\b/.test(type)) return findMarker(parseXml(text)) ? ['a text became markup'] : [];
    if (/\bjson\b/.test(type)) JSON.parse(text);
    else if (type === 'image/png') return body.readUInt32BE(0) === 0x89_50_4e_47 ? [] : ['no PNG'];
    else if (type.startsWith('text/csv')) return /(?:^|[,\n])"?[=+@]/.test(text) ? ['a cell that is a formula'] : [];
    return [];
  } catch (error) {
    return [`${type}: ${(error as Error).message}`];
  }
}

function findMarker(element: Element): boolean {
  return element.name === MARKER || element.children.some(findMarker);
}
