/** The catalog that is mirrored, as it is reached over HTTP: its manifest, its dump, its categories, its changes. Every answer is bounded and checked. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import type { Clock } from '#time/clock.ts';
import type { OriginManifest, OriginShapes, ShapeCheck } from './shapes.ts';

/** An answer in JSON takes up to twenty times as much when it is read, whatever stands in it. */
const JSON_BYTES = 1024 * 1024;
const CATEGORIES_BYTES = 2 * JSON_BYTES;
/** Commas and opening brackets of a page: the values in it, which take memory however short they are. */
const MOST_SIGNS = 100_000;
/** As WebP in one of our widths. */
const PICTURE_BYTES = 1024 * 1024;
/** Changes that are asked for at a time, as long as they are no more bytes than that. */
export const MOST_CHANGES = 500;
/** Twice as many as the largest catalog that this program is made for. */
export const MOST_TOOLS = 2_000_000;
/** A request has this long, and a dump a second more for every 32 KB, up to an hour; the next try goes on from there. */
const PATIENCE_MS = 60_000;
const BYTES_PER_MS = 32;
const LONGEST_MS = 3_600_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
/** No server is waited for longer than this at a time. */
const LONGEST_PAUSE_MS = 300_000;

/** A request to the origin; `write` takes the pieces of a body in place of keeping it. */
export interface OriginQuestion {
  headers: Record<string, string>;
  bytes: number;
  totalMs: number;
  write?(piece: Buffer, status: number): Promise<void>;
  /** Whether it may be asked again when it fails; without it, yes. */
  mayRepeat?(): boolean;
}

export type OriginAnswer =
  | { refusal: null; status: number; headers: Readonly<Record<string, string>>; body: Buffer }
  /** `why` says it in words; asking again may help. */
  | { refusal: string; why: string; isPassing: boolean };

export interface OriginOptions {
  /** Asks an address once, following no redirects. Never throws. */
  ask(url: URL, question: OriginQuestion): Promise<OriginAnswer>;
  check: ShapeCheck;
  clock: Pick<Clock, 'pause'>;
  signal: AbortSignal;
  /** Milliseconds for a request in place of the real ones. */
  patienceMs?: number;
}

export interface Origin {
  /** Its address without a slash at the end. */
  readonly url: string;
  readonly check: ShapeCheck;
  /** Undefined as long as there is no dump. */
  readManifest(): Promise<OriginManifest | undefined>;
  readCategories(): Promise<unknown[]>;
  /** A logo or screenshot in one of its widths as WebP; undefined where there is none. */
  readPicture(kind: PictureKind, hash: string, width: number): Promise<Buffer | undefined>;
  /** Undefined when the cursor has expired. */
  readChanges(since: string | undefined): Promise<OriginShapes['page'] | undefined>;
  /**
   * Loads the dump into `file`, going on where an earlier try has ended. Throws when its bytes are not those that the
   * manifest describes; `onProgress` is told how many are there.
   */
  download(manifest: OriginManifest, file: string, onProgress: (bytes: number) => void): Promise<void>;
}

/** Opens nothing yet. Every read throws an Error with one clear line when the origin does not answer as it should. */
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
      // One that is no picture, or is elsewhere, is none; a server that does not answer is asked again later.
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
      // Whatever the origin calls itself in public, it is asked where it is reached.
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
      // What is whole and wrong would be wrong again.
      await rm(file, { force: true });
      throw new Error('the dump is not what its manifest describes');
    },
  };
}

/** Throws for what is no answer with a body. */
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

/** What the server asks for, else twice as long each time, spread so that followers do not come together. */
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

/** Writes what comes: behind what is there where the server sends the rest alone, otherwise in its place. */
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
