/** Figures of an editor's own decisions; admins see every editor's. */
import { findAccount } from '#catalog/accounts/accounts.ts';
import { orNotFound } from '#catalog/errors.ts';
import { EDITOR_DAYS, readEditorStatistics, type EditorStatistics } from '#catalog/moderation/editor-statistics.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages, screeningMessages, visitorMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { html, type Html } from '#web/elements/html.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';

function periodTable(request: PageRequest, { periods }: EditorStatistics): Html {
  const { format, locale } = request;
  const t = queueMessages(locale);
  const rows = EDITOR_DAYS.map((days) => {
    const { approve, reject, request_changes } = periods[days];
    const figures = [approve + reject + request_changes, approve, reject, request_changes];
    return { title: t.days(days), cells: figures.map((figure) => format.number(figure)) };
  });
  const f = t.ownFigures;
  const columns = [f.total, t.review.approve, t.review.reject, t.review.requestChanges];
  return html`<div class="desk-table desk-figures">${tableFrame(f.title, [f.period, ...columns], rows)}</div>`;
}

function appealPanel(request: PageRequest, { appeals }: EditorStatistics): Html {
  const { format, locale } = request;
  const f = queueMessages(locale).ownFigures;
  const { upheld, overturned, open } = appeals;
  const decided = upheld + overturned;
  const rows: [string, string][] = [
    [f.upheld, format.number(upheld)],
    [f.overturned, format.number(overturned)],
    [f.open, format.number(open)],
    ...(decided > 0
      ? [
          [f.agreement, screeningMessages(locale).page.percent(Math.round((100 * upheld) / decided))] as [
            string,
            string,
          ],
        ]
      : []),
  ];
  return html`<section class="panel medium" aria-labelledby="appeals">
    <h2 id="appeals">${f.appeals}</h2>
    ${
      decided + open === 0
        ? html`<p class="sub">${f.none}</p>`
        : html`<dl class="figures">
            ${rows.map(
              ([label, value]) =>
                html`<div>
                  <dt>${label}</dt>
                  <dd><bdi dir="ltr">${value}</bdi></dd>
                </div>`,
            )}
          </dl>`
    }
  </section>`;
}

export const EDITOR_FIGURES_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/figures',
    who: 'editor',
    async handler(request) {
      const { context, query, locale } = request;
      const f = queueMessages(locale).ownFigures;
      const viewer = accountOf(request);
      const wanted = query.get('editor') ?? viewer.id;
      const editor = orNotFound(/^[0-9a-f-]{36}$/.test(wanted) ? await findAccount(context.db, wanted) : undefined);
      const statistics = await readEditorStatistics(context.db, viewer, editor.id);
      const isOwn = editor.id === viewer.id;
      return answerDeskPage(request, {
        title: isOwn ? f.title : editor.email,
        section: 'figures',
        main: html`<h1>${isOwn ? f.title : html`<bdi dir="ltr">${editor.email}</bdi>`}</h1>
          ${isOwn && html`<p class="lead">${f.lead}</p>`}
          ${
            Object.values(statistics.periods[90]).every((count) => count === 0)
              ? html`<p class="empty">${visitorMessages(locale).statistics.noDecisions}</p>`
              : html`${periodTable(request, statistics)} ${appealPanel(request, statistics)}`
          }`,
      });
    },
  },
];
