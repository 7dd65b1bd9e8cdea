/** The parameters of each mail. */
import type { MailTemplate } from '#catalog/mail/outbox.ts';

interface Named {
  name: string;
}

/** Links are absolute; names and numbers are safe in a sentence. */
export interface MailParams extends Record<MailTemplate, object> {
  verify_email: { link: string };
  already_registered: { sign_in_link: string; reset_link: string };
  reset_password: { link: string };
  /** The numbers count the accesses that ended with the password; absent if none did. */
  password_changed: { reset_link: string; tokens?: string; grants?: string; webhooks?: string };
  password_guessed: { settings_link: string; reset_link: string };
  confirm_new_email: { link: string };
  email_changed: object;
  account_deleted: object;
  identity_linked: { provider: string; settings_link: string };
  identity_unlinked: { provider: string; reset_link: string };
  /** `name` is a passkey's, empty for an authenticator app. */
  factor_added: Named & { reset_link: string };
  factor_removed: Named & { reset_link: string };
  two_factor_off: { reset_link: string };
  two_factor_reset: { settings_link: string; reset_link: string };
  recovery_codes_made: { reset_link: string };
  recovery_code_used: { left: string; settings_link: string; reset_link: string };
  token_created: Named & { last_four: string; tokens_link: string };
  /** `expires_at` is an ISO 8601 time, as in the database. */
  token_expiring: Named & { last_four: string; expires_at: string; tokens_link: string };
  /** `address` is where the token was found; empty if unknown. */
  token_leaked: Named & { last_four: string; address: string; tokens_link: string };
  submission_received: Named & { status_link: string };
  submission_approved: Named & { tool_link: string };
  /** `appealed` is present if the owner cannot appeal again. */
  submission_rejected: Named & { reason_code: string; note?: string; status_link: string; appealed?: string };
  changes_requested: Named & { note?: string; status_link: string };
  submission_expired: Named & { status_link: string };
  tool_quarantined: Named & { reason_code: string };
  link_dead: Named & { address: string; tool_link: string };
  screening_rule_dropped: { rule: string; agreed: string; decided: string; screening_link: string };
  /** `fields` are the API names of the changed ones, separated by blanks. */
  submission_edited: Named & { fields: string; status_link: string };
  /** `author` is an editor's name as in @mentions. */
  desk_mention: Named & { author: string; note: string; desk_link: string };
  grant_created: Named & { address: string; tokens_link: string };
  /** `address` is where a token of the application was found; empty if unknown. */
  grant_leaked: Named & { address: string; tokens_link: string };
  webhook_off: { address: string; webhook_link: string };
  invitation: { role: string; link: string };
  /** `tool_link` is absent if the tool is not public. */
  report_answered: { outcome: string; tool_link?: string };
  list_hidden: Named & { note?: string; list_link: string };
  test_mail: object;
  submission_assigned: Named & { author: string; desk_link: string };
  change_received: Named & { status_link: string };
  /** Fields as in `submission_edited`; `declined` are the ones not accepted. */
  change_accepted: Named & { fields: string; declined: string; note?: string; tool_link: string };
  change_declined: Named & { reason_code: string; note?: string; status_link: string };
  removal_accepted: Named;
  /** `tools` is a JSON array of tools by API names; `count` may be greater. `suggest_link` only with one tool. */
  still_right: { count: string; tools: string; link: string; suggest_link?: string };
  /** `subject` is the verified domain or repository. */
  claim_verified: Named & { subject: string; claim_link: string };
  claim_refused: Named & { subject: string; note?: string; claim_link: string };
  claim_renewal: Named & { subject: string; claim_link: string };
  claim_lost: Named & { subject: string; claim_link: string };
  entry_passed: Named & { subject: string; claim_link: string };
  submission_escalated: Named & { author: string; note: string; desk_link: string };
}
