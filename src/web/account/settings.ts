/** Settings of an account: an overview, a new password, a new address, one's data, and the way out for good. */
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { CatalogError } from '#catalog/errors.ts';
import { PROVIDER_LABELS, listIdentities, unlinkIdentity, type ProviderName } from '#catalog/accounts/identities.ts';
import { changePassword } from '#catalog/accounts/own-password.ts';
import { countOwnSubmissions } from '#catalog/submissions/records.ts';
import { listTokens } from '#catalog/accounts/tokens/tokens.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account/messages.ts';
import { attempt, blankForm, type FormState } from '#web/elements/form-state.ts';
import { PASSWORD, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { answerAccountPage } from './account-layout.ts';
import { PROVIDER_NAMES } from './oauth.ts';
import { withConfirmation } from './password-again.ts';
import { newPasswordField } from './password-fields.ts';
import { PROVIDER_MARKS, canConnect, connectFailure, pathToConnect } from './provider-buttons.ts';
import { verificationNotice } from './verification.ts';
import { answerSettingPage } from './setting-page.ts';
import { settingRow } from './setting-row.ts';
import { SIGNED_OUT } from './sign-in.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tokenState } from './tokens.ts';
import { factorNotice, twoFactorDone, twoFactorSettings } from './two-factor-settings.ts';

/** The other sites that the account can be signed in to with; nothing where the operator has set up none. */
async function providerSettings(visit: Visit): Promise<Html | null> {
  const { locale, format, parts } = visit;
  const { settings: s } = accountMessages(locale);
  const linked = await listIdentities(parts.db, accountOf(visit));
  const names = PROVIDER_NAMES.filter((name) => parts.config[name] !== undefined || linked.has(name));
  if (names.length === 0) return null;
  return html`${names.map((name) => {
    const label = PROVIDER_LABELS[name];
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
      s.providers.absent(label),
      canConnect(visit, name)
        ? html`<a class="button button-quiet" rel="nofollow" href="${pathToConnect(locale, name)}"
            >${s.providers.connect(label)}</a
          >`
        : null,
    );
  })}`;
}

async function overview(visit: Visit): Promise<PageAnswer> {
  const { locale, query, format } = visit;
  const t = accountMessages(locale);
  const { settings: s } = t;
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
    main: html`${doneNotice(query, { password: s.password.done, email: s.email.done, verification: t.unverified.sent, disconnected: s.providers.done, connected: s.providers.connected, ...twoFactorDone(visit) })}
      ${connectFailure(visit)} ${await factorNotice(visit)}
      <div class="account-head">
        <h1>${s.title}</h1>
        <p class="lead">${s.since(format.date(account.createdAt))}</p>
      </div>
      ${verificationNotice(visit, account)}
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
          ${await providerSettings(visit)}
          ${settingRow(
            s.devices.title,
            s.devices.lead,
            html`<form method="post" action="${pathTo(locale, 'account', 'sign-out-everywhere')}">
              <button class="button button-quiet">${t.settings.devices.button}</button>
            </form>`,
          )}
        </div>
      </div>
      ${await twoFactorSettings(visit)}
      <div class="setting-group">
        <h2 class="setting-group-title">${s.data.title}</h2>
        <div class="settings">
          ${settingRow(s.data.file, s.data.lead, link('data', s.data.button))}
          ${settingRow(s.deletion.title, s.deletion.lead, link('delete', s.deletion.open, true))}
        </div>
      </div>`,
  });
}

function passwordPage(visit: Visit, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(visit.locale);
  return answerSettingPage(visit, form, {
    path: ['password'],
    title: s.password.button,
    lead: s.password.lead,
    labels: { password: s.password.next },
    fields: (again) => html`${again} ${newPasswordField(visit, form, s.password.next)}`,
    button: s.password.button,
  });
}

/** What a deletion takes along and what it leaves, as far as this account has any of it. */
async function deletionList(visit: Visit): Promise<Html> {
  const { parts, locale } = visit;
  const account = accountOf(visit);
  const { deletion: s } = accountMessages(locale).settings;
  const states = await countOwnSubmissions(parts.db, account.id);
  const now = parts.db.now();
  const tokens = (await listTokens(parts.db, account.id)).filter((token) => tokenState(token, now) === 'active');
  const lines = [
    { count: (states.get('awaiting_moderation') ?? 0) + (states.get('changes_requested') ?? 0), say: s.submissions },
    { count: tokens.length, say: s.tokens },
    { count: states.get('published') ?? 0, say: s.tools },
  ].filter(({ count }) => count > 0);
  return html`<p class="gate-address"><bdi dir="ltr">${account.email}</bdi></p>
    ${
      lines.length > 0 &&
      html`<ul class="deletion-list">
        ${lines.map(({ count, say }) => html`<li>${say(count)}</li>`)}
      </ul>`
    }
    <p><strong>${s.final}</strong></p>`;
}

async function deletionPage(visit: Visit, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(visit.locale);
  return answerSettingPage(visit, form, {
    path: ['delete'],
    title: s.deletion.title,
    lead: await deletionList(visit),
    labels: {},
    fields: (again) =>
      html`<p><a href="${pathTo(visit.locale, 'account', 'data')}">${s.data.before}</a></p>
        ${again}`,
    button: s.deletion.button,
    cancel: s.deletion.keep,
    danger: true,
  });
}

function disconnectPage(visit: Visit, name: ProviderName, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(visit.locale);
  const label = PROVIDER_LABELS[name];
  return answerSettingPage(visit, form, {
    path: [name],
    title: s.providers.title(label),
    lead: s.providers.lead(label, accountOf(visit).email),
    labels: {},
    fields: (again) => again,
    button: s.providers.disconnect,
  });
}

const DISCONNECT_PAGES: readonly Page[] = PROVIDER_NAMES.flatMap((name): Page[] => [
  {
    method: 'GET',
    path: `/:locale/account/${name}`,
    who: 'member',
    async act(visit) {
      const linked = await listIdentities(visit.parts.db, accountOf(visit));
      if (!linked.has(name)) throw new CatalogError('not_found');
      return disconnectPage(visit, name, blankForm());
    },
  },
  {
    method: 'POST',
    path: `/:locale/account/${name}`,
    who: 'member',
    form: PASSWORD_AGAIN,
    async act(visit) {
      const result = await attempt(visit, () =>
        withConfirmation(visit, (password) => unlinkIdentity(visit.parts.db, accountOf(visit), name, password)),
      );
      if (result.refused !== null) return disconnectPage(visit, name, { values: visit.form, error: result.refused });
      return { redirect: `${pathTo(visit.locale, 'account', 'settings')}?done=disconnected` };
    },
  },
]);

export const SETTINGS_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/settings', who: 'member', act: overview },
  ...DISCONNECT_PAGES,
  {
    method: 'GET',
    path: '/:locale/account/password',
    who: 'member',
    act: (visit) => passwordPage(visit, blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/account/password',
    who: 'member',
    form: { ...PASSWORD, ...PASSWORD_AGAIN },
    async act(visit) {
      const { parts, form, locale } = visit;
      const result = await attempt(visit, () =>
        withConfirmation(visit, (currentPassword) =>
          changePassword(parts.db, accountOf(visit), {
            currentPassword,
            newPassword: form.get('password') ?? '',
            sessionIdHash: visit.sessionIdHash,
          }),
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
    act: (visit) => deletionPage(visit, blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/account/delete',
    who: 'member',
    form: PASSWORD_AGAIN,
    async act(visit) {
      const { parts, form, locale } = visit;
      const result = await attempt(visit, () =>
        withConfirmation(visit, (password) => deleteAccount(parts.db, accountOf(visit), password)),
      );
      if (result.refused !== null) return deletionPage(visit, { values: form, error: result.refused });
      return { redirect: `${pathTo(locale, 'sign-in')}?done=deleted`, session: 'ended', headers: SIGNED_OUT };
    },
  },
];
