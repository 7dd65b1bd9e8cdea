/** Connections: the order of pipelined requests, answers to parser errors, and lingering close. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CatalogError } from '#catalog/errors.ts';
import { rawErrorAnswer } from '#http/send/error-answers.ts';

/** A client that does not close its half of a closing connection is cut off after this long. */
const LINGER_MS = 1_000;
/** Bytes of a request line that are inspected: as many as a head may have. */
const LONGEST_LINE = 16_384;

/** A request with its response, and the response before it if that was pending. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  earlier: ServerResponse | undefined;
  /** True until it is known whether the connection stays open. */
  isWaiting: boolean;
}

export interface Exchanges {
  /**
   * Calls `carryOut` in the turn of a request that is not cached: at once, or after a response that
   * might close the connection. Requests after the close are dropped, since their answers could not
   * be sent (RFC 9112, 9.6).
   */
  begin(request: IncomingMessage, response: ServerResponse, carryOut: () => void): void;
  /** Records a cached response, which may wait behind other responses. */
  follow(socket: Socket, response: ServerResponse): void;
  /** Records that the client was told of the close. */
  end(socket: Socket): void;
  /** Answers a parser error or timeout, after the earlier responses of the connection. */
  refuse(error: NodeJS.ErrnoException, socket: Socket): void;
}

type Headers = Readonly<Record<string, string>>;

/** `transport` are headers of every response. */
export function createExchanges(transport: Headers): Exchanges {
  const lasts = new WeakMap<Socket, Exchange>();
  const ended = new WeakSet<Socket>();
  const followers = new WeakMap<Socket, ServerResponse>();
  const hasEnded = (socket: Socket, last: Exchange | undefined): boolean =>
    socket.destroyed || ended.has(socket) || (last !== undefined && hasEndedConnection(last));
  return {
    begin(request, response, carryOut) {
      const { socket } = request;
      const last = lasts.get(socket);
      if (hasEnded(socket, last)) return;
      const isWaiting = last !== undefined && mayEndConnection(last);
      const exchange = { request, response, earlier: answerBefore(last), isWaiting };
      lasts.set(socket, exchange);
      if (!isWaiting) {
        carryOut();
        return;
      }
      last.response.once('close', () => {
        if (hasEnded(socket, last)) return;
        exchange.isWaiting = false;
        carryOut();
      });
    },
    follow(socket, response) {
      if (!response.writableFinished) followers.set(socket, response);
    },
    end: (socket) => void ended.add(socket),
    refuse(error, socket) {
      const end = (): void => {
        const last = lasts.get(socket);
        const awaited = answerBefore(last) ?? unfinished(followers.get(socket));
        if (awaited === undefined && last !== undefined && isAnsweredEarly(last)) socket.destroy();
        else if (awaited === undefined) answerClientError(error, socket, transport);
        else awaited.once('close', end);
      };
      end();
    },
  };
}

/** The response that must precede a parser error: that of the request itself, or an earlier one. */
function answerBefore(last: Exchange | undefined): ServerResponse | undefined {
  return unfinished(last?.request.complete === false ? last.earlier : last?.response);
}

/** Whether a request was answered before its body arrived: the rest is ignored. */
function isAnsweredEarly({ request, response }: Exchange): boolean {
  return !request.complete && response.writableFinished;
}

function unfinished(answer: ServerResponse | undefined): ServerResponse | undefined {
  return answer === undefined || answer.writableFinished || answer.destroyed ? undefined : answer;
}

/** Node closes the connection of a client that sent `Expect` and got a final response instead. */
function hasEndedConnection({ response }: Exchange): boolean {
  return response.headersSent && !response.shouldKeepAlive;
}

/** Whether only the response will tell: a body may turn out to be too large. */
function mayEndConnection({ request: { headers }, response, isWaiting }: Exchange): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (isWaiting || hasBody || headers.expect !== undefined) && unfinished(response) !== undefined;
}

interface ParserError extends NodeJS.ErrnoException {
  /** The bytes that were read, and how many of them were parsed. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/** Whether the parser stopped in the method of a well-formed request line. */
function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParserError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || rawPacket === undefined) return false;
  const parsed = rawPacket.toString('latin1', 0, bytesParsed);
  const method = parsed.slice(parsed.lastIndexOf('\n') + 1);
  const rest = rawPacket.toString('latin1', bytesParsed, bytesParsed + LONGEST_LINE);
  return /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/.test(method + rest);
}

/** Answers a request that the parser refused or that timed out. */
function answerClientError(error: ParserError, socket: Socket, transport: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const [code, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['headers_too_large', 'Request Header Fields Too Large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['request_timeout', 'Request Timeout'] as const)
        : isUnknownMethod(error)
          ? (['not_implemented', 'Not Implemented'] as const)
          : (['malformed_request', 'Bad Request'] as const);
  endConnection(socket, rawErrorAnswer(new CatalogError(code), reason, transport));
}

/** Without this, a client that is still sending would lose the last response (RFC 9112, 9.6). */
export function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => endConnection(socket);
}

/** Ends our side, after an optional last answer, and keeps reading for a moment. */
export function endConnection(socket: Socket, answer?: string): void {
  if (answer === undefined) socket.end();
  else socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
