/** The checklist before opening the catalog, on the admins' overview until it is done or hidden. */
import {
  CHECKLIST,
  CHECKLIST_NAMES,
  hideChecklist,
  listDraftLocales,
  readChecklist,
  type ChecklistName,
  type ItemState,
} from '#catalog/site/checklist.ts';
import { surveyOpening } from '#catalog/transfer/opening.ts';
import { LOCALE_NAMES, type Locale } from '#catalog/locales.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { actPage } from '#web/elements/act-pages.ts';

async function surveyItems({ context }: PageRequest) {
  const { config: settings, db, live } = context;
  const opening = await surveyOpening(db.read, settings.backups?.folder);
  const state = await readChecklist({ db, opening, site: live.site, pages: context.pages(), settings });
  const shown = CHECKLIST_NAMES.filter((name) => state[name] !== null);
  const done = shown.filter((name) => state[name] === true);
  return { state, shown, done, isComplete: done.length === shown.length };
}

/** The first two parts of a path: `/admin/pages` of the page of a privacy policy. */
const areaOf = (path: readonly string[]): string => `/${path.slice(0, 2).join('/')}`;

/** Admins' pages that items lead to, by area; the queue of the editors is none. */
const AREAS = new Set(
  Object.values(CHECKLIST).flatMap(({ page }) => (page !== null && page[0] === 'admin' ? [areaOf(page)] : [])),
);

/** The way back to the checklist from the pages of its items; null elsewhere, and once it is complete or hidden. */
export async function checklistLink(request: PageRequest): Promise<Html | null> {
  const { locale, context, path } = request;
  if (!AREAS.has(areaOf(path.split('/').slice(1))) || context.live.site.checklistHidden === true) return null;
  const { done, shown, isComplete } = await surveyItems(request);
  if (isComplete) return null;
  const t = adminMessages(locale).checklist;
  return html`<p class="hint">
    <a href="${pathTo(locale, 'admin', 'overview')}#checklist">${t.title}</a>:
    ${t.progress({ done: done.length, all: shown.length })}
  </p>`;
}

/** The checklist; once it is done, a sentence that says so until it is hidden. */
export async function checklistSection(request: PageRequest): Promise<Html | null> {
  const { locale, context } = request;
  const { live } = context;
  const t = adminMessages(locale).checklist;
  const { state, shown, done, isComplete } = await surveyItems(request);
  const switchForm = (act: 'hide' | 'show'): Html =>
    html`<form method="post" action="${pathTo(locale, 'admin', 'overview', 'checklist', act)}">
      <button class="button button-quiet">${isComplete ? t.close : t[act]}</button>
    </form>`;
  if (isComplete)
    return live.site.checklistHidden === true
      ? null
      : html`<div class="notice notice-done">
          <p>${t.complete} <code dir="ltr">toolshelf doctor</code></p>
          ${switchForm('hide')}
        </div>`;
  if (live.site.checklistHidden === true)
    return html`<div class="panel-actions">
      <p class="hint">${t.hidden}</p>
      ${switchForm('show')}
    </div>`;
  return html`<section class="panel medium" aria-labelledby="checklist">
    <h2 id="checklist">${t.title}</h2>
    <p class="hint">${t.progress({ done: done.length, all: shown.length })}</p>
    <ul class="checklist">
      ${shown.map((name) => checklistItem(request, name, state[name]))}
    </ul>
    ${switchForm('hide')}
  </section>`;
}

function checklistItem({ locale, context }: PageRequest, name: ChecklistName, state: ItemState): Html {
  const t = adminMessages(locale).checklist;
  const { title, why } = t.items[name];
  if (state === true)
    return html`<li class="is-done">
      <span class="tick">${title}<span class="visually-hidden"> – ${t.done}</span></span>
    </li>`;
  const { page, typed } = CHECKLIST[name];
  const drafts = listDraftLocales(name, context.pages(), context.config.locales);
  const path = page === null ? null : pathTo(locale, ...page);
  const wayTo = (language?: Locale): string => withQuery(path ?? '', { language });
  return html`<li>
    ${path === null ? html`<strong>${title}</strong>` : html`<a href="${wayTo(drafts[0])}">${title}</a>`}
    <p class="hint">
      ${typeof state === 'string' ? t.states[state] : why}
      ${drafts.map((each) => html`<a href="${wayTo(each)}" lang="${each}">${LOCALE_NAMES[each]}</a> `)}
      ${typed(context.config).map((text) => html`<code dir="ltr">${text}</code> `)}
    </p>
  </li>`;
}

export const CHECKLIST_PAGES: readonly Page[] = (['hide', 'show'] as const).map((act) =>
  actPage({
    path: `/:locale/admin/overview/checklist/${act}`,
    who: 'admin',
    act: (db, account) => hideChecklist(db, account, act === 'hide'),
    back: '/admin/overview',
  }),
);
