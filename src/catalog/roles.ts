/** Accounts and the roles that give them their rights. */
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#database/database.ts';
import type { AccountRow } from '#database/schema.ts';
import { CatalogError } from './errors.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';
import { PERIODS } from './periods.ts';

/** In rising order: each role includes the rights of the ones before it. */
export const ROLES = ['member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Account {
  id: string;
  email: string;
  role: Role;
  locale: Locale;
  emailVerifiedAt: string | null;
  suspendedAt: string | null;
  /** The last accepted version of the terms. */
  termsVersion: string | null;
  createdAt: string;
}

/** All columns except the password hash, which no record contains. */
export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.email',
  'accounts.role',
  'accounts.locale',
  'accounts.email_verified_at',
  'accounts.suspended_at',
  'accounts.terms_version',
  'accounts.created_at',
] as const;

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text);
}

/** An unknown role becomes member, so a damaged row grants nothing. */
export function toAccount(
  row: Omit<Selectable<AccountRow>, 'password_hash' | 'terms_accepted_at' | 'notices_off_at' | 'updated_at'>,
): Account {
  return {
    id: row.id,
    email: row.email,
    role: isRole(row.role) ? row.role : 'member',
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    emailVerifiedAt: row.email_verified_at,
    suspendedAt: row.suspended_at,
    termsVersion: row.terms_version,
    createdAt: row.created_at,
  };
}

const accountsWith = (db: Reader, column: 'id' | 'email', value: string) =>
  db.selectFrom('accounts').select(ACCOUNT_COLUMNS).where(column, '=', value);

/** Finds the account of an id or a folded address. */
export async function readAccount(db: Reader, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await accountsWith(db, column, value).executeTakeFirst();
  return row && toAccount(row);
}

/** As readAccount, with the row locked until the transaction ends. */
export async function lockAccount(trx: Tx, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await trx.lockRows(accountsWith(trx, column, value)).executeTakeFirst();
  return row && toAccount(row);
}

/** Whether an account is new: editors read its texts about others' tools before they are public. */
export function isNewAccount({ createdAt }: Account, now: Date): boolean {
  return now.getTime() < Date.parse(createdAt) + PERIODS.newAccount.lasts;
}

/** Whether the account has the rights of `role`. A suspended account has none. */
export function hasRole(account: Account, role: Role): boolean {
  return account.suspendedAt === null && ROLES.indexOf(account.role) >= ROLES.indexOf(role);
}

/** Throws `account_suspended` or `forbidden` unless the account has the rights of `role`. */
export function requireRole(account: Account, role: Role): void {
  if (account.suspendedAt !== null) throw new CatalogError('account_suspended');
  if (!hasRole(account, role)) throw new CatalogError('forbidden');
}
