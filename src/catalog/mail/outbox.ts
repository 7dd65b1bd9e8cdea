/** The outbox: mails that a change asks for, stored with the change and sent after it is committed. */
import { addOutboxItem } from './outbox-items.ts';
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Account } from '#catalog/roles.ts';

/** Every mail that the server sends. The sentences stand in `locales/<language>/mails.ts`. */
export const MAIL_TEMPLATES = [
  'verify_email',
  'already_registered',
  'reset_password',
  'password_changed',
  'password_guessed',
  'confirm_new_email',
  'email_changed',
  'account_deleted',
  'identity_linked',
  'identity_unlinked',
  'factor_added',
  'factor_removed',
  'two_factor_off',
  'two_factor_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'token_created',
  'token_expiring',
  'token_leaked',
  'grant_created',
  'grant_leaked',
  'submission_received',
  'submission_approved',
  'submission_rejected',
  'changes_requested',
  'submission_expired',
  'tool_quarantined',
  'link_dead',
  'screening_rule_dropped',
  'submission_edited',
  'desk_mention',
  'submission_assigned',
  'submission_escalated',
  'change_received',
  'change_accepted',
  'change_declined',
  'removal_accepted',
  'invitation',
  'webhook_off',
  'report_answered',
  'list_hidden',
  'claim_verified',
  'claim_refused',
  'claim_renewal',
  'claim_lost',
  'entry_passed',
  'still_right',
  'test_mail',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** What the history keeps of a test mail that a mail server has taken. */
export const MAIL_TEST = { subject: ['catalog', 'mail'], action: 'mail_tested' } as const;

/**
 * Mails that may go to an address that nobody has verified. Somebody at that address, a stranger who typed it, or an
 * admin who invites, has asked for each; they hold no words of the asker, and the limits bound their number. All others are for people who have
 * shown that the address is theirs.
 */
export const MAILS_TO_UNVERIFIED: readonly MailTemplate[] = [
  'verify_email',
  'already_registered',
  'reset_password',
  'confirm_new_email',
  'invitation',
  'report_answered',
];

/**
 * Mails that nobody has asked for and nothing hangs on: readers can turn them off, and each says how. All others tell of
 * a decision, of the account's safety, or were asked for.
 */
export const NOTICES: readonly MailTemplate[] = [
  'submission_received',
  'submission_edited',
  'token_expiring',
  'screening_rule_dropped',
  'desk_mention',
  'submission_assigned',
  'submission_escalated',
  'change_received',
  'report_answered',
  'still_right',
];

/** Pages that mails lead to. Their addresses are known to whoever serves them. */
export type MailRoute =
  | 'sign_in'
  | 'reset_password'
  | 'new_password'
  | 'verify_email'
  | 'confirm_email'
  | 'settings'
  | 'tokens'
  | 'submission'
  | 'tool'
  | 'screening'
  | 'review'
  | 'desk_tool'
  | 'change'
  | 'claim'
  | 'suggest'
  | 'still_right'
  | 'invitation'
  | 'webhook'
  | 'desk_change'
  | 'desk_reports'
  | 'desk_list'
  | 'list'
  | 'notices';

/** A page, with the id, the slug or the secret that its address names. */
export interface MailLink {
  route: MailRoute;
  id?: string;
}

/** Values for the sentences of a mail, by name. */
export type MailParams = Record<string, string | MailLink>;

/** Who a mail is for: an account, or an address that has none. */
export type Recipient = Pick<Account, 'email' | 'locale' | 'emailVerifiedAt'>;

export interface Mail {
  to: Recipient;
  template: MailTemplate;
  params: MailParams;
}

/** A mail as the outbox holds it. */
export interface StoredMail {
  to: string;
  template: MailTemplate;
  locale: Locale;
  params: MailParams;
  /** There when nobody had verified the address as the mail was asked for. */
  unverified?: true;
}

/** Links of mails about an entry. */
const ENTRY_LINKS = ['status_link', 'desk_link', 'tool_link', 'claim_link'] as const;

/** What a mail is about, for who looks into its failure: the entry, or the role of an invitation, and never a person. */
export function aboutOf({ template, params }: Pick<StoredMail, 'template' | 'params'>): string | null {
  const about = template === 'invitation' ? params['role'] : params['name'];
  const isAbout = template === 'invitation' || ENTRY_LINKS.some((link) => params[link] !== undefined);
  return isAbout && typeof about === 'string' ? about : null;
}

/** Whether a mail may leave for real mailboxes. */
export function maySend({ template, unverified }: Pick<StoredMail, 'template' | 'unverified'>): boolean {
  return unverified !== true || MAILS_TO_UNVERIFIED.includes(template);
}

/** RFC 6761, 6.4: no such domain exists. Accounts that nobody reads mail for, such as the importer's own, have it. */
const isUnreachable = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

/**
 * Puts a mail into the outbox; it is sent once `trx` is committed, and not at all when it is not. A mail that is `held`
 * leaves no sooner than it says and can be found by its id until then. One to an address under `.invalid` is dropped.
 */
export async function enqueueMail(
  trx: Tx,
  { to, template, params }: Mail,
  held?: { id: string; until: Date },
): Promise<void> {
  if (isUnreachable(to.email)) return;
  const stored: StoredMail = {
    to: to.email,
    template,
    locale: to.locale,
    params,
    ...(to.emailVerifiedAt === null && { unverified: true }),
  };
  await addOutboxItem(trx, 'mail', stored, held && { id: held.id, runAt: held.until });
}

export interface OutboxState {
  /** Mails that should be on their way, and since when the first of them. */
  due: number;
  dueSince: string | null;
  /** Mails that have failed at least once and are not given up. */
  retried: number;
}

/** What waits in the outbox now. */
export async function readOutboxState(db: Database): Promise<OutboxState> {
  const now = timestamp(db.now());
  const row = await db.survey
    .selectFrom('outbox')
    .select([
      sql<number | null>`sum(case when run_at <= ${now} then 1 else 0 end)`.as('due'),
      sql<string | null>`min(case when run_at <= ${now} then run_at end)`.as('due_since'),
      sql<number | null>`sum(case when attempts > 0 then 1 else 0 end)`.as('retried'),
    ])
    .where('kind', '=', 'mail')
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { due: Number(row.due ?? 0), dueSince: row.due_since, retried: Number(row.retried ?? 0) };
}
