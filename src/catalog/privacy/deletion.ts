/** Account deletion: open work ends, published tools lose their owner, addresses are deleted. */
import { conflict } from '#catalog/errors.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { isLastAdmin, lockOther } from '#catalog/accounts/accounts.ts';
import { DUMMY_HASH } from '#catalog/accounts/passwords.ts';
import { checkOwnPassword, endSessions, requireSamePassword } from '#catalog/accounts/sessions.ts';
import { forgetReader } from '#catalog/follows/edits.ts';
import { forgetLists } from '#catalog/lists/edits.ts';
import { closeReportsAbout } from '#catalog/moderation/reports/close.ts';
import { forgetRecommendations } from '#catalog/recommendations/edits.ts';
import { forgetClaims } from '#catalog/claims/claiming.ts';
import { changeOf, transitionChange } from '#catalog/submissions/change-requests.ts';
import { submissionOf } from '#catalog/submissions/records.ts';
import { transitionSubmission } from '#catalog/submissions/submit.ts';
import { endGrants } from '#catalog/accounts/grants/grants.ts';
import { endTokens } from '#catalog/accounts/tokens/tokens.ts';
import { forgetWebhooks } from '#catalog/accounts/access-end.ts';
import { releaseUrls } from '#catalog/entries/url-reservations.ts';

/**
 * Deletes an account after a password check: withdraws open submissions, revokes tokens and grants,
 * ends sessions, leaves published tools without an owner. An empty, suspended row remains for
 * decided submissions and the history. Sends a last mail. Throws `validation_failed` on
 * `current_password`, `conflict` for the only admin, and `overloaded`.
 */
export async function deleteAccount(db: Database, account: Account, currentPassword: string): Promise<void> {
  const passwordHash = await checkOwnPassword(db, account, currentPassword);
  await db.write(async (trx) => {
    await requireSamePassword(trx, account.id, passwordHash);
    await eraseAccount(trx, account, account.id);
  });
}

/**
 * As deleteAccount, by an operator's command without a password. Throws `not_found`, and `conflict`
 * for the only admin.
 */
export async function deleteAccountOf(db: Database, email: string): Promise<Account> {
  return db.write(async (trx) => {
    const account = await lockOther(trx, null, email);
    await eraseAccount(trx, account, null);
    return account;
  });
}

async function eraseAccount(trx: Tx, account: Account, actorId: string | null): Promise<void> {
  if (await isLastAdmin(trx, account)) throw conflict('only_admin');
  await forgetWebhooks(trx, account.id);
  await forgetClaims(trx, account.id, actorId);
  await forgetLists(trx, account.id);
  await forgetRecommendations(trx, account.id, closeReportsAbout);
  // An address that the account has not proved may be another reader's; an operator deletes everything of it.
  if (account.emailVerifiedAt !== null || actorId === null) await forgetReader(trx, 'email', account.email);
  await withdrawOpen(trx, account, actorId);
  await endTokens(trx, account, actorId);
  await endGrants(trx, account.id, { actorId });
  await endSessions(trx, account.id);
  const tables = [
    'account_links',
    'account_identities',
    'sign_ins',
    'passkeys',
    'totp_secrets',
    'recovery_codes',
    'confirmation_requests',
    'idempotency_keys',
    'submission_claims',
    'submission_addresses',
    'picture_offers',
    'held_pictures',
    'saved_tools',
  ] as const;
  for (const table of tables) {
    await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
  }
  await withdrawChanges(trx, account, actorId);
  await trx.deleteFrom('invitations').where('email', '=', account.email).execute();
  await forgetAddresses(trx, account);
  // Pictures of published tools stay.
  await trx
    .deleteFrom('submission_pictures')
    .where('submission_id', 'in', trx.selectFrom('submissions').select('id').where('account_id', '=', account.id))
    .execute();
  await trx
    .updateTable('submission_handling')
    .set({ assigned_to: null })
    .where('assigned_to', '=', account.id)
    .execute();
  await trx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', account.id).execute();
  await trx.updateTable('reports').set({ reply_to: null }).where('reply_to', '=', account.email).execute();
  await trx.updateTable('tools').set({ account_id: null }).where('account_id', '=', account.id).execute();
  const now = timestamp(trx.now());
  await trx
    .updateTable('accounts')
    .set({
      email: `${account.id}@deleted.invalid`,
      password_hash: DUMMY_HASH,
      role: 'member',
      email_verified_at: null,
      suspended_at: now,
      updated_at: now,
    })
    .where('id', '=', account.id)
    .execute();
  await recordHistory(trx, actorId, 'deleted', ['account', account.id]);
  await enqueueMail(trx, { to: account, template: 'account_deleted', params: {} });
}

async function withdrawOpen(trx: Tx, account: Account, actorId: string | null): Promise<void> {
  const rows = await trx
    .selectFrom('submissions')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('state', 'in', ['awaiting_moderation', 'changes_requested'])
    .execute();
  for (const row of rows) {
    await releaseUrls(trx, row.id);
    await transitionSubmission(trx, submissionOf(row), { action: 'withdraw', by: 'owner', actorId, set: {} });
  }
}

/** Withdraws its suggestions and deletes its messages to editors. */
async function withdrawChanges(trx: Tx, account: Account, actorId: string | null): Promise<void> {
  const rows = await trx.selectFrom('change_requests').selectAll().where('account_id', '=', account.id).execute();
  for (const row of rows) {
    if (row.state === 'awaiting_moderation')
      await transitionChange(trx, changeOf(row), { action: 'withdraw', by: 'owner', actorId, detail: {} });
    await trx
      .updateTable('change_requests')
      .set({ message: null, changes: JSON.stringify(withoutAddresses(JSON.parse(row.changes))) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Deletes contact addresses in the account's entries and in the history of corrections. */
async function forgetAddresses(trx: Tx, account: Account): Promise<void> {
  await trx.updateTable('tools').set({ contact_email: null }).where('account_id', '=', account.id).execute();
  await trx.updateTable('submissions').set({ contact_email: null }).where('account_id', '=', account.id).execute();
  const subjects = trx
    .selectFrom('submissions')
    .select('id')
    .where('account_id', '=', account.id)
    .union(trx.selectFrom('tools').select('id').where('account_id', '=', account.id))
    .union(trx.selectFrom('change_requests').select('id').where('account_id', '=', account.id));
  const rows = await trx
    .selectFrom('history')
    .select(['id', 'detail'])
    .where('subject_id', 'in', subjects)
    .where('detail', 'like', '%"contact_email":%')
    .execute();
  for (const row of rows) {
    await trx
      .updateTable('history')
      .set({ detail: JSON.stringify(withoutAddresses(JSON.parse(row.detail ?? 'null'))) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Sets `contact_email` to null at any depth; a change keeps its form, with both sides null. */
function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'contact_email' ? forgotten(inner) : withoutAddresses(inner),
    ]),
  );
}

function forgotten(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'new' in value ? { old: null, new: null } : null;
}
