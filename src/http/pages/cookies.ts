/** The cookies: of the session, of known browsers and of a draft; read, set and ended. */

import { addMark } from '#catalog/accounts/known-browsers.ts';
import { PERIODS } from '#catalog/periods.ts';
import { basePath } from '#http/base-path.ts';

// The form of the values that sessions make; others are ignored.
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,512}$/;

/** The session, the known browser, and the draft of a submission. */
type CookieName = 'sid' | 'known' | 'draft';

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

/** The secret of a draft in a Cookie header, or undefined. */
export function readDraftCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameOf('draft', publicUrl));
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

/** Set-Cookie for the secret of a draft, as long as that is kept. */
export function draftCookie(secret: string, publicUrl: string): string {
  const seconds = PERIODS.draft.lasts / 1000;
  return `${nameOf('draft', publicUrl)}=${secret}; ${scope(publicUrl)}; Max-Age=${seconds}; ${attributes(publicUrl)}`;
}

/** Set-Cookie that deletes the session cookie. */
export const endSessionCookie = (publicUrl: string): string => endCookie('sid', publicUrl);

/** Set-Cookie that deletes the cookie of a draft. */
export const endDraftCookie = (publicUrl: string): string => endCookie('draft', publicUrl);

function endCookie(cookie: CookieName, publicUrl: string): string {
  return `${nameOf(cookie, publicUrl)}=; ${scope(publicUrl)}; Max-Age=0; ${attributes(publicUrl)}`;
}

const scope = (publicUrl: string): string => `Path=${basePath(publicUrl) || '/'}`;

function attributes(publicUrl: string): string {
  return isSecure(publicUrl) ? 'Secure; HttpOnly; SameSite=Lax' : 'HttpOnly; SameSite=Lax';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
