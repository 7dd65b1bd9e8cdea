/** The account of a page for signed-in people. */
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { PageRequest } from '#http/pages/page-types.ts';

/** The visitor's account; `forbidden` if absent, which the page's role rules out. */
export function accountOf(request: PageRequest): Account {
  if (request.account === null) throw new CatalogError('forbidden');
  return request.account;
}
