/** The way from a page to following its subject by mail. */
import { mailsReaders } from '#catalog/follows/subjects.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { pathTo, withQuery } from './links.ts';

/** Whether readers can follow by mail. */
export function offersFollowing({ context: { config } }: Pick<PageRequest, 'context'>): boolean {
  return mailsReaders(config);
}

/** The page that asks for the address; undefined where following is not offered. */
export function followPath(
  request: PageRequest,
  subject: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return offersFollowing(request) ? withQuery(pathTo(request.locale, 'follow'), subject) : undefined;
}
