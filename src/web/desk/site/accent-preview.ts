/** A preview of the accent colour: a word and a button in both themes. */
import { GROUNDS, THEMES, accentsOf, type Theme } from '#catalog/site/accent.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { siteMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';

/** As SVG, since pages have no inline styles. Null for the default colours. */
export function accentPreview(request: PageRequest, chosen: Partial<Record<Theme, string>>): Html | null {
  const accents = accentsOf(chosen);
  if (accents === null) return null;
  const t = siteMessages(request.locale);
  return html`<ul class="plain site-preview-accents">
    ${THEMES.map((theme) => {
      const { accent } = accents[theme];
      const { others, letters } = GROUNDS[theme];
      return html`<li>
        <p class="hint">${t.siteTexts[`accent_${theme}`]}</p>
        <svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
          <rect width="240" height="64" rx="10" fill="${others[0]}" />
          <text x="64" y="37" text-anchor="middle" font-weight="600" fill="${accent}">${t.site.preview}</text>
          <rect x="128" y="12" width="96" height="40" rx="10" fill="${accent}" />
          <text x="176" y="37" text-anchor="middle" font-weight="600" fill="${letters}">${t.save}</text>
        </svg>
        <bdi class="hint" dir="ltr">${accent}</bdi>
      </li>`;
    })}
  </ul>`;
}
