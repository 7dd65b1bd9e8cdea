/** Request bodies: limits are checked before the first byte, and all reads are bounded. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import type { AppContext } from '#http/app-context.ts';
import { clientAddress } from './client-address.ts';
import { takeLimits, type Budget } from './request-limits.ts';

/** A larger body counts against upload limits. */
const SMALL_BODY_BYTES = 65_536;
/** A larger refused body is not drained: the connection closes with the response. */
const DRAINED_BYTES = 32 * 1024 * 1024;
/** Bytes handed on at once, however small the chunks that arrive. */
const SLICE_BYTES = 16_384;
const MEGABYTE = 1_000_000;

export interface BodyBounds {
  /** In bytes. */
  maxBytes: number;
  /** An account whose upload limit counts too. */
  accountId?: string | undefined;
  /** Throws if this client may not send a large body here. */
  admitLarge?: () => void | Promise<void>;
}

/** The error for a body over `maxBytes`; the default sentence names 64 KiB. */
export function bodyTooLarge(maxBytes: number): CatalogError {
  if (maxBytes === SMALL_BODY_BYTES) return new CatalogError('payload_too_large');
  return new CatalogError('payload_too_large', {
    fields: { body: [{ rule: 'body_too_large', max: Math.floor(maxBytes / 1024) }] },
  });
}

function announcedBytes({ headers }: FastifyRequest): number | undefined {
  return headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
}

/**
 * Admits a body by its Content-Length. Throws `payload_too_large` over `maxBytes`; over 64 KiB also
 * the error of `admitLarge`, or `rate_limited` by address or account. Node drains refused bodies,
 * because a client that sends before it reads would lose the response (RFC 9112, 9.6). Then answers
 * `Expect: 100-continue`, after earlier responses of the connection.
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
 * Passes the body to `take` in slices of 16 KiB; the last is shorter. Stops when `take` throws, and
 * with `payload_too_large` over `maxBytes`, or over 64 KiB without a Content-Length. The rest is
 * drained, so that the client reads the response.
 */
export async function readSlices(
  request: FastifyRequest,
  body: Readable,
  maxBytes: number,
  take: (slice: Buffer) => void,
): Promise<void> {
  const announced = announcedBytes(request);
  const most = announced === undefined ? Math.min(maxBytes, SMALL_BODY_BYTES) : maxBytes;
  // A small body needs no whole slice, whose memory would cost more than the reading.
  const sliceBytes = Math.max(1, Math.min(SLICE_BYTES, announced ?? SLICE_BYTES));
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
      if (slice.length === 0) slice = Buffer.allocUnsafe(sliceBytes);
      const copied = piece.copy(slice, filled, at);
      filled += copied;
      at += copied;
      if (filled === sliceBytes) handOn();
    }
  };
  await new Promise<void>((resolve, reject) => {
    let isDue = false;
    let isOver = false;
    const end = (error?: unknown): void => {
      isOver = true;
      body.off('end', onEnd).off('error', onLoss).off('close', onLoss);
      // Drop the rest after a refusal by reading it: a flowing stream would not stop its socket.
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
        // Never more than the high-water mark: a larger read would raise it for the connection.
        for (let length = due(); length > 0; length = due()) {
          const piece = body.read(length) as Buffer;
          if (!isOver) fill(piece);
        }
      });
      // Requests more data, or finds the end.
      body.read();
    };
    // Once per turn of the event loop: thousands of tiny chunks may arrive in one.
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
    // The client is gone, so no one gets this error.
    const onLoss = (cause?: unknown): void => end(new CatalogError('malformed_request', { cause }));
    body.on('readable', onReadable).on('end', onEnd).on('error', onLoss).on('close', onLoss);
  });
}

/** The whole body. Throws like `readSlices`. */
export async function readBody(request: FastifyRequest, body: Readable, maxBytes: number): Promise<Buffer> {
  const slices: Buffer[] = [];
  await readSlices(request, body, maxBytes, (slice) => void slices.push(slice));
  const [first = Buffer.alloc(0)] = slices;
  return slices.length > 1 ? Buffer.concat(slices) : first;
}
