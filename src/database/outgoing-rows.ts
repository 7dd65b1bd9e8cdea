/** Rows of outgoing work: mails, webhooks and requests to other websites. */

export interface OutgoingTables {
  outbox: OutboxRow;
  outgoing_turns: OutgoingTurnRow;
  link_checks: LinkCheckRow;
  link_runs: LinkRunRow;
  previews: PreviewRow;
  release_feeds: ReleaseFeedRow;
  claims: ClaimRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
}

/** Work after a commit, such as mails. */
export interface OutboxRow {
  id: string;
  kind: string;
  /** JSON object. */
  payload: string;
  run_at: string;
  attempts: number;
  locked_until: string | null;
  /** When its text went to the mail server; null again after a reported failure. */
  handed_over_at: string | null;
  done_at: string | null;
  last_error: string | null;
}

/** The next time for a request to a site. */
export interface OutgoingTurnRow {
  /** Registrable domain. */
  domain: string;
  /** Milliseconds since 1970. */
  next_at: number;
}

/** The result of a link's checks. */
export interface LinkCheckRow {
  tool_id: string;
  /** The checked URL; the result is void once the tool has another one. */
  url: string;
  /** Consecutive failures, in halves. */
  halves: number;
  failing_since: string | null;
  dead_since: string | null;
  /** When editors were asked about a dead link. */
  asked_at: string | null;
  /** The last redirect target on another site, and its consecutive count. */
  moved_to: string | null;
  moved_count: number;
  /** Failures in discarded runs since the last one that counted. */
  discards: number;
  /** `HTTP 404`, or a refusal. */
  answer: string | null;
  /** The run of a finding that is not applied yet. */
  run: string | null;
  /** Its count in the run: `fine`, `failed`, or `again` for a repeated failure. */
  weight: string | null;
  /** JSON object. */
  finding: string | null;
  found_at: string | null;
}

/** A finished run of link checks. */
export interface LinkRunRow {
  /** Its start. */
  run: string;
  /** `kept` or `discarded`. */
  verdict: string;
  counted: number;
  failed: number;
  judged_at: string;
}

/** A feed of releases of the program. */
export interface ReleaseFeedRow {
  /** Its URL. */
  feed: string;
  /** When a server began to ask it last. */
  asked_at: string;
  /** Its newest release; null before the first answer. */
  version: string | null;
  url: string | null;
}

/** The page at a submission's URL. */
export interface PreviewRow {
  submission_id: string;
  /** The requested URL; the result is void once the submission has another one. */
  url: string;
  attempts: number;
  /** The next attempt; null when done. */
  next_at: string | null;
  /** `HTTP 200`, or a refusal. */
  answer: string | null;
  /** JSON array of redirect targets. */
  hops: string | null;
  title: string | null;
  description: string | null;
  fetched_at: string | null;
  /** Registration date of the domain, from its registry. */
  domain_since: string | null;
  /** When to ask the registry; null when done or not needed. */
  domain_due: string | null;
}

/** A webhook: a URL that receives events. */
export interface WebhookRow {
  id: string;
  account_id: string;
  url: string;
  /** Event names, separated by spaces. */
  events: string;
  /** `whsec_` and base64; encrypted (secret-box.ts), like the previous one. */
  secret: string;
  /** The previous secret, which also signs until `former_until`. */
  former_secret: string | null;
  former_until: string | null;
  created_at: string;
  /** Since when all deliveries fail; null after a success. */
  failing_since: string | null;
  /** Since when it is off, and why: `gone` or `failing`. */
  off_at: string | null;
  off_reason: string | null;
}

/** A delivery of an event to a webhook. */
export interface WebhookDeliveryRow {
  /** The `webhook-id` of all attempts; increases with time. */
  id: string;
  webhook_id: string;
  event: string;
  /** The subject, `tool:<id>`: its events arrive in order. */
  subject: string;
  /** JSON object. */
  data: string;
  created_at: string;
  run_at: string;
  first_at: string | null;
  attempts: number;
  locked_until: string | null;
  done_at: string | null;
  /** `delivered` or `failed`; null while pending. */
  outcome: string | null;
  /** The last attempt. */
  tried_at: string | null;
  status: number | null;
  duration_ms: number | null;
  answer: string | null;
  failure: string | null;
}

/** A claim that a published tool belongs to an account. */
export interface ClaimRow {
  id: string;
  tool_id: string;
  account_id: string;
  state: string;
  /** What must be proved: a registrable domain, or a repository (`github.com/owner/name`). */
  subject: string;
  /** The method of proof; null until the maker has chosen. */
  method: string | null;
  /** The text in the record, file or page. */
  token: string;
  created_at: string;
  state_since: string;
  /** The deadline of the proof; null after it. */
  expires_at: string | null;
  /** The next check; null if none is due. */
  due_at: string | null;
  checked_at: string | null;
  /** The last result: `proven`, `HTTP 404` or a refusal. */
  answer: string | null;
  /** Consecutive failures, in halves. */
  halves: number;
  /** The owner before the claim. */
  former_account_id: string | null;
  decided_by: string | null;
  /** A note of the editor or operator. */
  note: string | null;
}
