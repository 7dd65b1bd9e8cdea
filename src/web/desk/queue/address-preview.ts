/** A preview of a submission's website and logo, fetched by the server, never by the editor's browser. */
import { colon } from '#locales/quotable.ts';
import { siteOf } from '#catalog/links/states.ts';
import { findPreview, type Preview } from '#catalog/submissions/previews.ts';
import type { LogoPreview } from '#catalog/submissions/pictures.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { outgoingMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { factList } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerAlone, answerText } from '#web/elements/link-answer.ts';

function found(request: PageRequest, submission: Submission, preview: Preview): Html {
  const { locale, format } = request;
  const { preview: t } = outgoingMessages(locale);
  const last = preview.hops.at(-1);
  const text = (value: string | null): Html => (value === null ? html`${t.none}` : personText(value));
  const rows: readonly (readonly [string, Html])[] = [
    [t.status, html`${answerAlone(request, preview.answer)}`],
    // Not links: the submitter chose their targets.
    ...(preview.hops.length === 0
      ? []
      : [[t.redirects, html`${preview.hops.map((hop) => html`<bdi class="lines" dir="ltr">${hop}</bdi> `)}`] as const]),
    ...(preview.answer.startsWith('HTTP ')
      ? ([
          [t.page, text(preview.title)],
          [t.description, text(preview.description)],
        ] as const)
      : []),
    ...(preview.domainSince === null
      ? []
      : [[t.domainSince, timeText(preview.domainSince, format.date(preview.domainSince))] as const]),
    [t.at, timeText(preview.fetchedAt, format.dateTime(preview.fetchedAt))],
  ];
  return html`${last !== undefined && siteOf(last) !== siteOf(submission.url) && html`<p class="notice notice-warning">${t.elsewhere}</p>`}
  ${factList(rows)}`;
}

/** The result of fetching the logo; null without a logo, or if this server makes no requests. */
function logoLine(request: PageRequest, submission: Submission, logo: LogoPreview | undefined): Html | null {
  const { preview: t } = outgoingMessages(request.locale);
  if (submission.logoUrl === null || request.context.fetcher === undefined) return null;
  const said =
    logo === undefined || (logo.hash === null && logo.answer === null)
      ? t.logoWaiting
      : logo.hash === null
        ? answerText(request, logo.answer)
        : t.logoShown;
  return html`<p class="sub">${t.logo}${colon(request.locale)}${said}</p>`;
}

/** The panel; it says if nothing was fetched yet, or never is. */
export async function addressPreview(
  request: PageRequest,
  submission: Submission,
  logo: LogoPreview | undefined,
): Promise<Html> {
  const { context, locale } = request;
  const { preview: t } = outgoingMessages(locale);
  const preview = await findPreview(context.db, submission);
  return html`<section class="panel" aria-labelledby="address-preview">
    <h2 id="address-preview">${t.title}</h2>
    ${
      preview === undefined
        ? html`<p class="hint">${context.fetcher === undefined ? t.off : t.waiting}</p>`
        : found(request, submission, preview)
    }
    ${logoLine(request, submission, logo)}
  </section>`;
}
