/** Pages that set up and remove two-factor authentication: app, passkeys, all. */
import { creationOptions, requestOptions } from '#catalog/accounts/second-factor/passkeys.ts';
import { findSecondFactor, isOn } from '#catalog/accounts/second-factor/second-factor.ts';
import {
  PASSKEY_NAME_MAX_LENGTH,
  addPasskey,
  addTotp,
  removeFactor,
  type Removal,
} from '#catalog/accounts/second-factor/set-up.ts';
import { startTotp, totpAddress } from '#catalog/accounts/second-factor/totp.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { FACTOR, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { answerAccountPage } from './account-layout.ts';
import { afterConfirmation, isConfirmed } from './confirmation.ts';
import { limitFactor, passkeyUseOf } from './step-up.ts';
import { passkeyButton, proofOf } from './factor-fields.ts';
import { withPassword } from './password-again.ts';
import { qrCode } from './qr-code.ts';
import { recoveryCodesPage } from './recovery-codes.ts';
import { answerSettingPage } from './setting-page.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { isFactorRequired } from './two-factor-settings.ts';

const pathOf = ({ locale }: PageRequest, ...path: readonly string[]): string =>
  pathTo(locale, 'account', 'two-factor', ...path);

function answerSetUpPage(
  request: PageRequest,
  form: FormState,
  page: { title: string; labels: Record<string, string>; content: Html; scripts?: readonly string[] },
): PageAnswer {
  const { locale } = request;
  const t = accountMessages(locale);
  const { settings } = t;
  return answerAccountPage(request, {
    title: form.error === null ? page.title : `${t.form.check} · ${page.title}`,
    section: 'settings',
    ...(page.scripts !== undefined && { scripts: page.scripts }),
    main: html`<div class="auth auth-inside">
      ${errorSummary(request, form, page.labels)}
      <div class="auth-card">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>
        <h1>${page.title}</h1>
        ${page.content}
      </div>
    </div>`,
  });
}

/** The account, if its address is confirmed. Throws `email_unverified`. */
function ownerOf(request: PageRequest): Account {
  const account = accountOf(request);
  if (account.emailVerifiedAt === null) throw new CatalogError('email_unverified');
  return account;
}

/** In groups of four, as apps show it. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?!$)/g, '$& ');

async function appPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = accountMessages(locale);
  const { twoFactor: s } = t;
  const account = ownerOf(request);
  const secret = await startTotp(context.db, account);
  if (secret === undefined) return { redirect: pathTo(locale, 'account', 'settings') };
  const address = totpAddress(secret, { issuer: request.site.name, label: account.email });
  return answerSetUpPage(request, form, {
    title: s.app.setUpTitle,
    labels: { code: s.app.code },
    content: html`<p class="lead">${s.app.scan}</p>
      ${qrCode(address, s.app.picture)}
      <p>${s.app.key}</p>
      <p class="totp-key"><code dir="ltr">${grouped(secret)}</code></p>
      <form method="post" action="${pathOf(request, 'app')}" class="form" novalidate>
        ${textField(request, form, {
          name: 'code',
          label: s.app.code,
          hint: s.codeHint,
          autocomplete: 'one-time-code',
          inputmode: 'numeric',
          maxlength: FACTOR.code,
          dir: 'ltr',
        })}
        <p class="form-end">
          <button class="button">${s.app.button}</button>
          <a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}">${t.form.cancel}</a>
        </p>
      </form>`,
  });
}

async function setUpApp(request: PageRequest): Promise<PageAnswer> {
  const { context, form, sessionIdHash } = request;
  const account = accountOf(request);
  const done = await limitFactor(request, account, () =>
    addTotp(context.db, account, sessionIdHash ?? '', form.get('code') ?? ''),
  );
  return answerAdded(request, done, 'app-added');
}

/** The first factor comes with recovery codes. */
function answerAdded(request: PageRequest, codes: readonly string[] | null, done: string): PageAnswer {
  return codes === null
    ? { redirect: `${pathTo(request.locale, 'account', 'settings')}?done=${done}#two-factor` }
    : recoveryCodesPage(request, codes, true);
}

async function passkeyPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  ownerOf(request);
  const { locale } = request;
  const t = accountMessages(locale);
  const s = t.twoFactor.passkeys;
  return answerSetUpPage(request, form, {
    title: s.add,
    labels: { name: s.name, passkey: s.add },
    scripts: [ASSET_PATHS['passkey.js']],
    content: html`<p class="lead">${s.addLead}</p>
      <form method="post" action="${pathOf(request, 'passkeys')}" class="form" novalidate>
        ${textField(request, form, { name: 'name', label: s.name, hint: s.nameHint, maxlength: PASSKEY_NAME_MAX_LENGTH, isFirst: true })}
        ${passkeyButton(request, form, { does: 'create', label: s.add, challenge: pathOf(request, 'passkeys', 'challenge'), kind: 'button' })}
        <p><a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}">${t.form.cancel}</a></p>
      </form>`,
  });
}

async function setUpPasskey(request: PageRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const done = await addPasskey(context.db, accountOf(request), passkeyUseOf(request), {
    name: form.get('name') ?? '',
    passkey: form.get('passkey') ?? '',
  });
  return answerAdded(request, done, 'passkey-added');
}

const answerJson = (value: unknown): PageAnswer => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json; charset=utf-8' },
});

/** The texts and path of a removal; undefined if there is nothing to remove. */
async function removalOf(
  request: PageRequest,
  kind: Removal['kind'],
): Promise<{ removal: Removal; title: string; lead: string; path: string[]; done: string } | undefined> {
  const { context, params, locale } = request;
  const { twoFactor: s } = accountMessages(locale);
  const factor = await findSecondFactor(context.db.read, accountOf(request).id);
  if (kind === 'all') {
    const { title, lead } = s.turnOff;
    return isOn(factor) ? { removal: { kind }, title, lead, path: ['off'], done: 'two-factor-off' } : undefined;
  }
  if (kind === 'app') {
    const { removeTitle: title, removeLead: lead } = s.app;
    return factor.appSince === null
      ? undefined
      : { removal: { kind }, title, lead, path: ['app', 'remove'], done: 'app-removed' };
  }
  const passkey = factor.passkeys.find(({ id }) => id === params['id']);
  return (
    passkey && {
      removal: { kind, id: passkey.id },
      title: s.passkeys.removeTitle(passkey.name),
      lead: s.passkeys.removeLead,
      path: ['passkeys', passkey.id, 'remove'],
      done: 'passkey-removed',
    }
  );
}

async function removalPage(request: PageRequest, kind: Removal['kind'], form: FormState): Promise<PageAnswer> {
  const t = accountMessages(request.locale);
  const page = orNotFound(await removalOf(request, kind));
  return answerSettingPage(request, form, {
    path: ['two-factor', ...page.path],
    title: page.title,
    lead: page.lead,
    labels: {},
    fields: (again) => again,
    button: kind === 'all' ? t.twoFactor.turnOff.button : t.twoFactor.remove,
    danger: true,
    factorAgain: true,
  });
}

async function remove(request: PageRequest, kind: Removal['kind']): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const account = accountOf(request);
  const page = orNotFound(await removalOf(request, kind));
  const rules = { use: passkeyUseOf(request), isRequired: isFactorRequired(request) };
  await withPassword(request, (currentPassword) =>
    limitFactor(request, account, () =>
      removeFactor(context.db, account, page.removal, { ...proofOf(form), currentPassword }, rules),
    ),
  );
  return { redirect: `${pathTo(locale, 'account', 'settings')}?done=${page.done}#two-factor` };
}

const removalPages = (path: string, kind: Removal['kind']): readonly Page[] =>
  formPages({
    path,
    who: 'member',
    form: PASSWORD_AGAIN,
    page: (request, form) => removalPage(request, kind, form),
    act: (request) => remove(request, kind),
  });

export const TWO_FACTOR_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/account/two-factor/app',
    who: 'member',
    form: { code: FACTOR.code },
    page: (request, form) => afterConfirmation(request, () => appPage(request, form)),
    act: (request) => afterConfirmation(request, () => setUpApp(request)),
  }),
  ...removalPages('/:locale/account/two-factor/app/remove', 'app'),
  ...formPages({
    path: '/:locale/account/two-factor/passkeys',
    who: 'member',
    form: { name: PASSKEY_NAME_MAX_LENGTH, passkey: FACTOR.passkey },
    page: (request, form) => afterConfirmation(request, () => passkeyPage(request, form)),
    act: (request) => afterConfirmation(request, () => setUpPasskey(request)),
  }),
  {
    method: 'POST',
    path: '/:locale/account/two-factor/passkeys/challenge',
    who: 'member',
    form: {},
    async handler(request) {
      const account = ownerOf(request);
      if (!(await isConfirmed(request))) throw new CatalogError('forbidden');
      await takeAttempt(request, 'write', account.id);
      return answerJson(await creationOptions(request.context.db, account, passkeyUseOf(request), request.site.name));
    },
  },
  ...removalPages('/:locale/account/two-factor/passkeys/:id/remove', 'passkey'),
  ...removalPages('/:locale/account/two-factor/off', 'all'),
  {
    method: 'POST',
    path: '/:locale/account/two-factor/challenge',
    who: 'member',
    form: {},
    async handler(request) {
      const account = accountOf(request);
      await takeAttempt(request, 'write', account.id);
      return answerJson(await requestOptions(request.context.db, account, passkeyUseOf(request)));
    },
  },
];
