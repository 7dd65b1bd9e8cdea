/** Classifies errors of the engines. */

interface EngineError {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

// Primary result codes of SQLite (https://www.sqlite.org/rescode.html): BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL.
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14, 15]);
// SQLSTATE classes: 08 connection, 53 resources, 57 operator intervention, 25006 read only, 58 system error.
const POSTGRES_UNAVAILABLE = /^(?:08|53|57|58|25006)/;
const SOCKET_UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as EngineError;
  return code === '23505' || errcode === 1555 || errcode === 2067;
}

/** Whether a retry may succeed: locks, full disks, lost connections. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode, message } = error as EngineError;
  if (typeof errcode === 'number') return SQLITE_UNAVAILABLE.has(errcode & 0xff);
  if (typeof code === 'string' && (SOCKET_UNAVAILABLE.has(code) || /^[0-9A-Z]{5}$/.test(code))) {
    return SOCKET_UNAVAILABLE.has(code) || POSTGRES_UNAVAILABLE.test(code);
  }
  // Errors of node-postgres without a code.
  return (
    isConnectTimeout(error) ||
    (typeof message === 'string' &&
      /^(?:Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed))/.test(
        message,
      ))
  );
}

/** node-postgres got no connection in time. */
export function isConnectTimeout(error: unknown): boolean {
  const { message } = (error ?? {}) as EngineError;
  return (
    message === 'timeout expired' ||
    message === 'timeout exceeded when trying to connect' ||
    message === 'Connection terminated due to connection timeout'
  );
}

/** SQLite cannot read the file: CORRUPT, NOTADB. */
export function isDamaged(error: unknown): boolean {
  const { errcode } = (error ?? {}) as EngineError;
  return typeof errcode === 'number' && [11, 26].includes(errcode & 0xff);
}

export function isLocked(error: unknown): boolean {
  const { errcode } = (error ?? {}) as EngineError;
  return typeof errcode === 'number' && (errcode & 0xff) === 5;
}

/** node-postgres got no answer in time. */
export function isSilence(error: unknown): boolean {
  return ((error ?? {}) as EngineError).message === 'Query read timeout';
}

/** PostgreSQL aborted the transaction because of a conflict; it can run again. */
export function isRetryable(error: unknown): boolean {
  const { code } = (error ?? {}) as EngineError;
  return code === '40001' || code === '40P01';
}
