/** The frame of pages behind a sign-in: whose account it is, the way around in it, and the way out. */
import { hasRole } from '#catalog/actors.ts';
import type { PageAnswer, View } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { screeningMessages } from '#locales/screening.ts';
import { ACCOUNT_STYLESHEET_PATH } from '#web/assets/files.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo } from '#web/links.ts';

export type AccountSection = 'submissions' | 'tokens' | 'settings' | 'queue' | 'placements' | 'screening';

const SECTIONS = {
  submissions: { path: ['account', 'submissions'], role: 'member' },
  tokens: { path: ['account', 'tokens'], role: 'member' },
  settings: { path: ['account', 'settings'], role: 'member' },
  queue: { path: ['editor', 'queue'], role: 'editor' },
  placements: { path: ['admin', 'placements'], role: 'admin' },
  screening: { path: ['editor', 'screening'], role: 'admin' },
} as const;

function sectionName({ locale, t }: View, section: AccountSection): string {
  if (section === 'screening') return screeningMessages(locale).page.title;
  return section === 'settings' ? accountMessages(locale).settings.title : t.account[section];
}

/** Navigation of the account with the sign-out form; nothing for visitors. */
export function accountBar(view: View, current: AccountSection | null): Html | null {
  const { account, t, locale } = view;
  if (account === null) return null;
  const sections = (Object.keys(SECTIONS) as AccountSection[]).filter((section) =>
    hasRole(account, SECTIONS[section].role),
  );
  return html`<div class="account-bar">
    <nav aria-label="${t.account.nav}">
      <ul>
        ${sections.map(
          (section) =>
            html`<li>
              <a
                href="${pathTo(locale, ...SECTIONS[section].path)}"
                ${attributes({ 'aria-current': section === current ? 'page' : null })}
                >${sectionName(view, section)}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <div class="account-who">
      <span>${t.account.signedInAs} <bdi dir="ltr">${account.email}</bdi></span>
      <form action="${pathTo(locale, 'sign-out')}" method="post">
        <button class="button-link">${t.signOut.button}</button>
      </form>
    </div>
  </div>`;
}

/** A page of the account: `main` under its navigation. */
export function answerAccountPage(
  view: View,
  content: {
    title: string;
    section: AccountSection | null;
    main: Html;
    scripts?: readonly string[];
    status?: number;
    headers?: Record<string, string>;
  },
): PageAnswer {
  return answerPage(view, {
    title: content.title,
    section: 'account',
    styles: [ACCOUNT_STYLESHEET_PATH],
    main: html`${accountBar(view, content.section)}${content.main}`,
    ...(content.scripts !== undefined && { scripts: content.scripts }),
    ...(content.status !== undefined && { status: content.status }),
    ...(content.headers !== undefined && { headers: content.headers }),
  });
}
