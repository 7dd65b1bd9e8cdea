/** Writes XML 1.0 with escaped texts. */
import { escapeMarkup } from '#catalog/markup.ts';

// Not allowed in XML 1.0 (2.2, Char), even as a reference; and CR, which readers turn into LF.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;

/** Escapes text for elements and attributes; characters that XML forbids become U+FFFD. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replaceAll(FORBIDDEN, '\uFFFD'));
}

export type Attributes = Readonly<Record<string, string | undefined>>;

function openTag(name: string, attributes: Attributes): string {
  let out = name;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) out += ` ${key}="${escapeXml(value)}"`;
  }
  return out;
}

/** `<name …>text</name>`; the name is not escaped. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${openTag(name, attributes)}>${escapeXml(text)}</${name}>`;
}

export function emptyElement(name: string, attributes: Attributes): string {
  return `<${openTag(name, attributes)}/>`;
}

/** Each child is on its own line. */
export function element(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `<${openTag(name, attributes)}>\n${children.map((child) => `${child}\n`).join('')}</${name}>`;
}

/** A document with this root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
