/** Sessions of signed-in people: made by e-mail and password, found by their cookie, ended by time or by hand. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { ACCOUNT_COLUMNS, toAccount, type Role, type Account } from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { markBrowser } from './known-browsers.ts';
import { recordSignIn } from './sign-ins.ts';
import { UNKNOWN_VISITOR, type Visitor } from './visitors.ts';
import { noteSessionUse } from './last-use.ts';
import { DUMMY_HASH, verifyPassword } from './passwords.ts';
import { openPendingSignIn } from './second-factor/pending-sign-ins.ts';
import { hasSecondFactor } from './second-factor/second-factor.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';

const DESK_SESSION = { idle: PERIODS.deskSessionIdle.lasts, whole: PERIODS.deskSession.lasts };

/** How long a session lives without a request and altogether, in milliseconds. */
export const SESSION_LIFE: Record<Role, { idle: number; whole: number }> = {
  member: { idle: PERIODS.sessionIdle.lasts, whole: PERIODS.session.lasts },
  editor: DESK_SESSION,
  admin: DESK_SESSION,
};

/** More than anybody has devices; a password that leaked fills no table. */
const SESSIONS_PER_ACCOUNT = 20;

/**
 * The first step of signing in; without a second factor it makes a new session. `replaces` is the cookie that the
 * browser sent, whose session ends here so that a planted one is worth nothing. Throws `sign_in_failed` for an unknown
 * address, a wrong password and a suspended account alike, after the same work, and `overloaded` when too many passwords
 * are being checked.
 */
export async function signIn(
  db: Database,
  input: { email: string; password: string; replaces?: string | undefined; from?: Visitor },
): Promise<FirstStep> {
  const email = foldEmailAddress(input.email);
  const row = await db.read
    .selectFrom('accounts')
    .select([...ACCOUNT_COLUMNS, 'accounts.password_hash'])
    .where('email', '=', isEmailAddress(email) ? email : '')
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, input.password);
  if (row === undefined || !isRight || row.suspended_at !== null) throw new CatalogError('sign_in_failed');

  return db.write(async (trx) => {
    // The password may have been changed and the account suspended while the hash was worked out.
    const current = trx.lockRows(
      trx.selectFrom('accounts').select(['password_hash', 'role', 'suspended_at']).where('id', '=', row.id),
    );
    const still = await current.executeTakeFirst();
    if (still?.password_hash !== row.password_hash || still.role !== row.role || still.suspended_at !== null) {
      throw new CatalogError('sign_in_failed');
    }
    if (input.replaces !== undefined) await endSession(trx, hashSecret(input.replaces));
    return passFirstStep(trx, toAccount(row), input.from);
  });
}

/** What a browser is given for a new session: the cookie's value and when the session ends at the latest. */
export interface StartedSession {
  cookie: string;
  expiresAt: string;
  /** The mark by which the browser is known from now on; only of a session that somebody has signed in to. */
  mark?: string;
}

/** What the first step leads to: a session, or the second step, which `cookie` opens and nothing else. */
export interface FirstStep extends StartedSession {
  account: Account;
  isPending: boolean;
}

/** The part of a sign-in that follows once somebody has shown who they are by one factor. */
export async function passFirstStep(trx: Tx, account: Account, from = UNKNOWN_VISITOR): Promise<FirstStep> {
  const isPending = await hasSecondFactor(trx, account.id);
  const step = isPending ? await openPendingSignIn(trx, account) : await passLastStep(trx, account, from);
  return { account, isPending, ...step };
}

/** The part of a sign-in that makes the session; `factorAt` is when a second factor was given for it. */
export async function passLastStep(
  trx: Tx,
  account: Account,
  from: Visitor,
  factorAt: string | null = null,
): Promise<StartedSession> {
  await recordSignIn(trx, account.id, 'signed_in', from);
  return startSession(trx, account, { ...from, factorAt, begunAt: null });
}

/** What a session hands on to the one that replaces it. */
interface SessionFacts extends Visitor {
  /** When a second factor was last given in it. */
  factorAt: string | null;
  /** When it was first signed in to; null for now. */
  begunAt: string | null;
}

const NEW_SESSION: SessionFacts = { ...UNKNOWN_VISITOR, factorAt: null, begunAt: null };

/**
 * The part of a larger change that makes a session for somebody who has just shown who they are. Beyond 20 sessions the
 * oldest ones of the account end. On PostgreSQL `trx` holds the lock on the account.
 */
export async function startSession(
  trx: Tx,
  account: Account,
  { factorAt, begunAt, device, address } = NEW_SESSION,
): Promise<StartedSession> {
  const cookie = newSecret();
  const now = trx.now();
  const expiresAt = timestamp(now, SESSION_LIFE[account.role].whole);
  await trx
    .deleteFrom('sessions')
    .where('account_id', '=', account.id)
    .where('expires_at', '<=', timestamp(now))
    .execute();
  const newest = await trx
    .selectFrom('sessions')
    .select('id_hash')
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .limit(SESSIONS_PER_ACCOUNT - 1)
    .execute();
  if (newest.length === SESSIONS_PER_ACCOUNT - 1) {
    const kept = newest.map((session) => session.id_hash);
    await trx.deleteFrom('sessions').where('account_id', '=', account.id).where('id_hash', 'not in', kept).execute();
  }
  await trx
    .insertInto('sessions')
    .values({
      id_hash: hashSecret(cookie),
      account_id: account.id,
      created_at: timestamp(now),
      last_seen_at: timestamp(now),
      expires_at: expiresAt,
      factor_at: factorAt,
      begun_at: begunAt ?? timestamp(now),
      device,
      address,
    })
    .execute();
  return { cookie, expiresAt, mark: await markBrowser(trx, account.id, now) };
}

/**
 * The part of a larger change that gives a session a new cookie in place of `cookie`; all else of it stays. Throws `sign_in_failed`
 * when it has ended.
 */
export async function changeCookie(trx: Tx, cookie: string): Promise<StartedSession> {
  const changed = newSecret();
  const row = await trx
    .updateTable('sessions')
    .set({ id_hash: hashSecret(changed) })
    .where('id_hash', '=', hashSecret(cookie))
    .returning('expires_at')
    .executeTakeFirst();
  if (row === undefined) throw new CatalogError('sign_in_failed');
  return { cookie: changed, expiresAt: row.expires_at };
}

/** Whether a session was signed in to within the last 15 minutes; older ones give the password again for grave acts. */
export async function isFreshSession(db: Database, idHash: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('sessions')
    .select('created_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row !== undefined && db.now().getTime() - Date.parse(row.created_at) < PERIODS.freshSignIn.lasts;
}

/**
 * Checks the password of somebody who is signed in and replaces the session by a fresh one.
 * Throws `validation_failed` on `current_password`, and `overloaded`.
 */
export async function renewSession(
  db: Database,
  account: Account,
  idHash: string | null,
  password: string,
): Promise<StartedSession> {
  const passwordHash = await checkOwnPassword(db, account, password);
  return db.write(async (trx) => {
    await requireSamePassword(trx, account.id, passwordHash);
    return startSession(trx, account, await endSession(trx, idHash));
  });
}

/**
 * Checks the password of a signed-in account and gives the hash that it was checked against.
 * Throws `validation_failed` on `current_password`, and `overloaded`.
 */
export async function checkOwnPassword(db: Database, account: Account, password: string): Promise<string> {
  if (password === '') throw fieldError('current_password', { rule: 'required' });
  const row = await db.read
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, password);
  if (row === undefined || !isRight) throw fieldError('current_password', { rule: 'wrong_password' });
  return row.password_hash;
}

/**
 * Locks the account for the rest of the transaction. The password may have been changed and the account suspended
 * while the hash was worked out: then throws `validation_failed` on `current_password`.
 */
export async function requireSamePassword(trx: Tx, accountId: string, passwordHash: string): Promise<void> {
  const query = trx.lockRows(
    trx.selectFrom('accounts').select(['password_hash', 'suspended_at']).where('id', '=', accountId),
  );
  const row = await query.executeTakeFirst();
  if (row?.password_hash !== passwordHash || row.suspended_at !== null)
    throw fieldError('current_password', { rule: 'wrong_password' });
}

/**
 * The account behind a cookie, undefined when there is none, when the session is over (idle or absolute, by the
 * account's role) or when the account is suspended. One read; its use is noted at most once a minute.
 */
export async function findSession(
  db: Database,
  cookie: string,
): Promise<{ account: Account; idHash: string } | undefined> {
  if (!isSecret(cookie)) return undefined;
  const idHash = hashSecret(cookie);
  const row = await db.read
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([...ACCOUNT_COLUMNS, 'sessions.last_seen_at', 'sessions.expires_at'])
    .where('sessions.id_hash', '=', idHash)
    .executeTakeFirst();
  if (row === undefined || row.suspended_at !== null) return undefined;
  const account = toAccount(row);
  const now = db.now();
  const isIdle = now.getTime() - Date.parse(row.last_seen_at) >= SESSION_LIFE[account.role].idle;
  if (isIdle || row.expires_at <= timestamp(now)) return undefined;
  noteSessionUse(db, idHash, row.last_seen_at);
  return { account, idHash };
}

/** The part of a larger change that ends one session, if any; tells what the one in its place goes on with. */
export async function endSession(trx: Tx, idHash: string | null): Promise<SessionFacts> {
  if (idHash === null) return NEW_SESSION;
  const ended = await trx
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .returning(['factor_at', 'begun_at', 'device', 'address'])
    .executeTakeFirst();
  return ended === undefined
    ? NEW_SESSION
    : {
        factorAt: ended.factor_at,
        begunAt: ended.begun_at,
        device: ended.device ?? '',
        address: ended.address ?? '',
      };
}

/** Ends one session. */
export async function signOut(db: Database, idHash: string): Promise<void> {
  await db.write((trx) => trx.deleteFrom('sessions').where('id_hash', '=', idHash).execute());
}

/** Ends every session of an account. */
export async function signOutEverywhere(db: Database, accountId: string): Promise<void> {
  await db.write((trx) => endSessions(trx, accountId));
}

/** The part of a larger change that ends every session of an account, and sign-ins that wait for their second step. */
export async function endSessions(trx: Tx, accountId: string): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}
