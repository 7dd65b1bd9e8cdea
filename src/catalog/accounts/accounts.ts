/** Accounts: registration, creation by command, roles and suspension. */
import { timestamp, type Database, type Tx, type Reader } from '#database/database.ts';
import { writeNothing, type AskMail } from './email-links.ts';
import { enqueueVerification } from './verification.ts';
import {
  ACCOUNT_COLUMNS,
  ROLES,
  isRole,
  lockAccount,
  requireRole,
  toAccount,
  readAccount,
  type Role,
  type Account,
} from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, conflict, fieldError, orNotFound } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { createFields } from '#catalog/problems.ts';
import { rememberBrowser } from './registered-browser.ts';
import { endGrants } from './grants/grants.ts';
import { endSessions, type StartedSession } from './sessions.ts';
import { isAccepted, recordTerms, type TermsAnswer } from './terms.ts';

interface NewAccount {
  email: string;
  passwordHash: string;
  role: Role;
  locale: Locale;
  isVerified: boolean;
}

/** The address and the password of a new account. The password must not contain any of `siteWords` (`siteWordsOf`). */
export interface Credentials {
  email: string;
  password: string;
  siteWords?: readonly string[];
}

/**
 * The folded address; throws `validation_failed` with all problems of `email` and `password`, and
 * of `terms` unless the current version was accepted.
 */
export function checkCredentials(input: Credentials, terms?: TermsAnswer): string {
  const problems = createFields();
  const email = foldEmailAddress(input.email);
  if (email === '') problems.add('email', { rule: 'required' });
  else if (!isEmailAddress(email)) problems.add('email', { rule: 'not_an_email' });
  for (const problem of checkPassword(input.password, email, input.siteWords)) problems.add('password', problem);
  if (terms !== undefined && !isAccepted(terms)) problems.add('terms', { rule: 'required' });
  if (!problems.isEmpty()) throw new CatalogError('validation_failed', { fields: problems.fields });
  return email;
}

/** The new account, or undefined if the address has one. Safe against concurrent calls. */
export async function insertAccount(trx: Tx, input: NewAccount): Promise<Account | undefined> {
  const now = timestamp(trx.now());
  const row = await trx
    .insertInto('accounts')
    .values({
      id: trx.newId(),
      email: input.email,
      password_hash: input.passwordHash,
      role: input.role,
      locale: input.locale,
      email_verified_at: input.isVerified ? now : null,
      suspended_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.column('email').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  return row && toAccount(row);
}

/**
 * Registers a member. The mail to a known address says that it has an account; a new address gets a
 * verification link. The caller must answer both alike and sends `browser` as the cookie. `mayMail`
 * is called once the fields are valid; if it refuses, no mail is sent. The links of the mails lead
 * on to `draft`. `account` is null for a known address. Throws `validation_failed` on `email`,
 * `password` and `terms`, and `overloaded` when too many passwords are being hashed.
 */
export async function registerAccount(
  db: Database,
  input: Credentials & {
    locale: Locale;
    mayMail: AskMail;
    terms?: TermsAnswer;
    draft?: string | undefined;
  },
): Promise<{ account: Account | null; browser: StartedSession }> {
  const { terms = { current: null, accepted: null }, draft } = input;
  const email = checkCredentials(input, terms);
  const sendsMail = await input.mayMail(email);
  const passwordHash = await hashPassword(input.password);
  return db.write(async (trx) => {
    const account = await insertAccount(trx, {
      email,
      passwordHash,
      role: 'member',
      locale: input.locale,
      isVerified: false,
    });
    if (account === undefined && !sendsMail) {
      await writeNothing(trx);
      return { account: null, browser: await rememberBrowser(trx, null) };
    }
    if (account === undefined) {
      await enqueueMail(trx, {
        to: { email, locale: input.locale, emailVerifiedAt: null },
        template: 'already_registered',
        params: { sign_in_link: { route: 'sign_in', draft }, reset_link: { route: 'reset_password', draft } },
      });
      return { account: null, browser: await rememberBrowser(trx, null) };
    }
    await recordHistory(trx, account.id, 'registered', ['account', account.id]);
    if (terms.current !== null) await recordTerms(trx, account.id, terms.current);
    if (sendsMail) await enqueueVerification(trx, account, draft);
    return { account, browser: await rememberBrowser(trx, account) };
  });
}

/**
 * Creates a verified account, with history; `actorId` is the inviter. Throws `validation_failed` on
 * `email` if it is taken.
 */
export async function addVerifiedAccount(
  trx: Tx,
  made: { email: string; passwordHash: string; role: Role; locale: Locale },
  actorId: string | null = null,
): Promise<Account> {
  const account = await insertAccount(trx, { ...made, isVerified: true });
  if (account === undefined) throw fieldError('email', { rule: 'name_taken', value: made.email });
  await recordHistory(trx, actorId, 'created', ['account', account.id], { detail: { role: made.role } });
  return account;
}

/**
 * Creates a verified account by an operator's command. Throws `validation_failed` on `email` (also
 * `name_taken`), `password` and `role`.
 */
export async function createAccount(
  db: Database,
  input: Credentials & { role: Role; locale?: Locale | undefined },
): Promise<Account> {
  const email = checkCredentials(input);
  const role = checkRole(input.role);
  const passwordHash = await hashPassword(input.password);
  const locale = input.locale ?? DEFAULT_LOCALE;
  return db.write((trx) => addVerifiedAccount(trx, { email, passwordHash, role, locale }));
}

/** Finds an account by id. */
export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  return findAccountIn(db.read, id);
}

/** As findAccount, inside a transaction. */
export async function findAccountIn(db: Reader, id: string): Promise<Account | undefined> {
  return readAccount(db, 'id', id);
}

/** Finds an account by address, in any letter case. */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return readAccount(db.read, 'email', foldEmailAddress(email));
}

/** As findAccountByEmail; throws `not_found`. */
export async function getAccountByEmail(db: Database, email: string): Promise<Account> {
  return orNotFound(await findAccountByEmail(db, email));
}

/** Locks the account of an address. Throws `not_found`, and `forbidden` for the actor's own. */
export async function lockOther(trx: Tx, actor: Account | null, email: string): Promise<Account> {
  const account = orNotFound(await lockAccount(trx, 'email', foldEmailAddress(email)));
  if (account.id === actor?.id) throw new CatalogError('forbidden');
  return account;
}

function checkRole(role: string): Role {
  if (!isRole(role)) throw fieldError('role', { rule: 'not_one_of', allowed: ROLES });
  return role;
}

/**
 * Changes the role of an account and ends its sessions, which had the rights of the old role.
 * `actor` is an admin, or null for an operator's command. Throws `forbidden` (not an admin, or the
 * own role), `not_found`, `validation_failed` on `role`, and `conflict` for the only admin.
 */
export async function changeRole(
  db: Database,
  actor: Account | null,
  input: { email: string; role: Role },
): Promise<Account> {
  if (actor !== null) requireRole(actor, 'admin');
  const role = checkRole(input.role);
  return db.write(async (trx) => {
    const account = await lockOther(trx, actor, input.email);
    if (role !== 'admin' && (await isLastAdmin(trx, account))) throw conflict('only_admin');
    return account.role === role ? account : setRole(trx, account, role, { actorId: actor?.id ?? null });
  });
}

/** Inside a transaction: gives an account another role and ends its sessions, with the row of the history. */
export async function setRole(
  trx: Tx,
  account: Account,
  role: Role,
  { actorId, detail = {} }: { actorId: string | null; detail?: { provider?: string } },
): Promise<Account> {
  await trx
    .updateTable('accounts')
    .set({ role, updated_at: timestamp(trx.now()) })
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id);
  await recordHistory(trx, actorId, 'role_changed', ['account', account.id], {
    fromState: account.role,
    toState: role,
    detail,
  });
  return { ...account, role };
}

/** Whether an account is an admin, and no other that is not suspended is one. */
export async function isLastAdmin(trx: Tx, { id, role }: Account): Promise<boolean> {
  if (role !== 'admin') return false;
  const query = trx.lockRows(
    trx.selectFrom('accounts').select('id').where('role', '=', 'admin').where('suspended_at', 'is', null).orderBy('id'),
  );
  // The last two admins, leaving at once, wait for each other here.
  return (await query.execute()).every((row) => row.id === id);
}

/**
 * Suspends an account: its sessions and grants end, its tokens answer `account_suspended`, and
 * sign-in fails as for an unknown address. `note` is the reason for the history. Idempotent.
 * `actor` and errors as in `changeRole`, and `validation_failed` on `note`.
 */
export async function suspendAccount(
  db: Database,
  actor: Account | null,
  input: { email: string; note?: unknown },
): Promise<Account> {
  if (actor !== null) requireRole(actor, 'admin');
  const note = checkNote('note', input.note, { min: 0, max: NOTE_LENGTH });
  return db.write(async (trx) => {
    const account = await lockOther(trx, actor, input.email);
    if (account.suspendedAt !== null) return account;
    if (await isLastAdmin(trx, account)) throw conflict('only_admin');
    const now = timestamp(db.now());
    await trx
      .updateTable('accounts')
      .set({ suspended_at: now, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    await endSessions(trx, account.id);
    await endGrants(trx, account.id, { actorId: actor?.id ?? null });
    await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
    // Pages no longer show its recommendations.
    await raiseRevision(trx, 'other');
    await recordHistory(trx, actor?.id ?? null, 'suspended', ['account', account.id], {
      note,
      detail: { changes: { suspended_at: { old: null, new: now } } },
    });
    return { ...account, suspendedAt: now };
  });
}
