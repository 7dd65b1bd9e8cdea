/** The task of a job for editors: its texts, whether it is shown, and which tools do it. */
import { LOCALES, LOCALE_NAMES, type Locale } from '#catalog/locales.ts';
import { listTasks } from '#catalog/tools/tasks/tasks.ts';
import {
  editTask,
  getStoredTask,
  TASK_LENGTHS,
  TASK_TOOLS_MOST,
  type StoredTask,
  type TaskInput,
} from '#catalog/tools/tasks/edits.ts';
import { taskTextIn, type TaskTexts } from '#catalog/tools/tasks/task-book.ts';
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { sentenceOf } from '#locales/errors.ts';
import { toolMessages } from '#locales/subjects.ts';
import { areaField, errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { blankForm, oneLine, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { alertNotice, doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { NAMED_TOOLS_LENGTH, toolsNamed, toolLines } from './named-tools.ts';
import { formPages } from '#web/elements/form-pages.ts';

const STATES = ['shown', 'hidden'] as const;

const nameField = (locale: Locale): string => `name-${locale}`;
const sentenceField = (locale: Locale): string => `sentence-${locale}`;

function formOf({ texts, isHidden, mergedInto, does, doesNot, mark }: StoredTask): FormState {
  const values: Record<string, string> = {
    state: isHidden ? 'hidden' : 'shown',
    merged_into: mergedInto,
    does: does.join('\n'),
    does_not: doesNot.join('\n'),
    mark,
  };
  for (const locale of LOCALES) {
    values[nameField(locale)] = texts[locale]?.name ?? '';
    values[sentenceField(locale)] = texts[locale]?.sentence ?? '';
  }
  return blankForm(values);
}

function labelsOf({ locale }: PageRequest): Record<string, string> {
  const { task: t, collection: c } = toolMessages(locale);
  const texts = LOCALES.flatMap((each) => [
    [nameField(each), `${c.name} (${LOCALE_NAMES[each]})`],
    [sentenceField(each), `${t.sentence} (${LOCALE_NAMES[each]})`],
  ]);
  return { state: t.state, merged_into: t.mergedInto, does: t.does, does_not: t.doesNot, ...Object.fromEntries(texts) };
}

function textPanel(request: PageRequest, form: FormState, locale: Locale): Html {
  const { task: t, collection: c } = toolMessages(request.locale);
  return html`<section class="panel stack" aria-labelledby="${`of-${locale}`}">
    <h2 id="${`of-${locale}`}"><bdi lang="${locale}">${LOCALE_NAMES[locale]}</bdi></h2>
    ${textField(request, form, { name: nameField(locale), label: c.name, longest: TASK_LENGTHS.name, optional: true, dir: 'auto' })}
    ${areaField(request, form, { name: sentenceField(locale), label: t.sentence, longest: TASK_LENGTHS.sentence, rows: 2, optional: true })}
  </section>`;
}

/** State, the task that it is part of, and the tools by statement. */
function actFields(request: PageRequest, form: FormState, id: string): Html {
  const { locale, context } = request;
  const { task: t } = toolMessages(locale);
  const others = listTasks(context.live, locale).filter((task) => task.id !== id);
  const into = valueOf(form, 'merged_into');
  const isOther = into !== '' && !others.some((task) => task.id === into);
  const tools = (name: string, label: string): Html =>
    areaField(request, form, {
      name,
      label,
      hint: t.toolsHint(TASK_TOOLS_MOST),
      rows: 6,
      optional: true,
      lines: toolLines(request),
    });
  return html`<div class="panel stack">
      ${selectField(request, form, { name: 'state', label: t.state, choices: STATES.map((value) => ({ value, label: t.states[value] })) })}
      ${selectField(request, form, {
        name: 'merged_into',
        label: t.mergedInto,
        hint: t.mergedHint,
        blank: t.notMerged,
        optional: true,
        choices: [
          ...others.map((task) => ({ value: task.id, label: task.name })),
          ...(isOther ? [{ value: into, label: into }] : []),
        ],
      })}
    </div>
    <div class="panel stack">${tools('does', t.does)} ${tools('does_not', t.doesNot)}</div>`;
}

async function taskPage(request: PageRequest, typed: FormState): Promise<PageAnswer> {
  const { locale, context, params, query, site } = request;
  const { task: t, jobs, tool, save } = toolMessages(locale);
  const stored = await getStoredTask(context.db.read, params['id'] ?? '');
  const form = typed.error === null ? formOf(stored) : typed;
  const { id } = stored;
  const title = taskTextIn(stored, locale).name || id.replaceAll('-', ' ');
  const isStale = form.error?.code === 'conflict';
  return answerDeskPage(request, {
    title,
    section: 'categories',
    main: html`${doneNotice(query, { saved: t.saved })}
      ${
        form.error !== null && isStale
          ? alertNotice(sentenceOf(locale, form.error))
          : errorSummary(request, form, labelsOf(request))
      }
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'jobs')}">${jobs.title}</a></p>
      <h1>${title}</h1>
      <p class="lead">${t.lead}</p>
      <ul class="desk-facts">
        ${context.live.tasks.find(id) !== undefined && html`<li><a href="${pathTo(locale, 'tasks', id)}">${tool.visible}</a></li>`}
        <li><a href="${pathTo(locale, 'editor', 'jobs', id)}">${jobs.phrases}</a></li>
      </ul>
      <form method="post" action="${pathTo(locale, 'editor', 'tasks', id)}" class="stack" novalidate>
        <div class="desk-pair">
          ${actFields(request, form, id)} ${site.locales.map((each) => textPanel(request, form, each))}
        </div>
        <input type="hidden" name="mark" value="${isStale ? stored.mark : valueOf(form, 'mark')}" />
        <div class="desk-save"><button class="button" data-save>${save}</button></div>
      </form>`,
  });
}

/** The values of the form; texts in disabled languages are kept. */
async function inputOf(request: PageRequest, stored: StoredTask): Promise<TaskInput> {
  const { form, site } = request;
  const texts: TaskTexts = { ...stored.texts };
  for (const locale of site.locales)
    texts[locale] = {
      name: form.get(nameField(locale)) ?? '',
      sentence: oneLine(form.get(sentenceField(locale)) ?? ''),
    };
  return {
    texts,
    isHidden: form.get('state') === 'hidden',
    mergedInto: form.get('merged_into') ?? '',
    does: await toolsNamed(request, 'does', TASK_TOOLS_MOST),
    doesNot: await toolsNamed(request, 'does_not', TASK_TOOLS_MOST),
  };
}

async function saveTask(request: PageRequest): Promise<PageAnswer> {
  const { form, context, params, locale } = request;
  const stored = await getStoredTask(context.db.read, params['id'] ?? '');
  const edit = { ...(await inputOf(request, stored)), mark: form.get('mark') ?? '' };
  await editTask(context.db, accountOf(request), stored.id, edit);
  return { redirect: `${pathTo(locale, 'editor', 'tasks', stored.id)}?done=saved` };
}

const TASK_FORM: FormFields = {
  state: CHOSEN,
  merged_into: CHOSEN,
  mark: CHOSEN,
  does: NAMED_TOOLS_LENGTH,
  does_not: NAMED_TOOLS_LENGTH,
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [nameField(locale), TASK_LENGTHS.name],
      [sentenceField(locale), TASK_LENGTHS.sentence],
    ]),
  ),
};

export const TASK_DESK_PAGES = formPages({
  path: '/:locale/editor/tasks/:id',
  who: 'editor',
  form: TASK_FORM,
  page: taskPage,
  // The values are kept; saving again overwrites the other edit knowingly.
  late: taskPage,
  act: saveTask,
});
