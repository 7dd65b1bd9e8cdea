/** The sessions of an account, listed for its owner. */
import { timestamp, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { SESSION_LIFE } from './sessions.ts';
import type { Visitor } from './visitors.ts';

export interface ListedSession extends Visitor {
  /** A prefix of the cookie's hash: unique among twenty, useless to an attacker. */
  id: string;
  idHash: string;
  begunAt: string;
  lastUsedAt: string;
}

const ID_LENGTH = 16;

/** Valid sessions, last used first; the time of use is exact to a minute. */
export async function listSessions(db: Database, account: Account): Promise<ListedSession[]> {
  const now = db.now();
  const rows = await db.read
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('expires_at', '>', timestamp(now))
    .where('last_seen_at', '>', timestamp(now, -SESSION_LIFE[account.role].idle))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
  return rows.map((row) => ({
    id: row.id_hash.slice(0, ID_LENGTH),
    idHash: row.id_hash,
    begunAt: row.begun_at ?? row.created_at,
    lastUsedAt: row.last_seen_at,
    device: row.device ?? '',
    address: row.address ?? '',
  }));
}

/**
 * Ends a session of the account and gives its cookie's hash. Throws `not_found` if it has ended or
 * is another account's.
 */
export async function endOwnSession(db: Database, account: Account, id: string): Promise<string> {
  const session = orNotFound((await listSessions(db, account)).find((listed) => listed.id === id));
  const { idHash, device } = session;
  await db.write(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('sessions').where('id_hash', '=', idHash).executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw new CatalogError('not_found');
    await recordHistory(trx, account.id, 'session_ended', ['account', account.id], { detail: { device } });
  });
  return idHash;
}
