/** Notices by mail: the switch in the settings, and the page of the unsubscribe link. */
import { findReaderBySecret, turnNotices, wantsNotices } from '#catalog/accounts/notices.ts';
import { orNotFound } from '#catalog/errors.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { mailedMessages } from '#locales/subjects.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { SECRET_ADDRESS, answerAuthPage, answerRefusedButton } from '#web/account/auth-layout.ts';
import { settingRow } from '#web/account/setting-row.ts';
import { actPage } from '#web/elements/act-pages.ts';

/** The body that mail programs post to unsubscribe (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';

/** The row of the settings. */
export async function noticeSetting(request: PageRequest): Promise<Html> {
  const { locale, context } = request;
  const { notices: t } = mailedMessages(locale);
  const on = await wantsNotices(context.db.read, accountOf(request).id);
  return settingRow(
    t.title,
    t.lead,
    html`<form method="post" action="${pathTo(locale, 'account', 'notices')}">
      <button class="button button-quiet" name="notices" value="${on ? 'off' : 'on'}">
        ${on ? t.turnOff : t.turnOn}
      </button>
    </form>`,
    html`<p class="setting-value">
      <span class="${on ? 'badge badge-published' : 'badge'}">${on ? t.on : t.off}</span>
    </p>`,
  );
}

/** The notices after a change of the switch. */
export function noticeDone({ locale }: PageRequest): Record<string, string> {
  return { notices: mailedMessages(locale).notices.done };
}

async function readerOf({ context, params }: PageRequest) {
  return orNotFound(await findReaderBySecret(context.db.read, params['secret'] ?? ''));
}

async function noticesPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, params, query } = request;
  const { notices: t } = mailedMessages(locale);
  const { areOff } = await readerOf(request);
  return answerAuthPage(request, {
    title: t.title,
    description: t.lead,
    headers: SECRET_ADDRESS,
    card: html`${doneNotice(query, { turned: areOff ? t.nowOff : t.nowOn })}
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      <form method="post" action="${pathTo(locale, 'notices', params['secret'] ?? '')}">
        <button class="button" name="notices" value="${areOff ? 'on' : 'off'}">${areOff ? t.turnOn : t.turnOff}</button>
      </form>`,
  });
}

const refuse = (request: PageRequest, form: FormState): PageAnswer =>
  answerRefusedButton(request, form, mailedMessages(request.locale).notices.title);

export const NOTICE_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/notices/:secret', who: 'anyone', private: true, handler: noticesPage },
  {
    method: 'POST',
    path: '/:locale/notices/:secret',
    who: 'anyone',
    actsBySecret: true,
    takesFiles: true,
    form: { notices: CHOSEN, [ONE_CLICK]: CHOSEN },
    again: refuse,
    async handler(request) {
      const { context, form, locale, params } = request;
      const { accountId } = await readerOf(request);
      await turnNotices(context.db, accountId, form.get('notices') === 'on' && !form.has(ONE_CLICK));
      return {
        redirect: `${pathTo(locale, 'notices', params['secret'] ?? '')}?done=turned`,
        headers: SECRET_ADDRESS,
      };
    },
  },
  actPage({
    path: '/:locale/account/notices',
    who: 'member',
    form: { notices: CHOSEN },
    again: refuse,
    act: (db, { id }, _, { form }) => turnNotices(db, id, form.get('notices') === 'on'),
    back: '/account/settings',
    done: 'notices',
  }),
];
