/** One account for admins: its state, submissions, tokens and history, then the acts on it. */
import { colon } from '#locales/quotable.ts';
import { countSubmissions } from '#catalog/moderation/account-list.ts';
import { hasSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { ROLES, type Account } from '#catalog/roles.ts';
import { listHistoryOf } from '#catalog/audit/audit.ts';
import { NOTE_LENGTH, SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { listOwnSubmissions } from '#catalog/submissions/records.ts';
import { listTokens, type Token } from '#catalog/accounts/tokens/tokens.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages, securityMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { areaField, errorSummary, selectField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice, stateBadge } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { historyItem, historyPanel } from '#web/desk/history-list.ts';
import { queuePath } from '#web/desk/queue/queue-filter.ts';

const SUBMISSIONS_SHOWN = 10;
const HISTORY_SHOWN = 10;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The state of an account as a badge. */
export function status(request: PageRequest, account: Account): Html {
  const { accountStates: states } = adminMessages(request.locale);
  if (account.suspendedAt !== null) return html`<span class="badge badge-spam">${states.suspended}</span>`;
  if (account.emailVerifiedAt === null)
    return html`<span class="badge badge-changes-requested">${states.unverified}</span>`;
  return html`<span class="badge badge-published">${states.active}</span>`;
}

function pathOf(request: PageRequest, account: Account, act: string): string {
  return pathTo(request.locale, 'admin', 'accounts', account.id, act);
}

function roleForm(request: PageRequest, account: Account, form: FormState): Html {
  const t = adminMessages(request.locale);
  const d = t.accounts;
  const own = form.values.has('role') ? form : blankForm({ role: account.role });
  const choices = ROLES.map((role) => ({ value: role, label: t.roles[role] }));
  return html`<form method="post" action="${pathOf(request, account, 'role')}" class="panel stack" novalidate>
    <h2>${d.role}</h2>
    ${selectField(request, own, { name: 'role', label: d.changeRole, hint: d.roleHint, choices })}
    <button class="button button-quiet">${t.save}</button>
  </form>`;
}

/** Suspension is folded and says what it does; lifting it is immediate. */
function suspensionForm(request: PageRequest, account: Account, form: FormState): Html {
  const d = adminMessages(request.locale).accounts;
  if (account.suspendedAt !== null)
    return html`<form method="post" action="${pathOf(request, account, 'lift')}" class="panel stack">
      <p class="hint">${d.liftHint}</p>
      <button class="button">${d.lift}</button>
    </form>`;
  const isRefused = form.values.has('note');
  return html`<details class="panel confirm" ${attributes({ open: isRefused })}>
    <summary>${d.suspend}</summary>
    <form method="post" action="${pathOf(request, account, 'suspend')}" novalidate>
      <p class="hint">${d.suspendHint}</p>
      ${areaField(request, isRefused ? form : blankForm(), { name: 'note', label: d.note, optional: true, rows: 3, maxlength: NOTE_LENGTH })}
      <button class="button button-danger">${d.suspend}</button>
    </form>
  </details>`;
}

/** Folded, and says what it does. */
function factorForm(request: PageRequest, account: Account, form: FormState): Html {
  const s = adminMessages(request.locale).twoFactor;
  const isRefused = form.values.has('reset_note');
  return html`<details class="panel confirm" ${attributes({ open: isRefused })}>
    <summary>${s.reset}</summary>
    <form method="post" action="${pathOf(request, account, 'reset-second-factor')}" novalidate>
      <p class="hint">${s.resetHint}</p>
      ${areaField(request, isRefused ? form : blankForm(), { name: 'reset_note', label: s.note, rows: 3, maxlength: NOTE_LENGTH })}
      <button class="button button-danger">${s.reset}</button>
    </form>
  </details>`;
}

type TokenStatus = 'active' | 'expired' | 'revoked' | 'paused';

/** Tokens of a suspended account are suspended. */
function statusOf(token: Token, account: Account, now: string): TokenStatus {
  if (token.revokedAt !== null) return 'revoked';
  if (token.expiresAt !== null && token.expiresAt <= now) return 'expired';
  return account.suspendedAt === null ? 'active' : 'paused';
}

/** Revocation in two steps: its effect comes before the button. Without `token`, of all tokens. */
function revokeForm(request: PageRequest, account: Account, token?: Token): Html {
  const { locale } = request;
  const t = adminMessages(locale);
  const label = token === undefined ? t.token.revokeAll : t.token.revoke;
  return html`<details class="confirm">
    <summary ${attributes({ 'aria-label': token === undefined ? null : `${label}${colon(locale)}${token.name}` })}>
      ${label}
    </summary>
    <form method="post" action="${pathOf(request, account, 'revoke')}">
      ${token !== undefined && html`<input type="hidden" name="token" value="${token.id}" />`}
      <p class="hint">${token === undefined ? t.accounts.revokeAllHint : t.token.revokeHint}</p>
      <button class="button button-danger">${label}</button>
    </form>
  </details>`;
}

async function tokenPanel(request: PageRequest, account: Account): Promise<Html> {
  const { locale, context, format } = request;
  const t = adminMessages(locale);
  const d = t.accounts;
  const now = context.db.now().toISOString();
  const tokens = (await listTokens(context.db, account.id)).map((token) => ({
    ...token,
    status: statusOf(token, account, now),
  }));
  const day = (iso: string | null, none: string) => (iso === null ? none : timeText(iso, format.date(iso)));
  const canRevoke = ({ status: state }: { status: TokenStatus }) => state === 'active' || state === 'paused';
  const badge = (state: TokenStatus): Html =>
    html`<span class="${`badge badge-token-${state}`}">${state === 'paused' ? d.paused : t.token.state[state]}</span>`;
  return html`<section class="panel" aria-labelledby="tokens">
    <h2 id="tokens">${d.tokens}</h2>
    ${
      tokens.length === 0
        ? html`<p class="sub">${d.noTokens}</p>`
        : html`<ul class="desk-rows">
              ${tokens.map(
                (token) =>
                  html`<li>
                    <div>
                      <p>${personText(token.name)} ${badge(token.status)}</p>
                      <ul class="desk-facts sub">
                        <li><bdi dir="ltr">…${token.lastFour}</bdi></li>
                        <li>${t.token.lastUsed}${colon(locale)}${day(token.lastUsedAt, t.token.neverUsed)}</li>
                        <li>${t.token.validUntil}${colon(locale)}${day(token.expiresAt, t.token.never)}</li>
                      </ul>
                    </div>
                    ${canRevoke(token) && revokeForm(request, account, token)}
                  </li>`,
              )}
            </ul>
            ${tokens.filter(canRevoke).length > 1 && revokeForm(request, account)}`
    }
  </section>`;
}

function accountForms(request: PageRequest, account: Account, form: FormState, hasFactor: boolean): Html {
  const forms = html`${roleForm(request, account, form)} ${suspensionForm(request, account, form)}`;
  return html`${forms} ${hasFactor && factorForm(request, account, form)}`;
}

async function submissionPanel(request: PageRequest, account: Account): Promise<Html> {
  const { locale, context, format } = request;
  const d = adminMessages(locale).accounts;
  const counts = await countSubmissions(context.db, account.id);
  const { items } = await listOwnSubmissions(context.db, account.id, { page: 1, perPage: SUBMISSIONS_SHOWN });
  const counted = (state: SubmissionState): Html => {
    const href = queuePath(locale, state, account.id);
    return html`<li><a href="${href}">${stateBadge(request, state)} ${format.number(counts[state])}</a></li>`;
  };
  return html`<section class="panel" aria-labelledby="submissions">
    <h2 id="submissions">${d.submissions}</h2>
    ${
      items.length === 0
        ? html`<p class="sub">${d.noSubmissions}</p>`
        : html`<ul class="desk-counts">
              ${SUBMISSION_STATES.filter((state) => counts[state] > 0).map(counted)}
            </ul>
            <ul class="desk-rows">
              ${items.map(
                (submission) =>
                  html`<li>
                    <p>
                      <a href="${pathTo(locale, 'editor', 'submissions', submission.id)}"
                        >${personText(submission.name)}</a
                      >
                      ${stateBadge(request, submission.state)}
                    </p>
                    <ul class="desk-facts sub">
                      <li><bdi dir="ltr">${shownAddress(submission.url)}</bdi></li>
                      <li>${timeText(submission.submittedAt, format.date(submission.submittedAt))}</li>
                    </ul>
                  </li>`,
              )}
            </ul>`
    }
  </section>`;
}

/** The page of one account; `form` is the refused one. */
export async function accountPage(request: PageRequest, account: Account, form: FormState): Promise<PageAnswer> {
  const { locale, context, format, query } = request;
  const t = adminMessages(locale);
  const admin = accountOf(request);
  const isOwn = account.id === admin.id;
  const audit = pathTo(locale, 'admin', 'audit');
  const history = await listHistoryOf(context.db, admin, account.id, HISTORY_SHOWN);
  const hasFactor = await hasSecondFactor(context.db.read, account.id);
  const suspension =
    account.suspendedAt === null
      ? undefined
      : history.find(({ action }) => action === 'suspended' || action === 'deleted');
  return answerDeskPage(request, {
    title: account.email,
    section: 'accounts',
    main: html`${doneNotice(query, { ...t.accounts.done, reset: t.twoFactor.done })}
      ${errorSummary(request, form, { role: t.accounts.changeRole, note: t.accounts.note, reset_note: t.twoFactor.note })}
      <p class="crumbs"><a href="${pathTo(locale, 'admin', 'accounts')}">${t.accounts.title}</a></p>
      <h1><bdi dir="ltr">${account.email}</bdi></h1>
      <ul class="desk-facts">
        <li>${status(request, account)}</li>
        <li>${t.roles[account.role]}</li>
        <li>${t.twoFactor.title}${colon(locale)}${hasFactor ? t.twoFactor.on : t.twoFactor.off}</li>
        <li>${t.accounts.created}${colon(locale)}${timeText(account.createdAt, format.date(account.createdAt))}</li>
        <li><a href="${withQuery(audit, { actor: account.email })}">${t.accounts.activity}</a></li>
        <li><a href="${pathOf(request, account, 'security')}">${securityMessages(locale).security.title}</a></li>
      </ul>
      ${suspension !== undefined && html`<div class="notice notice-warning desk-status">${historyItem(request, suspension, NO_NAMES)}</div>`}
      <div class="desk-sides">
        <div class="desk-stack">${await submissionPanel(request, account)} ${await tokenPanel(request, account)}</div>
        <div class="desk-stack">
          ${isOwn ? notice('note', html`<p>${t.accounts.ownAccount}</p>`) : accountForms(request, account, form, hasFactor)}
          ${historyPanel(request, history, NO_NAMES, html`<a href="${withQuery(audit, { id: account.id })}">${t.audit.title}</a>`)}
        </div>
      </div>`,
  });
}
