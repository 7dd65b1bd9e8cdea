/** Inline text of a page as Markdown: emphasis, code and links. */
import type { Element } from './markup-tree.ts';

/** Elements without readable text, and controls. */
const SKIPPED = new Set(['script', 'style', 'svg', 'template', 'form', 'button', 'select', 'dialog', 'img', 'picture']);
/** Elements that begin a new line. */
export const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote details div dl fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p
   pre search section summary table ul`.split(/\s+/),
);
const EMPHASIS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' };

const collapse = (text: string): string => text.replaceAll(/[^\S\u00a0]+/g, ' ');

/** Escapes Markdown, so that users' texts cannot make links, headings or markup. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replace(/^(\s*)([#+-]|\d+(?=[.)]))/, String.raw`$1\$2`);
}

/** Whether an element is left out of Markdown. */
export function isSkipped({ name, attributes }: Element): boolean {
  return SKIPPED.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
}

/** The text of an element without markup. */
export function plainText(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : plainText(child))).join('');
}

/** Nodes as one line of Markdown; links are resolved against `origin`. */
export function lineOf(nodes: readonly (Element | string)[], origin: string): string {
  let out = '';
  for (const node of nodes) {
    if (typeof node === 'string') out += escapeText(collapse(node));
    else if (!isSkipped(node)) out += lineOfElement(node, origin);
  }
  return collapse(out);
}

function lineOfElement(element: Element, origin: string): string {
  const { name, attributes, children } = element;
  if (name === 'br') return ' ';
  if (name === 'code') return `\`${collapse(plainText(element)).replaceAll('`', "'")}\``;
  const text = lineOf(children, origin);
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const mark = EMPHASIS[name];
  if (mark !== undefined) return `${mark}${trimmed}${mark}`;
  const href = attributes['href'];
  if (name === 'a' && href !== undefined && !href.startsWith('#')) {
    const address = href.startsWith('/') ? origin + href : href;
    return `[${trimmed}](${address
      .replaceAll(/[()\s]/g, encodeURIComponent)
      .replaceAll('(', '%28')
      .replaceAll(')', '%29')})`;
  }
  // Blocks that only the layout separates.
  return BLOCKS.has(name) ? ` ${text} ` : text;
}
