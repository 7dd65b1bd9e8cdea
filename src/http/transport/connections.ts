/** Connections: one request at a time, answers to parser errors and timeouts, and lingering close. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { errorBody, errorHeaders, rawErrorAnswer } from '#http/send/error-answers.ts';

/** A client that does not close its half of a closing connection is cut off after this long. */
const LINGER_MS = 1_000;
/** Bytes of a request line that are inspected: as many as a head may have. */
const LONGEST_LINE = 16_384;

interface Exchange {
  response: ServerResponse;
  hasBegun: boolean;
  /** Of a body that broke off before its request was begun. */
  failure: CatalogError | undefined;
}

export interface Connections {
  /**
   * Calls `carryOut` once the earlier responses of the connection are sent; never if one of them
   * closes it (RFC 9112, 9.3.2 and 9.6).
   */
  begin(response: ServerResponse, carryOut: () => void): void;
  /** Records that the answer announced the close. */
  end(socket: Socket): void;
  /** Answers with an error and closes the connection. */
  refuse(response: ServerResponse, error: CatalogError): void;
  /** Answers a parser error or timeout, after the earlier responses. */
  refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket): void;
}

type Headers = Readonly<Record<string, string>>;

/** `transport` are headers of every response. */
export function createConnections(transport: Headers): Connections {
  const latest = new WeakMap<Socket, Exchange>();
  const ended = new WeakSet<Socket>();
  const connections: Connections = {
    begin(response, carryOut) {
      const { socket } = response.req;
      const earlier = latest.get(socket)?.response;
      const exchange: Exchange = { response, hasBegun: false, failure: undefined };
      latest.set(socket, exchange);
      const start = (): void => {
        if (socket.destroyed || ended.has(socket) || (earlier !== undefined && !earlier.shouldKeepAlive)) return;
        exchange.hasBegun = true;
        if (exchange.failure === undefined) carryOut();
        else connections.refuse(response, exchange.failure);
      };
      afterSending(earlier, start);
    },
    end: (socket) => void ended.add(socket),
    refuse(response, error) {
      ended.add(response.req.socket);
      const body = JSON.stringify(errorBody(error));
      response.writeHead(ERRORS[error.code], {
        ...errorHeaders(error),
        ...transport,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      });
      response.end(body);
    },
    refuseUnparsed(error, socket) {
      const exchange = latest.get(socket);
      const isOfBody = exchange?.response.req.complete === false;
      if (!isAnswerable(error, socket)) socket.destroy();
      else if (isOfBody && !exchange.hasBegun) [exchange.failure] = parserRefusal(error);
      // A request that was answered before its body arrived: the rest is ignored.
      else if (isOfBody && exchange.response.headersSent) socket.destroy();
      else if (isOfBody) connections.refuse(exchange.response, parserRefusal(error)[0]);
      else afterSending(exchange?.response, () => refuseOnSocket(error, socket, transport));
    },
  };
  return connections;
}

/** Calls `act` once the response is sent or lost; at once without one. */
function afterSending(response: ServerResponse | undefined, act: () => void): void {
  if (response === undefined || response.writableFinished || response.destroyed) act();
  else response.once('close', act);
}

function isAnswerable({ code }: NodeJS.ErrnoException, socket: Socket): boolean {
  return code !== 'ECONNRESET' && socket.writable && !socket.destroyed;
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

/** The error of a request that the parser refused or that timed out, and its reason phrase. */
function parserRefusal(error: ParserError): [CatalogError, string] {
  const [code, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['headers_too_large', 'Request Header Fields Too Large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['request_timeout', 'Request Timeout'] as const)
        : isUnknownMethod(error)
          ? (['not_implemented', 'Not Implemented'] as const)
          : (['malformed_request', 'Bad Request'] as const);
  return [new CatalogError(code), reason];
}

function refuseOnSocket(error: ParserError, socket: Socket, transport: Headers): void {
  if (isAnswerable(error, socket)) endConnection(socket, rawErrorAnswer(...parserRefusal(error), transport));
  else socket.destroy();
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
