/** The account of a visit to a page that only signed-in people reach. */
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Visit } from '#http/page-types.ts';

/** The visitor's account. The machinery lets nobody else through, so its absence is `forbidden`. */
export function accountOf(visit: Visit): Account {
  if (visit.account === null) throw new CatalogError('forbidden');
  return visit.account;
}
