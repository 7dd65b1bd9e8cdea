/** The checklist before opening the catalog, on the admins' overview until it is done or hidden. */
import {
  CHECKLIST,
  hideChecklist,
  listDraftLocales,
  type ChecklistName,
  type ItemState,
} from '#catalog/site/checklist.ts';
import { LOCALE_NAMES, type Locale } from '#catalog/locales.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { actPage } from '#web/elements/act-pages.ts';
import { surveyChecklist } from '#web/desk/checklist-link.ts';

/** The checklist; once it is done, a sentence that says so until it is hidden. */
export async function checklistSection(request: PageRequest): Promise<Html | null> {
  const { locale, context } = request;
  const { live } = context;
  const t = adminMessages(locale).checklist;
  const { state, shown, done, isComplete } = await surveyChecklist(request);
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

/** Options stay whole: a line may end behind any hyphen. */
const commandWord = (word: string, at: number): Html =>
  html`${at > 0 && ' '}${word.startsWith('--') ? html`<span>${word}</span>` : word}`;

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
      ${typed(context.config).map((text) => html`<code dir="ltr">${text.split(' ').map(commandWord)}</code> `)}
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
