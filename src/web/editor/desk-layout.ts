/** The frame of the editors' desk: its own navigation, stylesheet and script. */
import type { PageAnswer, View } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { screeningMessages } from '#locales/screening.ts';
import { DESK_SCRIPT_PATH, DESK_STYLESHEET_PATH } from '#web/assets/files.ts';
import { html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { sectionBar } from '#web/section-bar.ts';

export type DeskSection = 'queue' | 'tools' | 'categories' | 'accounts' | 'audit' | 'placements' | 'screening';

const SECTIONS = {
  queue: { path: ['editor', 'queue'], role: 'editor' },
  tools: { path: ['editor', 'tools'], role: 'editor' },
  categories: { path: ['editor', 'categories'], role: 'editor' },
  accounts: { path: ['admin', 'accounts'], role: 'admin' },
  audit: { path: ['admin', 'audit'], role: 'admin' },
  placements: { path: ['admin', 'placements'], role: 'admin' },
  screening: { path: ['editor', 'screening'], role: 'admin' },
} as const;

function sectionName(view: View, section: DeskSection): string {
  if (section === 'placements') return view.t.account.placements;
  if (section === 'screening') return screeningMessages(view.locale).page.title;
  return deskMessages(view.locale).nav[section];
}

function deskBar(view: View, current: DeskSection): Html | null {
  return sectionBar(view, {
    kind: 'desk',
    label: deskMessages(view.locale).nav.label,
    sections: (Object.keys(SECTIONS) as DeskSection[]).map((section) => ({
      ...SECTIONS[section],
      name: sectionName(view, section),
      isCurrent: section === current,
    })),
    who: (email) => email,
  });
}

/** A page of the desk: `main` under its navigation. */
export function answerDeskPage(
  view: View,
  content: {
    title: string;
    section: DeskSection;
    main: Html;
    status?: number;
    headers?: Record<string, string>;
  },
): PageAnswer {
  return answerPage(view, {
    title: content.title,
    section: 'account',
    styles: [DESK_STYLESHEET_PATH],
    scripts: [DESK_SCRIPT_PATH],
    main: html`${deskBar(view, content.section)}${content.main}`,
    ...(content.status !== undefined && { status: content.status }),
    ...(content.headers !== undefined && { headers: content.headers }),
  });
}
