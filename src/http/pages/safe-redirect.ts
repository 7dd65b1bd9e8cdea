/** Redirect targets after sign-in: only paths of this origin. */

// Browsers drop tabs and line ends from URLs and read `\` as `/`: `/\t/evil` would leave the origin.
const ALLOWED = /^\/(?!\/)[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]*$/;

/** `text` if it is a path (with query) of this origin, else undefined. At most 2,048 characters, as forms take. */
export function safeRedirect(text: string | null): string | undefined {
  if (text === null || text.length > 2_048 || !ALLOWED.test(text)) return undefined;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  if (url === null || url.origin !== base) return undefined;
  // `/.//evil` resolves to `//evil`, which a browser reads as a host.
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}`;
}
