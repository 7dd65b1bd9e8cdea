/** Settings of an account: overview, password, e-mail address, data export, deletion. */
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { notFound } from '#catalog/errors.ts';
import { PROVIDER_NAMES, listIdentities, unlinkIdentity, type ProviderName } from '#catalog/accounts/identities.ts';
import { changePassword } from '#catalog/accounts/own-password.ts';
import { countOwnSubmissions } from '#catalog/submissions/records.ts';
import { listTokens } from '#catalog/accounts/tokens/tokens.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages, securityMessages } from '#locales/subjects.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { PASSWORD, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { answerAccountPage } from './account-layout.ts';
import { afterConfirmation } from './confirmation.ts';
import { noticeDone, noticeSetting } from './mailed/notices.ts';
import { withConfirmation } from './password-again.ts';
import { newPasswordField, siteWords } from './password-fields.ts';
import { PROVIDER_MARKS, canConnect, connectFailure, pathToConnect, providerLabel } from './provider-buttons.ts';
import { verificationNotice } from './verification.ts';
import { answerSettingPage } from './setting-page.ts';
import { settingRow } from './setting-row.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tokenState } from './tokens.ts';
import { factorNotice, twoFactorDone, twoFactorSettings } from './two-factor-settings.ts';

/** Sign-in providers of the account; null if none is configured. */
async function providerSettings(request: PageRequest): Promise<Html | null> {
  const { locale, format, context } = request;
  const { settings: s } = accountMessages(locale);
  const linked = await listIdentities(context.db, accountOf(request));
  const names = PROVIDER_NAMES.filter(
    (name) => linked.has(name) || (name !== 'oidc' && context.config[name] !== undefined),
  );
  if (names.length === 0) return null;
  return html`${names.map((name) => {
    const label = providerLabel(request, name);
    const since = linked.get(name);
    const title = html`<span class="setting-provider">${PROVIDER_MARKS[name]}${label}</span>`;
    if (since !== undefined)
      return settingRow(
        title,
        s.providers.since(format.date(since)),
        html`<a class="button button-quiet" href="${pathTo(locale, 'account', name)}">${s.providers.disconnect}</a>`,
      );
    return settingRow(
      html`${title} <span class="badge">${s.providers.off}</span>`,
      s.providers.connectLead(label),
      canConnect(request, name)
        ? html`<a class="button button-quiet" rel="nofollow" href="${pathToConnect(locale, name)}"
            >${s.providers.connect(label)}</a
          >`
        : null,
    );
  })}`;
}

async function overview(request: PageRequest): Promise<PageAnswer> {
  const { locale, query, format } = request;
  const t = accountMessages(locale);
  const { security } = securityMessages(locale);
  const { settings: s } = t;
  const account = accountOf(request);
  const link = (page: string, label: string, danger = false) =>
    html`<a
      class="${danger ? 'button button-quiet button-danger' : 'button button-quiet'}"
      href="${pathTo(locale, 'account', page)}"
      >${label}</a
    >`;
  return answerAccountPage(request, {
    title: s.title,
    section: 'settings',
    main: html`${doneNotice(query, {
        password: s.password.done,
        email: s.email.done,
        verification: t.unverified.sent,
        disconnected: s.providers.done,
        connected: s.providers.connected,
        ...noticeDone(request),
        ...twoFactorDone(request),
      })}
      ${connectFailure(request)} ${await factorNotice(request)}
      <div class="account-head">
        <h1>${s.title}</h1>
        <p class="lead">${s.since(format.date(account.createdAt))}</p>
      </div>
      ${verificationNotice(request, account)}
      <div class="setting-group">
        <h2 class="setting-group-title">${s.signingIn}</h2>
        <div class="settings">
          ${settingRow(
            s.email.title,
            s.email.lead,
            link('email', s.email.button),
            html`<p class="setting-value">
              <bdi dir="ltr">${account.email}</bdi>
              ${
                account.emailVerifiedAt === null
                  ? html`<span class="badge badge-soon">${s.email.unverified}</span>`
                  : html`<span class="badge badge-published">${s.email.verified}</span>`
              }
            </p>`,
          )}
          ${settingRow(s.password.title, s.password.lead, link('password', s.password.button))}
          ${await providerSettings(request)}
          ${settingRow(security.page, security.lead, link('security', security.open))}
        </div>
      </div>
      ${await twoFactorSettings(request)}
      <div class="setting-group">
        <h2 class="setting-group-title">${s.data.title}</h2>
        <div class="settings">
          ${await noticeSetting(request)} ${settingRow(s.data.file, s.data.lead, link('data', s.data.button))}
          ${settingRow(s.deletion.title, s.deletion.lead, link('delete', s.deletion.openButton, true))}
        </div>
      </div>`,
  });
}

function passwordPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(request.locale);
  return answerSettingPage(request, form, {
    path: ['password'],
    title: s.password.button,
    lead: s.password.lead,
    labels: { password: s.password.next },
    fields: (again) => html`${again} ${newPasswordField(request, form, s.password.next)}`,
    button: s.password.button,
  });
}

/** What deletion removes and keeps, as far as this account has it. */
async function deletionList(request: PageRequest): Promise<Html> {
  const { context, locale } = request;
  const account = accountOf(request);
  const { deletion: s } = accountMessages(locale).settings;
  const states = await countOwnSubmissions(context.db, account.id);
  const now = context.db.now();
  const tokens = (await listTokens(context.db, account.id)).filter((token) => tokenState(token, now) === 'active');
  const lines = [
    { count: (states.get('awaiting_moderation') ?? 0) + (states.get('changes_requested') ?? 0), say: s.submissions },
    { count: tokens.length, say: s.tokens },
    { count: states.get('published') ?? 0, say: s.tools },
  ].filter(({ count }) => count > 0);
  return html`<p class="auth-address"><bdi dir="ltr">${account.email}</bdi></p>
    ${
      lines.length > 0 &&
      html`<ul class="deletion-list">
        ${lines.map(({ count, say }) => html`<li>${say(count)}</li>`)}
      </ul>`
    }
    <p><strong>${s.final}</strong></p>`;
}

async function deletionPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(request.locale);
  return answerSettingPage(request, form, {
    path: ['delete'],
    title: s.deletion.title,
    lead: await deletionList(request),
    labels: {},
    fields: (again) =>
      html`<p><a href="${pathTo(request.locale, 'account', 'data')}">${s.data.before}</a></p>
        ${again}`,
    button: s.deletion.button,
    cancel: s.deletion.keep,
    danger: true,
  });
}

function disconnectPage(request: PageRequest, name: ProviderName, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(request.locale);
  const label = providerLabel(request, name);
  return answerSettingPage(request, form, {
    path: [name],
    title: s.providers.title(label),
    lead: s.providers.lead({ name: label, email: accountOf(request).email }),
    labels: {},
    fields: (again) => again,
    button: s.providers.disconnect,
  });
}

const DISCONNECT_PAGES: readonly Page[] = PROVIDER_NAMES.flatMap((name) =>
  formPages({
    path: `/:locale/account/${name}`,
    who: 'member',
    form: PASSWORD_AGAIN,
    async page(request, form) {
      const isOpened = form.error === null;
      if (isOpened && !(await listIdentities(request.context.db, accountOf(request))).has(name)) throw notFound();
      return disconnectPage(request, name, form);
    },
    async act(request) {
      await withConfirmation(request, (password) =>
        unlinkIdentity(
          request.context.db,
          accountOf(request),
          { provider: name, label: providerLabel(request, name) },
          password,
        ),
      );
      return { redirect: `${pathTo(request.locale, 'account', 'settings')}?done=disconnected` };
    },
  }),
);

/** Leaves nothing of the account in the browser, not even the mark of a known browser. */
const DELETED = { 'clear-site-data': '"cache","cookies","storage"' };

export const SETTINGS_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/settings', who: 'member', withoutTerms: true, handler: overview },
  ...DISCONNECT_PAGES,
  ...formPages({
    path: '/:locale/account/password',
    who: 'member',
    form: { ...PASSWORD, ...PASSWORD_AGAIN },
    page: passwordPage,
    async act(request) {
      const { context, form, locale } = request;
      const session = await withConfirmation(request, (currentPassword) =>
        changePassword(context.db, accountOf(request), {
          currentPassword,
          newPassword: form.get('password') ?? '',
          siteWords: siteWords(request),
          sessionIdHash: request.sessionIdHash,
        }),
      );
      return { redirect: `${pathTo(locale, 'account', 'settings')}?done=password`, session };
    },
  }),
  {
    method: 'GET',
    path: '/:locale/account/data',
    who: 'member',
    withoutTerms: true,
    handler: (request) =>
      afterConfirmation(request, async () => {
        const kept = await exportAccount(request.context.db, accountOf(request));
        return {
          body: `${JSON.stringify(kept, null, 2)}\n`,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="account.json"',
          },
        };
      }),
  },
  ...formPages({
    path: '/:locale/account/delete',
    who: 'member',
    withoutTerms: true,
    form: PASSWORD_AGAIN,
    page: deletionPage,
    async act(request) {
      const { context, locale } = request;
      await withConfirmation(request, (password) => deleteAccount(context.db, accountOf(request), password));
      return { redirect: `${pathTo(locale, 'sign-in')}?done=deleted`, session: 'ended', headers: DELETED };
    },
  }),
];
