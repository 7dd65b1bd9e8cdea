/** Settings of an account: an overview, a new password, a new address, one's data, and the way out for good. */
import { deleteAccount } from '#catalog/account-deletion.ts';
import { exportAccount } from '#catalog/account-export.ts';
import { changePassword } from '#catalog/own-password.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { errorSummary, textField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { answerAccountPage } from './account-layout.ts';
import { passwordAgainField, withPassword } from './password-again.ts';
import { verificationNotice } from './registration.ts';
import { SIGNED_OUT } from './sign-in.ts';
import { accountOf } from './signed-in.ts';

function setting(title: string, lead: string, act: Html, value: Html | null = null): Html {
  return html`<section class="setting">
    <div>
      <h2>${title}</h2>
      ${value}
      <p>${lead}</p>
    </div>
    ${act}
  </section>`;
}

function overview(visit: Visit): PageAnswer {
  const { t, locale, query } = visit;
  const { settings: s } = accountMessages(locale);
  const account = accountOf(visit);
  const link = (page: string, label: string, danger = false) =>
    html`<a
      class="${danger ? 'button button-quiet button-danger' : 'button button-quiet'}"
      href="${pathTo(locale, 'account', page)}"
      >${label}</a
    >`;
  return answerAccountPage(visit, {
    title: s.title,
    section: 'settings',
    main: html`${doneNotice(query, { password: s.password.done, email: s.email.done, verification: t.verify.sent })}
      <h1>${s.title}</h1>
      ${verificationNotice(visit, account)}
      <div class="settings">
        ${setting(s.email.title, s.email.lead, link('email', s.email.button), html`<p class="setting-value"><bdi dir="ltr">${account.email}</bdi></p>`)}
        ${setting(s.password.title, s.password.lead, link('password', s.password.button))}
        ${setting(
          s.devices.title,
          s.devices.lead,
          html`<form method="post" action="${pathTo(locale, 'account', 'sign-out-everywhere')}">
            <button class="button button-quiet">${t.signOut.everywhere}</button>
          </form>`,
        )}
        ${setting(s.data.title, s.data.lead, link('data', s.data.button))}
        ${setting(s.deletion.title, s.deletion.lead, link('delete', s.deletion.open, true))}
      </div>`,
  });
}

/** One act on a page of its own: what it does, its fields, its button. */
function actPage(
  visit: Visit,
  form: FormState,
  page: {
    path: string;
    title: string;
    lead: string;
    fields: Html;
    labels: Record<string, string>;
    button: string;
    danger?: true;
  },
): PageAnswer {
  const { t, locale } = visit;
  const { settings: s } = accountMessages(locale);
  return answerAccountPage(visit, {
    title: form.error === null ? page.title : `${t.form.check} · ${page.title}`,
    section: 'settings',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`<div class="narrow">
      ${errorSummary(visit, form, { current_password: s.password.current, ...page.labels })}
      <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${s.title}</a></p>
      <h1>${page.title}</h1>
      <p class="lead">${page.lead}</p>
      <form method="post" action="${pathTo(locale, 'account', page.path)}" class="stack" novalidate>
        ${passwordAgainField(visit, form, s.password.current)} ${page.fields}
        <button class="${page.danger ? 'button button-danger' : 'button'}">${page.button}</button>
      </form>
      <p><a href="${pathTo(locale, 'reset-password')}">${s.password.forgotten}</a></p>
    </div>`,
  });
}

function passwordPage(visit: Visit, form: FormState): PageAnswer {
  const { settings: s } = accountMessages(visit.locale);
  return actPage(visit, form, {
    path: 'password',
    title: s.password.button,
    lead: s.password.lead,
    labels: { password: s.password.next },
    fields: textField(visit, form, {
      name: 'password',
      label: s.password.next,
      hint: visit.t.register.passwordHint,
      type: 'password',
      autocomplete: 'new-password',
    }),
    button: s.password.button,
  });
}

function deletionPage(visit: Visit, form: FormState): PageAnswer {
  const { settings: s } = accountMessages(visit.locale);
  return actPage(visit, form, {
    path: 'delete',
    title: s.deletion.title,
    lead: s.deletion.lead,
    labels: {},
    fields: html``,
    button: s.deletion.button,
    danger: true,
  });
}

export const SETTINGS_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/settings', who: 'member', act: (visit) => Promise.resolve(overview(visit)) },
  {
    method: 'GET',
    path: '/:locale/account/password',
    who: 'member',
    act: (visit) => Promise.resolve(passwordPage(visit, blankForm())),
  },
  {
    method: 'POST',
    path: '/:locale/account/password',
    who: 'member',
    async act(visit) {
      const { parts, form, locale } = visit;
      const result = await attempt(() =>
        withPassword(visit, (currentPassword) =>
          changePassword(parts.db, accountOf(visit), { currentPassword, newPassword: form.get('password') ?? '' }),
        ),
      );
      if (result.refused !== null) return passwordPage(visit, { values: form, error: result.refused });
      return { redirect: `${pathTo(locale, 'account', 'settings')}?done=password`, session: result.done };
    },
  },
  {
    method: 'GET',
    path: '/:locale/account/data',
    who: 'member',
    async act(visit) {
      const kept = await exportAccount(visit.parts.db, accountOf(visit));
      return {
        body: `${JSON.stringify(kept, null, 2)}\n`,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="toolshelf-account.json"',
        },
      };
    },
  },
  {
    method: 'GET',
    path: '/:locale/account/delete',
    who: 'member',
    act: (visit) => Promise.resolve(deletionPage(visit, blankForm())),
  },
  {
    method: 'POST',
    path: '/:locale/account/delete',
    who: 'member',
    async act(visit) {
      const { parts, form, locale } = visit;
      const result = await attempt(() =>
        withPassword(visit, (password) => deleteAccount(parts.db, accountOf(visit), password)),
      );
      if (result.refused !== null) return deletionPage(visit, { values: form, error: result.refused });
      return { redirect: `${pathTo(locale, 'sign-in')}?done=deleted`, session: 'ended', headers: SIGNED_OUT };
    },
  },
];
