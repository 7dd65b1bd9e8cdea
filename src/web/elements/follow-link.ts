/** The way from a page to following its subject by mail. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { pathTo, withQuery } from './links.ts';

/** Whether readers can follow by mail: the server writes, and sends mails to people. */
export function offersFollowing({ context: { config } }: Pick<PageRequest, 'context'>): boolean {
  return config.smtpUrl !== undefined && config.outgoing !== 'off' && !config.readOnly;
}

/** The page that asks for the address; undefined where following is not offered. */
export function followPath(
  request: PageRequest,
  subject: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return offersFollowing(request) ? withQuery(pathTo(request.locale, 'follow'), subject) : undefined;
}
