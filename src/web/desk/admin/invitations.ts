/** Invitations to the desk for admins: pending ones, and the form that sends one. */
import { colon } from '#locales/quotable.ts';
import {
  INVITED_ROLES,
  invite,
  listInvitations,
  withdrawInvitation,
  type Invitation,
} from '#catalog/accounts/invitations.ts';
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { LOCALE_NAMES, isLocale } from '#catalog/locales.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { actPage } from '#web/elements/act-pages.ts';

function invitationRow(request: PageRequest, { id, email, role, expiresAt }: Invitation): Row {
  const { locale, format } = request;
  const t = adminMessages(locale);
  return {
    title: html`<bdi dir="ltr">${email}</bdi>`,
    cells: [
      t.roles[role],
      timeText(expiresAt, format.date(expiresAt)),
      html`<form method="post" action="${pathTo(locale, 'admin', 'invitations', id, 'withdraw')}">
        <button class="button button-quiet" aria-label="${`${t.invitations.withdraw}${colon(locale)}${email}`}">
          ${t.invitations.withdraw}
        </button>
      </form>`,
    ],
  };
}

function inviteForm(request: PageRequest, form: FormState): Html {
  const { locale, site } = request;
  const t = adminMessages(locale);
  const shown = form.values.size > 0 ? form : blankForm({ role: 'editor', locale });
  return html`<section class="panel medium" aria-labelledby="invite">
    <h2 id="invite">${t.invitations.invite}</h2>
    <form method="post" action="${pathTo(locale, 'admin', 'invitations')}" class="stack" novalidate>
      ${textField(request, shown, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'off' })}
      ${selectField(request, shown, { name: 'role', label: t.accounts.role, choices: INVITED_ROLES.map((value) => ({ value, label: t.roles[value] })) })}
      ${selectField(request, shown, {
        name: 'locale',
        label: t.invitations.language,
        choices: site.locales.map((value) => ({ value, label: LOCALE_NAMES[value] })),
      })}
      <button class="button">${t.invitations.button}</button>
    </form>
  </section>`;
}

async function invitationsPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = adminMessages(locale);
  const invitations = await listInvitations(context.db, accountOf(request));
  return answerDeskPage(request, {
    title: t.invitations.title,
    section: 'accounts',
    main: html`${doneNotice(query, { withdrawn: t.invitations.withdrawn })}
      ${
        query.get('done') === 'invited' &&
        notice(
          'done',
          html`<p>${t.invitations.sent} <a href="${pathTo(locale, 'admin', 'mail')}">${t.invitations.sentLink}</a></p>`,
        )
      }
      ${errorSummary(request, form, { email: t.form.email, role: t.accounts.role, locale: t.invitations.language })}
      <p class="crumbs"><a href="${pathTo(locale, 'admin', 'accounts')}">${t.accounts.title}</a></p>
      <h1>${t.invitations.title}</h1>
      <p class="lead">${t.invitations.lead}</p>
      ${
        invitations.length === 0
          ? html`<p class="empty">${t.invitations.none}</p>`
          : html`<div class="desk-table">
              ${tableFrame(
                t.invitations.title,
                [t.form.email, t.accounts.role, t.invitations.until, t.placements.actions],
                invitations.map((invitation) => invitationRow(request, invitation)),
              )}
            </div>`
      }
      ${inviteForm(request, form)}`,
  });
}

async function send(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const language = form.get('locale') ?? '';
  await invite(context.db, accountOf(request), {
    email: form.get('email') ?? '',
    role: form.get('role') ?? '',
    locale: isLocale(language) ? language : locale,
    mayMail: async (address) => (await context.limiter.take('address_mail', address)).allowed,
  });
  return { redirect: `${pathTo(locale, 'admin', 'invitations')}?done=invited` };
}

export const INVITATION_DESK_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/admin/invitations',
    who: 'admin',
    form: { email: EMAIL_MAX_LENGTH, role: CHOSEN, locale: CHOSEN },
    page: invitationsPage,
    act: send,
  }),
  actPage({
    path: '/:locale/admin/invitations/:id/withdraw',
    who: 'admin',
    act: withdrawInvitation,
    back: '/admin/invitations',
    done: 'withdrawn',
  }),
];
