/** The texts of one tool in eight languages: editing, and machine translation. */
import { colon } from '#locales/quotable.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import { LOCALES, LOCALE_NAMES, type Locale } from '#catalog/locales.ts';
import {
  getDeskTool,
  missingLocales,
  removeTranslation,
  saveTranslation,
  type DeskTool,
} from '#catalog/tools/edits.ts';
import { listTranslationRequests, requestTranslation } from '#catalog/tools/translation-requests.ts';
import { FIELDS } from '#fields/fields.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm, oneLine, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { alertNotice, doneNotice } from '#web/elements/notices.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { ownership } from '#web/desk/self-review.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { completeness, firstIncomplete, localePanel, sourcePanel } from './translation-panels.ts';

/** The errors of a refused form, with links to its fields. */
function refusal(request: PageRequest, form: FormState): Html | null {
  const { locale } = request;
  const t = toolMessages(locale);
  const { fields } = t;
  const written = LOCALES.find((each) => each === valueOf(form, 'locale'));
  if (form.error === null) return null;
  if (written === undefined || problemsOf(form)['locale'] !== undefined)
    return html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${t.form.check}</h2>
      <p>${t.texts.notOffered}</p>
    </div>`;
  const labelOf = (field: 'tagline' | 'description') => `${LOCALE_NAMES[written]} – ${fields[field].label}`;
  return errorSummary(request, form, { tagline: labelOf('tagline'), description: labelOf('description') });
}

/** The open language: the one just saved, the one in the query, or the next to translate. */
function openLocale(request: PageRequest, tool: DeskTool, form: FormState): Locale | undefined {
  const wanted = form.error === null ? request.query.get('open') : valueOf(form, 'locale');
  return LOCALES.find((each) => each === wanted && each !== tool.originalLocale) ?? firstIncomplete(tool);
}

async function textsPage(
  request: PageRequest,
  tool: DeskTool,
  form: FormState,
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = toolMessages(locale);
  const requests = new Map((await listTranslationRequests(context.db, tool.slug)).map((each) => [each.locale, each]));
  const hasMachine = context.config.translateUrl !== undefined;
  const canAsk = hasMachine && missingLocales(tool).some((each) => requests.get(each)?.state !== 'waiting');
  const isPublished = tool.state === 'published';
  const own = await ownership(request, [tool.accountId]);
  const open = openLocale(request, tool, form);
  return answerDeskPage(request, {
    title: `${t.texts.title}${colon(locale)}${tool.name}`,
    section: 'tools',
    main: html`${doneNotice(query, t.texts.done)} ${said !== null && alertNotice(sentenceOf(locale, said))}
      ${own.notice} ${refusal(request, form)}
      <p class="crumbs">
        <a href="${pathTo(locale, 'editor', 'tools')}">${t.tools.title}</a>
        <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
      </p>
      <div class="section-head">
        <h1>${t.texts.title}${colon(locale)}<bdi>${tool.name}</bdi></h1>
        ${
          isPublished &&
          canAsk &&
          !own.isRefused &&
          html`<form method="post" action="${pathTo(locale, 'editor', 'translations', tool.slug)}">
            <input type="hidden" name="locale" value="missing" />
            <button class="button button-quiet" name="act" value="machine">${t.texts.machineMissing}</button>
          </form>`
        }
      </div>
      <p class="desk-facts"><span>${completeness(request, tool)}</span></p>
      ${!own.isRefused && html`<p class="hint">${t.texts.lead}${!hasMachine && ` ${t.texts.off}`}</p>`}
      ${
        own.isRefused
          ? null
          : isPublished
            ? html`<div class="desk-translation">
                ${sourcePanel(request, tool)}
                <div class="desk-stack">
                  ${LOCALES.filter((each) => each !== tool.originalLocale).map((each) =>
                    localePanel(request, tool, each, {
                      form,
                      status: requests.get(each),
                      hasMachine,
                      isOpen: each === open,
                    }),
                  )}
                </div>
              </div>`
            : html`<p class="empty">${t.tools.onlyPublished}</p>`
      }`,
  });
}

async function act(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params, locale } = request;
  const slug = params['slug'] ?? '';
  const editor = accountOf(request);
  const typed = (name: string): string => form.get(name) ?? '';
  const acts: Record<string, () => Promise<'saved' | 'removed' | 'asked'>> = {
    async save() {
      // Taglines are one line, though their field has several.
      const tagline = oneLine(typed('tagline'));
      const edit = { locale: typed('locale'), tagline, description: typed('description') };
      await saveTranslation(context.db, editor, slug, edit);
      return 'saved';
    },
    async remove() {
      await removeTranslation(context.db, editor, slug, typed('locale'));
      return 'removed';
    },
    async machine() {
      if (context.config.translateUrl === undefined) throw conflict('no_translator');
      await requestTranslation(context.db, editor, slug, typed('locale'));
      return 'asked';
    },
  };
  const name = typed('act');
  const chosen = Object.hasOwn(acts, name) ? acts[name] : acts['save'];
  const done = chosen === undefined ? 'saved' : await chosen();
  const path = pathTo(locale, 'editor', 'translations', slug);
  const written = LOCALES.find((each) => each === typed('locale'));
  const anchor = written === undefined ? '' : `#text-${written}`;
  return { redirect: `${withQuery(path, { done, open: written })}${anchor}` };
}

const TEXTS = { act: CHOSEN, locale: CHOSEN, tagline: FIELDS.tagline.max, description: FIELDS.description.max };

const toolOf = ({ context, params }: PageRequest): Promise<DeskTool> => getDeskTool(context.db, params['slug'] ?? '');

export const TRANSLATION_PAGES = formPages({
  path: '/:locale/editor/translations/:slug',
  who: 'editor',
  form: TEXTS,
  page: async (request, form) => textsPage(request, await toolOf(request), form),
  late: async (request, { error }) => textsPage(request, await toolOf(request), blankForm(), error),
  act,
});
