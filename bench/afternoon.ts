/**
 * The same service written in an afternoon, for comparison: Fastify, node:sqlite, FTS5 with bm25, JSON.stringify, one file.
 * It does by hand what @fastify/helmet, @fastify/rate-limit and @fastify/etag do. Arguments: the database file and, to
 * fill it, the tools as JSON Lines.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import Fastify from 'fastify';
import type { SyntheticTool } from './catalogs.ts';

interface ToolRow {
  id: number;
  slug: string;
  name: string;
  url: string;
  tagline: string;
  description: string;
  pricing_model: string;
  categories: string;
  published_at: string;
}

const [file = '', corpus] = process.argv.slice(2);
const port = Number(process.env['PORT']);
const origin = `http://localhost:${port}`;

const db = new DatabaseSync(file);
db.exec(`
  pragma journal_mode = wal;
  create table if not exists tools (id integer primary key, slug text unique not null, name text not null, url text not null, tagline text not null,
    description text not null, pricing_model text not null, categories text not null, published_at text not null);
  create index if not exists tools_by_pricing on tools (pricing_model, published_at desc);
  create index if not exists tools_by_time on tools (published_at desc);
  create table if not exists tool_categories (category text not null, tool_id integer not null, primary key (category, tool_id)) without rowid;
  create virtual table if not exists tools_fts using fts5(name, tagline, description, content='tools', content_rowid='id');
`);

async function load(lines: string): Promise<void> {
  const addTool = db.prepare(
    'insert into tools (slug, name, url, tagline, description, pricing_model, categories, published_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addCategory = db.prepare('insert into tool_categories values (?, ?)');
  db.exec('begin');
  for await (const line of createInterface(createReadStream(lines))) {
    const tool = JSON.parse(line) as SyntheticTool;
    const { lastInsertRowid } = addTool.run(
      tool.slug,
      tool.name,
      tool.url,
      tool.tagline,
      tool.description,
      tool.pricing_model,
      JSON.stringify(tool.categories),
      tool.published_at,
    );
    for (const category of tool.categories) addCategory.run(category, lastInsertRowid);
  }
  db.exec("insert into tools_fts (tools_fts) values ('rebuild')");
  db.exec('commit');
}

if (db.prepare('select count(*) as count from tools').get()?.['count'] === 0 && corpus !== undefined)
  await load(corpus);

const app = Fastify({ logger: true });

const hits = new Map<string, { count: number; until: number }>();
const LIMIT = 10_000_000;

app.addHook('onRequest', (request, reply, done) => {
  const now = Date.now();
  let hit = hits.get(request.ip);
  if (hit === undefined || hit.until < now) {
    hit = { count: 0, until: now + 60_000 };
    hits.set(request.ip, hit);
  }
  hit.count += 1;
  void reply
    .header('x-ratelimit-limit', LIMIT)
    .header('x-ratelimit-remaining', LIMIT - hit.count)
    .header('x-ratelimit-reset', Math.ceil((hit.until - now) / 1000));
  if (hit.count > LIMIT) void reply.code(429).send({ error: 'too many requests' });
  else done();
});

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self';base-uri 'self';font-src 'self' https: data:;form-action 'self';frame-ancestors 'self';img-src 'self' data:;object-src 'none';script-src 'self';script-src-attr 'none';style-src 'self' https: 'unsafe-inline'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

app.addHook('onSend', async (request, reply, payload) => {
  void reply.headers(SECURITY_HEADERS);
  const tag = `"${createHash('sha1').update(String(payload)).digest('base64')}"`;
  void reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    void reply.code(304);
    return '';
  }
  return payload;
});

function summary(row: ToolRow) {
  const { slug, name, tagline, url, pricing_model, published_at } = row;
  return {
    slug,
    name,
    tagline,
    url,
    logo_url: null,
    pricing_model,
    categories: (JSON.parse(row.categories) as string[]).map((id) => ({ id, name: id })),
    published_at,
    updated_at: published_at,
    links: { self: `${origin}/api/v1/tools/${slug}`, html: `${origin}/en/tools/${slug}` },
  };
}

app.get('/api/v1/tools/:slug', async (request, reply) => {
  const { slug } = request.params as { slug: string };
  const row = db.prepare('select * from tools where slug = ?').get(slug) as unknown as ToolRow | undefined;
  if (row === undefined)
    return reply.code(404).send({ error: { code: 'not_found', message: 'There is no such tool.' } });
  return {
    data: {
      ...summary(row),
      description: row.description,
      locale: 'en',
      available_locales: ['en'],
      link_status: 'unchecked',
      last_checked_at: null,
    },
  };
});

app.get('/api/v1/tools', async (request) => {
  const {
    q,
    category,
    pricing,
    page = '1',
    per_page: perPage = '20',
  } = request.query as Record<string, string | undefined>;
  const where: string[] = [];
  const values: SQLInputValue[] = [];
  let from = 'tools';
  let order = 'tools.published_at desc, tools.id desc';
  if (q !== undefined) {
    from += ' join tools_fts on tools_fts.rowid = tools.id';
    where.push('tools_fts match ?');
    values.push(
      q
        .split(/\s+/)
        .map((word) => `"${word.replaceAll('"', '""')}"`)
        .join(' '),
    );
    order = 'bm25(tools_fts)';
  }
  if (category !== undefined) {
    from += ' join tool_categories on tool_categories.tool_id = tools.id';
    where.push('tool_categories.category = ?');
    values.push(category);
  }
  if (pricing !== undefined) {
    where.push('tools.pricing_model = ?');
    values.push(pricing);
  }
  const condition = where.length > 0 ? ` where ${where.join(' and ')}` : '';
  const total = Number(db.prepare(`select count(*) as count from ${from}${condition}`).get(...values)?.['count'] ?? 0);
  const rows = db
    .prepare(`select tools.* from ${from}${condition} order by ${order} limit ? offset ?`)
    .all(...values, Number(perPage), (Number(page) - 1) * Number(perPage)) as unknown as ToolRow[];
  return {
    data: rows.map(summary),
    pagination: {
      page: Number(page),
      per_page: Number(perPage),
      total,
      total_pages: Math.ceil(total / Number(perPage)),
    },
    locale: 'en',
  };
});

await app.listen({ host: '127.0.0.1', port });
