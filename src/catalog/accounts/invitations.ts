/** Invitations by mail to become an editor or an admin. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import type { InvitationRow } from '#database/schema.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { createFields } from '#catalog/problems.ts';
import {
  ROLES,
  isRole,
  lockAccount,
  requireRole,
  hasRole,
  readAccount,
  type Role,
  type Account,
} from '#catalog/roles.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';
import { addVerifiedAccount, checkCredentials, findAccountIn, type Credentials } from './accounts.ts';
import type { AskMail } from './email-links.ts';
import { hashPassword } from './passwords.ts';
import type { Visitor } from './visitors.ts';
import { endSessions, passFirstStep, type FirstStep } from './sessions.ts';
import { markVerified } from './verification.ts';

/** Members need no invitation. */
export const INVITED_ROLES = ['editor', 'admin'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export interface Invitation {
  id: string;
  email: string;
  role: InvitedRole;
  locale: Locale;
  createdAt: string;
  expiresAt: string;
}

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role === 'admin' ? 'admin' : 'editor',
  locale: row.locale as Locale,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/**
 * Invites an address, with or without an account; an earlier invitation ends. Sends nothing if
 * `mayMail` refuses. Throws `forbidden`, `too_many_attempts`, and `validation_failed` on `email`
 * (`name_taken` if it has that role already) and `role`.
 */
export async function invite(
  db: Database,
  admin: Account,
  input: { email: string; role: string; locale: Locale; mayMail: AskMail },
): Promise<Invitation> {
  requireRole(admin, 'admin');
  const problems = createFields();
  const email = foldEmailAddress(input.email);
  if (email === '') problems.add('email', { rule: 'required' });
  else if (!isEmailAddress(email)) problems.add('email', { rule: 'not_an_email' });
  const role = INVITED_ROLES.find((each) => each === input.role);
  if (role === undefined) problems.add('role', { rule: 'not_one_of', allowed: INVITED_ROLES });
  if (role === undefined || !problems.isEmpty())
    throw new CatalogError('validation_failed', { fields: problems.fields });
  if (!(await input.mayMail(email))) throw new CatalogError('too_many_attempts', { retryAfter: 3_600 });
  const secret = newSecret();
  return db.write(async (trx) => {
    const known = await readAccount(trx, 'email', email);
    if (known !== undefined && hasRole(known, role)) throw fieldError('email', { rule: 'name_taken', value: email });
    const now = trx.now();
    await trx
      .deleteFrom('invitations')
      .where((where) => where.or([where('email', '=', email), where('expires_at', '<=', timestamp(now))]))
      .execute();
    const row: InvitationRow = {
      id: trx.newId(),
      secret_hash: hashSecret(secret),
      email,
      role,
      locale: input.locale,
      invited_by: admin.id,
      created_at: timestamp(now),
      expires_at: timestamp(now, PERIODS.invitation.lasts),
    };
    await trx.insertInto('invitations').values(row).execute();
    await recordHistory(trx, admin.id, 'create', ['invitation', row.id], { detail: { role } });
    await enqueueMail(trx, {
      to: { email, locale: input.locale, emailVerifiedAt: known?.emailVerifiedAt ?? null },
      template: 'invitation',
      params: { role, inviter: admin.email, link: { route: 'invitation', id: secret } },
    });
    return toInvitation(row);
  });
}

/** Valid invitations, newest first. Throws `forbidden`. */
export async function listInvitations(db: Database, admin: Account): Promise<Invitation[]> {
  requireRole(admin, 'admin');
  const rows = await db.read
    .selectFrom('invitations')
    .selectAll()
    .where('expires_at', '>', timestamp(db.now()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toInvitation);
}

/** Withdraws an invitation; idempotent. Throws `forbidden`. */
export async function withdrawInvitation(db: Database, admin: Account, id: string): Promise<void> {
  requireRole(admin, 'admin');
  await db.write(async (trx) => {
    const gone = await trx.deleteFrom('invitations').where('id', '=', id).returning('role').executeTakeFirst();
    if (gone === undefined) return;
    await recordHistory(trx, admin.id, 'revoked', ['invitation', id], { detail: { role: gone.role } });
  });
}

/** An invitation is valid while the inviter may still invite. */
async function findValid(db: Reader, secret: string, now: Date): Promise<InvitationRow | undefined> {
  if (!isSecret(secret)) return undefined;
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
  const host = row && (await findAccountIn(db, row.invited_by));
  return host !== undefined && hasRole(host, 'admin') ? row : undefined;
}

/** The valid invitation of a secret, with the account of its address; undefined otherwise. */
export async function findInvitation(
  db: Database,
  secret: string,
): Promise<{ invitation: Invitation; account: Account | null } | undefined> {
  const row = await findValid(db.read, secret, db.now());
  if (row === undefined) return undefined;
  const account = (await readAccount(db.read, 'email', row.email)) ?? null;
  return account?.suspendedAt != null ? undefined : { invitation: toInvitation(row), account };
}

/** Uses up the invitation. Throws `link_expired`. */
async function takeInvitation(trx: Tx, secret: string): Promise<InvitationRow> {
  const row = await findValid(trx, secret, trx.now());
  if (row === undefined) throw new CatalogError('link_expired');
  const taken = await trx.deleteFrom('invitations').where('id', '=', row.id).executeTakeFirst();
  if (Number(taken.numDeletedRows) !== 1) throw new CatalogError('link_expired');
  return row;
}

/**
 * Creates the account of an invited address and signs it in; the link proves the address. Throws
 * `validation_failed` on `password`, `link_expired` (also if the address has an account meanwhile),
 * `overloaded`.
 */
export async function acceptAsNew(
  db: Database,
  secret: string,
  input: Omit<Credentials, 'email'> & { locale: Locale; from?: Visitor },
): Promise<FirstStep> {
  const found = await findInvitation(db, secret);
  if (found === undefined || found.account !== null) throw new CatalogError('link_expired');
  const email = checkCredentials({ ...input, email: found.invitation.email });
  const passwordHash = await hashPassword(input.password);
  return db.write(async (trx) => {
    const { role, invited_by } = await takeInvitation(trx, secret);
    if (!isRole(role) || (await readAccount(trx, 'email', email)) !== undefined) throw new CatalogError('link_expired');
    const account = await addVerifiedAccount(trx, { email, passwordHash, role, locale: input.locale }, invited_by);
    return passFirstStep(trx, account, input.from);
  });
}

/**
 * Raises the role of the invited account; `signedIn` is the account that the browser has
 * authenticated. Its sessions of the old role end, and a new one begins. Throws `link_expired`.
 */
export async function acceptAsAccount(
  db: Database,
  secret: string,
  signedIn: string,
  from?: Visitor,
): Promise<FirstStep> {
  return db.write(async (trx) => {
    const { email, role, invited_by } = await takeInvitation(trx, secret);
    const known = await lockAccount(trx, 'id', signedIn);
    if (known === undefined || known.email !== email || known.suspendedAt !== null || !isRole(role))
      throw new CatalogError('link_expired');
    const verified = known.emailVerifiedAt === null ? await markVerified(trx, known) : known;
    const account = await raiseRole(trx, verified, role, invited_by);
    await endSessions(trx, account.id);
    return passFirstStep(trx, account, from);
  });
}

/** An invitation never lowers a role. */
async function raiseRole(trx: Tx, account: Account, role: Role, actorId: string): Promise<Account> {
  if (ROLES.indexOf(role) <= ROLES.indexOf(account.role)) return account;
  await trx
    .updateTable('accounts')
    .set({ role, updated_at: timestamp(trx.now()) })
    .where('id', '=', account.id)
    .execute();
  await recordHistory(trx, actorId, 'role_changed', ['account', account.id], {
    fromState: account.role,
    toState: role,
  });
  return { ...account, role };
}
