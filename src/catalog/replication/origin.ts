/** The HTTP client for a mirrored catalog. Every answer is bounded and checked. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MINUTE_MS, HOUR_MS } from '#catalog/periods.ts';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import type { Clock } from '#time/clock.ts';
import type { OriginManifest, OriginShapes, ShapeCheck } from './shapes.ts';

/** Parsed JSON takes up to twenty times its size. */
const JSON_BYTES = 1024 * 1024;
const CATEGORIES_BYTES = 2 * JSON_BYTES;
/** Most commas and opening brackets in a page: each value takes memory, however short. */
const MOST_SIGNS = 100_000;
/** Of a WebP in one of our widths. */
const PICTURE_BYTES = 1024 * 1024;
/** Changes in a request, as far as they fit into the byte limit. */
export const MOST_CHANGES = 500;
/** Twice the largest catalog that this program supports. */
export const MOST_TOOLS = 2_000_000;
/** Milliseconds for a request; a dump gets another second for every 32 KB, up to an hour. */
const PATIENCE_MS = MINUTE_MS;
const BYTES_PER_MS = 32;
const LONGEST_MS = HOUR_MS;
const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
/** Longest wait for Retry-After. */
const LONGEST_PAUSE_MS = 300_000;

/** A request to the origin; `write` receives the body in pieces. */
export interface OriginQuestion {
  headers: Record<string, string>;
  bytes: number;
  totalMs: number;
  write?(piece: Buffer, status: number): Promise<void>;
  /** Whether a failed request may be repeated; by default yes. */
  mayRepeat?(): boolean;
}

export type OriginAnswer =
  | { refusal: null; status: number; headers: Readonly<Record<string, string>>; body: Buffer }
  /** `why` is for people; `isPassing`: a retry may help. */
  | { refusal: string; why: string; isPassing: boolean };

export interface OriginOptions {
  /** Requests an address once, without redirects. Never throws. */
  ask(url: URL, question: OriginQuestion): Promise<OriginAnswer>;
  check: ShapeCheck;
  clock: Pick<Clock, 'pause'>;
  signal: AbortSignal;
  /** Replaces all timeouts, in milliseconds. */
  patienceMs?: number;
}

export interface Origin {
  /** Without a trailing slash. */
  readonly url: string;
  readonly check: ShapeCheck;
  /** Undefined if there is no dump yet. */
  readManifest(): Promise<OriginManifest | undefined>;
  readCategories(): Promise<unknown[]>;
  /** A picture in one of its widths as WebP; undefined if there is none. */
  readPicture(kind: PictureKind, hash: string, width: number): Promise<Buffer | undefined>;
  /** Undefined if the cursor has expired. */
  readChanges(since: string | undefined): Promise<OriginShapes['page'] | undefined>;
  /**
   * Downloads the dump into `file`, resuming an earlier try. Throws if the bytes do not match the
   * manifest; `onProgress` gets their number.
   */
  download(manifest: OriginManifest, file: string, onProgress: (bytes: number) => void): Promise<void>;
}

/**
 * Opens no connection yet. Every read throws an Error with one clear line after an invalid answer.
 */
export function originAt(url: string, options: OriginOptions): Origin {
  const { check, clock, signal, patienceMs = PATIENCE_MS } = options;
  const base = url.replace(/(?<!\/)\/+$/, '');
  let limit = MOST_CHANGES;

  async function ask(address: string, given: Partial<OriginQuestion> = {}): Promise<OriginAnswer> {
    const headers = { 'user-agent': 'Toolshelf-Mirror/1.1', ...given.headers };
    for (let tried = 1; ; tried += 1) {
      const answer = await options.ask(new URL(address), { bytes: JSON_BYTES, totalMs: patienceMs, ...given, headers });
      const isBusy = answer.refusal === null ? answer.status === 429 || answer.status >= 500 : answer.isPassing;
      if (!isBusy || tried === TRIES || signal.aborted || given.mayRepeat?.() === false) return answer;
      await clock.pause(pauseOf(answer, tried), signal);
      signal.throwIfAborted();
    }
  }

  function read<N extends keyof OriginShapes>(name: N, address: string, answer: OriginAnswer): OriginShapes[N] {
    const { body } = answered(address, answer);
    const { value } = check(name, parsed(address, body));
    if (value === null) throw new Error(`${address} does not answer in the shape of a catalog`);
    return value;
  }

  const isStatus = (answer: OriginAnswer, status: number): boolean =>
    answer.refusal === null && answer.status === status;

  return {
    url: base,
    check,
    async readManifest() {
      const address = `${base}/export/manifest.json`;
      const answer = await ask(address);
      if (isStatus(answer, 404)) return undefined;
      const manifest = read('manifest', address, answer);
      if (manifest.count <= MOST_TOOLS) return manifest;
      throw new Error(`${address} describes ${manifest.count} tools; a mirror takes ${MOST_TOOLS}`);
    },
    async readCategories() {
      const address = `${base}/export/categories.json`;
      return read('categories', address, await ask(address, { bytes: CATEGORIES_BYTES }));
    },
    async readPicture(kind, hash, width) {
      const address = `${base}/${kind}s/${hash}-${width}.webp`;
      const answer = await ask(address, { bytes: PICTURE_BYTES });
      // An invalid or redirected picture is missing; an unavailable server is retried later.
      if (answer.refusal !== null && answer.isPassing) answered(address, answer);
      return answer.refusal === null && answer.status === 200 ? answer.body : undefined;
    },
    async readChanges(since) {
      for (;;) {
        const query = new URLSearchParams({ limit: String(limit), ...(since !== undefined && { since }) });
        const address = `${base}/api/v1/changes?${query.toString()}`;
        const answer = await ask(address);
        if (isStatus(answer, 410)) return undefined;
        if (answer.refusal === 'too_large' || (answer.refusal === null && isCrowded(answer.body))) {
          if (limit === 1) throw new Error(`${address} is larger than a change may be`);
          limit = Math.ceil(limit / 4);
          continue;
        }
        const page = read('page', address, answer);
        if (!page.pagination.has_more) limit = MOST_CHANGES;
        else if (page.data.length === 0 || page.pagination.next === since)
          throw new Error(`${address} leads back to itself`);
        return page;
      }
    },
    async download(manifest, file, onProgress) {
      // Use the configured address, not the origin's public one.
      const address = new URL(base);
      address.pathname = URL.parse(manifest.url)?.pathname ?? '';
      const there = await stat(file).then(
        ({ size }) => size,
        () => 0,
      );
      if (there < manifest.bytes) {
        await assertRoom(manifest.bytes - there, file);
        const rest = { range: `bytes=${there}-`, 'if-range': `"${manifest.sha256}"` };
        const writer = createWriter(file, onProgress);
        const loading = ask(address.href, {
          headers: { 'accept-encoding': 'identity', ...(there > 0 && rest) },
          bytes: manifest.bytes,
          totalMs: Math.min(LONGEST_MS, patienceMs + manifest.bytes / BYTES_PER_MS),
          write: writer.write,
          mayRepeat: () => !writer.hasBegun(),
        });
        const answer = await loading;
        await writer.close();
        if (answer.refusal !== 'too_large') answered(address.href, answer);
      }
      if ((await hashOf(file).catch(() => '')) === manifest.sha256) return;
      // A complete but wrong file would be wrong again.
      await rm(file, { force: true });
      throw new Error('the dump is not what its manifest describes');
    },
  };
}

/** Throws unless the answer has a body. */
function answered(address: string, answer: OriginAnswer): { body: Buffer } {
  if (answer.refusal !== null) throw new Error(`${address} cannot be read: ${answer.why}`);
  const { status, headers } = answer;
  if (status === 200 || status === 206) return answer;
  const elsewhere = status >= 300 && status < 400 ? (headers['location'] ?? '') : '';
  const target =
    elsewhere === '' ? '' : `, to ${elsewhere.slice(0, 200).replaceAll(/[^!-~]/g, '')}, which is not followed`;
  throw new Error(`${address} answers ${status}${target}`);
}

function parsed(address: string, body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new Error(`${address} does not answer with JSON`);
  }
}

function isCrowded(body: Buffer): boolean {
  let signs = 0;
  for (const byte of body) if (byte === 0x2c || byte === 0x5b || byte === 0x7b) signs += 1;
  return signs > MOST_SIGNS;
}

/** The server's Retry-After, or exponential backoff with jitter. */
function pauseOf(answer: OriginAnswer, tried: number): number {
  const asked = answer.refusal === null ? Number(answer.headers['retry-after'] ?? Number.NaN) * 1_000 : Number.NaN;
  const pause = Number.isFinite(asked) ? Math.max(0, asked) : FIRST_PAUSE_MS * 2 ** (tried - 1);
  return Math.min(LONGEST_PAUSE_MS, pause) * (1 + Math.random() / 4);
}

async function assertRoom(bytes: number, file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bytes * 2 > bavail * bsize)
    throw new Error(`a dump of ${bytes} bytes would fill more than half of the disk's room`);
}

/** Appends a partial response to the file, or overwrites it with a whole one. */
function createWriter(file: string, onProgress: (bytes: number) => void) {
  let handle: FileHandle | undefined;
  let bytes = 0;
  return {
    async write(piece: Buffer, status: number): Promise<void> {
      if (handle === undefined) {
        handle = await open(file, status === 206 ? 'a' : 'w', 0o600);
        bytes = (await handle.stat()).size;
      }
      await handle.write(piece);
      bytes += piece.length;
      onProgress(bytes);
    },
    hasBegun: (): boolean => handle !== undefined,
    close: async (): Promise<void> => handle?.close(),
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
