/** E-mail addresses: which ones we accept everywhere, and the one form in which they are stored and compared. */

/** Longest address that fits an SMTP path (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX_LENGTH = 254;
const LOCAL_PART_MAX_LENGTH = 64;

/** A dot-atom of RFC 5322; no quoted local parts, no comments, ASCII alone. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/i;

/**
 * Whether the text is one address that mail can be sent to: `local@domain`, a dot-atom before the sign and a
 * host name of at least two labels after it. Domains of other scripts have to come as punycode. Lists, display
 * names, spaces, line ends, quotes and address literals are refused, so an accepted text cannot bend a header.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.indexOf('@');
  const localPart = text.slice(0, Math.max(at, 0));
  if (localPart.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(localPart)) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/** The form in which accounts store and compare addresses: without white space at the ends, in lower case. */
export function foldEmailAddress(text: string): string {
  return text.trim().toLowerCase();
}
