/** Counts clicks on links of tools and placements, sent as the `ping` of the link or as a beacon. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import type { AppContext } from '#http/app-context.ts';
import { publicOrigin } from '#http/base-path.ts';
import { networkKey } from '#limits/address-keys.ts';
import { clientAddress } from '#http/transport/client-address.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { takeLimits } from '#http/transport/request-limits.ts';
import { isPerson } from './robots.ts';
import { PLACEMENT_CLICK_PATH, VISIT_CLICK_PATH } from './site-paths.ts';

/** The body is `PING` or empty, and is not read. */
const BODY_BYTES = 1_024;

/** Registers the endpoints. Every slug and id gets the same empty answer. */
export function registerVisitClicks(fastify: FastifyInstance, context: AppContext): void {
  const { visits, visitSources, placementCounts, config } = context;
  registerClicks(fastify, context, VISIT_CLICK_PATH, (slug, request) => {
    visits.count({ kind: 'clicks', slugs: [slug], times: 0 });
    visitSources.note({ slug, kind: 'clicks', network: networkKey(clientAddress(request, config)) });
  });
  registerClicks(fastify, context, PLACEMENT_CLICK_PATH, (id) => placementCounts.count(id, 'clicks'));
}

function registerClicks(
  fastify: FastifyInstance,
  context: AppContext,
  base: string,
  count: (what: string, request: FastifyRequest) => void,
): void {
  const { config } = context;
  const path = `${base}/:what`;
  const headers = { ...pageSecurityHeaders(config.publicUrl), 'cache-control': 'no-store' };
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.route({
      method: 'POST',
      url: path,
      config: { limit: 'own' },
      async onRequest(request, reply) {
        await takeLimits(context, reply, [['write', clientAddress(request, config)]]);
        if (!isOwnPage(request, config.publicUrl)) throw new CatalogError('cross_site');
      },
      async handler(request, reply) {
        const { what = '' } = request.params as { what?: string };
        if (isPerson(request.headers)) count(what, request);
        return reply.headers(headers).code(204).send();
      },
    });
    context.knownPaths.add(path, { methods: ['POST'], options: headers });
  });
}

/** Browsers send Sec-Fetch-Site, or else Origin. */
function isOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicOrigin(publicUrl) : site === 'same-origin';
}
