/** The tables of what goes out: mails, webhooks, and questions to other people's servers. */

export interface OutgoingTables {
  outbox: OutboxRow;
  outgoing_turns: OutgoingTurnRow;
  link_checks: LinkCheckRow;
  link_runs: LinkRunRow;
  previews: PreviewRow;
  claims: ClaimRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
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
  /** When its text went to the mail server; null again after a failure that the server told of. */
  handed_over_at: string | null;
  done_at: string | null;
  last_error: string | null;
}

/** When a site may be asked again. */
export interface OutgoingTurnRow {
  /** Registrable domain. */
  domain: string;
  /** Milliseconds since 1970. */
  next_at: number;
}

/** What the checks of one link have found. */
export interface LinkCheckRow {
  tool_id: string;
  /** The address that was checked; what is said here is void once the tool has another one. */
  url: string;
  /** Failures in a row, in halves. */
  halves: number;
  failing_since: string | null;
  dead_since: string | null;
  /** When editors were asked what to do about a dead link. */
  asked_at: string | null;
  /** The address on another site that it led to the last time, and how often in a row. */
  moved_to: string | null;
  moved_count: number;
  /** Failures that were discarded with their runs since the last one that counted. */
  discards: number;
  /** `HTTP 404` or a reason why there was no answer. */
  answer: string | null;
  /** The run of a finding that has not been taken over yet. */
  run: string | null;
  /** How it counts in its run: `fine`, `failed`, or `again` for a failure that was known before. */
  weight: string | null;
  /** JSON object. */
  finding: string | null;
  found_at: string | null;
}

/** A run of link checks that is over. */
export interface LinkRunRow {
  /** When it began. */
  run: string;
  /** `kept` or `discarded`. */
  verdict: string;
  counted: number;
  failed: number;
  judged_at: string;
}

/** What was found at the address of a submission. */
export interface PreviewRow {
  submission_id: string;
  /** The address that was asked for; what was found is void once the submission has another one. */
  url: string;
  attempts: number;
  /** When it may be asked for (again); null once it was. */
  next_at: string | null;
  /** `HTTP 200` or a reason why there was no answer. */
  answer: string | null;
  /** JSON array of the addresses that it redirected to. */
  hops: string | null;
  title: string | null;
  description: string | null;
  fetched_at: string | null;
  /** Since when its domain is registered, as the registry says. */
  domain_since: string | null;
  /** When the registry is to be asked; null where it was, or is not. */
  domain_due: string | null;
}

/** An address that events are sent to. */
export interface WebhookRow {
  id: string;
  account_id: string;
  url: string;
  /** Names of events separated by spaces. */
  events: string;
  /** `whsec_` and base64, as its owner has it: what is sent is signed with it. */
  /** Encrypted (secret-box.ts), as is the former one. */
  secret: string;
  /** The secret before the last one, by which is signed as well until then. */
  former_secret: string | null;
  former_until: string | null;
  created_at: string;
  /** Since when nothing has arrived; null while the last attempt was a success. */
  failing_since: string | null;
  /** Since when nothing is sent, and why: `gone` or `failing`. */
  off_at: string | null;
  off_reason: string | null;
}

/** One event on its way to one address. */
export interface WebhookDeliveryRow {
  /** The `webhook-id` of every attempt; rises with time. */
  id: string;
  webhook_id: string;
  event: string;
  /** What it is about, `tool:<id>`: events about the same arrive in their order. */
  subject: string;
  /** JSON object. */
  data: string;
  created_at: string;
  run_at: string;
  first_at: string | null;
  attempts: number;
  locked_until: string | null;
  done_at: string | null;
  /** `delivered` or `failed`; null while it is on its way. */
  outcome: string | null;
  /** Of the last attempt: when, what was answered, after how long, and why there was no answer. */
  tried_at: string | null;
  status: number | null;
  duration_ms: number | null;
  answer: string | null;
  failure: string | null;
}

/** Somebody's claim that a published tool is their own. */
export interface ClaimRow {
  id: string;
  tool_id: string;
  account_id: string;
  state: string;
  /** What is to be shown to be theirs: a registrable domain, or a repository (`github.com/owner/name`). */
  subject: string;
  /** How it is shown; null until the maker has chosen. */
  method: string | null;
  /** What stands in the record, the file or the page. */
  token: string;
  created_at: string;
  state_since: string;
  /** Until when it can be proven; null once it was. */
  expires_at: string | null;
  /** When it is looked at next; null where nothing is to be looked at. */
  due_at: string | null;
  checked_at: string | null;
  /** What the last look found: `proven`, `HTTP 404` or a reason. */
  answer: string | null;
  /** Failures in a row, in halves. */
  halves: number;
  /** Whose tool it was before it became theirs. */
  former_account_id: string | null;
  decided_by: string | null;
  /** Words of the editor or the operator. */
  note: string | null;
}
