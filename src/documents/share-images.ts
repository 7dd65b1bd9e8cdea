/** Share images (Open Graph) for each tool and for the site. */
import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '#catalog/locales.ts';
import { readHex, toOklch } from '#catalog/site/colors.ts';
import { findLogo } from '#catalog/site/logo.ts';
import { findLargest } from '#catalog/pictures/pictures.ts';
import { getTool } from '#catalog/tools/tools.ts';
import type { DocumentAnswer, MachineDocument } from '#http/documents/machine-documents.ts';
import type { AppContext } from '#http/app-context.ts';
import { createByteCache } from './byte-cache.ts';
import { createPictureProcess } from './picture-process.ts';
import { findDrawable, type SharePicture } from './share-picture.ts';

/** Increase it with a new design: it is part of the ETags. */
const DESIGN = 4;
const MAX_AGE = 86_400;
const CACHE_BYTES = 16 * 1024 * 1024;
/** Drawing a picture counts as this many reads. */
const DRAWING_READS = 4;

/** Hues of the monograms on pages, in order. */
const HUES = [20, 55, 90, 130, 165, 200, 235, 270, 305, 345] as const;
const SITE_HUE = 172;
/** The hue of the tool's monogram on pages. */
function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return HUES[hash % HUES.length] ?? SITE_HUE;
}

function monogramOf(title: string): string {
  const words = title.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
}

function pictureOf(name: string, slug: string, locale: Locale, site: string): SharePicture {
  // If the font lacks letters of the name, the slug is shown.
  const title = findDrawable(name) ?? findDrawable(slug.replaceAll('-', ' ')) ?? 'AI';
  return { title, monogram: monogramOf(title), hue: hueOf(name), isMirrored: directionOf(locale) === 'rtl', site };
}

/** The site's name, or its host if the font lacks letters. */
function siteNameOf({ config, siteIn }: AppContext, locale: Locale): string {
  return findDrawable(siteIn(locale).name) ?? new URL(config.publicUrl).host;
}

/** The hue of the operator's accent colour, or the default. */
function siteHueOf({ siteIn }: AppContext, locale: Locale): number {
  const color = readHex(siteIn(locale).accent?.light.accent ?? '');
  return color === undefined ? SITE_HUE : Math.round(toOklch(color).hue + 360) % 360;
}

/** The documents of one app, with its own cache. */
export function shareImages(): readonly MachineDocument[] {
  const cache = createByteCache(CACHE_BYTES);
  const drawing = createPictureProcess();
  const answer = (
    picture: SharePicture,
    charge: (reads: number) => Promise<void>,
    logo?: { hash: string; read(): Promise<Buffer | undefined> },
  ): DocumentAnswer => {
    const tag = createHash('sha1')
      .update(JSON.stringify([DESIGN, picture, ...(logo === undefined ? [] : [logo.hash])]))
      .digest('hex')
      .slice(0, 32);
    return {
      tag,
      packing: 'none',
      async bytes() {
        if (!cache.has(tag)) await charge(DRAWING_READS);
        return cache.get(tag, async () => {
          const png = await logo?.read();
          return drawing.draw({ ...picture, ...(png !== undefined && { logo: png }) });
        });
      },
    };
  };
  const common = { type: 'image/png', maxAge: MAX_AGE } as const;
  return [
    {
      name: 'siteImage',
      path: '/og/:locale.png',
      ...common,
      answer: ({ context, params, charge }) => {
        const locale = params['locale'] as Locale;
        const isMirrored = directionOf(locale) === 'rtl';
        const site = siteNameOf(context, locale);
        const hash = context.siteIn(locale).logos?.light.hash;
        const logo = hash === undefined ? undefined : { hash, read: () => findLogo(context.db.read, hash) };
        return Promise.resolve(
          answer({ title: site, monogram: null, hue: siteHueOf(context, locale), isMirrored, site }, charge, logo),
        );
      },
    },
    {
      name: 'toolImage',
      path: '/og/:locale/:slug.png',
      ...common,
      async answer({ context, params, charge }) {
        const locale = params['locale'] as Locale;
        const tool = await getTool(context.live, params['slug'] ?? '', locale);
        const { logo: hash } = tool;
        const logo = hash === null ? undefined : { hash, read: () => findLargest(context.db, 'logo', hash) };
        return answer(pictureOf(tool.name, tool.slug, locale, siteNameOf(context, locale)), charge, logo);
      },
    },
  ];
}
