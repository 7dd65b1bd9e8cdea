/** Sign-in with accounts at other sites: signing in, linking and unlinking. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { lockAccount, ACCOUNT_COLUMNS, toAccount, type Account, type Role } from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { insertAccount, isLastAdmin, setRole } from './accounts.ts';
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
  passLastStep,
  requireSamePassword,
  type FirstStep,
  type StartedSession,
} from './sessions.ts';
import { UNKNOWN_VISITOR, type Visitor } from './visitors.ts';
import { endAccess, markVerified } from './verification.ts';

/** Names of the providers, the same in every language; `oidc` is the operator's own, which the settings name. */
export const PROVIDER_LABELS = { oidc: 'OpenID Connect', github: 'GitHub', google: 'Google' } as const;
export type ProviderName = keyof typeof PROVIDER_LABELS;
export const PROVIDER_NAMES = Object.keys(PROVIDER_LABELS) as ProviderName[];

export interface Identity {
  provider: ProviderName;
  /** Its name for people. */
  label: string;
  /** The provider's permanent id of the person; of `oidc` behind its issuer. */
  subject: string;
  /** An address that the provider has verified, or null. */
  verifiedEmail: string | null;
  /** The role that the operator's provider gives; undefined where admins give roles. */
  role?: Role | undefined;
}

/**
 * Signs in with a linked identity; an account with a second factor continues there. An unlinked
 * identity opens no verified account: the provider may have checked the address years ago. It
 * registers a verified member, or takes over an unverified account of the address, ending all
 * access to it. Throws `conflict` if the address has a verified account (use `linkIdentity`), and
 * `sign_in_failed` for a suspended account or without a link and a verified address.
 *
 * The operator's own provider (decisions/0025) also opens verified accounts by their address, gives
 * roles, and asks for second factors itself.
 */
export async function signInWithIdentity(
  db: Database,
  identity: Identity,
  visitor: { locale: Locale; replaces?: string | undefined; from?: Visitor },
): Promise<FirstStep> {
  return db.write(async (trx) => {
    const found = (await findLinked(trx, identity)) ?? (await openByAddress(trx, identity, visitor.locale));
    if (found.suspendedAt !== null) throw new CatalogError('sign_in_failed');
    if (visitor.replaces !== undefined) await endSession(trx, hashSecret(visitor.replaces));
    if (identity.provider !== 'oidc') return passFirstStep(trx, found, visitor.from);
    const account = await takeRole(trx, found, identity);
    const session = await passLastStep(trx, account, visitor.from ?? UNKNOWN_VISITOR, timestamp(trx.now()));
    return { account, isPending: false, ...session };
  });
}

/**
 * Links an identity to the signed-in account and gives the session a new cookie, as old as before.
 * Both must have verified the same address. Idempotent. Throws `sign_in_failed` if the addresses
 * differ, the identity belongs to another account or the session has ended.
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
    if (linked === undefined) await linkTo(trx, identity, account);
    return changeCookie(trx, cookie);
  });
}

/** Gives an account the role that the provider names, unless that would take the last admin. */
async function takeRole(trx: Tx, account: Account, { role, provider }: Identity): Promise<Account> {
  if (role === undefined || role === account.role) return account;
  if (await isLastAdmin(trx, account)) return account;
  return setRole(trx, account, role, { actorId: null, detail: { provider } });
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
  // The owner can set a password later by the mailed link.
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
    // A concurrent sign-in of the same person may have linked it first.
    const linked = await findLinked(trx, identity);
    if (linked !== undefined) return linked;
    if (identity.provider !== 'oidc') throw new CatalogError('conflict');
    await linkTo(trx, identity, found);
    return found;
  }
  await endAccess(trx, found);
  const account = await markVerified(trx, found);
  await linkTo(trx, identity, account);
  return account;
}

/** Throws `sign_in_failed` if the identity was linked meanwhile. */
async function linkTo(trx: Tx, identity: Identity, account: Account): Promise<void> {
  await insertIdentity(trx, identity, account, 'identity_linked');
  await tellOwner(trx, account, 'identity_linked', identity.label);
}

/** Throws as linkTo. */
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
  provider: string,
): Promise<void> {
  await enqueueMail(trx, {
    to: account,
    template,
    params: {
      provider,
      settings_link: { route: 'settings' },
      reset_link: { route: 'reset_password' },
    },
  });
}

/** The linked providers of an account, with the time of linking. */
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
 * Unlinks a provider. The password check keeps owners from locking themselves out. Mails the owner.
 * Throws `not_found` if not linked, `validation_failed` on `current_password`, and `overloaded`.
 */
export async function unlinkIdentity(
  db: Database,
  account: Account,
  { provider, label }: Pick<Identity, 'provider' | 'label'>,
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
    await tellOwner(trx, account, 'identity_unlinked', label);
  });
}
