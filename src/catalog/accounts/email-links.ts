/** Single-use links sent by mail: they verify an address, move the account to another one or let its owner set a new password. */
import { timestamp, type Database, type Writer } from '#database/database.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { DEFAULT_LOCALE, isLocale } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/outbox.ts';
import { replacePassword } from './password-replacement.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';
import { checkOwnPassword, requireSamePassword } from './sessions.ts';
import { endTokens } from './tokens/tokens.ts';

const HOUR = 3_600_000;

/** Life of a link in milliseconds and where it leads. The sentences of the mails name the same hours. */
const LINKS = {
  verify: { life: 24 * HOUR, template: 'verify_email', path: '/verify-email/' },
  reset: { life: HOUR, template: 'reset_password', path: '/reset-password/' },
  change: { life: HOUR, template: 'confirm_new_email', path: '/confirm-email/' },
} as const;
type LinkPurpose = keyof typeof LINKS;

/** Asked once before a mail to `email`: whether its budget has one left. */
export type AskMail = (email: string) => Promise<boolean>;

/** Makes a link and puts its mail to `email` into the outbox; earlier links of the purpose stop working. */
async function enqueueLink(
  trx: Writer,
  db: Database,
  account: Account,
  purpose: LinkPurpose,
  email = account.email,
): Promise<void> {
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
      email,
      created_at: timestamp(now),
      expires_at: timestamp(new Date(now.getTime() + life)),
    })
    .execute();
  await enqueueMail(trx, db, {
    to: email,
    template,
    locale: account.locale,
    params: { link: `/${account.locale}${path}${secret}` },
  });
}

/**
 * Takes a link out of the table, so that it works once, and gives its account. Throws `link_expired` for a link that
 * is unknown, used, too old or of another purpose, and when the account was suspended or has another address now;
 * `email` is the address that the link was sent to.
 */
async function takeLink(
  trx: Writer,
  db: Database,
  secret: string,
  purpose: LinkPurpose,
): Promise<{ account: Account; email: string }> {
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
  const isMoving = purpose === 'change';
  if (row === undefined || (!isMoving && row.email !== link.email) || row.suspended_at !== null)
    throw new CatalogError('link_expired');
  return { account: toAccount(row), email: link.email };
}

/** The address that a link was sent to; undefined when the link would not work now. It is not used up. */
export async function findLinkAddress(db: Database, secret: string, purpose: LinkPurpose): Promise<string | undefined> {
  if (!isSecret(secret)) return undefined;
  const link = await db.read
    .selectFrom('account_links')
    .select('email')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return link?.email;
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
    const { account } = await takeLink(trx, db, secret, 'verify');
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
 * Asks the owner of a new address to confirm it; until then the account keeps the old one. An address that has an
 * account gets a mail that says so instead, and the caller cannot tell. `mayMail` is asked once the password was right;
 * without its consent nothing is sent. Throws `validation_failed` on `email` and `current_password`, and `overloaded`.
 */
export async function requestEmailChange(
  db: Database,
  account: Account,
  input: { email: string; currentPassword: string; mayMail: AskMail },
): Promise<void> {
  const email = foldEmailAddress(input.email);
  if (email === '') throw fieldError('email', { rule: 'required' });
  if (!isEmailAddress(email)) throw fieldError('email', { rule: 'not_an_email' });
  if (email === account.email) throw fieldError('email', { rule: 'name_taken', value: email });
  const passwordHash = await checkOwnPassword(db, account, input.currentPassword);
  if (!(await input.mayMail(email))) return;
  await db.write(async (trx) => {
    await requireSamePassword(trx, db, account.id, passwordHash);
    const holder = await trx
      .selectFrom('accounts')
      .select(['id', 'locale'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (holder === undefined) return enqueueLink(trx, db, account, 'change', email);
    const locale = isLocale(holder.locale) ? holder.locale : DEFAULT_LOCALE;
    return enqueueMail(trx, db, {
      to: email,
      template: 'already_registered',
      locale,
      params: { sign_in_link: `/${locale}/sign-in`, reset_link: `/${locale}/reset-password` },
    });
  });
}

/**
 * Moves an account to the address that its link was sent to, which is verified thereby. The old address is told, and
 * links that were sent there stop working. Throws `link_expired`, also when the address got an account meanwhile.
 */
export async function confirmEmailChange(db: Database, secret: string): Promise<Account> {
  if (!isSecret(secret)) throw new CatalogError('link_expired');
  return db.write(async (trx) => {
    const { account, email } = await takeLink(trx, db, secret, 'change');
    const holder = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (holder !== undefined) throw new CatalogError('link_expired');
    const now = timestamp(db.now());
    await trx
      .updateTable('accounts')
      .set({ email, email_verified_at: now, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
    await recordHistory(trx, db, {
      subjectKind: 'account',
      subjectId: account.id,
      action: 'email_changed',
      actorId: account.id,
    });
    await enqueueMail(trx, db, { to: account.email, template: 'email_changed', locale: account.locale, params: {} });
    return { ...account, email, emailVerifiedAt: now };
  });
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
export async function writeNothing(trx: Writer, db: Database): Promise<void> {
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
  const email = await findLinkAddress(db, secret, 'reset');
  if (email === undefined) throw new CatalogError('link_expired');
  const problems = checkPassword(newPassword, email);
  if (problems.length > 0) throw new CatalogError('validation_failed', { fields: { password: problems } });
  const passwordHash = await hashPassword(newPassword);
  return db.write(async (trx) => {
    const { account } = await takeLink(trx, db, secret, 'reset');
    await replacePassword(trx, db, account, passwordHash, 'password_reset');
    if (account.emailVerifiedAt !== null) return account;
    await endTokens(trx, db, account, account.id);
    return markVerified(trx, db, account);
  });
}
