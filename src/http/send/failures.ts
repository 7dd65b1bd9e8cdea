/** Maps every thrown error to a CatalogError. */
import { CatalogError, type ErrorCode } from '#catalog/errors.ts';
import { isUnavailable } from '#database/failures.ts';

/** Retry-After in seconds while the database is unavailable. */
const UNAVAILABLE_RETRY = 2;

/** Codes for statuses that Fastify and Node set themselves. */
const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'headers_too_large',
  415: 'unsupported_media_type',
  417: 'expectation_failed',
  431: 'headers_too_large',
  503: 'unavailable',
};

/** CatalogErrors unchanged, known database and framework errors mapped, all others `internal_error`. */
export function catalogErrorOf(thrown: unknown): CatalogError {
  if (thrown instanceof CatalogError) return thrown;
  // The client has disconnected and gets no answer.
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return new CatalogError('request_timeout');
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  // Errors with a status are about the request: a disconnecting client breaks its own connection, not the database's.
  if (status === undefined && isUnavailable(thrown)) {
    return new CatalogError('unavailable', { retryAfter: UNAVAILABLE_RETRY, cause: thrown });
  }
  const code = typeof status === 'number' ? CODES_BY_STATUS[status] : undefined;
  return new CatalogError(code ?? 'internal_error', {
    cause: thrown,
    ...(code === 'unavailable' && { retryAfter: UNAVAILABLE_RETRY }),
  });
}
