/** The accepted form of email addresses, and the form in which they are stored and compared. */

/** The longest address that fits an SMTP path (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const EMAIL_MAX_LENGTH = 254;
const LOCAL_PART_MAX_LENGTH = 64;

/** A dot-atom of RFC 5322: no quoted local parts, no comments, ASCII only. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/i;

/**
 * Whether the text is one address: a dot-atom, `@` and a host name of two or more labels, punycode
 * for other scripts. Rejects everything that could inject into a header: lists, display names,
 * spaces, line ends, quotes.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.indexOf('@');
  const localPart = text.slice(0, Math.max(at, 0));
  if (localPart.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(localPart)) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/** The form in which accounts store and compare addresses: trimmed, lower case. */
export function foldEmailAddress(text: string): string {
  return text.trim().toLowerCase();
}
