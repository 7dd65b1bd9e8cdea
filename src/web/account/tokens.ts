/** API tokens of an account: made and shown once, listed, revoked. */
import { CatalogError } from '#catalog/errors.ts';
import { listCategories } from '#catalog/tools.ts';
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
} from '#catalog/tokens.ts';
import type { Account } from '#catalog/actors.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { choiceField, errorSummary, selectField, textField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { answerAccountPage } from './account-layout.ts';
import { verificationNotice } from './registration.ts';
import { accountOf } from './signed-in.ts';

const NEVER = 'never';

function tokenState(token: Token, now: Date): 'active' | 'expired' | 'revoked' {
  if (token.revokedAt !== null) return 'revoked';
  return token.expiresAt !== null && Date.parse(token.expiresAt) <= now.getTime() ? 'expired' : 'active';
}

function tokenRow(visit: Visit, token: Token): Html {
  const { t, locale, format, parts } = visit;
  const state = tokenState(token, parts.db.now());
  const date = (iso: string) => timeText(iso, format.date(iso));
  return html`<li class="${`token token-${state}`}">
    <div class="token-head">
      <h3>${personText(token.name)}</h3>
      <code dir="ltr">aitp_…${token.lastFour}</code>
      <span class="${`badge badge-token-${state}`}">${t.tokens.state[state]}</span>
    </div>
    <p class="token-scopes">${token.scopes.map((scope) => html`<span>${t.tokens.scope[scope]}</span>`)}</p>
    <dl class="inline-facts">
      <div>
        <dt>${t.tokens.created}</dt>
        <dd>${date(token.createdAt)}</dd>
      </div>
      <div>
        <dt>${t.tokens.lastUsed}</dt>
        <dd>
          ${token.lastUsedAt === null ? t.tokens.neverUsed : timeText(token.lastUsedAt, format.dateTime(token.lastUsedAt))}
        </dd>
      </div>
      <div>
        <dt>${t.tokens.validUntil}</dt>
        <dd>${token.expiresAt === null ? t.tokens.never : date(token.expiresAt)}</dd>
      </div>
    </dl>
    ${state === 'active' && html`<form method="post" action="${pathTo(locale, 'account', 'tokens', token.id, 'revoke')}"><button class="button button-quiet button-danger">${t.tokens.revoke}</button></form>`}
  </li>`;
}

function tokenList(visit: Visit, tokens: readonly Token[]): Html {
  const { t, locale, parts } = visit;
  const active = tokens.filter((token) => tokenState(token, parts.db.now()) === 'active');
  return html`<section aria-labelledby="tokens">
    <h2 id="tokens">${t.tokens.list}</h2>
    ${
      tokens.length === 0
        ? html`<p class="empty">${t.tokens.none}</p>`
        : html`<ul class="rows">
            ${tokens.map((token) => tokenRow(visit, token))}
          </ul>`
    }
    ${active.length > 1 && html`<form method="post" action="${pathTo(locale, 'account', 'tokens', 'revoke-all')}"><button class="button button-quiet button-danger">${t.tokens.revokeAll}</button></form>`}
  </section>`;
}

function createForm(visit: Visit, account: Account, form: FormState): Html {
  const { t, locale, parts } = visit;
  const mustVerify = parts.config.smtpUrl !== undefined && account.emailVerifiedAt === null;
  return html`<section class="panel" aria-labelledby="create">
    <h2 id="create">${t.tokens.create}</h2>
    ${
      mustVerify
        ? html`<p>${t.tokens.verifyFirst}</p>`
        : html`<form method="post" action="${pathTo(locale, 'account', 'tokens')}" class="stack" novalidate>
            ${textField(visit, form, { name: 'name', label: t.tokens.name, hint: t.tokens.nameHint, maxlength: TOKEN_NAME_MAX_LENGTH })}
            ${choiceField(visit, form, {
              name: 'scopes',
              label: t.tokens.scopes,
              kind: 'checkbox',
              choices: TOKEN_SCOPES.map((scope) => ({ value: scope, label: t.tokens.scope[scope] })),
            })}
            ${selectField(visit, form, {
              name: 'expires_in_days',
              label: t.tokens.expires,
              choices: [
                ...TOKEN_EXPIRIES.map((days) => ({ value: String(days), label: t.tokens.days(days) })),
                { value: NEVER, label: t.tokens.never },
              ],
            })}
            <button class="button">${t.tokens.button}</button>
          </form>`
    }
  </section>`;
}

async function tokensPage(visit: Visit, form: FormState): Promise<PageAnswer> {
  const { t } = visit;
  const account = accountOf(visit);
  return answerAccountPage(visit, {
    title: t.tokens.title,
    section: 'tokens',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`${doneNotice(visit.query, { revoked: t.tokens.revoked, 'all-revoked': t.tokens.allRevoked })}
      ${errorSummary(visit, form, { name: t.tokens.name, scopes: t.tokens.scopes, expires_in_days: t.tokens.expires })}
      <h1>${t.tokens.title}</h1>
      <p class="lead">${t.tokens.lead}</p>
      ${verificationNotice(visit, account)}
      <div class="split">
        ${tokenList(visit, await listTokens(visit.parts.db, account.id))} ${createForm(visit, account, form)}
      </div>`,
  });
}

const newTokenForm = (): FormState =>
  blankForm({ scopes: [TOKEN_SCOPES[0]], expires_in_days: String(TOKEN_DEFAULT_EXPIRY) });

/** A whole submission with the new token, ready for a terminal. */
function curlLine(visit: Visit, secret: string): string {
  const [category] = listCategories(visit.parts.live, visit.locale);
  const body = {
    url: 'https://your-tool.example.com',
    name: 'Your tool',
    tagline: 'One sentence that says what the tool does with AI',
    pricing_model: 'freemium',
    categories: [category?.id ?? 'chatbots'],
  };
  return `curl ${visit.publicUrl}/api/v1/submissions \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`;
}

/** The only page that ever shows a token: the answer to its form, which no cache keeps and no reload repeats by itself. */
function createdPage(visit: Visit, secret: string, token: Token): PageAnswer {
  const { t, locale } = visit;
  return answerAccountPage(visit, {
    title: t.tokens.createdTitle,
    section: 'tokens',
    main: html`<h1>${t.tokens.createdTitle}</h1>
      <p class="lead">${personText(token.name)}</p>
      <div class="notice notice-warning" role="status"><p>${t.tokens.shownOnce}</p></div>
      <p class="secret"><code dir="ltr" id="token">${secret}</code></p>
      <h2>${t.tokens.tryIt}</h2>
      <pre dir="ltr" tabindex="0"><code>${curlLine(visit, secret)}</code></pre>
      <p><a class="button button-quiet" href="${pathTo(locale, 'account', 'tokens')}">${t.tokens.back}</a></p>`,
  });
}

async function create(visit: Visit): Promise<PageAnswer> {
  const { form, parts } = visit;
  const expiry = form.get('expires_in_days') ?? '';
  const result = await attempt(() =>
    createToken(
      parts.db,
      accountOf(visit),
      {
        name: form.get('name') ?? '',
        scopes: form.getAll('scopes'),
        expiresInDays: expiry === NEVER ? null : /^\d{1,3}$/.test(expiry) ? Number(expiry) : 0,
      },
      { verificationRequired: parts.config.smtpUrl !== undefined },
    ),
  );
  if (result.refused !== null) return tokensPage(visit, { values: form, error: result.refused });
  return createdPage(visit, result.done.secret, result.done.token);
}

export const TOKEN_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/tokens', who: 'member', act: (visit) => tokensPage(visit, newTokenForm()) },
  { method: 'POST', path: '/:locale/account/tokens', who: 'member', act: create },
  {
    method: 'POST',
    path: '/:locale/account/tokens/:id/revoke',
    who: 'member',
    async act(visit) {
      const { params, parts, locale } = visit;
      const id = params['id'];
      if (id === undefined) throw new CatalogError('not_found');
      await revokeToken(parts.db, accountOf(visit), id);
      return { redirect: `${pathTo(locale, 'account', 'tokens')}?done=revoked` };
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/tokens/revoke-all',
    who: 'member',
    async act(visit) {
      await revokeAllTokens(visit.parts.db, accountOf(visit));
      return { redirect: `${pathTo(visit.locale, 'account', 'tokens')}?done=all-revoked` };
    },
  },
];
