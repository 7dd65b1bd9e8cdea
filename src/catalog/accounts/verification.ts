/** Verification of an account's address, and reclaiming an account that a stranger registered. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { readAccount, type Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueLink, makeLink, takeLink } from './email-links.ts';
import { DUMMY_HASH } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { endAllAccess, type EndedAccess } from './access-end.ts';

/** Inside a transaction: mails the verification link, which leads on to a draft. */
export async function enqueueVerification(trx: Tx, account: Account, draft?: string): Promise<void> {
  await enqueueLink(trx, account, 'verify', { draft });
}

/** Mails another verification link, unless the address is verified or the account suspended. */
export async function requestVerification(db: Database, accountId: string, draft?: string): Promise<void> {
  await db.write(async (trx) => {
    const account = await readAccount(trx, 'id', accountId);
    if (account === undefined || account.emailVerifiedAt !== null || account.suspendedAt !== null) return;
    await enqueueVerification(trx, account, draft);
  });
}

/**
 * Verifies the address of a link; `signedIn` is the account that the browser has authenticated. The
 * link proves the mailbox, not that its owner made the account: for another account it throws
 * `link_expired`, as for an invalid link.
 */
export async function verifyEmail(db: Database, secret: string, signedIn: string): Promise<Account> {
  return db.write(async (trx) => {
    const { account } = await takeLink(trx, secret, 'verify');
    if (account.id !== signedIn) throw new CatalogError('link_expired');
    return account.emailVerifiedAt === null ? markVerified(trx, account) : account;
  });
}

/**
 * Takes back an unverified account by its verification link, for an owner who did not register it
 * or lost the password: all access ends. Gives the secret of a link that sets a password and
 * verifies. Throws `link_expired`, also if the address was verified meanwhile.
 */
export async function reclaimAccount(db: Database, secret: string): Promise<string> {
  return db.write(async (trx) => {
    const { account } = await takeLink(trx, secret, 'verify');
    if (account.emailVerifiedAt !== null) throw new CatalogError('link_expired');
    await endAccess(trx, account);
    return makeLink(trx, account, 'reset');
  });
}

/**
 * Inside a transaction: hands an unverified account to the owner of its address. A stranger may
 * have made it, so sessions, mailed links, tokens, grants, webhooks, identities and the password
 * end. There is no second factor: it needs a verified address.
 */
export async function endAccess(trx: Tx, account: Account): Promise<EndedAccess> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: DUMMY_HASH, updated_at: timestamp(trx.now()) })
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id);
  const ended = await endAllAccess(trx, account);
  // These sign-ins may be a stranger's.
  for (const table of ['account_links', 'account_identities', 'sign_ins'] as const)
    await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
  await recordHistory(trx, account.id, 'reclaimed', ['account', account.id]);
  return ended;
}

/** Inside a transaction: marks the address of an account as verified. */
export async function markVerified(trx: Tx, account: Account): Promise<Account> {
  const now = timestamp(trx.now());
  await trx
    .updateTable('accounts')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', account.id)
    .execute();
  await recordHistory(trx, account.id, 'email_verified', ['account', account.id]);
  return { ...account, emailVerifiedAt: now };
}
