/** The operator's pages for admins: list, texts by locale with a preview, and earlier versions. */
import { colon } from '#locales/quotable.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { LOCALE_NAMES, directionOf, isLocale, type Locale } from '#catalog/locales.ts';
import {
  checkPageText,
  cleanPageText,
  listPageVersions,
  pageMarkOf,
  readPageText,
  savePageText,
} from '#catalog/site/page-edits.ts';
import { DRAFTED_PAGES, readPageDraft } from '#catalog/site/page-drafts.ts';
import {
  KNOWN_PAGES,
  PAGE_NAME_LENGTH,
  PAGE_TEXT_LENGTH,
  findPage,
  isPageName,
  listPageNames,
  splitPageText,
} from '#catalog/site/pages.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { siteMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { placeholdersNote } from './placeholders-note.ts';
import { areaField, errorSummary, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { blankForm, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { markdownText } from '#web/elements/markdown.ts';
import { alertNotice, doneNotice, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { sitePageLabel } from '#web/elements/site-pages.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';

/** The longest text with three bytes per character, each percent-encoded. */
const FORM_BYTES = 512 * 1024;

/** In the query: the form begins with the draft. */
const DRAFT = 'draft';

function pagePath(locale: Locale, name: string, language: Locale): string {
  return withQuery(pathTo(locale, 'admin', 'pages', name), { language });
}

/** The languages of a page as links; existing texts are marked. */
function languageLinks(request: PageRequest, name: string, has: readonly Locale[], current?: Locale): Html {
  return html`<ul class="site-page-languages">
    ${request.site.locales.map(
      (each) =>
        html`<li>
          <a
            href="${pagePath(request.locale, name, each)}"
            lang="${each}"
            ${attributes({ class: has.includes(each) ? 'is-there' : null, 'aria-current': each === current ? 'true' : null })}
            >${LOCALE_NAMES[each]}${has.includes(each) && html`<span aria-hidden="true"> ✓</span>`}</a
          >
        </li>`,
    )}
  </ul>`;
}

async function listPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = siteMessages(locale);
  const pages = context.pages();
  const names = [...new Set([...listPageNames(pages), ...KNOWN_PAGES])];
  const row = (name: string): Row => {
    const page = findPage(pages, name, locale, request.site.locales);
    return {
      title: html`<a href="${pagePath(locale, name, page?.locale ?? request.site.defaultLocale)}"
          ><bdi>${sitePageLabel(request, page ?? { name, title: null })}</bdi></a
        ><span class="sub"><code dir="ltr">${`/${name}`}</code></span>`,
      cells: [languageLinks(request, name, page?.locales ?? [])],
    };
  };
  return answerDeskPage(request, {
    title: t.sections.pages,
    section: 'pages',
    main: html`${errorSummary(request, form, { name: t.pages.name })}
      <h1>${t.sections.pages}</h1>
      <p class="lead">${t.pages.lead}</p>
      <div class="desk-table">${tableFrame(t.sections.pages, [t.pages.page, t.pages.languages], names.map(row))}</div>
      <section class="panel medium" aria-labelledby="create">
        <h2 id="create">${t.pages.create}</h2>
        <form method="post" action="${pathTo(locale, 'admin', 'pages')}" class="stack" novalidate>
          ${textField(request, form, { name: 'name', label: t.pages.name, hint: t.pages.nameHint, dir: 'ltr' })}
          <button class="button">${t.pages.button}</button>
        </form>
      </section>`,
  });
}

async function createPage(request: PageRequest): Promise<PageAnswer> {
  const { form, locale } = request;
  const name = (form.get('name') ?? '').trim();
  if (!isPageName(name)) throw fieldError('name', { rule: name === '' ? 'required' : 'bad_identifier' });
  return { redirect: pagePath(locale, name, locale) };
}

interface Shown {
  name: string;
  language: Locale;
  form: FormState;
  isPreview?: boolean;
  /** Whether the text is the draft, unsaved. */
  isDraft?: boolean;
  /** After another person's edit. */
  refusal?: CatalogError | null;
}

/** The name and language in the path. Throws `not_found`. */
function readAddress({ params, query, locale }: PageRequest): { name: string; language: Locale } {
  const name = params['slug'] ?? '';
  const language = query.get('language') ?? locale;
  if (!isPageName(name) || !isLocale(language)) throw new CatalogError('not_found');
  return { name, language };
}

function preview(request: PageRequest, { form, language, name }: Shown): Html {
  const { title, body } = splitPageText(cleanPageText(form.values.get('text') ?? ''));
  return html`<section class="panel" aria-labelledby="preview">
    <h2 id="preview">${siteMessages(request.locale).site.preview}</h2>
    <div lang="${language}" dir="${directionOf(language)}" class="site-page-preview">
      <p class="site-preview-title">${title ?? sitePageLabel(request, { name, title })}</p>
      ${markdownText(body)}
    </div>
  </section>`;
}

/** Links to the version of the terms: only a new version asks members again. */
function termsNote({ locale, site }: PageRequest): Html {
  const t = siteMessages(locale);
  return notice(
    'note',
    html`<p>
        <a href="${pathTo(locale, 'admin', 'site')}#field-terms_version">${t.siteTexts.terms_version}</a
        >${colon(locale)}${site.termsVersion === null ? '–' : html`<bdi>${site.termsVersion}</bdi>`}
      </p>
      <p>${t.site.termsHint}</p>`,
  );
}

/** Offers a draft for an empty text, or says that the text is one. */
function draftNote({ locale }: PageRequest, { name, language, form, isDraft = false }: Shown): Html | null {
  const t = siteMessages(locale).pages;
  if (!DRAFTED_PAGES.includes(name)) return null;
  if (isDraft) return notice('warning', html`<p>${t.draftShown}</p>`);
  if (valueOf(form, 'text') !== '') return null;
  const path = withQuery(pathTo(locale, 'admin', 'pages', name), { language, [DRAFT]: 'yes' });
  return notice('note', html`<p>${t.draftWhy} <a href="${path}">${t.draft}</a></p>`);
}

async function editPage(request: PageRequest, shown: Shown): Promise<PageAnswer> {
  const { locale, context, format } = request;
  const { name, language, form, isDraft = false, isPreview = false, refusal = null } = shown;
  const t = siteMessages(locale);
  const page = findPage(context.pages(), name, language, request.site.locales);
  const isInFile = context.pageFiles.texts.get(name)?.[language] !== undefined;
  const isStored = context.live.pages.get(name)?.[language] !== undefined;
  const versions = await listPageVersions(context.db, name, language);
  const title = `${sitePageLabel(request, page ?? { name, title: null })} (${LOCALE_NAMES[language]})`;
  return answerDeskPage(request, {
    title,
    section: 'pages',
    main: html`${doneNotice(request.query, { saved: t.pages.saved, removed: t.pages.removed })}
      ${refusal !== null && alertNotice(sentenceOf(locale, refusal))}
      ${errorSummary(request, form, { text: t.pages.text })}
      <p class="crumbs"><a href="${pathTo(locale, 'admin', 'pages')}">${t.sections.pages}</a></p>
      <div class="section-head">
        <h1><bdi>${title}</bdi></h1>
        ${page !== undefined && html`<a class="more" href="${pathTo(language, name)}">${t.pages.view}</a>`}
      </div>
      ${languageLinks(request, name, page?.locales ?? [], language)}
      ${isInFile && !isStored && notice('note', html`<p>${t.pages.inFile(`pages/${language}/${name}.md`)}</p>`)}
      ${draftNote(request, shown)}
      ${!isDraft && !isPreview && form.error === null && placeholdersNote(locale, valueOf(form, 'text'))}
      ${name === 'terms' && termsNote(request)} ${isPreview && preview(request, shown)}
      <form method="post" action="${pagePath(locale, name, language)}" class="stack document" novalidate>
        ${areaField(request, form, { name: 'text', label: t.pages.text, hint: t.pages.textHint, rows: 20, optional: true, longest: PAGE_TEXT_LENGTH })}
        <input type="hidden" name="mark" value="${valueOf(form, 'mark')}" />
        <div class="panel-actions">
          <button class="button" data-save>${t.save}</button>
          <button class="button button-quiet" name="act" value="preview">${t.site.preview}</button>
        </div>
      </form>
      ${
        versions.length > 0 &&
        html`<section aria-labelledby="versions" class="site-page-versions">
          <div class="section-head">
            <h2 id="versions">${t.pages.versions}</h2>
            <a class="more" href="${withQuery(pathTo(locale, 'admin', 'audit'), { kind: 'site_page', id: name })}"
              >${t.site.history}</a
            >
          </div>
          ${versions.map(
            ({ until, text }) =>
              html`<details class="panel">
                <summary>${timeText(until, format.dateTime(until))}</summary>
                <pre tabindex="0" lang="${language}" dir="${directionOf(language)}">${text}</pre>
              </details>`,
          )}
        </section>`
      }`,
  });
}

/** The form with the current text: of the database, else of the file. */
async function formOf({ context }: PageRequest, name: string, language: Locale): Promise<FormState> {
  const stored = await readPageText(context.db, name, language);
  const text = stored === '' ? (context.pageFiles.texts.get(name)?.[language] ?? '') : stored;
  return blankForm({ text, mark: pageMarkOf(stored) });
}

const viewIn = (request: PageRequest, language: Locale): PageRequest => ({
  ...request,
  path: `/admin/pages/${request.params['slug'] ?? ''}`,
  search: `?language=${language}`,
});

async function save(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale } = request;
  const { name, language } = readAddress(request);
  const text = form.get('text') ?? '';
  checkPageText(cleanPageText(text));
  if (form.get('act') === 'preview')
    return editPage(viewIn(request, language), {
      name,
      language,
      form: { values: form, error: null },
      isPreview: true,
    });
  await savePageText(
    context.db,
    accountOf(request),
    { name, locale: language },
    { text, mark: form.get('mark') ?? '' },
  );
  const done = cleanPageText(text) === '' ? 'removed' : 'saved';
  return { redirect: withQuery(pathTo(locale, 'admin', 'pages', name), { language, done }) };
}

export const SITE_PAGES_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/admin/pages',
    who: 'admin',
    form: { name: PAGE_NAME_LENGTH },
    page: listPage,
    act: createPage,
  }),
  {
    method: 'GET',
    path: '/:locale/admin/pages/:slug',
    who: 'admin',
    async handler(request) {
      const { name, language } = readAddress(request);
      const form = await formOf(request, name, language);
      const draft = request.query.get(DRAFT) === 'yes' ? await readPageDraft(name, language) : undefined;
      // It is saved only by the button, and beside an own text it would replace that.
      const isDraft = draft !== undefined && valueOf(form, 'text') === '';
      if (isDraft) form.values.set('text', draft);
      return editPage(request, { name, language, form, isDraft });
    },
  },
  {
    method: 'POST',
    path: '/:locale/admin/pages/:slug',
    who: 'admin',
    form: { text: PAGE_TEXT_LENGTH, mark: CHOSEN, act: CHOSEN },
    formBytes: FORM_BYTES,
    again(request, form) {
      const address = readAddress(request);
      return editPage(viewIn(request, address.language), { ...address, form });
    },
    async late(request, { error }) {
      const { name, language } = readAddress(request);
      const form = await formOf(request, name, language);
      return editPage(viewIn(request, language), { name, language, form, refusal: error });
    },
    handler: save,
  },
];
