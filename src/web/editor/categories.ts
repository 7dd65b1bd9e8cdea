/** Categories for editors: their names, descriptions and search words in eight languages side by side. */
import { editCategory, getCategoryTexts } from '#catalog/category-edits.ts';
import { LOCALES, LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import type { StoredCategory } from '#catalog/categories.ts';
import { listCategoryRows } from '#catalog/categories.ts';
import { listCategories } from '#catalog/tools.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { problemSentence } from '#locales/messages.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, problemsOf, refusalOf, valueOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { tableFrame } from '#web/tables.ts';
import { answerDeskPage } from './desk-layout.ts';

async function listPage(visit: Visit): Promise<PageAnswer> {
  const { locale, parts, format } = visit;
  const d = deskMessages(locale);
  const stored = new Map((await listCategoryRows(parts.db.read)).map((category) => [category.id, category]));
  return answerDeskPage(visit, {
    title: d.categories.title,
    section: 'categories',
    main: html`<h1>${d.categories.title}</h1>
      <p class="lead">${d.categories.lead}</p>
      ${tableFrame(
        d.categories.title,
        [d.categories.name, d.categories.languages, d.categories.synonyms, d.categories.tools],
        listCategories(parts.live, locale).map((category) => {
          const texts = stored.get(category.id)?.texts ?? {};
          const synonyms = Object.values(texts).reduce((sum, text) => sum + text.synonyms.length, 0);
          const missing = LOCALES.filter((each) => texts[each] === undefined);
          return html`<tr>
            <th scope="row">
              <a href="${pathTo(locale, 'editor', 'categories', category.id)}">${category.name}</a
              ><span class="sub" dir="ltr">${category.id}</span>
            </th>
            <td>
              ${missing.length === 0 ? d.texts.complete : html`<span class="badge badge-changes-requested">${d.texts.missingCount(missing.length)}</span>`}
            </td>
            <td>${format.number(synonyms)}</td>
            <td>${format.number(category.toolCount)}</td>
          </tr>`;
        }),
      )}`,
  });
}

function localePanel(visit: Visit, category: StoredCategory, locale: Locale, form: FormState): Html {
  const d = deskMessages(visit.locale);
  const text = category.texts[locale];
  const isRefused = form.error !== null && valueOf(form, 'locale') === locale;
  const shown = isRefused
    ? form
    : blankForm({
        name: text?.name ?? '',
        description: text?.description ?? '',
        synonyms: text?.synonyms.join('\n') ?? '',
      });
  const control = (field: string) => ({
    id: `${field}-${locale}`,
    name: field,
    lang: locale,
    dir: directionOf(locale),
    'aria-invalid': isRefused && problemsOf(form)[field] !== undefined ? 'true' : null,
  });
  const head = (field: string, label: string): Html => {
    const problems = isRefused ? (problemsOf(form)[field] ?? []) : [];
    return html`<label for="${`${field}-${locale}`}">${label}</label
      >${problems.length > 0 && html`<p class="field-error">${problems.map((problem) => problemSentence(visit.locale, problem)).join(' ')}</p>`}`;
  };
  return html`<form
    method="post"
    action="${pathTo(visit.locale, 'editor', 'categories', category.id)}"
    class="${text === undefined ? 'panel desk-text is-missing' : 'panel desk-text'}"
    id="${`text-${locale}`}"
    novalidate
  >
    <h2>
      <bdi lang="${locale}">${LOCALE_NAMES[locale]}</bdi>
      ${text === undefined && html`<span class="badge badge-changes-requested">${d.texts.missing}</span>`}
    </h2>
    <input type="hidden" name="locale" value="${locale}" />
    <div class="field">
      ${head('name', d.categories.name)}
      <input ${attributes({ ...control('name'), type: 'text', autocomplete: 'off', value: valueOf(shown, 'name') })} />
    </div>
    <div class="field">
      ${head('description', d.categories.description)}
      <textarea rows="2" ${attributes(control('description'))}>${valueOf(shown, 'description')}</textarea>
    </div>
    <div class="field">
      ${head('synonyms', d.categories.synonyms)}
      <p class="hint">${d.categories.synonymsHint}</p>
      <textarea rows="4" ${attributes(control('synonyms'))}>${valueOf(shown, 'synonyms')}</textarea>
    </div>
    <button class="button">${d.save}</button>
  </form>`;
}

function categoryPage(visit: Visit, category: StoredCategory, form: FormState): Promise<PageAnswer> {
  const { locale, query, parts } = visit;
  const d = deskMessages(locale);
  const name = parts.live.categories.of(locale).get(category.id)?.name ?? category.id;
  return answerDeskPage(visit, {
    title: name,
    section: 'categories',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`${doneNotice(query, { saved: d.categories.done })} ${errorSummary(visit, form, {})}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'categories')}">${d.categories.title}</a></p>
      <h1>${name}</h1>
      <div class="desk-pair">${LOCALES.map((each) => localePanel(visit, category, each, form))}</div>`,
  });
}

export const CATEGORY_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/categories', who: 'editor', act: listPage },
  {
    method: 'GET',
    path: '/:locale/editor/categories/:id',
    who: 'editor',
    act: async (visit) =>
      categoryPage(visit, await getCategoryTexts(visit.parts.db, visit.params['id'] ?? ''), blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/editor/categories/:id',
    who: 'editor',
    async act(visit) {
      const { parts, form, params, locale } = visit;
      const id = params['id'] ?? '';
      const typed = (name: string): string => (form.get(name) ?? '').replaceAll('\r\n', '\n');
      const edit = {
        locale: typed('locale'),
        name: typed('name'),
        description: typed('description'),
        synonyms: typed('synonyms'),
      };
      const result = await attempt(() => editCategory(parts.db, accountOf(visit), id, edit));
      if (result.refused !== null) {
        return categoryPage(visit, await getCategoryTexts(parts.db, id), { values: form, error: result.refused });
      }
      await parts.live.refresh();
      return {
        redirect: `${pathTo(locale, 'editor', 'categories', id)}?done=saved#text-${encodeURIComponent(edit.locale)}`,
      };
    },
  },
];
