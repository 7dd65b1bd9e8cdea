/** Badges of tools and public lists (SVG, without scripts and styles) and oEmbed 1.0. */
import { CatalogError } from '#catalog/errors.ts';
import { directionOf, isLocale, type Locale } from '#catalog/locales.ts';
import { getPublicList } from '#catalog/lists/lists.ts';
import { getTool, readSummaries } from '#catalog/tools/tools.ts';
import { pageLink } from '#api/links.ts';
import {
  BADGE_HEIGHT,
  OEMBED_PATH,
  type Badge,
  badgeCode,
  badgePath,
  listBadge,
  listBadgePath,
  toolBadge,
} from '#http/pages/badge-code.ts';
import type { DocumentAnswer, DocumentRequest, MachineDocument } from '#http/documents/machine-documents.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

const MAX_AGE = 3600;
/** An owner may unpublish a list at any time. */
const LIST_MAX_AGE = 60;
const FONT_SIZE = 14;
/** Widths in em of the widest likely font; with narrower ones the badge has more padding. */
const LETTER = 0.63;
const WIDE_LETTER = 1.05;
const MARK = 40;
const PADDING = 16;
const THUMBNAIL = { width: 1200, height: 630 };

const THEMES = {
  light: { ground: '#ffffff', frame: '#d8d4c8', ink: '#1f2a24', mark: '#1d6b45' },
  dark: { ground: '#1b211d', frame: '#3a433d', ink: '#eceee9', mark: '#7fcf9f' },
} as const;

/** Full-width characters: Han, kana and hangul. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** In CSS pixels. */
function widthOf(label: string): number {
  const letters = [...label].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0);
  return Math.ceil(MARK + letters * FONT_SIZE + PADDING);
}

function badgeSvg(label: string, locale: Locale, theme: keyof typeof THEMES): string {
  const { ground, frame, ink, mark } = THEMES[theme];
  const width = widthOf(label);
  const isMirrored = directionOf(locale) === 'rtl';
  const across = (x: number, size: number): string => String(isMirrored ? width - x - size : x);
  const board = (x: number, height: number): string =>
    emptyElement('rect', { x: across(x, 4), y: String(26 - height), width: '4', height: String(height), fill: mark });
  const middle = MARK + (width - MARK - PADDING) / 2;
  return xmlDocument(
    element(
      'svg',
      [
        textElement('title', label),
        emptyElement('rect', {
          x: '0.5',
          y: '0.5',
          width: String(width - 1),
          height: String(BADGE_HEIGHT - 1),
          rx: '8',
          fill: ground,
          stroke: frame,
        }),
        board(14, 12),
        board(20, 15),
        board(26, 9),
        emptyElement('rect', { x: across(12, 20), y: '27', width: '20', height: '2', fill: mark }),
        textElement('text', label, {
          x: String(isMirrored ? width - middle : middle),
          y: '25',
          fill: ink,
          direction: isMirrored ? 'rtl' : undefined,
          'font-family': 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif',
          'font-size': String(FONT_SIZE),
          'font-weight': '600',
          'text-anchor': 'middle',
        }),
      ],
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: String(width),
        height: String(BADGE_HEIGHT),
        viewBox: `0 0 ${width} ${BADGE_HEIGHT}`,
        role: 'img',
        'xml:lang': locale,
      },
    ),
  );
}

function labelOf({ context }: DocumentRequest, locale: Locale): string {
  return visitorMessages(locale).badge.listed(context.siteIn(locale).name);
}

/** Throws `not_found` for a tool that is not published. */
async function badgeOf(request: DocumentRequest): Promise<DocumentAnswer> {
  const { context, params, query } = request;
  const locale = params['locale'] as Locale;
  await getTool(context.live, params['slug'] ?? '', locale);
  return { text: badgeSvg(labelOf(request, locale), locale, query.get('theme') === 'dark' ? 'dark' : 'light') };
}

const TITLE_LETTERS = 40;

/** The title of a public list and the number of its tools. Throws `not_found`. */
async function listLabelOf({ context }: DocumentRequest, locale: Locale, id: string): Promise<string> {
  const { title, tools } = await getPublicList(context.db.read, id);
  const seqs = tools.map(({ seq }) => seq);
  const shown = await readSummaries(context.live, seqs, locale);
  const letters = [...title];
  const short = letters.length > TITLE_LETTERS ? `${letters.slice(0, TITLE_LETTERS - 1).join('')}…` : title;
  return `${short} · ${visitorMessages(locale).search.found(shown.length)}`;
}

async function listBadgeOf(request: DocumentRequest): Promise<DocumentAnswer> {
  const { params, query } = request;
  const locale = params['locale'] as Locale;
  const label = await listLabelOf(request, locale, params['id'] ?? '');
  return { text: badgeSvg(label, locale, query.get('theme') === 'dark' ? 'dark' : 'light') };
}

const EMBEDDED = /^\/([a-z]{2})\/(tools|lists)\/([a-z0-9-]+)$/;

/** oEmbed of the page in `url`, of a tool or list; throws `not_found` for other URLs. */
async function embedOf(request: DocumentRequest): Promise<DocumentAnswer> {
  const { context, query } = request;
  const { publicUrl } = context.config;
  if ((query.get('format') ?? 'json') !== 'json') throw new CatalogError('not_implemented');
  const url = URL.parse(query.get('url') ?? '');
  const own = url === null ? '' : url.origin + url.pathname;
  const [, locale = '', area = '', id = ''] =
    (own.startsWith(`${publicUrl}/`) && EMBEDDED.exec(own.slice(publicUrl.length))) || [];
  if (!isLocale(locale) || !context.config.locales.includes(locale)) throw new CatalogError('not_found');
  const { name, label, badge, picture } =
    area === 'lists' ? await listEmbedded(request, locale, id) : await toolEmbedded(request, locale, id);
  return {
    text: JSON.stringify({
      version: '1.0',
      type: 'rich',
      title: name,
      provider_name: context.siteIn(locale).name,
      provider_url: pageLink(context.config, locale, ''),
      cache_age: MAX_AGE,
      thumbnail_url: publicUrl + picture,
      thumbnail_width: THUMBNAIL.width,
      thumbnail_height: THUMBNAIL.height,
      html: badgeCode(publicUrl, badge, label),
      width: widthOf(label),
      height: BADGE_HEIGHT,
    }),
  };
}

interface Embedded {
  name: string;
  label: string;
  badge: Badge;
  /** Path of the share image. */
  picture: string;
}

async function toolEmbedded(request: DocumentRequest, locale: Locale, slug: string): Promise<Embedded> {
  const { name } = await getTool(request.context.live, slug, locale);
  const label = labelOf(request, locale);
  return { name, label, badge: toolBadge(locale, slug), picture: `/og/${locale}/${slug}.png` };
}

async function listEmbedded(request: DocumentRequest, locale: Locale, id: string): Promise<Embedded> {
  const label = await listLabelOf(request, locale, id);
  const { title } = await getPublicList(request.context.db.read, id);
  return { name: title, label, badge: listBadge(locale, id), picture: `/og/${locale}.png` };
}

export const BADGES: readonly MachineDocument[] = [
  {
    name: 'badge',
    path: badgePath(':locale' as Locale, ':slug'),
    type: 'image/svg+xml; charset=utf-8',
    maxAge: MAX_AGE,
    readsQuery: true,
    answer: badgeOf,
  },
  {
    name: 'listBadge',
    path: listBadgePath(':locale' as Locale, ':id'),
    type: 'image/svg+xml; charset=utf-8',
    maxAge: LIST_MAX_AGE,
    readsQuery: true,
    answer: listBadgeOf,
  },
  {
    name: 'oembed',
    path: OEMBED_PATH,
    type: 'application/json; charset=utf-8',
    maxAge: MAX_AGE,
    readsQuery: true,
    answer: embedOf,
  },
];
