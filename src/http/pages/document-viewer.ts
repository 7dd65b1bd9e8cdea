/** The reader of a private document: the account of the session, and whether it acts as an editor. */
import type { FastifyRequest } from 'fastify';
import { findSession } from '#catalog/accounts/sessions.ts';
import { isGuarded } from '#catalog/accounts/second-factor/second-factor.ts';
import { hasRole } from '#catalog/roles.ts';
import type { AppContext } from '#http/app-context.ts';
import { readSessionCookie } from './cookies.ts';

export interface Viewer {
  accountId: string;
  /** False for an editor without the second factor that the desk requires. */
  isEditor: boolean;
}

/** The viewer of a request; undefined without a session. */
export async function findViewer({ headers }: FastifyRequest, { config, db }: AppContext): Promise<Viewer | undefined> {
  const cookie = readSessionCookie(headers.cookie, config.publicUrl);
  const session = cookie === undefined ? undefined : await findSession(db, cookie);
  if (session === undefined) return undefined;
  const { account } = session;
  const isEditor =
    hasRole(account, 'editor') &&
    (!config.requireSecondFactor || (await isGuarded(db.read, account.id, session.idHash)));
  return { accountId: account.id, isEditor };
}
