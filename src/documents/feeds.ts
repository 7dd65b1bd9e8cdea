/** Feeds of tools: Atom (RFC 4287) with deletions (RFC 6721), RSS 2.0 and JSON Feed 1.1. */
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { listGoneTools } from '#catalog/tools/removed.ts';
import { listTools, readSummaries, type ToolSummary } from '#catalog/tools/tools.ts';
import { TOOL_FILTERS } from '#http/api/list-parameters.ts';
import { listQueryOf, type ListQuery } from '#http/api/list-query.ts';
import { wordsOfList } from '#http/api/list-words.ts';
import { readParameters } from '#http/api/parameters.ts';
import { pageLink } from '#api/links.ts';
import type { DocumentRequest, MachineDocument } from '#http/documents/machine-documents.ts';
import { toolLogoPath } from '#http/pages/site-paths.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { ORDERED, type OrderedSubject } from './ordered-feeds.ts';
import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

const NEWEST = 50;
/** Most recently removed tools; a feed reports those that it may have listed. */
const GONE = 50;
const MAX_AGE = 60;
const TTL_MINUTES = '15';
const IMAGE_WIDTH = 256;
const MEDIA = 'http://search.yahoo.com/mrss/';
/** The `updated` of an empty feed: required and constant. */
const NEVER = '1970-01-01T00:00:00.000Z';

interface Feed {
  locale: Locale;
  title: string;
  subtitle: string;
  author: string;
  /** The URL of the feed and of its page. */
  self: string;
  page: string;
  updated: string;
  /** `image` is the URL of the tool's logo. */
  entries: readonly (ToolSummary & { link: string; image: string | null })[];
  /** Removed tools by their URL in the feed. */
  gone: readonly { link: string; at: string }[];
}

/** A search counts as this many reads. */
const READS_FOR_SEARCH = 5;

async function readFeed(request: DocumentRequest, format: string): Promise<Feed> {
  const { context, params, query } = request;
  const { config, live } = context;
  const locale = params['locale'] as Locale;
  const t = everyPageMessages(locale);
  const site = context.siteIn(locale);
  const id = params['id'];
  const category = id === undefined ? undefined : live.categories.of(locale).get(id);
  if (id !== undefined && category === undefined) throw new CatalogError('not_found');
  const narrowed = listQueryOf(readParameters(TOOL_FILTERS, query));
  if (narrowed.q !== undefined) await request.charge(READS_FOR_SEARCH - 1);
  const listQuery: ListQuery = { ...narrowed, ...(category !== undefined && { category: category.id }) };
  const { items } = await listTools(live, { ...listQuery, sort: 'newest', locale, perPage: NEWEST });
  const isNarrowed = query.size > 0;
  const path = category === undefined ? (isNarrowed ? '/tools' : '') : `/categories/${category.id}`;
  const text = isNarrowed ? `?${query.toString().replaceAll('%2C', ',')}` : '';
  const gone = (await listGoneTools(context.db.read, GONE)).filter(
    ({ categories }) => category === undefined || categories.includes(category.id),
  );
  const times = [...items.map(({ updatedAt }) => updatedAt), ...gone.map(({ goneAt }) => goneAt)];
  return {
    locale,
    title: `${site.name}: ${wordsOfList(context, locale, listQuery) || t.catalog.newest}`,
    subtitle: category?.description ?? site.description?.text ?? t.catalog.lead,
    author: site.name,
    self: pageLink(config, locale, `${path}/feed.${format}${text}`),
    page: pageLink(config, locale, `${category === undefined ? '/tools' : path}${text}`),
    updated: times.reduce((latest, time) => (time > latest ? time : latest), NEVER),
    entries: entriesOf(request, locale, items),
    gone: gone.map(({ slug, goneAt }) => ({ link: pageLink(config, locale, `/tools/${slug}`), at: goneAt })),
  };
}

function entriesOf({ context }: DocumentRequest, locale: Locale, tools: readonly ToolSummary[]): Feed['entries'] {
  const { config } = context;
  return tools.map((tool) => ({
    ...tool,
    link: pageLink(config, locale, `/tools/${tool.slug}`),
    image: tool.logo === null ? null : `${config.publicUrl}${toolLogoPath(tool.logo, IMAGE_WIDTH)}`,
  }));
}

/** A collection or list in its own order. */
async function readOrderedFeed(request: DocumentRequest, format: string, subject: OrderedSubject): Promise<Feed> {
  const { context, params } = request;
  const { config } = context;
  const { path, title, intro, updatedAt } = subject;
  const locale = params['locale'] as Locale;
  const { name } = context.siteIn(locale);
  const items = await readSummaries(context.live, subject.tools, locale);
  return {
    locale,
    title: `${name}: ${title}`,
    subtitle: intro === '' ? title : intro,
    author: name,
    self: pageLink(config, locale, `${path}/feed.${format}`),
    page: pageLink(config, locale, path),
    updated: items.reduce((latest, each) => (each.updatedAt > latest ? each.updatedAt : latest), updatedAt),
    entries: entriesOf(request, locale, items),
    gone: [],
  };
}

/** Marks a tagline in another language than the feed's. */
function languageOf(feed: Feed, tool: ToolSummary): string | undefined {
  return tool.taglineLocale === feed.locale ? undefined : tool.taglineLocale;
}

/** A thumbnail for feed readers (Media RSS). */
function thumbnailOf(image: string | null): string[] {
  const side = String(IMAGE_WIDTH);
  return image === null ? [] : [emptyElement('media:thumbnail', { url: image, width: side, height: side })];
}

function atomOf(feed: Feed): string {
  return xmlDocument(
    element(
      'feed',
      [
        textElement('id', feed.self),
        textElement('title', feed.title),
        textElement('subtitle', feed.subtitle),
        textElement('updated', feed.updated),
        element('author', [textElement('name', feed.author)]),
        emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
        emptyElement('link', { rel: 'alternate', type: 'text/html', hreflang: feed.locale, href: feed.page }),
        ...feed.entries.map((tool) =>
          element('entry', [
            textElement('id', tool.link),
            textElement('title', tool.name),
            emptyElement('link', { rel: 'alternate', type: 'text/html', href: tool.link }),
            emptyElement('link', { rel: 'related', href: tool.url }),
            textElement('published', tool.publishedAt),
            textElement('updated', tool.updatedAt),
            textElement('summary', tool.tagline, { 'xml:lang': languageOf(feed, tool) }),
            ...thumbnailOf(tool.image),
            ...tool.categories.map(({ id, name }) => emptyElement('category', { term: id, label: name })),
          ]),
        ),
        ...feed.gone.map(({ link, at }) => emptyElement('at:deleted-entry', { ref: link, when: at })),
      ],
      {
        xmlns: 'http://www.w3.org/2005/Atom',
        'xmlns:media': MEDIA,
        'xmlns:at': 'http://purl.org/atompub/tombstones/1.0',
        'xml:lang': feed.locale,
      },
    ),
  );
}

function rssOf(feed: Feed): string {
  // toUTCString writes GMT as RFC 822 requires.
  const date = (iso: string): string => new Date(iso).toUTCString();
  const channel = element('channel', [
    textElement('title', feed.title),
    textElement('link', feed.page),
    textElement('description', feed.subtitle),
    textElement('language', feed.locale),
    textElement('lastBuildDate', date(feed.updated)),
    textElement('ttl', TTL_MINUTES),
    emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.self }),
    ...feed.entries.map((tool) =>
      element('item', [
        textElement('title', tool.name),
        textElement('link', tool.link),
        textElement('guid', tool.link, { isPermaLink: 'true' }),
        textElement('pubDate', date(tool.publishedAt)),
        // Readers parse the description as HTML, so it is escaped for HTML and for XML.
        textElement('description', tool.tagline.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
        ...tool.categories.map(({ name }) => textElement('category', name)),
        ...thumbnailOf(tool.image),
      ]),
    ),
  ]);
  return xmlDocument(
    element('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:media': MEDIA,
    }),
  );
}

function jsonFeedOf(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: feed.subtitle,
    language: feed.locale,
    authors: [{ name: feed.author }],
    items: feed.entries.map((tool) => ({
      id: tool.link,
      url: tool.link,
      external_url: tool.url,
      title: tool.name,
      content_text: tool.tagline,
      ...(tool.image !== null && { image: tool.image }),
      ...(tool.taglineLocale !== feed.locale && { language: tool.taglineLocale }),
      date_published: tool.publishedAt,
      date_modified: tool.updatedAt,
      tags: tool.categories.map(({ name }) => name),
    })),
  });
}

const FORMATS = [
  { format: 'atom', type: 'application/atom+xml; charset=utf-8', write: atomOf },
  { format: 'rss', type: 'application/rss+xml; charset=utf-8', write: rssOf },
  { format: 'json', type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
] as const;

const PLACES = [
  { name: 'feed', path: '/:locale' },
  { name: 'searchFeed', path: '/:locale/tools' },
  { name: 'categoryFeed', path: '/:locale/categories/:id' },
] as const;

/** The feeds of each locale, in three formats. */
export const FEEDS: readonly MachineDocument[] = FORMATS.flatMap(({ format, type, write }) => [
  ...PLACES.map(({ name, path }): MachineDocument => ({
    name,
    path: `${path}/feed.${format}`,
    type,
    maxAge: MAX_AGE,
    followsCatalog: true,
    readsQuery: true,
    answer: async (request) => ({ text: write(await readFeed(request, format)) }),
  })),
  ...ORDERED.map(
    // Not cached by catalog revision: a collection's days pass, and owners change lists.
    ({ name, path, find }): MachineDocument => ({
      name,
      path: `${path}/feed.${format}`,
      type,
      maxAge: MAX_AGE,
      answer: async (request) => ({ text: write(await readOrderedFeed(request, format, await find(request))) }),
    }),
  ),
]);
