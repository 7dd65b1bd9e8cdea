/** Markdown as markup: every element is written by a template of ours, so that nothing else can come out of a text. */
import MarkdownIt from 'markdown-it';
import { html, type Html } from './html.ts';

/** HTML in a text is text; addresses are links; pictures are not shown. */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable('image');

type Token = ReturnType<typeof markdown.parse>[number];

function link(token: Token, content: readonly Html[]): Html {
  const address = String(token.attrGet('href') ?? '');
  // What an operator links to is theirs to choose; search engines get no recommendation of ours with it.
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

/** The elements that enclose others, by the name of their tokens without `_open`. */
const ENCLOSING: Readonly<Record<string, (token: Token, content: readonly Html[]) => Html>> = {
  paragraph: (token, content) => (token.hidden ? html`${content}` : html`<p>${content}</p>`),
  // The first level is the title of the page.
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

/** The elements that stand alone. */
const ALONE: Readonly<Record<string, (token: Token) => Html>> = {
  text: ({ content }) => html`${content}`,
  text_special: ({ content }) => html`${content}`,
  softbreak: () => html`${'\n'}`,
  hardbreak: () => html`<br />`,
  hr: () => html`<hr />`,
  code_inline: ({ content }) => html`<code dir="ltr">${content}</code>`,
  code_block: ({ content }) => html`<pre dir="ltr" tabindex="0"><code>${content}</code></pre>`,
  fence: ({ content }) => html`<pre dir="ltr" tabindex="0"><code>${content}</code></pre>`,
  inline: ({ children }) => html`${markupOfTokens(children ?? [])}`,
};

/** Tokens come flat, an opening and a closing one around what is in between. */
function markupOfTokens(tokens: readonly Token[]): Html[] {
  const open: { token: Token; content: Html[] }[] = [];
  const whole: Html[] = [];
  for (const token of tokens) {
    const content = open.at(-1)?.content ?? whole;
    if (token.nesting === 1) open.push({ token, content: [] });
    else if (token.nesting === -1) {
      const ended = open.pop();
      const outer = open.at(-1)?.content ?? whole;
      const element = ENCLOSING[ended?.token.type.replace(/_open$/, '') ?? ''];
      if (ended !== undefined) outer.push(element?.(ended.token, ended.content) ?? html`${ended.content}`);
    } else content.push(ALONE[token.type]?.(token) ?? html`${token.content}`);
  }
  return whole;
}

/** Most brackets and at signs of a text, each of which may begin a link; 2,000 take some 30 ms. */
const MOST_LINKS = 2_000;
/** Most cells of its tables: lines times the most bars of one. A parser fills up the cells that a row lacks. */
const MOST_CELLS = 5_000;

/** Whether a text would be too much work to read as Markdown. */
function isDear(text: string): boolean {
  if ((text.match(/[[@]/g)?.length ?? 0) > MOST_LINKS) return true;
  const cells = paragraphsOf(text).map((paragraph) => {
    const lines = paragraph.split('\n');
    return lines.length * Math.max(...lines.map((line) => line.split('|').length - 1));
  });
  return cells.reduce((sum, each) => sum + each, 0) > MOST_CELLS;
}

let last: { text: string; tokens: Token[] } = { text: '', tokens: [] };
/** A page reads its text twice, for itself and for its summary. */
function tokensOf(text: string): Token[] {
  if (last.text !== text) last = { text, tokens: markdown.parse(text, {}) };
  return last.tokens;
}

const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n/).filter((each) => each.trim() !== '');

/** A text in Markdown; its headings begin at the second level. What is too much work to read is shown as it was typed. */
export function markdownText(text: string): Html {
  const content = isDear(text)
    ? paragraphsOf(text).map((paragraph) => html`<p>${paragraph}</p>`)
    : markupOfTokens(tokensOf(text));
  return html`<div class="prose">${content}</div>`;
}

/** What search engines show of a text. */
const SUMMARY_LENGTH = 160;

/** The first paragraph without its marks, cut at a word; undefined when there is none. */
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
