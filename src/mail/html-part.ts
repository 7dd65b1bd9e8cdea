/** The HTML part of a mail: the same text below the site's name, its main link as a button. */
import { directionOf, type Locale } from '#catalog/locales.ts';
import { escapeMarkup } from '#catalog/markup.ts';

/** Our links have a line of their own; a URL in a user's text does not become a link. */
const isLink = (line: string, origin: string): boolean => line.startsWith(`${origin}/`) && !/\s/.test(line);

/** Few styles work in mail programs; these work in both writing directions. */
const BODY = 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d2521;background:#faf8f3';
const SHEET = 'max-width:36em;margin:0 auto;padding:24px;background:#fff;border:1px solid #e4dfd3;border-radius:12px';
const FOOT = 'max-width:36em;margin:16px auto 0;font-size:14px;color:#5a635e';
const LINK = 'word-break:break-all';
const HEADING = 'margin:24px 0 8px;font-size:18px';

const headStyle = (accent: string): string =>
  `max-width:36em;margin:0 auto 16px;font-size:20px;font-weight:700;color:${accent}`;
const buttonStyle = (accent: string): string =>
  'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none;' +
  `color:#fff;background:${accent}`;

export interface MailLook {
  subject: string;
  /** Texts with blank lines between paragraphs. */
  body: string;
  foot: string;
  /** The origin of our links. */
  origin: string;
  siteName: string;
  /** A dark colour as `#rrggbb`. */
  accent: string;
  /** The address that becomes a button with this label; the mail shows the address below it. */
  button?: { address: string; label: string } | undefined;
  /** Paragraphs that are headings. With them, a link names the page in the line before it. */
  headings?: readonly string[] | undefined;
}

function paragraphsOf(text: string, { origin, accent, button, headings = [] }: MailLook): string {
  let isPressed = false;
  const named = (name: string, address: string): string =>
    `<a href="${escapeMarkup(address)}" style="color:${accent}"><strong>${escapeMarkup(name)}</strong></a>`;
  const lineOf = (line: string): string => {
    const shown = escapeMarkup(line);
    if (!isLink(line, origin)) return shown;
    const link = `<a href="${shown}" style="${LINK}">${shown}</a>`;
    if (isPressed || line !== button?.address) return link;
    isPressed = true;
    const label = escapeMarkup(button.label);
    return `<a class="button" href="${shown}" style="${buttonStyle(accent)}">${label}</a><br>\n<small>${link}</small>`;
  };
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      if (headings.includes(paragraph)) return `<h2 style="${HEADING}">${escapeMarkup(paragraph)}</h2>`;
      const [first = '', second = '', ...others] = paragraph.split('\n');
      // Its lines are in several languages, each isolated.
      if (headings.length > 0 && isLink(second, origin))
        return `<p>${[named(first, second), ...others.map(lineOf)].join('<br>\n')}</p>`;
      return `<p dir="auto">${paragraph.split('\n').map(lineOf).join('<br>\n')}</p>`;
    })
    .join('\n');
}

/** The document of a mail. */
export function mailDocument(locale: Locale, look: MailLook): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(look.subject)}</title></head>
<body style="${BODY}">
<div class="site" style="${headStyle(look.accent)}">${escapeMarkup(look.siteName)}</div>
<div style="${SHEET}">
${paragraphsOf(look.body, look)}
</div>
<div style="${FOOT}">
${paragraphsOf(look.foot, { ...look, button: undefined, headings: undefined })}
</div>
</body>
</html>
`;
}
