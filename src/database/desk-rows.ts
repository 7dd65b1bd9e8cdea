/** The tables of the editors' desk: screening, the queue and reports. */

/** The mode of a screening rule that somebody has changed; the others have their default. */
export interface ScreeningModeRow {
  rule: string;
  mode: string;
  changed_at: string;
}

/** What became of a finding that was shown to editors. */
export interface FindingOutcomeRow {
  submission_id: string;
  rule: string;
  action: string;
  /** 1 when the decision agreed with the finding, 0 when it disagreed, null while or when it says nothing. */
  agreed: number | null;
  /** When it was found, then when it was decided. */
  at: string;
}

/** How often a rule refused on one day; nothing of what was refused is kept. */
export interface ScreeningRefusalRow {
  /** `2026-01-31`, UTC. */
  day: string;
  rule: string;
  count: number;
}

/** An editor has a submission open; others see it. It lapses when it is not renewed. */
export interface SubmissionClaimRow {
  submission_id: string;
  account_id: string;
  claimed_at: string;
  renewed_at: string;
}

/** One row for each thing that the queue can be filtered by; state and time of the submission stand beside it. */
export interface SubmissionFacetRow {
  submission_id: string;
  state: string;
  /** `category`, `rule`, `language` or `account`. */
  kind: string;
  value: string;
  queued_at: string;
}

/** Who sent a submission within the last hour; the address cannot be read from it, only met again. */
export interface SubmissionAddressRow {
  submission_id: string;
  account_id: string;
  /** HMAC-SHA-256 of the key of the client's address under the secret of `address_key`, hexadecimal. */
  address_hash: string;
  submitted_at: string;
}

/** What a maker asks to be changed of a published tool. */
export interface ChangeRequestRow {
  id: string;
  tool_id: string;
  /** Null where the check of its link suggests it. */
  account_id: string | null;
  state: string;
  /** `change` or `removal`. */
  kind: string;
  /** JSON object: by field what it held when it was asked for, and what it is to hold. */
  changes: string;
  /** JSON array of the fields that an editor has accepted; null until then. */
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

/** The one secret of this installation under which client addresses are hashed. */
export interface AddressKeyRow {
  id: number;
  secret: string;
}

/** What a reader says is wrong with a tool; nothing in it says who the reader is. */
export interface ReportRow {
  id: string;
  /** Of these two one is there. */
  tool_id: string | null;
  list_id: string | null;
  kind: string;
  message: string | null;
  locale: string;
  created_at: string;
  /** When an editor was done with it; null while it is open. */
  closed_at: string | null;
  closed_by: string | null;
  /** What the editor found; null while it is open, and for reports that were closed before outcomes were kept. */
  outcome: string | null;
  note: string | null;
  /** The account that reported it; null for visitors, and 90 days after it was closed. */
  reporter_id: string | null;
  /** Where a visitor wants the answer; null once it is sent, and after 90 days. */
  reply_to: string | null;
}

/** What a language model was asked about a submission, and what it said. */
export interface SecondOpinionRow {
  submission_id: string;
  /** SHA-256 of the text that it was or will be shown, hexadecimal. */
  text_hash: string;
  attempts: number;
  /** When it may be asked (again); null once it has answered or is given up. */
  next_at: string | null;
  verdict: string | null;
  reason: string | null;
  model: string | null;
  /** Why the last attempt brought no answer. */
  failure: string | null;
}

/** The decisions of one whole day, as catalog/moderation/daily-decision-archive.ts writes them. */
export interface DecisionDayRow {
  day: string;
  /** JSON object. */
  decisions: string;
}

/** How often models were asked on a day (UTC). */
export interface SecondOpinionDayRow {
  day: string;
  asked: number;
}

/** A note of one editor for the others. */
export interface DeskNoteRow {
  id: string;
  /** `submission` or `tool`. */
  subject_kind: string;
  subject_id: string;
  author_id: string;
  text: string;
  created_at: string;
}

/** How editors share a submission; there from the first change on. */
export interface SubmissionHandlingRow {
  submission_id: string;
  /** Account of the editor who looks after it. */
  assigned_to: string | null;
  snoozed_until: string | null;
  escalated_at: string | null;
}

/** A text of the catalog's own that editors begin a note with. */
export interface ReplyTemplateRow {
  id: string;
  /** A reason code or `request_changes`. */
  purpose: string;
  locale: string;
  text: string;
  created_at: string;
}

/** Something that the operator wants screening to stop. */
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

/** The ways to ask for a job in one language that editors have added. */
export interface JobPhrasesRow {
  job: string;
  locale: string;
  /** JSON: a list of texts. */
  phrases: string;
  updated_at: string;
}
