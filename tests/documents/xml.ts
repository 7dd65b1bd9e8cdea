/** A strict reader of XML for tests: throws where the text is not well-formed, otherwise gives its elements. */

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** The text directly inside, references resolved. */
  text: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
// oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

function resolve(text: string): string {
  if (text.includes('<')) throw new Error(`a bare < in ${text.slice(0, 60)}`);
  return text.replaceAll(/&([^;]{0,10});?/g, (whole, name: string) => {
    const sign = ENTITIES[name];
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`a bare & or an unknown reference: ${whole}`);
    return sign;
  });
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const rest = text.replaceAll(/\s+([\w:-]+)="([^"<]*)"/g, (_, name: string, value: string) => {
    if (name in attributes) throw new Error(`${name} twice`);
    attributes[name] = resolve(value);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`broken attributes: ${text}`);
  return attributes;
}

/** The root element of a document that begins with an XML declaration. */
export function parseXml(text: string): Element {
  if (!text.isWellFormed() || FORBIDDEN.test(text)) throw new Error('a character that XML does not allow');
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === text) throw new Error('no XML declaration');
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let at = 0;
  for (const match of body.matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    const current = open.at(-1) ?? top;
    current.text += resolve(body.slice(at, match.index));
    at = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty] = match;
    if (closing === '/') {
      if (current.name !== name) throw new Error(`</${name}> where </${current.name}> belongs`);
      open.pop();
    } else {
      const element: Element = { name, attributes: attributesOf(attributes), children: [], text: '' };
      current.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [root] = top.children;
  if (
    open.length !== 1 ||
    root === undefined ||
    top.children.length !== 1 ||
    resolve(body.slice(at)).trim() !== '' ||
    top.text.trim() !== ''
  ) {
    throw new Error('not one whole root element');
  }
  return root;
}

export function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first child with that name; throws without one. */
export function textOf(element: Element, name: string): string {
  const [child] = childrenOf(element, name);
  if (child === undefined) throw new Error(`<${element.name}> has no <${name}>`);
  return child.text;
}
