/** Mail for admins: transport, waiting and failed mails, and a test mail. */
import { findTestMail, listOutbox, sendTestMail, type OutboxItem } from '#catalog/mail/outbox-list.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { isRole } from '#catalog/roles.ts';
import { adminMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';

/** Rows of the page; `outbox list` has more. */
const SHOWN = 100;

/** The result of the test mail in the query. */
async function testNotice(request: PageRequest): Promise<Html | null> {
  const { locale, context, query } = request;
  const t = adminMessages(locale).mail;
  const id = query.get('test') ?? '';
  const found = id === '' ? undefined : await findTestMail(context.db, id);
  if (found === undefined) return null;
  if (found.error !== null) return notice('warning', html`<p>${t.failed} <code dir="ltr">${found.error}</code></p>`);
  if (found.isSent) return notice('done', html`<p>${t.sent}</p>`);
  return notice(
    'note',
    html`<p>${t.underWay} <a href="${withQuery(pathTo(locale, 'admin', 'mail'), { test: id })}">${t.refresh}</a></p>`,
  );
}

function outboxRow(request: PageRequest, { template, about, to, state, attempts, at, error }: OutboxItem): Row {
  const { locale, format } = request;
  const { mail: t, roles } = adminMessages(locale);
  return {
    title: html`<code>${template.replaceAll('_', '-')}</code>
      ${about !== null && html`<span class="sub">${isRole(about) ? roles[about] : personText(about)}</span>`}`,
    cells: [
      to === null ? '–' : html`<bdi dir="ltr">${to}</bdi>`,
      t.states[state],
      format.number(attempts),
      timeText(at, format.dateTime(at)),
      error === null ? '–' : html`<code dir="ltr">${error}</code>`,
    ],
  };
}

async function mailPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = adminMessages(locale).mail;
  const { smtpUrl, mailFrom } = context.config;
  const items = (await listOutbox(context.db)).slice(0, SHOWN);
  return answerDeskPage(request, {
    title: t.title,
    section: 'mail',
    main: html`${await testNotice(request)}
      <h1>${t.title}</h1>
      <p class="lead">
        ${smtpUrl === undefined ? t.asFiles({ setting: 'SMTP_URL', folder: 'DATA_DIR/mail' }) : t.by(quotable(locale, new URL(smtpUrl).host))}
      </p>
      <p>${t.from} <bdi dir="ltr">${mailFrom}</bdi></p>
      <form method="post" action="${pathTo(locale, 'admin', 'mail', 'test')}">
        <button class="button">${t.test}</button>
        <p class="hint"><bdi dir="ltr">${accountOf(request).email}</bdi></p>
      </form>
      <h2>${t.waiting}</h2>
      ${
        items.length === 0
          ? html`<p class="empty">${t.none}</p>`
          : html`<div class="desk-table">
              ${tableFrame(
                t.waiting,
                [t.template, t.to, t.state, t.attempts, t.next, t.error],
                items.map((item) => outboxRow(request, item)),
              )}
            </div>`
      }`,
  });
}

export const MAIL_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/admin/mail', who: 'admin', handler: mailPage },
  {
    method: 'POST',
    path: '/:locale/admin/mail/test',
    who: 'admin',
    form: {},
    async handler(request) {
      const test = await sendTestMail(request.context.db, accountOf(request));
      return { redirect: withQuery(pathTo(request.locale, 'admin', 'mail'), { test }) };
    },
  },
];
