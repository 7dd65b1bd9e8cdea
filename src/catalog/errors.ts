/** ERRORS, the table of all errors, and CatalogError, which reports one. */
import type { Conflict, ConflictReason } from './conflicts.ts';
import type { Fields } from './problems.ts';

/** Code to HTTP status (CONTRACT section 5). `locales/*` has a sentence for each code. */
export const ERRORS = {
  malformed_request: 400,
  missing_token: 401,
  invalid_token: 401,
  expired_token: 401,
  revoked_token: 401,
  insufficient_scope: 403,
  account_suspended: 403,
  email_unverified: 403,
  forbidden: 403,
  own_submission: 403,
  own_decision: 403,
  second_factor_required: 403,
  cross_site: 403,
  read_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  conflict: 409,
  idempotency_key_in_progress: 409,
  cursor_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  expectation_failed: 417,
  validation_failed: 422,
  duplicate_submission: 422,
  spam_detected: 422,
  not_an_ai_tool: 422,
  idempotency_key_reused: 422,
  sign_in_failed: 422,
  link_expired: 422,
  sign_in_expired: 422,
  rate_limited: 429,
  submission_limit_exceeded: 429,
  too_many_attempts: 429,
  headers_too_large: 431,
  internal_error: 500,
  not_implemented: 501,
  unavailable: 503,
  overloaded: 503,
  maintenance: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetails {
  /** Problems by field name; empty for errors that concern no field. */
  fields?: Fields;
  /** The reason of a `conflict`; absent after a concurrent change. */
  conflict?: Conflict;
  /** Whole seconds after which a retry makes sense; becomes Retry-After. */
  retryAfter?: number;
  /** The token scope that the action needs and the request lacks. */
  scope?: 'submissions:write' | 'submissions:read' | undefined;
  /** Further members of the error body, such as `existing` of a duplicate. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error that is reported to the caller. Any other exception is an `internal_error`. */
export class CatalogError extends Error {
  readonly code: ErrorCode;
  readonly fields: Fields;
  readonly conflict: Conflict | undefined;
  readonly retryAfter: number | undefined;
  readonly scope: ErrorDetails['scope'];
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'CatalogError';
    this.code = code;
    this.fields = details.fields ?? {};
    this.conflict = details.conflict;
    this.retryAfter = details.retryAfter;
    this.scope = details.scope;
    this.extra = details.extra ?? {};
  }
}

/** A `validation_failed` about one field. */
export function fieldError(field: string, ...problems: Fields[string]): CatalogError {
  return new CatalogError('validation_failed', { fields: { [field]: problems } });
}

/** A `conflict` with a reason other than the state. */
export function conflict(reason: ConflictReason): CatalogError {
  return new CatalogError('conflict', { conflict: { of: reason } });
}

export const notFound = (): CatalogError => new CatalogError('not_found');

/** Returns the value. Throws `not_found` if it is undefined. */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}
