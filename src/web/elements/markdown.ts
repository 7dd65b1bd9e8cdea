/** Markdown to markup: our templates write every element, so no text can add others. */
import MarkdownIt from 'markdown-it';
import { html, type Html } from './html.ts';

/** HTML is text; URLs become links; images are not shown. */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable('image');

type Token = ReturnType<typeof markdown.parse>[number];

function link(token: Token, content: readonly Html[]): Html {
  const address = String(token.attrGet('href') ?? '');
  // Operators choose their links; search engines get no recommendation of ours.
  return /^https?:/i.test(address)
    ? html`<a href="${address}" rel="nofollow noopener">${content}</a>`
    : html`<a href="${address}">${content}</a>`;
}

function orderedList(token: Token, content: readonly Html[]): Html {
  const start = token.attrGet('start');
  return start === null
    ? html`<ol>
        ${content}
      </ol>`
    : html`<ol start="${start}">
        ${content}
      </ol>`;
}

/** Enclosing elements by token name without `_open`. */
const ENCLOSING: Readonly<Record<string, (token: Token, content: readonly Html[]) => Html>> = {
  paragraph: (token, content) => (token.hidden ? html`${content}` : html`<p>${content}</p>`),
  // The page title is the first level.
  heading: (token, content) =>
    token.tag === 'h1' || token.tag === 'h2'
      ? html`<h2>${content}</h2>`
      : token.tag === 'h3'
        ? html`<h3>${content}</h3>`
        : html`<h4>${content}</h4>`,
  bullet_list: (_, content) =>
    html`<ul>
      ${content}
    </ul>`,
  ordered_list: orderedList,
  list_item: (_, content) => html`<li>${content}</li>`,
  blockquote: (_, content) => html`<blockquote>${content}</blockquote>`,
  table: (_, content) =>
    html`<div class="table-frame" tabindex="0">
      <table>
        ${content}
      </table>
    </div>`,
  thead: (_, content) =>
    html`<thead>
      ${content}
    </thead>`,
  tbody: (_, content) =>
    html`<tbody>
      ${content}
    </tbody>`,
  tr: (_, content) =>
    html`<tr>
      ${content}
    </tr>`,
  th: (_, content) => html`<th scope="col">${content}</th>`,
  td: (_, content) => html`<td>${content}</td>`,
  em: (_, content) => html`<em>${content}</em>`,
  strong: (_, content) => html`<strong>${content}</strong>`,
  s: (_, content) => html`<s>${content}</s>`,
  link,
};

/** Empty elements. */
const ALONE: Readonly<Record<string, (token: Token) => Html>> = {
  text: ({ content }) => html`${content}`,
  text_special: ({ content }) => html`${content}`,
  softbreak: () => html`<br />`,
  hardbreak: () => html`<br />`,
  hr: () => html`<hr />`,
  code_inline: ({ content }) => html`<code dir="ltr">${content}</code>`,
  code_block: ({ content }) => html`<pre dir="ltr" tabindex="0"><code>${content}</code></pre>`,
  fence: ({ content }) => html`<pre dir="ltr" tabindex="0"><code>${content}</code></pre>`,
  inline: ({ children }) => html`${markupOfTokens(children ?? [])}`,
};

/** A break after a line of this many characters was made by wrapping a text; after a shorter one it stays, as in an address. */
const WRAPPED_LENGTH = 60;

/** Nests the flat list of opening and closing tokens. */
function markupOfTokens(tokens: readonly Token[]): Html[] {
  const open: { token: Token; content: Html[] }[] = [];
  const whole: Html[] = [];
  let length = 0;
  for (const token of tokens) {
    const isWrapped = token.type === 'softbreak' && length >= WRAPPED_LENGTH;
    length = token.type.endsWith('break') ? 0 : length + token.content.length;
    const content = open.at(-1)?.content ?? whole;
    if (token.nesting === 1) open.push({ token, content: [] });
    else if (token.nesting === -1) {
      const ended = open.pop();
      const outer = open.at(-1)?.content ?? whole;
      const element = ENCLOSING[ended?.token.type.replace(/_open$/, '') ?? ''];
      if (ended !== undefined) outer.push(element?.(ended.token, ended.content) ?? html`${ended.content}`);
    } else if (isWrapped) content.push(html`${' '}`);
    else content.push(ALONE[token.type]?.(token) ?? html`${token.content}`);
  }
  return whole;
}

/** Most brackets and at signs of a text, each of which may begin a link; 2,000 take some 30 ms. */
const MOST_LINKS = 2_000;
/** Most cells of tables: lines times the most bars of one. The parser fills missing cells. */
const MOST_CELLS = 5_000;

/** Whether parsing a text would take too long. */
function isDear(text: string): boolean {
  if ((text.match(/[[@]/g)?.length ?? 0) > MOST_LINKS) return true;
  const cells = paragraphsOf(text).map((paragraph) => {
    const lines = paragraph.split('\n');
    return lines.length * Math.max(...lines.map((line) => line.split('|').length - 1));
  });
  return cells.reduce((sum, each) => sum + each, 0) > MOST_CELLS;
}

let last: { text: string; tokens: Token[] } = { text: '', tokens: [] };
/** A page parses its text twice: for itself and for its summary. */
function tokensOf(text: string): Token[] {
  if (last.text !== text) last = { text, tokens: markdown.parse(text, {}) };
  return last.tokens;
}

const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n/).filter((each) => each.trim() !== '');

/** Markdown as markup; headings begin at the second level. Texts that take too long to parse are shown as typed. */
export function markdownText(text: string): Html {
  const content = isDear(text)
    ? paragraphsOf(text).map((paragraph) => html`<p>${paragraph}</p>`)
    : markupOfTokens(tokensOf(text));
  return html`<div class="prose">${content}</div>`;
}

/** The length that search engines show. */
const SUMMARY_LENGTH = 160;

/** The first paragraph as plain text, cut at a word; undefined without one. */
export function firstParagraph(text: string): string | undefined {
  const words = isDear(text) ? (paragraphsOf(text)[0] ?? '').replaceAll(/\s+/g, ' ').trim() : firstWords(text);
  if (words.length <= SUMMARY_LENGTH) return words === '' ? undefined : words;
  const cut = words.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).toWellFormed()}…`;
}

function firstWords(text: string): string {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  return (tokens[at + 1]?.children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
    .trim();
}
