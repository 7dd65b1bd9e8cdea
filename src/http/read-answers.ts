/** Writes read answers: a head that is put together as text, and a short body in one piece with it. */
import { STATUS_CODES, type ServerResponse } from 'node:http';
import { API_SECURITY_HEADERS, CORS_HEADERS, transportHeaders } from './api-headers.ts';
import { flatText, headerLines } from './head-lines.ts';
import type { Encoding } from './encodings.ts';
import type { CachedAnswer } from './cached-answer.ts';

const READ_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export interface ReadLimits {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Answers with what is cached; with `isUnchanged` that is a 304 without a body. */
export type SendRead = (
  response: ServerResponse,
  answer: CachedAnswer,
  encoding: Encoding,
  isUnchanged: boolean,
  limits: ReadLimits,
) => void;

/** Where node:http keeps the head that `writeHead` has made, until it is sent with the first piece of the body. */
interface WithHead {
  _header?: unknown;
}

/**
 * node:http checks and writes each header of each answer anew, which is a third of what a hot answer costs. Here the
 * head is one text: its lines were checked when the answer was made (`createReadCache`) or are our own figures.
 * One answer a second still goes node's own way, and the lines that node adds to it (Date, Connection, Keep-Alive) end
 * the heads of the others in that second. Where a version of node keeps its head elsewhere, every answer goes that way;
 * so do those whose connection closes after them.
 */
export function createReadSender(publicUrl: string): SendRead {
  const fixed = headerLines({
    ...API_SECURITY_HEADERS,
    ...transportHeaders(publicUrl),
    ...CORS_HEADERS,
    'cache-control': READ_CACHE_CONTROL,
    vary: 'Accept-Encoding',
  });
  const starts = new Map<number, string>();
  let ending: string | undefined;
  let endingSecond = 0;

  function startOf(status: number): string {
    let start = starts.get(status);
    if (start === undefined) {
      start = flatText(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${fixed}`);
      starts.set(status, start);
    }
    return start;
  }

  /** Sets the head of an answer; `text` is the status line and our headers. */
  function setHead(response: ServerResponse, status: number, text: string): void {
    const second = Math.floor(Date.now() / 1000);
    if (response.shouldKeepAlive && ending !== undefined && second === endingSecond) {
      response.statusCode = status;
      (response as WithHead)._header = text + ending;
      return;
    }
    response.writeHead(status, headersOf(text));
    const head = (response as WithHead)._header;
    endingSecond = second;
    // Node may close a connection that would stay, such as one of HTTP/1.0 after an answer without a length.
    ending =
      typeof head === 'string' &&
      head.startsWith(text) &&
      head.includes('\r\nConnection: keep-alive\r\n', text.length - 2)
        ? head.slice(text.length)
        : undefined;
  }

  return (response, answer, encoding, isUnchanged, limits) => {
    const status = isUnchanged ? 304 : answer.status;
    const head = `${startOf(status)}${answer.linesIn(encoding)}ratelimit-policy: ${limits['ratelimit-policy']}\r\nratelimit: ${limits.ratelimit}\r\n`;
    if (isUnchanged) {
      setHead(response, status, head);
      response.end();
      return;
    }
    const body = answer.bytesIn(encoding);
    const coding = encoding === 'identity' ? '' : `content-encoding: ${encoding}\r\n`;
    setHead(
      response,
      status,
      `${head}content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\n${coding}`,
    );
    response.end(body, 'latin1');
  };
}

/** Names and values in turn, of a text of a status line and headers. */
function headersOf(text: string): string[] {
  return text
    .split('\r\n')
    .slice(1, -1)
    .flatMap((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}
