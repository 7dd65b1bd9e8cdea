/** The end of connections: what a client is told that the parser could not read, in its turn, and when it loses its socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CatalogError } from '#catalog/errors.ts';
import { rawErrorAnswer } from './error-answers.ts';

/** A client that was told that its connection ends, and does not end its own half, loses it after this long. */
const LINGER_MS = 1_000;

/** A request with its answer, and the answer before it while that was under way. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  earlier: ServerResponse | undefined;
}

export interface Exchanges {
  /** Notes a request that is not answered at once. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Refuses what the parser could not read or what took too long, after what came before it on the connection is answered. */
  refuse(error: NodeJS.ErrnoException, socket: Socket): void;
}

type Headers = Readonly<Record<string, string>>;

/** `transport` are headers that every answer carries. */
export function createExchanges(transport: Headers): Exchanges {
  const last = new WeakMap<Socket, Exchange>();
  return {
    begin(request, response) {
      const earlier = answerBefore(last.get(request.socket));
      last.set(request.socket, { request, response, earlier });
    },
    refuse(error, socket) {
      const end = (): void => answerClientError(error, socket, transport);
      const awaited = answerBefore(last.get(socket));
      if (awaited === undefined) end();
      else awaited.once('close', end);
    },
  };
}

/** The answer that has to be given before what the parser could not read: the rest of the last request, or a further one. */
function answerBefore(last: Exchange | undefined): ServerResponse | undefined {
  const answer = last?.request.complete === false ? last.earlier : last?.response;
  return answer === undefined || answer.writableFinished || answer.destroyed ? undefined : answer;
}

/** Requests that the parser itself refused or that took too long. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket, transport: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const [code, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['headers_too_large', 'Request Header Fields Too Large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['request_timeout', 'Request Timeout'] as const)
        : (['malformed_request', 'Bad Request'] as const);
  endConnection(socket, rawErrorAnswer(new CatalogError(code), reason, transport));
}

/** Says a last word. Closing at once could take it from a client that is still sending. */
export function endConnection(socket: Socket, answer: string): void {
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
