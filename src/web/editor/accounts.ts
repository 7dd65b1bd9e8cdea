/** Accounts for admins: the list, and one account with its role, suspension, tokens, submissions and what it did. */
import { countSubmissions, getAccount, liftSuspension, listAccounts, revokeTokensOf } from '#catalog/account-desk.ts';
import { changeRole, suspendAccount } from '#catalog/accounts.ts';
import { ROLES, isRole, type Account, type Role } from '#catalog/actors.ts';
import { CatalogError } from '#catalog/errors.ts';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { listOwnSubmissions } from '#catalog/submission-records.ts';
import { listTokens } from '#catalog/tokens.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { doneNotice, notice, stateBadge } from '#web/notices.ts';
import { tableFrame } from '#web/tables.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';
import { answerDeskPage } from './desk-layout.ts';

const PER_PAGE = 50;
const LAST_PAGE = 500;
const SUBMISSIONS_SHOWN = 10;

function standing(visit: Visit, account: Account): Html {
  const { states } = deskMessages(visit.locale).accounts;
  if (account.suspendedAt !== null) return html`<span class="badge badge-spam">${states.suspended}</span>`;
  if (account.emailVerifiedAt === null)
    return html`<span class="badge badge-changes-requested">${states.unverified}</span>`;
  return html`<span class="badge badge-published">${states.active}</span>`;
}

async function listPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale, parts, query, format } = visit;
  const d = deskMessages(locale);
  const page = readPage(query, LAST_PAGE);
  if (page === undefined) throw new CatalogError('not_found');
  const q = (query.get('q') ?? '').slice(0, 254);
  const wanted = query.get('role') ?? '';
  const role: Role | undefined = isRole(wanted) ? wanted : undefined;
  const state = query.get('state') ?? '';
  const suspended = state === 'suspended' ? true : state === 'active' ? false : undefined;
  const { items, total } = await listAccounts(
    parts.db,
    accountOf(visit),
    { q, role, suspended },
    { page, perPage: PER_PAGE },
  );
  const base = pathTo(locale, 'admin', 'accounts');
  const select = (name: string, label: string, chosen: string, choices: readonly [string, string][]) =>
    html`<div class="field">
      <label for="${`filter-${name}`}">${label}</label>
      <select id="${`filter-${name}`}" name="${name}">
        <option value="">${d.all}</option>
        ${choices.map(([value, text]) => html`<option value="${value}" ${attributes({ selected: value === chosen })}>${text}</option>`)}
      </select>
    </div>`;
  return answerDeskPage(visit, {
    title: d.accounts.title,
    section: 'accounts',
    main: html`<h1>${d.accounts.title}</h1>
      <form method="get" action="${base}" class="desk-filters" role="search">
        <div class="field">
          <label for="account-search">${d.accounts.search}</label>
          <input id="account-search" type="search" name="q" value="${q}" maxlength="254" dir="ltr" />
        </div>
        ${select(
          'role',
          d.accounts.role,
          wanted,
          ROLES.map((each) => [each, d.accounts.roles[each]]),
        )}
        ${select('state', d.accounts.state, state, [
          ['active', d.accounts.states.active],
          ['suspended', d.accounts.states.suspended],
        ])}
        <button class="button button-quiet">${d.filter}</button>
      </form>
      ${
        items.length === 0
          ? html`<p class="empty">${d.accounts.none}</p>`
          : tableFrame(
              d.accounts.title,
              [t.form.email, d.accounts.role, d.accounts.state, d.accounts.created],
              items.map(
                (account) =>
                  html`<tr>
                    <th scope="row">
                      <a href="${pathTo(locale, 'admin', 'accounts', account.id)}"
                        ><bdi dir="ltr">${account.email}</bdi></a
                      >
                    </th>
                    <td>${d.accounts.roles[account.role]}</td>
                    <td>${standing(visit, account)}</td>
                    <td>${timeText(account.createdAt, format.date(account.createdAt))}</td>
                  </tr>`,
              ),
            )
      }
      ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(total / PER_PAGE)), (target) => withQuery(base, { q, role, state, page: target === 1 ? undefined : target }))}`,
  });
}

function powers(visit: Visit, account: Account): Html {
  const { locale } = visit;
  const d = deskMessages(locale);
  if (account.id === accountOf(visit).id) return notice('note', html`<p>${d.accounts.own}</p>`);
  const path = (act: string) => pathTo(locale, 'admin', 'accounts', account.id, act);
  const isSuspended = account.suspendedAt !== null;
  return html`<form method="post" action="${path('role')}" class="panel stack">
      <h2>${d.accounts.changeRole}</h2>
      <div class="field">
        <label for="field-role">${d.accounts.role}</label>
        <p class="hint">${d.accounts.roleHint}</p>
        <select id="field-role" name="role">
          ${ROLES.map((role) => html`<option value="${role}" ${attributes({ selected: role === account.role })}>${d.accounts.roles[role]}</option>`)}
        </select>
      </div>
      <button class="button button-quiet">${d.accounts.changeRole}</button>
    </form>
    <form method="post" action="${path(isSuspended ? 'lift' : 'suspend')}" class="panel stack">
      <h2>${isSuspended ? d.accounts.lift : d.accounts.suspend}</h2>
      ${!isSuspended && html`<p class="hint">${d.accounts.suspendHint}</p>`}
      <button class="${isSuspended ? 'button' : 'button button-danger'}">
        ${isSuspended ? d.accounts.lift : d.accounts.suspend}
      </button>
    </form>`;
}

async function tokenPanel(visit: Visit, account: Account): Promise<Html> {
  const { t, locale, parts, format } = visit;
  const d = deskMessages(locale);
  const tokens = await listTokens(parts.db, account.id);
  const path = pathTo(locale, 'admin', 'accounts', account.id, 'revoke');
  const now = parts.db.now().toISOString();
  const stateOf = (token: (typeof tokens)[number]) =>
    token.revokedAt !== null ? 'revoked' : token.expiresAt !== null && token.expiresAt <= now ? 'expired' : 'active';
  return html`<section class="panel" aria-labelledby="tokens">
    <h2 id="tokens">${d.accounts.tokens}</h2>
    ${
      tokens.length === 0
        ? html`<p class="sub">${d.accounts.noTokens}</p>`
        : html`<ul class="plain">
              ${tokens.map((token) => {
                const state = stateOf(token);
                return html`<li>
                  ${personText(token.name)}
                  <span class="${`badge badge-token-${state}`}">${t.tokens.state[state]}</span>
                  <span class="sub"
                    ><bdi dir="ltr">…${token.lastFour}</bdi> · ${t.tokens.lastUsed}:
                    ${token.lastUsedAt === null ? t.tokens.neverUsed : timeText(token.lastUsedAt, format.date(token.lastUsedAt))}</span
                  >
                  ${state === 'active' && html`<form method="post" action="${path}"><input type="hidden" name="token" value="${token.id}" /><button class="button-link">${t.tokens.revoke}</button></form>`}
                </li>`;
              })}
            </ul>
            ${tokens.some((token) => stateOf(token) === 'active') && html`<form method="post" action="${path}"><button class="button button-danger">${t.tokens.revokeAll}</button></form>`}`
    }
  </section>`;
}

async function accountPage(visit: Visit, account: Account, form: FormState): Promise<PageAnswer> {
  const { locale, parts, format, query } = visit;
  const d = deskMessages(locale);
  const counts = await countSubmissions(parts.db, account.id);
  const { items } = await listOwnSubmissions(parts.db, account.id, { page: 1, perPage: SUBMISSIONS_SHOWN });
  const queue = pathTo(locale, 'editor', 'queue');
  return answerDeskPage(visit, {
    title: account.email,
    section: 'accounts',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`${doneNotice(query, d.accounts.done)} ${errorSummary(visit, form, { role: d.accounts.role })}
      <p class="crumbs"><a href="${pathTo(locale, 'admin', 'accounts')}">${d.accounts.title}</a></p>
      <h1><bdi dir="ltr">${account.email}</bdi></h1>
      <p>
        ${standing(visit, account)} ${d.accounts.roles[account.role]} · ${d.accounts.created}:
        ${timeText(account.createdAt, format.date(account.createdAt))} ·
        <a href="${withQuery(pathTo(locale, 'admin', 'audit'), { actor: account.email })}">${d.accounts.activity}</a> ·
        <a href="${withQuery(pathTo(locale, 'admin', 'audit'), { id: account.id })}">${d.history}</a>
      </p>
      <div class="desk-pair">
        ${powers(visit, account)} ${await tokenPanel(visit, account)}
        <section class="panel" aria-labelledby="submissions">
          <h2 id="submissions">${d.accounts.submissions}</h2>
          ${
            items.length === 0
              ? html`<p class="sub">${d.accounts.noSubmissions}</p>`
              : html`<ul class="desk-counts">
                    ${SUBMISSION_STATES.filter((state) => counts[state] > 0).map((state) => html`<li><a href="${withQuery(queue, { status: state === 'awaiting_moderation' ? undefined : state, account: account.id })}">${stateBadge(visit, state)} ${format.number(counts[state])}</a></li>`)}
                  </ul>
                  <ul class="plain">
                    ${items.map((submission) => html`<li><a href="${pathTo(locale, 'editor', 'submissions', submission.id)}">${personText(submission.name)}</a> ${stateBadge(visit, submission.state)} <span class="sub">${timeText(submission.submittedAt, format.date(submission.submittedAt))}</span></li>`)}
                  </ul>`
          }
        </section>
      </div>`,
  });
}

/** An act on one account: done, it returns to its page and says so; refused for a field, the page says why. */
function actPage(
  name: 'role' | 'suspend' | 'lift' | 'revoke',
  done: 'role' | 'suspended' | 'lifted' | 'revoked',
  act: (visit: Visit, account: Account) => Promise<unknown>,
): Page {
  return {
    method: 'POST',
    path: `/:locale/admin/accounts/:id/${name}`,
    who: 'admin',
    async act(visit) {
      const { parts, params, form, locale } = visit;
      const account = await getAccount(parts.db, accountOf(visit), params['id'] ?? '');
      const result = await attempt(() => act(visit, account));
      if (result.refused !== null) {
        const view = { ...visit, path: `/admin/accounts/${account.id}`, search: '' };
        return accountPage(view, account, { values: form, error: result.refused });
      }
      return { redirect: `${pathTo(locale, 'admin', 'accounts', account.id)}?done=${done}` };
    },
  };
}

export const ACCOUNT_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/admin/accounts', who: 'admin', act: listPage },
  {
    method: 'GET',
    path: '/:locale/admin/accounts/:id',
    who: 'admin',
    act: async (visit) =>
      accountPage(visit, await getAccount(visit.parts.db, accountOf(visit), visit.params['id'] ?? ''), blankForm()),
  },
  actPage('role', 'role', (visit, account) =>
    changeRole(visit.parts.db, accountOf(visit), {
      email: account.email,
      role: (visit.form.get('role') ?? '') as Role,
    }),
  ),
  actPage('suspend', 'suspended', (visit, account) =>
    suspendAccount(visit.parts.db, accountOf(visit), { email: account.email }),
  ),
  actPage('lift', 'lifted', (visit, account) => liftSuspension(visit.parts.db, accountOf(visit), account.id)),
  actPage('revoke', 'revoked', (visit, account) =>
    revokeTokensOf(visit.parts.db, accountOf(visit), account.id, visit.form.get('token') ?? undefined),
  ),
];
