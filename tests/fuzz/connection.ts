/** A connection that sends requests one behind the other without waiting and reads the answers strictly. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesOf, type WireRequest } from './requests.ts';

const PATIENCE_MS = 30_000;
/** The server closes what is idle for ten seconds; a request that crosses that is nobody's fault. */
const FRESH_MS = 5_000;
const PART_BYTES = 131_072;
/** On a machine that is busy with other things the server may refuse dear work for now; one that goes on refusing is at fault. */
const MOST_RETRIES = 20;
const RETRY_MS = 1_000;

export interface Answer {
  status: number;
  headers: Headers;
  /** Without its content coding. */
  body: Buffer;
  /** The same as text. */
  text: string;
  /** Statuses of interim answers before it. */
  interim: number[];
  milliseconds: number;
}

export interface Connection {
  /** The answers in order; throws where one does not come, cannot be read, or was not asked for. */
  exchange(requests: readonly WireRequest[]): Promise<Answer[]>;
  close(): void;
}

const isRefusedForNow = ({ status, headers }: Answer): boolean => status === 503 && headers.has('retry-after');

/** A connection to the server on `port`, opened anew whenever the server has said that it closes the last one. */
export function openConnection(port: number): Connection {
  let socket: Socket | undefined;
  let usedAt = 0;

  async function exchange(requests: readonly WireRequest[]): Promise<Answer[]> {
    let answers = await exchangeOnce(requests);
    for (let turn = 0; turn < MOST_RETRIES && requests.length === 1 && isRefusedForNow(answers[0]!); turn += 1) {
      await wait(RETRY_MS);
      answers = await exchangeOnce(requests);
    }
    return answers;
  }

  async function exchangeOnce(requests: readonly WireRequest[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    while (answers.length < requests.length) {
      if (socket === undefined || socket.destroyed || performance.now() - usedAt > FRESH_MS) {
        socket?.destroy();
        socket = connect(port, '127.0.0.1').setNoDelay(true);
      }
      const waiting = requests.slice(answers.length);
      const { got, isOver } = await converse(socket, waiting);
      usedAt = performance.now();
      answers.push(...got);
      if (isOver) socket.destroy();
    }
    return answers;
  }

  return { exchange, close: () => void socket?.destroy() };
}

/** Answers to as many of the requests as the server takes before it says that it closes; at least one. */
function converse(socket: Socket, requests: readonly WireRequest[]): Promise<{ got: Answer[]; isOver: boolean }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const got: Answer[] = [];
    let received: Buffer = Buffer.alloc(0);
    let interim: number[] = [];
    const timer = setTimeout(() => finish(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
    let isFinished = false;
    let isSent = false;
    const finish = (error?: Error, isOver = false): void => {
      isFinished = true;
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      // What was not sent of a body would be missed by the next request.
      if (error === undefined) return resolve({ got, isOver: isOver || !isSent });
      socket.destroy();
      reject(error);
    };
    const read = (): void => {
      for (;;) {
        const request = requests[got.length];
        if (request === undefined)
          return finish(received.length > 0 ? new Error('bytes after the last answer') : undefined);
        const found = parseAnswer(received, request.method);
        if (found === undefined) return;
        received = received.subarray(found.length);
        if (found.status < 200) {
          interim.push(found.status);
          continue;
        }
        const { status, headers, raw } = found;
        const body = decoded(raw, headers.get('content-encoding'));
        const milliseconds = performance.now() - started;
        got.push({ status, headers, body, text: body.toString(), interim, milliseconds });
        interim = [];
        if (/\bclose\b/i.test(headers.get('connection') ?? '') || request.version === '1.0')
          return finish(undefined, true);
      }
    };
    socket.on('data', (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      try {
        read();
      } catch (error) {
        finish(error as Error);
      }
    });
    socket.on('error', (error) => finish(new Error(`connection lost: ${error.message}`, { cause: error })));
    socket.on('close', () => finish(new Error(`connection lost after ${received.length} bytes of an answer`)));
    // In parts, since an answer may come before the end of a body that is too large: the rest is then not sent.
    const bytes = Buffer.concat(requests.map(bytesOf));
    const send = (from: number): void => {
      if (isFinished) return;
      const to = from + PART_BYTES;
      const isRoom = socket.write(bytes.subarray(from, to));
      isSent = to >= bytes.length;
      if (isSent) return;
      if (isRoom) setImmediate(send, to);
      else socket.once('drain', () => send(to));
    };
    send(0);
  });
}

function decoded(raw: Buffer, coding: string | null): Buffer {
  if (coding === null || raw.length === 0) return raw;
  if (coding === 'gzip') return gunzipSync(raw);
  if (coding === 'br') return brotliDecompressSync(raw);
  throw new Error(`a content coding that nobody asked for: ${coding}`);
}

interface Parsed {
  status: number;
  headers: Headers;
  raw: Buffer;
  /** Bytes that the whole answer took. */
  length: number;
}

/** The first whole answer of the bytes; undefined when there is more to come. Throws where it is not HTTP. */
function parseAnswer(bytes: Buffer, method: string): Parsed | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [line = '', ...fields] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/.exec(line)?.[1]);
  if (Number.isNaN(status)) throw new Error(`no status line: ${JSON.stringify(line.slice(0, 100))}`);
  const headers = new Headers();
  for (const field of fields) {
    const [, name, value] = /^([!#$%&'*+\-.^_`|~\w]+): ?([\t\x20-\x7e\x80-\xff]*)$/.exec(field) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no header: ${JSON.stringify(field.slice(0, 100))}`);
    headers.append(name, value);
  }
  const start = headEnd + 4;
  if (status < 200) return { status, headers, raw: Buffer.alloc(0), length: start };
  if (method === 'HEAD' || status === 204 || status === 304)
    return { status, headers, raw: Buffer.alloc(0), length: start };
  if (headers.get('transfer-encoding') === 'chunked') return unchunked(bytes, start, { status, headers });
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error('an answer without a length');
  if (bytes.length < start + length) return undefined;
  return { status, headers, raw: bytes.subarray(start, start + length), length: start + length };
}

function unchunked(bytes: Buffer, start: number, head: Pick<Parsed, 'status' | 'headers'>): Parsed | undefined {
  const pieces: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { ...head, raw: Buffer.concat(pieces), length: end };
    pieces.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = end;
  }
}
