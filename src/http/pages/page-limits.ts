/** The limits of pages: reads and searches share their budgets with the API, forms with its writes. */
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

/** As what a page is let in where it is not in memory; undefined for forms, which are let in with the work behind them or never wait. */
export function workOf(pageRequest: PageRequest, page: Page): WorkKind | undefined {
  if (page.method === 'POST') return undefined;
  return isSearch(pageRequest, page) ? 'search' : 'read';
}

/** Counts one page view of the visitor's address, and one search when a word is asked for. Throws `rate_limited`. */
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
 * Counts an attempt of a form against a limit; throws `too_many_attempts` with the wait when it is used up. No header
 * names it: what is left of a budget by e-mail address would tell what others have asked for with that address. Tells the page how many are left.
 */
export async function takeAttempt(pageRequest: PageRequest, name: LimitName, key: string): Promise<number> {
  const taken = await pageRequest.context.limiter.take(name, key);
  if (!taken.allowed) throw new CatalogError('too_many_attempts', { retryAfter: taken.retryAfter });
  return taken.remaining;
}
