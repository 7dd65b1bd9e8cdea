/** Pages as Markdown (CommonMark with tables) for programs: `main` without pictures and without forms except search. */
import { BLOCKS, isSkipped, lineOf, plainText } from './markdown-lines.ts';
import { findElement, findWhere, readMain, type Element } from './markup-tree.ts';

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function isBlock(node: Element | string): node is Element {
  return typeof node !== 'string' && (BLOCKS.has(node.name) || (node.name !== 'a' && node.children.some(isBlock)));
}

function blocks(nodes: readonly (Element | string)[], origin: string): string[] {
  const made: string[] = [];
  let line: (Element | string)[] = [];
  const flush = (): void => {
    const text = lineOf(line, origin).trim();
    if (text !== '') made.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    flush();
    if (!isSkipped(node)) made.push(...block(node, origin));
  }
  flush();
  return made;
}

function block(element: Element, origin: string): string[] {
  const { name, children } = element;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading !== undefined) {
    const text = lineOf(children, origin).trim();
    return text === '' ? [] : [`${'#'.repeat(Number(heading))} ${text}`];
  }
  if (name === 'hr') return ['---'];
  if (name === 'pre') return [`\`\`\`\n${plainText(element).replaceAll('```', "'''").trimEnd()}\n\`\`\``];
  if (name === 'ul' || name === 'ol') return list(element, origin);
  if (name === 'dl') return definitions(element, origin);
  if (name === 'table') return table(element, origin);
  if (name === 'search') return search(element, origin);
  if (name === 'blockquote') return [`> ${indent(blocks(children, origin).join('\n\n'), '> ')}`];
  return blocks(children, origin);
}

/** A search form: its label and its URL, with braces for the words. */
function search(element: Element, origin: string): string[] {
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
  return [`${lineOf(label.children, origin).trim()}: \`${origin}${action}?${query.join('')}={text}\``];
}

function list({ name, children }: Element, origin: string): string[] {
  const items = children.filter((child): child is Element => typeof child !== 'string' && child.name === 'li');
  const lines = items
    .filter((item) => !isSkipped(item))
    .map((item) => blocks(item.children, origin).join('\n'))
    .filter((text) => text !== '')
    .map((text, at) => (name === 'ol' ? `${at + 1}. ${indent(text, '   ')}` : `- ${indent(text, '  ')}`));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function definitions(element: Element, origin: string): string[] {
  const parts = element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'div' ? child.children : [child],
  );
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const text = lineOf(part.children, origin).trim();
    if (part.name === 'dt') out += `${out === '' ? '' : '\n'}- **${text}**:`;
    else out += ` ${text}`;
  }
  return out === '' ? [] : [out];
}

function table(element: Element, origin: string): string[] {
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
    return `| ${cells.map((cell) => lineOf(cell.children, origin).trim()).join(' | ')} |`;
  });
  const [first] = rows;
  if (first === undefined) return [];
  const columns = first.children.filter((cell) => typeof cell !== 'string').length;
  lines.splice(1, 0, `|${' --- |'.repeat(columns)}`);
  return [lines.join('\n')];
}

/** The Markdown of a finished page of `origin`. */
export function markdownOf(page: string, origin: string): string {
  const main = readMain(page);
  if (main === undefined) return '\n';
  return `${[...blocks(continuation(main), origin), ...blocks(main.children, origin)].join('\n\n')}\n`;
}

/** For a page of a long list: its number and the next page, at the top, where truncating readers see it. */
function continuation(main: Element): (Element | string)[] {
  const next = findWhere(main, ({ attributes }) => attributes['rel'] === 'next');
  const where = findWhere(main, ({ attributes }) => attributes['class'] === 'pagination-where');
  if (next === undefined || where === undefined) return [];
  return [{ name: 'blockquote', attributes: {}, children: [...where.children, ' · ', next] }];
}
