/** Two-factor authentication in the settings: the factors, and the ways to add and remove them. */
import { colon } from '#locales/quotable.ts';
import { RECOVERY_CODES } from '#catalog/accounts/second-factor/recovery-codes.ts';
import { findSecondFactor, isGuarded, isOn, type SecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { hasRole } from '#catalog/roles.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { personText } from '#web/elements/texts.ts';
import { settingRow } from './setting-row.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Whether the operator requires a second factor of this role. */
export function isFactorRequired(request: PageRequest): boolean {
  return request.context.config.requireSecondFactor && hasRole(accountOf(request), 'editor');
}

function link({ locale }: PageRequest, label: string, path: readonly string[], kind = 'button button-quiet'): Html {
  return html`<a class="${kind}" href="${pathTo(locale, 'account', 'two-factor', ...path)}">${label}</a>`;
}

function passkeyList(request: PageRequest, { passkeys }: SecondFactor): Html | null {
  const { locale, format } = request;
  const { passkeys: s, remove } = accountMessages(locale).twoFactor;
  if (passkeys.length === 0) return null;
  return html`<ul class="passkeys">
    ${passkeys.map(
      ({ id, name, createdAt, lastUsedAt }) =>
        html`<li>
          <div>
            <p class="setting-value">${personText(name)}</p>
            <p class="hint">
              ${s.added(format.date(createdAt))} · ${lastUsedAt === null ? s.unused : s.used(format.date(lastUsedAt))}
            </p>
          </div>
          <a
            href="${pathTo(locale, 'account', 'two-factor', 'passkeys', id, 'remove')}"
            aria-label="${`${remove}${colon(locale)}${name}`}"
            >${remove}</a
          >
        </li>`,
    )}
  </ul>`;
}

/** Notice: this role needs a second factor. Null if it does not or has one. */
export async function factorNotice(request: PageRequest): Promise<Html | null> {
  const t = accountMessages(request.locale);
  const account = accountOf(request);
  if (!isFactorRequired(request) || (await isGuarded(request.context.db.read, account.id, request.sessionIdHash ?? '')))
    return null;
  return notice(
    'warning',
    html`<p role="alert">${t.twoFactor.required} <a href="#two-factor">${t.twoFactor.title}</a></p>`,
  );
}

/** The group of the settings; without a confirmed address it has no buttons. */
export async function twoFactorSettings(request: PageRequest): Promise<Html> {
  const { locale, context, format } = request;
  const { twoFactor: s } = accountMessages(locale);
  const account = accountOf(request);
  const factor = await findSecondFactor(context.db.read, account.id);
  const on = isOn(factor);
  const canAdd = account.emailVerifiedAt !== null;
  const state = on
    ? html`<span class="badge badge-published">${s.on}</span>`
    : html`<span class="badge">${s.off}</span>`;
  return html`<div class="setting-group" id="two-factor">
    <div>
      <h2 class="setting-group-title">${s.title} ${state}</h2>
      <p class="hint">${canAdd ? s.lead : s.unverified}</p>
    </div>
    <div class="settings">
      ${settingRow(
        s.app.title,
        factor.appSince === null ? s.app.lead : s.app.since(format.date(factor.appSince)),
        factor.appSince === null
          ? canAdd
            ? link(request, s.app.setUp, ['app'])
            : null
          : link(request, s.remove, ['app', 'remove']),
      )}
      <section class="setting">
        <div>
          <h3>${s.passkeys.title}</h3>
          <p>${s.passkeys.lead}</p>
        </div>
        ${canAdd && link(request, s.passkeys.add, ['passkeys'])} ${passkeyList(request, factor)}
      </section>
      ${
        on &&
        html`${settingRow(
          s.recovery.title,
          s.recovery.lead,
          link(request, s.recovery.make, ['recovery-codes']),
          html`<p class="setting-value">${s.recovery.left({ count: factor.recoveryCodes, of: RECOVERY_CODES })}</p>`,
        )}
        ${
          isFactorRequired(request)
            ? settingRow(s.turnOff.title, s.turnOff.needed, null)
            : settingRow(
                s.turnOff.title,
                s.turnOff.lead,
                link(request, s.turnOff.open, ['off'], 'button button-quiet button-danger'),
              )
        }`
      }
    </div>
  </div>`;
}

/** The sentences for `?done=<key>` in the settings. */
export function twoFactorDone({ locale }: PageRequest): Record<string, string> {
  const { twoFactor: s } = accountMessages(locale);
  return {
    'app-added': s.app.done,
    'app-removed': s.app.removed,
    'passkey-added': s.passkeys.done,
    'passkey-removed': s.passkeys.removed,
    'two-factor-off': s.turnOff.done,
  };
}
