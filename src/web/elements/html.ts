/** Auto-escaping, context-checked HTML templates. A component is a function that returns Html. */
import { ENTITIES } from '#catalog/markup.ts';

const MARKUP = Symbol('markup');

/** Finished markup; can only come from `html`, `attributes` and `raw`, never from parsed JSON. */
export interface Html {
  readonly [MARKUP]: string;
  readonly place: 'text' | 'tag';
}

export type Child = Html | string | number | null | undefined | false | readonly Child[];

/**
 * Characters with a meaning in HTML, and invalid ones: controls except white space, and
 * noncharacters (WHATWG HTML, 13.2.3.5). Refused values are shown again in their form.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const ESCAPED = /[&<>"'\0-\x08\x0B\x0E-\x1F\x7F-\x9F\p{Noncharacter_Code_Point}]/u;
const ALL_ESCAPED = new RegExp(ESCAPED, 'gu');

function escapeText(text: string): string {
  return ESCAPED.test(text) ? text.replace(ALL_ESCAPED, (sign) => ENTITIES[sign] ?? '\uFFFD') : text;
}

/**
 * Safe values of `href`, `src`, `action` and `ping`: http(s), mailto, own paths, queries and
 * fragments; others become `#`.
 */
export function safeAddress(address: string): string {
  // Browsers drop tabs and line ends and read `\` as `/`, so such an address leads elsewhere than it looks.
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\u0000-\u0020\\]/.test(address)) return '#';
  return /^(?:https?:\/\/|mailto:[^<>"'?&@]+@[^<>"'?&@]+$|\/(?!\/)|\/$|[?#])/i.test(address) ? address : '#';
}

type Slot = 'text' | 'tag' | 'attribute' | 'address';

const ADDRESS = /^(?:href|src|srcset|action|formaction|poster|cite|ping)$/;
const FORBIDDEN = /^(?:on.*|style|srcdoc|http-equiv)$/;
const ATTRIBUTE_NAME = /^[a-z][a-z0-9-]*$/;

interface Template {
  /** The literal parts without their indentation. */
  parts: readonly string[];
  slots: readonly Slot[];
}

const templates = new WeakMap<TemplateStringsArray, Template>();

/**
 * Finds the context of each value once per template. An unsafe one throws on first rendering, so
 * any test that renders the page finds it.
 */
function readTemplate(strings: TemplateStringsArray): Template {
  const slots: Slot[] = [];
  let element = '';
  let isInTag = false;
  let quote = '';
  let attribute = '';
  for (const part of strings.slice(0, -1)) {
    for (let index = 0; index < part.length; index += 1) {
      const sign = part[index] ?? '';
      if (!isInTag) {
        const tag = sign === '<' ? /^<(\/?)([a-z][\w-]*)/i.exec(part.slice(index)) : null;
        if (part.startsWith('<!--', index)) throw new Error('template: comments do not belong into pages');
        if (tag) {
          isInTag = true;
          element = tag[1] ? '' : (tag[2] ?? '').toLowerCase();
          index += tag[0].length - 1;
          attribute = '';
        }
      } else if (quote) {
        if (sign === quote) {
          quote = '';
          attribute = '';
        }
      } else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === '>') isInTag = false;
      else if (/\s/.test(sign)) attribute = '';
      else if (sign !== '=') attribute += sign.toLowerCase();
    }
    slots.push(slotAt(part, { element, isInTag, quote, attribute }));
  }
  const template = { parts: strings.map((part) => part.replaceAll(/\n[ \t]+/g, '\n')), slots };
  templates.set(strings, template);
  return template;
}

function slotAt(part: string, at: { element: string; isInTag: boolean; quote: string; attribute: string }): Slot {
  if (!at.isInTag) {
    if (at.element === 'script' || at.element === 'style') throw new Error(`template: a value inside <${at.element}>`);
    return 'text';
  }
  if (!at.quote) {
    if (!/\s$/.test(part) || at.attribute !== '')
      throw new Error(`template: a value without quotes near ${at.attribute}`);
    return 'tag';
  }
  if (FORBIDDEN.test(at.attribute)) throw new Error(`template: a value in ${at.attribute}="…"`);
  if (!ADDRESS.test(at.attribute)) return 'attribute';
  // A concatenated address cannot be checked; `pathTo` makes a whole one.
  const isNext = at.attribute === 'srcset' && /^ \d+[wx], $/.test(part);
  if (!isNext && !part.endsWith(`=${at.quote}`)) throw new Error(`template: ${at.attribute} must be one whole value`);
  return 'address';
}

function show(child: Child, slot: Slot): string {
  if (child === null || child === undefined || child === false) return '';
  if (typeof child === 'string') return escapeText(slot === 'address' ? safeAddress(child) : child);
  if (typeof child === 'number') return String(child);
  if (isHtml(child)) {
    if (child.place !== slot) throw new Error(`template: markup for ${child.place} in ${slot}`);
    return child[MARKUP];
  }
  let out = '';
  for (const part of child) out += show(part, slot);
  return out;
}

function isHtml(child: Html | readonly Child[]): child is Html {
  return MARKUP in child;
}

/**
 * Template tag. Values in text are escaped, arrays joined, null, undefined and false omitted.
 * Values in attributes need quotes; addresses are checked. Between attributes only
 * `attributes({...})` is allowed.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Child[]): Html {
  const { parts, slots } = templates.get(strings) ?? readTemplate(strings);
  let out = parts[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    const slot = slots[index] ?? 'text';
    const value = values[index];
    if (slot === 'tag' && typeof value !== 'object' && value !== undefined && value !== false) {
      throw new Error('template: text between attributes');
    }
    out += show(value, slot) + (parts[index + 1] ?? '');
  }
  return { [MARKUP]: out, place: 'text' };
}

/** Optional attributes: true has no value, false, null and undefined are omitted, texts are escaped. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
  let out = '';
  for (const name in values) {
    const value = values[name];
    if (value === false || value === null || value === undefined) continue;
    if (!ATTRIBUTE_NAME.test(name) || FORBIDDEN.test(name)) throw new Error(`template: attribute ${name}`);
    if (value === true) out += ` ${name}`;
    else out += ` ${name}="${escapeText(ADDRESS.test(name) ? safeAddress(String(value)) : String(value))}"`;
  }
  return { [MARKUP]: out, place: 'tag' };
}

/** Trusted markup of our own. Never pass anything from a person or another server. */
export function raw(trusted: string): Html {
  return { [MARKUP]: trusted, place: 'text' };
}

const OWN_PATH =
  /(\s(?:href|src|srcset|action|formaction|poster|cite|ping|data-(?:account-menu|challenge|check|compare|heartbeat|kept|saved|suggest|tools))=")\/(?!\/)/g;

/** The second address of a `srcset`; templates have at most two. */
const SECOND_SOURCE = /(\ssrcset="[^"]* \d+[wx], )\/(?!\/)/g;

/**
 * The text of finished markup, to be sent, with `base` (such as `/ai`) before the own paths in its
 * attributes. Values cannot contain such an attribute, because their quotes are escaped.
 */
export function markupOf(page: Html, base = ''): string {
  if (base === '') return page[MARKUP];
  return page[MARKUP].replaceAll(OWN_PATH, `$1${base}/`).replaceAll(SECOND_SOURCE, `$1${base}/`);
}
