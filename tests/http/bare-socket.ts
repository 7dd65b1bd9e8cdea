/** Speaks HTTP byte by byte, for requests that no client library would send. */
import { connect } from 'node:net';
import type { Observed } from '../api/described-answers.ts';

/** Only a failure takes as long. */
const PATIENCE_MS = 300_000;

/** What came back on one connection, and whether the server closed it. */
export interface Conversation {
  answers: Observed[];
  /** Interim answers (1xx), by status. */
  interim: number[];
  /** The statuses of all of them as they came. */
  order: number[];
  closed: boolean;
}

/**
 * Sends `parts` one after the other over one connection and reads until the server closes it or `expected` answers
 * are there. `awaitBytes` waits until the server has
 * said these, `until` for anything else.
 */
export async function converse(
  port: number,
  parts: readonly (string | Uint8Array | { awaitBytes: string } | { until: Promise<unknown> })[],
  expected = Infinity,
  isHead = false,
): Promise<Conversation> {
  const socket = connect(port, '127.0.0.1');
  let received: Buffer = Buffer.alloc(0);
  let closed = false;
  const listeners = new Set<() => void>();
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (const listener of listeners) listener();
  });
  const end = (): void => {
    closed = true;
    for (const listener of listeners) listener();
  };
  socket.on('close', end);
  socket.on('end', end);
  // A server that refuses may close before everything is sent.
  socket.on('error', end);

  async function until(isEnough: () => boolean): Promise<void> {
    if (isEnough() || closed) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`nothing came after: ${received.toString('latin1')}`)),
        PATIENCE_MS,
      );
      const listener = (): void => {
        if (!isEnough() && !closed) return;
        clearTimeout(timer);
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  }

  try {
    for (const part of parts) {
      if (typeof part === 'string' || part instanceof Uint8Array) socket.write(part);
      else if ('until' in part) await part.until;
      else await until(() => received.includes(part.awaitBytes));
    }
    await until(() => parseAnswers(received, isHead).answers.length >= expected);
  } finally {
    socket.destroy();
  }
  return { ...parseAnswers(received, isHead), closed };
}

/** One request line and headers with Host, and the body with its length. */
export function requestText(line: string, headers: readonly string[] = [], body?: string): string {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers, ...length].join('\r\n')}\r\n\r\n${body ?? ''}`;
}

function parseAnswers(bytes: Buffer, isHead: boolean): Omit<Conversation, 'closed'> {
  const answers: Observed[] = [];
  const interim: number[] = [];
  const order: number[] = [];
  let rest = bytes;
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) return { answers, interim, order };
    const [line = '', ...fields] = rest.subarray(0, headEnd).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (Number.isNaN(status)) throw new Error(`no status line: ${line}`);
    const headers = new Headers(
      fields.map((field): [string, string] => [
        field.slice(0, field.indexOf(':')),
        field.slice(field.indexOf(':') + 1).trim(),
      ]),
    );
    rest = rest.subarray(headEnd + 4);
    if (status < 200) {
      interim.push(status);
      order.push(status);
      continue;
    }
    const length = isHead || status === 204 || status === 304 ? 0 : Number(headers.get('content-length') ?? 0);
    if (rest.length < length) return { answers, interim, order };
    order.push(status);
    answers.push({ status, headers, text: rest.subarray(0, length).toString() });
    rest = rest.subarray(length);
  }
}
