/** Accounts for admins: list, and acts on one account. */
import { colon } from '#locales/quotable.ts';
import { getAccount, liftSuspension, listAccounts, revokeTokensOf } from '#catalog/moderation/account-list.ts';
import { changeRole, suspendAccount } from '#catalog/accounts/accounts.ts';
import { ROLES, isRole, type Account, type Role } from '#catalog/roles.ts';
import { resetSecondFactor } from '#catalog/accounts/second-factor/reset.ts';
import { orNotFound } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages, securityMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { filterSelect } from '#web/desk/desk-elements.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { securityTable } from '#web/elements/security-table.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { accountPage, status } from './account-page.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { actPage } from '#web/elements/act-pages.ts';

const PER_PAGE = 50;

async function listPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, query, format } = request;
  const t = adminMessages(locale);
  const page = orNotFound(readPage(query));
  const q = (query.get('q') ?? '').slice(0, 254);
  const wanted = query.get('role') ?? '';
  const role: Role | undefined = isRole(wanted) ? wanted : undefined;
  const state = query.get('state') ?? '';
  const suspended = state === 'suspended' ? true : state === 'active' ? false : undefined;
  const isFiltered = q !== '' || role !== undefined || suspended !== undefined;
  const self = accountOf(request);
  const { items, total } = await listAccounts(context.db, self, { q, role, suspended }, { page, perPage: PER_PAGE });
  const base = pathTo(locale, 'admin', 'accounts');
  return answerDeskPage(request, {
    title: t.accounts.title,
    section: 'accounts',
    main: html`<div class="section-head">
        <h1>${t.accounts.title}</h1>
        <a class="button button-quiet" href="${pathTo(locale, 'admin', 'invitations')}">${t.invitations.link}</a>
      </div>
      <form method="get" action="${base}" class="desk-filters" role="search">
        <div class="field field-wide">
          <label for="account-search">${t.accounts.search}</label>
          <input id="account-search" type="search" name="q" value="${q}" maxlength="254" dir="ltr" />
        </div>
        ${filterSelect(
          request,
          { name: 'role', label: t.accounts.role, chosen: wanted },
          ROLES.map((each) => [each, t.roles[each]]),
        )}
        ${filterSelect(request, { name: 'state', label: t.state, chosen: state }, [
          ['active', t.accountStates.active],
          ['suspended', t.accountStates.suspended],
        ])}
        <div class="desk-filter-acts">
          <button class="button button-quiet">${t.filter}</button>
          ${isFiltered && html`<a href="${base}">${t.clear}</a>`}
        </div>
      </form>
      ${
        items.length === 0
          ? html`<p class="empty">${t.accounts.none}</p>`
          : html`<div class="list-summary"><h2>${t.accounts.count(total)}</h2></div>
              <div class="desk-table">
                ${tableFrame(
                  t.accounts.title,
                  [t.form.email, t.accounts.role, t.state, t.accounts.created],
                  items.map((account): Row => ({
                    title: html`<a href="${pathTo(locale, 'admin', 'accounts', account.id)}"
                        ><bdi dir="ltr">${account.email}</bdi></a
                      >
                      ${account.id === self.id && html`<span class="badge">${t.accounts.you}</span>`}`,
                    cells: [
                      t.roles[account.role],
                      status(request, account),
                      timeText(account.createdAt, format.date(account.createdAt)),
                    ],
                  })),
                )}
              </div>`
      }
      ${listPages(request, { page, total, perPage: PER_PAGE }, (target) =>
        withQuery(base, { q, role, state, page: target }),
      )}`,
  });
}

const ACT_FORMS = {
  role: { role: CHOSEN },
  suspend: { note: NOTE_LENGTH },
  lift: {},
  revoke: { token: CHOSEN },
  'reset-second-factor': { reset_note: NOTE_LENGTH },
};

/** An act on one account: redirects to its page with a notice, or redraws it with the problem. */
function accountAct(
  name: keyof typeof ACT_FORMS,
  done: 'role' | 'suspended' | 'lifted' | 'revoked' | 'reset',
  act: (db: PageRequest['context']['db'], admin: Account, account: Account, form: URLSearchParams) => Promise<unknown>,
): Page {
  return actPage({
    path: `/:locale/admin/accounts/:id/${name}`,
    who: 'admin',
    form: ACT_FORMS[name],
    async again(request, form) {
      const account = await getAccount(request.context.db, accountOf(request), request.params['id'] ?? '');
      return accountPage({ ...request, path: `/admin/accounts/${account.id}`, search: '' }, account, form);
    },
    act: async (db, admin, id, { form }) => act(db, admin, await getAccount(db, admin, id), form),
    back: '/admin/accounts/:id',
    done,
  });
}

export const ACCOUNT_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/admin/accounts', who: 'admin', handler: listPage },
  {
    method: 'GET',
    path: '/:locale/admin/accounts/:id',
    who: 'admin',
    handler: async (request) =>
      accountPage(
        request,
        await getAccount(request.context.db, accountOf(request), request.params['id'] ?? ''),
        blankForm(),
      ),
  },
  {
    method: 'GET',
    path: '/:locale/admin/accounts/:id/security',
    who: 'admin',
    async handler(request) {
      const { context, params, locale } = request;
      const account = await getAccount(context.db, accountOf(request), params['id'] ?? '');
      const { security } = securityMessages(locale);
      const base = pathTo(locale, 'admin', 'accounts');
      return answerDeskPage(request, {
        title: `${security.title}${colon(locale)}${account.email}`,
        section: 'accounts',
        main: html`<p class="crumbs">
            <a href="${base}">${adminMessages(locale).accounts.title}</a>
            <a href="${pathTo(locale, 'admin', 'accounts', account.id)}"><bdi dir="ltr">${account.email}</bdi></a>
          </p>
          <h1>${security.title}</h1>
          <p class="lead">${security.lead}</p>
          ${await securityTable(request, account)}`,
      });
    },
  },
  accountAct('role', 'role', (db, admin, { email }, form) =>
    changeRole(db, admin, { email, role: (form.get('role') ?? '') as Role }),
  ),
  accountAct('suspend', 'suspended', (db, admin, { email }, form) =>
    suspendAccount(db, admin, { email, note: form.get('note') }),
  ),
  accountAct('lift', 'lifted', (db, admin, { id }) => liftSuspension(db, admin, id)),
  accountAct('revoke', 'revoked', (db, admin, { id }, form) =>
    revokeTokensOf(db, admin, id, form.get('token') ?? undefined),
  ),
  accountAct('reset-second-factor', 'reset', (db, admin, { email }, form) =>
    resetSecondFactor(db, admin, { email, note: form.get('reset_note') }),
  ),
];
