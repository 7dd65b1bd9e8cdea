/** Addresses as URIs: WHATWG lets characters through that RFC 3986 does not allow, and `format: uri` is ours to keep. */

/** Allowed neither in a path nor in a query or fragment (RFC 3986, 3.3 to 3.5), and left as they are by WHATWG's parser. */
const NOT_ALLOWED = /[|[\]^`{}"<>]/g;
/** A per cent sign that begins no escape. */
const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;

/**
 * What follows the authority of an address, with everything percent-encoded that a URI may not hold there: the characters
 * mean the same to servers, and no browser shows a difference.
 */
export function encodeForUri(text: string): string {
  const at = text.indexOf('#') + 1;
  const fragment = at === 0 ? '' : text.slice(at).replaceAll('#', '%23');
  return `${at === 0 ? text : text.slice(0, at)}${fragment}`
    .replaceAll(STRAY_PERCENT, '%25')
    .replaceAll(NOT_ALLOWED, encodeURIComponent);
}
