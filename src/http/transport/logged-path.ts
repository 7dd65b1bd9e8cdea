/** Request paths as logs may hold them: without what is itself a right, and short. */

/** Longest path in a log line, in characters. */
export const LOGGED_CHARACTERS = 300;
/** Tokens, ids and secrets of links hold a digit and are at least this long. */
const SECRET_CHARACTERS = 32;
const MASK = '…';

/**
 * The path of a request target without its query, which may hold search words and, by mistake, secrets. `pattern` is
 * that of the route that matched. It stands for the path where a part of the path is a right, such as the link of a new
 * password or of a submission. Where no route matched, nothing tells a secret from a word: the path is masked whole.
 * Of refused requests, every part that may be a secret is masked. The target is cut before anything is looked for in it.
 */
export function loggedPath(target: string, pattern: string | undefined, status: number): string {
  if (pattern === undefined) return MASK;
  if (/:(?:secret|id)\b/.test(pattern)) return pattern.replaceAll(/\(\^[^/]*/g, '');
  const start = target.slice(0, LOGGED_CHARACTERS + 1);
  const [path = ''] = start.split('?', 1);
  const parts = path.slice(0, LOGGED_CHARACTERS).split('/');
  // Half a secret is still shorter than one.
  if (path.length > LOGGED_CHARACTERS) parts[parts.length - 1] = MASK;
  return status < 400 ? parts.join('/') : parts.map((part) => (isSecretLike(part) ? MASK : part)).join('/');
}

/** Escaped characters count as written: with them a secret is only longer. */
function isSecretLike(part: string): boolean {
  return part.length >= SECRET_CHARACTERS && /\d/.test(part);
}
