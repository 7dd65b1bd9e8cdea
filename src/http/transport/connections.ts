/** Connections: the order of pipelined requests, responses to what the parser could not read, and closing. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CatalogError } from '#catalog/errors.ts';
import { rawErrorAnswer } from '#http/send/error-answers.ts';

/** A client that was told that its connection ends, and does not end its own half, loses it after this long. */
const LINGER_MS = 1_000;
/** So much of a line is looked at: no target is longer than a head may be. */
const LONGEST_LINE = 16_384;

/** A request with its answer, and the answer before it while that was under way. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  earlier: ServerResponse | undefined;
  /** True until it is known whether the connection goes on. */
  isWaiting: boolean;
}

export interface Exchanges {
  /**
   * Calls `carryOut` when it is the turn of a request that is not answered from memory: at once, or when an answer is
   * there that might have ended its connection. What comes after the end is not carried out, since nobody would be
   * told (RFC 9112, 9.6).
   */
  begin(request: IncomingMessage, response: ServerResponse, carryOut: () => void): void;
  /** Notes a request that is answered from memory, maybe behind others that are still under way. */
  follow(socket: Socket, response: ServerResponse): void;
  /** Notes that the connection has been told that it is closed. */
  end(socket: Socket): void;
  /** Refuses what the parser could not read or what took too long, after what came before it on the connection is answered. */
  refuse(error: NodeJS.ErrnoException, socket: Socket): void;
}

type Headers = Readonly<Record<string, string>>;

/** `transport` are headers that every answer carries. */
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

/** The answer that has to be given before what the parser could not read: the rest of the last request, or a further one. */
function answerBefore(last: Exchange | undefined): ServerResponse | undefined {
  return unfinished(last?.request.complete === false ? last.earlier : last?.response);
}

/** Whether a request was answered before its body was there: of the rest nothing is said. */
function isAnsweredEarly({ request, response }: Exchange): boolean {
  return !request.complete && response.writableFinished;
}

function unfinished(answer: ServerResponse | undefined): ServerResponse | undefined {
  return answer === undefined || answer.writableFinished || answer.destroyed ? undefined : answer;
}

/** Node ends the connections of clients that ask for leave to send a body and are answered without it. */
function hasEndedConnection({ response }: Exchange): boolean {
  return response.headersSent && !response.shouldKeepAlive;
}

/** Whether that will only be known with the answer to come: a body may turn out to be too large. */
function mayEndConnection({ request: { headers }, response, isWaiting }: Exchange): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (isWaiting || hasBody || headers.expect !== undefined) && unfinished(response) !== undefined;
}

interface ParserError extends NodeJS.ErrnoException {
  /** What was being read, and how far it was understood. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/** Whether the parser stopped in the method of a line that is a request otherwise. */
function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParserError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || rawPacket === undefined) return false;
  const parsed = rawPacket.toString('latin1', 0, bytesParsed);
  const method = parsed.slice(parsed.lastIndexOf('\n') + 1);
  const rest = rawPacket.toString('latin1', bytesParsed, bytesParsed + LONGEST_LINE);
  return /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/.test(method + rest);
}

/** Requests that the parser itself refused or that took too long. */
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

/**
 * Lets a connection end in two steps (RFC 9112, 9.6). After the last answer Node closes it at once, and a client that
 * still sends what nobody waits for would lose that answer.
 */
export function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => endConnection(socket);
}

/** Says that nothing more will come, after a last answer if there is one, and reads on for a moment. */
export function endConnection(socket: Socket, answer?: string): void {
  if (answer === undefined) socket.end();
  else socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
