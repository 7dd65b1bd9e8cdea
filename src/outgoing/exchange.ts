/** One request and response on its own connection, with limits on time, header and body. */
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { connect, within } from './connect.ts';
import type { Network } from './network.ts';
import { refused } from './refusals.ts';

const HEADER_BYTES = 16 * 1024;

export interface Bounds {
  /** Largest body in bytes, decompressed. */
  bytes: number;
  /** A larger body is cut, or refused with `too_large`. */
  overflow: 'cut' | 'refuse';
  /** Gets each chunk of a body of status 200 or 206; the answer then has an empty body. */
  write?: (piece: Buffer, status: number) => Promise<void>;
}

export interface Answer {
  status: number;
  /** By lower-case name; a repeated header has its first value. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Whether the body was longer than the limit. */
  isCut: boolean;
}

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

function decoded(body: Readable, encoding: string, bytes: number): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  if (!Object.hasOwn(DECODERS, encoding)) throw refused('malformed');
  const decoder = DECODERS[encoding as keyof typeof DECODERS]();
  let read = 0;
  body.on('data', (chunk: Buffer) => {
    read += chunk.length;
    // The compressed bytes are limited too: endless input may decompress to nothing.
    if (read > bytes) decoder.destroy(refused('too_large'));
    else if (!decoder.write(chunk)) {
      body.pause();
      decoder.once('drain', () => body.resume());
    }
  });
  body.once('end', () => decoder.end());
  body.once('error', (error) => decoder.destroy(error));
  return decoder;
}

async function readBody(
  body: Readable,
  { encoding, status }: { encoding: string; status: number },
  { bytes, overflow, write }: Bounds,
): Promise<[Buffer, boolean]> {
  const chunks: Buffer[] = [];
  const isWritten = status === 200 || status === 206;
  let size = 0;
  for await (const chunk of decoded(body, encoding, bytes) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes && overflow === 'refuse') throw refused('too_large');
    if (write === undefined) chunks.push(chunk);
    else if (isWritten) await write(chunk, status);
    if (size > bytes) return [Buffer.concat(chunks).subarray(0, bytes), true];
  }
  return [Buffer.concat(chunks), false];
}

function readHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? [] : [[name.toLowerCase(), first]];
    }),
  );
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

export interface RequestContent {
  /** Unless named, POST with a body, otherwise GET. */
  method?: 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

/** Sends one request; a redirect is an answer without a body. Throws what refusalOf reads. */
export function exchange(
  network: Network,
  url: URL,
  content: RequestContent,
  bounds: Bounds,
  signal: AbortSignal,
): Promise<Answer> {
  return within(send(network, url, content, bounds, signal), signal);
}

async function send(
  network: Network,
  url: URL,
  { method: named, headers, body: sent }: RequestContent,
  bounds: Bounds,
  signal: AbortSignal,
): Promise<Answer> {
  // Loaded when first needed: its hundred files would slow down every start.
  const { Client } = await import('undici');
  let socket: Awaited<ReturnType<typeof connect>> | undefined = await connect(network, url, signal);
  const connection = socket;
  const client = new Client(url.origin, {
    // One connection only; undici would open another when it ends.
    connect: (_options, give) => {
      const given = socket;
      socket = undefined;
      // Asynchronous, like a real connection: the client must first record that it waits for one.
      queueMicrotask(() => (given === undefined ? give(refused('unreachable'), null) : give(null, given)));
    },
    allowH2: false,
    maxHeaderSize: HEADER_BYTES,
  });
  try {
    const method = named ?? (sent === undefined ? 'GET' : 'POST');
    const path = url.pathname + url.search;
    const answer = await client.request({ method, path, headers, body: sent ?? null, signal });
    answer.body.on('error', () => undefined);
    const common = { status: answer.statusCode, headers: readHeaders(answer.headers) };
    if (isRedirect(answer.statusCode)) return { ...common, body: Buffer.alloc(0), isCut: false };
    const encoding = common.headers['content-encoding']?.trim().toLowerCase() ?? '';
    const [body, isCut] = await readBody(answer.body, { encoding, status: common.status }, bounds);
    return { ...common, body, isCut };
  } finally {
    // Not awaited: the connection is no longer needed.
    client.destroy().catch(() => undefined);
    connection.destroy();
  }
}
