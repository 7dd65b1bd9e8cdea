/** The paths that the server knows and the methods that each takes: every other method is 405 with Allow, OPTIONS says what there is. */
import type { FastifyInstance } from 'fastify';
import createRouter from 'find-my-way';
import { CatalogError } from '#catalog/errors.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress } from './client-address.ts';
import { takeLimits } from './request-limits.ts';

export interface KnownPath {
  /** `GET` takes HEAD, too. */
  methods: readonly string[];
  /** Headers of the 204 to OPTIONS, beside Allow. */
  options: Readonly<Record<string, string>>;
  /** Headers of the 405, beside Allow. */
  refusal?: Readonly<Record<string, string>>;
}

export interface KnownPaths {
  /** Adds the path with this pattern, written as the server's routes are. */
  add(pattern: string, path: KnownPath): void;
  /** The path that this request target belongs to. */
  find(target: string): KnownPath | undefined;
}

/** Patterns hold only the alternation of locales, which cannot backtrack. */
export const ROUTER_OPTIONS = { allowUnsafeRegex: true, querystringParser: () => ({}) };

/**
 * A router of its own keeps the paths once. Routes for the 30 methods that a path does not take would be as many
 * routers, all built before the server listens.
 */
export function createKnownPaths(maxParamLength: number): KnownPaths {
  const router = createRouter({ ...ROUTER_OPTIONS, maxParamLength });
  return {
    add: (pattern, path) => router.on('GET', pattern, () => undefined, path),
    find: (target) => (router.find('GET', target)?.store as KnownPath | null | undefined) ?? undefined,
  };
}

/**
 * Answers the methods that a path does not take. The path decides, not the route that was found: `GET
 * /submissions/validate` is no submission named "validate".
 */
export function answerOtherMethods(
  fastify: FastifyInstance,
  context: { config: Config; limiter: Limiter; knownPaths: KnownPaths },
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const path = context.knownPaths.find(request.raw.url ?? '');
    if (path === undefined) {
      // Nobody reads the body of what is nowhere: whatever stands in it, that is the answer.
      if (request.is404) throw new CatalogError('not_found');
      return undefined;
    }
    const taken = path.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (taken.includes(request.method)) return undefined;
    // The route that was found would have taken its limits itself.
    if (request.routeOptions.config.limit !== undefined)
      await takeLimits(context, reply, [['read', clientAddress(request, context.config)]]);
    void reply.header('allow', [...new Set([...taken, 'OPTIONS'])].join(', '));
    if (request.method === 'OPTIONS') return reply.headers(path.options).code(204).send();
    void reply.headers(path.refusal ?? {});
    throw new CatalogError('method_not_allowed');
  });
}
