/** The page of a published list, and the form that reports it. */
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { WORTH_FINDING, getPublicList, type List } from '#catalog/lists/lists.ts';
import { reportList } from '#catalog/moderation/reports/reported-lists.ts';
import { REPORT_LENGTH } from '#catalog/moderation/reports/reports.ts';
import { readSummaries } from '#catalog/tools/tools.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { followMessages, listMessages, visitorMessages } from '#locales/subjects.ts';
import { followPath } from '#web/elements/follow-link.ts';
import { areaField, errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { html } from '#web/elements/html.ts';
import { FEED_ICON } from '#web/elements/icons.ts';
import { breadcrumbData, listData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { refundReport, replyToField, reporterOf } from './report.ts';
import { newsOf, toolCards } from './tool-card.ts';

const listOf = ({ context, params }: PageRequest): Promise<List> => getPublicList(context.db.read, params['id'] ?? '');

async function listPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, format, context } = request;
  const t = visitorMessages(locale);
  const { page } = listMessages(locale).lists;
  const list = await listOf(request);
  const { title, intro, locale: written } = list;
  const tools = await readSummaries(
    context.live,
    list.tools.map(({ seq }) => seq),
    locale,
  );
  const reasons = new Map(
    list.tools.flatMap(({ slug, note }) => (note === '' ? [] : [[slug, catalogText(note, written, locale)] as const])),
  );
  const base = pathTo(locale, 'lists', list.id);
  const byMail = followPath(request, { list: list.id });
  const answer = answerPage(request, {
    title,
    description: intro === '' ? page.by : intro,
    section: 'tools',
    search: 'header',
    listed: tools.length >= WORTH_FINDING && request.search === '',
    subject: { list: { id: list.id, name: title } },
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: request.t.titles.lists, path: pathTo(locale, 'lists') },
        { name: title, path: base },
      ]),
      listData(request, title, tools, 0),
    ],
    main: html`<div class="list-head">
        <p class="crumbs"><a href="${pathTo(locale, 'lists')}">${request.t.titles.lists}</a></p>
        <h1>${catalogText(title, written, locale)}</h1>
        ${list.isChosen && html`<p><span class="tag tag-fresh">${t.choosing.collections.chosen}</span></p>`}
        ${intro !== '' && html`<p class="lead lines">${catalogText(intro, written, locale)}</p>`}
        <p class="holdings">${page.by} · ${timeText(list.updatedAt, format.shortDate(list.updatedAt))}</p>
      </div>
      ${
        tools.length === 0
          ? html`<p class="empty">${page.nothing}</p>`
          : html`<h2>${t.search.found(tools.length)}</h2>
              ${toolCards(request, tools, { reasons, isNew: newsOf(request) })}`
      }
      <p class="follow">
        ${FEED_ICON} ${t.choosing.follow} <a href="${`${base}/feed.atom`}">Atom</a>
        <a href="${`${base}/feed.rss`}">RSS</a> <a href="${`${base}/feed.json`}">JSON</a>
        ${byMail !== undefined && html`<a href="${byMail}" rel="nofollow">${followMessages(locale).follows.byMail}</a>`}
      </p>
      <p><a href="${`${base}/report`}" rel="nofollow">${page.report}</a></p>`,
  });
  return { ...answer, isCompressed: true };
}

function reportPage(request: PageRequest, { id, title }: List, form: FormState): PageAnswer {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { page } = listMessages(locale).lists;
  const done = doneNotice(request.query, { sent: t.report.done, no_mail: t.report.doneNoMail });
  const heading = done === null ? page.reportTitle(title) : t.report.sent;
  return answerPage(request, {
    title: heading,
    description: t.report.lead,
    section: 'tools',
    search: 'header',
    main: html`<header>
        <h1>${heading}</h1>
        ${done === null && html`<p class="lead">${t.report.lead}</p>`}
      </header>
      ${errorSummary(request, form, { message: page.reportMessage, reply_to: t.report.replyTo })}
      ${
        done ??
        html`<form class="panel form" action="${pathTo(locale, 'lists', id, 'report')}" method="post" novalidate>
          ${areaField(request, form, { name: 'message', label: page.reportMessage, hint: t.report.messageHint, maxlength: REPORT_LENGTH })}
          ${replyToField(request, form)}
          <button class="button">${t.report.button}</button>
        </form>`
      }
      <p><a href="${pathTo(locale, 'lists', id)}">${page.back}</a></p>`,
  });
}

async function report(request: PageRequest): Promise<PageAnswer> {
  const { locale, form, context, address } = request;
  const list = await listOf(request);
  const { reporter, hasMail } = reporterOf(request);
  await takeAttempt(request, 'report', address);
  await reportList(context.db, { id: list.id, message: form.get('message') ?? '', locale }, reporter);
  return { redirect: `${pathTo(locale, 'lists', list.id, 'report')}?done=${hasMail() ? 'sent' : 'no_mail'}` };
}

export const LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/lists/:id', who: 'anyone', handler: listPage },
  ...formPages({
    path: '/:locale/lists/:id/report',
    who: 'anyone',
    private: true,
    form: { message: REPORT_LENGTH, reply_to: EMAIL_MAX_LENGTH },
    async page(request, form) {
      const list = await listOf(request);
      await refundReport(request, form);
      return reportPage(request, list, form);
    },
    act: report,
  }),
];
