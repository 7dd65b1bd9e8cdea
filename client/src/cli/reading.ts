/** The commands that read: search, show, categories, changes. */
import type { Change, Locale, ToolQuery, ToolSummary } from '../index.ts';
import { Misuse, type Command, type Invocation, type Option } from './command.ts';
import { columns, facts, lineOf, linesOf, styled } from './terminal.ts';

const locale: Option = { value: 'LOCALE', sentence: 'Language of names and texts: en, ar, ru, uk, pl, de, es or fr.' };
const asked = (call: Invocation): { locale?: Locale } => {
  const value = call.option('locale');
  return value === undefined ? {} : { locale: value as Locale };
};

const LIMIT = 20;
const MOST_PER_PAGE = 50;

async function search(call: Invocation) {
  const limit = call.number('limit') ?? LIMIT;
  const query: ToolQuery = { ...asked(call), per_page: Math.min(MOST_PER_PAGE, limit) };
  const q = call.args.join(' ').trim();
  if (q !== '') query.q = q;
  for (const name of ['category', 'pricing', 'sort'] as const) {
    const value = call.option(name);
    if (value !== undefined) Object.assign(query, { [name]: value });
  }
  const found: ToolSummary[] = [];
  let total = 0;
  for await (const page of call.client.toolPages(query, { signal: call.signal })) {
    total = page.pagination.total;
    found.push(...page.data);
    if (found.length >= limit) break;
  }
  const data = found.slice(0, limit);
  const rows = data.map((tool) => [tool.slug, lineOf(tool.name), tool.pricing_model ?? '', lineOf(tool.tagline)]);
  const rest =
    total > data.length ? `${styled('dim', `${data.length} of ${total}; --limit ${total} shows all`)}\n` : '';
  return { text: columns(rows, ['dim', 'bold', 'green']) + rest, json: { data, total } };
}

async function show(call: Invocation) {
  const [slug = ''] = call.args;
  const tool = await call.client.tool(slug, asked(call), { signal: call.signal });
  const head = `${styled('bold', lineOf(tool.name))}\n${lineOf(tool.tagline)}\n\n`;
  const rows = facts([
    ['address', lineOf(tool.url)],
    ['price', tool.pricing_model],
    ['categories', tool.categories.map(({ name }) => lineOf(name)).join(', ')],
    ['platforms', tool.platforms?.join(', ')],
    ['license', tool.license],
    ['published', tool.published_at.slice(0, 10)],
    ['page', tool.links.html],
  ]);
  const description = tool.description ? `\n${linesOf(tool.description)}\n` : '';
  return { text: head + rows + description, json: tool };
}

async function categories(call: Invocation) {
  const data = await call.client.categories(asked(call), { signal: call.signal });
  const rows = data.map(({ id, name, tool_count: count }) => [id, lineOf(name), String(count)]);
  return { text: columns(rows, ['dim', 'bold']), json: data };
}

function changeLine(change: Change): string {
  if (change.type === 'category.upserted') return `${styled('yellow', '±')} category ${change.category.id}\n`;
  if (change.type === 'tool.upserted') return `${styled('green', '+')} ${change.slug}  ${lineOf(change.tool.name)}\n`;
  return `${styled('red', '-')} ${change.slug}${change.moved_to === null ? '' : ` → ${change.moved_to}`}\n`;
}

/** Written as they come; under --json a line for each change, and one with the cursor after each page. */
async function changes(call: Invocation) {
  const since = call.option('since');
  const every = call.number('every');
  const pages = call.client.changePages({
    ...(since !== undefined && { since }),
    ...(every !== undefined && { every }),
    limit: 500,
    follow: call.isSet('follow'),
    signal: call.signal,
  });
  for await (const { data, pagination } of pages) {
    if (call.isJson) {
      const lines = [...data, { cursor: pagination.next }];
      await call.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    } else {
      await call.write(data.map(changeLine).join(''));
      call.say(`cursor ${pagination.next}`);
    }
  }
  return undefined;
}

export const READING: readonly Command[] = [
  {
    name: 'search',
    arguments: ['[WORD…]'],
    options: {
      category: { value: 'ID', sentence: 'Only tools in this category; `shelf categories` lists them.' },
      pricing: { value: 'PRICE', sentence: 'Only tools at this price: free, freemium, paid, free_trial, open_source.' },
      sort: { value: 'ORDER', sentence: 'relevance, newest, updated or name.' },
      limit: { value: 'NUMBER', sentence: `Maximum number of tools; ${LIMIT} by default.` },
      locale,
    },
    sentence: 'Searches the catalog; without words, lists the newest tools.',
    run: search,
  },
  { name: 'show', arguments: ['SLUG'], options: { locale }, sentence: 'Shows a tool.', run: show },
  { name: 'categories', options: { locale }, sentence: 'Lists the categories and their ids.', run: categories },
  {
    name: 'changes',
    options: {
      since: { value: 'CURSOR', sentence: 'Continues from a cursor, as printed after each page.' },
      follow: { sentence: 'Waits for more until interrupted.' },
      every: { value: 'SECONDS', sentence: 'Time between checks; 30 by default.' },
    },
    sentence: 'Lists changes, each tool once: + published or changed, - removed.',
    async run(call) {
      if (call.option('every') !== undefined && !call.isSet('follow')) throw new Misuse('--every goes with --follow');
      return changes(call);
    },
  },
];
