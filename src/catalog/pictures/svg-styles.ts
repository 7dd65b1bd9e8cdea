/** References in the styles of an SVG: `url(#…)` in attributes, `style` and style sheets. */

const REFERENCE = /url\(\s*(?:["']\s*)?#([^"')\s]+)/gi;
/** Inherited properties (SVG 2, Appendix F). */
const INHERITED = /^(?:fill|stroke|marker|marker-start|marker-mid|marker-end)$/i;
/**
 * CSS escapes may hide `url`, and imports may come from `data:`; drawing programs write neither.
 */
const HIDDEN = /\\|@import/i;

export interface References {
  references: string[];
  inherited: string[];
}

/** The references in a property; undefined if it may hide one. */
export function readProperty(name: string, value: string): References | undefined {
  if (!value.includes('(')) return { references: [], inherited: [] };
  if (HIDDEN.test(value)) return undefined;
  const ids = [...value.matchAll(REFERENCE)].map(([, id = '']) => id);
  return INHERITED.test(name) ? { references: [], inherited: ids } : { references: ids, inherited: [] };
}

/** The references in declarations, as `style="…"`; undefined if they may hide one. */
export function readDeclarations(text: string): References | undefined {
  const all: References = { references: [], inherited: [] };
  if (HIDDEN.test(text)) return undefined;
  if (!text.includes('(')) return all;
  for (const declaration of withoutComments(text).split(';')) {
    const at = declaration.indexOf(':');
    const read = readProperty(declaration.slice(0, at).trim(), declaration.slice(at + 1));
    if (read === undefined) return undefined;
    all.references.push(...read.references);
    all.inherited.push(...read.inherited);
  }
  return countIn(text) === countOf(all) ? all : undefined;
}

/** A CSS rule with references, and its subject. */
export interface StyleRule extends References {
  /** `.class`, `#id` or an element name; `*` if unknown. */
  subject: string;
}

/** The rules with references in a sheet; undefined if it may hide one. */
export function readSheet(text: string): StyleRule[] | undefined {
  if (HIDDEN.test(text)) return undefined;
  const rules: StyleRule[] = [];
  let count = 0;
  // Text after the last brace is no rule.
  for (const block of withoutComments(text).split('}').slice(0, -1)) {
    const [declarations = '', selectors = ''] = block.split('{').toReversed();
    const read = readDeclarations(declarations);
    if (read === undefined) return undefined;
    if (countOf(read) === 0) continue;
    count += countOf(read);
    for (const selector of selectors.split(',')) rules.push({ subject: subjectOf(selector), ...read });
  }
  return countIn(text) === count ? rules : undefined;
}

/** Counts references in a text: braces in strings and comments could hide some from the parser. */
const countIn = (text: string): number => [...text.matchAll(REFERENCE)].length;
const countOf = ({ references, inherited }: References): number => references.length + inherited.length;

/** An unclosed comment extends to the end. */
function withoutComments(text: string): string {
  let rest = '';
  let at = 0;
  for (let start = text.indexOf('/*'); start !== -1; start = text.indexOf('/*', at)) {
    rest += text.slice(at, start);
    const end = text.indexOf('*/', start + 2);
    if (end === -1) return rest;
    at = end + 2;
  }
  return rest + text.slice(at);
}

/** The subject of a selector: its last compound, simplified. */
function subjectOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [, element = '', first] = /^([\w-]*)(?:([.#][\w-]+)(?:[.#][\w.#-]*)?)?$/.exec(last) ?? [];
  return first ?? (element === '' ? '*' : element);
}
