/** The HTML part of a mail: the same text with links to click. */
import { directionOf, type Locale } from '#catalog/locales.ts';
import { escapeMarkup } from '#catalog/markup.ts';

/** Our links stand alone in their line; a URL in a user's text does not become a link. */
const isLink = (line: string, origin: string): boolean => line.startsWith(`${origin}/`) && !/\s/.test(line);

function lineOf(line: string, origin: string): string {
  const text = escapeMarkup(line);
  return isLink(line, origin) ? `<a href="${text}" style="word-break:break-all">${text}</a>` : text;
}

/** Few styles work in mail programs; these work in both writing directions. */
const BODY = 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d2521;background:#faf8f3';
const SHEET = 'max-width:36em;margin:0 auto;padding:24px;background:#fff;border:1px solid #e4dfd3;border-radius:12px';
const FOOT = 'max-width:36em;margin:16px auto 0;font-size:14px;color:#5a635e';

const paragraphsOf = (text: string, origin: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => lineOf(line, origin));
      return `<p dir="auto">${lines.join('<br>\n')}</p>`;
    })
    .join('\n');

/** `body` and `foot` are texts with blank lines between paragraphs; `origin` that of our links. */
export function mailDocument(
  locale: Locale,
  { subject, body, foot, origin }: { subject: string; body: string; foot: string; origin: string },
): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
${paragraphsOf(body, origin)}
</div>
<div style="${FOOT}">
${paragraphsOf(foot, origin)}
</div>
</body>
</html>
`;
}
