/** Single-use links sent by mail: they verify an address or let its owner set a new password. */
import { timestamp, type Database, type Writer } from '#database/database.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from './actors.ts';
import { foldEmailAddress, isEmailAddress } from './email-addresses.ts';
import { CatalogError } from './errors.ts';
import { recordHistory } from './history.ts';
import { enqueueMail } from './outbox.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';
import { endSessions } from './sessions.ts';
import { endTokens } from './tokens.ts';

const HOUR = 3_600_000;

/** Life of a link in milliseconds and where it leads. The sentences of the mails name the same hours. */
const LINKS = {
  verify: { life: 24 * HOUR, template: 'verify_email', path: '/verify-email/' },
  reset: { life: HOUR, template: 'reset_password', path: '/reset-password/' },
} as const;
type LinkPurpose = keyof typeof LINKS;

/** Makes a link and puts its mail into the outbox; earlier links of the purpose stop working. */
async function enqueueLink(trx: Writer, db: Database, account: Account, purpose: LinkPurpose): Promise<void> {
  const { life, template, path } = LINKS[purpose];
  const secret = newSecret();
  const now = db.now();
  await trx.deleteFrom('account_links').where('account_id', '=', account.id).where('purpose', '=', purpose).execute();
  await trx
    .insertInto('account_links')
    .values({
      secret_hash: hashSecret(secret),
      account_id: account.id,
      purpose,
      email: account.email,
      created_at: timestamp(now),
      expires_at: timestamp(new Date(now.getTime() + life)),
    })
    .execute();
  await enqueueMail(trx, db, {
    to: account.email,
    template,
    locale: account.locale,
    params: { link: `/${account.locale}${path}${secret}` },
  });
}

/**
 * Takes a link out of the table, so that it works once, and gives its account. Throws `link_expired` for a link that
 * is unknown, used, too old or of another purpose, and when the account was suspended or has another address now.
 */
async function takeLink(trx: Writer, db: Database, secret: string, purpose: LinkPurpose): Promise<Account> {
  const link = await trx
    .deleteFrom('account_links')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(db.now()))
    .returning(['account_id', 'email'])
    .executeTakeFirst();
  if (link === undefined) throw new CatalogError('link_expired');
  let query = trx.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', link.account_id);
  if (db.engine === 'postgres') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined || row.email !== link.email || row.suspended_at !== null)
    throw new CatalogError('link_expired');
  return toAccount(row);
}

/** The part of registering that asks the owner of the address to confirm it. */
export async function enqueueVerification(trx: Writer, db: Database, account: Account): Promise<void> {
  await enqueueLink(trx, db, account, 'verify');
}

/** Sends another link that verifies the address; nothing happens when it is verified or the account suspended. */
export async function requestVerification(db: Database, accountId: string): Promise<void> {
  await db.write(async (trx) => {
    const row = await trx.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', accountId).executeTakeFirst();
    if (row === undefined || row.email_verified_at !== null || row.suspended_at !== null) return;
    await enqueueLink(trx, db, toAccount(row), 'verify');
  });
}

/** Marks the address of a link as verified. Throws `link_expired`. */
export async function verifyEmail(db: Database, secret: string): Promise<Account> {
  if (!isSecret(secret)) throw new CatalogError('link_expired');
  return db.write(async (trx) => {
    const account = await takeLink(trx, db, secret, 'verify');
    return account.emailVerifiedAt === null ? markVerified(trx, db, account) : account;
  });
}

async function markVerified(trx: Writer, db: Database, account: Account): Promise<Account> {
  const now = timestamp(db.now());
  await trx
    .updateTable('accounts')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', account.id)
    .execute();
  await recordHistory(trx, db, {
    subjectKind: 'account',
    subjectId: account.id,
    action: 'email_verified',
    actorId: account.id,
  });
  return { ...account, emailVerifiedAt: now };
}

/**
 * Sends a link that sets a new password, if the address has an account. Says nothing either way and takes as long:
 * without an account the same rows are written and taken back in the same transaction.
 */
export async function requestPasswordReset(db: Database, email: string): Promise<void> {
  const address = foldEmailAddress(email);
  if (!isEmailAddress(address)) return;
  await db.write(async (trx) => {
    const row = await trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('email', '=', address)
      .executeTakeFirst();
    if (row !== undefined && row.suspended_at === null) await enqueueLink(trx, db, toAccount(row), 'reset');
    else await writeNothing(trx, db);
  });
}

/** Costs what `enqueueLink` costs, a commit to disk included, and leaves no row behind. */
async function writeNothing(trx: Writer, db: Database): Promise<void> {
  const id = db.newId();
  const now = timestamp(db.now());
  const payload = JSON.stringify({ secret: newSecret() });
  await trx
    .insertInto('outbox')
    .values({
      id,
      kind: 'nothing',
      payload,
      run_at: now,
      attempts: 0,
      locked_until: null,
      done_at: now,
      last_error: null,
    })
    .execute();
  await trx.deleteFrom('account_links').where('secret_hash', '=', hashSecret(payload)).execute();
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
}

/**
 * Sets a new password by a link. All sessions and links of the account end and its owner gets a mail. Whoever holds
 * the link reads the mails of the address, so it counts as verified; if it was not before, somebody else may have
 * registered it, and all tokens made until now are revoked.
 * Throws `link_expired`, and `validation_failed` on `password`, after which the link still works.
 */
export async function resetPassword(db: Database, secret: string, newPassword: string): Promise<Account> {
  if (!isSecret(secret)) throw new CatalogError('link_expired');
  const link = await db.read
    .selectFrom('account_links')
    .select('email')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', 'reset')
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  if (link === undefined) throw new CatalogError('link_expired');
  const problems = checkPassword(newPassword, link.email);
  if (problems.length > 0) throw new CatalogError('validation_failed', { fields: { password: problems } });
  const passwordHash = await hashPassword(newPassword);
  return db.write(async (trx) => {
    const account = await takeLink(trx, db, secret, 'reset');
    await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, updated_at: timestamp(db.now()) })
      .where('id', '=', account.id)
      .execute();
    await endSessions(trx, account.id);
    await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
    await recordHistory(trx, db, {
      subjectKind: 'account',
      subjectId: account.id,
      action: 'password_reset',
      actorId: account.id,
    });
    await enqueueMail(trx, db, { to: account.email, template: 'password_changed', locale: account.locale, params: {} });
    if (account.emailVerifiedAt !== null) return account;
    await endTokens(trx, db, account, account.id);
    return markVerified(trx, db, account);
  });
}
