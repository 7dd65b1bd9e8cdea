/** Rate limits of a request: every response counts against at least one, and its headers name all that applied. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import { rateLimitHeaders, type Limiter, type Taken } from '#limits/limiter.ts';
import type { LimitName } from '#limits/limits.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Routes that say nothing take a read of the client's address before anything else happens; so do paths that no route
     * knows. `own`: the route takes its limits itself. `none`: it takes none, for the reason that stands beside it.
     */
    limit?: 'own' | 'none';
  }
}

/** A budget: the limit, whose it is, and how many points are taken, one unless told. */
export type Budget = readonly [name: LimitName, key: string, points?: number];

const taken = new WeakMap<FastifyReply, Taken[]>();

/** Names what was taken in RateLimit and RateLimit-Policy, beside what was named before; of a policy the last word counts. */
export function nameLimits(reply: FastifyReply, named: readonly Taken[]): void {
  const all = taken.get(reply) ?? [];
  taken.set(reply, all);
  for (const one of named) {
    const at = all.findIndex(({ limit }) => limit.policy === one.limit.policy);
    if (at < 0) all.push(one);
    else all[at] = one;
  }
  void reply.headers(rateLimitHeaders(all));
}

/** Takes from each budget in turn; throws `rate_limited` at the first that is used up. */
export async function takeLimits(
  { limiter }: { limiter: Limiter },
  reply: FastifyReply,
  budgets: readonly Budget[],
): Promise<void> {
  const named: Taken[] = [];
  for (const [name, key, points] of budgets) {
    const one = await limiter.take(name, key, points);
    named.push(one);
    if (!one.allowed) {
      nameLimits(reply, named);
      throw new CatalogError('rate_limited', { retryAfter: one.retryAfter });
    }
  }
  nameLimits(reply, named);
}

/** Refunds the limits of a request, in the headers as well. */
export async function giveLimits(
  { limiter }: { limiter: Limiter },
  reply: FastifyReply,
  budgets: readonly Budget[],
): Promise<void> {
  const named: Taken[] = [];
  for (const [name, key, points = 1] of budgets) {
    await limiter.refund(name, key, points);
    named.push(await limiter.peek(name, key));
  }
  nameLimits(reply, named);
}

/** Takes a read of the client's address unless the route takes its limits itself or none. Throws `rate_limited`. */
export async function limitRoute(
  context: { config: Config; limiter: Limiter },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.routeOptions.config.limit !== undefined) return;
  await takeLimits(context, reply, [['read', clientAddress(request, context.config)]]);
}
