/** The tables, alike on both engines. Times are ISO 8601 UTC texts of 24 characters, which sort. */
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
  DecisionCountRow,
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
import type { FollowTables } from './follow-rows.ts';
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
  TaskRow,
  ToolAliasRow,
  ToolTaskRow,
  ToolVectorRow,
} from './catalog-rows.ts';
import type { GrantTables } from './grant-rows.ts';
import type { PictureTables, ToolPictureColumns } from './picture-rows.ts';
import type { RecommendationTables } from './recommendation-rows.ts';
import type { VisitTables } from './visit-rows.ts';
import type { SiteLogoRow, SitePageRow, SiteSettingsRow } from './site-rows.ts';

export type * from './account-rows.ts';
export type * from './catalog-rows.ts';
export type * from './desk-rows.ts';
export type * from './follow-rows.ts';
export type * from './grant-rows.ts';
export type * from './outgoing-rows.ts';
export type * from './picture-rows.ts';

export interface Schema
  extends OutgoingTables, PictureTables, GrantTables, ListTables, VisitTables, FollowTables, RecommendationTables {
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
  /** A view of published `tools`; all reads of the catalog use it. */
  published_tools: PublishedToolRow;
  tool_texts: ToolTextRow;
  url_claims: UrlClaimRow;
  entry_keys: EntryKeyRow;
  entry_key_version: BackfillRow;
  migration_bounds: MigrationBoundRow;
  facet_version: BackfillRow;
  nodes: NodeRow;
  stored_indexes: StoredIndexRow;
  decision_counts: DecisionCountRow;
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
  tasks: TaskRow;
  tool_aliases: ToolAliasRow;
  tool_tasks: ToolTaskRow;
  tool_vectors: ToolVectorRow;
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
}

export interface SubmissionRow extends EntryColumns {
  id: string;
  account_id: string;
  state: string;
  canonical_url: string;
  url_key: string;
  submitted_at: string;
  /** Its position in the queue: the time of submission, or an earlier one after an appeal. */
  queued_at: string;
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

export interface ToolRow extends EntryColumns, ToolPictureColumns {
  seq: number;
  id: string;
  slug: string;
  state: string;
  url_key: string;
  original_locale: string;
  account_id: string | null;
  /** `true` if the account has proved that it owns the tool; otherwise null. */
  verified: string | null;
  link_status: string;
  last_checked_at: string | null;
  /** When its owner last confirmed the entry; null if never. */
  confirmed_at: string | null;
  /** When its owner last confirmed or changed it, or was asked; null if not since publication. */
  attended_at: string | null;
  /** The next link check; empty means now. */
  link_due_at: string;
  /** Who stated the price, and when; null in older rows. */
  price_stated_by: string | null;
  price_stated_at: string | null;
  published_at: string;
  updated_at: string;
  /** Catalog revision of the last visible change. */
  revision: number;
  /** Analysed search terms and the version of the analysis that made them. */
  terms: string;
  terms_version: number;
  /** The slug of a tool whose publication was undone. */
  former_slug: string | null;
}

/** Columns with a default. */
type Filled = 'seq' | 'link_due_at' | 'former_slug' | 'verified' | 'confirmed_at' | 'attended_at' | PictureColumn;
type PictureColumn = keyof ToolPictureColumns;

export type ToolTable = Omit<ToolRow, Filled> & { [Column in Filled]: Generated<ToolRow[Column]> };

/** Without fields for editors. */
export type PublishedToolRow = Omit<
  ToolRow,
  | NamesWhere<{ audience: 'editors' }>
  | 'link_due_at'
  | 'former_slug'
  | 'attended_at'
  | 'logo_source'
  | 'logo_due_at'
  | 'logo_answer'
>;

/** The localised fields of a tool in another language than the original. */
export interface ToolTextRow extends Pick<EntryColumns, NamesWhere<{ localised: true }>> {
  tool_id: string;
  locale: string;
  provenance: string;
}

/** A canonical URL reserved by a published tool or an open submission. */
export interface UrlClaimRow {
  url_key: string;
  entry_kind: string;
  entry_id: string;
}

/** Similarity keys of entries for screening. */
export interface EntryKeyRow {
  key: string;
  entry_kind: string;
  entry_id: string;
}

/** A server that shares the database. */
export interface NodeRow {
  id: string;
  /** Milliseconds since 1970 by the clock of the database. */
  seen_at: number;
}

/** One row: the version of all `submission_facets`, or of all `entry_keys`. */
export interface BackfillRow {
  id: number;
  version: number;
  /** The progress of a newer version (backfill.ts). */
  position: string | null;
}

/** The oldest version that can run with a migration; read by versions that do not know it. */
export interface MigrationBoundRow {
  name: string;
  /** The newest migration of that version. */
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
  /** Such as `2026-01-31` (UTC). */
  day: string;
  views: number;
  clicks: number;
}

/** The history of submissions and tools, and the audit log. */
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
  /** Null while the first request is running. */
  status: number | null;
  location: string | null;
  body: string | null;
  created_at: string;
}
