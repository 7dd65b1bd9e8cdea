/** Security headers: a set for each kind of response, including errors and redirects. */

// No inline script or style, nothing from other origins. Logos are drawn by us, so images are ours as well.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
} as const;

const PLAIN: Readonly<Record<string, string>> = { 'content-security-policy': POLICY, ...ALWAYS };

// Both only over TLS: on a plain origin they would lead browsers to an address where nobody listens.
const SECURE: Readonly<Record<string, string>> = {
  'content-security-policy': `${POLICY}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  ...ALWAYS,
};

/**
 * The policy of a page whose form leads on to `target`: browsers hold the redirect behind a form to `form-action` as well.
 * Without the upgrade to TLS, since a program on the visitor's own device has none.
 */
export function formTargetPolicy(target: URL): string {
  // There is no way to write an IPv6 address in a policy.
  const isNamed = /^https?:$/.test(target.protocol) && !target.hostname.startsWith('[');
  return POLICY.replace("form-action 'self'", `form-action 'self' ${isNamed ? target.origin : target.protocol}`);
}

/** Headers by lower-case name for a page, a redirect or an asset of the origin `publicUrl`. */
export function pageSecurityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https://') ? SECURE : PLAIN;
}
