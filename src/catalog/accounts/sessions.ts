/** Sessions: begun by email and password, found by cookie, ended by time or request. */
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

/** Longest idle time and whole lifetime, in milliseconds. */
export const SESSION_LIFE: Record<Role, { idle: number; whole: number }> = {
  member: { idle: PERIODS.sessionIdle.lasts, whole: PERIODS.session.lasts },
  editor: DESK_SESSION,
  admin: DESK_SESSION,
};

/** Beyond a person's devices; bounds the table if a password leaks. */
const SESSIONS_PER_ACCOUNT = 20;

/**
 * The first step of a sign-in; without a second factor it begins a session. `replaces` is the
 * cookie that the browser sent: its session ends, against fixation. Throws `sign_in_failed` for an
 * unknown address, a wrong password and a suspended account alike, after the same work, and
 * `overloaded`.
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
    // The password or suspension may have changed while the hash was computed.
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

/** The cookie's value, and when the session ends at the latest. */
export interface StartedSession {
  cookie: string;
  expiresAt: string;
  /** The mark of a known browser; only after a sign-in. */
  mark?: string;
}

/** A session, or `cookie` for the second step. */
export interface FirstStep extends StartedSession {
  account: Account;
  isPending: boolean;
}

/** Inside a transaction: continues a sign-in after its first factor. */
export async function passFirstStep(trx: Tx, account: Account, from = UNKNOWN_VISITOR): Promise<FirstStep> {
  const isPending = await hasSecondFactor(trx, account.id);
  const step = isPending ? await openPendingSignIn(trx, account) : await passLastStep(trx, account, from);
  return { account, isPending, ...step };
}

/** Inside a transaction: begins the session; `factorAt` is the time of its second factor. */
export async function passLastStep(
  trx: Tx,
  account: Account,
  from: Visitor,
  factorAt: string | null = null,
): Promise<StartedSession> {
  await recordSignIn(trx, account.id, 'signed_in', from);
  return startSession(trx, account, { ...from, factorAt, begunAt: null });
}

/** Passed on when a session is replaced. */
interface SessionFacts extends Visitor {
  /** Time of the last second factor. */
  factorAt: string | null;
  /** Time of the sign-in; null for now. */
  begunAt: string | null;
}

const NEW_SESSION: SessionFacts = { ...UNKNOWN_VISITOR, factorAt: null, begunAt: null };

/**
 * Inside a transaction: begins a session after authentication. Beyond 20 the oldest of the account
 * end. On PostgreSQL `trx` must hold the lock on the account.
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

/** Inside a transaction: replaces a session's cookie. Throws `sign_in_failed` if it has ended. */
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

/** Whether the sign-in was within 15 minutes; otherwise sensitive actions need the password. */
export async function isFreshSession(db: Database, idHash: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('sessions')
    .select('created_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row !== undefined && db.now().getTime() - Date.parse(row.created_at) < PERIODS.freshSignIn.lasts;
}

/**
 * Checks the password and replaces the session by a fresh one. Throws `validation_failed` on
 * `current_password`, and `overloaded`.
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

/** Checks the password and gives its hash. Throws as renewSession. */
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
 * Locks the account. Throws `validation_failed` on `current_password` if password or suspension
 * changed while the hash was computed.
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
 * The account of a cookie; undefined if the session is missing or over (idle or absolute, by role)
 * or the account is suspended. One read; the use is recorded at most once a minute.
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

/** Inside a transaction: ends a session, if any; gives the facts for its replacement. */
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

/** Inside a transaction: ends all sessions and pending sign-ins of an account. */
export async function endSessions(trx: Tx, accountId: string): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}
