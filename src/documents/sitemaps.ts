/** The sitemap index and its files: one of pages and several of tools for each locale. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { haveWorthFinding } from '#catalog/tools/alternatives.ts';
import { listPublicAddresses } from '#catalog/lists/lists.ts';
import { findPage, listPageNames } from '#catalog/site/pages.ts';
import { readToolAddresses } from '#catalog/tools/addresses.ts';
import { listComparisons, versusPath } from '#catalog/tools/comparisons/listed.ts';
import { phaseOf } from '#catalog/tools/collections/collections.ts';
import { listRoles } from '#catalog/tools/tasks/roles.ts';
import { listTasks } from '#catalog/tools/tasks/tasks.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { DocumentAnswer, DocumentRequest, MachineDocument } from '#http/documents/machine-documents.ts';
import type { Page } from '#http/pages/page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { createByteCache, type ByteCache } from './byte-cache.ts';
import { SITEMAP_NAMESPACES, sitemapTime, toolEntries, urlEntry } from './sitemap-entries.ts';
import type { SitemapFiles } from './sitemap-files.ts';
import { element, textElement, xmlDocument } from './xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';
const TYPE = 'application/xml; charset=utf-8';
const MAX_AGE = 300;

/** Compresses to 4 % in a third of the time in which the default level reaches 3.3 %. */
const PACKING = 2;
/** A compressed file has about 200 KB. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Texts of 80 KB: V8 allocates larger ones apart and collects all of its memory for them. */
const TOOLS_A_PIECE = 40;
/** Tools whose entries cost as much as one read. */
const TOOLS_A_READ = 2_000;

/** Paths without locale of indexable pages without parameters. */
export function fixedPaths(pages: readonly Page[]): string[] {
  return pages
    .filter(({ method, who }) => method === 'GET' && who === 'anyone')
    .filter((page) => (!page.private || page.isListed) && !page.countsAsRead && !page.isPersonal)
    .filter(({ path }) => /^\/:locale[^:]*$/.test(path))
    .map(({ path }) => path.slice('/:locale'.length));
}

async function indexOf({ context }: DocumentRequest, files: SitemapFiles): Promise<DocumentAnswer> {
  const { publicUrl, locales } = context.config;
  const tools = await files.list(context.live);
  const entry = (locale: Locale, name: string, updatedAt: string | null): string =>
    element('sitemap', [
      textElement('loc', `${publicUrl}/sitemaps/${locale}/${name}.xml`),
      ...(updatedAt === null ? [] : [textElement('lastmod', sitemapTime(updatedAt))]),
    ]);
  const entries = locales.flatMap((locale) => [
    entry(locale, 'pages', null),
    ...[...tools].map(([number, state]) => entry(locale, `tools-${number}`, state.updatedAt)),
  ]);
  return { text: xmlDocument(element('sitemapindex', entries, { xmlns: SITEMAP_NAMESPACES.xmlns })) };
}

/** All pages of a language except tools, by path without locale, with their languages. */
export function listPages(
  { live, db, config, pages: pagesOfSite }: AppContext,
  locale: Locale,
  fixed: readonly string[],
): { path: string; locales: readonly Locale[] }[] {
  const now = db.now();
  const collections = live.collections.filter((each) => each.tools.length > 0 && phaseOf(each, now) === 'shown');
  const paths = [
    ...fixed,
    ...listCategories(live, locale).map(({ id }) => `/categories/${id}`),
    ...collections.map(({ id }) => `/collections/${id}`),
    ...listTasks(live, locale).map(({ id }) => `/tasks/${id}`),
    ...listRoles(live, locale).map(({ id }) => `/roles/${id}`),
  ];
  const pages = pagesOfSite();
  const own = listPageNames(pages).map((name) => ({
    path: `/${name}`,
    locales: findPage(pages, name, locale, config.locales)?.locales ?? [],
  }));
  return [
    ...paths.map((path) => ({ path, locales: config.locales })),
    ...own.filter(({ locales }) => locales.includes(locale)),
  ];
}

async function pagesOf({ context, params }: DocumentRequest, fixed: readonly string[]): Promise<DocumentAnswer> {
  const locale = params['locale'] as Locale;
  const entries = listPages(context, locale, fixed).map(({ path, locales }) =>
    urlEntry(context.config, locale, path, null, locales),
  );
  for (const { id, updatedAt } of await listPublicAddresses(context.db.read))
    entries.push(urlEntry(context.config, locale, `/lists/${id}`, updatedAt));
  for (const pair of await listComparisons(context.db.read))
    entries.push(urlEntry(context.config, locale, versusPath(pair), null));
  return {
    text: xmlDocument(
      element(
        'urlset',
        entries.map((entry) => entry.trimEnd()),
        SITEMAP_NAMESPACES,
      ),
    ),
  };
}

async function toolsOf(request: DocumentRequest, files: SitemapFiles, cache: ByteCache): Promise<DocumentAnswer> {
  const { context, params } = request;
  const number = params['number'] ?? '';
  if (!/^[1-9]\d{0,5}$/.test(number)) throw new CatalogError('not_found');
  const locale = params['locale'] as Locale;
  const { after, upTo, state } = await files.get(context.live, Number(number));
  const counts = context.live.index.countByCategory();
  const full = Object.keys(counts).filter((id) => haveWorthFinding([id], counts));
  const tag = createHash('sha1')
    .update(JSON.stringify([locale, number, state, full.toSorted(), context.config.publicUrl, context.config.locales]))
    .digest('hex')
    .slice(0, 32);
  return {
    tag,
    packing: 'gzip',
    async bytes() {
      if (!cache.has(tag)) await request.charge(Math.ceil((upTo - after) / TOOLS_A_READ));
      return cache.get(tag, () => packTools(context, locale, after, upTo));
    },
  };
}

/** Streams a file from the database through gzip, so that it is never whole in memory. */
async function packTools(context: AppContext, locale: Locale, after: number, upTo: number): Promise<Buffer> {
  const counts = context.live.index.countByCategory();
  const [opening = '', closing = ''] = xmlDocument(element('urlset', ['-'], SITEMAP_NAMESPACES)).split('-\n');
  const entriesOf = toolEntries(context.config, locale);
  async function* pieces(): AsyncGenerator<string> {
    yield opening;
    for await (const tools of readToolAddresses(context.db, after, upTo))
      for (let from = 0; from < tools.length; from += TOOLS_A_PIECE)
        yield entriesOf(
          tools
            .slice(from, from + TOOLS_A_PIECE)
            .map((tool) => ({ ...tool, withAlternatives: haveWorthFinding(tool.categories, counts) })),
        );
    yield closing;
  }
  const packed: Buffer[] = [];
  await pipeline(Readable.from(pieces()), createGzip({ level: PACKING }), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) packed.push(chunk);
  });
  return Buffer.concat(packed);
}

/** `fixed` are the paths of fixedPaths. */
export function sitemaps(files: SitemapFiles, fixed: readonly string[]): readonly MachineDocument[] {
  const cache = createByteCache(CACHE_BYTES);
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
      // Not cached by revision: the operator's pages may be files.
      path: '/sitemaps/:locale/pages.xml',
      ...common,
      answer: (request) => pagesOf(request, fixed),
    },
    {
      name: 'toolSitemap',
      path: '/sitemaps/:locale/tools-:number.xml',
      ...common,
      answer: (request) => toolsOf(request, files, cache),
    },
  ];
}
