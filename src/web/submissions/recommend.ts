/** The forms by which members recommend a tool, change or withdraw that, and makers answer. */
import { CatalogError, conflict } from '#catalog/errors.ts';
import { answer, isOfMaker, recommend, withdraw } from '#catalog/recommendations/edits.ts';
import {
  findOwn,
  getRecommendation,
  isShownNow,
  listOwn,
  type Recommendation,
} from '#catalog/recommendations/recommendations.ts';
import { RECOMMENDATION_LENGTHS } from '#catalog/recommendations/texts.ts';
import { categoryOfJob } from '#catalog/search/catalog-index.ts';
import { taskTextIn } from '#catalog/tools/tasks/task-book.ts';
import { tasksOfTool } from '#catalog/tools/tasks/tasks.ts';
import { getTool, type Tool } from '#catalog/tools/tools.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { sentenceOf } from '#locales/errors.ts';
import { listMessages, recommendationMessages, visitorMessages } from '#locales/subjects.ts';
import { areaField, errorSummary, selectField, type Choice } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { findTool, missingTool } from '#web/elements/missing-tool.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { recommendationCard, requireRecommendations } from '#web/elements/recommendation-card.ts';
import { verificationNotice } from '#web/account/verification.ts';
import { screeningOf } from './screening-options.ts';

const toolOf = ({ context, params, locale }: PageRequest): Promise<Tool> =>
  getTool(context.live, params['slug'] ?? '', locale);

/** The tasks of the tool, then the other tasks of its categories, else all tasks, by name. */
function taskChoices({ context, locale, query }: PageRequest, tool: Tool, chosen: string): Choice[] {
  const { live } = context;
  const own = tasksOfTool(live, tool, locale);
  const ids = new Set(own.map(({ id }) => id));
  const categories = new Set<string | null>(tool.categories.map(({ id }) => id));
  const near = live.tasks.shown.filter(({ id }) => categories.has(categoryOfJob(id)) || id === chosen);
  const collator = new Intl.Collator(locale);
  const others = (near.length === 0 || query.get('tasks') === 'all' ? live.tasks.shown : near)
    .filter(({ id }) => !ids.has(id))
    .map((task) => ({ value: task.id, label: taskTextIn(task, locale).name }))
    .sort((one, other) => collator.compare(one.label, other.label));
  return [...own.map(({ id, name }) => ({ value: id, label: name })), ...others];
}

const valuesOf = ({ task, text, toKnow }: Recommendation): URLSearchParams =>
  new URLSearchParams({ task, text, to_know: toKnow });

function recommendForm(request: PageRequest, tool: Tool, form: FormState, own: Recommendation | undefined): Html {
  const { locale, context } = request;
  const { recommendations } = recommendationMessages(locale);
  const { form: t } = recommendations;
  const typed = form.error === null && own !== undefined ? { ...form, values: valuesOf(own) } : form;
  // A task that editors have merged since is the other one.
  const task = context.live.tasks.taskOfJob(typed.values.get('task') ?? '')?.id;
  if (task !== undefined) typed.values.set('task', task);
  const path = pathTo(locale, 'tools', tool.slug, 'recommend');
  const area = (name: 'text' | 'to_know', label: string, hint: string): Html =>
    areaField(request, typed, { name, label, hint, rows: 3, longest: RECOMMENDATION_LENGTHS[name] });
  return html`<form class="panel form" method="post" action="${path}" novalidate>
      ${selectField(request, typed, { name: 'task', label: t.task, blank: t.choose, choices: taskChoices(request, tool, task ?? '') })}
      ${request.query.get('tasks') !== 'all' && html`<p><a href="${`${path}?tasks=all`}">${t.allTasks}</a></p>`}
      ${area('text', t.text, t.textHint(RECOMMENDATION_LENGTHS.text))} ${area('to_know', t.toKnow, t.toKnowHint)}
      ${own !== undefined && html`<p class="hint">${t.changeHint}</p>`}
      <button class="button">${own === undefined ? t.button : t.change}</button>
    </form>
    ${own !== undefined && withdrawForm(request)}`;
}

function withdrawForm({ locale, params }: PageRequest): Html {
  const { form: t } = recommendationMessages(locale).recommendations;
  const path = pathTo(locale, 'tools', params['slug'] ?? '', 'recommend', 'withdraw');
  return html`<form class="panel form" method="post" action="${path}">
    <p class="hint">${t.withdrawHint}</p>
    <button class="button button-danger">${t.withdraw}</button>
  </form>`;
}

/** The account's recommendation of a tool that left the catalog, with a button to withdraw it; undefined without one. */
async function leftoverPage(request: PageRequest, slug: string): Promise<PageAnswer | undefined> {
  const { locale, context, query } = request;
  const own = (await listOwn(context.db.read, accountOf(request).id)).find(({ tool }) => tool.slug === slug);
  const { recommendations: t } = recommendationMessages(locale);
  const done = doneNotice(query, { withdrawn: t.done.withdrawn });
  if (own === undefined || (own.state === 'withdrawn' && done === null)) return undefined;
  return answerPage(request, {
    title: t.form.title(own.tool.name),
    section: 'tools',
    search: 'header',
    main: html`<header>
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'start')}">${t.own}</a></p>
        <h1>${t.form.title(own.tool.name)}</h1>
      </header>
      <div class="stack">
        ${done ?? html`${notice('note', html`<p>${listMessages(locale).lists.gone}</p>`)} ${withdrawForm(request)}`}
      </div>`,
  });
}

/** A notice on the state of the own recommendation; null if it is shown or withdrawn. */
function standing({ locale }: PageRequest, own: Recommendation): Html | null {
  const { recommendations: t } = recommendationMessages(locale);
  if (own.state === 'shown' || own.state === 'withdrawn') return null;
  if (own.state === 'waiting') return notice('note', html`<p>${t.states.waiting}</p>`);
  return notice(
    'warning',
    html`<p>${t.done.hidden}</p>
      ${
        own.editorNote !== null &&
        html`<p>${t.form.note}</p>
          <blockquote class="lines">${personText(own.editorNote)}</blockquote>`
      }`,
  );
}

async function recommendPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  requireRecommendations(request);
  const slug = request.params['slug'] ?? '';
  const tool = await findTool(request, slug);
  if (tool === undefined) return (await leftoverPage(request, slug)) ?? missingTool(request, slug, ['recommend']);
  const account = accountOf(request);
  const { recommendations: t } = recommendationMessages(locale);
  const { read } = context.db;
  const found = await findOwn(read, account.id, tool.id);
  const own = found?.state === 'withdrawn' ? undefined : found;
  const row = await read
    .selectFrom('published_tools')
    .select(['id', 'account_id'])
    .where('id', '=', tool.id)
    .executeTakeFirst();
  const isOwnTool = row !== undefined && (await isOfMaker(read, account.id, row));
  const done = form.error === null ? doneNotice(query, t.done) : null;
  const main = isOwnTool
    ? (done ??
      html`${notice('note', html`<p>${sentenceOf(locale, conflict('own_tool'))}</p>`)}
      ${own !== undefined && withdrawForm(request)}`)
    : account.emailVerifiedAt === null
      ? html`<p>${t.form.confirmFirst}</p>
          ${verificationNotice(request, account)}`
      : (done ?? html`${own !== undefined && standing(request, own)} ${recommendForm(request, tool, form, own)}`);
  return answerPage(request, {
    title: t.form.title(tool.name),
    section: 'tools',
    search: 'header',
    main: html`<header>
        <p class="crumbs">
          <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
        </p>
        <h1>${t.form.title(tool.name)}</h1>
        ${done === null && html`<p class="lead">${t.form.lead}</p>`}
      </header>
      ${errorSummary(request, form, { task: t.form.task, text: t.form.text, to_know: t.form.toKnow })}
      <div class="stack">${main}</div>
      <p>
        <a href="${pathTo(locale, 'tools', tool.slug, 'recommendations')}">${t.all}</a> ·
        <a href="${pathTo(locale, 'tools', tool.slug, 'report')}">${visitorMessages(locale).titles.report}</a>
      </p>`,
  });
}

async function send(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, form } = request;
  requireRecommendations(request);
  const tool = await toolOf(request);
  const account = accountOf(request);
  await takeAttempt(request, 'recommendation', account.id);
  const said = {
    task: form.get('task') ?? '',
    text: form.get('text') ?? '',
    toKnow: form.get('to_know') ?? '',
    locale,
  };
  const { tasks } = context.live;
  const rules = { hasTask: (id: string) => tasks.find(id) !== undefined, ...screeningOf(request) };
  const state = await recommend(context.db, account, tool.slug, said, rules);
  return { redirect: `${pathTo(locale, 'tools', tool.slug, 'recommend')}?done=${state}` };
}

/** The recommendation of the address, of a tool of the visitor's. Throws `not_found`. */
async function answered({
  context,
  params,
  locale,
  account,
}: PageRequest): Promise<{ said: Recommendation; tool: Tool }> {
  const said = await getRecommendation(context.db.read, params['id'] ?? '');
  const own = context.db.read.selectFrom('published_tools').select('slug').where('id', '=', said.toolId);
  const row = await own.where('account_id', '=', account?.id ?? '').executeTakeFirst();
  if (row === undefined || !(await isShownNow(context.db.read, said))) throw new CatalogError('not_found');
  return { said, tool: await getTool(context.live, row.slug, locale) };
}

async function answerForm(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale } = request;
  requireRecommendations(request);
  const { said, tool } = await answered(request);
  const { recommendations: t } = recommendationMessages(locale);
  const all = pathTo(locale, 'tools', tool.slug, 'recommendations');
  return answerPage(request, {
    title: t.answer.label,
    section: 'tools',
    search: 'header',
    main: html`<header>
        <p class="crumbs"><a href="${all}">${t.titleOf(tool.name)}</a></p>
        <h1>${t.answer.label}</h1>
      </header>
      ${errorSummary(request, form, { answer: t.answer.label })}
      <ul class="plain">
        ${recommendationCard(request, said)}
      </ul>
      ${
        said.answeredBy !== accountOf(request).id &&
        html`<form
          class="panel form"
          method="post"
          action="${pathTo(locale, 'recommendations', said.id, 'answer')}"
          novalidate
        >
          ${areaField(request, form, { name: 'answer', label: t.answer.label, hint: t.answer.hint, rows: 3, longest: RECOMMENDATION_LENGTHS.answer })}
          <button class="button">${t.answer.button}</button>
        </form>`
      }`,
  });
}

async function sendAnswer(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, form } = request;
  requireRecommendations(request);
  const { said, tool } = await answered(request);
  const account = accountOf(request);
  await takeAttempt(request, 'recommendation', account.id);
  const { onRuleError } = screeningOf(request);
  await answer(context.db, account, said.id, { answer: form.get('answer') ?? '', locale }, onRuleError);
  return { redirect: `${pathTo(locale, 'tools', tool.slug, 'recommendations')}?done=answered` };
}

export const RECOMMEND_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/tools/:slug/recommend',
    who: 'member',
    form: { task: CHOSEN, text: RECOMMENDATION_LENGTHS.text, to_know: RECOMMENDATION_LENGTHS.to_know },
    page: recommendPage,
    act: send,
  }),
  {
    method: 'POST',
    path: '/:locale/tools/:slug/recommend/withdraw',
    who: 'member',
    form: {},
    async handler(request) {
      const { locale, context, params } = request;
      requireRecommendations(request);
      const slug = params['slug'] ?? '';
      await withdraw(context.db, accountOf(request), slug);
      return { redirect: `${pathTo(locale, 'tools', slug, 'recommend')}?done=withdrawn` };
    },
  },
  ...formPages({
    path: '/:locale/recommendations/:id/answer',
    who: 'member',
    form: { answer: RECOMMENDATION_LENGTHS.answer },
    page: answerForm,
    act: sendAnswer,
  }),
];
