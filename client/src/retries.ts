/** Requests that are made again: after 429 and 503 as the server asks, after a broken connection in a moment. */
import { readRetryAfter, ToolshelfError } from './errors.ts';

export interface Retries {
  /** How often a request is made in all. */
  tries: number;
  /** Seconds that a request waits at most; a longer Retry-After is an error at once. */
  longestWait: number;
}

/** Seconds before the second and third try where the server names none. */
const PAUSES = [1, 3];
/** What is added at most, so that many clients do not come back in the same moment. */
const JITTER = 0.3;

/** Whether the request may be made twice: reads, and writes under a key that makes the second one the first. */
function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || headers.has('idempotency-key');
}

/** Whether the same request may be answered otherwise later. */
async function isPassing(response: Response): Promise<boolean> {
  if (response.status === 429 || response.status === 503) return true;
  if (response.status !== 409) return false;
  // The first try is still being worked on, though its connection broke.
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return text.includes('"idempotency_key_in_progress"');
}

/** Waits; rejects with the reason of `signal` as soon as it is aborted. */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Whether a catalog that restarts, or the proxy before it, may have been the cause. */
function isOutage(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ToolshelfError && error.status >= 500);
}

/** The answer of a read that outlasts a restart of the catalog: it asks again every so many seconds. */
export async function outlasting<T>(
  read: () => Promise<T>,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (signal?.aborted === true || !isOutage(error)) throw error;
    }
    await pause(seconds, signal);
  }
}

/** A `fetch` that tries again where it may. */
export function retrying(
  fetch: (request: Request) => Promise<Response>,
  { tries, longestWait }: Retries,
): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let made = 1; ; made += 1) {
      const isLast = made >= tries || !isRepeatable(request);
      let wait = PAUSES[made - 1] ?? PAUSES.at(-1) ?? 1;
      try {
        const response = await fetch(isLast ? request : request.clone());
        if (isLast || !(await isPassing(response))) return response;
        wait = readRetryAfter(response.headers) ?? wait;
        if (wait > longestWait) return response;
        await response.body?.cancel();
      } catch (error) {
        // What `fetch` calls a failed connection; everything else is not going to change.
        if (isLast || request.signal.aborted || !(error instanceof TypeError)) throw error;
      }
      await pause(wait * (1 + Math.random() * JITTER), request.signal);
    }
  };
}
