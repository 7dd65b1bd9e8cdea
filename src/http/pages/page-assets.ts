/** Assets of pages: named by hash, cached by browsers for good, compressed once at the highest level. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Asset } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { ENCODINGS, type Encoding } from '#http/send/encodings.ts';
import type { Representation } from '#http/send/representation.ts';
import { sendRepresentation } from '#http/send/send-representation.ts';
import { pageSecurityHeaders } from './security-headers.ts';

const COMPRESSED = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;

function representationOf({ path, type, body }: Asset): Representation {
  const bodies = new Map<Encoding, Buffer>([['identity', body]]);
  return {
    // The path contains a hash of the bytes.
    tag: path.slice(path.lastIndexOf('/') + 1),
    // Packed once for good, which is worth it for short ones, too.
    size: Infinity,
    encodings: COMPRESSED.test(type) ? ENCODINGS : ['identity'],
    bodyIn(encoding) {
      const packed = bodies.get(encoding) ?? pack(body, encoding);
      bodies.set(encoding, packed);
      return packed;
    },
  };
}

function pack(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 9 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

export function registerAsset(scope: FastifyInstance, context: AppContext, asset: Asset): void {
  const representation = representationOf(asset);
  const headers = {
    ...pageSecurityHeaders(context.config.publicUrl),
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  // No limit: browsers cache these bytes for good, a first visit requests several at once, and
  // serving one costs no more than a refusal.
  scope.route({
    method: ['GET', 'HEAD'],
    url: asset.path,
    config: { limit: 'none' },
    handler: async (request, reply) => sendRepresentation(request, reply.headers(headers), representation),
  });
}
