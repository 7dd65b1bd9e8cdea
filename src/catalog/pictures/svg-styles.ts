/** What the styles of an SVG refer to: `url(#…)` in attributes, in `style` and in style sheets. */

const REFERENCE = /url\(\s*(?:["']\s*)?#([^"')\s]+)/gi;
/** Properties that descendants inherit (SVG 2, Appendix F). */
const INHERITED = /^(?:fill|stroke|marker|marker-start|marker-mid|marker-end)$/i;
/** An escape in CSS may spell `url`, and a sheet may be taken from a `data:` address: the files of drawing programs have neither. */
const HIDDEN = /\\|@import/i;

export interface References {
  references: string[];
  inherited: string[];
}

/** What the value of a property refers to; undefined where it may hide something. */
export function readProperty(name: string, value: string): References | undefined {
  if (!value.includes('(')) return { references: [], inherited: [] };
  if (HIDDEN.test(value)) return undefined;
  const ids = [...value.matchAll(REFERENCE)].map(([, id = '']) => id);
  return INHERITED.test(name) ? { references: [], inherited: ids } : { references: ids, inherited: [] };
}

/** What declarations as in `style="…"` refer to; undefined where they may hide something. */
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

/** A rule of a sheet that refers to something, and which elements it may be about. */
export interface StyleRule extends References {
  /** `.class`, `#id` or an element's name; `*` where it may be any. */
  subject: string;
}

/** The rules of a sheet that refer to something; undefined where it may hide something. */
export function readSheet(text: string): StyleRule[] | undefined {
  if (HIDDEN.test(text)) return undefined;
  const rules: StyleRule[] = [];
  let count = 0;
  // What follows the last brace is no rule.
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

/** References that are written in a text: braces in strings, and comments, could keep us from finding all of them. */
const countIn = (text: string): number => [...text.matchAll(REFERENCE)].length;
const countOf = ({ references, inherited }: References): number => references.length + inherited.length;

/** One that is not closed goes on to the end. */
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

/** Whom the last part of a selector is about, at least. */
function subjectOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [, element = '', first] = /^([\w-]*)(?:([.#][\w-]+)(?:[.#][\w.#-]*)?)?$/.exec(last) ?? [];
  return first ?? (element === '' ? '*' : element);
}
