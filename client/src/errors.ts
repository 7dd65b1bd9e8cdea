/** ToolshelfError: what a catalog refuses, as a program can act on it. */

interface ErrorBody {
  error?: {
    code?: unknown;
    message?: unknown;
    fields?: unknown;
    request_id?: unknown;
  };
}

/** A refusal of the catalog, or an answer that no catalog gives (`unexpected_answer`). */
export class ToolshelfError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** `validation_failed`, `rate_limited`, `not_found` …; new codes may be added. */
  readonly code: string;
  /** What is wrong with which field, in English sentences. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Under which the catalog's operator finds the request in the log. */
  readonly requestId: string | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Everything the error says, such as `existing` of a duplicate and `dump` of an expired cursor. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(response: Response, body: unknown) {
    const error = (typeof body === 'object' && body !== null ? (body as ErrorBody).error : undefined) ?? {};
    const message =
      typeof error.message === 'string'
        ? error.message
        : `${new URL(response.url || 'about:blank').host || 'The server'} does not answer as a catalog does (status ${response.status}).`;
    super(message);
    this.name = 'ToolshelfError';
    this.status = response.status;
    this.code = typeof error.code === 'string' ? error.code : 'unexpected_answer';
    this.fields = (error.fields ?? {}) as Record<string, string[]>;
    this.requestId =
      typeof error.request_id === 'string' ? error.request_id : (response.headers.get('x-request-id') ?? undefined);
    this.retryAfter = readRetryAfter(response.headers);
    this.details = { ...error };
  }
}

/** Retry-After in seconds, given as seconds or as a date; undefined without one. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
