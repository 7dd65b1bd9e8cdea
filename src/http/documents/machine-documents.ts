/** Documents for programs (feeds, sitemaps, images, well-known files): public, tagged, limited like reads. */
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import {
  API_SECURITY_HEADERS,
  CORS_HEADERS,
  OPEN_ORIGIN,
  PREFLIGHT_HEADERS,
  transportHeaders,
} from '#http/send/api-headers.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { findViewer, type Viewer } from '#http/pages/document-viewer.ts';
import { parseQuery } from '#http/transport/forms.ts';
import type { AppContext } from '#http/app-context.ts';
import { sendRepresentation } from '#http/send/send-representation.ts';
import { selectRepresentation, type Representation } from '#http/send/representation.ts';
import { CachedResponse } from '#http/send/cached-response.ts';
import { createResponseCache, type ResponseCache } from '#http/send/response-cache.ts';
import { staleMark } from '#http/send/stale-mark.ts';
import { pathInDefaultLocale, routePattern } from '#http/pages/locale-redirect.ts';
import { refundLimits, addLimitHeaders } from '#http/transport/request-limits.ts';

export interface DocumentRequest {
  readonly context: AppContext;
  readonly params: Readonly<Record<string, string>>;
  /** Empty unless the document reads it. */
  readonly query: URLSearchParams;
  /** Takes `reads` more from the client's budget before expensive work; throws `rate_limited`. */
  charge(reads: number): Promise<void>;
  /** The signed-in reader, for private documents; undefined without a session. */
  viewer(): Promise<Viewer | undefined>;
}

/**
 * A text, compressed by the server, or bytes made only when the client's copy is stale: `tag`
 * (without quotes) changes with them. `gzip` bytes are unpacked for clients that do not accept
 * them.
 */
export type DocumentAnswer = { text: string } | BytesAnswer | FileAnswer | MovedAnswer;

/** The path of a document that has moved for good. */
interface MovedAnswer {
  movedTo: string;
}

interface BytesAnswer {
  tag: string;
  packing: 'none' | 'gzip';
  bytes(): Promise<Buffer>;
  /** True for answers that depend on the viewer: not stored, and not readable across origins. */
  isPrivate?: boolean;
}

/** A file, sent whole or in ranges. */
export interface FileAnswer {
  tag: string;
  file: { path: string; bytes: number };
}

export interface MachineDocument {
  /** Operation name in metrics. */
  name: string;
  /** Route pattern; `:locale` matches the eight locales only. */
  path: string;
  type: string;
  /** Seconds of caching without revalidation; `immutable` if the URL names the bytes. */
  maxAge: number | 'immutable';
  /** True for images that pages show by the dozen: found ones are refunded. */
  refundsRead?: true;
  /** True if the text depends on path and catalog alone: cached until the catalog changes. */
  followsCatalog?: true;
  /** True if the text depends on the query as well; with one it is not cached. */
  readsQuery?: true;
  headers?: Readonly<Record<string, string>>;
  answer(request: DocumentRequest): Promise<DocumentAnswer>;
}

const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Cookie',
};
const CACHE_BYTES = 16 * 1024 * 1024;

/** Registers the documents; the server's error handler answers their errors. */
export function registerMachineDocuments(
  fastify: FastifyInstance,
  context: AppContext,
  documents: readonly MachineDocument[],
): void {
  const cache = createResponseCache(CACHE_BYTES);
  const secure = { ...API_SECURITY_HEADERS, ...transportHeaders(context.config.publicUrl) };
  const common = { ...secure, ...CORS_HEADERS };
  for (const document of documents) {
    const url = routePattern(document.path);
    const headers = {
      // A page has pictures by the dozen, and no script reads headers of them.
      ...(document.maxAge === 'immutable' ? { ...secure, ...OPEN_ORIGIN } : common),
      ...document.headers,
      'cache-control':
        document.maxAge === 'immutable'
          ? 'public, max-age=31536000, immutable'
          : `public, max-age=${document.maxAge}, stale-while-revalidate=600`,
    };
    fastify.route({
      method: ['GET', 'HEAD'],
      url,
      config: { operation: document.name, limit: 'own' },
      handler: async (request, reply) => {
        const limit = limitOf(context, request, reply);
        await limit.take(1);
        const moved = pathInDefaultLocale(request, context.config);
        if (moved !== undefined) return reply.headers(common).redirect(moved, 303);
        const params = request.params as Record<string, string>;
        const query = parseQuery(document.readsQuery === true ? (request.raw.url ?? '') : '');
        const documentRequest: DocumentRequest = {
          context,
          params,
          query,
          charge: (reads) => limit.take(reads),
          viewer: () => findViewer(request, context),
        };
        const answer = await findAnswer(cache, document, documentRequest);
        if ('movedTo' in answer) return reply.headers(common).redirect(answer.movedTo, 308);
        if (document.refundsRead === true) await limit.refund();
        void reply.headers(headers);
        const stale = staleMark(context.live);
        if (stale !== undefined && document.maxAge !== 'immutable') void reply.header('cache-status', stale);
        if (answer.isPrivate === true) void reply.headers(PRIVATE_HEADERS).removeHeader('access-control-allow-origin');
        if (selectRepresentation(request.headers, answer).isUnchanged) await limit.refund();
        return sendRepresentation(request, reply, answer, document.type);
      },
    });
    context.knownPaths.add(url, { methods: ['GET'], options: { ...common, ...PREFLIGHT_HEADERS } });
  }
}

/** True `isPrivate` for answers that depend on the viewer. */
type DocumentRepresentation = Representation & Pick<BytesAnswer, 'isPrivate'>;

interface ReadLimit {
  take(reads: number): Promise<void>;
  /** Refunds the first read: a 304 is free. */
  refund(): Promise<void>;
}

function limitOf(context: AppContext, request: FastifyRequest, reply: FastifyReply): ReadLimit {
  const key = clientAddress(request, context.config);
  return {
    async take(reads) {
      const taken = context.limiter.take('read', key, reads);
      addLimitHeaders(reply, [taken]);
      if (!taken.allowed) throw new CatalogError('rate_limited', { retryAfter: taken.retryAfter });
    },
    refund: () => refundLimits(context, reply, [['read', key]]),
  };
}

async function findAnswer(
  cache: ResponseCache,
  document: MachineDocument,
  documentRequest: DocumentRequest,
): Promise<DocumentRepresentation | MovedAnswer> {
  const key = `${document.path} ${JSON.stringify(documentRequest.params)}`;
  const { version: revision } = documentRequest.context.live;
  const isCacheable = document.followsCatalog === true && documentRequest.query.size === 0;
  const cached = isCacheable ? cache.get(key, revision) : undefined;
  if (cached !== undefined) return cached;
  const answer = await documentRequest.context.admission.run('read', () => document.answer(documentRequest));
  if ('movedTo' in answer) return answer;
  if ('file' in answer) return ofFile(answer);
  if ('bytes' in answer) return ofBytes(answer);
  const made = { status: 200, headers: {}, body: answer.text };
  return isCacheable ? cache.set(key, revision, made) : new CachedResponse(made);
}

/** Bytes exist as they are, or packed by gzip and unpacked for clients that do not accept it. */
function ofBytes({ tag, packing, bytes, isPrivate = false }: BytesAnswer): DocumentRepresentation {
  if (packing === 'none') return { tag, size: Infinity, encodings: ['identity'], bodyIn: bytes, isPrivate };
  return {
    tag,
    size: Infinity,
    encodings: ['gzip', 'identity'],
    isPrivate,
    async bodyIn(encoding) {
      const packed = await bytes();
      if (encoding === 'gzip') return packed;
      // Streamed: unpacked it may be fifty times as large.
      const unpacked = createGunzip();
      unpacked.end(packed);
      return unpacked;
    },
  };
}

function ofFile({ tag, file: { path, bytes: size } }: FileAnswer): DocumentRepresentation {
  // Opened before the reply: a file replaced meanwhile stays readable.
  const openRange = async (start: number, end: number): Promise<Readable> =>
    (await open(path)).createReadStream({ start, end });
  return { tag, size, encodings: ['identity'], openRange, bodyIn: () => openRange(0, size - 1) };
}
