/** The session cookie and the cookie of known browsers: read, set and ended. */

import { addMark } from '#catalog/accounts/known-browsers.ts';
import { PERIODS } from '#catalog/periods.ts';
import { basePath } from '#http/base-path.ts';

// The form of the values that sessions make; others are ignored.
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,512}$/;

/** The session, and the known browser. */
type CookieName = 'sid' | 'known';

/**
 * `__Host-sid` over https, `sid` over http: browsers refuse the prefix without `Secure`, and refuse
 * `Secure` on most origins without TLS. Below a base path `__Secure-sid`: `__Host-` requires `Path=/`,
 * with which the session would be sent to the host's other programs, and two catalogs would share it.
 */
function nameOf(cookie: CookieName, publicUrl: string): string {
  if (!isSecure(publicUrl)) return cookie;
  return basePath(publicUrl) === '' ? `__Host-${cookie}` : `__Secure-${cookie}`;
}

/** The session cookie of a Cookie header, or undefined. */
export function readSessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameOf('sid', publicUrl));
}

/** The cookie of a known browser in a Cookie header, or undefined. */
export function readKnownCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameOf('known', publicUrl));
}

/** Repeated names are ignored: one of them was planted. */
function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > 8_192) return undefined;
  const prefix = `${name}=`;
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
  return `${nameOf('sid', publicUrl)}=${value}; ${scope(publicUrl)}; Max-Age=${seconds}; ${attributes(publicUrl)}`;
}

/** Set-Cookie that adds a mark to a known browser's; `header` is the Cookie header of the request. */
export function knownBrowserCookie(mark: string, header: string | undefined, publicUrl: string): string {
  const value = addMark(readKnownCookie(header, publicUrl), mark);
  const seconds = PERIODS.knownBrowser.lasts / 1000;
  return `${nameOf('known', publicUrl)}=${value}; ${scope(publicUrl)}; Max-Age=${seconds}; ${attributes(publicUrl)}`;
}

/** Set-Cookie that deletes the session cookie. */
export function endSessionCookie(publicUrl: string): string {
  return `${nameOf('sid', publicUrl)}=; ${scope(publicUrl)}; Max-Age=0; ${attributes(publicUrl)}`;
}

const scope = (publicUrl: string): string => `Path=${basePath(publicUrl) || '/'}`;

function attributes(publicUrl: string): string {
  return isSecure(publicUrl) ? 'Secure; HttpOnly; SameSite=Lax' : 'HttpOnly; SameSite=Lax';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
