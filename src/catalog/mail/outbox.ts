/** The outbox: mails are stored with their change and sent after the commit. */
import { addOutboxItem } from './outbox-items.ts';
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Account } from '#catalog/roles.ts';

/** All mails of the server, with sentences in `locales/<language>/mails.ftl`. */
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
  'recommendation_hidden',
  'claim_verified',
  'claim_refused',
  'claim_renewal',
  'claim_lost',
  'entry_passed',
  'still_right',
  'follow_confirm',
  'digest',
  'test_mail',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Mails that an admin triggers: one that a mail server accepts proves that mail works. */
export const MAIL_TESTS: readonly string[] = ['test_mail', 'invitation'] satisfies MailTemplate[];

/** The history row of such a mail that a mail server has accepted. */
export const MAIL_TEST = { subject: ['catalog', 'mail'], action: 'mail_tested' } as const;

/**
 * Mails allowed to unverified addresses. Each was requested by the recipient, by someone who typed
 * the address, or by an inviting admin; they contain none of the requester's words, and limits
 * bound their number. All other mails need a verified address.
 */
export const MAILS_TO_UNVERIFIED: readonly MailTemplate[] = [
  'verify_email',
  'already_registered',
  'reset_password',
  'confirm_new_email',
  'invitation',
  'report_answered',
  'follow_confirm',
];

/**
 * Optional mails, which readers can turn off; each says how. All other mails report a decision,
 * concern the account's safety, or were requested.
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

/** Pages in mails. The server knows their addresses. */
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
  | 'recommend'
  | 'notices'
  | 'follows';

/** A page, with the id, slug or secret in its address. */
export interface MailLink {
  route: MailRoute;
  id?: string;
  /** Secret of the draft whose form follows the page. */
  draft?: string | undefined;
}

/** Values in the sentences of a mail, by name. */
export type MailParams = Record<string, string | MailLink>;

/** The reader that a mail is for; undefined for mails to accounts and others. */
export function readerOf({ params }: Pick<StoredMail, 'params'>): string | undefined {
  return textOf(params, 'reader');
}

/** A parameter that is no link. */
export function textOf(params: MailParams, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

/** An account, or an address without one. */
export type Recipient = Pick<Account, 'email' | 'locale' | 'emailVerifiedAt'>;

export interface Mail {
  to: Recipient;
  template: MailTemplate;
  params: MailParams;
}

/** A stored mail. */
export interface StoredMail {
  to: string;
  template: MailTemplate;
  locale: Locale;
  params: MailParams;
  /** Set if the address was unverified when the mail was enqueued. */
  unverified?: true;
}

/** Links of mails about an entry. */
const ENTRY_LINKS = ['status_link', 'desk_link', 'tool_link', 'claim_link'] as const;

/** The subject of a mail for diagnosis: the entry, or the role of an invitation, never a person. */
export function aboutOf({ template, params }: Pick<StoredMail, 'template' | 'params'>): string | null {
  const about = template === 'invitation' ? params['role'] : params['name'];
  const isAbout = template === 'invitation' || ENTRY_LINKS.some((link) => params[link] !== undefined);
  return isAbout && typeof about === 'string' ? about : null;
}

/** Whether a mail may be sent to a real mailbox. */
export function maySend({ template, unverified }: Pick<StoredMail, 'template' | 'unverified'>): boolean {
  return unverified !== true || MAILS_TO_UNVERIFIED.includes(template);
}

/** RFC 6761, 6.4: never exists. For accounts without a mailbox, such as the importer's. */
const isUnreachable = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

/**
 * Enqueues a mail, sent once `trx` is committed. A `held` mail is sent no earlier than it says and
 * can be found by its id until then. Mails to `.invalid` are dropped.
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
  /** Number of mails that are due, and since when. */
  due: number;
  dueSince: string | null;
  /** Failed at least once and not given up. */
  retried: number;
}

/** Reads the counts of the outbox. */
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
