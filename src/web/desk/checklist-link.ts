/** The way back to the checklist of the overview, on the admins' pages that its items lead to. */
import { CHECKLIST, CHECKLIST_NAMES, readChecklist } from '#catalog/site/checklist.ts';
import { surveyOpening } from '#catalog/transfer/opening.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { colon } from '#locales/quotable.ts';
import { adminMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';

/** Reads the checklist: the state of each item, the items that apply, and the items that are done. */
export async function surveyChecklist({ context }: PageRequest) {
  const { config: settings, db, live } = context;
  const opening = await surveyOpening(db.read, settings.backups?.folder);
  const state = await readChecklist({ db, opening, site: live.site, pages: context.pages(), settings });
  const shown = CHECKLIST_NAMES.filter((name) => state[name] !== null);
  const done = shown.filter((name) => state[name] === true);
  return { state, shown, done, isComplete: done.length === shown.length };
}

/** The first two parts of a path: `/admin/pages` for the page of a privacy policy. */
const areaOf = (path: readonly string[]): string => `/${path.slice(0, 2).join('/')}`;

/** Areas of admins' pages that items lead to; the queue of the editors is none. */
const AREAS = new Set(Object.values(CHECKLIST).flatMap(({ page }) => (page?.[0] === 'admin' ? [areaOf(page)] : [])));

/** A link with the progress; null on other pages, and once the checklist is complete or hidden. */
export async function checklistLink(request: PageRequest): Promise<Html | null> {
  const { locale, context, path } = request;
  if (!AREAS.has(areaOf(path.split('/').slice(1))) || context.live.site.checklistHidden === true) return null;
  const { done, shown, isComplete } = await surveyChecklist(request);
  if (isComplete) return null;
  const t = adminMessages(locale).checklist;
  const link = html`<a href="${pathTo(locale, 'admin', 'overview')}#checklist">${t.title}</a>`;
  return html`<p class="hint">${link}${colon(locale)}${t.progress({ done: done.length, all: shown.length })}</p>`;
}
