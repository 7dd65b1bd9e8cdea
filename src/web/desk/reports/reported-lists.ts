/** Reported lists: reports, tools and visibility; and the public ones, of which editors choose some for the directory. */
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LISTS_PER_PAGE, listChosen, listOthers, type ShownList } from '#catalog/lists/directory.ts';
import { chooseList } from '#catalog/moderation/chosen-lists.ts';
import { judgeList, listReportedLists, type ReportedList } from '#catalog/moderation/reports/reported-lists.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { listMessages, reportMessages } from '#locales/subjects.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { ownership } from '#web/desk/self-review.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { catalogText, personText, timeText } from '#web/elements/texts.ts';

function judgementForm({ locale }: PageRequest, { list }: ReportedList, note: string): Html {
  const { desk: t } = listMessages(locale).lists;
  const acts =
    list.state === 'hidden'
      ? (['show'] as const)
      : list.state === 'public'
        ? (['hide', 'keep'] as const)
        : (['keep'] as const);
  const id = `note-${list.id}`;
  const classOf = (act: string): string => (act === 'hide' ? 'button button-danger' : 'button button-quiet');
  return html`<form method="post" action="${pathTo(locale, 'editor', 'lists', list.id)}" class="stack">
    <div class="field">
      <label for="${id}">${t.note}</label>
      <textarea id="${id}" name="note" rows="2" maxlength="${String(NOTE_LENGTH)}" dir="auto">${note}</textarea>
    </div>
    <div class="panel-actions">
      ${acts.map((act) => html`<button class="${classOf(act)}" name="act" value="${act}">${t[act]}</button> `)}
    </div>
  </form>`;
}

async function listPanel(request: PageRequest, reported: ReportedList, note: string): Promise<Html> {
  const { locale, format } = request;
  const { lists: t } = listMessages(locale);
  const { list, reports } = reported;
  const { notice: ownNotice, isRefused } = await ownership(request, [list.ownerId]);
  const title = catalogText(list.title, list.locale, locale);
  return html`<section class="panel desk-report stack" id="${`list-${list.id}`}">
    <h2>${list.state === 'public' ? html`<a href="${pathTo(locale, 'lists', list.id)}">${title}</a>` : title}</h2>
    <p><span class="badge">${t.states[list.state]}</span></p>
    ${list.intro !== '' && html`<p class="lines">${catalogText(list.intro, list.locale, locale)}</p>`}
    <ul>
      ${list.tools.map(
        ({ slug, name, note: of }) =>
          html`<li>
            <a href="${pathTo(locale, 'editor', 'tools', slug)}"><bdi>${name}</bdi></a>
            ${of !== '' && html`<span class="sub">${catalogText(of, list.locale, locale)}</span>`}
          </li>`,
      )}
    </ul>
    ${
      reports.length > 0 &&
      html`<ul class="plain">
        ${reports.map(
          ({ message, createdAt }) =>
            html`<li>
              <blockquote class="report-quote lines">${personText(message ?? '')}</blockquote>
              <p class="sub">${timeText(createdAt, format.dateTime(createdAt))}</p>
            </li>`,
        )}
      </ul>`
    }
    ${ownNotice} ${!isRefused && judgementForm(request, reported, note)}
  </section>`;
}

/** The public lists of a page of the directory, each with a button. */
async function publicLists(request: PageRequest): Promise<Html | null> {
  const { locale, context, query } = request;
  const { desk: t } = listMessages(locale).lists;
  const page = readPage(query);
  if (page === undefined) throw new CatalogError('not_found');
  const { lists: others, total } = await listOthers(context.db.read, page);
  const lists = [...(page === 1 ? await listChosen(context.db.read) : []), ...others];
  if (lists.length === 0 && page === 1) return null;
  const act = ({ isChosen }: ShownList): 'choose' | 'unchoose' => (isChosen ? 'unchoose' : 'choose');
  const rows = lists.map((list): Row => ({
    title: html`<a href="${pathTo(locale, 'lists', list.id)}">${catalogText(list.title, list.locale, locale)}</a>`,
    cells: [
      request.format.number(list.size),
      html`<form method="post" action="${pathTo(locale, 'editor', 'lists', list.id)}">
        <button class="button-link" name="act" value="${act(list)}">${t[act(list)]}</button>
      </form>`,
    ],
  }));
  return html`<h2>${t.public}</h2>
    <p>${t.publicLead}</p>
    <div class="desk-table">${tableFrame(t.public, [t.public, listMessages(locale).lists.size, t.choose], rows)}</div>
    ${listPages(request, { page, total, perPage: LISTS_PER_PAGE }, (to) => withQuery(pathTo(locale, 'editor', 'lists'), { page: to }))}`;
}

/** `typed` is the refused decision on the list of that id. */
async function listsPage(
  request: PageRequest,
  form: FormState = blankForm(),
  typed: string | null = null,
): Promise<PageAnswer> {
  const { locale, context } = request;
  const { desk: t } = listMessages(locale).lists;
  const reported = await listReportedLists(context.db);
  const isStale = form.error?.code === 'conflict';
  const panels = await Promise.all(
    reported.map((each) => listPanel(request, each, each.list.id === typed ? valueOf(form, 'note') : '')),
  );
  return answerDeskPage(request, {
    title: t.title,
    section: 'reports',
    main: html`${isStale ? notice('warning', html`<p>${t.stale}</p>`) : errorSummary(request, form, {})}
      ${doneNotice(request.query, t.done)}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'reports')}">${reportMessages(locale).reports.title}</a></p>
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${panels.length === 0 ? html`<p class="empty">${t.none}</p>` : panels} ${await publicLists(request)}`,
  });
}

const again = (request: PageRequest, form: FormState): Promise<PageAnswer> => {
  const view = { ...request, path: '/editor/lists', search: '', query: new URLSearchParams() };
  return listsPage(view, form, request.params['id']);
};

async function judge(request: PageRequest): Promise<PageAnswer> {
  const { context, params, form, locale } = request;
  const [id, act] = [params['id'] ?? '', form.get('act') ?? ''];
  if (act === 'choose' || act === 'unchoose') await chooseList(context.db, accountOf(request), id, act === 'choose');
  else await judgeList(context.db, accountOf(request), id, { act, note: form.get('note') });
  return { redirect: withQuery(pathTo(locale, 'editor', 'lists'), { done: act }) };
}

export const REPORTED_LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/lists', who: 'editor', handler: (request) => listsPage(request) },
  {
    method: 'POST',
    path: '/:locale/editor/lists/:id',
    who: 'editor',
    form: { act: CHOSEN, note: NOTE_LENGTH },
    again,
    late: again,
    handler: judge,
  },
];
