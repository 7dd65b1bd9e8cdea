/** Accounts for admins: list, details and the end of a suspension. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { ACCOUNT_COLUMNS, requireRole, toAccount, type Role, type Account } from '#catalog/roles.ts';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { endGrants } from '#catalog/accounts/grants/grants.ts';
import { endTokens } from '#catalog/accounts/tokens/tokens.ts';
import { countRows, type Page, type Paging } from '#catalog/paging.ts';

export interface AccountFilter {
  /** Part of the address. */
  q?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
}

/**
 * Filtered accounts, newest first. `admin` is null for an operator's command. Throws `forbidden`.
 */
export async function listAccounts(
  db: Database,
  admin: Account | null,
  filter: AccountFilter,
  request: Paging,
): Promise<Page<Account>> {
  if (admin !== null) requireRole(admin, 'admin');
  let query = db.read.selectFrom('accounts');
  const q = (filter.q ?? '').trim().toLowerCase().slice(0, 254);
  // PostgreSQL accepts no NUL in a text, and no address has one.
  if (q.includes('\0')) return { items: [], total: 0 };
  if (q !== '') {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`email like ${part} escape '\\'`);
  }
  if (filter.role !== undefined) query = query.where('role', '=', filter.role);
  if (filter.suspended !== undefined) query = query.where('suspended_at', filter.suspended ? 'is not' : 'is', null);
  const rows = await query
    .select(ACCOUNT_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage)
    .execute();
  const total = await countRows(query);
  return { items: rows.map(toAccount), total };
}

/** Number of an account's submissions by state. */
export async function countSubmissions(db: Database, accountId: string): Promise<Record<SubmissionState, number>> {
  const counts = Object.fromEntries(SUBMISSION_STATES.map((state) => [state, 0])) as Record<SubmissionState, number>;
  const rows = await db.read
    .selectFrom('submissions')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('account_id', '=', accountId)
    .groupBy('state')
    .execute();
  for (const row of rows) if (row.state in counts) counts[row.state as SubmissionState] = Number(row.count);
  return counts;
}

/** Finds an account by id. Throws `not_found`, `forbidden`. */
export async function getAccount(db: Database, admin: Account, id: string): Promise<Account> {
  requireRole(admin, 'admin');
  return orNotFound(/^[0-9a-f-]{36}$/.test(id) ? await findAccount(db, id) : undefined);
}

/** Ends a suspension; live tokens work again. Idempotent. Throws `forbidden`, `not_found`. */
export async function liftSuspension(db: Database, admin: Account, id: string): Promise<void> {
  const account = await getAccount(db, admin, id);
  if (account.id === admin.id) throw new CatalogError('forbidden');
  await db.write(async (trx) => {
    const lifted = await trx
      .updateTable('accounts')
      .set({ suspended_at: null, updated_at: timestamp(db.now()) })
      .where('id', '=', id)
      .where('suspended_at', 'is not', null)
      .executeTakeFirst();
    if (Number(lifted.numUpdatedRows) === 0) return;
    // Pages show its recommendations again.
    await raiseRevision(trx, 'other');
    await recordHistory(trx, admin.id, 'suspension_lifted', ['account', id], {
      detail: { changes: { suspended_at: { old: account.suspendedAt, new: null } } },
    });
  });
}

/** Revokes a token, or all with the grants; gives their number. Throws `forbidden`, `not_found`. */
export async function revokeTokensOf(db: Database, admin: Account, id: string, tokenId?: string): Promise<number> {
  const account = await getAccount(db, admin, id);
  return db.write(async (trx) => {
    const tokens = await endTokens(trx, account, admin.id, tokenId === undefined ? {} : { id: tokenId });
    return tokenId === undefined ? tokens + (await endGrants(trx, id, { actorId: admin.id })) : tokens;
  });
}
