/** Confirming the address of an account, and taking back an account that somebody else made with one's address. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { readAccount, type Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueLink, makeLink, takeLink } from './email-links.ts';
import { DUMMY_HASH } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { endAllAccess, type EndedAccess } from './access-end.ts';

/** The part of registering that asks the owner of the address to confirm it. */
export async function enqueueVerification(trx: Tx, account: Account): Promise<void> {
  await enqueueLink(trx, account, 'verify');
}

/** Sends another link that verifies the address; nothing happens when it is verified or the account suspended. */
export async function requestVerification(db: Database, accountId: string): Promise<void> {
  await db.write(async (trx) => {
    const account = await readAccount(trx, 'id', accountId);
    if (account === undefined || account.emailVerifiedAt !== null || account.suspendedAt !== null) return;
    await enqueueLink(trx, account, 'verify');
  });
}

/**
 * Marks the address of a link as verified; `signedIn` is the account whose password or session the browser has shown.
 * The link alone proves the mailbox, not that its owner made the account, so for another account it throws
 * `link_expired`, as for a link that does not work.
 */
export async function verifyEmail(db: Database, secret: string, signedIn: string): Promise<Account> {
  return db.write(async (trx) => {
    const { account } = await takeLink(trx, secret, 'verify');
    if (account.id !== signedIn) throw new CatalogError('link_expired');
    return account.emailVerifiedAt === null ? markVerified(trx, account) : account;
  });
}

/**
 * Takes back the account behind a link that was to verify its address, for the owner of the address who did not make it
 * or does not know its password: everything that opened it ends. Gives the secret of a link that sets a new password,
 * which verifies the address, too. Throws `link_expired`, also when the address was verified meanwhile.
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
 * The part of a larger change in which the owner of an address comes to an account that was made with it and never
 * verified: whoever made it may be somebody else, so all sessions, mailed links, tokens, grants, webhooks,
 * linked identities and the password end. A second factor takes a verified address to set up, so there is none.
 */
export async function endAccess(trx: Tx, account: Account): Promise<EndedAccess> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: DUMMY_HASH, updated_at: timestamp(trx.now()) })
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id);
  const ended = await endAllAccess(trx, account);
  // Whose sign-ins they were is not the new owner's to know.
  for (const table of ['account_links', 'account_identities', 'sign_ins'] as const)
    await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
  await recordHistory(trx, account.id, 'reclaimed', ['account', account.id]);
  return ended;
}

/** The part of a larger change that marks the address of an account as verified. */
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
