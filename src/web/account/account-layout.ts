/** The layout of signed-in pages: navigation of the account. */
import type { PageAnswer, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { sectionBar } from '#web/elements/section-bar.ts';

export type AccountSection =
  | 'start'
  | 'submissions'
  | 'reports'
  | 'lists'
  | 'follows'
  | 'tokens'
  | 'webhooks'
  | 'settings'
  | 'queue';

const SECTIONS = {
  start: { path: ['account', 'start'], role: 'member' },
  submissions: { path: ['account', 'submissions'], role: 'member' },
  reports: { path: ['account', 'reports'], role: 'member' },
  lists: { path: ['account', 'lists'], role: 'member' },
  follows: { path: ['account', 'follows'], role: 'member' },
  tokens: { path: ['account', 'tokens'], role: 'member' },
  webhooks: { path: ['account', 'webhooks'], role: 'member' },
  settings: { path: ['account', 'settings'], role: 'member' },
  queue: { path: ['editor', 'queue'], role: 'editor' },
} as const;

function sectionName({ locale }: View, section: AccountSection): string {
  const t = accountMessages(locale);
  return section === 'settings' ? t.settings.title : t.account[section];
}

/** Navigation of the account; null for visitors. */
export function accountBar(view: View, current: AccountSection | null): Html | null {
  const t = accountMessages(view.locale);
  return sectionBar(view, {
    kind: 'account',
    label: t.account.nav,
    sections: (Object.keys(SECTIONS) as AccountSection[]).map((section) => ({
      ...SECTIONS[section],
      name: sectionName(view, section),
      isCurrent: section === current,
    })),
  });
}

/** A page of the account: `main` below its navigation. */
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
    styles: [ASSET_PATHS['account.css']],
    main: html`${accountBar(view, content.section)}${content.main}`,
    ...(content.scripts !== undefined && { scripts: content.scripts }),
    ...(content.status !== undefined && { status: content.status }),
    ...(content.headers !== undefined && { headers: content.headers }),
  });
}
