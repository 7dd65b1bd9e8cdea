/** The layout of the editors' desk: navigation with counts, stylesheet and script. */
import { countWaitingClaims } from '#catalog/claims/claims.ts';
import { countWaiting } from '#catalog/moderation/queue-counts.ts';
import { countPictureOffers } from '#catalog/moderation/decisions/pictures.ts';
import { countOpenChanges } from '#catalog/submissions/change-requests.ts';
import { countWaiting as countWaitingRecommendations } from '#catalog/recommendations/recommendations.ts';
import { countOpenReports } from '#catalog/moderation/reports/list.ts';
import { hasRole } from '#catalog/roles.ts';
import { findForgottenProxy } from '#http/transport/forgotten-proxies.ts';
import type { PageAnswer, View, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages, deskMessages, screeningMessages, siteMessages, toolMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import { notice } from '#web/elements/notices.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { sectionBar } from '#web/elements/section-bar.ts';
import { checklistLink } from './checklist-link.ts';

/** Sections of editors' daily work. */
const SECTIONS = {
  queue: { path: ['editor', 'queue'], role: 'editor' },
  changes: { path: ['editor', 'changes'], role: 'editor' },
  reports: { path: ['editor', 'reports'], role: 'editor' },
  replies: { path: ['editor', 'replies'], role: 'editor' },
  tools: { path: ['editor', 'tools'], role: 'editor' },
  categories: { path: ['editor', 'categories'], role: 'editor' },
  figures: { path: ['editor', 'figures'], role: 'editor' },
  overview: { path: ['admin', 'overview'], role: 'admin' },
} as const;

/** Sections for admins, grouped in a menu. */
const ADMINISTRATION = [
  { accounts: ['admin', 'accounts'], audit: ['admin', 'audit'], mail: ['admin', 'mail'] },
  { screening: ['editor', 'screening'], blocks: ['admin', 'blocks'] },
  { site: ['admin', 'site'], pages: ['admin', 'pages'], placements: ['admin', 'placements'] },
  { collections: ['editor', 'collections'], digest: ['editor', 'digest'] },
] as const;

/** Sections of the menu that editors reach from another one. */
const BELOW: Partial<Record<DeskSection, DeskSection>> = { collections: 'categories', digest: 'categories' };

type Union<T> = T extends unknown ? keyof T : never;
type AdminSection = Union<(typeof ADMINISTRATION)[number]>;
export type DeskSection = keyof typeof SECTIONS | AdminSection;

function sectionName(view: View, section: DeskSection): string {
  if (section === 'screening') return screeningMessages(view.locale).page.title;
  if (section === 'collections') return toolMessages(view.locale).collections.title;
  if (section === 'digest') return siteMessages(view.locale).digest.title;
  return deskMessages(view.locale).sections[section];
}

async function deskBar(request: PageRequest, current: DeskSection, waiting?: number): Promise<Html | null> {
  const t = deskMessages(request.locale);
  const { db, config } = request.context;
  const [queue, changes, logos, claims, reports, recommendations] = await Promise.all([
    waiting ?? countWaiting(db),
    countOpenChanges(db),
    countPictureOffers(db),
    countWaitingClaims(db),
    countOpenReports(db),
    config.recommendations ? countWaitingRecommendations(db) : 0,
  ]);
  const counts: Partial<Record<DeskSection, number>> = {
    queue,
    changes: changes + logos + claims,
    reports: reports + recommendations,
  };
  return sectionBar(request, {
    kind: 'desk',
    label: t.nav.desk,
    sections: (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) => ({
      ...SECTIONS[section],
      name: sectionName(request, section),
      isCurrent: section === (BELOW[current] ?? current),
      count: counts[section] ?? 0,
    })),
    more: administration(request, current),
  });
}

/** The menu of admins; it names the open section. */
function administration(request: PageRequest, current: DeskSection): Html | null {
  const { locale, account } = request;
  if (account === null || !hasRole(account, 'admin')) return null;
  const t = deskMessages(locale);
  const groups = ADMINISTRATION.map((group) => Object.entries(group) as [AdminSection, readonly string[]][]);
  const isHere = groups.some((group) => group.some(([section]) => section === current));
  return html`<nav class="desk-menu" aria-label="${t.administration}">
    <details>
      <summary>
        ${t.administration}${isHere && html`<span class="desk-menu-here">${sectionName(request, current)}</span>`}
      </summary>
      <div>
        ${groups.map(
          (group) =>
            html`<ul>
              ${group.map(
                ([section, path]) =>
                  html`<li>
                    <a
                      href="${pathTo(locale, ...path)}"
                      ${attributes({ 'aria-current': section === current ? 'page' : null })}
                      >${sectionName(request, section)}</a
                    >
                  </li>`,
              )}
            </ul>`,
        )}
      </div>
    </details>
  </nav>`;
}

/** Only for admins, who can change it. */
function proxyNotice(request: PageRequest): Html | null {
  if (request.account === null || !hasRole(request.account, 'admin')) return null;
  const address = findForgottenProxy(request.context.config);
  if (address === null) return null;
  return notice(
    'warning',
    html`<p>${adminMessages(request.locale).forgottenProxies(quotable(request.locale, address))}</p>`,
  );
}

/** A page of the desk: `main` below its navigation. */
export async function answerDeskPage(
  request: PageRequest,
  content: {
    title: string;
    section: DeskSection;
    main: Html;
    /** The number of waiting submissions, if the page has counted them. */
    waiting?: number;
    status?: number;
    headers?: Record<string, string>;
  },
): Promise<PageAnswer> {
  return answerPage(request, {
    title: content.title,
    section: 'desk',
    styles: [ASSET_PATHS['desk.css']],
    scripts: [ASSET_PATHS['desk.js'], ASSET_PATHS['pickers.js']],
    main: html`${await deskBar(request, content.section, content.waiting)}${proxyNotice(request)}
    ${await checklistLink(request)}${content.main}`,
    ...(content.status !== undefined && { status: content.status }),
    ...(content.headers !== undefined && { headers: content.headers }),
  });
}
