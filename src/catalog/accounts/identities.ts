/** Accounts at other sites: signing in with one, which links it to an account here, and undoing the link. */
import { timestamp, type Database, type Writer } from '#database/database.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { Locale } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/outbox.ts';
import { NOBODYS_HASH } from './passwords.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { checkOwnPassword, endSessions, requireSamePassword, startSession, type StartedSession } from './sessions.ts';
import { endTokens } from './tokens/tokens.ts';

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
 * Signs in whoever the other site vouches for. An identity that is not linked yet is linked to the account of its
 * verified address; without one a verified member is registered. An account whose address nobody had verified may have
 * been registered by somebody else: its password, sessions and tokens end with the link.
 * `only` is the account that it must be. Throws `sign_in_failed` for another one, for a suspended account and when
 * there is neither a link nor a verified address.
 */
export async function signInWithIdentity(
  db: Database,
  identity: Identity,
  visitor: { locale: Locale; replaces?: string | undefined; only?: string },
): Promise<{ account: Account } & StartedSession> {
  return db.write(async (trx) => {
    const account = (await findLinked(trx, db, identity)) ?? (await linkByAddress(trx, db, identity, visitor.locale));
    if (account.suspendedAt !== null || account.id !== (visitor.only ?? account.id))
      throw new CatalogError('sign_in_failed');
    if (visitor.replaces !== undefined) {
      await trx.deleteFrom('sessions').where('id_hash', '=', hashSecret(visitor.replaces)).execute();
    }
    return { account, ...(await startSession(trx, db, account)) };
  });
}

async function findLinked(trx: Writer, db: Database, { provider, subject }: Identity): Promise<Account | undefined> {
  let query = trx
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('id', 'in', (of) =>
      of
        .selectFrom('account_identities')
        .select('account_id')
        .where('provider', '=', provider)
        .where('subject', '=', subject),
    );
  if (db.engine === 'postgres') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row && toAccount(row);
}

async function linkByAddress(trx: Writer, db: Database, identity: Identity, locale: Locale): Promise<Account> {
  const email = foldEmailAddress(identity.verifiedEmail ?? '');
  if (!isEmailAddress(email)) throw new CatalogError('sign_in_failed');
  const now = timestamp(db.now());
  const made = await trx
    .insertInto('accounts')
    .values({
      id: db.newId(),
      email,
      // Its owner sets a password over the mailed link when they want one.
      password_hash: NOBODYS_HASH,
      role: 'member',
      locale,
      email_verified_at: now,
      suspended_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  const account = made === undefined ? await takeOver(trx, db, email) : toAccount(made);
  if (account.suspendedAt !== null) return account;
  await trx
    .insertInto('account_identities')
    .values({ provider: identity.provider, subject: identity.subject, account_id: account.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
  await recordHistory(trx, db, {
    subjectKind: 'account',
    subjectId: account.id,
    action: made === undefined ? 'identity_linked' : 'registered',
    actorId: account.id,
    detail: { provider: identity.provider },
  });
  if (made === undefined) await tellOwner(trx, db, account, 'identity_linked', identity.provider);
  return account;
}

async function tellOwner(
  trx: Writer,
  db: Database,
  account: Account,
  template: 'identity_linked' | 'identity_unlinked',
  provider: ProviderName,
): Promise<void> {
  await enqueueMail(trx, db, {
    to: account.email,
    template,
    locale: account.locale,
    params: {
      provider: PROVIDER_LABELS[provider],
      settings_link: `/${account.locale}/account/settings`,
      reset_link: `/${account.locale}/reset-password`,
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
    await requireSamePassword(trx, db, account.id, passwordHash);
    const ended = await trx
      .deleteFrom('account_identities')
      .where('account_id', '=', account.id)
      .where('provider', '=', provider)
      .returning('subject')
      .execute();
    if (ended.length === 0) throw new CatalogError('not_found');
    await recordHistory(trx, db, {
      subjectKind: 'account',
      subjectId: account.id,
      action: 'identity_unlinked',
      actorId: account.id,
      detail: { provider },
    });
    await tellOwner(trx, db, account, 'identity_unlinked', provider);
  });
}

/** The account that the address has already; what an unverified one was given before ends. */
async function takeOver(trx: Writer, db: Database, email: string): Promise<Account> {
  let query = trx.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('email', '=', email);
  if (db.engine === 'postgres') query = query.forUpdate();
  const account = toAccount(await query.executeTakeFirstOrThrow());
  if (account.emailVerifiedAt !== null || account.suspendedAt !== null) return account;
  const now = timestamp(db.now());
  await trx
    .updateTable('accounts')
    .set({ password_hash: NOBODYS_HASH, email_verified_at: now, updated_at: now })
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id);
  await endTokens(trx, db, account, account.id);
  await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
  return { ...account, emailVerifiedAt: now };
}
