/** The text of an SVG that may be drawn: one that can neither grow nor lead out of itself. */

/** What an SVG may point to: its own parts, and pictures that it holds. The drawing would look for others on the disk. */
const OWN_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/;

/** Undefined for what is no SVG, has entities, which could make it grow, or refers to something outside. */
export function readSvg(file: Buffer): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
  if (!text.includes('<svg') || text.includes('<!ENTITY')) return undefined;
  const references = [...text.matchAll(/href\s*=\s*(["'])\s*([^"']{0,40})/g)].map(([, , reference]) => reference ?? '');
  return references.every((reference) => OWN_REFERENCE.test(reference)) ? text : undefined;
}
