/** The known paths with their methods: other methods answer 405, OPTIONS lists the methods. */
import type { FastifyInstance } from 'fastify';
import createRouter from 'find-my-way';
import { CatalogError } from '#catalog/errors.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress } from './client-address.ts';
import { takeLimits } from './request-limits.ts';

export interface KnownPath {
  /** `GET` includes HEAD. */
  methods: readonly string[];
  /** Headers of the answer to OPTIONS, besides Allow. */
  options: Readonly<Record<string, string>>;
  /** Headers of the 405, besides Allow. */
  refusal?: Readonly<Record<string, string>>;
}

export interface KnownPaths {
  /** `pattern` is written like a route. */
  add(pattern: string, path: KnownPath): void;
  find(target: string): KnownPath | undefined;
}

/** Patterns contain only the alternation of locales, which cannot backtrack. */
export const ROUTER_OPTIONS = { allowUnsafeRegex: true, querystringParser: () => ({}) };

/** A router of its own: Fastify routes for the 30 other methods would slow down the start. */
export function createKnownPaths(maxParamLength: number): KnownPaths {
  const router = createRouter({ ...ROUTER_OPTIONS, maxParamLength });
  return {
    add: (pattern, path) => router.on('GET', pattern, () => undefined, path),
    find: (target) => (router.find('GET', target)?.store as KnownPath | null | undefined) ?? undefined,
  };
}

/** By path, not by route: `GET /submissions/validate` is not a submission named "validate". */
export function answerOtherMethods(
  fastify: FastifyInstance,
  context: { config: Config; limiter: Limiter; knownPaths: KnownPaths },
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const path = context.knownPaths.find(request.raw.url ?? '');
    if (path === undefined) {
      // An unknown path answers 404 before its body is read.
      if (request.is404) throw new CatalogError('not_found');
      return undefined;
    }
    const taken = path.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (taken.includes(request.method)) return undefined;
    // The route would have counted its own limits.
    if (request.routeOptions.config.limit !== undefined)
      await takeLimits(context, reply, [['read', clientAddress(request, context.config)]]);
    void reply.header('allow', [...new Set([...taken, 'OPTIONS'])].join(', '));
    if (request.method === 'OPTIONS') return reply.headers(path.options).code(204).send();
    void reply.headers(path.refusal ?? {});
    throw new CatalogError('method_not_allowed');
  });
}
