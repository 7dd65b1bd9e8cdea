/** The tables as TypeScript sees them; one shape for both engines. Times are ISO 8601 UTC texts of 24 characters, so that they sort as text. */
import type { Generated } from 'kysely';

export interface Schema {
  accounts: AccountRow;
  sessions: SessionRow;
  account_links: AccountLinkRow;
  account_identities: AccountIdentityRow;
  tokens: TokenRow;
  categories: CategoryRow;
  category_texts: CategoryTextRow;
  submissions: SubmissionRow;
  tools: ToolTable;
  /** A view of `tools` that holds nothing but what is published; reads of the catalog select from it alone. */
  published_tools: ToolRow;
  tool_texts: ToolTextRow;
  url_claims: UrlClaimRow;
  entry_keys: EntryKeyRow;
  placements: PlacementRow;
  history: HistoryRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  catalog_revision: CatalogRevisionRow;
  screening_modes: ScreeningModeRow;
  finding_outcomes: FindingOutcomeRow;
  screening_refusals: ScreeningRefusalRow;
  tool_aliases: ToolAliasRow;
  reports: ReportRow;
  submission_claims: SubmissionClaimRow;
  submission_facets: SubmissionFacetRow;
}

export interface AccountRow {
  id: string;
  /** Lower-cased, as compared at sign-in. */
  email: string;
  password_hash: string;
  role: string;
  locale: string;
  email_verified_at: string | null;
  suspended_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value, hexadecimal. */
  id_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** A single-use link sent by mail: verification of an address, a new address or a new password. */
export interface AccountLinkRow {
  secret_hash: string;
  account_id: string;
  purpose: string;
  email: string;
  created_at: string;
  expires_at: string;
}

/** An account at another site by which its owner signs in here. */
export interface AccountIdentityRow {
  provider: string;
  /** The other site's own id of the person, which never changes. */
  subject: string;
  account_id: string;
  created_at: string;
}

export interface TokenRow {
  id: string;
  account_id: string;
  name: string;
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  last_four: string;
  /** Scopes separated by spaces. */
  scopes: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
  /** When the owner was told that it ends soon. */
  expiry_mailed_at: string | null;
}

export interface CategoryRow {
  id: string;
  created_at: string;
  updated_at: string;
}

export interface CategoryTextRow {
  category_id: string;
  locale: string;
  name: string;
  description: string | null;
  /** JSON array of search words. */
  synonyms: string;
}

export interface SubmissionRow {
  id: string;
  account_id: string;
  state: string;
  /** As submitted, cleaned; what the listing links to. */
  url: string;
  canonical_url: string;
  url_key: string;
  name: string;
  tagline: string;
  description: string | null;
  logo_url: string | null;
  pricing_model: string;
  /** JSON array of category ids. */
  categories: string;
  contact_email: string | null;
  submitted_at: string;
  /** Since when it waits in the queue; renewed by a resubmission and an appeal. */
  queued_at: string;
  /** Since when it is in its state. */
  state_since: string;
  decided_at: string | null;
  decided_by: string | null;
  reason_code: string | null;
  editor_note: string | null;
  appealed_at: string | null;
  appeal_message: string | null;
  /** JSON array of screening findings. */
  findings: string;
  tool_id: string | null;
}

export interface ToolRow {
  seq: number;
  id: string;
  slug: string;
  state: string;
  name: string;
  url: string;
  url_key: string;
  tagline: string;
  description: string | null;
  logo_url: string | null;
  pricing_model: string;
  /** JSON array of category ids. */
  categories: string;
  original_locale: string;
  contact_email: string | null;
  account_id: string | null;
  link_status: string;
  last_checked_at: string | null;
  published_at: string;
  updated_at: string;
  /** Catalog revision of the last visible change. */
  revision: number;
  /** Analysed search terms and the version of the analysis that made them. */
  terms: string;
  terms_version: number;
}

export type ToolTable = Omit<ToolRow, 'seq'> & { seq: Generated<number> };

export interface ToolTextRow {
  tool_id: string;
  locale: string;
  tagline: string;
  description: string | null;
  provenance: string;
}

/** One row for each canonical URL that is taken by a published tool or a live submission. */
export interface UrlClaimRow {
  url_key: string;
  entry_kind: string;
  entry_id: string;
}

/** Keys under which screening finds similar entries. */
export interface EntryKeyRow {
  key: string;
  entry_kind: string;
  entry_id: string;
}

export interface PlacementRow {
  id: string;
  tool_id: string;
  slot: string;
  starts_at: string;
  ends_at: string;
  label: string;
  created_by: string | null;
  created_at: string;
}

/** What happened to whom, by whom and why: the history of submissions and tools and the audit log in one. */
export interface HistoryRow {
  id: string;
  subject_kind: string;
  subject_id: string;
  at: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  actor_id: string | null;
  reason_code: string | null;
  note: string | null;
  /** JSON object or null. */
  detail: string | null;
}

/** Work that is done after commit: mails. */
export interface OutboxRow {
  id: string;
  kind: string;
  /** JSON object. */
  payload: string;
  run_at: string;
  attempts: number;
  locked_until: string | null;
  done_at: string | null;
  last_error: string | null;
}

export interface IdempotencyKeyRow {
  account_id: string;
  key: string;
  request_hash: string;
  /** Null while the first request is being worked on. */
  status: number | null;
  location: string | null;
  body: string | null;
  created_at: string;
}

export interface CatalogRevisionRow {
  id: number;
  revision: number;
}

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

/** A removed tool that was merged into another: its slug, address and name stand for that one. */
export interface ToolAliasRow {
  /** The tool that was merged. */
  alias_id: string;
  /** The tool that it was merged into, which is never an alias itself. */
  tool_id: string;
  created_at: string;
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

/** What a reader says is wrong with a tool; nothing in it says who the reader is. */
export interface ReportRow {
  id: string;
  tool_id: string;
  kind: string;
  message: string | null;
  locale: string;
  created_at: string;
  /** When an editor was done with it; null while it is open. */
  closed_at: string | null;
  closed_by: string | null;
}
