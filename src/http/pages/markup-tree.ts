/** A parser of finished pages, whose markup is our own and well-formed (web/elements/html.ts). */

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

/** A tag with attributes, or text. Values are in double quotes and contain no `>`, which is escaped. */
const TOKEN = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)|</gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) =>
    code === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

/** Parses `markup` into the children of a nameless element. */
export function readMarkup(markup: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, slash, tag, values = '', text] of markup.matchAll(TOKEN)) {
    const current = open.at(-1) ?? root;
    if (text !== undefined) current.children.push(decode(text));
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const attributes = Object.fromEntries(
      [...values.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
    );
    const element: Element = { name, attributes, children: [] };
    current.children.push(element);
    if (!VOID.has(name)) open.push(element);
  }
  return root;
}

/** The first element with that name, in document order. */
export function findElement(root: Element, name: string): Element | undefined {
  return findWhere(root, (element) => element.name === name);
}

/** The first matching element, in document order. */
export function findWhere(root: Element, holds: (element: Element) => boolean): Element | undefined {
  if (holds(root)) return root;
  for (const child of root.children) {
    const found = typeof child === 'string' ? undefined : findWhere(child, holds);
    if (found !== undefined) return found;
  }
  return undefined;
}
