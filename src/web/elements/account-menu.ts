/** The menu of who is signed in, at the end of the main navigation. */
import { hasRole } from '#catalog/roles.ts';
import type { View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from './html.ts';
import { pathTo } from './links.ts';

/**
 * The entries of the navigation about the account. Pages that are the same for everyone have a link,
 * which a script replaces by what `/account/menu` answers (assets/account.js).
 */
export function accountEntries(view: View, current?: string): Html {
  const { locale, t, account } = view;
  const mark = (section: string) => attributes({ 'aria-current': current === section ? 'true' : null });
  if (account === null)
    return html`<li data-account-menu="${pathTo(locale, 'account', 'menu')}">
      <a href="${pathTo(locale, 'account')}" ${mark('account')}>${t.nav.account}</a>
    </li>`;
  const { account: a, settings } = accountMessages(locale);
  const isEditor = hasRole(account, 'editor');
  const item = (label: string, ...path: string[]) => html`<li><a href="${pathTo(locale, ...path)}">${label}</a></li>`;
  const desk = html`<a href="${pathTo(locale, 'editor', 'queue')}" ${mark('desk')}>${t.nav.desk}</a>`;
  return html`${isEditor && html`<li class="nav-desk">${desk}</li>`}
    <li class="nav-account">
      <details class="account-menu">
        <summary ${mark('account')}>
          <span class="visually-hidden">${t.nav.account}</span
          ><bdi class="account-initial" aria-hidden="true">${(account.email[0] ?? '').toUpperCase()}</bdi>
        </summary>
        <div>
          <p><bdi dir="ltr">${account.email}</bdi></p>
          <ul>
            ${isEditor && html`<li class="menu-desk">${desk}</li>`} ${item(a.start, 'account', 'start')}
            ${item(a.submissions, 'account', 'submissions')} ${item(t.kept.title, 'kept')}
            ${item(settings.title, 'account', 'settings')}
          </ul>
          <form action="${pathTo(locale, 'sign-out')}" method="post">
            <button class="button-link">${t.nav.signOut}</button>
          </form>
        </div>
      </details>
    </li>`;
}
