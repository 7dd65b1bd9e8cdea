/** Untrusted SVG: drawable if self-contained and small after following references. */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { costOf, type Cost, type SvgElement } from './svg-cost.ts';
import { readDeclarations, readProperty, readSheet, type References, type StyleRule } from './svg-styles.ts';

/** Allowed references: own parts, embedded pictures. The renderer would read other files. */
const OWN_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/;
/** Weight of a filter step in elements: it processes every pixel. */
const STEP_WEIGHT = 100;
/** Characters of a path or text that weigh as an element. */
const LETTERS = 100;
const XLINK = 'http://www.w3.org/1999/xlink';
const SVG = 'http://www.w3.org/2000/svg';

export interface ReadSvg {
  /** UTF-8 text without its XML declaration, which could name another encoding. */
  text: string;
  /** Embedded picture files. */
  pictures: Buffer[];
  /** Whether it has letters as text, which are drawn in no font of its author, or not at all. */
  hasText: boolean;
  /** The drawing cost with these pixels of its pictures; undefined for cycles. */
  costOf(pixels: readonly number[]): Cost | undefined;
}

/** An element during parsing. */
interface Open extends SvgElement {
  name: string;
  subjects: string[];
}

/**
 * Parses an SVG with its cost. Throws if it is no SVG or not well-formed, has entities or a doctype
 * (which could expand), refers outside, or may hide a reference.
 */
export function readSvg(file: Buffer): ReadSvg {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file).replace(/^\s*<\?xml\s[^>]*\?>/, '');
  const elements: Open[] = [];
  const path: Open[] = [];
  const byId = new Map<string, SvgElement[]>();
  const rules: StyleRule[] = [];
  const pictures: { file: Buffer; of: SvgElement }[] = [];
  let sheet = '';
  let openTexts = 0;
  let hasText = false;

  const parser = new SaxesParser({ xmlns: true });
  const refuse = (): never => {
    throw new Error('the SVG is not to be drawn');
  };
  const heard = <T>(found: T | undefined): T => found ?? refuse();
  parser.on('error', refuse);
  parser.on('doctype', (type) => type.includes('[') && refuse());
  parser.on('processinginstruction', ({ target }) => target === 'xml-stylesheet' && refuse());

  function readReference(element: SvgElement, value: string): void {
    const reference = value.trim();
    if (!OWN_REFERENCE.test(reference)) refuse();
    if (reference.startsWith('#')) element.references.push(reference.slice(1));
    else pictures.push({ file: Buffer.from(reference.slice(reference.indexOf(',') + 1), 'base64'), of: element });
  }

  function readAttribute(element: Open, { local, uri, value }: SaxesAttributeNS): void {
    if (local === 'href' && (uri === '' || uri === XLINK)) {
      readReference(element, value);
      return;
    }
    if (uri !== '') return;
    if (local === 'id') byId.set(value, [...(byId.get(value) ?? []), element]);
    if (local === 'id') element.subjects.push(`#${value}`);
    if (local === 'class') element.subjects.push(...value.split(/\s+/).map((name) => `.${name}`));
    addReferences(element, heard(local === 'style' ? readDeclarations(value) : readProperty(local, value)));
    if (local !== 'style') element.weight += Math.floor(value.length / LETTERS);
  }

  parser.on('opentag', ({ local, uri, attributes }: SaxesTagNS) => {
    if (path.length === 0 && (local !== 'svg' || uri !== SVG)) refuse();
    // XInclude.
    if (local === 'include') refuse();
    const weight = /^fe[A-Z]/.test(local) ? STEP_WEIGHT : 1;
    const subjects = [local, '*'];
    if (local === 'text') openTexts += 1;
    const element = { name: local, subjects, children: [], references: [], inherited: [], weight, pixels: 0 };
    for (const attribute of Object.values(attributes)) readAttribute(element, attribute);
    path.at(-1)?.children.push(element);
    path.push(element);
    elements.push(element);
  });
  const onText = (said: string): void => {
    const element = path.at(-1);
    if (openTexts > 0 && said.trim() !== '') hasText = true;
    if (element?.name === 'style') sheet += said;
    else if (element !== undefined) element.weight += Math.floor(said.length / LETTERS);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const closed = path.pop()?.name;
    if (closed === 'text') openTexts -= 1;
    if (closed !== 'style') return;
    rules.push(...heard(readSheet(sheet)));
    sheet = '';
  });
  parser.write(text).close();

  const [root] = elements;
  if (root === undefined) return refuse();
  for (const rule of rules)
    for (const element of elements) if (element.subjects.includes(rule.subject)) addReferences(element, rule);
  return {
    text,
    pictures: pictures.map(({ file: picture }) => picture),
    hasText,
    costOf(pixels) {
      for (const [at, { of }] of pictures.entries()) of.pixels = pixels[at] ?? 0;
      return costOf(root, byId);
    },
  };
}

function addReferences(element: SvgElement, { references, inherited }: References): void {
  element.references.push(...references);
  element.inherited.push(...inherited);
}
