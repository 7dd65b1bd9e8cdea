/** Request paths for logs: without secrets, and short. */

export const LOGGED_CHARACTERS = 300;
/** Tokens, ids and secrets contain a digit and have at least this length. */
const SECRET_CHARACTERS = 32;
const MASK = '…';

/**
 * A path without its query, which may hold search words or secrets. `pattern` is the matching
 * route: it replaces paths with a secret, such as a reset link. Without a route the whole path is
 * masked; in refused requests, each part that may be a secret. Cuts the target first.
 */
export function loggedPath(target: string, pattern: string | undefined, status: number): string {
  if (pattern === undefined) return MASK;
  if (/:(?:secret|id)\b/.test(pattern)) return pattern.replaceAll(/\(\^[^/]*/g, '');
  const start = target.slice(0, LOGGED_CHARACTERS + 1);
  const [path = ''] = start.split('?', 1);
  const parts = path.slice(0, LOGGED_CHARACTERS).split('/');
  // A secret that was cut is too short to be detected.
  if (path.length > LOGGED_CHARACTERS) parts[parts.length - 1] = MASK;
  return status < 400 ? parts.join('/') : parts.map((part) => (isSecretLike(part) ? MASK : part)).join('/');
}

/** Escapes only make a secret longer. */
function isSecretLike(part: string): boolean {
  return part.length >= SECRET_CHARACTERS && /\d/.test(part);
}
