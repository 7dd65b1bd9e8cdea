/** Rate limits of a request: each response counts against at least one and lists all that apply. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import { rateLimitHeaders, type Limiter, type Taken } from '#limits/limiter.ts';
import type { LimitName, LocalLimitName } from '#limits/limits.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * By default a route, and an unknown path, takes one read of the client's address first. `own`:
     * the route takes its limits itself. `none`: no limit, with a reason next to it.
     */
    limit?: 'own' | 'none';
  }
}

/** A limit, its key and the points to take (one by default). */
export type Budget = readonly [name: LimitName, key: string, points?: number];

/** The budget of a reader, who is an address or an account. Such limits are taken synchronously. */
export type ReadBudget = readonly [name: LocalLimitName, key: string];

/** The budgets of a read: a search counts as a read and as a search. */
export function readBudgets(reader: ReadBudget, isSearch: boolean): readonly ReadBudget[] {
  return isSearch ? [reader, ['search', reader[1]]] : [reader];
}

const taken = new WeakMap<FastifyReply, Taken[]>();

/** Adds to the headers RateLimit and RateLimit-Policy; the last state of a policy counts. */
export function addLimitHeaders(reply: FastifyReply, states: readonly Taken[]): void {
  const all = taken.get(reply) ?? [];
  taken.set(reply, all);
  for (const state of states) {
    const at = all.findIndex(({ limit }) => limit.policy === state.limit.policy);
    if (at < 0) all.push(state);
    else all[at] = state;
  }
  void reply.headers(rateLimitHeaders(all));
}

/** Takes from each budget in turn. Throws `rate_limited` at the first one that is used up. */
export async function takeLimits(
  { limiter }: { limiter: Limiter },
  reply: FastifyReply,
  budgets: readonly Budget[],
): Promise<void> {
  const states: Taken[] = [];
  for (const [name, key, points] of budgets) {
    const state = await limiter.take(name, key, points);
    states.push(state);
    if (!state.allowed) {
      addLimitHeaders(reply, states);
      throw new CatalogError('rate_limited', { retryAfter: state.retryAfter });
    }
  }
  addLimitHeaders(reply, states);
}

/** Refunds limits and updates the headers. */
export async function refundLimits(
  { limiter }: { limiter: Limiter },
  reply: FastifyReply,
  budgets: readonly Budget[],
): Promise<void> {
  const states: Taken[] = [];
  for (const [name, key, points = 1] of budgets) {
    await limiter.refund(name, key, points);
    states.push(await limiter.peek(name, key));
  }
  addLimitHeaders(reply, states);
}

/** Takes a read of the client's address by default. Throws `rate_limited`. */
export async function limitRoute(
  context: { config: Config; limiter: Limiter },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.routeOptions.config.limit !== undefined) return;
  await takeLimits(context, reply, [['read', clientAddress(request, context.config)]]);
}
