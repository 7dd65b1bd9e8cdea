/** The head of an untrusted page, parsed as in browsers (the HTML standard), with limits. */
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export interface PageHead {
  title: string | null;
  /** The attributes of each meta element, by lower-case name. */
  metas: readonly ReadonlyMap<string, string>[];
  /** The attributes of each link element, by lower-case name. */
  links: readonly ReadonlyMap<string, string>[];
}

const HEAD_BYTES = 128 * 1024;
/** Twice the 1,024 bytes of https://html.spec.whatwg.org/#determining-the-character-encoding */
const ENCODING_BYTES = 2_048;
/** Heads of real pages have about a hundred elements, four levels deep. */
const MOST_ELEMENTS = 1_000;
const DEEPEST = 20;
const MOST_ATTRIBUTES = 100;

const END = new Error('the head has ended');

/** Parses up to the end of the head or a limit. */
async function parseHead(html: string): Promise<Element | undefined> {
  const { defaultTreeAdapter, parse } = await import('parse5');
  let head: Element | undefined;
  let elements = 0;
  let depth = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > MOST_ELEMENTS || attributes.length > MOST_ATTRIBUTES) throw END;
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush(element) {
      depth += 1;
      if (depth > DEEPEST) throw END;
      if (element.tagName === 'head') head ??= element;
    },
    onItemPop(element) {
      depth -= 1;
      // Stop here: the parser also moves later meta elements into the head.
      if (element === head) throw END;
    },
  };
  try {
    parse(html, { treeAdapter });
  } catch (error) {
    if (error !== END) throw error;
  }
  return head;
}

async function readHead(html: string): Promise<PageHead> {
  const children = (await parseHead(html))?.childNodes.filter((node) => 'tagName' in node) ?? [];
  const title = children.find(({ tagName }) => tagName === 'title');
  const attributesOf = (element: string): ReadonlyMap<string, string>[] =>
    children
      .filter(({ tagName }) => tagName === element)
      .map(({ attrs }) => new Map(attrs.map(({ name, value }) => [name, value])));
  return {
    title: title ? title.childNodes.map((node) => ('value' in node ? node.value : '')).join('') : null,
    metas: attributesOf('meta'),
    links: attributesOf('link'),
  };
}

const charsetIn = (type: string | undefined): string | undefined =>
  /charset\s{0,20}=\s{0,20}["']?([\w-]{1,40})/i.exec(type ?? '')?.[1];

/** The encoding that a meta element declares. */
async function statedCharset(body: Buffer): Promise<string | undefined> {
  const { metas } = await readHead(body.toString('latin1', 0, ENCODING_BYTES));
  const stated = metas.map(
    (meta) =>
      meta.get('charset') ??
      (meta.get('http-equiv')?.toLowerCase() === 'content-type' ? charsetIn(meta.get('content')) : undefined),
  );
  const charset = stated.find((each) => each !== undefined);
  // Text that could be read as latin1 so far is not UTF-16.
  return charset !== undefined && /^utf-16/i.test(charset) ? 'utf-8' : charset;
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // An unknown encoding.
    return new TextDecoder().decode(bytes);
  }
}

/** A fetched page. */
export interface Page {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** The text of a page's first bytes; undefined if it is not HTML. */
export async function readPageText({ body, headers }: Page, bytes: number): Promise<string | undefined> {
  const type = headers['content-type'] ?? '';
  if (type !== '' && !/^text\/html(?![^\s;])/i.test(type)) return undefined;
  const charset = charsetIn(type) ?? (await statedCharset(body)) ?? 'utf-8';
  return decode(body.subarray(0, bytes), charset);
}

/** Returns an empty head if the page is not HTML. */
export async function readPageHead(page: Page): Promise<PageHead> {
  const html = await readPageText(page, HEAD_BYTES);
  return html === undefined ? { title: null, metas: [], links: [] } : readHead(html);
}
