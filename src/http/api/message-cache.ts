/** Kept answers to messages that only read: an equal message gets equal bytes, but for its id, without the protocol's work. */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LimitName } from '#limits/limits.ts';

/** All kept answers together, in bytes. */
const MOST = 4_000_000;
/** Longest message, in characters, and longest answer, in bytes, that are kept. */
const LONGEST_MESSAGE = 2_000;
const LONGEST_ANSWER = 64_000;

interface KeptAnswer {
  /** The limits that the message counts against. */
  limits: readonly LimitName[];
  type: string;
  /** The bytes of the answer before and after the id of the message. */
  head: Buffer;
  tail: Buffer;
}

export interface MessageCache {
  /** The answer to the same message at this version of the catalog. */
  find(key: string, version: number): KeptAnswer | undefined;
  /** Keeps the body of an answer, unless it is long or does not end with the id of its message. */
  keep(key: string, version: number, answer: Omit<KeptAnswer, 'head' | 'tail'> & { body: Buffer; id: string }): void;
}

/**
 * All that an answer depends on but the catalog: the message without its id, the query and the
 * headers of the protocol. Undefined where nothing is kept: for messages without a plain id or with null.
 */
export function messageKey(message: unknown, { url, headers }: FastifyRequest): string | undefined {
  const { id, ...rest } = (message ?? {}) as { id?: unknown };
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return undefined;
  const text = JSON.stringify(rest);
  // Numbers beyond the range of doubles are written as null, too.
  if (text.length > LONGEST_MESSAGE || text.includes('null')) return undefined;
  let key = `${text}\n${url}\n${headers.accept ?? ''}`;
  for (const name in headers) if (name.startsWith('mcp-')) key += `\n${name}: ${String(headers[name])}`;
  return key;
}

/** The id of a message as JSON. */
export const idOf = (message: unknown): string => JSON.stringify((message as { id: unknown }).id);

/** A new version of the catalog empties it. */
export function createMessageCache(): MessageCache {
  const cache = new LRUCache<string, KeptAnswer>({
    maxSize: MOST,
    sizeCalculation: ({ head }, key) => head.length + key.length,
  });
  let kept = -1;
  return {
    find(key, version) {
      if (version === kept) return cache.get(key);
      cache.clear();
      kept = version;
      return undefined;
    },
    keep(key, version, { body, type, id, limits }) {
      const end = Buffer.from(`"id":${id}}`);
      const at = body.lastIndexOf(end);
      const isLast = at > 0 && body.toString('latin1', at + end.length).trim() === '';
      if (version !== kept || body.length > LONGEST_ANSWER || !isLast) return;
      const from = at + '"id":'.length;
      cache.set(key, { limits, type, head: body.subarray(0, from), tail: body.subarray(at + end.length - 1) });
    },
  };
}
