/** The tables as TypeScript sees them; one shape for both engines. Times are ISO 8601 UTC texts of 24 characters, so that they sort as text. */
import type { Generated } from 'kysely';
import type { EntryColumns, NamesWhere } from '#fields/fields.ts';
import type {
  AccountIdentityRow,
  AccountLinkRow,
  AccountRow,
  ConfirmationRequestRow,
  InvitationRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PendingSignInRow,
  RecoveryCodeRow,
  SessionRow,
  SignInRow,
  SubmissionDraftRow,
  TokenRow,
  TotpSecretRow,
  SecretKeyRow,
} from './account-rows.ts';
import type {
  AddressKeyRow,
  DecisionDayRow,
  BlockRow,
  ChangeRequestRow,
  DeskNoteRow,
  FindingOutcomeRow,
  JobPhrasesRow,
  ReplyTemplateRow,
  ReportRow,
  ScreeningModeRow,
  ScreeningRefusalRow,
  SecondOpinionDayRow,
  SecondOpinionRow,
  SubmissionAddressRow,
  SubmissionClaimRow,
  SubmissionFacetRow,
  SubmissionHandlingRow,
} from './desk-rows.ts';
import type { ListTables } from './list-rows.ts';
import type { OutgoingTables } from './outgoing-rows.ts';
import type {
  CatalogRevisionRow,
  CategoryAliasRow,
  CategoryRow,
  CategoryTextRow,
  CollectionRow,
  CollectionToolRow,
  EmptySearchRow,
  StoredIndexRow,
  SubmissionAliasRow,
  ToolAliasRow,
  VisitDayRow,
} from './catalog-rows.ts';
import type { GrantTables } from './grant-rows.ts';
import type { PictureTables } from './picture-rows.ts';
import type { SiteLogoRow, SitePageRow, SiteSettingsRow } from './site-rows.ts';

export type * from './account-rows.ts';
export type * from './catalog-rows.ts';
export type * from './desk-rows.ts';
export type * from './grant-rows.ts';
export type * from './outgoing-rows.ts';
export type * from './picture-rows.ts';

export interface Schema extends OutgoingTables, PictureTables, GrantTables, ListTables {
  accounts: AccountRow;
  sessions: SessionRow;
  sign_ins: SignInRow;
  account_links: AccountLinkRow;
  account_identities: AccountIdentityRow;
  tokens: TokenRow;
  passkeys: PasskeyRow;
  secret_key: SecretKeyRow;
  totp_secrets: TotpSecretRow;
  recovery_codes: RecoveryCodeRow;
  invitations: InvitationRow;
  pending_sign_ins: PendingSignInRow;
  passkey_challenges: PasskeyChallengeRow;
  categories: CategoryRow;
  category_texts: CategoryTextRow;
  category_aliases: CategoryAliasRow;
  collections: CollectionRow;
  collection_tools: CollectionToolRow;
  empty_searches: EmptySearchRow;
  confirmation_requests: ConfirmationRequestRow;
  submissions: SubmissionRow;
  submission_drafts: SubmissionDraftRow;
  tools: ToolTable;
  /** A view of `tools` that holds nothing but what is published; reads of the catalog select from it alone. */
  published_tools: PublishedToolRow;
  tool_texts: ToolTextRow;
  url_claims: UrlClaimRow;
  entry_keys: EntryKeyRow;
  entry_key_version: BackfillRow;
  migration_bounds: MigrationBoundRow;
  facet_version: BackfillRow;
  nodes: NodeRow;
  stored_indexes: StoredIndexRow;
  decision_days: DecisionDayRow;
  placements: PlacementRow;
  placement_days: PlacementDayRow;
  history: HistoryRow;
  idempotency_keys: IdempotencyKeyRow;
  catalog_revision: CatalogRevisionRow;
  site_settings: SiteSettingsRow;
  site_pages: SitePageRow;
  site_logos: SiteLogoRow;
  screening_modes: ScreeningModeRow;
  finding_outcomes: FindingOutcomeRow;
  screening_refusals: ScreeningRefusalRow;
  tool_aliases: ToolAliasRow;
  submission_aliases: SubmissionAliasRow;
  reports: ReportRow;
  submission_claims: SubmissionClaimRow;
  submission_facets: SubmissionFacetRow;
  submission_addresses: SubmissionAddressRow;
  submission_handling: SubmissionHandlingRow;
  blocks: BlockRow;
  change_requests: ChangeRequestRow;
  desk_notes: DeskNoteRow;
  reply_templates: ReplyTemplateRow;
  address_key: AddressKeyRow;
  second_opinions: SecondOpinionRow;
  second_opinion_days: SecondOpinionDayRow;
  job_phrases: JobPhrasesRow;
  visit_days: VisitDayRow;
}

export interface SubmissionRow extends EntryColumns {
  id: string;
  account_id: string;
  state: string;
  canonical_url: string;
  url_key: string;
  submitted_at: string;
  /** Its place in the queue: when it was sent, or a time further ahead, which an appeal gets. */
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

export interface ToolRow extends EntryColumns {
  seq: number;
  id: string;
  slug: string;
  state: string;
  url_key: string;
  original_locale: string;
  account_id: string | null;
  /** `true` where the account has proven that the tool is its own; null otherwise. */
  verified: string | null;
  link_status: string;
  last_checked_at: string | null;
  /** When its owner last said that the entry is right; null where that was never said. */
  confirmed_at: string | null;
  /** When its owner last confirmed or changed it, or was asked to; null for not since it was published. */
  attended_at: string | null;
  /** When its link is to be checked; empty is now. */
  link_due_at: string;
  /** Who has stated the price, and when; null in rows from before that was kept. */
  price_stated_by: string | null;
  price_stated_at: string | null;
  published_at: string;
  updated_at: string;
  /** Catalog revision of the last visible change. */
  revision: number;
  /** Analysed search terms and the version of the analysis that made them. */
  terms: string;
  terms_version: number;
  /** The slug that a tool had whose publication was taken back. */
  former_slug: string | null;
  /** Our copies of its pictures, by their hashes. */
  logo_hash: string | null;
  screenshot_hash: string | null;
  /** Where the logo is from: `fetched` or `uploaded`. */
  logo_source: string | null;
  /** When its logo is to be fetched; empty is now. */
  logo_due_at: string;
  /** What came from its address the last time; null when it was the logo, or nothing yet. */
  logo_answer: string | null;
}

/** Columns that have a value without being given one. */
type Filled = 'seq' | 'link_due_at' | 'former_slug' | 'verified' | 'confirmed_at' | 'attended_at' | PictureColumn;
type PictureColumn = 'logo_hash' | 'screenshot_hash' | 'logo_source' | 'logo_due_at' | 'logo_answer';

export type ToolTable = Omit<ToolRow, Filled> & { [Column in Filled]: Generated<ToolRow[Column]> };

/** Without the fields that are for editors only. */
export type PublishedToolRow = Omit<
  ToolRow,
  | NamesWhere<{ audience: 'editors' }>
  | 'link_due_at'
  | 'former_slug'
  | 'attended_at'
  | Exclude<PictureColumn, 'logo_hash' | 'screenshot_hash'>
>;

/** The localised fields of a tool in a language that is not its original one. */
export interface ToolTextRow extends Pick<EntryColumns, NamesWhere<{ localised: true }>> {
  tool_id: string;
  locale: string;
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

/** A server that shares the database. */
export interface NodeRow {
  id: string;
  /** Milliseconds since 1970 on the clock of the database. */
  seen_at: number;
}

/** One row: the version of the code that has gone through all `submission_facets`, or whose keys all of `entry_keys` are. */
export interface BackfillRow {
  id: number;
  version: number;
  /** How far a newer version has come (backfill.ts). */
  position: string | null;
}

/** What a version that does not know a migration is told of it. */
export interface MigrationBoundRow {
  name: string;
  /** The newest migration of the oldest version that may run on it. */
  oldest: string;
}

export interface PlacementRow {
  id: string;
  tool_id: string;
  slot: string;
  starts_at: string;
  ends_at: string;
  label: string;
  /** JSON arrays of ids and of phrases. */
  categories: Generated<string>;
  words: Generated<string>;
  created_by: string | null;
  created_at: string;
}

export interface PlacementDayRow {
  placement_id: string;
  /** As `2026-01-31` (UTC). */
  day: string;
  views: number;
  clicks: number;
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
