/** Encoding of WHATWG addresses as RFC 3986 URIs, which `format: uri` promises. */

/** Forbidden in path, query and fragment (RFC 3986, 3.3 to 3.5), but kept by WHATWG's parser. */
const NOT_ALLOWED = /[|[\]^`{}"<>]/g;
/** A percent sign without an escape. */
const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;

/**
 * Percent-encodes forbidden characters after the authority: servers and browsers see no difference.
 */
export function encodeForUri(text: string): string {
  const at = text.indexOf('#') + 1;
  const fragment = at === 0 ? '' : text.slice(at).replaceAll('#', '%23');
  return `${at === 0 ? text : text.slice(0, at)}${fragment}`
    .replaceAll(STRAY_PERCENT, '%25')
    .replaceAll(NOT_ALLOWED, encodeURIComponent);
}
