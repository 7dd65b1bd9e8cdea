/** The link checks of a tool, for editors. */
import { readLinkReport } from '#catalog/links/list.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { outgoingMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { factList } from '#web/elements/notices.ts';
import { timeText } from '#web/elements/texts.ts';
import { answerAlone } from '#web/elements/link-answer.ts';

/** The state of the link with its last checks. */
export async function linkPanel(request: PageRequest, toolId: string): Promise<Html> {
  const { context, locale, format } = request;
  const { link: t } = outgoingMessages(locale);
  const link = await readLinkReport(context.db, toolId);
  const time = (iso: string): Html => timeText(iso, format.date(iso));
  const rows: (readonly [string, Html | string])[] = [
    [t.filter, t.states[link.state]],
    ...(link.answer === null || link.checkedAt === null
      ? []
      : [[t.answer, html`${answerAlone(request, link.answer)} (${time(link.checkedAt)})`] as const]),
    ...(link.failingSince === null ? [] : [[t.since, time(link.failingSince)] as const]),
    // Not a link: its target is not ours to trust.
    ...(link.movedTo === null ? [] : [[t.movedTo, html`<bdi dir="ltr">${link.movedTo}</bdi>`] as const]),
    ...(link.nextAt === null || context.fetcher === undefined ? [] : [[t.next, time(link.nextAt)] as const]),
  ];
  return html`<section class="panel" aria-labelledby="link">
    <h2 id="link">${t.filter}</h2>
    ${context.fetcher === undefined && html`<p class="hint">${t.off}</p>`} ${factList(rows)}
  </section>`;
}
