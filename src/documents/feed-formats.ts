/** The formats of feeds: Atom (RFC 4287) with deletions (RFC 6721), RSS 2.0 and JSON Feed 1.1. */
import type { Locale } from '#catalog/locales.ts';
import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

export const FEED_IMAGE_WIDTH = 256;
const TTL_MINUTES = '15';
const MEDIA = 'http://search.yahoo.com/mrss/';
/** The `updated` of an empty feed: required and constant. */
export const NEVER = '1970-01-01T00:00:00.000Z';

export interface FeedEntry {
  /** Its id, a URL below `link`. */
  id: string;
  title: string;
  summary: string;
  /** The language of the summary. */
  locale: Locale;
  /** The tool's page, its own site, and the URL of its logo. */
  link: string;
  site: string;
  image: string | null;
  categories: readonly { id: string; name: string }[];
  publishedAt: string;
  updatedAt: string;
}

export interface Feed {
  locale: Locale;
  title: string;
  subtitle: string;
  author: string;
  /** The URL of the feed and of its page. */
  self: string;
  page: string;
  updated: string;
  entries: readonly FeedEntry[];
  /** Removed tools by their URL in the feed. */
  gone: readonly { link: string; at: string }[];
}

/** Marks a tagline in another language than the feed's. */
function languageOf(feed: Feed, entry: FeedEntry): string | undefined {
  return entry.locale === feed.locale ? undefined : entry.locale;
}

/** A thumbnail for feed readers (Media RSS). */
function thumbnailOf(image: string | null): string[] {
  const side = String(FEED_IMAGE_WIDTH);
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
        ...feed.entries.map((entry) =>
          element('entry', [
            textElement('id', entry.id),
            textElement('title', entry.title),
            emptyElement('link', { rel: 'alternate', type: 'text/html', href: entry.link }),
            emptyElement('link', { rel: 'related', href: entry.site }),
            textElement('published', entry.publishedAt),
            textElement('updated', entry.updatedAt),
            textElement('summary', entry.summary, { 'xml:lang': languageOf(feed, entry) }),
            ...thumbnailOf(entry.image),
            ...entry.categories.map(({ id, name }) => emptyElement('category', { term: id, label: name })),
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
    ...feed.entries.map((entry) =>
      element('item', [
        textElement('title', entry.title),
        textElement('link', entry.link),
        textElement('guid', entry.id, { isPermaLink: 'true' }),
        textElement('pubDate', date(entry.publishedAt)),
        // Readers parse the description as HTML, so it is escaped for HTML and for XML.
        textElement('description', entry.summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
        ...entry.categories.map(({ name }) => textElement('category', name)),
        ...thumbnailOf(entry.image),
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
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.link,
      external_url: entry.site,
      title: entry.title,
      content_text: entry.summary,
      ...(entry.image !== null && { image: entry.image }),
      ...(entry.locale !== feed.locale && { language: entry.locale }),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: entry.categories.map(({ name }) => name),
    })),
  });
}

/** Each format by its ending. */
export const FEED_FORMATS = [
  { format: 'atom', type: 'application/atom+xml; charset=utf-8', write: atomOf },
  { format: 'rss', type: 'application/rss+xml; charset=utf-8', write: rssOf },
  { format: 'json', type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
] as const;
