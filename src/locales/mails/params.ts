/** What the sentences of each mail are given. */
import type { MailTemplate } from '#catalog/mail/outbox.ts';

interface Named {
  name: string;
}

/** What each mail is told. Links are complete, names and figures are safe to stand inside a sentence. */
export interface MailParams extends Record<MailTemplate, object> {
  verify_email: { link: string };
  already_registered: { sign_in_link: string; reset_link: string };
  reset_password: { link: string };
  /** The figures are those of what went with the password; they are there when anything did. */
  password_changed: { reset_link: string; tokens?: string; grants?: string; webhooks?: string };
  password_guessed: { settings_link: string; reset_link: string };
  confirm_new_email: { link: string };
  email_changed: object;
  account_deleted: object;
  identity_linked: { provider: string; settings_link: string };
  identity_unlinked: { provider: string; reset_link: string };
  /** `name` is that of a passkey, empty for an authenticator app. */
  factor_added: Named & { reset_link: string };
  factor_removed: Named & { reset_link: string };
  two_factor_off: { reset_link: string };
  two_factor_reset: { settings_link: string; reset_link: string };
  recovery_codes_made: { reset_link: string };
  recovery_code_used: { left: string; settings_link: string; reset_link: string };
  token_created: Named & { last_four: string; tokens_link: string };
  /** `expires_at` is a time as the tables hold it. */
  token_expiring: Named & { last_four: string; expires_at: string; tokens_link: string };
  /** `address` is where the token was found; empty where that is not known. */
  token_leaked: Named & { last_four: string; address: string; tokens_link: string };
  submission_received: Named & { status_link: string };
  submission_approved: Named & { tool_link: string };
  /** `appealed` is there when the owner has appealed before and cannot again. */
  submission_rejected: Named & { reason_code: string; note?: string; status_link: string; appealed?: string };
  changes_requested: Named & { note?: string; status_link: string };
  submission_expired: Named & { status_link: string };
  tool_quarantined: Named & { reason_code: string };
  link_dead: Named & { address: string; tool_link: string };
  screening_rule_dropped: { rule: string; agreed: string; decided: string; screening_link: string };
  /** `fields` are the API names of the changed ones, with blanks between them. */
  submission_edited: Named & { fields: string; status_link: string };
  /** `author` is an editor’s name, as others write it after an @. */
  desk_mention: Named & { author: string; note: string; desk_link: string };
  grant_created: Named & { address: string; tokens_link: string };
  /** `address` is where a token of the application was found; empty where that is not known. */
  grant_leaked: Named & { address: string; tokens_link: string };
  webhook_off: { address: string; webhook_link: string };
  invitation: { role: string; link: string };
  /** `tool_link` is there while readers can see the tool. */
  report_answered: { outcome: string; tool_link?: string };
  list_hidden: Named & { note?: string; list_link: string };
  test_mail: object;
  submission_assigned: Named & { author: string; desk_link: string };
  change_received: Named & { status_link: string };
  /** Fields as in `submission_edited`; `declined` are those that were not accepted. */
  change_accepted: Named & { fields: string; declined: string; note?: string; tool_link: string };
  change_declined: Named & { reason_code: string; note?: string; status_link: string };
  removal_accepted: Named;
  /** `tools`: a JSON array of what is said of each by the names of its fields; `count` may be more. `suggest_link` is there for one tool. */
  still_right: { count: string; tools: string; link: string; suggest_link?: string };
  /** `subject` is the domain or the repository that was shown to be theirs. */
  claim_verified: Named & { subject: string; claim_link: string };
  claim_refused: Named & { subject: string; note?: string; claim_link: string };
  claim_renewal: Named & { subject: string; claim_link: string };
  claim_lost: Named & { subject: string; claim_link: string };
  entry_passed: Named & { subject: string; claim_link: string };
  submission_escalated: Named & { author: string; note: string; desk_link: string };
}
