/** The brand at the top and bottom of every page: the operator's logo or the shelf icon, and the name. */
import { isWordmark, type Logo } from '#catalog/site/logo.ts';
import type { View } from '#http/pages/page-types.ts';
import { ICON_SVG_PATH, iconPath, logoPath } from '#http/pages/site-paths.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { html, type Html } from './html.ts';
import { withQuery } from './links.ts';

/** Greatest width of a logo, in multiples of its height. */
const WIDEST = 6;

/** The icon in the operator's colour; browsers cache the default one for good. */
function shelfOf({ site }: View): string {
  return site.accent === null ? ASSET_PATHS['icon.svg'] : withQuery(ICON_SVG_PATH, { v: site.version });
}

/** The favicon. */
export function iconLink(view: View): Html {
  const { site } = view;
  return site.logos === null
    ? html`<link rel="icon" type="image/svg+xml" href="${shelfOf(view)}" />`
    : html`<link rel="icon" type="image/png" sizes="192x192" href="${withQuery(iconPath(192), { v: site.version })}" />
        <link rel="apple-touch-icon" href="${withQuery('/apple-touch-icon.png', { v: site.version })}" />`;
}

/** The logo for both themes, `height` pixels high. */
function logoPicture(logos: { light: Logo; dark: Logo }, height: number, name: string): Html {
  const { light, dark } = logos;
  const width = Math.min(WIDEST * height, Math.max(1, Math.round((height * light.width) / light.height)));
  return html`<picture
    >${
      dark.hash !== light.hash &&
      html`<source
        srcset="${logoPath(dark.hash)}"
        media="(prefers-color-scheme: dark)"
        width="${width}"
        height="${height}"
      />`
    }<img src="${logoPath(light.hash)}" alt="${name}" width="${width}" height="${height}"
  /></picture>`;
}

/** The logo and the name; a wordmark contains the name. */
export function brandPicture(view: View, height: number): Html {
  const { name, logos } = view.site;
  const text = html`<span><bdi>${name}</bdi></span>`;
  if (logos === null) return html`<img src="${shelfOf(view)}" alt="" width="${height}" height="${height}" />${text}`;
  if (isWordmark(logos.light)) return logoPicture(logos, Math.round(height * 1.2), name);
  return html`${logoPicture(logos, height, '')}${text}`;
}
