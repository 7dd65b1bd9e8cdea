/** Pages as a browser parses them: their links and forms, and everything about the markup that must not be. */
import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import { MARKER } from './hostile-texts.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface Control {
  name: string;
  /** `select`, `textarea`, or the type of an input. */
  kind: string;
  value: string;
  /** Values of a select. */
  options: string[];
  maxlength: number | undefined;
}

export interface Form {
  /** Path and query that it is sent to. */
  action: string;
  method: 'get' | 'post';
  controls: Control[];
  /** What each button adds or changes. */
  buttons: { name: string; value: string; action: string | undefined }[];
}

export interface ParsedPage {
  /** Own addresses that the page links to. */
  links: string[];
  forms: Form[];
  mistakes: string[];
}

/** Elements whose text is data that no page of ours has. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'srcset', 'ping'];

/** Parses the page that stands at `address` (path and query). */
export function parsePage(text: string, address: string): ParsedPage {
  const mistakes = new Set<string>();
  const document = parse(text, {
    onParseError: ({ code, startOffset }: ParserError) =>
      void mistakes.add(`parse error ${code} at ${text.slice(Math.max(0, startOffset - 60), startOffset + 60)}`),
  });
  const elements = [...elementsOf(document)];
  const ids = new Set<string>();
  for (const element of elements) {
    for (const mistake of mistakesOf(element)) mistakes.add(mistake);
    const id = attribute(element, 'id');
    if (id !== undefined && ids.has(id)) mistakes.add(`the id ${id} twice`);
    if (id !== undefined) ids.add(id);
  }
  const pathOf = (reference: string): string | undefined => {
    const url = URL.parse(reference, `http://own.invalid${address}`);
    return url?.host === 'own.invalid' ? url.pathname + url.search : undefined;
  };
  const links = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => pathOf(attribute(element, 'href') ?? ''))
    .filter((path) => path !== undefined);
  const forms = elements
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => readForm(form, elements, (reference) => pathOf(reference) ?? ''));
  return { links, forms, mistakes: [...mistakes] };
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function* mistakesOf(element: Element): Generator<string> {
  const { tagName, attrs } = element;
  if (tagName === MARKER) yield 'a text became markup';
  for (const { name, value } of attrs) {
    if (name.startsWith('on')) yield `a handler: <${tagName} ${name}="${value.slice(0, 60)}">`;
    if (name === 'style') yield `a style that the policy forbids: <${tagName} style="${value.slice(0, 60)}">`;
    if (ADDRESSES.includes(name) && !/^(?:https?:\/\/|mailto:|[/?#]|$)/i.test(value))
      yield `<${tagName} ${name}="${value.slice(0, 80)}">`;
    if ((name === 'src' || name === 'action' || name === 'formaction') && !/^(?:\/(?!\/)|$|\?)/.test(value))
      yield `not ours: <${tagName} ${name}="${value.slice(0, 80)}">`;
  }
  if (tagName === 'style') yield 'a style element that the policy forbids';
  if (tagName === 'script') {
    const type = attribute(element, 'type');
    if (type === 'application/ld+json') {
      try {
        JSON.parse(textOf(element));
      } catch {
        yield 'structured data that are no JSON';
      }
    } else if (attribute(element, 'src') === undefined) yield 'a script that the policy forbids';
  }
}

/** The controls of a form: those inside it and those that name it. */
function readForm(form: Element, elements: readonly Element[], pathOf: (reference: string) => string): Form {
  const id = attribute(form, 'id');
  const inside = new Set(elementsOf(form));
  const own = elements.filter((element) => {
    const owner = attribute(element, 'form');
    return owner === undefined ? inside.has(element) : owner === id;
  });
  const controls: Control[] = [];
  const buttons: Form['buttons'] = [];
  for (const element of own) {
    const name = attribute(element, 'name') ?? '';
    const type = attribute(element, 'type') ?? '';
    if (element.tagName === 'button' || (element.tagName === 'input' && type === 'submit')) {
      const action = attribute(element, 'formaction');
      buttons.push({
        name,
        value: attribute(element, 'value') ?? '',
        action: action === undefined ? undefined : pathOf(action),
      });
    } else if (name !== '' && ['input', 'select', 'textarea'].includes(element.tagName)) {
      const maxlength = Number(attribute(element, 'maxlength') ?? Number.NaN);
      controls.push({
        name,
        kind: element.tagName === 'input' ? type || 'text' : element.tagName,
        value: element.tagName === 'textarea' ? textOf(element) : (attribute(element, 'value') ?? ''),
        options: [...elementsOf(element)]
          .filter(({ tagName }) => tagName === 'option')
          .map((option) => attribute(option, 'value') ?? textOf(option)),
        maxlength: Number.isNaN(maxlength) ? undefined : maxlength,
      });
    }
  }
  return {
    action: pathOf(attribute(form, 'action') ?? ''),
    method: attribute(form, 'method')?.toLowerCase() === 'post' ? 'post' : 'get',
    controls,
    buttons,
  };
}
