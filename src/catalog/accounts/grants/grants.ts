/** Grants: permissions of programs to act for an account. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS, DAY_MS } from '#catalog/periods.ts';
import type { GrantRow } from '#database/schema.ts';
import type { Account } from '#catalog/roles.ts';
import { notFound } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { forgetDocuments } from './client-documents.ts';
import { forgetClients } from './registered-clients.ts';
import { scopesOf, type GrantScope } from './scopes.ts';

/** The permission of one program. */
export interface Grant {
  id: string;
  clientId: string;
  clientName: string;
  scopes: GrantScope[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
  endedAt: string | null;
}

function toGrant(row: GrantRow): Grant {
  return {
    id: row.id,
    clientId: row.client_id,
    clientName: row.client_name,
    scopes: scopesOf(row.scopes),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}

/** Ends all grants of an account, or one; gives their number. `url`: where a token leaked. */
export async function endGrants(
  trx: Tx,
  accountId: string,
  {
    actorId,
    id,
    action = 'revoked',
    url,
  }: { actorId: string | null; id?: string; action?: 'revoked' | 'reused' | 'leaked'; url?: string | null },
): Promise<number> {
  let query = trx
    .updateTable('grants')
    .set({ ended_at: timestamp(trx.now()) })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.returning(['id', 'client_name']).execute();
  for (const row of rows)
    await recordHistory(trx, actorId, action, ['grant', row.id], {
      detail: { name: row.client_name, ...(typeof url === 'string' && { url }) },
    });
  return rows.length;
}

/** Ends a grant of the account; idempotent. Throws `not_found` for another account's. */
export async function revokeGrant(db: Database, account: Account, id: string): Promise<void> {
  await db.write(async (trx) => {
    if ((await endGrants(trx, account.id, { actorId: account.id, id })) > 0) return;
    await trx
      .selectFrom('grants')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow(notFound);
  });
}

/** Whether the account has a valid grant for the program. */
export async function hasGrant(db: Database, accountId: string, clientId: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('grants')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(db.now()))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The grants of an account, newest first: valid ones, or all. */
export async function listGrants(db: Database, accountId: string, which: 'live' | 'all' = 'live'): Promise<Grant[]> {
  let query = db.read.selectFrom('grants').selectAll().where('account_id', '=', accountId);
  if (which === 'live') query = query.where('ended_at', 'is', null).where('expires_at', '>', timestamp(db.now()));
  return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(200).execute()).map(toGrant);
}

/**
 * Deletes old requests, documents a day old, unused clients, secrets a day past their end and
 * long-ended grants.
 */
export async function pruneGrants(db: Database): Promise<void> {
  const now = db.now().getTime();
  const before = (milliseconds: number): string => timestamp(now - milliseconds);
  await db.write(async (trx) => {
    await trx.deleteFrom('authorization_requests').where('expires_at', '<=', before(0)).execute();
    await forgetDocuments(trx);
    await forgetClients(trx);
    await trx.deleteFrom('grant_secrets').where('expires_at', '<=', before(DAY_MS)).execute();
    await trx.deleteFrom('grants').where('expires_at', '<=', before(PERIODS.endedGrant.lasts)).execute();
  });
}
