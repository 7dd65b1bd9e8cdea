/** The outbox: mails that a change asks for, stored with the change and sent after it is committed. */
import { timestamp, type Database, type Writer } from '#database/database.ts';
import type { Locale } from './locales.ts';

/** Every mail that the server sends. The sentences stand in `locales/mails`. */
export const MAIL_TEMPLATES = [
  'verify_email',
  'already_registered',
  'reset_password',
  'password_changed',
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
  'submission_received',
  'submission_approved',
  'submission_rejected',
  'changes_requested',
  'submission_expired',
  'tool_quarantined',
  'screening_rule_dropped',
  'submission_edited',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export interface Mail {
  to: string;
  template: MailTemplate;
  locale: Locale;
  /** Values for the sentences; a name that ends in `link` holds a path of this server. */
  params: Record<string, string>;
}

/** RFC 6761, 6.4: no such domain exists. Accounts that nobody reads mail for, such as the importer's own, have it. */
const isUnreachable = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

/**
 * Puts a mail into the outbox; it is sent once `trx` is committed, and not at all when it is not. A mail that is `held`
 * leaves no sooner than it says and can be found by its id until then. One to an address under `.invalid` is dropped.
 */
export async function enqueueMail(
  trx: Writer,
  db: Database,
  mail: Mail,
  held: { id: string; until: Date } = { id: db.newId(), until: db.now() },
): Promise<void> {
  if (isUnreachable(mail.to)) return;
  await trx
    .insertInto('outbox')
    .values({
      id: held.id,
      kind: 'mail',
      payload: JSON.stringify(mail),
      run_at: timestamp(held.until),
      attempts: 0,
      locked_until: null,
      done_at: null,
      last_error: null,
    })
    .execute();
}
