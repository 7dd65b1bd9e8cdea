/** Pages as Markdown (CommonMark with tables), for programs that read prose: what `main` holds, without pictures and without forms but those that search. */
import { findElement, findWhere, readMarkup, type Element } from './markup-tree.ts';

/** What nobody reads in a text, and what works only where it is clicked. */
const SKIPPED = new Set(['script', 'style', 'svg', 'template', 'form', 'button', 'select', 'dialog', 'img', 'picture']);
const BLOCKS = new Set(
  'address,article,aside,blockquote,details,div,dl,fieldset,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,search,section,summary,table,ul'.split(
    ',',
  ),
);
const EMPHASIS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' };

/** Texts of strangers stay text: no sign of theirs makes a link, a heading or markup. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replace(/^(\s*)([#+-]|\d+(?=[.)]))/, String.raw`$1\$2`);
}

function isSkipped({ name, attributes }: Element): boolean {
  return SKIPPED.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
}

const collapse = (text: string): string => text.replaceAll(/[^\S\u00a0]+/g, ' ');
const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** The text of an element without any marks. */
function plainText(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : plainText(child))).join('');
}

/** Makes a page's Markdown with links below `origin`. */
function writer(origin: string) {
  function inline(nodes: readonly (Element | string)[]): string {
    let out = '';
    for (const node of nodes) {
      if (typeof node === 'string') out += escapeText(collapse(node));
      else if (!isSkipped(node)) out += inlineElement(node);
    }
    return collapse(out);
  }

  function inlineElement(element: Element): string {
    const { name, attributes, children } = element;
    if (name === 'br') return ' ';
    if (name === 'code') return `\`${collapse(plainText(element)).replaceAll('`', "'")}\``;
    const text = inline(children);
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
    // Pieces that only the layout keeps apart.
    return BLOCKS.has(name) ? ` ${text} ` : text;
  }

  function isBlock(node: Element | string): node is Element {
    return typeof node !== 'string' && (BLOCKS.has(node.name) || (node.name !== 'a' && node.children.some(isBlock)));
  }

  /** The blocks of a list of nodes, each without blank lines around it. */
  function blocks(nodes: readonly (Element | string)[]): string[] {
    const made: string[] = [];
    let line: (Element | string)[] = [];
    const flush = (): void => {
      const text = inline(line).trim();
      if (text !== '') made.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        line.push(node);
        continue;
      }
      flush();
      if (!isSkipped(node)) made.push(...block(node));
    }
    flush();
    return made;
  }

  function block(element: Element): string[] {
    const { name, children } = element;
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading !== undefined) {
      const text = inline(children).trim();
      return text === '' ? [] : [`${'#'.repeat(Number(heading))} ${text}`];
    }
    if (name === 'hr') return ['---'];
    if (name === 'pre') return [`\`\`\`\n${plainText(element).replaceAll('```', "'''").trimEnd()}\n\`\`\``];
    if (name === 'ul' || name === 'ol') return list(element);
    if (name === 'dl') return definitions(element);
    if (name === 'table') return table(element);
    if (name === 'search') return search(element);
    if (name === 'blockquote') return [`> ${indent(blocks(children).join('\n\n'), '> ')}`];
    return blocks(children);
  }

  /** A form that searches: what it does and the address that it makes, with braces for what is typed. */
  function search(element: Element): string[] {
    const form = findElement(element, 'form');
    const label = form && findElement(form, 'label');
    const action = form?.attributes['action'];
    if (form === undefined || label === undefined || action === undefined) return [];
    const typed = findWhere(form, ({ attributes }) => attributes['id'] === label.attributes['for']);
    const hidden = form.children.filter(
      (child): child is Element => typeof child !== 'string' && child.attributes['type'] === 'hidden',
    );
    const given = hidden.map(({ attributes: { name = '', value = '' } }) => [name, value]);
    const query = [...given.map((pair) => `${new URLSearchParams([pair]).toString()}&`), typed?.attributes['name']];
    return [`${inline(label.children).trim()}: \`${origin}${action}?${query.join('')}={text}\``];
  }

  function list({ name, children }: Element): string[] {
    const items = children.filter((child): child is Element => typeof child !== 'string' && child.name === 'li');
    const lines = items
      .filter((item) => !isSkipped(item))
      .map((item) => blocks(item.children).join('\n'))
      .filter((text) => text !== '')
      .map((text, at) => (name === 'ol' ? `${at + 1}. ${indent(text, '   ')}` : `- ${indent(text, '  ')}`));
    return lines.length === 0 ? [] : [lines.join('\n')];
  }

  function definitions(element: Element): string[] {
    const parts = element.children.flatMap((child) =>
      typeof child === 'string' ? [] : child.name === 'div' ? child.children : [child],
    );
    let out = '';
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const text = inline(part.children).trim();
      if (part.name === 'dt') out += `${out === '' ? '' : '\n'}- **${text}**:`;
      else out += ` ${text}`;
    }
    return out === '' ? [] : [out];
  }

  function table(element: Element): string[] {
    const rows: Element[] = [];
    const collect = (within: Element): void => {
      for (const child of within.children) {
        if (typeof child === 'string') continue;
        if (child.name === 'tr') rows.push(child);
        else collect(child);
      }
    };
    collect(element);
    const lines = rows.map((row) => {
      const cells = row.children.filter((cell): cell is Element => typeof cell !== 'string');
      return `| ${cells.map((cell) => inline(cell.children).trim()).join(' | ')} |`;
    });
    const [first] = rows;
    if (first === undefined) return [];
    const columns = first.children.filter((cell) => typeof cell !== 'string').length;
    lines.splice(1, 0, `|${' --- |'.repeat(columns)}`);
    return [lines.join('\n')];
  }

  return blocks;
}

/** The Markdown of a finished page whose own addresses lie below `origin`. */
export function markdownOf(page: string, origin: string): string {
  const main = findElement(readMarkup(page.slice(Math.max(0, page.indexOf('<main')))), 'main');
  if (main === undefined) return '\n';
  const write = writer(origin);
  return `${[...write(continuation(main)), ...write(main.children)].join('\n\n')}\n`;
}

/** Of a part of a long list, which part it is and where the next one is: readers who are cut off have read it at the top. */
function continuation(main: Element): (Element | string)[] {
  const next = findWhere(main, ({ attributes }) => attributes['rel'] === 'next');
  const where = findWhere(main, ({ attributes }) => attributes['class'] === 'pagination-where');
  if (next === undefined || where === undefined) return [];
  return [{ name: 'blockquote', attributes: {}, children: [...where.children, ' · ', next] }];
}
