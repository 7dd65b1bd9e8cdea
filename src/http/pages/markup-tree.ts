/** Finished pages as trees of elements and texts. */
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

function elementOf({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): Element {
  return {
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    children: childNodes.flatMap((node): (Element | string)[] => {
      if ('tagName' in node) return [elementOf(node)];
      return 'value' in node ? [node.value] : [];
    }),
  };
}

/** The element `main` of a page; undefined without one. */
export function readMain(page: string): Element | undefined {
  const { childNodes } = parseFragment(page.slice(Math.max(0, page.indexOf('<main'))));
  const main = childNodes.find((node) => node.nodeName === 'main');
  return main && elementOf(main as DefaultTreeAdapterTypes.Element);
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
