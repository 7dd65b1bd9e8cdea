/** Categories for editors: names, descriptions and synonyms in eight languages side by side. */
import type { CategoryText, StoredCategory } from '#catalog/tools/categories/categories.ts';
import type { FormFields } from '#http/transport/forms.ts';
import { listCategoryRows } from '#catalog/tools/categories/categories.ts';
import { listStarterTexts, type StarterTexts } from '#catalog/tools/categories/known.ts';
import { CATEGORY_LENGTHS } from '#catalog/tools/categories/rows.ts';
import {
  editCategory,
  getCategoryTexts,
  markOfTexts,
  typedTexts,
  type CategoryEdit,
} from '#catalog/tools/categories/edits.ts';
import { hasRole } from '#catalog/roles.ts';
import { LOCALES, LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { siteMessages, toolMessages } from '#locales/subjects.ts';
import { colon, listSeparator, quotable } from '#locales/quotable.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary, fieldError } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { formPages } from '#web/elements/form-pages.ts';

const FIELDS = ['name', 'description', 'synonyms'] as const;

/** The category of other tools is last in the alphabet. */
const LAST = 'other';

const NO_STARTER_TEXTS: StarterTexts = { names: [], descriptions: [] };

/** Lists the languages in which a category with changed English texts still has the starter's name or description. */
function starterNote({ locale, site }: PageRequest, kept = NO_STARTER_TEXTS): Html | null {
  const { categories: t } = toolMessages(locale);
  const kinds = (['name', 'description'] as const).flatMap((field) => {
    const shown = kept[`${field}s`].filter((each) => site.locales.includes(each));
    return shown.length === 0 ? [] : [html`${t[field]} (<bdi dir="ltr">${shown.join(' ')}</bdi>)`];
  });
  if (kinds.length === 0) return null;
  return html`<span class="sub"
    >${t.starters}${colon(locale)}${kinds.map((kind, at) => html`${at > 0 && listSeparator(locale)}${kind}`)}</span
  >`;
}

async function listPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, format, site } = request;
  const t = toolMessages(locale);
  const stored = new Map((await listCategoryRows(context.db.read)).map((category) => [category.id, category]));
  const starters = await listStarterTexts(context.db.read);
  const categories = listCategories(context.live, locale).toSorted(
    (x, y) => Number(x.id === LAST) - Number(y.id === LAST),
  );
  return answerDeskPage(request, {
    title: t.categories.title,
    section: 'categories',
    main: html`<h1>${t.categories.title}</h1>
      <p class="lead">${t.categories.lead}</p>
      <p class="desk-ways">
        <a href="${pathTo(locale, 'editor', 'jobs')}">${t.jobs.link}</a>
        <a href="${pathTo(locale, 'editor', 'collections')}">${t.collections.title}</a>
        <a href="${pathTo(locale, 'editor', 'digest')}">${siteMessages(locale).digest.title}</a>
        ${hasRole(accountOf(request), 'admin') && html`<a href="${pathTo(locale, 'admin', 'categories')}">${t.plan.link}</a>`}
      </p>
      <div class="desk-table desk-figures">
        ${tableFrame(
          t.categories.title,
          [t.categories.name, t.categories.languages, t.categories.synonyms, t.categories.tools],
          categories.map((category): Row => {
            const texts = stored.get(category.id)?.texts ?? {};
            const synonyms = Object.values(texts).reduce((sum, text) => sum + text.synonyms.length, 0);
            const all = site.locales.length;
            const there = site.locales.filter((each) => texts[each] !== undefined).length;
            const ratio = t.texts.outOf({ count: there, all });
            return {
              title: html`<a href="${pathTo(locale, 'editor', 'categories', category.id)}"
                  ><bdi>${category.name}</bdi></a
                >
                <span class="desk-slug"><bdi dir="ltr">${category.id}</bdi></span>`,
              cells: [
                html`${there === all ? ratio : html`<span class="badge badge-changes-requested">${ratio}</span>`}
                ${starterNote(request, starters.get(category.id))}`,
                format.number(synonyms),
                format.number(category.toolCount),
              ],
            };
          }),
        )}
      </div>`,
  });
}

/** The form with the stored texts, each with its mark. */
function formOf(category: StoredCategory): FormState {
  const values: Record<string, string> = {};
  for (const locale of LOCALES) {
    const text = category.texts[locale];
    values[`name-${locale}`] = text?.name ?? '';
    values[`description-${locale}`] = text?.description ?? '';
    values[`synonyms-${locale}`] = text?.synonyms.join('\n') ?? '';
    values[`mark-${locale}`] = markOfTexts(text);
  }
  return blankForm(values);
}

function editOf(form: URLSearchParams, locale: Locale): CategoryEdit {
  const typed = (field: string): string => (form.get(`${field}-${locale}`) ?? '').replaceAll('\r\n', '\n');
  return { name: typed('name'), description: typed('description'), synonyms: typed('synonyms'), mark: typed('mark') };
}

/** Another editor's text in a language since the form was opened, if this form would overwrite it. */
function writtenMeanwhile(category: StoredCategory, form: FormState, locale: Locale): CategoryText | null {
  const edit = editOf(form.values, locale);
  const now = markOfTexts(category.texts[locale]);
  const typed = markOfTexts(typedTexts(edit));
  return now === edit.mark || typed === edit.mark || typed === now ? null : (category.texts[locale] ?? null);
}

function localePanel(
  request: PageRequest,
  category: StoredCategory,
  locale: Locale,
  form: FormState,
  starters: StarterTexts,
): Html {
  const t = toolMessages(request.locale);
  const isMissing = category.texts[locale] === undefined;
  const meanwhile = form.error?.code === 'conflict' ? writtenMeanwhile(category, form, locale) : null;
  // After a conflict the page shows the other text, so the form may replace it.
  const mark = form.error?.code === 'conflict' ? markOfTexts(category.texts[locale]) : valueOf(form, `mark-${locale}`);
  const control = (field: string, hint: string | null = null) => {
    const name = `${field}-${locale}`;
    const isWrong = problemsOf(form)[name] !== undefined;
    return {
      id: `field-${name}`,
      name,
      lang: locale,
      dir: directionOf(locale),
      'aria-invalid': isWrong ? 'true' : null,
      'aria-describedby': [hint, isWrong ? `field-${name}-error` : null].filter(Boolean).join(' ') || null,
    };
  };
  const isStarter = (field: (typeof FIELDS)[number]): boolean =>
    field !== 'synonyms' && starters[`${field}s`].includes(locale);
  const head = (field: (typeof FIELDS)[number]): Html =>
    html`<label for="${`field-${field}-${locale}`}">${t.categories[field]}</label
      >${isStarter(field) && html` <span class="badge">${t.categories.starters}</span>`}${fieldError(request, form, `${field}-${locale}`)}`;
  return html`<section
    class="${isMissing ? 'panel desk-text is-missing' : 'panel desk-text'}"
    id="${`text-${locale}`}"
    aria-labelledby="${`of-${locale}`}"
  >
    <h2 id="${`of-${locale}`}">
      <bdi lang="${locale}">${LOCALE_NAMES[locale]}</bdi>
      ${isMissing && html`<span class="badge badge-changes-requested">${t.texts.missing}</span>`}
    </h2>
    ${
      meanwhile !== null &&
      html`<div class="notice notice-warning">
        <p>${t.categories.meanwhile}</p>
        <p class="lines" lang="${locale}" dir="${directionOf(locale)}">
          ${[meanwhile.name, meanwhile.description ?? '', ...meanwhile.synonyms].filter(Boolean).join('\n')}
        </p>
      </div>`
    }
    <input type="hidden" name="${`mark-${locale}`}" value="${mark}" />
    <div class="field">
      ${head('name')}
      <input
        ${attributes({ ...control('name'), type: 'text', autocomplete: 'off', value: valueOf(form, `name-${locale}`) })}
      />
    </div>
    <div class="field">
      ${head('description')}
      <textarea rows="3" ${attributes(control('description'))}>${valueOf(form, `description-${locale}`)}</textarea>
    </div>
    <div class="field">
      ${head('synonyms')}
      <textarea rows="5" ${attributes(control('synonyms', 'synonyms-hint'))}>
${valueOf(form, `synonyms-${locale}`)}</textarea>
    </div>
  </section>`;
}

async function categoryPage(request: PageRequest, typed: FormState): Promise<PageAnswer> {
  const { locale, query, context, site } = request;
  const category = await getCategoryTexts(context.db, request.params['id'] ?? '');
  const form = typed.error === null ? formOf(category) : typed;
  const t = toolMessages(locale);
  const { id } = category;
  const starters = (await listStarterTexts(context.db.read)).get(id) ?? NO_STARTER_TEXTS;
  const live = listCategories(context.live, locale).find((each) => each.id === id);
  const labels = Object.fromEntries(
    site.locales.flatMap((each) =>
      FIELDS.map((field) => [`${field}-${each}`, `${quotable(locale, LOCALE_NAMES[each])} – ${t.categories[field]}`]),
    ),
  );
  return answerDeskPage(request, {
    title: live?.name ?? id,
    section: 'categories',
    main: html`${doneNotice(query, { saved: t.categories.done, created: t.plan.created })}
      ${errorSummary(request, form, labels)}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'categories')}">${t.categories.title}</a></p>
      <h1>${live?.name ?? id}</h1>
      <p class="desk-ways sub">
        <bdi dir="ltr">${id}</bdi>
        ${live !== undefined && html`<span>${t.search.found(live.toolCount)}</span>`}
        <a href="${pathTo(locale, 'categories', id)}">${t.tool.visible}</a>
      </p>
      <p class="hint" id="synonyms-hint">${t.categories.synonyms}${colon(locale)}${t.categories.synonymsHint}</p>
      <form method="post" action="${pathTo(locale, 'editor', 'categories', id)}" class="desk-texts" novalidate>
        <div class="desk-pair">${site.locales.map((each) => localePanel(request, category, each, form, starters))}</div>
        <div class="desk-save"><button class="button" data-save>${t.save}</button></div>
      </form>`,
  });
}

/** Texts in disabled languages are kept. */
async function save(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params, locale, site } = request;
  const id = params['id'] ?? '';
  const edits = Object.fromEntries(site.locales.map((each) => [each, editOf(form, each)]));
  await editCategory(context.db, accountOf(request), id, edits);
  return { redirect: `${pathTo(locale, 'editor', 'categories', id)}?done=saved` };
}

const CATEGORY_FORM: FormFields = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`name-${locale}`, CATEGORY_LENGTHS.name],
    [`description-${locale}`, CATEGORY_LENGTHS.description],
    [`synonyms-${locale}`, CATEGORY_LENGTHS.synonyms],
    [`mark-${locale}`, CHOSEN],
  ]),
);

export const CATEGORY_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/categories', who: 'editor', handler: listPage },
  ...formPages({
    path: '/:locale/editor/categories/:id',
    who: 'editor',
    form: CATEGORY_FORM,
    page: categoryPage,
    late: categoryPage,
    act: save,
  }),
];
