/** Assets of pages: named by hash, cached by browsers for good, compressed once at the highest level. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Asset } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { chooseEncoding, type Encoding } from '#http/send/encodings.ts';
import { pageSecurityHeaders } from './security-headers.ts';

const COMPRESSED = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;

export function registerAsset(scope: FastifyInstance, context: AppContext, asset: Asset): void {
  const bodies = new Map<Encoding, Buffer>([['identity', asset.body]]);
  const bodyIn = (encoding: Encoding): Buffer => {
    let body = bodies.get(encoding);
    if (body === undefined) {
      body =
        encoding === 'br'
          ? brotliCompressSync(asset.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
          : gzipSync(asset.body, { level: 9 });
      bodies.set(encoding, body);
    }
    return body;
  };
  const headers = {
    ...pageSecurityHeaders(context.config.publicUrl),
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  };
  // No limit: browsers cache these bytes for good, a first visit requests several at once, and
  // serving one costs no more than a refusal.
  scope.get(asset.path, { config: { limit: 'none' } }, async (request, reply) => {
    const encoding = COMPRESSED.test(asset.type)
      ? // Packed once for good, which is worth it for short ones, too.
        chooseEncoding(request.headers['accept-encoding'], Infinity)
      : 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.headers(headers).send(bodyIn(encoding));
  });
}
