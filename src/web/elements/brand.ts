/** What stands for the site at the top and the bottom of every page: its logo, or the shelf in its colour, and its name. */
import { isWordmark, type Logo } from '#catalog/site/logo.ts';
import type { View } from '#http/pages/page-types.ts';
import { ICON_SVG_PATH, iconPath, logoPath } from '#http/pages/site-paths.ts';
import { ICON_PATH } from '#web/assets/files.ts';
import { html, type Html } from './html.ts';
import { withQuery } from './links.ts';

/** How wide a picture of the logo may be, in its heights. */
const WIDEST = 6;

/** The icon in the operator's colour; the program's own is kept by browsers for good. */
function shelfOf({ site }: View): string {
  return site.accent === null ? ICON_PATH : withQuery(ICON_SVG_PATH, { v: site.version });
}

/** What a browser tab shows. */
export function iconLink(view: View): Html {
  const { site } = view;
  return site.logos === null
    ? html`<link rel="icon" type="image/svg+xml" href="${shelfOf(view)}" />`
    : html`<link rel="icon" type="image/png" sizes="192x192" href="${withQuery(iconPath(192), { v: site.version })}" />
        <link rel="apple-touch-icon" href="${withQuery('/apple-touch-icon.png', { v: site.version })}" />`;
}

/** A picture of the logo in both themes, `height` pixels high. */
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

/** The picture and the name, which a wide logo spells itself. */
export function brandPicture(view: View, height: number): Html {
  const { name, logos } = view.site;
  const text = html`<span><bdi>${name}</bdi></span>`;
  if (logos === null) return html`<img src="${shelfOf(view)}" alt="" width="${height}" height="${height}" />${text}`;
  if (isWordmark(logos.light)) return logoPicture(logos, Math.round(height * 1.2), name);
  return html`${logoPicture(logos, height, '')}${text}`;
}
