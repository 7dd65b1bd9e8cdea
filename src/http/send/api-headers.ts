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
 * What a 304 of the read API repeats of these, beside `transportHeaders`: it has no body, and the rest stays with the response
 * that is stored (RFC 9110, 15.4.5).
 */
export const NOT_MODIFIED_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Reads are for everybody, without credentials; headers that programs need are readable across origins. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Content-Language, Content-Range, X-Request-Id',
};

/**
 * What a preflight (OPTIONS) says of reads. A page elsewhere may send its token and what it knows of an answer, and its
 * tracing may mark the request; credentials that a browser adds by itself, such as cookies, stay out.
 */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Authorization, If-None-Match, traceparent',
  'access-control-max-age': '86400',
};

/** Adds Strict-Transport-Security where the public origin is reached over TLS. */
export function transportHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}
