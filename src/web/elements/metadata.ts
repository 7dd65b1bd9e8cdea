/** Metadata of a public page: its URL in every language, its feeds, and its card when shared. */
import { colon } from '#locales/quotable.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { View } from '#http/pages/page-types.ts';
import { OEMBED_PATH } from '#http/pages/badge-code.ts';
import { html, type Html } from './html.ts';
import { shareImagePath } from './json-ld.ts';
import { pathTo, withQuery } from './links.ts';

/** Each has feeds; a tool has its own picture, too. */
const FEED_PLACES = { tool: 'tools', category: 'categories', collection: 'collections', list: 'lists' } as const;

/** One of them, with its path segment and its name. */
export type PageSubject = {
  [Kind in keyof typeof FEED_PLACES]: Record<Kind, { id: string; name: string }>;
}[keyof typeof FEED_PLACES];

export interface PageMetadata {
  title: string;
  description?: string;
  subject?: PageSubject;
  locales?: readonly Locale[];
  /** The number of a list's page after the first, which has its own URL. */
  listPage?: number;
  /** The path of the page that has the same content, if this one is not it (`/categories/video`). */
  canonicalPath?: string;
}

/** Open Graph needs a country: Unicode's likeliest for a language, except for Arabic, which its own list writes so. */
const OPEN_GRAPH_LOCALES = {
  ...(Object.fromEntries(
    LOCALES.map((locale) => [locale, `${locale}_${new Intl.Locale(locale).maximize().region}`]),
  ) as Record<Locale, string>),
  ar: 'ar_AR',
};

const IMAGE = { width: '1200', height: '630' } as const;

/** Links and tags for search engines, feed readers and social networks; only for indexed pages. */
export function headLinks(view: View, page: PageMetadata): Html {
  return html`${languageLinks(view, page)}${feedLinks(view, page)}${embedLink(view, page)}${shareTags(view, page)}`;
}

/**
 * The canonical URL, without the query: filtered lists are part of the whole one, and a further page
 * of a whole list contains other tools. Translations are named by canonical pages alone, since
 * search engines expect links back.
 */
function languageLinks(view: View, { locales = view.site.locales, listPage, canonicalPath }: PageMetadata): Html {
  const { site, path, search } = view;
  const { defaultLocale } = site;
  const address = (locale: Locale): string => addressOf({ ...view, path: canonicalPath ?? path }, locale, listPage);
  const canonical = html`<link rel="canonical" href="${address(view.locale)}" /> `;
  if (canonicalPath !== undefined || search !== withQuery('', { page: listPage })) return canonical;
  return html`${canonical}${locales.map(
    (locale) => html`<link rel="alternate" hreflang="${locale}" href="${address(locale)}" /> `,
  )}${locales.includes(defaultLocale) && html`<link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}" /> `}`;
}

const addressOf = ({ publicUrl, path }: View, locale: Locale, page?: number): string =>
  withQuery(`${publicUrl}/${locale}${path}`, { page });

function feedLinks(view: View, { subject }: PageMetadata): Html {
  const { locale, t, site } = view;
  const named = `${site.name}${colon(locale)}`;
  const links = (path: string, title: string): Html =>
    html`<link rel="alternate" type="application/atom+xml" title="${title}" href="${`${path}/feed.atom`}" />
      <link rel="alternate" type="application/rss+xml" title="${`${title} (RSS)`}" href="${`${path}/feed.rss`}" /> `;
  const own = Object.entries(subject ?? {}).map(([kind, { id, name }]) =>
    links(pathTo(locale, FEED_PLACES[kind as keyof typeof FEED_PLACES], id), named + name),
  );
  return html`${own}${links(pathTo(locale), `${named}${t.catalog.newest}`)}`;
}

/** The oEmbed endpoint of a tool or a list (oEmbed 1.0, 4). */
function embedLink(view: View, { subject, title }: PageMetadata): Html | false {
  if (subject === undefined || !('tool' in subject || 'list' in subject)) return false;
  const href = withQuery(view.publicUrl + OEMBED_PATH, { url: addressOf(view, view.locale) });
  return html`<link rel="alternate" type="application/json+oembed" title="${title}" href="${href}" /> `;
}

function shareTags(view: View, page: PageMetadata): Html {
  const { publicUrl, locale, site } = view;
  const tool = page.subject !== undefined && 'tool' in page.subject ? page.subject.tool : undefined;
  const image = `${publicUrl}${shareImagePath(locale, tool?.id)}`;
  const properties: [string, string | undefined][] = [
    ['og:type', tool === undefined ? 'website' : 'article'],
    ['og:site_name', site.name],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', addressOf(view, locale, page.listPage)],
    ['og:locale', OPEN_GRAPH_LOCALES[locale]],
    ...site.locales
      .filter((other) => other !== locale)
      .map((other): [string, string] => ['og:locale:alternate', OPEN_GRAPH_LOCALES[other]]),
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', IMAGE.width],
    ['og:image:height', IMAGE.height],
    ['og:image:alt', page.title],
  ];
  return html`${properties.map(
      ([property, content]) => content !== undefined && html`<meta property="${property}" content="${content}" /> `,
    )}<meta name="twitter:card" content="summary_large_image" />`;
}
