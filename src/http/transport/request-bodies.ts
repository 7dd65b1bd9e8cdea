/** Request bodies: who sends a large one is settled and counted before its first byte is read, and all are read within bounds. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import type { AppContext } from '#http/app-context.ts';
import { clientAddress } from './client-address.ts';
import { takeLimits, type Budget } from './request-limits.ts';

/** Largest body in bytes that counts as a request like any other. */
const SMALL_BODY_BYTES = 65_536;
/** So much of a refused body is read and forgotten; beyond it the connection ends with the answer. */
const DRAINED_BYTES = 32 * 1024 * 1024;
/** Bytes that are handed on at once, however small the pieces are that they come in. */
const SLICE_BYTES = 16_384;
const MEGABYTE = 1_000_000;

export interface BodyBounds {
  /** Largest body in bytes. */
  maxBytes: number;
  /** Whose budget a large body counts against beside that of the client's address. */
  accountId?: string | undefined;
  /** Throws where this client may not send a large body here. */
  admitLarge?: () => void | Promise<void>;
}

/** The refusal of a body with more than `maxBytes`; the sentence of the code names 64 KiB itself. */
export function bodyTooLarge(maxBytes: number): CatalogError {
  if (maxBytes === SMALL_BODY_BYTES) return new CatalogError('payload_too_large');
  return new CatalogError('payload_too_large', {
    fields: { body: [{ rule: 'body_too_large', max: Math.floor(maxBytes / 1024) }] },
  });
}

/** The bytes that a request says it will send; undefined where it does not say. */
function announcedBytes({ headers }: FastifyRequest): number | undefined {
  return headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
}

/**
 * Lets a body come. Throws `payload_too_large` where it is said to be larger than `maxBytes`; where it is said to be larger than
 * 64 KiB, whatever `admitLarge` throws, and `rate_limited` once the budgets of its address or account are used up. Clients that
 * send everything before they read would lose the answer if the connection ended with it, so Node reads what they send
 * (RFC 9112, 9.6). Tells a client that waits with its body (`Expect: 100-continue`) to send it, once everything before the
 * body is settled. On a connection with earlier requests it waits for their answers.
 */
export async function admitBody(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, accountId, admitLarge }: BodyBounds,
): Promise<void> {
  const bytes = announcedBytes(request) ?? 0;
  if (bytes > DRAINED_BYTES) void reply.header('connection', 'close');
  if (bytes > maxBytes) throw bodyTooLarge(maxBytes);
  if (bytes > SMALL_BODY_BYTES) {
    await admitLarge?.();
    const megabytes = Math.ceil(bytes / MEGABYTE);
    const budgets: Budget[] = [['upload_address', clientAddress(request, context.config), megabytes]];
    if (accountId !== undefined) budgets.push(['upload', accountId, megabytes]);
    await takeLimits(context, reply, budgets);
  }
  if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
}

/**
 * Hands the body to `take` in slices of 16 KiB, the last one shorter. Reading ends at once when `take` throws, and with
 * `payload_too_large` beyond `maxBytes`, or beyond 64 KiB where the request has not said how much it sends. What still comes
 * is let go, so that the client reads the answer.
 */
export async function readSlices(
  request: FastifyRequest,
  body: Readable,
  maxBytes: number,
  take: (slice: Buffer) => void,
): Promise<void> {
  const most = announcedBytes(request) === undefined ? Math.min(maxBytes, SMALL_BODY_BYTES) : maxBytes;
  let slice = Buffer.alloc(0);
  let filled = 0;
  let bytes = 0;
  const handOn = (): void => {
    if (filled > 0) take(slice.subarray(0, filled));
    slice = Buffer.alloc(0);
    filled = 0;
  };
  const fill = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes > most) throw bodyTooLarge(most);
    for (let at = 0; at < piece.length;) {
      if (slice.length === 0) slice = Buffer.allocUnsafe(SLICE_BYTES);
      const copied = piece.copy(slice, filled, at);
      filled += copied;
      at += copied;
      if (filled === SLICE_BYTES) handOn();
    }
  };
  await new Promise<void>((resolve, reject) => {
    let isDue = false;
    let isOver = false;
    const end = (error?: unknown): void => {
      isOver = true;
      body.off('end', onEnd).off('error', onLoss).off('close', onLoss);
      // What still comes after a refusal is read as before, and dropped: a stream that flows would not stop its connection.
      if (error === undefined) return resolve();
      reject(error instanceof Error ? error : new Error('a slice was refused'));
    };
    const attempt = (act: () => void): void => {
      try {
        act();
      } catch (error) {
        end(error);
      }
    };
    const due = (): number => Math.min(body.readableLength, body.readableHighWaterMark);
    const read = (): void => {
      isDue = false;
      attempt(() => {
        // Never more at once than the stream means to hold: it would hold twice as much from then on, and read its connection so far.
        for (let length = due(); length > 0; length = due()) {
          const piece = body.read(length) as Buffer;
          if (!isOver) fill(piece);
        }
      });
      // Nothing is left: asks for more, or finds the end.
      body.read();
    };
    // Once in a turn of the event loop, since thousands of the smallest pieces arrive in one: together they are read as one.
    const onReadable = (): void => {
      if (isDue) return;
      isDue = true;
      setImmediate(read);
    };
    const onEnd = (): void =>
      attempt(() => {
        handOn();
        end();
      });
    // The client is gone: nobody reads the answer.
    const onLoss = (cause?: unknown): void => end(new CatalogError('malformed_request', { cause }));
    body.on('readable', onReadable).on('end', onEnd).on('error', onLoss).on('close', onLoss);
  });
}

/** The whole body, for what can only be read whole. Throws as `readSlices`. */
export async function readBody(request: FastifyRequest, body: Readable, maxBytes: number): Promise<Buffer> {
  const slices: Buffer[] = [];
  await readSlices(request, body, maxBytes, (slice) => void slices.push(slice));
  const [first = Buffer.alloc(0)] = slices;
  return slices.length > 1 ? Buffer.concat(slices) : first;
}
