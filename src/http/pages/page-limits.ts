/** The limits of pages: reads and searches share budgets with the API, forms with its writes. */
import type { FastifyReply } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import type { LimitName } from '#limits/limits.ts';
import type { WorkKind } from '#limits/work.ts';
import type { Page, PageRequest } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { takeLimits } from '#http/transport/request-limits.ts';

function isSearch({ query }: PageRequest, { countsAsRead }: Page): boolean {
  return countsAsRead !== true && (query.get('q') ?? '').trim() !== '';
}

/**
 * The work of an uncached page for admission; undefined for forms, which are admitted with their
 * work or never wait.
 */
export function workOf(pageRequest: PageRequest, page: Page): WorkKind | undefined {
  if (page.method === 'POST') return undefined;
  return isSearch(pageRequest, page) ? 'search' : 'read';
}

/** Counts a page view of the client's address, and a search if there are words. Throws `rate_limited`. */
export async function limitPageRead(
  context: AppContext,
  reply: FastifyReply,
  pageRequest: PageRequest,
  page: Page,
): Promise<void> {
  const names: LimitName[] = isSearch(pageRequest, page) ? ['read', 'search'] : ['read'];
  await takeLimits(
    context,
    reply,
    names.map((name) => [name, pageRequest.address]),
  );
}

/**
 * Counts an attempt at a form; throws `too_many_attempts` with the wait. No header shows this
 * limit: a budget by e-mail address would reveal other people's requests for it. Returns the
 * remaining attempts.
 */
export async function takeAttempt(pageRequest: PageRequest, name: LimitName, key: string): Promise<number> {
  const taken = await pageRequest.context.limiter.take(name, key);
  if (!taken.allowed) throw new CatalogError('too_many_attempts', { retryAfter: taken.retryAfter });
  return taken.remaining;
}
