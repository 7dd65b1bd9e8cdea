/** Rows of the editors' desk: screening, queue, reports. */

/** The changed mode of a screening rule; other rules have their default. */
export interface ScreeningModeRow {
  rule: string;
  mode: string;
  changed_at: string;
}

/** The outcome of a finding that editors have seen. */
export interface FindingOutcomeRow {
  submission_id: string;
  rule: string;
  action: string;
  /** 1 if the decision confirmed the finding, 0 if it contradicted it, otherwise null. */
  agreed: number | null;
  /** The time of the finding, later of the decision. */
  at: string;
}

/** The number of a rule's refusals on a day; refused texts are not stored. */
export interface ScreeningRefusalRow {
  /** `2026-01-31`, UTC. */
  day: string;
  rule: string;
  count: number;
}

/** A lock of an editor who reviews a submission; it expires unless renewed. */
export interface SubmissionClaimRow {
  submission_id: string;
  account_id: string;
  claimed_at: string;
  renewed_at: string;
}

/** A filter value of a submission in the queue, with a copy of its state and time. */
export interface SubmissionFacetRow {
  submission_id: string;
  state: string;
  /** `category`, `rule`, `language` or `account`. */
  kind: string;
  value: string;
  queued_at: string;
}

/** The sender of a submission in the last hour; the hash of an address can only be compared. */
export interface SubmissionAddressRow {
  submission_id: string;
  account_id: string;
  /** HMAC-SHA-256 of the client's address key with the secret of `address_key`, hexadecimal. */
  address_hash: string;
  submitted_at: string;
}

/** A suggested change to a published tool. */
export interface ChangeRequestRow {
  id: string;
  tool_id: string;
  /** Null if a link check suggests it. */
  account_id: string | null;
  state: string;
  /** `change` or `removal`. */
  kind: string;
  /** JSON object: old and new value by field. */
  changes: string;
  /** JSON array of the accepted fields; null before the decision. */
  accepted: string | null;
  message: string | null;
  /** JSON array of screening findings. */
  findings: string;
  created_at: string;
  state_since: string;
  decided_by: string | null;
  reason_code: string | null;
  editor_note: string | null;
}

/** The secret for hashing client addresses; one row. */
export interface AddressKeyRow {
  id: number;
  secret: string;
}

/** A reader's report of a problem; it does not identify a visitor. */
export interface ReportRow {
  id: string;
  /** One of the two is set. */
  tool_id: string | null;
  list_id: string | null;
  /** The recommendation of the tool that it is about. */
  recommendation_id: string | null;
  kind: string;
  message: string | null;
  locale: string;
  created_at: string;
  /** When an editor closed it. */
  closed_at: string | null;
  closed_by: string | null;
  /** The editor's finding; null while open and in older reports. */
  outcome: string | null;
  note: string | null;
  /** The reporting account; null for visitors, and 90 days after the report was closed. */
  reporter_id: string | null;
  /** A visitor's address for the answer; null after sending, and after 90 days. */
  reply_to: string | null;
}

/** A language model's second opinion on a submission. */
export interface SecondOpinionRow {
  submission_id: string;
  /** SHA-256 of the text for the model, hexadecimal. */
  text_hash: string;
  attempts: number;
  /** The next attempt; null after an answer or the last attempt. */
  next_at: string | null;
  verdict: string | null;
  reason: string | null;
  model: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Numbers of decisions on a day (UTC), by the figures of catalog/moderation/decision-counts.ts. */
export interface DecisionCountRow {
  day: string;
  figure: string;
  count: number;
}

/** Requests to models on a day (UTC). */
export interface SecondOpinionDayRow {
  day: string;
  asked: number;
}

/** A note for other editors. */
export interface DeskNoteRow {
  id: string;
  /** `submission` or `tool`. */
  subject_kind: string;
  subject_id: string;
  author_id: string;
  text: string;
  created_at: string;
}

/** Assignment of a submission; exists after the first change. */
export interface SubmissionHandlingRow {
  submission_id: string;
  /** Account of the responsible editor. */
  assigned_to: string | null;
  snoozed_until: string | null;
  escalated_at: string | null;
}

/** A template for the start of an editor's note. */
export interface ReplyTemplateRow {
  id: string;
  /** A reason code or `request_changes`. */
  purpose: string;
  locale: string;
  text: string;
  created_at: string;
}

/** A domain or word that the operator blocks. */
export interface BlockRow {
  id: string;
  /** `domain`, `word` or `mail_domain`. */
  kind: string;
  value: string;
  /** `exact` or `subdomains`. */
  scope: string;
  reason: string;
  created_at: string;
  expires_at: string | null;
}

/** Phrases for a job in one language, added by editors. */
export interface JobPhrasesRow {
  job: string;
  locale: string;
  /** JSON array of texts. */
  phrases: string;
  updated_at: string;
}
