/** The security history of one's own account. */
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { securityMessages } from '#locales/account/security.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { securityTable } from '#web/elements/security-table.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerAccountPage } from './account-layout.ts';

async function securityPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const { settings } = accountMessages(locale);
  const { security: t } = securityMessages(locale);
  return answerAccountPage(request, {
    title: t.title,
    section: 'settings',
    main: html`<div class="account-head">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>
        <h1>${t.title}</h1>
        <p class="lead">${t.lead}</p>
      </div>
      ${await securityTable(request, accountOf(request))}
      <p><a href="${pathTo(locale, 'account', 'password')}">${settings.password.button}</a></p>`,
  });
}

export const SECURITY_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/security', who: 'member', withoutTerms: true, handler: securityPage },
];
