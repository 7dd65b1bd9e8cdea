/** Collections for editors: list, creation and editing. */
import { LOCALES, LOCALE_NAMES, type Locale } from '#catalog/locales.ts';
import { phaseOf, textIn, type CollectionTexts } from '#catalog/tools/collections/collections.ts';
import {
  COLLECTION_LENGTHS,
  COLLECTION_TOOLS_MOST,
  createCollection,
  editCollection,
  getCollection,
  removeCollection,
  type CollectionInput,
  type StoredCollection,
} from '#catalog/tools/collections/edits.ts';
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { siteMessages, toolMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { listSeparator } from '#locales/quotable.ts';
import { areaField, errorSummary, textField } from '#web/elements/form-fields.ts';
import { blankForm, oneLine, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { alertNotice, doneNotice, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { NAMED_TOOLS_LENGTH, toolsNamed, toolLines } from './named-tools.ts';
import { actPage } from '#web/elements/act-pages.ts';

const BADGES = { coming: 'upcoming', shown: 'current', over: 'ended' } as const;

function phaseBadge(request: PageRequest, days: { startsOn: string; endsOn: string | null }): Html {
  const phase = phaseOf(days, request.context.db.now());
  return html`<span class="${`badge badge-placement-${BADGES[phase]}`}"
    >${toolMessages(request.locale).collections.phases[phase]}</span
  >`;
}

function listTable(request: PageRequest): Html {
  const { locale, format, context, site } = request;
  const { collections: t, collection: c, status } = toolMessages(locale);
  const day = (text: string): Html => timeText(text, format.shortDate(`${text}T00:00:00Z`));
  const rows = context.live.collections.map((collection): Row => {
    const { title, locale: written } = textIn(collection, locale, site.locales);
    const { id, startsOn, endsOn, tools } = collection;
    return {
      title: html`<a href="${pathTo(locale, 'editor', 'collections', id)}">${catalogText(title, written, locale)}</a>
        <span class="desk-slug"><bdi dir="ltr">${id}</bdi></span>`,
      cells: [
        html`${day(startsOn)} – ${endsOn !== null && day(endsOn)}`,
        format.number(tools.length),
        phaseBadge(request, collection),
      ],
    };
  });
  return rows.length === 0
    ? html`<p class="empty">${t.none}</p>`
    : html`<div class="desk-table">${tableFrame(t.title, [c.name, t.period, c.members, status], rows)}</div>`;
}

const titleField = (locale: Locale): string => `title-${locale}`;
const introField = (locale: Locale): string => `intro-${locale}`;

function dayFields(request: PageRequest, form: FormState): Html {
  const { collections: t, collection: c } = toolMessages(request.locale);
  return html`${textField(request, form, { name: 'starts_on', label: c.from, type: 'date' })}
  ${textField(request, form, { name: 'ends_on', label: c.until, hint: t.untilHint, type: 'date', optional: true })}`;
}

function labelsOf(request: PageRequest): Record<string, string> {
  const { collections: t, collection: c } = toolMessages(request.locale);
  const texts = LOCALES.flatMap((each) => [
    [titleField(each), `${c.name} (${LOCALE_NAMES[each]})`],
    [introField(each), `${c.intro} (${LOCALE_NAMES[each]})`],
  ]);
  return {
    id: t.id,
    title: c.name,
    starts_on: c.from,
    ends_on: c.until,
    tools: c.members,
    ...Object.fromEntries(texts),
  };
}

function listPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, query } = request;
  const { collections: t, collection: c, plan, categories } = toolMessages(locale);
  return answerDeskPage(request, {
    title: t.title,
    section: 'collections',
    main: html`${doneNotice(query, { removed: t.removed })} ${errorSummary(request, form, labelsOf(request))}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'categories')}">${categories.title}</a></p>
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      <p><a href="${pathTo(locale, 'editor', 'digest')}">${siteMessages(locale).digest.link}</a></p>
      <div class="split">
        <div>${listTable(request)}</div>
        <section class="panel" aria-labelledby="create">
          <h2 id="create">${t.create}</h2>
          <form method="post" action="${pathTo(locale, 'editor', 'collections')}" class="stack" novalidate>
            ${textField(request, form, { name: 'title', label: `${c.name} (${LOCALE_NAMES[locale]})`, longest: COLLECTION_LENGTHS.title })}
            ${textField(request, form, { name: 'id', label: t.id, hint: t.idHint, dir: 'ltr', autocomplete: 'off' })}
            ${dayFields(request, form)}
            <button class="button">${plan.createButton}</button>
          </form>
        </section>
      </div>`,
  });
}

function formOf({ texts, startsOn, endsOn, tools, mark }: StoredCollection): FormState {
  const values: Record<string, string> = {
    starts_on: startsOn,
    ends_on: endsOn ?? '',
    tools: tools.map(({ slug }) => slug).join('\n'),
    mark,
  };
  for (const locale of LOCALES) {
    values[titleField(locale)] = texts[locale]?.title ?? '';
    values[introField(locale)] = texts[locale]?.intro ?? '';
  }
  return blankForm(values);
}

function textPanel(request: PageRequest, form: FormState, locale: Locale): Html {
  const { collection: c } = toolMessages(request.locale);
  return html`<section class="panel stack" aria-labelledby="${`of-${locale}`}">
    <h2 id="${`of-${locale}`}"><bdi lang="${locale}">${LOCALE_NAMES[locale]}</bdi></h2>
    ${textField(request, form, { name: titleField(locale), label: c.name, longest: COLLECTION_LENGTHS.title, optional: true, dir: 'auto' })}
    ${areaField(request, form, { name: introField(locale), label: c.intro, longest: COLLECTION_LENGTHS.intro, rows: 3, optional: true })}
  </section>`;
}

/** Names of the tools in order; tools hidden from visitors are listed separately. */
function memberNotes(request: PageRequest, { tools }: StoredCollection): Html | null {
  const { locale } = request;
  const { collections: t } = toolMessages(locale);
  const hidden = tools.filter(({ state }) => state !== 'published').map(({ name }) => name);
  return hidden.length === 0 ? null : notice('note', html`<p>${t.hidden(hidden.join(listSeparator(locale)))}</p>`);
}

async function editPage(request: PageRequest, typed: FormState): Promise<PageAnswer> {
  const { locale, context, params, query, site } = request;
  const messages = toolMessages(locale);
  const t = messages.collections;
  const stored = await getCollection(context.db.read, params['id'] ?? '');
  const form = typed.error === null ? formOf(stored) : typed;
  const { title, locale: written } = textIn(stored, locale, site.locales);
  const base = pathTo(locale, 'editor', 'collections', stored.id);
  const isStale = form.error?.code === 'conflict';
  return answerDeskPage(request, {
    title,
    section: 'collections',
    main: html`${doneNotice(query, { created: t.created, saved: t.saved })}
      ${
        form.error !== null && isStale
          ? alertNotice(sentenceOf(locale, form.error))
          : errorSummary(request, form, labelsOf(request))
      }
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'collections')}">${t.title}</a></p>
      <h1>${catalogText(title, written, locale)}</h1>
      <ul class="desk-facts">
        <li>${phaseBadge(request, stored)}</li>
        <li><a href="${pathTo(locale, 'collections', stored.id)}">${messages.tool.visible}</a></li>
      </ul>
      ${memberNotes(request, stored)}
      <form method="post" action="${base}" class="stack" novalidate>
        <div class="desk-pair">
          <div class="panel stack">${dayFields(request, form)}</div>
          <div class="panel">
            ${areaField(request, form, {
              name: 'tools',
              label: messages.collection.members,
              hint: t.membersHint(COLLECTION_TOOLS_MOST),
              rows: 8,
              optional: true,
              lines: toolLines(request),
            })}
          </div>
          ${site.locales.map((each) => textPanel(request, form, each))}
        </div>
        <input type="hidden" name="mark" value="${isStale ? stored.mark : valueOf(form, 'mark')}" />
        <div class="desk-save"><button class="button" data-save>${messages.save}</button></div>
      </form>
      <details class="confirm">
        <summary>${t.remove}</summary>
        <form method="post" action="${`${base}/remove`}">
          <p class="hint">${t.removeHint}</p>
          <button class="button button-danger">${t.remove}</button>
        </form>
      </details>`,
  });
}

/** The values of the form; texts in disabled languages are kept. */
async function inputOf(request: PageRequest, stored: StoredCollection): Promise<CollectionInput> {
  const { form, site } = request;
  const texts: CollectionTexts = { ...stored.texts };
  for (const locale of site.locales)
    texts[locale] = { title: form.get(titleField(locale)) ?? '', intro: oneLine(form.get(introField(locale)) ?? '') };
  return {
    texts,
    startsOn: form.get('starts_on') ?? '',
    endsOn: form.get('ends_on') ?? '',
    tools: await toolsNamed(request, 'tools', COLLECTION_TOOLS_MOST),
  };
}

async function save(request: PageRequest): Promise<PageAnswer> {
  const { form, context, params, locale } = request;
  const stored = await getCollection(context.db.read, params['id'] ?? '');
  const edit = { ...(await inputOf(request, stored)), mark: form.get('mark') ?? '' };
  await editCollection(context.db, accountOf(request), stored.id, edit);
  return { redirect: `${pathTo(locale, 'editor', 'collections', stored.id)}?done=saved` };
}

async function create(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale } = request;
  const typed = (name: string): string => form.get(name) ?? '';
  const texts = typed('title').trim() === '' ? {} : { [locale]: { title: typed('title'), intro: '' } };
  const input = { id: typed('id'), texts, startsOn: typed('starts_on'), endsOn: typed('ends_on') };
  const id = await createCollection(context.db, accountOf(request), input);
  return { redirect: `${pathTo(locale, 'editor', 'collections', id)}?done=created` };
}

const DAYS = { starts_on: CHOSEN, ends_on: CHOSEN };

const COLLECTION_FORM: FormFields = {
  ...DAYS,
  mark: CHOSEN,
  tools: NAMED_TOOLS_LENGTH,
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [titleField(locale), COLLECTION_LENGTHS.title],
      [introField(locale), COLLECTION_LENGTHS.intro],
    ]),
  ),
};

export const COLLECTION_DESK_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/editor/collections',
    who: 'editor',
    form: { ...DAYS, id: COLLECTION_LENGTHS.id, title: COLLECTION_LENGTHS.title },
    page: listPage,
    act: create,
  }),
  ...formPages({
    path: '/:locale/editor/collections/:id',
    who: 'editor',
    form: COLLECTION_FORM,
    page: editPage,
    // The values are kept; saving again overwrites the other edit knowingly.
    late: editPage,
    act: save,
  }),
  actPage({
    path: '/:locale/editor/collections/:id/remove',
    who: 'editor',
    act: removeCollection,
    back: '/editor/collections',
    done: 'removed',
  }),
];
