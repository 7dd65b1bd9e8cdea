/** The catalog that is mirrored, as it is reached over HTTP: its manifest, its dump, its categories, its changes. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import type { Clock } from '#time/clock.ts';

/** A request that says nothing for so long has failed. */
const PATIENCE_MS = 60_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
/** No server is waited for longer than this at a time. */
const LONGEST_PAUSE_MS = 300_000;

export interface OriginManifest {
  cursor: string;
  count: number;
  bytes: number;
  sha256: string;
  url: string;
}

/** As `GET /changes` gives it. */
export interface OriginChange {
  type: string;
  id: string;
  slug: string;
  tool: Record<string, unknown>;
  moved_to: string | null;
  category: Record<string, unknown>;
}

export interface OriginPage {
  data: OriginChange[];
  pagination: { next: string; has_more: boolean };
}

export interface Origin {
  /** Its address without a slash at the end. */
  readonly url: string;
  /** Undefined as long as there is no dump. */
  readManifest(): Promise<OriginManifest | undefined>;
  readCategories(): Promise<Record<string, unknown>[]>;
  /** A logo or screenshot in one of its widths as WebP; undefined where there is none. */
  readPicture(kind: PictureKind, hash: string, width: number): Promise<Buffer | undefined>;
  /** Undefined when the cursor has expired. */
  readChanges(since: string | undefined): Promise<OriginPage | undefined>;
  /**
   * Loads the dump into `file`, going on where an earlier try has ended. Throws when its bytes are not those that the
   * manifest describes; `onProgress` is told how many are there.
   */
  download(manifest: OriginManifest, file: string, onProgress: (bytes: number) => void): Promise<void>;
}

/** Opens nothing yet. Every read throws an Error with one clear line when the origin does not answer as it should. */
export function originAt(url: string, signal: AbortSignal, clock: Clock): Origin {
  const base = url.replace(/(?<!\/)\/+$/, '');

  async function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(address, {
        headers: { 'user-agent': 'Toolshelf-Mirror/1.1', ...headers },
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      }).catch((error: unknown) => (tried < TRIES && !signal.aborted ? undefined : fail(address, error)));
      const isBusy = response === undefined || response.status === 429 || response.status >= 500;
      if (!isBusy || tried === TRIES) {
        if (response === undefined) throw new Error(`${address} does not answer`);
        return response;
      }
      await response?.body?.cancel();
      await clock.pause(pauseOf(response, tried), signal);
      signal.throwIfAborted();
    }
  }

  async function readJson<T>(response: Response): Promise<T> {
    if (response.status !== 200) throw new Error(`${response.url} answers ${response.status}`);
    return (await response.json()) as T;
  }

  return {
    url: base,
    async readManifest() {
      const response = await ask(`${base}/export/manifest.json`);
      if (response.status !== 404) return readJson(response);
      await response.body?.cancel();
      return undefined;
    },
    readCategories: async () => readJson(await ask(`${base}/export/categories.json`)),
    async readPicture(kind, hash, width) {
      const response = await ask(`${base}/${kind}s/${hash}-${width}.webp`);
      if (response.status === 200) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    async readChanges(since) {
      const query = new URLSearchParams({ limit: '500', ...(since !== undefined && { since }) });
      const response = await ask(`${base}/api/v1/changes?${query.toString()}`);
      if (response.status !== 410) return readJson(response);
      await response.body?.cancel();
      return undefined;
    },
    async download(manifest, file, onProgress) {
      // Whatever the origin calls itself in public, it is asked where it is reached.
      const address = new URL(new URL(manifest.url, base).pathname, base);
      const there = await stat(file).then(
        ({ size }) => size,
        () => 0,
      );
      if (there < manifest.bytes) {
        const asked = { range: `bytes=${there}-`, 'if-range': `"${manifest.sha256}"`, 'accept-encoding': 'identity' };
        await append(await ask(address.href, there > 0 ? asked : { 'accept-encoding': 'identity' }), file, onProgress);
      }
      if ((await hashOf(file)) !== manifest.sha256) throw new Error('the dump is not what its manifest describes');
    },
  };
}

function fail(address: string, error: unknown): never {
  const { cause, message } = error as Error;
  const reason = (cause as { code?: string } | undefined)?.code ?? message;
  throw new Error(`${address} cannot be reached (${reason})`, { cause: error });
}

/** What the server asks for, else twice as long each time, spread so that followers do not come together. */
function pauseOf(response: Response | undefined, tried: number): number {
  const asked = Number(response?.headers.get('retry-after') ?? NaN) * 1_000;
  const pause = Number.isFinite(asked) ? asked : FIRST_PAUSE_MS * 2 ** (tried - 1);
  return Math.min(LONGEST_PAUSE_MS, pause) * (1 + Math.random() / 4);
}

/** Writes what comes: behind what is there where the server sends the rest alone, otherwise in its place. */
async function append(response: Response, file: string, onProgress: (bytes: number) => void): Promise<void> {
  if (response.status !== 200 && response.status !== 206) throw new Error(`${response.url} answers ${response.status}`);
  const handle = await open(file, response.status === 206 ? 'a' : 'w', 0o600);
  try {
    let bytes = (await handle.stat()).size;
    for await (const chunk of response.body ?? []) {
      await handle.write(chunk);
      bytes += chunk.length;
      onProgress(bytes);
    }
  } finally {
    await handle.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
