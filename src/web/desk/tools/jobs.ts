/** Search jobs for editors: the jobs of a query, and this catalog's phrases for each in eight languages. */
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { LOCALES, LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import { likelyJobs } from '#catalog/search/catalog-index.ts';
import {
  editJobPhrases,
  getJobPhrases,
  markOfPhrases,
  PHRASES_LENGTH,
  type PhrasesEdit,
  typedPhrases,
} from '#catalog/tools/jobs/edits.ts';
import { type JobPhrases, listJobPhrases } from '#catalog/tools/jobs/job-phrases.ts';
import { toolMessages } from '#locales/subjects.ts';
import { colon, quotable } from '#locales/quotable.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary, fieldError, textField } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { formPages } from '#web/elements/form-pages.ts';

const MOST_LIKELY = 12;

/** A job by its English id. */
const jobLink = (locale: Locale, job: string): Html =>
  html`<a href="${pathTo(locale, 'editor', 'jobs', job)}" lang="en"><bdi>${job.replaceAll('-', ' ')}</bdi></a>`;

async function listPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, format, query, site } = request;
  const t = toolMessages(locale);
  const q = query.get('q') ?? '';
  const own = await listJobPhrases(context.db.read);
  const likely = q.trim() === '' ? [] : likelyJobs(q, MOST_LIKELY);
  const form = blankForm({ q });
  return answerDeskPage(request, {
    title: t.jobs.title,
    section: 'categories',
    main: html`<p class="crumbs"><a href="${pathTo(locale, 'editor', 'categories')}">${t.categories.title}</a></p>
      <h1>${t.jobs.title}</h1>
      <p class="lead">${t.jobs.lead}</p>
      <form method="get" action="${pathTo(locale, 'editor', 'jobs')}" class="stack medium" role="search">
        ${textField(request, form, { name: 'q', label: t.jobs.find, hint: t.jobs.findHint, maxlength: CHOSEN })}
        <button class="button button-quiet">${t.jobs.show}</button>
      </form>
      ${
        likely.length > 0 &&
        html`<h2>${t.jobs.likely}</h2>
          <ul>
            ${likely.map((job) => html`<li>${jobLink(locale, job)}</li>`)}
          </ul>`
      }
      <h2>${t.jobs.own}</h2>
      ${
        own.length === 0
          ? html`<p>${t.jobs.none}</p>`
          : html`<div class="desk-table desk-figures">
              ${tableFrame(
                t.jobs.own,
                [t.jobs.job, t.categories.languages, t.jobs.phrases],
                own.map(({ job, phrases }): Row => {
                  const lists = Object.values(phrases);
                  return {
                    title: jobLink(locale, job),
                    cells: [
                      t.texts.outOf({
                        count: site.locales.filter((each) => phrases[each] !== undefined).length,
                        all: site.locales.length,
                      }),
                      format.number(lists.reduce((sum, list) => sum + list.length, 0)),
                    ],
                  };
                }),
              )}
            </div>`
      }`,
  });
}

/** The form with the stored phrases, each language with its mark. */
function formOf({ phrases }: JobPhrases): FormState {
  const values: Record<string, string> = {};
  for (const locale of LOCALES) {
    values[`phrases-${locale}`] = phrases[locale]?.join('\n') ?? '';
    values[`mark-${locale}`] = markOfPhrases(phrases[locale]);
  }
  return blankForm(values);
}

function editOf(form: URLSearchParams, locale: Locale): PhrasesEdit {
  const typed = (field: string): string => (form.get(`${field}-${locale}`) ?? '').replaceAll('\r\n', '\n');
  return { phrases: typed('phrases'), mark: typed('mark') };
}

function localePanel(request: PageRequest, job: JobPhrases, locale: Locale, form: FormState): Html {
  const t = toolMessages(request.locale);
  const now = markOfPhrases(job.phrases[locale]);
  const isConflict = form.error?.code === 'conflict';
  const edit = editOf(form.values, locale);
  const typed = markOfPhrases(typedPhrases(edit.phrases));
  const isReplacing = isConflict && now !== edit.mark && typed !== edit.mark && typed !== now;
  const name = `phrases-${locale}`;
  const isWrong = problemsOf(form)[name] !== undefined;
  const own = {
    id: `field-${name}`,
    name,
    rows: 5,
    lang: locale,
    dir: directionOf(locale),
    'aria-invalid': isWrong ? 'true' : null,
    'aria-describedby': ['phrases-hint', isWrong ? `field-${name}-error` : ''].filter(Boolean).join(' '),
  };
  return html`<section class="panel desk-text">
    ${
      isReplacing &&
      html`<div class="notice notice-warning">
        <p>${t.categories.meanwhile}</p>
        <p class="lines" lang="${locale}" dir="${directionOf(locale)}">${(job.phrases[locale] ?? []).join('\n')}</p>
      </div>`
    }
    <input type="hidden" name="${`mark-${locale}`}" value="${isConflict ? now : valueOf(form, `mark-${locale}`)}" />
    <div class="field">
      <label for="${`field-${name}`}"><bdi lang="${locale}">${LOCALE_NAMES[locale]}</bdi></label>
      ${fieldError(request, form, name)}
      <textarea ${attributes(own)}>${valueOf(form, name)}</textarea>
    </div>
  </section>`;
}

async function jobPage(request: PageRequest, typed: FormState): Promise<PageAnswer> {
  const { locale, query } = request;
  const job = await getJobPhrases(request.context.db, request.params['id'] ?? '');
  const form = typed.error === null ? formOf(job) : typed;
  const t = toolMessages(locale);
  const title = job.job.replaceAll('-', ' ');
  const labels = Object.fromEntries(
    request.site.locales.map((each) => [
      `phrases-${each}`,
      `${quotable(locale, LOCALE_NAMES[each])} – ${t.jobs.phrases}`,
    ]),
  );
  return answerDeskPage(request, {
    title,
    section: 'categories',
    main: html`${doneNotice(query, { saved: t.jobs.done })} ${errorSummary(request, form, labels)}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'jobs')}">${t.jobs.title}</a></p>
      <h1 lang="en"><bdi>${title}</bdi></h1>
      <ul class="desk-facts">
        <li><a href="${pathTo(request.locale, 'editor', 'tasks', job.job)}">${t.task.title}</a></li>
      </ul>
      <p class="hint" id="phrases-hint">${t.jobs.phrases}${colon(locale)}${t.jobs.phrasesHint}</p>
      <form method="post" action="${pathTo(locale, 'editor', 'jobs', job.job)}" class="desk-texts" novalidate>
        <div class="desk-pair">${request.site.locales.map((each) => localePanel(request, job, each, form))}</div>
        <div class="desk-save"><button class="button" data-save>${t.save}</button></div>
      </form>`,
  });
}

/** Phrases in disabled languages are kept. */
async function save(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params, locale, site } = request;
  const job = params['id'] ?? '';
  const edits = Object.fromEntries(site.locales.map((each) => [each, editOf(form, each)]));
  await editJobPhrases(context.db, accountOf(request), job, edits);
  return { redirect: `${pathTo(locale, 'editor', 'jobs', job)}?done=saved` };
}

const JOB_FORM: FormFields = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`phrases-${locale}`, PHRASES_LENGTH],
    [`mark-${locale}`, CHOSEN],
  ]),
);

export const JOB_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/jobs', who: 'editor', handler: listPage },
  ...formPages({
    path: '/:locale/editor/jobs/:id',
    who: 'editor',
    form: JOB_FORM,
    page: jobPage,
    late: jobPage,
    act: save,
  }),
];
