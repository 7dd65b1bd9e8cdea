/** Entity tags, and their comparison with If-None-Match. */
import type { Encoding } from './encodings.ts';

/** If-None-Match (RFC 9110, 13.1.2) by weak comparison; the tag of any encoding matches. */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined || header.length > 8_000) return false;
  if (header.length === tag.length + 2 && header.startsWith(tag, 1))
    return header.startsWith('"') && header.endsWith('"');
  return header.split(',').some((part) => {
    const given = part.trim();
    return given === '*' || given.replace(/^W\//, '').replace(/(?:-gzip|-br)?"$/, '"') === `"${tag}"`;
  });
}

/** The quoted entity tag of an answer in one encoding. */
export function entityTag(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}
