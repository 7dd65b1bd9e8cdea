/** Range and If-Range requests for files (RFC 9110, 14), one range at a time. */

/** The first and the last byte, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The requested range of `bytes` bytes. `whole` if the header is absent, malformed, of another unit
 * or has several ranges, or if If-Range does not match `etag` (with quotes); `none` if
 * unsatisfiable.
 */
export function readRange(
  headers: { range?: string | undefined; 'if-range'?: string | undefined },
  bytes: number,
  etag: string,
): ByteRange | 'whole' | 'none' {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole';
  const [, from, to] = /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  if (from === '') return Number(to) === 0 ? 'none' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 };
  const first = Number(from);
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= bytes ? 'none' : { first, last };
}
