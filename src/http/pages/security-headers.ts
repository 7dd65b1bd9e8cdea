/** Security headers by kind of response, including errors and redirects. */

// No inline script or style, nothing from other origins. Logos are copies, so images are ours as well.
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

// Only over TLS: on a plain origin they would lead browsers to a port without a server.
const SECURE: Readonly<Record<string, string>> = {
  'content-security-policy': `${POLICY}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  ...ALWAYS,
};

/**
 * The policy of a page whose form redirects to `target`: browsers apply `form-action` to that
 * redirect as well. No upgrade to TLS, since a program on the visitor's device has none.
 */
export function formTargetPolicy(target: URL): string {
  // Policies cannot name IPv6 addresses.
  const isNamed = /^https?:$/.test(target.protocol) && !target.hostname.startsWith('[');
  return POLICY.replace("form-action 'self'", `form-action 'self' ${isNamed ? target.origin : target.protocol}`);
}

/** Lower-case headers of pages, redirects and assets of `publicUrl`. */
export function pageSecurityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https://') ? SECURE : PLAIN;
}
