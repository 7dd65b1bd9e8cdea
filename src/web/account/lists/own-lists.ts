/** The lists of an account: overview, creation, and adding a tool to one. */
import { addToList, createList } from '#catalog/lists/edits.ts';
import { LIST_LENGTHS, listOwnLists, type ListHead } from '#catalog/lists/lists.ts';
import { getTool, type Tool } from '#catalog/tools/tools.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { listMessages } from '#locales/subjects.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { areaField, errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { listBadge } from './pieces.ts';

function listTable(request: PageRequest, lists: readonly ListHead[]): Html {
  const { locale, format } = request;
  const { lists: t } = listMessages(locale);
  if (lists.length === 0)
    return html`<div class="empty">
      <h2>${t.none}</h2>
      <p>${t.noneHint}</p>
    </div>`;
  const rows = lists.map((list) => ({
    title: html`<a href="${pathTo(locale, 'account', 'lists', list.id)}">${personText(list.title)}</a>`,
    cells: [listBadge(request, list), format.number(list.size), timeText(list.updatedAt, format.date(list.updatedAt))],
  }));
  return tableFrame(t.title, [t.name, t.visibility.title, { name: t.size, class: 'number' }, t.updated], rows);
}

async function listsPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, query, context } = request;
  const { lists: t } = listMessages(locale);
  const lists = await listOwnLists(context.db.read, accountOf(request).id);
  return answerAccountPage(request, {
    title: t.title,
    section: 'lists',
    main: html`${doneNotice(query, { removed: t.done.removed })}
      ${errorSummary(request, form, { title: t.name, intro: t.intro })}
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      <div class="split">
        <div>${listTable(request, lists)}</div>
        <section class="panel" aria-labelledby="create">
          <h2 id="create">${t.create}</h2>
          <form method="post" action="${pathTo(locale, 'account', 'lists')}" class="form" novalidate>
            ${textField(request, form, { name: 'title', label: t.name, longest: LIST_LENGTHS.title })}
            ${areaField(request, form, { name: 'intro', label: t.intro, longest: LIST_LENGTHS.intro, rows: 3, optional: true })}
            <button class="button">${t.createButton}</button>
          </form>
        </section>
      </div>`,
  });
}

async function create(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale } = request;
  const account = accountOf(request);
  await takeAttempt(request, 'list', account.id);
  const texts = { title: form.get('title') ?? '', intro: form.get('intro') ?? '' };
  const id = await createList(context.db, account, { ...texts, locale });
  return { redirect: withQuery(pathTo(locale, 'account', 'lists', id), { done: 'created' }) };
}

/** The value of the choice "new list". */
const NEW = 'new';

async function addPage(request: PageRequest, tool: Tool, form: FormState): Promise<PageAnswer> {
  const { locale, context } = request;
  const { lists: t } = listMessages(locale);
  const lists = await listOwnLists(context.db.read, accountOf(request).id);
  const choices = [
    ...lists.map(({ id, title }) => ({ value: id, label: title })),
    { value: NEW, label: t.add.another },
  ];
  return answerAccountPage(request, {
    title: t.add.title(tool.name),
    section: 'lists',
    main: html`${errorSummary(request, form, { list: t.add.choose, title: t.add.newTitle, note: t.add.note })}
      <h1>${t.add.title(tool.name)}</h1>
      <form method="post" action="${pathTo(locale, 'account', 'lists', 'add')}" class="panel form" novalidate>
        <input type="hidden" name="tool" value="${tool.slug}" />
        ${lists.length > 0 && selectField(request, form, { name: 'list', label: t.add.choose, choices })}
        ${textField(request, form, {
          name: 'title',
          label: t.add.newTitle,
          longest: LIST_LENGTHS.title,
          ...(lists.length > 0 && { hint: t.add.newTitleHint, optional: true }),
        })}
        ${textField(request, form, { name: 'note', label: t.add.note, hint: t.add.noteHint, longest: LIST_LENGTHS.note, optional: true })}
        <button class="button">${t.add.button}</button>
      </form>
      <p>
        <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
      </p>`,
  });
}

async function add(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale } = request;
  const account = accountOf(request);
  const tool = await getTool(context.live, form.get('tool') ?? '', locale);
  let id = form.get('list') ?? NEW;
  await takeAttempt(request, 'list', account.id);
  const member = { slug: tool.slug, note: form.get('note') ?? '' };
  if (id === NEW)
    id = await createList(context.db, account, { title: form.get('title') ?? '', intro: '', locale, first: member });
  else await addToList(context.db, account, id, member);
  return { redirect: withQuery(pathTo(locale, 'account', 'lists', id), { done: 'added' }) };
}

async function addRefused(request: PageRequest, form: FormState): Promise<PageAnswer> {
  // An overlong name is no slug, so there is no page to return to.
  if (request.refusal?.fields['tool'] !== undefined) return listsPage(request, form);
  return addPage(request, await getTool(request.context.live, form.values.get('tool') ?? '', request.locale), form);
}

export const OWN_LIST_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/account/lists',
    who: 'member',
    form: { title: LIST_LENGTHS.title, intro: LIST_LENGTHS.intro },
    page: listsPage,
    act: create,
  }),
  {
    method: 'GET',
    path: '/:locale/account/lists/add',
    who: 'member',
    async handler(request) {
      const tool = await getTool(request.context.live, request.query.get('tool') ?? '', request.locale);
      return addPage(request, tool, blankForm());
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/lists/add',
    who: 'member',
    form: { tool: CHOSEN, list: CHOSEN, title: LIST_LENGTHS.title, note: LIST_LENGTHS.note },
    again: addRefused,
    handler: add,
  },
];
