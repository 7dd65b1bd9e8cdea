/** The filter of the queue as it stands in addresses, so that it stays while an editor goes from entry to entry. */
import { CatalogError } from '#catalog/errors.ts';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { isLocale } from '#catalog/locales.ts';
import type { QueueFilter } from '#catalog/queue.ts';

/** Ids of categories, rules and accounts. */
const PLAIN = /^[\w-]{1,80}$/;

/** The filter of a query; throws `not_found` for an unknown state and ignores values that cannot be any. */
export function readFilter(query: URLSearchParams): QueueFilter {
  const wanted = query.get('status') ?? 'awaiting_moderation';
  const state = SUBMISSION_STATES.find((each) => each === wanted);
  if (state === undefined) throw new CatalogError('not_found');
  const plain = (name: string): string | undefined => {
    const value = query.get(name) ?? '';
    return PLAIN.test(value) ? value : undefined;
  };
  const language = plain('language');
  return {
    state,
    category: plain('category'),
    rule: plain('flag'),
    language: language !== undefined && isLocale(language) ? language : undefined,
    account: plain('account'),
  };
}

/** The filter as query values; the usual state is left out. */
export function filterQuery(filter: QueueFilter): Record<string, string | undefined> {
  return {
    status: filter.state === 'awaiting_moderation' ? undefined : filter.state,
    category: filter.category,
    flag: filter.rule,
    language: filter.language,
    account: filter.account,
  };
}

export function isFiltered(filter: QueueFilter): boolean {
  return [filter.category, filter.rule, filter.language, filter.account].some((value) => value !== undefined);
}
