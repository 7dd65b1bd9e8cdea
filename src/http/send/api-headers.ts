/** Headers of every API response, and CORS headers of reads. */

export const API_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'x-frame-options': 'DENY',
};

/**
 * The headers of a 304 of the read API besides `transportHeaders`: it has no body, and the others
 * stay with the stored response (RFC 9110, 15.4.5).
 */
export const NOT_MODIFIED_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Reads are public, without credentials. */
export const OPEN_ORIGIN: Readonly<Record<string, string>> = { 'access-control-allow-origin': '*' };

/** The listed headers of a read are readable across origins, too. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_ORIGIN,
  'access-control-expose-headers':
    'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Content-Language, Content-Range, X-Request-Id',
};

/**
 * The answer to a preflight (OPTIONS) of reads. Pages of other sites may send a token,
 * If-None-Match and trace headers, but no credentials of the browser such as cookies.
 */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Authorization, If-None-Match, traceparent',
  'access-control-max-age': '86400',
};

/** Adds Strict-Transport-Security if the public origin uses TLS. */
export function transportHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}
