/** Theme, icons, web app manifest and OpenSearch description of the site. */
import { Resvg } from '@resvg/resvg-js';
import { orNotFound } from '#catalog/errors.ts';
import { directionOf, type Locale } from '#catalog/locales.ts';
import { iconSvg } from '#catalog/site/icon.ts';
import { findLogo } from '#catalog/site/logo.ts';
import { pictureSvg } from '#catalog/site/logo-picture.ts';
import type { SiteView } from '#catalog/site/site.ts';
import type { AppContext } from '#http/app-context.ts';
import { basePath } from '#http/base-path.ts';
import type { DocumentAnswer, DocumentRequest, MachineDocument } from '#http/documents/machine-documents.ts';
import {
  ICON_SIZES,
  ICON_SVG_PATH,
  MANIFEST_PATH,
  OPEN_SEARCH_PATH,
  iconPath,
  logoPath,
  THEME_PATH,
} from '#http/pages/site-paths.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { defaultLocale } from '#server/settings/config.ts';
import { createByteCache } from './byte-cache.ts';
import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

const A_DAY = 86_400;
const CACHE_BYTES = 2 * 1024 * 1024;
const PAPER = '#faf8f3';
const TOUCH_SIZE = 180;
const FAVICON_SIZE = 32;
/** Drawing an icon counts as this many reads. */
const DRAWING_READS = 2;

/** Empty margin around a logo in a touch icon, as a fraction. */
const TOUCH_FRAME = 0.1;

const siteOf = (context: AppContext): SiteView => context.siteIn(defaultLocale(context.config));

const accentOf = ({ accent }: SiteView): string | null => accent?.light.accent ?? null;

/** SHA-256 in hexadecimal. */
const HASH = /^[0-9a-f]{64}$/;

/** Throws `not_found`. */
async function getLogo({ db }: AppContext, hash: string): Promise<Buffer> {
  return orNotFound(HASH.test(hash) ? await findLogo(db.read, hash) : undefined);
}

/** The operator's icon or the shelf. Touch icons need a background: phones show black instead. */
async function readIcon(context: AppContext, side: number, isTouch = false): Promise<string> {
  const site = siteOf(context);
  if (site.logos === null) return iconSvg(accentOf(site));
  const png = await getLogo(context, site.logos.icon.hash);
  const touch = isTouch ? { frame: side * TOUCH_FRAME, ground: PAPER } : {};
  return pictureSvg(png, { width: side, height: side, ...touch });
}

function themeOf({ accent }: SiteView): string {
  if (accent === null) return '/* The colours are those of the program. */\n';
  const { light, dark } = accent;
  return `@layer tokens { :root {
  --accent: light-dark(${light.accent}, ${dark.accent});
  --accent-hover: light-dark(${light.hover}, ${dark.hover});
  --accent-soft: light-dark(${light.soft}, ${dark.soft});
} }
`;
}

/** An ICO file with a PNG inside, which every browser reads. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Changes with the icon. */
function iconTag({ logos, accent }: SiteView): string {
  return logos?.icon.hash.slice(0, 32) ?? accent?.light.accent.slice(1) ?? 'own';
}

function manifestOf({ context }: DocumentRequest): DocumentAnswer {
  const site = siteOf(context);
  const { defaultLocale: locale } = site;
  const t = everyPageMessages(locale);
  const base = basePath(context.config.publicUrl);
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description?.text ?? t.catalog.lead,
    lang: locale,
    dir: directionOf(locale),
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      ...ICON_SIZES.map((size) => ({ src: base + iconPath(size), sizes: `${size}x${size}`, type: 'image/png' })),
      ...(site.logos === null ? [{ src: base + ICON_SVG_PATH, sizes: 'any', type: 'image/svg+xml' }] : []),
    ],
  };
  return { text: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** OpenSearch 1.1; a short name has at most 16 characters. */
function openSearchOf({ context }: DocumentRequest, locale: Locale): DocumentAnswer {
  const { publicUrl } = context.config;
  const site = context.siteIn(locale);
  const t = everyPageMessages(locale);
  const description = [
    textElement('ShortName', [...site.name].slice(0, 16).join('')),
    textElement('LongName', [...site.name].slice(0, 48).join('')),
    textElement('Description', site.description?.text ?? t.catalog.lead),
    textElement('InputEncoding', 'UTF-8'),
    textElement('Language', locale),
    textElement('Image', `${publicUrl}/favicon.ico`, { width: '32', height: '32', type: 'image/x-icon' }),
    emptyElement('Url', { type: 'text/html', template: `${publicUrl}/${locale}/tools?q={searchTerms}` }),
    emptyElement('Url', {
      type: 'application/opensearchdescription+xml',
      rel: 'self',
      template: `${publicUrl}/${locale}${OPEN_SEARCH_PATH}`,
    }),
  ];
  const namespace = { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' };
  return { text: xmlDocument(element('OpenSearchDescription', description, namespace)) };
}

/** The documents of one app, with its own cache. */
export function iconDocuments(): readonly MachineDocument[] {
  const cache = createByteCache(CACHE_BYTES);
  const icon = (name: string, path: string, size: number, isIco = false): MachineDocument => ({
    name,
    path,
    type: isIco ? 'image/x-icon' : 'image/png',
    maxAge: A_DAY,
    answer({ context, charge }) {
      const tag = `${size}-${isIco ? 'ico' : 'png'}-${iconTag(siteOf(context))}`;
      const draw = async (): Promise<Buffer> => {
        const svg = await readIcon(context, size, size === TOUCH_SIZE);
        const png = Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
        return isIco ? icoOf(png) : png;
      };
      return Promise.resolve({
        tag,
        packing: 'none' as const,
        async bytes() {
          if (!cache.has(tag)) await charge(DRAWING_READS);
          return cache.get(tag, draw);
        },
      });
    },
  });
  const search = {
    name: 'openSearch',
    type: 'application/opensearchdescription+xml; charset=utf-8',
    maxAge: A_DAY,
  } as const;
  return [
    {
      name: 'theme',
      path: THEME_PATH,
      type: 'text/css; charset=utf-8',
      maxAge: A_DAY,
      answer: ({ context }) => Promise.resolve({ text: themeOf(siteOf(context)) }),
    },
    {
      name: 'iconSvg',
      path: ICON_SVG_PATH,
      type: 'image/svg+xml; charset=utf-8',
      maxAge: A_DAY,
      answer: async ({ context }) => ({ text: xmlDocument(await readIcon(context, TOUCH_SIZE)) }),
    },
    {
      name: 'logo',
      path: logoPath(':hash'),
      type: 'image/png',
      maxAge: 'immutable',
      answer: async ({ context, params }) => {
        const hash = params['hash'] ?? '';
        const png = await cache.get(hash, () => getLogo(context, hash));
        return { tag: hash, packing: 'none', bytes: () => Promise.resolve(png) };
      },
    },
    icon('favicon', '/favicon.ico', FAVICON_SIZE, true),
    icon('touchIcon', '/apple-touch-icon.png', TOUCH_SIZE),
    ...ICON_SIZES.map((size) => icon('appIcon', iconPath(size), size)),
    {
      name: 'manifest',
      path: MANIFEST_PATH,
      type: 'application/manifest+json; charset=utf-8',
      maxAge: A_DAY,
      answer: (request) => Promise.resolve(manifestOf(request)),
    },
    {
      ...search,
      path: OPEN_SEARCH_PATH,
      answer: (request) => Promise.resolve(openSearchOf(request, defaultLocale(request.context.config))),
    },
    {
      ...search,
      path: `/:locale${OPEN_SEARCH_PATH}`,
      answer: (request) => Promise.resolve(openSearchOf(request, request.params['locale'] as Locale)),
    },
  ];
}
