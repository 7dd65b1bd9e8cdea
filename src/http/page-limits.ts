/** The request limits of pages: reads and searches share their budgets with the API. */
import type { FastifyReply } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import { rateLimitHeaders } from '#limits/limiter.ts';
import type { LimitName } from '#limits/limits.ts';
import type { Page, Visit } from './page-types.ts';
import type { Parts } from './parts.ts';

/** Counts one page view of the visitor's address, and one search when a word is asked for. Throws `rate_limited`. */
export async function limitPageRead(parts: Parts, reply: FastifyReply, visit: Visit, page: Page): Promise<void> {
  const isSearch = page.countsAsRead !== true && (visit.query.get('q') ?? '').trim() !== '';
  const names: LimitName[] = isSearch ? ['read', 'search'] : ['read'];
  for (const name of names) {
    const taken = await parts.limiter.take(name, visit.address);
    void reply.headers(rateLimitHeaders([taken]));
    if (!taken.allowed) throw new CatalogError('rate_limited', { retryAfter: taken.retryAfter });
  }
}

/** Counts an attempt of a form against a limit; throws `too_many_attempts` with the wait when it is used up. */
export async function takeAttempt(visit: Visit, name: LimitName, key: string): Promise<void> {
  const taken = await visit.parts.limiter.take(name, key);
  if (!taken.allowed) throw new CatalogError('too_many_attempts', { retryAfter: taken.retryAfter });
}
