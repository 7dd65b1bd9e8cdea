/** The sitemap index and its files: for each locale one of pages and as many of tools as there are. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { readToolAddresses } from '#catalog/tool-addresses.ts';
import { listCategories } from '#catalog/tools.ts';
import type { DocumentAnswer, DocumentRequest, MachineDocument } from '#http/machine-documents.ts';
import type { Parts } from '#http/parts.ts';
import { createKeptBytes, type KeptBytes } from './kept-bytes.ts';
import { SITEMAP_NAMESPACES, sitemapTime, toolEntries, urlEntry } from './sitemap-entries.ts';
import { createSitemapFiles, type SitemapFiles } from './sitemap-files.ts';
import { element, textElement, xmlDocument } from './xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';
const TYPE = 'application/xml; charset=utf-8';
const MAX_AGE = 300;

/** Public pages that are the same kind in every language, without the locale. */
const FIXED_PAGES = ['', '/tools'] as const;

/** A packed file of the most tools has about 2 MB. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Tools whose entries cost about as much as one read. */
const TOOLS_A_READ = 2_000;

async function indexOf({ parts }: DocumentRequest, files: SitemapFiles): Promise<DocumentAnswer> {
  const { publicUrl } = parts.config;
  const tools = await files.list(parts.live);
  const entry = (locale: Locale, name: string, updatedAt: string | null): string =>
    element('sitemap', [
      textElement('loc', `${publicUrl}/sitemaps/${locale}/${name}.xml`),
      ...(updatedAt === null ? [] : [textElement('lastmod', sitemapTime(updatedAt))]),
    ]);
  const entries = LOCALES.flatMap((locale) => [
    entry(locale, 'pages', null),
    ...[...tools].map(([number, state]) => entry(locale, `tools-${number}`, state.updatedAt)),
  ]);
  return { text: xmlDocument(element('sitemapindex', entries, { xmlns: SITEMAP_NAMESPACES.xmlns })) };
}

function pagesOf({ parts, params }: DocumentRequest): DocumentAnswer {
  const locale = params['locale'] as Locale;
  const paths = [...FIXED_PAGES, ...listCategories(parts.live, locale).map(({ id }) => `/categories/${id}`)];
  const entries = paths.map((path) => urlEntry(parts.config.publicUrl, locale, path, null).trimEnd());
  return { text: xmlDocument(element('urlset', entries, SITEMAP_NAMESPACES)) };
}

async function toolsOf(request: DocumentRequest, files: SitemapFiles, kept: KeptBytes): Promise<DocumentAnswer> {
  const { parts, params } = request;
  const number = params['number'] ?? '';
  if (!/^[1-9]\d{0,5}$/.test(number)) throw new CatalogError('not_found');
  const locale = params['locale'] as Locale;
  const { after, upTo, state } = await files.get(parts.live, Number(number));
  const tag = createHash('sha1')
    .update(JSON.stringify([locale, number, state, parts.config.publicUrl]))
    .digest('hex')
    .slice(0, 32);
  return {
    tag,
    packing: 'gzip',
    async bytes() {
      if (!kept.has(tag)) await request.charge(Math.ceil(state.count / TOOLS_A_READ));
      return kept.get(tag, () => packTools(parts, locale, after, upTo));
    },
  };
}

/** Writes one file from the database in batches into the packer, so that it is never whole in memory. */
async function packTools(parts: Parts, locale: Locale, after: number, upTo: number): Promise<Buffer> {
  const [opening = '', closing = ''] = xmlDocument(element('urlset', ['-'], SITEMAP_NAMESPACES)).split('-\n');
  const entriesOf = toolEntries(parts.config.publicUrl, locale);
  async function* pieces(): AsyncGenerator<string> {
    yield opening;
    for await (const tools of readToolAddresses(parts.db, after, upTo)) yield entriesOf(tools);
    yield closing;
  }
  const packed: Buffer[] = [];
  await pipeline(Readable.from(pieces()), createGzip({ level: 6 }), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) packed.push(chunk);
  });
  return Buffer.concat(packed);
}

/** The sitemap documents of one app. `rows` are the row numbers in a file of tools. */
export function sitemaps(rows: number): readonly MachineDocument[] {
  const files = createSitemapFiles(rows);
  const kept = createKeptBytes(KEPT_BYTES);
  const common = { type: TYPE, maxAge: MAX_AGE } as const;
  return [
    {
      name: 'sitemapIndex',
      path: SITEMAP_PATH,
      ...common,
      followsCatalog: true,
      answer: (request) => indexOf(request, files),
    },
    {
      name: 'pageSitemap',
      path: '/sitemaps/:locale/pages.xml',
      ...common,
      followsCatalog: true,
      answer: (request) => Promise.resolve(pagesOf(request)),
    },
    {
      name: 'toolSitemap',
      path: '/sitemaps/:locale/tools-:number.xml',
      ...common,
      answer: (request) => toolsOf(request, files, kept),
    },
  ];
}
