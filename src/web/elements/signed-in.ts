/** The account of a visit to a page that only signed-in people reach. */
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { PageRequest } from '#http/pages/page-types.ts';

/** The visitor's account. The machinery lets nobody else through, so its absence is `forbidden`. */
export function accountOf(request: PageRequest): Account {
  if (request.account === null) throw new CatalogError('forbidden');
  return request.account;
}
