/** Accounts at other sites: signing in with one, linking it to an account here, and undoing the link. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { lockAccount, ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { insertAccount } from './accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { Locale } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { DUMMY_HASH } from './passwords.ts';
import { hashSecret } from '#catalog/secrets.ts';
import {
  changeCookie,
  checkOwnPassword,
  endSession,
  passFirstStep,
  requireSamePassword,
  type FirstStep,
  type StartedSession,
} from './sessions.ts';
import type { Visitor } from './visitors.ts';
import { endAccess, markVerified } from './verification.ts';

/** The sites whose accounts can be linked, with their names, which are the same in every language. */
export const PROVIDER_LABELS = { github: 'GitHub', google: 'Google' } as const;
export type ProviderName = keyof typeof PROVIDER_LABELS;

export interface Identity {
  provider: ProviderName;
  /** The other site's own id of the person. */
  subject: string;
  /** An address that the other site has verified; null when it vouches for none. */
  verifiedEmail: string | null;
}

/**
 * Signs in whoever the other site vouches for, by an identity that is linked already; an account with a second factor
 * goes on to that. An identity that is not linked opens no account that its owner has verified: the other site may have
 * checked the address years ago. It registers a verified member, or gives an account that was never verified to the
 * owner of the address, ending all that opened it before.
 * Throws `conflict` when the address has a verified account, to which the identity can be linked by `linkIdentity`,
 * and `sign_in_failed` for a suspended account and when there is neither a link nor a verified address.
 */
export async function signInWithIdentity(
  db: Database,
  identity: Identity,
  visitor: { locale: Locale; replaces?: string | undefined; from?: Visitor },
): Promise<FirstStep> {
  return db.write(async (trx) => {
    const account = (await findLinked(trx, identity)) ?? (await openByAddress(trx, identity, visitor.locale));
    if (account.suspendedAt !== null) throw new CatalogError('sign_in_failed');
    if (visitor.replaces !== undefined) await endSession(trx, hashSecret(visitor.replaces));
    return passFirstStep(trx, account, visitor.from);
  });
}

/**
 * Links an identity to the account that is signed in, whose verified address the other site must have verified, too,
 * and gives the session a new cookie, no fresher than it was. Linking it twice changes nothing. Throws `sign_in_failed` when
 * the addresses differ, the identity is linked to another account or the session has ended.
 */
export async function linkIdentity(
  db: Database,
  identity: Identity,
  own: Account,
  cookie: string,
): Promise<StartedSession> {
  return db.write(async (trx) => {
    const linked = await findLinked(trx, identity);
    const account = linked ?? (await lockAccount(trx, 'email', foldEmailAddress(identity.verifiedEmail ?? '')));
    if (account?.id !== own.id || account.emailVerifiedAt === null || account.suspendedAt !== null)
      throw new CatalogError('sign_in_failed');
    if (linked === undefined) {
      await insertIdentity(trx, identity, account, 'identity_linked');
      await tellOwner(trx, account, 'identity_linked', identity.provider);
    }
    return changeCookie(trx, cookie);
  });
}

async function findLinked(trx: Tx, { provider, subject }: Identity): Promise<Account | undefined> {
  const query = trx.lockRows(
    trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('id', 'in', (of) =>
        of
          .selectFrom('account_identities')
          .select('account_id')
          .where('provider', '=', provider)
          .where('subject', '=', subject),
      ),
  );
  const row = await query.executeTakeFirst();
  return row && toAccount(row);
}

async function openByAddress(trx: Tx, identity: Identity, locale: Locale): Promise<Account> {
  const email = foldEmailAddress(identity.verifiedEmail ?? '');
  if (!isEmailAddress(email)) throw new CatalogError('sign_in_failed');
  // Its owner sets a password over the mailed link when they want one.
  const made = await insertAccount(trx, {
    email,
    passwordHash: DUMMY_HASH,
    role: 'member',
    locale,
    isVerified: true,
  });
  if (made !== undefined) {
    await insertIdentity(trx, identity, made, 'registered');
    return made;
  }
  const found = await lockAccount(trx, 'email', email);
  if (found === undefined || found.suspendedAt !== null) throw new CatalogError('sign_in_failed');
  if (found.emailVerifiedAt !== null) {
    // Another answer to the same person may have come first and linked it.
    const linked = await findLinked(trx, identity);
    if (linked !== undefined) return linked;
    throw new CatalogError('conflict');
  }
  await endAccess(trx, found);
  const account = await markVerified(trx, found);
  await insertIdentity(trx, identity, account, 'identity_linked');
  await tellOwner(trx, account, 'identity_linked', identity.provider);
  return account;
}

/** Throws `sign_in_failed` when the identity was linked to some account meanwhile. */
async function insertIdentity(
  trx: Tx,
  { provider, subject }: Identity,
  account: Account,
  action: 'registered' | 'identity_linked',
): Promise<void> {
  const inserted = await trx
    .insertInto('account_identities')
    .values({ provider, subject, account_id: account.id, created_at: timestamp(trx.now()) })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (inserted === undefined) throw new CatalogError('sign_in_failed');
  await recordHistory(trx, account.id, action, ['account', account.id], { detail: { provider } });
}

async function tellOwner(
  trx: Tx,
  account: Account,
  template: 'identity_linked' | 'identity_unlinked',
  provider: ProviderName,
): Promise<void> {
  await enqueueMail(trx, {
    to: account,
    template,
    params: {
      provider: PROVIDER_LABELS[provider],
      settings_link: { route: 'settings' },
      reset_link: { route: 'reset_password' },
    },
  });
}

/** The other sites whose accounts are linked to this one, each with the time since when. */
export async function listIdentities(db: Database, account: Account): Promise<Map<string, string>> {
  const rows = await db.read
    .selectFrom('account_identities')
    .select(['provider', 'created_at'])
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.provider, row.created_at]));
}

/**
 * Ends signing in with another site after the account's password was given, without which its owner would lock
 * themselves out. The owner gets a mail. Throws `not_found` when nothing is linked, `validation_failed` on
 * `current_password`, and `overloaded`.
 */
export async function unlinkIdentity(
  db: Database,
  account: Account,
  provider: ProviderName,
  currentPassword: string,
): Promise<void> {
  const passwordHash = await checkOwnPassword(db, account, currentPassword);
  await db.write(async (trx) => {
    await requireSamePassword(trx, account.id, passwordHash);
    const ended = await trx
      .deleteFrom('account_identities')
      .where('account_id', '=', account.id)
      .where('provider', '=', provider)
      .returning('subject')
      .execute();
    if (ended.length === 0) throw new CatalogError('not_found');
    await recordHistory(trx, account.id, 'identity_unlinked', ['account', account.id], { detail: { provider } });
    await tellOwner(trx, account, 'identity_unlinked', provider);
  });
}
