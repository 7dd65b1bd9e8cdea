/** Sessions of an account, the end of one, and its security history. */
import { colon } from '#locales/quotable.ts';
import { endOwnSession, listSessions, type ListedSession } from '#catalog/accounts/session-list.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages, securityMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { securityTable } from '#web/elements/security-table.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerAccountPage } from './account-layout.ts';
import { SIGNED_OUT } from './sign-in.ts';

function sessionRow(request: PageRequest, session: ListedSession): Html {
  const { locale, format, sessionIdHash } = request;
  const { security: t } = securityMessages(locale);
  const { id, idHash, device, address, begunAt, lastUsedAt } = session;
  const name = device === '' ? t.unknownDevice : device;
  const isCurrent = idHash === sessionIdHash;
  return html`<section class="setting">
    <div>
      <h3>${personText(name)} ${isCurrent && html`<span class="badge badge-published">${t.current}</span>`}</h3>
      ${address !== '' && html`<p class="setting-value"><bdi dir="ltr">${address}</bdi></p>`}
      <p>
        ${t.began}${colon(locale)}${timeText(begunAt, format.dateTime(begunAt))} ·
        ${t.used}${colon(locale)}${timeText(lastUsedAt, format.dateTime(lastUsedAt))}
      </p>
    </div>
    ${
      !isCurrent &&
      html`<form method="post" action="${pathTo(locale, 'account', 'sessions', id, 'end')}">
        <button class="button button-quiet" ${attributes({ 'aria-label': `${t.end}${colon(locale)}${name}` })}>
          ${t.end}
        </button>
      </form>`
    }
  </section>`;
}

async function securityPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const { settings } = accountMessages(locale);
  const { security: t } = securityMessages(locale);
  const account = accountOf(request);
  const sessions = await listSessions(context.db, account);
  return answerAccountPage(request, {
    title: t.page,
    section: 'settings',
    main: html`${doneNotice(query, { session: t.ended })}
      <div class="account-head">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>
        <h1>${t.page}</h1>
      </div>
      <div class="setting-group">
        <h2 class="setting-group-title">${settings.devices.title}</h2>
        <div class="settings">
          ${sessions.map((session) => sessionRow(request, session))}
          <div class="setting">
            <p>${settings.devices.lead}</p>
            <form method="post" action="${pathTo(locale, 'account', 'sign-out-everywhere')}">
              <button class="button button-quiet">${settings.devices.button}</button>
            </form>
          </div>
        </div>
      </div>
      <h2>${t.title}</h2>
      <p>${t.lead} <a href="${pathTo(locale, 'account', 'password')}">${settings.password.button}</a></p>
      ${await securityTable(request, account)}`,
  });
}

export const SECURITY_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/security', who: 'member', withoutTerms: true, handler: securityPage },
  {
    method: 'POST',
    path: '/:locale/account/sessions/:id/end',
    who: 'member',
    form: {},
    async handler(request) {
      const { context, locale, params, sessionIdHash } = request;
      const ended = await endOwnSession(context.db, accountOf(request), params['id'] ?? '');
      if (ended !== sessionIdHash) return { redirect: `${pathTo(locale, 'account', 'security')}?done=session` };
      return { redirect: `${pathTo(locale, 'sign-in')}?done=signed-out`, session: 'ended', headers: SIGNED_OUT };
    },
  },
];
