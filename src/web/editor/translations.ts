/** The texts of one tool in eight languages side by side: who wrote each, what is missing, editing, and machine translation. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { LOCALES, LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import { SUBMISSION_FIELDS } from '#catalog/submission-fields.ts';
import { getDeskTool, missingLocales, removeTranslation, saveTranslation, type DeskTool } from '#catalog/tool-edits.ts';
import {
  listTranslationRequests,
  requestTranslation,
  type TranslationStanding,
} from '#catalog/translation-requests.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { errorSentence, problemSentence } from '#locales/messages.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, problemsOf, refusalOf, valueOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { answerDeskPage } from './desk-layout.ts';

function provenanceBadge(visit: Visit, provenance: 'author' | 'editor' | 'machine'): Html {
  return html`<span class="${`badge badge-${provenance}`}"
    >${deskMessages(visit.locale).texts.provenance[provenance]}</span
  >`;
}

function originalPanel(visit: Visit, tool: DeskTool): Html {
  const d = deskMessages(visit.locale);
  const written = { lang: tool.originalLocale, dir: directionOf(tool.originalLocale) };
  return html`<section class="panel desk-text">
    <h2>${LOCALE_NAMES[tool.originalLocale]} <span class="badge badge-published">${d.texts.original}</span></h2>
    <p><strong ${attributes(written)}>${tool.tagline}</strong></p>
    ${tool.description !== null && html`<p class="lines" ${attributes(written)}>${tool.description}</p>`}
    <p class="sub"><a href="${pathTo(visit.locale, 'editor', 'tools', tool.slug)}">${d.review.edit}</a></p>
  </section>`;
}

interface Around {
  form: FormState;
  standing: TranslationStanding | undefined;
  hasMachine: boolean;
}

function localePanel(visit: Visit, tool: DeskTool, locale: Locale, { form, standing, hasMachine }: Around): Html {
  const { t } = visit;
  const d = deskMessages(visit.locale);
  const text = tool.translations[locale];
  const isRefused = form.error !== null && valueOf(form, 'locale') === locale;
  const shown = isRefused ? form : blankForm({ tagline: text?.tagline ?? '', description: text?.description ?? '' });
  const written = { lang: locale, dir: directionOf(locale) };
  const errorsOf = (field: 'tagline' | 'description') => {
    const problems = isRefused ? (problemsOf(form)[field] ?? []) : [];
    return (
      problems.length > 0 &&
      html`<p class="field-error" id="${`${field}-${locale}-error`}">
        ${problems.map((problem) => problemSentence(visit.locale, problem)).join(' ')}
      </p>`
    );
  };
  const control = (field: 'tagline' | 'description') => ({
    id: `${field}-${locale}`,
    name: field,
    maxlength: SUBMISSION_FIELDS[field].schema.maxLength,
    'aria-invalid': isRefused && problemsOf(form)[field] !== undefined ? 'true' : null,
    ...written,
  });
  const canAsk = hasMachine && (text === undefined || text.provenance === 'machine') && standing?.state !== 'waiting';
  const path = pathTo(visit.locale, 'editor', 'translations', tool.slug);
  return html`<form
    method="post"
    action="${path}"
    class="${text === undefined ? 'panel desk-text is-missing' : 'panel desk-text'}"
    id="${`text-${locale}`}"
    novalidate
  >
    <h2>
      <bdi lang="${locale}">${LOCALE_NAMES[locale]}</bdi>
      ${text === undefined ? html`<span class="badge badge-changes-requested">${d.texts.missing}</span>` : provenanceBadge(visit, text.provenance)}
    </h2>
    ${standing?.state === 'waiting' && html`<p class="sub" role="status">${d.texts.waiting}</p>`}
    ${standing?.state === 'failed' && html`<p class="field-error">${d.texts.failed(standing.error ?? '')}</p>`}
    <input type="hidden" name="locale" value="${locale}" />
    <div class="field">
      <label for="${`tagline-${locale}`}">${t.submit.fields.tagline.label}</label>
      ${errorsOf('tagline')}
      <input
        ${attributes({ ...control('tagline'), type: 'text', autocomplete: 'off', value: valueOf(shown, 'tagline') })}
      />
    </div>
    <div class="field">
      <label for="${`description-${locale}`}">${t.submit.fields.description.label}</label>
      ${errorsOf('description')}
      <textarea rows="4" ${attributes(control('description'))}>${valueOf(shown, 'description')}</textarea>
    </div>
    <div class="panel-actions">
      <button class="button" name="act" value="save">${d.save}</button>
      ${canAsk && html`<button class="button button-quiet" name="act" value="machine" formnovalidate>${d.texts.machine}</button>`}
      ${text !== undefined && html`<button class="button-link" name="act" value="remove" formnovalidate>${d.texts.remove}</button>`}
    </div>
  </form>`;
}

async function textsPage(
  visit: Visit,
  tool: DeskTool,
  form: FormState,
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, parts, query } = visit;
  const d = deskMessages(locale);
  const requests = new Map((await listTranslationRequests(parts.db, tool.slug)).map((each) => [each.locale, each]));
  const hasMachine = parts.config.translateUrl !== undefined;
  const missing = missingLocales(tool);
  const isPublished = tool.state === 'published';
  return answerDeskPage(visit, {
    title: `${d.texts.title}: ${tool.name}`,
    section: 'tools',
    ...(form.error !== null && refusalOf(form.error)),
    ...(said !== null && { status: ERRORS[said.code] }),
    main: html`${doneNotice(query, d.texts.done)}
      ${said !== null && html`<div class="notice notice-warning" role="alert"><p>${errorSentence(locale, said.code)}</p></div>`}
      ${errorSummary(visit, form, {})}
      <p class="crumbs">
        <a href="${pathTo(locale, 'editor', 'tools')}">${d.tools.title}</a>
        <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
      </p>
      <div class="section-head">
        <h1>${d.texts.title}: <bdi>${tool.name}</bdi></h1>
        ${
          isPublished &&
          hasMachine &&
          missing.length > 0 &&
          html`<form method="post" action="${pathTo(locale, 'editor', 'translations', tool.slug)}">
            <input type="hidden" name="locale" value="missing" />
            <button class="button button-quiet" name="act" value="machine">${d.texts.machineMissing}</button>
          </form>`
        }
      </div>
      <p class="sub">
        ${missing.length === 0 ? d.texts.complete : d.texts.missingCount(missing.length)} ·
        ${d.texts.lead}${!hasMachine && ` ${d.texts.off}`}
      </p>
      ${
        isPublished
          ? html`<div class="desk-pair">
              ${originalPanel(visit, tool)}
              ${LOCALES.filter((each) => each !== tool.originalLocale).map((each) => localePanel(visit, tool, each, { form, standing: requests.get(each), hasMachine }))}
            </div>`
          : html`<p class="empty">${d.tools.onlyPublished}</p>`
      }`,
  });
}

async function act(visit: Visit): Promise<PageAnswer> {
  const { parts, form, params, locale } = visit;
  const slug = params['slug'] ?? '';
  const editor = accountOf(visit);
  const typed = (name: string): string => form.get(name) ?? '';
  const acts: Record<string, () => Promise<'saved' | 'removed' | 'asked'>> = {
    async save() {
      const edit = { locale: typed('locale'), tagline: typed('tagline'), description: typed('description') };
      await saveTranslation(parts.db, editor, slug, edit);
      return 'saved';
    },
    async remove() {
      await removeTranslation(parts.db, editor, slug, typed('locale'));
      return 'removed';
    },
    async machine() {
      if (parts.config.translateUrl === undefined) throw new CatalogError('conflict');
      await requestTranslation(parts.db, editor, slug, typed('locale'));
      return 'asked';
    },
  };
  const name = typed('act');
  const chosen = Object.hasOwn(acts, name) ? acts[name] : acts['save'];
  try {
    const result = await attempt(async () => (chosen === undefined ? 'saved' : chosen()));
    if (result.refused !== null) {
      return await textsPage(visit, await getDeskTool(parts.db, slug), { values: form, error: result.refused });
    }
    await parts.live.refresh();
    const anchor = typed('locale') === 'missing' ? '' : `#text-${encodeURIComponent(typed('locale'))}`;
    return { redirect: `${pathTo(locale, 'editor', 'translations', slug)}?done=${result.done}${anchor}` };
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'conflict') throw error;
    return textsPage(visit, await getDeskTool(parts.db, slug), blankForm(), error);
  }
}

export const TRANSLATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/translations/:slug',
    who: 'editor',
    act: async (visit) => textsPage(visit, await getDeskTool(visit.parts.db, visit.params['slug'] ?? ''), blankForm()),
  },
  { method: 'POST', path: '/:locale/editor/translations/:slug', who: 'editor', act },
];
