/** The session cookie: its name, how it is read from a request and how it is set and ended. */

// One value that the sessions make themselves; anything longer was not made by us.
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,512}$/;

/**
 * `__Host-sid` where the origin is https, `sid` elsewhere: browsers refuse the prefix without `Secure`,
 * and refuse `Secure` on most origins without TLS.
 */
function sessionCookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-sid' : 'sid';
}

/** The session cookie of a Cookie header, or undefined. Of several with the same name none counts: one was planted. */
export function readSessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  if (header === undefined || header.length > 8_192) return undefined;
  const prefix = `${sessionCookieName(publicUrl)}=`;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  const [value] = values;
  return values.length === 1 && value !== undefined && COOKIE_VALUE.test(value) ? value : undefined;
}

/** Set-Cookie for a new session that ends at `expiresAt` (ISO 8601). */
export function startSessionCookie(value: string, expiresAt: string, publicUrl: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000));
  return `${sessionCookieName(publicUrl)}=${value}; Path=/; Max-Age=${seconds}; ${attributes(publicUrl)}`;
}

/** Set-Cookie that makes the browser forget the session. */
export function endSessionCookie(publicUrl: string): string {
  return `${sessionCookieName(publicUrl)}=; Path=/; Max-Age=0; ${attributes(publicUrl)}`;
}

function attributes(publicUrl: string): string {
  return isSecure(publicUrl) ? 'Secure; HttpOnly; SameSite=Lax' : 'HttpOnly; SameSite=Lax';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
