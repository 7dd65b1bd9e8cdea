/** The security history of an account: sign-ins and changes of access, kept for half a year. */
import { timestamp, type Database } from '#database/database.ts';
import { findSubjectNames } from '#catalog/audit/subject-names.ts';
import { PERIODS } from '#catalog/periods.ts';
import { PROVIDER_LABELS, type ProviderName } from './identities.ts';
import type { SignInOutcome } from './sign-ins.ts';
import type { Visitor } from './visitors.ts';

/** The relevant acts by subject. */
const ACTS = {
  account: [
    'registered',
    'created',
    'email_verified',
    'email_changed',
    'reclaimed',
    'role_changed',
    'suspended',
    'suspension_lifted',
    'password_reset',
    'password_changed',
    'guessing_noticed',
    'session_ended',
    'identity_linked',
    'identity_unlinked',
    'totp_added',
    'totp_removed',
    'passkey_added',
    'passkey_removed',
    'two_factor_off',
    'two_factor_reset',
    'recovery_codes_made',
    'recovery_code_used',
  ],
  token: ['created', 'revoked', 'leaked'],
  grant: ['created', 'revoked', 'reused', 'leaked'],
} as const;

export type SecuritySubject = keyof typeof ACTS;
export type SecurityAct = SignInOutcome | (typeof ACTS)[SecuritySubject][number];

export interface SecurityEvent extends Visitor {
  id: string;
  at: string;
  subject: SecuritySubject;
  act: SecurityAct;
  /** Name of the token, application, passkey or site; null if there is none. */
  name: string | null;
  /** Only for changes of role. */
  from: string | null;
  to: string | null;
  /** False for acts of an operator or the program. */
  isOwn: boolean;
}

/**
 * Events of an account, newest first, at most `most`; with `before`, an event's id, the ones before
 * it. `older` is the next `before`, null at the end.
 */
export async function listSecurityEvents(
  db: Database,
  accountId: string,
  { before, most }: { before?: string | undefined; most: number },
): Promise<{ events: SecurityEvent[]; older: string | null }> {
  const since = timestamp(db.now(), -PERIODS.securityHistory.lasts);
  const asked = { since, before, most: most + 1 };
  const found = [...(await signInsOf(db, accountId, asked)), ...(await actsOn(db, accountId, asked))]
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
    .slice(0, most + 1);
  const events = found.slice(0, most);
  return { events, older: found.length > most ? (events.at(-1)?.id ?? null) : null };
}

interface Asked {
  since: string;
  before: string | undefined;
  most: number;
}

async function signInsOf(db: Database, accountId: string, { since, before, most }: Asked): Promise<SecurityEvent[]> {
  let query = db.read.selectFrom('sign_ins').selectAll().where('account_id', '=', accountId).where('at', '>', since);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ id, at, outcome, device, address }) => ({
    id,
    at,
    subject: 'account',
    act: outcome as SignInOutcome,
    name: null,
    from: null,
    to: null,
    isOwn: true,
    device,
    address,
  }));
}

async function actsOn(db: Database, accountId: string, { since, before, most }: Asked): Promise<SecurityEvent[]> {
  let query = db.read
    .selectFrom('history')
    .selectAll()
    .where((where) =>
      where.or([
        where('subject_id', '=', accountId),
        where('subject_id', 'in', (of) => of.selectFrom('tokens').select('id').where('account_id', '=', accountId)),
        where('subject_id', 'in', (of) => of.selectFrom('grants').select('id').where('account_id', '=', accountId)),
      ]),
    )
    .where('at', '>', since)
    .where((where) =>
      where.or(
        Object.entries(ACTS).map(([kind, acts]) =>
          where.and([where('subject_kind', '=', kind), where('action', 'in', acts)]),
        ),
      ),
    );
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute();
  const names = await findSubjectNames(
    db,
    rows.map(({ subject_kind, subject_id }) => ({ subjectKind: subject_kind, subjectId: subject_id })),
  );
  return rows.map((row) => {
    const { passkey, provider, device } = JSON.parse(row.detail ?? '{}') as {
      passkey?: string;
      provider?: ProviderName;
      device?: string;
    };
    const isAccount = row.subject_kind === 'account';
    return {
      id: row.id,
      at: row.at,
      subject: row.subject_kind as SecuritySubject,
      act: row.action as SecurityAct,
      name: isAccount
        ? (passkey ?? (provider && PROVIDER_LABELS[provider]) ?? device ?? null)
        : (names.get(row.subject_id)?.name ?? null),
      from: row.from_state,
      to: row.to_state,
      isOwn: row.actor_id === accountId,
      device: '',
      address: '',
    };
  });
}
