/** API tokens of an account: created and shown once, listed, revoked. */
import { colon } from '#locales/quotable.ts';
import { PERIODS, DAY_MS } from '#catalog/periods.ts';
import {
  TOKEN_DEFAULT_EXPIRY,
  TOKEN_EXPIRIES,
  TOKEN_NAME_MAX_LENGTH,
  TOKEN_SCOPES,
  createToken,
  listTokens,
  revokeAllTokens,
  revokeToken,
  type Token,
} from '#catalog/accounts/tokens/tokens.ts';
import type { SecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import type { Account } from '#catalog/roles.ts';
import { isFreshSession, renewSession, type StartedSession } from '#catalog/accounts/sessions.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { drawRefused } from '#http/pages/refused-forms.ts';
import { accountMessages, idOf } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, PASSWORD_AGAIN, SEVERAL } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerAccountPage } from './account-layout.ts';
import { challengePath, requiredFactor, takeFactor } from './step-up.ts';
import { factorFields, factorLabels, factorScripts } from './factor-fields.ts';
import { disconnectedNotice, grantList } from './grants/list.ts';
import { newTokenPage } from './new-token.ts';
import { withPassword } from './password-again.ts';
import { passwordAgainField } from './password-fields.ts';
import { mustVerify, verificationNotice } from './verification.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { actPage } from '#web/elements/act-pages.ts';
import { formPages } from '#web/elements/form-pages.ts';

const NEVER = 'never';

const SOON_MS = PERIODS.tokenWarning.lasts;

export function tokenState(token: Token, now: Date): 'active' | 'expired' | 'revoked' {
  if (token.revokedAt !== null) return 'revoked';
  return token.expiresAt !== null && Date.parse(token.expiresAt) <= now.getTime() ? 'expired' : 'active';
}

function tokenRow(request: PageRequest, token: Token): Html {
  const { locale, format, context } = request;
  const t = accountMessages(locale);
  const { tokens: own } = t;
  const state = tokenState(token, context.db.now());
  const date = (iso: string) => timeText(iso, format.date(iso));
  const left = token.expiresAt === null ? Infinity : Date.parse(token.expiresAt) - context.db.now().getTime();
  return html`<li class="${`token token-${state}`}">
    <div class="token-head">
      <h3>${personText(token.name)}</h3>
      <code dir="ltr">aitp_…${token.lastFour}</code>
      ${state !== 'active' && html`<span class="badge">${t.token.state[state]}</span>`}
      ${state === 'active' && left <= SOON_MS && html`<span class="badge badge-soon">${own.soon}</span>`}
    </div>
    <p class="token-scopes">
      ${token.scopes.map((scope) => html`<span>${t.tokens.scope[idOf(scope)]}</span>`)}
      <span>${t.tokens.created}${colon(locale)}${date(token.createdAt)}</span>
    </p>
    <dl class="token-facts">
      <div>
        <dt>${t.token.lastUsed}</dt>
        <dd>
          ${token.lastUsedAt === null ? t.token.neverUsed : timeText(token.lastUsedAt, format.dateTime(token.lastUsedAt))}
        </dd>
      </div>
      <div>
        <dt>${t.token.validUntil}</dt>
        <dd>${token.expiresAt === null ? t.token.never : date(token.expiresAt)}</dd>
      </div>
    </dl>
    ${state === 'active' && revokeForm(request, t.token.revoke, t.token.revokeHint, token.id, 'revoke')}
  </li>`;
}

/** Revocation in two steps: its effect comes before the button. */
function revokeForm({ locale }: PageRequest, label: string, hint: string, ...path: readonly string[]): Html {
  return html`<details class="confirm">
    <summary>${label}</summary>
    <form method="post" action="${pathTo(locale, 'account', 'tokens', ...path)}">
      <p class="hint">${hint}</p>
      <button class="button button-quiet button-danger">${label}</button>
    </form>
  </details>`;
}

function tokenList(request: PageRequest, tokens: readonly Token[]): Html {
  const { locale, context } = request;
  const t = accountMessages(locale);
  const { tokens: own } = t;
  const now = context.db.now();
  const active = tokens.filter((token) => tokenState(token, now) === 'active');
  const ended = tokens.filter((token) => tokenState(token, now) !== 'active');
  return html`<section class="token-list" aria-labelledby="tokens">
    <div class="section-head">
      <h2 id="tokens">${t.tokens.list}</h2>
      <a class="to-form" href="#create">${t.tokens.create}</a>
    </div>
    ${
      active.length === 0
        ? html`<div class="empty">
            <h3>${t.tokens.none}</h3>
            <p>${own.nothingYet}</p>
            <p><a href="${pathTo(locale, 'api')}">${t.titles.api}</a></p>
          </div>`
        : html`<ul class="tokens">
            ${active.map((token) => tokenRow(request, token))}
          </ul>`
    }
    ${active.length > 1 && revokeForm(request, t.token.revokeAll, own.revokeAllHint, 'revoke-all')}
    ${
      ended.length > 0 &&
      html`<details class="ended">
        <summary>${own.ended(ended.length)}</summary>
        <ul class="tokens">
          ${ended.map((token) => tokenRow(request, token))}
        </ul>
      </details>`
    }
  </section>`;
}

function createForm(
  request: PageRequest,
  account: Account,
  form: FormState,
  asked: { password: boolean; factor: SecondFactor | null },
): Html {
  const { locale, context, format } = request;
  const t = accountMessages(locale);
  const { tokens: own } = t;
  const endOf = (days: number) => format.date(new Date(context.db.now().getTime() + days * DAY_MS));
  return html`<section class="panel token-form" aria-labelledby="create">
    <h2 id="create">${t.tokens.create}</h2>
    ${
      mustVerify(request, account)
        ? html`<p>${t.tokens.verifyFirst}</p>`
        : html`<form method="post" action="${pathTo(locale, 'account', 'tokens')}" class="form" novalidate>
            ${textField(request, form, { name: 'name', label: t.tokens.name, hint: t.tokens.nameHint, maxlength: TOKEN_NAME_MAX_LENGTH })}
            ${choiceField(request, form, {
              name: 'scopes',
              label: t.tokens.scopes,
              kind: 'checkbox',
              choices: TOKEN_SCOPES.map((scope) => ({ value: scope, label: t.tokens.scope[idOf(scope)] })),
            })}
            ${selectField(request, form, {
              name: 'expires_in_days',
              label: t.tokens.expires,
              choices: [
                ...TOKEN_EXPIRIES.map((days) => ({
                  value: String(days),
                  label: own.until({ days: t.tokens.days(days), date: endOf(days) }),
                })),
                { value: NEVER, label: own.never },
              ],
            })}
            ${
              asked.password &&
              html`${passwordAgainField(request, form, own.confirmPassword, own.confirmPasswordHint)}
                <p>
                  <a href="${pathTo(locale, 'reset-password')}">${t.settings.password.forgotten}</a>
                </p>`
            }
            ${factorFields(request, form, asked.factor, { challenge: challengePath(request) })}
            <button class="button">${t.tokens.button}</button>
          </form>`
    }
  </section>`;
}

async function mustConfirm({ context, sessionIdHash }: PageRequest): Promise<boolean> {
  return sessionIdHash === null || !(await isFreshSession(context.db, sessionIdHash));
}

async function tokensPage(request: PageRequest, form: FormState, isConfirmed = false): Promise<PageAnswer> {
  const t = accountMessages(request.locale);
  const account = accountOf(request);
  const factor = isConfirmed ? null : await requiredFactor(request);
  return answerAccountPage(request, {
    title: t.tokens.title,
    section: 'tokens',
    scripts: [ASSET_PATHS['password.js'], ...factorScripts(factor)],
    main: html`${doneNotice(request.query, { revoked: t.tokens.revoked, 'all-revoked': t.tokens.allRevoked })}
      ${disconnectedNotice(request)}
      ${errorSummary(request, form, {
        name: t.tokens.name,
        scopes: t.tokens.scopes,
        expires_in_days: t.tokens.expires,
        current_password: t.tokens.confirmPassword,
        ...factorLabels(request),
      })}
      <h1>${t.tokens.title}</h1>
      <p class="lead">${t.tokens.lead}</p>
      ${verificationNotice(request, account)}
      <div class="split">
        <div class="token-lists">
          ${tokenList(request, await listTokens(request.context.db, account.id))} ${await grantList(request)}
        </div>
        ${createForm(request, account, form, { password: !isConfirmed && (await mustConfirm(request)), factor })}
      </div>`,
  });
}

const newTokenForm = (): FormState =>
  blankForm({ scopes: [TOKEN_SCOPES[0]], expires_in_days: String(TOKEN_DEFAULT_EXPIRY) });

async function create(request: PageRequest): Promise<PageAnswer> {
  const { form, context, sessionIdHash } = request;
  const account = accountOf(request);
  const expiry = form.get('expires_in_days') ?? '';
  const days = TOKEN_EXPIRIES.find((each) => String(each) === expiry);
  // Redraws the form with a valid term.
  if (expiry !== NEVER && days === undefined) form.set('expires_in_days', String(TOKEN_DEFAULT_EXPIRY));
  await takeFactor(request);
  let session: StartedSession | undefined;
  if (await mustConfirm(request)) {
    session = await withPassword(request, (password) => renewSession(context.db, account, sessionIdHash, password));
  }
  const input = {
    name: form.get('name') ?? '',
    scopes: form.getAll('scopes'),
    expiresInDays: expiry === NEVER ? null : (days ?? Number.NaN),
  };
  const answer = await drawRefused(
    request,
    async () => {
      const rules = { verificationRequired: context.config.smtpUrl !== undefined };
      const { secret, token } = await createToken(context.db, account, input, rules);
      return newTokenPage(request, secret, token);
    },
    (_, refused) => tokensPage(request, refused, true),
  );
  return { ...answer, ...(session !== undefined && { session }) };
}

const TOKEN_FORM = { name: TOKEN_NAME_MAX_LENGTH, scopes: SEVERAL, expires_in_days: CHOSEN, ...PASSWORD_AGAIN };

export const TOKEN_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/account/tokens',
    who: 'member',
    form: TOKEN_FORM,
    page: (request, form) => tokensPage(request, form.error === null ? newTokenForm() : form),
    act: create,
  }),
  actPage({
    path: '/:locale/account/tokens/:id/revoke',
    who: 'member',
    act: revokeToken,
    back: '/account/tokens',
    done: 'revoked',
  }),
  actPage({
    path: '/:locale/account/tokens/revoke-all',
    who: 'member',
    act: revokeAllTokens,
    back: '/account/tokens',
    done: 'all-revoked',
  }),
];
